"""Backup and restore as the owner of a server types them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kartenhaus.server.database import open_database
from kartenhaus.server.settings import usual_data
from tests.terminal.conftest import Run


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("empty") / "k.sqlite3"
    open_database(str(path)).dispose()
    return path.read_bytes()


@pytest.fixture
def data(empty: bytes, tmp_path: Path) -> Path:
    path = tmp_path / "k.sqlite3"
    path.write_bytes(empty)
    return path


def test_a_copy_goes_out_and_comes_back(kartenhaus: Run, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    said = kartenhaus("backup", str(copy), "--data", str(data))
    assert (said.code, said.out, said.err) == (0, f"Backed up 0 tables to {copy}.\n", "")
    said = kartenhaus("restore", str(copy), "--data", str(data))
    assert (said.code, said.err) == (0, "")
    first, second = said.out.splitlines()
    assert first == f"Brought back 0 tables into {data}."
    kept = second.removeprefix("What was there before is kept as ").removesuffix(".")
    assert Path(kept).is_file()


def test_the_settings_file_says_where_the_data_is(kartenhaus: Run, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "kartenhaus.toml"
    file.write_text(f'data = "{data}"\nport = 80\n')
    said = kartenhaus("backup", str(tmp_path / "copy"), "--settings", str(file))
    assert said.code == 0
    assert (tmp_path / "copy").is_file()


def test_the_environment_says_where_the_data_is(
    kartenhaus: Run, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARTENHAUS_DATA", str(data))
    assert kartenhaus("backup", str(tmp_path / "copy")).code == 0


def test_unless_said_it_is_the_usual_data(kartenhaus: Run, empty: bytes, tmp_path: Path) -> None:
    usual = Path(usual_data())
    usual.parent.mkdir(parents=True)
    usual.write_bytes(empty)
    assert kartenhaus("backup", str(tmp_path / "copy")).code == 0
    assert kartenhaus("restore", str(tmp_path / "copy")).out.startswith(f"Brought back 0 tables into {usual}.")


def test_where_nothing_was_nothing_is_kept(kartenhaus: Run, data: Path, tmp_path: Path) -> None:
    assert kartenhaus("backup", str(tmp_path / "copy"), "--data", str(data)).code == 0
    said = kartenhaus("restore", str(tmp_path / "copy"), "--data", str(tmp_path / "new"))
    assert said.out == f"Brought back 0 tables into {tmp_path / 'new'}.\n"


def test_a_running_server_keeps_its_data(kartenhaus: Run, data: Path, tmp_path: Path) -> None:
    assert kartenhaus("backup", str(tmp_path / "copy"), "--data", str(data)).code == 0
    running = open_database(str(data))
    said = kartenhaus("restore", str(tmp_path / "copy"), "--data", str(data))
    running.dispose()
    assert said.code == 2
    assert said.err == f"kartenhaus: a running server uses {data}, so nothing was changed; end the server first\n"


def test_what_is_newer_is_not_brought_back(kartenhaus: Run, data: Path, tmp_path: Path) -> None:
    newer = tmp_path / "newer"
    assert kartenhaus("backup", str(newer), "--data", str(data)).code == 0
    with closing(sqlite3.connect(newer)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    before = data.read_bytes()
    said = kartenhaus("restore", str(newer), "--data", str(data))
    assert said.code == 2
    assert f"{newer} was written by a newer Kartenhaus (schema 9999" in said.err
    assert data.read_bytes() == before


BAD = {
    "no data": (["backup", "copy", "--data", "/nowhere.sqlite3"], "expected a data file to copy, got none at"),
    "no backup": (["restore", "/nowhere.sqlite3"], "expected a backup to restore, got none at /nowhere.sqlite3"),
    "no place": (["backup"], "Missing argument 'TO'"),
    "no source": (["restore"], "Missing argument 'FROM'"),
    "another database": (["backup", "copy", "--data", "postgresql://ann:pw@db/cards"], "tools, such as pg_dump"),
    "no address": (["backup", "copy", "--data", "a b://c"], "expected a file or the address of a database"),
    "no settings": (["backup", "copy", "--settings", "/nowhere.toml"], "/nowhere.toml: no such file or directory"),
}


@pytest.mark.parametrize(("arguments", "expected"), BAD.values(), ids=BAD.keys())
def test_bad_input_is_one_sentence(
    kartenhaus: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], expected: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = kartenhaus(*arguments)
    assert said.code == 2
    assert expected in said.err
    assert said.err.count("\n") == 1
    assert "pw" not in said.err
