"""A server in one file: its database and the secret that tells it who people are."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from alembic.util.exc import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.server.settings import Settings
from spieltisch.server.storage.privacy import private_file, private_folder
from spieltisch.server.storage.schema import migrate, opened
from spieltisch.server.storage.secret import SECRET, SECRET_BYTES
from spieltisch.server.storage.store import DEAD_AFTER

DATABASE = "spieltisch.db"  # its name in a backup


def back_up(settings: Settings, file: Path, replace: bool) -> None:
    """Write a backup; the server may run on meanwhile."""
    database = _database(settings)
    if not database.exists():
        raise Mistake(say("no-database", folder=str(settings.data)))
    if file.exists() and not replace:
        raise Mistake(say("file-exists", file=str(file)))
    with _beside(file) as copy, _beside(file) as packed:
        try:
            _copy(database, copy)
            with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.write(copy, DATABASE)
                if not settings.secret:
                    archive.write(settings.data / SECRET, SECRET)
            os.replace(packed, file)
        except (OSError, sqlite3.Error) as error:
            raise Mistake(say("not-backed-up", why=str(error))) from None


def _copy(database: Path, copy: Path) -> None:
    """All that is committed, at one moment, without the processes that serve it."""
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        target.executescript("PRAGMA journal_mode=DELETE; DELETE FROM presence; DELETE FROM processes; VACUUM")


def restore(settings: Settings, file: Path, replace: bool) -> None:
    """Let a data folder be as it was when the backup was made. No server may run on it."""
    database = _database(settings)
    if database.exists():
        _check_unused(database, settings)
        if not replace:
            raise Mistake(say("database-exists", folder=str(settings.data)))
    private_folder(settings.data)
    with _beside(database) as copy:
        secret = _unpacked(file, copy)
        _check(copy, file)
        for name in (f"{database}-wal", f"{database}-shm"):
            Path(name).unlink(missing_ok=True)
        os.replace(copy, database)
    if secret:
        with _beside(settings.data / SECRET) as fresh:
            fresh.write_bytes(secret)
            os.replace(fresh, settings.data / SECRET)
    private_file(database)


def _unpacked(file: Path, copy: Path) -> bytes:
    """Write the database of a backup into a file; gives the secret, nothing if it is not in there."""
    try:
        with zipfile.ZipFile(file) as archive:
            with archive.open(DATABASE) as packed, copy.open("wb") as database:
                shutil.copyfileobj(packed, database)
            secret = archive.read(SECRET) if SECRET in archive.namelist() else b""
    except OSError as error:
        raise Mistake(say("file-unreadable", file=str(file), why=str(error.strerror))) from None
    except Exception:  # whatever is wrong inside
        raise _no_backup(file) from None
    if secret and len(secret) != SECRET_BYTES:
        raise _no_backup(file)
    return secret


def _check(copy: Path, file: Path) -> None:
    """Whether the database of a backup is whole and of a known version; an older one is brought up to date."""
    engine = opened(f"sqlite:///{copy}")
    try:
        with closing(sqlite3.connect(copy)) as database:
            sound = database.execute("PRAGMA quick_check").fetchone() == ("ok",)
            known = database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()[0]
        if not sound or not known:
            raise _no_backup(file)
        migrate(engine)
    except CommandError:
        raise Mistake(say("backup-newer", file=str(file))) from None
    except (sqlite3.Error, DBAPIError):
        raise _no_backup(file) from None
    finally:
        engine.dispose()
    with closing(sqlite3.connect(copy)) as database:
        database.execute("PRAGMA journal_mode=DELETE")


def _check_unused(database: Path, settings: Settings) -> None:
    """Whether no server has been heard of there lately."""
    with closing(sqlite3.connect(database)) as there, suppress(sqlite3.Error):
        alive = there.execute("SELECT count(*) FROM processes WHERE seen > ?", (time.time() - DEAD_AFTER,))
        if alive.fetchone()[0]:
            raise Mistake(say("server-running", folder=str(settings.data)))


def _database(settings: Settings) -> Path:
    """The file of the database."""
    url = make_url(settings.url)
    if url.get_backend_name() == "sqlite" and url.database:
        return Path(url.database)
    raise Mistake(say("database-elsewhere", file=str(settings.data / SECRET)))


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A new file beside another, for its owner only; it is gone afterwards unless it has taken a place."""
    fresh = file.with_name(f".{file.name}.{os.urandom(4).hex()}")
    try:
        os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise Mistake(say("file-unwritable", file=str(file.parent), why=str(error.strerror))) from None
    try:
        yield fresh
    finally:
        fresh.unlink(missing_ok=True)


def _no_backup(file: Path) -> Mistake:
    return Mistake(say("no-backup", file=str(file)))
