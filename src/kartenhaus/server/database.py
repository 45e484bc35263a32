"""Opening the store's database: look before touching, then bring its schema up to date.

A SQLite file that is damaged, strange or newer than this program is left as it is, byte for byte.
"""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

VERSIONS = ("0001",)  # of the schema, oldest first: one migration each
CHECKED_WHOLE = 64 << 20  # bytes of a SQLite file up to which every start checks all of it


class DataError(Exception):
    """The data cannot be used; the text is one sentence for the person who started the server."""


def open_database(data: str) -> Engine:
    """The database at a path or an address, made if there is none; DataError if it cannot be used."""
    name = data.rpartition("@")[2]  # never with a password
    path = None if "://" in data else Path(data).absolute()
    try:
        if path is not None:
            look_at_file(path)
            path.parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(f"sqlite:///{path}" if path else data, **engine_options(data))
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", prepare_sqlite)
        bring_up_to_date(engine, name)
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise DataError(f"the data in {name} cannot be used, and was left as it is: {reason(error)}") from error
    return engine


def engine_options(data: str) -> dict[str, Any]:
    """SQLite: one connection for the one thread that writes. Others: a pool that notices a lost connection."""
    if "://" not in data or data.startswith("sqlite"):
        return {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
    return {"pool_pre_ping": True}


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
        connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
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
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    with engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, "head")
