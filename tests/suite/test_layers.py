"""The layers point one way, and nothing outside a game's folder names the game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import spieltisch
from spieltisch.engine.driving.game import game, game_ids

PACKAGE = Path(spieltisch.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))

# What a layer may import of the package besides itself.
MAY_IMPORT = {
    "engine": {"games"},  # the registry only
    "games": {"engine"},
    "lab": {"engine", "bots"},
    "bots": {"engine"},
    "table": {"engine", "bots"},
    "server": {"engine", "bots", "table"},
}


# And the same for the folders of the engine and of the server.
OF_ENGINE_MAY_IMPORT: dict[str, set[str]] = {"kernel": set(), "showing": {"kernel"}, "driving": {"kernel", "showing"}}
OF_SERVER_MAY_IMPORT = {
    "storage": {"logs", "settings"},
    "running": {"logs", "settings", "limits", "messages", "metrics", "storage"},
    "web": {"logs", "settings", "limits", "messages", "running"},
}

# What a table knows nothing of: it does not wait, does not ask for the time, and is kept and shown by others.
NOT_AT_A_TABLE = {"asyncio", "concurrent", "multiprocessing", "queue", "socket", "sqlite3", "subprocess", "threading"}
NOT_AT_A_TABLE |= {"time", "alembic", "litestar", "redis", "sqlalchemy", "uvicorn", "websockets"}


def all_imported(path: Path) -> set[str]:
    """The modules that a file imports, by their full names."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{name.name}" for name in node.names}
    return found


def imported(path: Path) -> set[str]:
    """The package's modules that a file imports."""
    return {name for name in all_imported(path) if name.startswith("spieltisch.")}


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_layers_point_one_way(path: Path) -> None:
    layer = path.relative_to(PACKAGE).parts[0]
    if layer not in MAY_IMPORT:
        return
    for name in imported(path):
        other = name.split(".")[1]
        assert other == layer or other in MAY_IMPORT[layer], f"{layer} imports {name}"


FOLDERS = [("engine", name, may) for name, may in OF_ENGINE_MAY_IMPORT.items()]
FOLDERS += [("server", name, may) for name, may in OF_SERVER_MAY_IMPORT.items()]


@pytest.mark.parametrize(("layer", "folder", "may"), FOLDERS)
def test_folders_of_a_layer_point_one_way(layer: str, folder: str, may: set[str]) -> None:
    for path in (PACKAGE / layer / folder).rglob("*.py"):
        names = {name.split(".")[2] for name in imported(path) if name.startswith(f"spieltisch.{layer}.")}
        assert names - {folder} <= may, path.name


@pytest.mark.parametrize("path", sorted((PACKAGE / "table").glob("*.py")), ids=lambda p: p.name)
def test_a_table_knows_no_database_no_network_and_no_loop(path: Path) -> None:
    assert {name.split(".")[0] for name in all_imported(path)}.isdisjoint(NOT_AT_A_TABLE)


def test_the_lab_does_not_print() -> None:
    for path in (PACKAGE / "lab").glob("*.py"):
        assert "rich" not in {name.split(".")[0] for name in all_imported(path)}, path.name


@pytest.mark.parametrize("id", game_ids())
def test_advice_that_is_written_is_given(id: str) -> None:
    assert (game(id).advice is not None) == (PACKAGE / "games" / id / "advice.py").exists()


class Bare(ast.NodeTransformer):
    """Takes docstrings away."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        return ast.Pass() if isinstance(node.value, ast.Constant) else node


def code_of(text: str) -> str:
    """A file without comments and docstrings, which may use a game as an example."""
    return ast.unparse(Bare().visit(ast.parse(text)))


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_no_game_is_named_outside_its_folder(path: Path) -> None:
    code = code_of(path.read_text("utf-8"))
    parts = path.relative_to(PACKAGE).parts
    own = parts[1] if parts[0] == "games" and len(parts) > 2 else None
    for id in game_ids():
        if id != own:
            assert not re.search(rf"\b{id}\b", code), f"{path.name} names {id}"


def test_the_page_names_no_game() -> None:
    page = Path(__file__).parents[2] / "web" / "src"
    for path in sorted([*page.rglob("*.ts"), *page.rglob("*.svelte"), *page.rglob("*.ftl")]):
        text = re.sub(r"(?m)//.*$|<!--[\s\S]*?-->|/\*[\s\S]*?\*/", "", path.read_text("utf-8"))
        for id in game_ids():
            assert not re.search(rf"\b{id}\b", text), f"{path.name} names {id}"


def test_only_the_registry_of_the_engine_knows_the_games() -> None:
    for path in (PACKAGE / "engine").glob("*.py"):
        knows = {name for name in imported(path) if name.startswith("spieltisch.games")}
        assert not knows or path.name == "game.py"
