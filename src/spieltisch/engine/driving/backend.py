"""Turns rule functions into compiled ones. Only this file and `linking` know the compiler.

Rule modules are imported once, as plain Python. To compile a function its code is bound to a copy of
its module's names in which every function that compiled code names is a compiled one and every table
is an array; the names of `contract` become the functions of one game, those of `advice` too where the
game has advice, and what only watchers need (`telling`) becomes nothing.
Four modes:

    INTERPRETED   the Python functions themselves
    COMPILED      machine code, kept on disk between runs
    CHECKED       machine code that refuses places outside an array; for tests, not kept
    GPU           kernels that call the same functions inside a CUDA thread

What is kept on disk lies in a folder named by a hash of the sources the game is made of, so an edit in
any of them is noticed.
"""

from __future__ import annotations

import dis
import hashlib
import os
import shutil
import sys
import threading
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from spieltisch.engine.driving import advice
from spieltisch.engine.kernel import contract
from spieltisch.engine.kernel.table import Table
from spieltisch.engine.kernel.telling import UNWATCHED, Told
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say

if TYPE_CHECKING:
    from spieltisch.engine.driving.game import Game

INTERPRETED, COMPILED, CHECKED, GPU = "interpreted", "compiled", "checked", "gpu"

Function = Callable[..., Any]

_OURS = "spieltisch."

# Held while functions are wrapped: what is wrapped is shared by all threads, and the compiler is told by a name that
# the whole process has in which folder to keep a function.
_WRAPPING = threading.RLock()


def bind(function: Function, game: Game, mode: str = COMPILED, advised: bool = True) -> Any:
    """A driver (generic code that calls the contract's functions) for one game, in one mode.

    Not advised, it does without the game's advice to bots.
    """
    with _WRAPPING:
        return _workshop(game, mode, advised or game.advice is None).make(function, entry=True)


def rule_functions(game: Game, mode: str = COMPILED) -> dict[str, Any]:
    """The game's own rule functions by name. Compiled ones are called with `record.array[0]`."""
    mine = {name: getattr(game.rules, name) for name in contract.NAMES if hasattr(game.rules, name)}
    return {name: bind(function, game, mode) for name, function in mine.items()}


def named(function: Function) -> dict[str, set[str]]:
    """The names of its module that a function uses, each with what it asks for behind a dot."""
    found: dict[str, set[str]] = {}
    last = None
    for step in dis.get_instructions(function):
        if step.opname == "LOAD_GLOBAL":
            found.setdefault(step.argval, set())
        elif step.opname in ("LOAD_ATTR", "LOAD_METHOD") and last and last.opname == "LOAD_GLOBAL":
            found[last.argval].add(step.argval)
        last = step
    return found


def variable_types(game: Game, mode: str = CHECKED) -> dict[str, dict[str, str]]:
    """The compiler's types of all variables in what was compiled in this mode, by function."""
    found: dict[str, dict[str, str]] = {}
    for (module, name, _), made in _workshop(game, mode).done.items():
        for overload in made.overloads.values():
            types = overload.type_annotation.typemap
            found[f"{module}.{name}"] = {variable: str(kind) for variable, kind in types.items()}
    return found


@cache
def _workshop(game: Game, mode: str, advised: bool = True) -> _Workshop:
    return _Workshop(game, mode, advised)


class _Workshop:
    """Compiles functions for one game in one mode, each once."""

    def __init__(self, game: Game, mode: str, advised: bool) -> None:
        self.game = game
        self.mode = mode
        self.advised = advised
        self.twins: dict[str, types.ModuleType] = {}
        self.translated: set[tuple[str, str]] = set()
        self.done: dict[tuple[str, str, bool], Any] = {}

    def make(self, function: Function, entry: bool = False) -> Any:
        """The function for this mode. An entry is called from Python: it is kept on disk and frees the GIL."""
        key = (function.__module__, function.__qualname__, entry)
        if key not in self.done:
            self.done[key] = self._compile(self._bound(function), entry)
        return self.done[key]

    def _bound(self, function: Function) -> types.FunctionType:
        """The same code over the names that compiled code sees."""
        scope = self._scope(sys.modules[function.__module__], named(function))
        bound = types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        bound.__module__ = function.__module__
        # The compiler's disk cache tells functions apart by this name.
        bound.__qualname__ = f"{function.__qualname__}-{self.game.id}{'' if self.advised else '-alone'}"
        return bound

    def _scope(self, module: types.ModuleType, names: Mapping[str, Iterable[str]]) -> dict[str, Any]:
        """The names of a module, of which these are translated; of another module's, those that follow its name."""
        scope = vars(self._twin(module))
        for name, behind in names.items():
            value = vars(module).get(name)
            if isinstance(value, types.ModuleType) and value.__name__.startswith(_OURS):
                scope[name] = self._twin(value)
                self._scope(value, dict.fromkeys(behind, ()))
            elif (module.__name__, name) not in self.translated and name in scope:
                self.translated.add((module.__name__, name))
                scope[name] = self._translated(value)
        return scope

    def _twin(self, module: types.ModuleType) -> types.ModuleType:
        """The module as compiled code sees it."""
        if module.__name__ not in self.twins:
            twin = self.twins[module.__name__] = types.ModuleType(module.__name__)
            vars(twin).update(vars(module))
        return self.twins[module.__name__]

    def _translated(self, value: Any) -> Any:
        if isinstance(value, Table):
            return value if self.mode == INTERPRETED else value.array
        if isinstance(value, Told):
            return value if self.mode == INTERPRETED else 0
        if not isinstance(value, types.FunctionType):
            return value
        if value.__module__ == contract.__name__:
            value = getattr(self.game.rules, value.__name__, value)
        elif value.__module__ == advice.__name__ and self.advised and self.game.advice:
            value = getattr(self.game.advice, value.__name__, value)
        elif self.mode != INTERPRETED:
            value = UNWATCHED.get(value, value)
        return self.make(value)

    def _compile(self, function: types.FunctionType, entry: bool) -> Any:
        if self.mode == INTERPRETED:
            return function
        import numba

        from spieltisch.engine.driving.linking import EntryCompiler, HastyCompiler, PartCompiler

        keep = entry and self.mode == COMPILED
        checked = self.mode == CHECKED
        # What only compiled code calls needs no door for Python.
        doors: dict[str, Any] = {"no_cpython_wrapper": not entry, "no_cfunc_wrapper": True}
        doors["pipeline_class"] = (HastyCompiler if checked else EntryCompiler) if entry else PartCompiler
        with _kept_in(cache_folder(self.game.id)) if keep else nullcontext():
            return numba.njit(function, cache=keep, nogil=entry, boundscheck=checked, error_model="numpy", **doors)


