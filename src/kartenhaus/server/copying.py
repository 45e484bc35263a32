"""Copies of a SQLite file: whole at any moment, also while a server writes to it."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

PATIENCE = 2.0  # seconds that whoever has just let go of a file may take


class InUse(Exception):
    """Another process has the file open."""


def copy_file(source: Path, to: Path) -> None:
    """Make a copy that is one plain file; FileExistsError, OSError or sqlite3.Error leave none."""
    # to read alone would leave a log behind where no server is running, as nobody clears it away
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE)) as db:
        db.execute("PRAGMA query_only=ON")
        copy_from(db, to)


def copy_from(db: sqlite3.Connection, to: Path) -> None:
    """The same, of a file that is open already."""
    if to.exists():
        raise FileExistsError(errno.EEXIST, "there is a file already", str(to))
    if not to.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "no such folder", str(to.parent))
    part = to.with_name(f"{to.name}.part-{os.getpid()}")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))  # what is in it is not for everybody
    try:
        with closing(sqlite3.connect(part)) as copy:
            db.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # else it could not be read where nothing may be written
        part.rename(to)
    finally:
        part.unlink(missing_ok=True)


def keep_copy(db: sqlite3.Connection, path: Path, why: str) -> Path:
    """Keep the data beside its file, as it is before something happens to it; where it lies."""
    kept = beside(path, why)
    copy_from(db, kept)
    return kept


def beside(path: Path, why: str) -> Path:
    """A new name beside a file, with the time in it."""
    name = f"{path.name}.before-{why}-{stamp()}"
    return next(free for n in range(1000) if not (free := path.with_name(name + (f"-{n}" if n else ""))).exists())


def stamp() -> str:
    """Now, as part of a file's name."""
    return datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")


def reading(path: Path) -> sqlite3.Connection:
    """A connection that writes nothing."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)


@contextmanager
def alone_with(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a file that nobody else has open, nor can open meanwhile; InUse if somebody has.

    A server keeps a lock as long as it runs, and the system takes it away when it ends, in whatever way.
    """
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE)) as db:
        try:
            db.execute("PRAGMA locking_mode=EXCLUSIVE")
            db.execute("PRAGMA journal_mode=DELETE")  # into a log no pages of another size could be written
            db.execute("BEGIN EXCLUSIVE")
            db.commit()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise InUse(str(path)) from None
            raise
        yield db
