"""The house rules of rule code, checked on the syntax tree: what compiles and means the same in every mode."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator
from types import FunctionType, ModuleType
from typing import Any

from spieltisch.engine.driving import backend
from spieltisch.engine.kernel import contract, telling

MAY_IMPORT = ("__future__", "typing", "collections.abc", "spieltisch.engine.kernel.", "spieltisch.games.")
BUILT_IN = {"range", "min", "max", "abs", "len"}
MOST_LINES = 60
Function = Callable[..., Any]

NOT_COMPILED = (contract.__name__, telling.__name__)

FORBIDDEN: dict[type[ast.AST], str] = {
    ast.List: "no lists",
    ast.Dict: "no dicts",
    ast.Set: "no sets",
    ast.ListComp: "no comprehensions",
    ast.SetComp: "no comprehensions",
    ast.DictComp: "no comprehensions",
    ast.GeneratorExp: "no generators",
    ast.JoinedStr: "no strings",
    ast.Lambda: "no functions inside functions",
    ast.FunctionDef: "no functions inside functions",
    ast.ClassDef: "no classes inside functions",
    ast.Try: "no exceptions",
    ast.Raise: "no exceptions",
    ast.Assert: "no exceptions",
    ast.With: "no context managers",
    ast.Yield: "no generators",
    ast.YieldFrom: "no generators",
    ast.Global: "no global variables",
    ast.Nonlocal: "no variables of other functions",
    ast.Import: "no imports inside functions",
    ast.ImportFrom: "no imports inside functions",
    ast.Slice: "no slices: copy place by place",
    ast.Div: "no division with fractions: use //",
    ast.Pow: "no powers: use shifts or tables",
    ast.Invert: "no bare ~: use ^ with a mask",
    ast.Starred: "no unpacking with *",
}


def reached(functions: Iterable[Function]) -> list[Function]:
    """These functions and all that they call, but for what a watcher alone needs."""
    found: dict[Function, None] = {}
    frontier = list(functions)
    while frontier:
        function = frontier.pop()
        if function not in found and function.__module__ not in NOT_COMPILED:
            found[function] = None
            frontier += _called(function)
    return list(found)


def _called(function: Function) -> list[Function]:
    module = sys.modules[function.__module__]
    found: list[Function] = []
    for name, behind in backend.named(function).items():
        thing = getattr(module, name, None)
        things = [getattr(thing, part, None) for part in behind] if isinstance(thing, ModuleType) else [thing]
        found += [thing for thing in things if isinstance(thing, FunctionType)]
    return found


def violations(functions: Iterable[Function]) -> list[str]:
    """What in these functions and those that they call breaks a house rule, one line each; an empty list is good."""
    found = []
    for function in reached(functions):
        tree = ast.parse(inspect.getsource(function)).body[0]
        assert isinstance(tree, ast.FunctionDef)
        faults = list(_body(tree))
        if function in reached(_called(function)):
            faults.append((1, f"{function.__name__} calls itself"))
        first = function.__code__.co_firstlineno - 1
        found += [f"{function.__module__}:{first + line}: {what}" for line, what in faults]
    return found


def foreign_imports(module: ModuleType) -> list[str]:
    """What a module of rules imports and should not."""
    names = []
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append(node.module or "")
    return [name for name in names if not name.startswith(MAY_IMPORT)]


def _body(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    length = (function.end_lineno or function.lineno) - function.lineno + 1
    if length > MOST_LINES:
        yield function.lineno, f"{function.name} has {length} lines: split it, compile time grows badly"
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    for statement in body:
        for node in ast.walk(statement):
            if what := _fault(node):
                yield getattr(node, "lineno", statement.lineno), what


def _fault(node: ast.AST) -> str | None:
    if what := FORBIDDEN.get(type(node)):
        return what
    if isinstance(node, ast.Constant) and isinstance(node.value, float | str | bytes | complex):
        return f"no {type(node.value).__name__} constants"
    if isinstance(node, ast.Constant) and isinstance(node.value, int) and not -(2**63) <= node.value < 2**63:
        return "no constants beyond 63 bits"
    if (
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.USub)
        and not isinstance(node.operand, ast.Constant | ast.Name)
    ):
        return "no unary minus on a field: use 0 - x"
    if isinstance(node, ast.Call) and not _is_plain(node.func):
        return "only plain functions are called"
    if isinstance(node, ast.Call) and (node.keywords or any(isinstance(a, ast.Starred) for a in node.args)):
        return "arguments are given by place"
    return None


def _is_plain(function: ast.expr) -> bool:
    """Whether it is called by its name, or by the name of its module and its own."""
    return isinstance(function, ast.Name) or (
        isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id != "s"
    )
