"""How fast other engines play random games, measured in a process of their own beside ours.

    python -m spieltisch.lab.peers openspiel othello 3
    python -m spieltisch.lab.peers openspiel-search othello 3
    python -m spieltisch.lab.peers pgx backgammon 3 [BATCH]

Prints one line of JSON. OpenSpiel's figure is its best: whole random games run by its C++ rollouts on one
core; its search is its C++ MCTS with one random rollout in each simulation. Pgx plays a batch at once, with
finished games started anew, on whatever device JAX finds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from typing import Any

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say

PEERS = {
    "openspiel": ("pyspiel", "OpenSpiel (C++)"),
    "openspiel-search": ("pyspiel", "OpenSpiel MCTS (C++)"),
    "pgx": ("pgx", "Pgx (JAX)"),
}
GPU_BATCH, CPU_BATCH = 524_288, 4_096


@dataclass(frozen=True)
class Measured:
    """Games per second of another engine."""

    peer: str
    game: str
    games_per_second: float
    device: str


def measure(peer: str, name: str, seconds: float = 4.0, gpu: bool = False) -> Measured:
    """Let a peer play one of its games in a child process."""
    command = [sys.executable, "-m", __spec__.name, peer, name, str(seconds), str(GPU_BATCH if gpu else CPU_BATCH)]
    environment = dict(os.environ) | ({} if gpu else {"JAX_PLATFORMS": "cpu"})
    child = subprocess.run(command, capture_output=True, text=True, env=environment)
    if child.returncode:
        module, title = PEERS[peer]
        if f"No module named '{module}'" in child.stderr:
            raise Mistake(say("no-peer", peer=title))
        last = child.stderr.strip().splitlines()[-1:] or ["?"]
        raise Mistake(say("peer-failed", peer=title, why=last[0]))
    return Measured(peer, name, **json.loads(child.stdout.strip().splitlines()[-1]))


def _openspiel(name: str, seconds: float) -> dict[str, Any]:
    """Rollouts of the MCTS evaluator: each is a whole random game without a step through Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    per_search, rollouts = 10, 100
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, per_search, 100, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    games, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        games += bot.mcts_search(state).explore_count * rollouts
    return {"games_per_second": games / (time.perf_counter() - start), "device": "1 core"}


def _openspiel_search(name: str, seconds: float) -> dict[str, Any]:
    """Simulations of the tree search at the first decision, each with one random rollout."""
    import pyspiel

    game = pyspiel.load_game(name)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 1000, 100, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    iterations, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        iterations += bot.mcts_search(state).explore_count
    return {"games_per_second": iterations / (time.perf_counter() - start), "device": "1 core"}


def _pgx(name: str, seconds: float, batch: int) -> dict[str, Any]:
    """Batched steps inside one compiled loop; the games that end during the timed steps are counted."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(_: Any, carry: Any) -> Any:
        key, state, ended = carry
        key, choosing, stepping = jax.random.split(key, 3)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, scores, axis=-1)
        state = step(state, action, jax.random.split(stepping, batch))
        return key, state, ended + state.terminated.sum(dtype=jnp.int32)

    def many(key: Any, state: Any, steps: int) -> Any:
        return jax.lax.fori_loop(0, steps, one, (key, state, jnp.int32(0)))[1:]

    run = jax.jit(many)
    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    # Long enough that games are at all stages, and as a measure of how many steps fill the time.
    steps = 256
    state, _ = jax.block_until_ready(run(key, state, steps))
    start = time.perf_counter()
    state, _ = jax.block_until_ready(run(key, state, steps))
    steps = max(steps, int(steps * seconds / (time.perf_counter() - start)))
    start = time.perf_counter()
    state, ended = jax.block_until_ready(run(jax.random.PRNGKey(1), state, steps))
    rate = int(ended) / (time.perf_counter() - start)
    return {"games_per_second": rate, "device": f"{jax.devices()[0].device_kind}, batch {batch:,}"}


if __name__ == "__main__":
    _, peer, name, seconds, *rest = sys.argv
    if peer == "pgx":
        answer = _pgx(name, float(seconds), int(rest[0]))
    else:
        answer = (_openspiel if peer == "openspiel" else _openspiel_search)(name, float(seconds))
    sys.stdout.write(json.dumps(answer) + "\n")
