"""What is kept over the end of the server, and data that cannot be used."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from kartenhaus.server import schema
from kartenhaus.server.database import VERSIONS, DataError, open_database
from kartenhaus.server.rooms import ANSWERS
from kartenhaus.server.settings import Settings
from kartenhaus.server.store import Store
from tests.server.driver import BOT, OPEN, Server, person, serving


def is_view(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "view")


def test_a_game_goes_on_after_a_restart_where_it_was(settings: Settings) -> None:
    with serving(settings) as server:
        room = server.opened(person("Ann"), person("Ben"), BOT, {"kind": "bot", "level": "rule"})
        code, tokens = room["code"], [held["token"] for held in room["held"]]
        with server.device(code, *tokens) as tablet:
            tablet.wait(lambda device: 1 in device.views)
            for _ in range(3):
                tablet.settled()
                for seat in (0, 1):
                    if seat in tablet.views[seat]["awaited"]:
                        tablet.move(seat)
            tablet.wait(lambda device: not {2, 3} & set(device.views[1]["awaited"]))
            tablet.settled()
            before, facts = dict(tablet.views), tablet.room
    with serving(settings) as server, server.device(code, *tokens) as tablet:
        tablet.until(lambda message: is_view(message) and message["viewer"] == 1)
        for viewer in (0, 1):
            for part in ("view", "moves", "awaited", "decision"):
                assert tablet.views[viewer][part] == before[viewer][part]
        moved = ("join_url",)
        assert {k: v for k, v in tablet.room.items() if k not in moved} == {
            k: v for k, v in facts.items() if k not in moved
        }
        assert any(tablet.move(seat)["type"] == "done" for seat in (0, 1) if seat in tablet.views[seat]["awaited"])


def test_a_room_that_waits_for_guests_waits_on_after_a_restart(settings: Settings) -> None:
    with serving(settings) as server:
        room = server.opened(person("Ann"), OPEN, start=False, options={"limit": 40})
    with serving(settings) as server:
        facts = server.http.get(f"/api/rooms/{room['code']}").json()
        assert [seat["kind"] for seat in facts["seats"]] == ["person", "open"]
        assert facts["options"]["limit"] == 40
        server.joined(room["code"], "Ben")
        with server.device(room["code"], room["held"][0]["token"]) as ann:
            assert ann.hear()["is_host"]
            assert ann.answer_to(type="start")["type"] == "done"


def test_a_command_that_is_repeated_after_a_restart_does_nothing_twice(settings: Settings) -> None:
    with serving(settings) as server:
        room = server.opened(person("Ann"), person("Ben"))
        code, token = room["code"], room["held"][0]["token"]
        with server.device(code, token) as ann:
            ann.until(is_view)
            view = ann.views[0]
            command = {"type": "act", "id": "once", "seat": 0, "decision": view["decision"], "move": view["moves"][0]}
            assert ann.answer_to(**command)["type"] == "done"
    with serving(settings) as server, server.device(code, token) as ann:
        ann.until(is_view)
        assert ann.answer_to(**command) == {"type": "done", "id": "once"}
        ann.settled()
        assert ann.views[0]["type"] == "view", "no update came"


def test_of_each_holder_the_last_answers_are_kept(settings: Settings) -> None:
    with serving(settings) as server:
        room = server.opened(person("Ann"), OPEN, start=False)
        with server.device(room["code"], room["held"][0]["token"]) as ann:
            for n in range(ANSWERS + 5):
                ann.answer_to(type="rename", seat=0, name=f"Ann {n}", id=f"n{n}")
            ann.answer_to(type="rename", seat=0, name="Anna", id="n4")  # forgotten, so done again
            ann.answer_to(type="rename", seat=0, name="Anne", id=f"n{ANSWERS}")  # known, so not done
            ann.settled()
            assert ann.room["seats"][0]["name"] == "Anna"
    with sqlite3.connect(settings.data) as db:
        assert db.execute("SELECT count(*) FROM answers").fetchone() == (ANSWERS,)


def test_a_room_without_devices_leaves_the_memory_and_comes_back(settings: Settings) -> None:
    with serving(settings, keep=0.0) as server:
        room = server.opened(person("Ann"), person("Ben"))
        with server.device(room["code"], room["held"][0]["token"]) as ann:
            ann.until(is_view)
            ann.move(0)
            ann.settled()
            before = ann.views[0]["view"]
        while room["code"] in server.house.parties:
            server.opened(person("Eve"), OPEN, start=False)  # whoever comes sweeps
        with server.device(room["code"], room["held"][0]["token"]) as ann:
            ann.until(is_view)
            assert ann.views[0]["view"] == before


def test_neither_tokens_nor_their_traces_are_in_the_file(settings: Settings) -> None:
    with serving(settings) as server:
        room = server.opened(person("Ann"), BOT)
    assert room["held"][0]["token"].encode() not in Path(settings.data).read_bytes()


def test_results_are_written_once_a_game_is_over(settings: Settings) -> None:
    with serving(settings) as server:
        room = server.opened(person("Ann"), BOT, options={"end_mode": "deals", "deals": 1})
        with server.device(room["code"], room["held"][0]["token"]) as ann:
            ann.until(is_view)
            ann.play_on()
    with sqlite3.connect(settings.data) as db:
        names = db.execute("SELECT seat, name, level FROM results ORDER BY seat").fetchall()
    assert names == [(0, "Ann", None), (1, "Ada", "random")]


# Data that cannot be used


def file_error(path: Path) -> str:
    before = path.read_bytes()
    with pytest.raises(DataError) as error:
        Store(str(path))
    assert path.read_bytes() == before, "the file is kept, byte for byte"
    assert str(path) in str(error.value)
    return str(error.value)


def test_a_file_that_is_no_database_is_named_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "letter.sqlite3"
    path.write_bytes(b"Dear Ann, this is no database." * 100)
    assert "is damaged or no data file of ours" in file_error(path)


def test_a_damaged_file_is_named_and_kept(empty_data: Path, tmp_path: Path) -> None:
    path = tmp_path / "damaged.sqlite3"
    content = bytearray(empty_data.read_bytes())
    content[4096:] = b"\x5a" * (len(content) - 4096)
    path.write_bytes(content)
    assert "is damaged" in file_error(path)


def test_a_file_that_was_cut_off_is_named_and_kept(empty_data: Path, tmp_path: Path) -> None:
    path = tmp_path / "cut.sqlite3"
    content = empty_data.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    assert "is damaged" in file_error(path)


def test_a_file_of_a_newer_version_is_named_and_kept(empty_data: Path, tmp_path: Path) -> None:
    path = tmp_path / "newer.sqlite3"
    path.write_bytes(empty_data.read_bytes())
    with sqlite3.connect(path) as db:
        db.execute("UPDATE alembic_version SET version_num = '0999'")
    db.close()
    error = file_error(path)
    assert "was written by a newer Kartenhaus (schema 0999" in error
    assert "--data" in error


def test_a_database_of_something_else_is_named_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "recipes.sqlite3"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    assert "holds something else" in file_error(path)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be"):
        Store(str(tmp_path))


def test_an_address_that_means_nothing_is_named_without_its_password() -> None:
    with pytest.raises(DataError) as error:
        Store("nosuchbase://ann:hunter2@localhost/cards")
    assert "localhost/cards" in str(error.value)
    assert "hunter2" not in str(error.value)


def test_a_missing_file_is_made_with_its_folders(tmp_path: Path) -> None:
    path = tmp_path / "new" / "kartenhaus.sqlite3"
    Store(str(path)).close()
    assert path.is_file()


# Schema


def test_the_migrations_lead_to_the_schema_that_the_program_uses(empty_data: Path) -> None:
    made = inspect(create_engine(f"sqlite:///{empty_data}"))
    assert set(made.get_table_names()) - {"alembic_version"} == set(schema.metadata.tables)
    for name, relation in schema.metadata.tables.items():
        columns = {column["name"]: column for column in made.get_columns(name)}
        assert set(columns) == {column.name for column in relation.columns}
        for column in relation.columns:
            assert str(columns[column.name]["type"]) == str(column.type.compile(create_engine("sqlite://").dialect))
            assert columns[column.name]["nullable"] == column.nullable
        assert made.get_pk_constraint(name)["constrained_columns"] == [c.name for c in relation.primary_key]


def test_the_newest_version_is_that_of_the_last_migration(empty_data: Path) -> None:
    with sqlite3.connect(empty_data) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchone() == (VERSIONS[-1],)


def test_the_schema_can_be_said_to_postgresql() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for relation in schema.metadata.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(relation).compile(dialect=dialect))


def test_a_database_that_is_up_to_date_is_opened_without_alembic(
    empty_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kartenhaus.server.database.migrate", lambda engine: pytest.fail("migrated"))
    open_database(str(empty_data)).dispose()


def test_a_server_with_data_of_its_own_says_nothing_to_the_other(server: Server, settings: Settings) -> None:
    code = server.opened(person("Ann"), BOT)["code"]
    with serving(settings) as other:
        assert other.http.get(f"/api/rooms/{code}").status_code == 404
