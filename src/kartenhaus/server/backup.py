"""Backup and restore of the data file, one sentence each for the owner of the server."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from .copying import InUse, alone_with, beside, copy_file, keep_copy, reading, stamp
from .database import DataError, file_of, look_at_file, name_of, reason


@dataclass(frozen=True)
class Copied:
    """What has been copied, and where that lies which was there before, if anything was."""

    path: Path
    n_rooms: int
    kept: Path | None = None


def backup(data: str, to: Path) -> Copied:
    """Copy the data to a new file, or to one with the time in its name in a folder; a server may be running.

    DataError or OSError if that cannot be.
    """
    source = sqlite_file(data)
    if not source.is_file():
        raise DataError(f"expected a data file to copy, got none at {source}")
    if to.is_dir():
        to = to / f"kartenhaus-{stamp()}.sqlite3"
    try:
        copy_file(source, to)
    except sqlite3.Error as error:
        raise DataError(f"{source} could not be copied to {to}: {reason(error)}") from error
    try:
        return Copied(to, whole(to))
    except DataError as error:
        to.unlink()
        raise DataError(f"no backup was made of {source}: {str(error).replace(str(to), 'its copy')}") from None


def restore(data: str, source: Path) -> Copied:
    """Put a backup in the place of the data, and keep what was there.

    DataError if the backup cannot be used, or a server is running with the data: then nothing has changed.
    """
    path = sqlite_file(data)
    if not source.is_file():
        raise DataError(f"expected a backup to restore, got none at {source}")
    if path.exists() and path.samefile(source):
        raise DataError(f"expected a backup to restore, got the data file {path} itself")
    n_rooms = whole(source)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        kept = replace(path, source) if path.exists() else set_aside(path, source)
    except InUse:
        raise DataError(f"a running server uses {path}, so nothing was changed; end the server first") from None
    except sqlite3.Error as error:
        raise DataError(f"{path} could not be written: {reason(error)}") from error
    return Copied(path, n_rooms, kept)


def replace(path: Path, source: Path) -> Path | None:
    """Put the backup into the file, so that its owner and its rights stay; where a copy lies of what was there."""
    try:
        with alone_with(path) as db:
            kept = keep_copy(db, path, "restore")
            with closing(reading(source)) as found:
                found.backup(db)
        return kept
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", None) not in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
            raise
    return set_aside(path, source)


def set_aside(path: Path, source: Path) -> Path | None:
    """What is no data any more keeps its bytes under another name; the backup becomes a new file.

    A log that was left without its file steps aside as well: SQLite would take it for the new one's.
    """
    kept = beside(path, "restore")
    parts = [part for end in ("", "-wal", "-shm", "-journal") if (part := path.with_name(path.name + end)).exists()]
    for part in parts:
        part.rename(kept.with_name(part.name.replace(path.name, kept.name)))
    copy_file(source, path)
    return kept if parts else None


def whole(path: Path) -> int:
    """How many rooms are in a file that has been read from one end to the other; DataError if it is not what it was."""
    look_at_file(path)
    try:
        with closing(reading(path)) as db:
            (found,) = db.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise DataError(f"{path} is damaged: {reason(ValueError(found))}")
            (n_rooms,) = db.execute("SELECT count(*) FROM rooms").fetchone()
    except sqlite3.Error as error:
        raise DataError(f"{path} is damaged or no data file of ours: {reason(error)}") from error
    return int(n_rooms)


def sqlite_file(data: str) -> Path:
    """The data file; DataError for a database that has tools of its own."""
    try:
        path = file_of(data)
    except SQLAlchemyError as error:
        raise DataError(f"expected a file or the address of a database, got {name_of(data)}: {reason(error)}") from None
    if path is None:
        raise DataError(
            f"expected a SQLite file, got the database {name_of(data)}: "
            "use its own tools, such as pg_dump and pg_restore"
        )
    return path
