"""Opening the store's database: look before touching, then bring its schema up to date.

A SQLite file that is damaged, strange or newer than this program is left as it is, byte for byte.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from .copying import InUse, alone_with, keep_copy, reading
from .logs import warn

VERSIONS = ("0001", "0002", "0003", "0004")  # of the schema, oldest first: one migration each
MIGRATIONS = Path(__file__).with_name("migrations")
CHECKED_WHOLE = 64 << 20  # bytes of a SQLite file up to which every start checks all of it


class DataError(Exception):
    """The data cannot be used; the text is one sentence for the person who started the server."""


def open_database(data: str) -> Engine:
    """The database at a path or an address, made if there is none; DataError if it cannot be used."""
    name = name_of(data)
    try:
        path = file_of(data)
        if path is not None:
            look_at_file(path)
            path.parent.mkdir(parents=True, exist_ok=True)
            keep_older(path)
        engine = create_engine(data if "://" in data else f"sqlite:///{path}", **engine_options(data))
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", prepare_sqlite)
        bring_up_to_date(engine, name)
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise DataError(f"the data in {name} cannot be used, and was left as it is: {reason(error)}") from error
    return engine


def name_of(data: str) -> str:
    """The data as it may be shown: never with a password."""
    return data.rpartition("@")[2] if "://" in data else data


def file_of(data: str) -> Path | None:
    """The SQLite file; None for another database, or one in memory."""
    if "://" not in data:
        return Path(data).absolute()
    url = make_url(data)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database)).absolute()


def engine_options(data: str) -> dict[str, Any]:
    """SQLite: one connection for the one thread that writes. Others: a pool that notices a lost connection."""
    quiet = {"hide_parameters": True}  # an error would quote them, and they are nobody's business
    if "://" not in data or data.startswith("sqlite"):
        return {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}, **quiet}
    return {"pool_pre_ping": True, **quiet}


def prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    """Write-ahead log: a crash of ours loses nothing, and a commit need not wait for the disk."""
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def reason(error: BaseException) -> str:
    """The innermost reason, on one line."""
    inner = getattr(error, "orig", None) or error
    return " ".join(str(inner).split())[:200]


# Looking


def look_at_file(path: Path) -> None:
    """DataError if there is a file that we should not write to."""
    if not path.exists() or path.stat().st_size == 0:
        return
    try:
        connection = reading(path)
    except sqlite3.Error as error:
        raise DataError(f"{path} cannot be opened, and was left as it is: {reason(error)}") from error
    try:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if path.stat().st_size <= CHECKED_WHOLE:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise DataError(f"{path} is damaged, and was left as it is: {reason(ValueError(found))}")
        version = None
        if "alembic_version" in names:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            version = row[0] if row else None
        check_version(str(path), names, version)
    except sqlite3.Error as error:
        raise DataError(f"{path} is damaged or no data file of ours, and was left as it is: {reason(error)}") from error
    finally:
        connection.close()


def keep_older(path: Path) -> None:
    """Keep a copy of a file that is about to be brought up to date; DataError if a running server uses it."""
    if not path.exists() or path.stat().st_size == 0 or version_in(path) in (None, VERSIONS[-1]):
        return
    try:
        with alone_with(path) as db:
            kept = keep_copy(db, path, f"schema-{VERSIONS[-1]}")
    except InUse:
        raise DataError(
            f"{path} is of an older Kartenhaus that is still running with it; end that server first"
        ) from None
    except sqlite3.Error as error:
        raise DataError(f"{path} could not be copied, and was left as it is: {reason(error)}") from error
    warn("the data is brought up to date; what it was before is kept", copy=kept.name, schema=VERSIONS[-1])


def version_in(path: Path) -> str | None:
    """The version of the schema of a file that has been looked at; None if nothing is in it."""
    with closing(reading(path)) as db:
        has_version = db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        row = db.execute("SELECT version_num FROM alembic_version").fetchone() if has_version else None
    return str(row[0]) if row else None


def check_version(name: str, names: set[str], version: str | None) -> None:
    """DataError unless the schema is empty, ours, or an older one of ours."""
    if version is None:
        if names & {"alembic_version", "rooms"} or (names and "://" not in name):
            raise DataError(f"{name} holds something else than our data, and was left as it is")
    elif version not in VERSIONS:
        raise DataError(
            f"{name} was written by a newer Kartenhaus (schema {version}, this one knows up to {VERSIONS[-1]}), "
            "and was left as it is; install the newer Kartenhaus, or choose another file with --data"
        )


def bring_up_to_date(engine: Engine, name: str) -> None:
    """Make or change the relations, if they are not what this program expects."""
    with engine.connect() as db:
        names = set(inspect(db).get_table_names())
        has_version = "alembic_version" in names
        version = db.execute(text("SELECT version_num FROM alembic_version")).scalar() if has_version else None
    if version != VERSIONS[-1]:
        check_version(name, names, version)
        migrate(engine)


def migrate(engine: Engine) -> None:
    """Run the missing migrations. Alembic is loaded here alone, as it would slow every start."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as db:
        if engine.dialect.name == "sqlite":
            db.exec_driver_sql("BEGIN IMMEDIATE")  # else Python's sqlite3 would keep what was done before a failure
        config.attributes["connection"] = db
        command.upgrade(config, "head")
