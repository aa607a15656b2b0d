"""A server for every test that asks for one, and a PostgreSQL where one is installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.parts import served, settings


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that the tests of a file share."""
    with served(settings(tmp_path_factory.mktemp("data"), grace=0.2)) as address:
        yield address


@pytest.fixture
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL that runs for this test."""
    if not shutil.which("initdb") or not shutil.which("pg_ctl"):
        pytest.skip("no PostgreSQL is installed")
    folder = tmp_path_factory.mktemp("pg", numbered=True)
    data = folder / "data"
    as_other: list[str] = []
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        as_other = _unprivileged(folder)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    made = subprocess.run([*as_other, "initdb", "-D", data, "-U", "spieltisch", "-A", "trust", "--no-sync"], **quiet)  # type: ignore[call-overload]
    if made.returncode:
        pytest.skip("PostgreSQL does not start here")
    options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync=off"
    start = ["pg_ctl", "-D", data, "-w", "-o", options, "-l", folder / "log", "start"]
    subprocess.run([*as_other, *start], check=True, **quiet)  # type: ignore[call-overload]
    try:
        yield f"postgresql://spieltisch@/postgres?host={folder}"
    finally:
        subprocess.run([*as_other, "pg_ctl", "-D", data, "-m", "immediate", "stop"], **quiet)  # type: ignore[call-overload]


def _unprivileged(folder: Path) -> list[str]:
    """How to run something as a user who owns the folder."""
    try:
        user = next(
            pwd.getpwnam(name) for name in ("postgres", "nobody") if name in {u.pw_name for u in pwd.getpwall()}
        )
    except StopIteration:
        pytest.skip("PostgreSQL does not run as root")
    os.chown(folder, user.pw_uid, user.pw_gid)
    for parent in folder.parents:
        if parent.stat().st_uid == 0 and not parent.stat().st_mode & 0o001 and parent != Path("/"):
            parent.chmod(parent.stat().st_mode | 0o011)
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
