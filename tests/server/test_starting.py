"""What the host has set wrongly is said in a sentence before anything starts."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from spieltisch.cli import app


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE", "nonsense"),
        ("DATABASE", "nosuch://there"),
        ("DATABASE", "postgresql://me@127.0.0.1:1/games"),
        ("DATABASE", "postgresql://me@there:port/games"),
        ("REDIS", "there"),
        ("REDIS", "redis://there:port"),
        ("GRACE", "soon"),
        ("GRACE", "nan"),
        ("TABLES", "-1"),
    ],
)
def test_a_wrong_setting_is_named(name: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"SPIELTISCH_{name}", value)
    told = said(tmp_path)
    assert f"SPIELTISCH_{name}" in told


def test_a_data_folder_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "--data" in said(tmp_path / "file")


def test_a_database_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "spieltisch.db").write_bytes(b"no database" * 500)
    assert "--data" in said(tmp_path)


def said(data: Path) -> str:
    """What `spieltisch serve` says when it does not start; a sentence in one line."""
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--no-warm", "--data", str(data)])
    assert result.exit_code != 0
    told = str(result.exception)
    assert "\n" not in told
    return told
