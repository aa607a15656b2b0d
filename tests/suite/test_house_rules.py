"""The house rules hold in every file with rule functions, and the check finds what breaks them."""

from __future__ import annotations

from pathlib import Path

import pytest

import spieltisch
from spieltisch.lab.house_rules import rule_files, violations

PACKAGE = Path(spieltisch.__file__).parent
HEAD = "from spieltisch.engine.kernel.rule import rule\n\n"
GENERIC = {"playouts.py", "perft.py"}  # drivers with a compiled entry beside their rule functions


@pytest.mark.parametrize("path", rule_files(PACKAGE), ids=lambda p: str(p.relative_to(PACKAGE)))
def test_rule_files_keep_the_house_rules(path: Path) -> None:
    found = violations(path)
    if path.name in GENERIC:
        found = [line for line in found if "do not import" not in line]
    assert found == []


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("x = [1]", "no lists"),
        ("x = s.a / 2", "no division with fractions"),
        ("x = 1.5", "no float constants"),
        ("x = 'a'", "no str constants"),
        ("x = -s.a", "no unary minus on a field"),
        ("x = ~s.a", "no bare ~"),
        ("x = s.a[1:3]", "no slices"),
        ("f(s)", "f calls itself"),
        ("s.a.fill(0)", "only plain functions are called"),
        ("raise ValueError", "no exceptions"),
        ("x = 0xFFFFFFFFFFFFFFFF", "no constants beyond 63 bits"),
    ],
)
def test_the_check_finds(body: str, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(f"{HEAD}@rule\ndef f(s):\n    {body}\n")
    assert [line for line in violations(path) if complaint in line]


def test_the_check_finds_a_foreign_import(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(f"import numba\n{HEAD}@rule\ndef f(s):\n    return 0\n")
    assert violations(path) == ["rules.py:1: rule files do not import numba"]
