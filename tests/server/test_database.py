"""Data of an older version is brought up to date, and kept as it was."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kartenhaus.server import database
from kartenhaus.server.database import MIGRATIONS, VERSIONS, DataError, file_of, name_of, open_database

NEXT = "9000"
STEP = f"""
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{VERSIONS[-1]}"


def upgrade():
    op.add_column("rooms", sa.Column("colour", sa.String(10), server_default="red"))
    op.execute("UPDATE rooms SET colour = 'blue'")
"""
STUMBLE = '    op.execute("UPDATE no_such_relation SET colour = 1")\n'


@pytest.fixture
def older(empty_data: Path, tmp_path: Path) -> Path:
    """A data file of today, with a room in it."""
    path = tmp_path / "k.sqlite3"
    path.write_bytes(empty_data.read_bytes())
    with closing(sqlite3.connect(path)) as db, db:
        names = "(code, game, options, hosts, playing, changed)"
        db.execute(f"INSERT INTO rooms {names} VALUES ('AAAAA', 'nimmt', '{{}}', '[]', '[]', 0.0)")
    return path


def tomorrow(folder: Path, monkeypatch: pytest.MonkeyPatch, step: str = STEP) -> None:
    """A Kartenhaus whose schema has gone one step on."""
    (folder / "versions").mkdir(parents=True)
    for file in [MIGRATIONS / "env.py", *(MIGRATIONS / "versions").glob("*.py")]:
        (folder / file.relative_to(MIGRATIONS)).write_bytes(file.read_bytes())
    (folder / "versions" / "next.py").write_text(step)
    monkeypatch.setattr(database, "MIGRATIONS", folder)
    monkeypatch.setattr(database, "VERSIONS", (*VERSIONS, NEXT))


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return list(db.iterdump())


def copies(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.name}.before-*"))


def test_older_data_is_brought_up_to_date_and_kept_as_it_was(
    older: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = dump(older)
    tomorrow(tmp_path / "migrations", monkeypatch)
    open_database(str(older)).dispose()
    with closing(sqlite3.connect(older)) as db:
        assert db.execute("SELECT code, colour FROM rooms").fetchall() == [("AAAAA", "blue")]
        assert db.execute("SELECT version_num FROM alembic_version").fetchone() == (NEXT,)
    (kept,) = copies(older)
    assert kept.name.startswith(f"k.sqlite3.before-schema-{NEXT}-")
    assert dump(kept) == before
    (record,) = [each for each in caplog.records if each.levelno == logging.WARNING]
    assert record.facts == {"copy": kept.name, "schema": NEXT}  # type: ignore[attr-defined]  # our own


def test_the_copy_can_be_used_by_the_older_version(
    older: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        tomorrow(tmp_path / "migrations", later)
        open_database(str(older)).dispose()
    with pytest.raises(DataError, match=f"newer Kartenhaus \\(schema {NEXT}"):
        open_database(str(older))
    (kept,) = copies(older)
    open_database(str(kept)).dispose()


def test_a_step_that_fails_has_not_happened(older: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = dump(older)
    tomorrow(tmp_path / "migrations", monkeypatch, STEP + STUMBLE)
    with pytest.raises(DataError, match="no such table: no_such_relation") as error:
        open_database(str(older))
    assert str(older) in str(error.value)
    assert dump(older) == before
    (kept,) = copies(older)
    assert dump(kept) == before


def test_data_that_an_older_server_still_uses_is_left_alone(
    older: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kartenhaus.server.copying.PATIENCE", 0.0)
    running = open_database(str(older))
    before = dump(older)
    tomorrow(tmp_path / "migrations", monkeypatch)
    with pytest.raises(DataError, match=r"is still running with it; end that server first"):
        open_database(str(older))
    running.dispose()
    assert dump(older) == before
    assert copies(older) == []
    open_database(str(older)).dispose()
    assert len(copies(older)) == 1


def test_data_that_is_up_to_date_or_new_is_not_copied(older: Path, tmp_path: Path) -> None:
    open_database(str(older)).dispose()
    open_database(str(tmp_path / "new.sqlite3")).dispose()
    assert [file.name for file in tmp_path.iterdir() if "before" in file.name] == []


def test_the_first_version_there_was_leads_to_the_newest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "k.sqlite3"
    with monkeypatch.context() as once:
        tomorrow(tmp_path / "first", once, "")
        (tmp_path / "first" / "versions" / "next.py").unlink()
        for file in (tmp_path / "first" / "versions").glob("*.py"):
            if not file.name.startswith(VERSIONS[0]):
                file.unlink()
        once.setattr(database, "VERSIONS", VERSIONS[:1])
        open_database(str(path)).dispose()
    open_database(str(path)).dispose()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchone() == (VERSIONS[-1],)
    assert len(copies(path)) == (len(VERSIONS) > 1)


@pytest.mark.parametrize(
    ("data", "file"),
    [
        ("/srv/k.sqlite3", "/srv/k.sqlite3"),
        ("sqlite:////srv/k.sqlite3", "/srv/k.sqlite3"),
        ("sqlite://", None),
        ("postgresql://ann@db.example/cards", None),
    ],
)
def test_a_file_is_found_in_its_address(data: str, file: str | None) -> None:
    assert file_of(data) == (Path(file) if file else None)


def test_a_password_is_not_shown_and_a_path_is_whole() -> None:
    assert name_of("postgresql://ann:hunter2@db.example/cards") == "db.example/cards"
    assert name_of("/home/ann@work/k.sqlite3") == "/home/ann@work/k.sqlite3"


def test_an_error_quotes_no_values(older: Path) -> None:
    engine = open_database(str(older))
    assert engine.hide_parameters
    engine.dispose()
