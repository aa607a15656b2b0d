"""The tree of a search: what was seen by whoever was to move, and how his moves have fared.

A node is found by a hash of what the mover sees, so whatever looks alike to him is one node, however it
came about. All nodes lie in arrays that compiled code walks.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from spieltisch.engine.driving.advice import weigh
from spieltisch.engine.kernel.contract import hide, moves

NODES, EDGES, ITERATIONS, DEEPEST, COUNTERS = range(5)
MOST_DEPTH = 400


class Tree(NamedTuple):
    """The arrays of a tree, and room to work in."""

    keys: Any  # by slot of the hash table; 0 is free
    first: Any  # by slot: where the node's moves begin
    count: Any  # by slot: how many moves
    visits: Any  # by slot
    move: Any  # by edge
    tries: Any  # by edge
    gain: Any  # by edge: the sum of the mover's results
    weight: Any  # by edge
    used: Any  # counters
    path: Any  # edges gone along
    slots: Any  # nodes gone through
    movers: Any  # who went
    live: Any  # the record played on
    seen: Any  # a copy of it, hidden
    words: Any  # the bytes of that copy


def new_tree(dtype: np.dtype[Any], nodes: int) -> Tree:
    """An empty tree with room for so many nodes."""
    slots = 1 << (2 * nodes - 1).bit_length()
    edges = nodes * 16 + 4096
    seen = np.zeros(1, dtype)
    return Tree(
        np.zeros(slots, np.int64),
        np.empty(slots, np.int32),
        np.empty(slots, np.int32),
        np.empty(slots, np.int32),
        np.empty(edges, np.int32),
        np.empty(edges, np.int32),
        np.empty(edges, np.float32),
        np.empty(edges, np.float32),
        np.zeros(COUNTERS, np.int64),
        np.empty(MOST_DEPTH, np.int32),
        np.empty(MOST_DEPTH, np.int32),
        np.empty(MOST_DEPTH, np.int32),
        np.zeros(1, dtype),
        seen,
        seen.view(np.int32),
    )


def key_of(tree: Any, mover: int) -> int:
    """A hash, never 0, of what the mover sees of the live record."""
    tree.seen[0] = tree.live[0]
    hide(tree.seen[0], mover)
    words = tree.words
    h = np.int64(mover + 1)
    for place in range(len(words)):
        h = (h ^ words[place]) * np.int64(0x2127599BF4325C37)
        h ^= (h >> 29) & np.int64(0x7FFFFFFFF)
    return h | (h == 0)


def slot_of(tree: Any, key: int) -> int:
    """The slot of a node, or the free slot where it would be."""
    mask = len(tree.keys) - 1
    slot = (key ^ (key >> 32)) & mask
    while tree.keys[slot] != 0 and tree.keys[slot] != key:
        slot = (slot + 1) & mask
    return slot


def has_room(tree: Any, n: int) -> bool:
    """Whether another node with n moves fits."""
    return tree.used[EDGES] + n <= len(tree.move) and 2 * (tree.used[NODES] + 1) <= len(tree.keys)


def add_node(tree: Any, slot: int, key: int, mover: int, out: Any, n: int) -> None:
    """A node for the n moves in `out`."""
    start = tree.used[EDGES]
    tree.keys[slot] = key
    tree.first[slot] = start
    tree.count[slot] = n
    tree.visits[slot] = 0
    for place in range(n):
        tree.move[start + place] = out[place]
        tree.tries[start + place] = 0
        tree.gain[start + place] = 0.0
    weigh(tree.live[0], mover, out, n, tree.weight[start : start + n])
    tree.used[EDGES] = start + n
    tree.used[NODES] += 1


def node_of(tree: Any, mover: int, out: Any) -> int:
    """The slot of the mover's node, made if need be; -1 if there is no room."""
    key = key_of(tree, mover)
    slot = slot_of(tree, key)
    if tree.keys[slot] == 0:
        n = moves(tree.live[0], mover, out)
        if not has_room(tree, n):
            return -1
        add_node(tree, slot, key, mover, out, n)
    return slot
