"""Copies of the data, made and brought back."""

import shutil
import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from kartenhaus.server import backup as module
from kartenhaus.server.backup import backup, restore
from kartenhaus.server.copying import InUse, alone_with, copy_file
from kartenhaus.server.database import DataError, open_database
from kartenhaus.server.settings import Settings
from kartenhaus.server.store import Store
from tests.server.driver import BOT, OPEN, person, serving


@pytest.fixture
def data(empty_data: Path, tmp_path: Path) -> Path:
    """A data file that no server uses, with one room in it."""
    path = tmp_path / "k.sqlite3"
    shutil.copy(empty_data, path)
    add_room(path, "AAAAA")
    return path


def add_room(path: Path, code: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        names = ["code", "game", "options", "hosts", "playing", "changed"]
        row = [code, "nimmt", "{}", "[]", "[]", 0.0]
        db.execute(f"INSERT INTO rooms ({', '.join(names)}) VALUES (?, ?, ?, ?, ?, ?)", row)


def rooms(path: Path) -> list[str]:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as db:
        return [code for (code,) in db.execute("SELECT code FROM rooms ORDER BY code")]


def files(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


# Backup


def test_a_backup_is_one_plain_file_for_its_owner_alone(data: Path, tmp_path: Path) -> None:
    copied = backup(str(data), tmp_path / "copy")
    assert (copied.path, copied.n_rooms, copied.kept) == (tmp_path / "copy", 1, None)
    assert rooms(copied.path) == ["AAAAA"]
    assert copied.path.stat().st_mode & 0o077 == 0
    assert files(tmp_path) == {"k.sqlite3", "copy"}


def test_into_a_folder_goes_a_file_named_by_the_time(data: Path, tmp_path: Path) -> None:
    (tmp_path / "copies").mkdir()
    copied = backup(str(data), tmp_path / "copies")
    assert copied.path.parent == tmp_path / "copies"
    assert copied.path.match("kartenhaus-2*.sqlite3")


def test_a_path_may_begin_where_one_stands(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert backup("k.sqlite3", Path("copy")).n_rooms == 1
    assert restore("other.sqlite3", Path("copy")).n_rooms == 1
    assert restore("k.sqlite3", Path("copy")).kept is not None


def test_the_address_of_a_file_will_do(data: Path, tmp_path: Path) -> None:
    assert backup(f"sqlite:///{data}", tmp_path / "copy").n_rooms == 1


def test_a_running_server_is_backed_up_whole_while_people_play(settings: Settings, tmp_path: Path) -> None:
    with serving(replace(settings, openings=100_000.0)) as server:  # as many as come while copies are made
        done = threading.Event()

        def open_rooms() -> None:
            while not done.is_set():
                server.opened(person("Ann"), BOT, start=True)

        playing = threading.Thread(target=open_rooms)
        server.opened(person("Ann"), OPEN, start=False)
        playing.start()
        try:
            found = [backup(settings.data, tmp_path / f"copy{n}") for n in range(5)]
        finally:
            done.set()
            playing.join()
        assert server.http.get("/healthz").status_code == 200
    counts = [each.n_rooms for each in found]
    assert counts == sorted(counts) and counts[0] >= 1
    for copied in found:
        with closing(sqlite3.connect(copied.path)) as db:
            seats = db.execute("SELECT room, count(*) FROM seats GROUP BY room").fetchall()
        assert sorted(room for room, _ in seats) == rooms(copied.path), "no room is without its seats"
        assert {n for _, n in seats} == {2}


def test_no_file_is_written_over(data: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann")
    for path in (data, tmp_path / "letter"):
        before = path.read_bytes()
        with pytest.raises(FileExistsError):
            backup(str(data), path)
        assert path.read_bytes() == before


def test_a_folder_that_is_not_there_is_named(data: Path) -> None:
    with pytest.raises(FileNotFoundError) as error:
        backup(str(data), Path("/nowhere/copy"))
    assert error.value.filename == "/nowhere"


def test_without_data_there_is_nothing_to_copy(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="got none at"):
        backup(str(tmp_path / "none"), tmp_path / "copy")
    assert files(tmp_path) == set()


def test_of_what_is_no_data_no_copy_stays(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ann, " * 200)
    with pytest.raises(DataError, match="letter"):
        backup(str(letter), tmp_path / "copy")
    assert files(tmp_path) == {"letter"}


def test_of_damaged_data_no_copy_stays(data: Path, tmp_path: Path) -> None:
    content = bytearray(data.read_bytes())
    content[8192:12288] = b"\x5a" * 4096
    data.write_bytes(content)
    with pytest.raises(DataError, match=r"k\.sqlite3"):
        backup(str(data), tmp_path / "copy")
    assert files(tmp_path) == {"k.sqlite3"}


@pytest.mark.parametrize(
    "address", ["postgresql://ann:hunter2@db.example/cards", "postgresql+psycopg://db.example/cards"]
)
def test_another_database_has_tools_of_its_own(tmp_path: Path, address: str) -> None:
    (tmp_path / "copy").write_text("")
    with pytest.raises(DataError, match=r"db\.example/cards: use its own tools, such as pg_dump") as error:
        backup(address, tmp_path / "new")
    assert "hunter2" not in str(error.value)
    with pytest.raises(DataError, match=r"db\.example/cards: use its own tools, such as pg_dump") as error:
        restore(address, tmp_path / "copy")
    assert "hunter2" not in str(error.value)


# Restore


def test_a_backup_is_brought_back_and_what_was_there_is_kept(data: Path, tmp_path: Path) -> None:
    copy = backup(str(data), tmp_path / "copy").path
    add_room(data, "BBBBB")
    copied = restore(str(data), copy)
    assert (copied.path, copied.n_rooms) == (data, 1)
    assert copied.kept is not None and copied.kept.name.startswith("k.sqlite3.before-restore-")
    assert rooms(data) == ["AAAAA"]
    assert rooms(copied.kept) == ["AAAAA", "BBBBB"]
    assert rooms(copy) == ["AAAAA"]
    Store(str(data)).close()


def test_the_file_stays_the_same_so_that_its_owner_does(data: Path, tmp_path: Path) -> None:
    copy = backup(str(data), tmp_path / "copy").path
    data.chmod(0o640)
    before = data.stat()
    restore(str(data), copy)
    after = data.stat()
    assert (after.st_ino, after.st_mode) == (before.st_ino, before.st_mode)


def test_where_nothing_was_a_backup_becomes_the_data(data: Path, tmp_path: Path) -> None:
    copy = backup(str(data), tmp_path / "copy").path
    copied = restore(str(tmp_path / "new" / "k.sqlite3"), copy)
    assert copied.kept is None
    assert rooms(copied.path) == ["AAAAA"]


def test_two_restores_in_one_second_keep_two_copies(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kartenhaus.server.copying.stamp", lambda: "now")
    copy = backup(str(data), tmp_path / "copy").path
    kept = {restore(str(data), copy).kept for _ in range(2)}
    assert {path.name for path in kept if path} == {"k.sqlite3.before-restore-now", "k.sqlite3.before-restore-now-1"}


def test_a_file_that_a_running_server_uses_is_left_alone(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kartenhaus.server.copying.PATIENCE", 0.0)
    with serving(settings) as server:
        code = server.opened(person("Ann"), BOT, start=False)["code"]
        copy = backup(settings.data, tmp_path / "copy").path
        later = server.opened(person("Ben"), BOT, start=False)["code"]
        before = files(tmp_path)
        with pytest.raises(DataError, match=r"a running server uses .+ nothing was changed"):
            restore(settings.data, copy)
        assert files(tmp_path) == before
        assert server.http.get(f"/api/rooms/{later}").status_code == 200
        server.opened(person("Cem"), BOT)
    assert restore(settings.data, copy).n_rooms == 1, "once it has ended it can be done"
    with serving(settings) as server:
        assert server.http.get(f"/api/rooms/{code}").status_code == 200
        assert server.http.get(f"/api/rooms/{later}").status_code == 404


def test_nobody_may_open_a_file_while_it_is_replaced(data: Path) -> None:
    locked = pytest.raises(sqlite3.OperationalError, match="locked")
    with alone_with(data), closing(sqlite3.connect(data, timeout=0)) as db, locked:
        db.execute("SELECT * FROM rooms").fetchone()


def test_who_reads_a_file_is_noticed(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartenhaus.server.copying.PATIENCE", 0.0)
    engine = open_database(str(data))
    try:
        with pytest.raises(InUse), alone_with(data):
            pass
    finally:
        engine.dispose()
    with alone_with(data):
        pass


BAD_BACKUPS = {
    "no database": (b"Dear Ann, " * 200, "no data file of ours"),
    "nothing": (b"", "no data file of ours"),
}


@pytest.mark.parametrize(("content", "expected"), BAD_BACKUPS.values(), ids=BAD_BACKUPS.keys())
def test_what_is_no_backup_changes_nothing(data: Path, tmp_path: Path, content: bytes, expected: str) -> None:
    bad = tmp_path / "bad"
    bad.write_bytes(content)
    unchanged(data, bad, expected)


def test_a_damaged_backup_changes_nothing(data: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    content = bytearray(backup(str(data), tmp_path / "copy").path.read_bytes())
    content[8192:12288] = b"\x5a" * 4096
    bad.write_bytes(content)
    unchanged(data, bad, "damaged")


def test_a_backup_that_was_cut_off_changes_nothing(data: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    content = backup(str(data), tmp_path / "copy").path.read_bytes()
    bad.write_bytes(content[: len(content) // 2])
    unchanged(data, bad, "damaged")


def test_a_backup_of_a_newer_version_changes_nothing(data: Path, tmp_path: Path) -> None:
    newer = backup(str(data), tmp_path / "newer").path
    with closing(sqlite3.connect(newer)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    unchanged(data, newer, "written by a newer Kartenhaus (schema 9999")


def test_data_of_something_else_changes_nothing(data: Path, tmp_path: Path) -> None:
    recipes = tmp_path / "recipes"
    with closing(sqlite3.connect(recipes)) as db, db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    unchanged(data, recipes, "recipes")


def unchanged(data: Path, bad: Path, expected: str) -> None:
    before, there = data.read_bytes(), files(data.parent)
    with pytest.raises(DataError) as error:
        restore(str(data), bad)
    assert expected in str(error.value)
    assert str(bad) in str(error.value)
    assert data.read_bytes() == before
    assert files(data.parent) == there


def test_the_data_is_no_backup_of_itself(data: Path) -> None:
    unchanged(data, data, "itself")


@pytest.mark.parametrize("name", ["none", "."])
def test_a_backup_that_is_not_there_is_named(data: Path, tmp_path: Path, name: str) -> None:
    with pytest.raises(DataError, match="got none at"):
        restore(str(data), tmp_path / name)


def test_damaged_data_steps_aside_byte_for_byte(data: Path, tmp_path: Path) -> None:
    copy = backup(str(data), tmp_path / "copy").path
    rubbish = b"rubbish" * 1000
    data.write_bytes(rubbish)
    copied = restore(str(data), copy)
    assert copied.kept is not None
    assert copied.kept.read_bytes() == rubbish
    assert rooms(data) == ["AAAAA"]


def test_a_log_without_its_file_is_not_mixed_into_the_backup(data: Path, tmp_path: Path) -> None:
    copy = backup(str(data), tmp_path / "copy").path
    with closing(sqlite3.connect(data)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        with db:
            db.execute("DELETE FROM rooms")
        log = data.with_name("k.sqlite3-wal")
        left = log.read_bytes()
    data.unlink()
    log.write_bytes(left)
    restore(str(data), copy)
    assert rooms(data) == ["AAAAA"]
    assert not log.exists()


def test_a_restore_that_fails_half_way_has_not_happened(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = backup(str(data), tmp_path / "copy").path
    add_room(data, "BBBBB")

    def full(*_: object) -> sqlite3.Connection:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(module, "keep_copy", full)
    with pytest.raises(DataError, match="disk is full"):
        restore(str(data), copy)
    assert rooms(data) == ["AAAAA", "BBBBB"]


def test_a_copy_that_fails_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.Error):
        copy_file(tmp_path / "none", tmp_path / "copy")
    assert "copy" not in files(tmp_path)
    assert not any(".part-" in name for name in files(tmp_path))
