"""The house rules of rule code, checked on the syntax tree: what compiles and means the same in every mode."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

MAY_IMPORT = ("__future__", "typing", "collections.abc", "spieltisch.engine.kernel.", "spieltisch.games.")
BUILT_IN = {"range", "min", "max", "abs", "len"}
MOST_LINES = 60

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


def violations(path: Path) -> list[str]:
    """What in a file with rule functions breaks a house rule, one line each; an empty list is good."""
    tree = ast.parse(path.read_text("utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef) and _is_rule(node)]
    found = list(_imports(tree))
    for function in functions:
        found += _body(function)
    found += _recursion(functions)
    return [f"{path.name}:{line}: {what}" for line, what in found]


def rule_files(package: Path) -> list[Path]:
    """Every file of the package that has rule functions."""
    return [path for path in sorted(package.rglob("*.py")) if "\n@rule\n" in path.read_text("utf-8")]


def _is_rule(function: ast.FunctionDef) -> bool:
    return any(isinstance(d, ast.Name) and d.id == "rule" for d in function.decorator_list)


def _imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [a.name for a in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        else:
            continue
        for name in names:
            if not name.startswith(MAY_IMPORT):
                yield node.lineno, f"rule files do not import {name}"


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
    if isinstance(node, ast.Call) and not isinstance(node.func, ast.Name):
        return "only plain functions are called"
    if isinstance(node, ast.Call) and (node.keywords or any(isinstance(a, ast.Starred) for a in node.args)):
        return "arguments are given by place"
    return None


def _recursion(functions: list[ast.FunctionDef]) -> Iterator[tuple[int, str]]:
    calls = {
        f.name: {n.func.id for n in ast.walk(f) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
        for f in functions
    }
    for function in functions:
        reached, frontier = set[str](), set(calls[function.name])
        while frontier:
            reached |= frontier
            frontier = {called for name in frontier for called in calls.get(name, ())} - reached
        if function.name in reached:
            yield function.lineno, f"{function.name} calls itself"