@contextmanager
def _kept_in(folder: Path) -> Iterator[None]:
    """What is wrapped meanwhile is kept in a folder: the compiler reads its name when a function is wrapped."""
    from numba import config

    before = config.CACHE_DIR  # type: ignore[attr-defined]
    config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        config.CACHE_DIR = before  # type: ignore[attr-defined]


# The GPU.


@cache
def kernel(body: Function, game: Game, size: int, least: int, most: int) -> Any:
    """A CUDA kernel whose threads each call the driver `body` with a record, a move list and a tally of their own.

    The tallies, of `size` places, are added up over all threads, but for the places `least` and `most`.
    """
    from numba import from_dtype

    device = cuda()
    record = from_dtype(game.state.dtype)
    room = game.room
    with _WRAPPING:
        share = _workshop(game, COMPILED).make(body)

    def run(blank: Any, job: Any, totals: Any, ends: Any) -> None:
        states = device.local.array(1, record)
        out = device.local.array(room, np.int32)
        choice = device.local.array(4, np.uint32)
        tally = device.local.array(size, np.int64)
        for i in range(size):
            tally[i] = 0
        tally[least] = totals[least]
        share(device.grid(1), device.gridsize(1), states, out, choice, tally, blank, job, ends)
        for i in range(size):
            if i == least:
                device.atomic.min(totals, i, tally[i])
            elif i == most:
                device.atomic.max(totals, i, tally[i])
            else:
                device.atomic.add(totals, i, tally[i])

    return device.jit(run)


def cuda() -> Any:
    """numba-cuda's `cuda` module, if it and a GPU are here."""
    for gone, now in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, gone):  # numba-cuda still looks for names that NumPy 2.5 dropped
            setattr(np, gone, getattr(np, now))
    try:
        import numba_cuda  # noqa: F401
        from numba import cuda as module
    except ImportError:
        raise Mistake(say("no-cuda-package")) from None
    if not module.is_available():  # type: ignore[no-untyped-call]
        raise Mistake(say("no-gpu"))
    return module


def has_gpu() -> bool:
    """Whether kernels can run here."""
    try:
        cuda()
    except Mistake:
        return False
    return True


# The disk cache.

_PACKAGE = Path(__file__).resolve().parents[2]


@cache
def source_hash(game_id: str) -> str:
    """A hash of the Python sources that compiled code can come from: without tables, server and the other games."""
    digest = hashlib.sha256()
    games = _PACKAGE / "games"
    others = {rules.parent for rules in games.glob("*/rules.py")} - {games / game_id}
    others |= {_PACKAGE / "table", _PACKAGE / "server"}
    for path in sorted(_PACKAGE.glob("*/**/*.py")):
        if others.isdisjoint(path.parents):
            digest.update(path.relative_to(_PACKAGE).as_posix().encode() + b"\0")
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where machine code is kept: `SPIELTISCH_CACHE`, else the user's cache folder."""
    if named := os.environ.get("SPIELTISCH_CACHE"):
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "spieltisch"


_KEPT_FOLDERS = 3


@cache
def cache_folder(game_id: str) -> Path:
    """The folder for this version of a game. Folders of older sources of the game are swept away."""
    root = cache_root() / game_id
    folder = root / source_hash(game_id)
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for old in sorted(root.iterdir(), key=lambda p: -p.stat().st_mtime)[_KEPT_FOLDERS:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder
