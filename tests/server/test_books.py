"""Stories to keep: what stands in them, what they may load, and what is said where there is none."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from kartenhaus.kit import CLOCK, Game, Refused, Spoken, settle
from kartenhaus.server import books
from kartenhaus.table import Seat, Table
from tests.server.driver import BOT, Server, person
from tests.table.bell import BELL, CLOSE, HANG, Options, bell

STYLE = "p { color: red; }"


def page(v: Any, spoken: Sequence[Spoken], names: Sequence[str]) -> str:
    """A page with a paragraph for each telling."""
    told = "".join(f"<p>{names[one.actor]}: {one.text}</p>" for one in spoken)
    return f"<!DOCTYPE html><style>{STYLE}</style>{told}"


def printed(html: str) -> bytes:
    return b"%PDF-" + html.encode()


def lacking(html: str) -> bytes:
    raise RuntimeError("expected Pango")


assert BELL.story is not None
TALES = replace(BELL, story=replace(BELL.story, book=page, pdf=printed))


def table_of(game: Game) -> Table:
    seats = [Seat("person", "Ann"), Seat("person", "Ben")]
    return Table(game, "tales", seats, settle(Options, {}), bytes(range(32)), now=100.0)


def test_a_book_holds_what_was_told_and_by_whom() -> None:
    table = table_of(TALES)
    table.act(0, HANG, 110.0, "Look, a bell")
    table.act(CLOCK, CLOSE, 111.0)
    assert "<p>Ann: Look, a bell</p>" in books.book(table)


def test_what_is_being_read_out_stands_in_no_book_yet() -> None:
    table = table_of(TALES)
    table.act(0, HANG, 110.0, "Look, a bell")
    assert "bell" not in books.book(table)


def test_where_nothing_is_told_there_is_no_book() -> None:
    with pytest.raises(Refused) as refused:
        books.book(bell())
    assert refused.value.code == "no_story"
    with pytest.raises(Refused):
        books.printer(table_of(replace(TALES, story=replace(BELL.story, book=page, pdf=None))))  # type: ignore[type-var]


def test_a_book_may_load_its_own_style_and_nothing_else() -> None:
    policy = books.policy(books.book(table_of(TALES)))
    assert "default-src 'none'; style-src 'sha256-" in policy
    assert "unsafe" not in policy
    assert books.policy("<p>plain</p>").startswith("default-src 'none'; style-src 'none';")


@pytest.fixture
def telling(server: Server) -> Iterator[tuple[Server, str, Table]]:
    """A room at whose table a bell was told of."""
    code = server.opened(person("Ann"), BOT)["code"]
    room, before = server.house.parties[code].room, server.house.parties[code].room.table
    room.table = table = table_of(TALES)
    table.act(0, HANG, 110.0, "Look, a bell")
    table.act(CLOCK, CLOSE, 111.0)
    yield server, code, table
    room.table = before


def test_a_story_is_a_page_of_its_own(telling: tuple[Server, str, Table]) -> None:
    server, code, _ = telling
    answer = server.http.get(f"/api/rooms/{code}/story.html")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "Look, a bell" in answer.text
    assert answer.headers.get_list("content-security-policy") == [books.policy(answer.text)]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_story_is_printed(telling: tuple[Server, str, Table]) -> None:
    server, code, _ = telling
    answer = server.http.get(f"/api/rooms/{code}/story.pdf")
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == f'inline; filename="bell-{code}.pdf"'
    assert answer.content.startswith(b"%PDF-")


def test_a_computer_that_cannot_print_says_so(telling: tuple[Server, str, Table]) -> None:
    server, code, table = telling
    table.game = replace(TALES, story=replace(BELL.story, book=page, pdf=lacking))  # type: ignore[type-var]
    answer = server.http.get(f"/api/rooms/{code}/story.pdf")
    assert (answer.status_code, answer.json()["code"]) == (409, "no_pdf")
    assert server.http.get(f"/api/rooms/{code}/story.html").status_code == 200


def test_a_room_whose_game_tells_nothing_has_no_story(server: Server) -> None:
    waiting = server.opened(person("Ann"), {"kind": "open"}, start=False)["code"]
    running = server.opened(person("Ann"), BOT)["code"]
    for name in ("story.html", "story.pdf"):
        assert server.http.get(f"/api/rooms/{waiting}/{name}").json()["code"] == "not_started"
        assert server.http.get(f"/api/rooms/{running}/{name}").json()["code"] == "no_story"
