"""Horses Mau Mau in the browser: a marathon, forgotten calls, who leaves, and the cards alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from kartenhaus.games.horses.tales import said_aloud
from tests.e2e.conftest import NewDevice
from tests.e2e.house import BOT, House, person
from tests.e2e.looks import at_rest, layout_faults
from tests.e2e.test_horses import DESK, MOST_LOOKS, PHONE, TABLET, Horses, open_room, opening, play_on, sit, until_one

LYING: dict[str, Any] = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}
# What does not fit into the table's own place is cut off, or has to be scrolled. A single pixel is mere rounding.
OVERFLOW = """
() => ["main .felt", "main .zone-table"].map((name) => {
  const place = document.querySelector(name);
  return Math.max(1, place.scrollHeight - place.clientHeight) - 1;
})
"""
# Whoever has laid a card may lay more or stop: a button beside the calls.
MAY_STOP = """
(stop) => {
  const actions = document.querySelector(".actions");
  actions.querySelector(":scope > .button")?.remove();
  const button = actions.querySelector(".call").cloneNode();
  button.classList.replace("call", "main");
  button.textContent = stop;
  actions.prepend(button);
}
"""
# A story as long as twenty pieces, and somebody who scrolls all that can be scrolled but the book.
LONG_STORY = """
() => {
  const list = document.querySelector(".page ol");
  for (let i = 0; i < 20; i++) list.append(list.firstElementChild.cloneNode(true));
  const around = [];
  for (let one = list.closest(".page").parentElement; one; one = one.parentElement) around.push(one);
  for (const one of around) one.scrollTop = 1000;
  return around.reduce((sum, one) => sum + one.scrollTop, 0);
}
"""


def seated_at(device: NewDevice, house: House, *looks: dict[str, Any], **options: str | int) -> list[Horses]:
    """As many people as screens, each with a device."""
    names = ("Ana", "Ben", "Cem")[: len(looks)]
    seated = open_room(house, *map(person, names), **options)
    tables = [Horses(device(**look), Locator.tap if "has_touch" in look else Locator.click) for look in looks]
    for i, table in enumerate(tables):
        sit(table.one, seated, slice(i, i + 1))
    return tables


def until_last_but_one(tables: list[Horses]) -> int:
    """Whoever lays the last card but one first, and does not call."""
    for _ in range(MOST_LOOKS):
        table = until_one(tables, "lay")
        seat = tables.index(table)
        is_due = cards_of(table, seat) == 2
        table.lay()
        if is_due and cards_of(table, seat) == 1:
            return seat
    raise AssertionError("expected somebody to lay the last card but one")


def plate(table: Horses, seat: int) -> Locator:
    """A seat as this device shows it."""
    return table.page.locator(".seats .plate").nth(seat)


def cards_of(table: Horses, seat: int) -> int:
    """How many cards somebody holds, as all can see."""
    found = re.search(r"(\d+) cards?", plate(table, seat).inner_text())
    assert found, plate(table, seat).inner_text()
    return int(found[1])


def accuse(table: Horses, seat: int, name: str) -> None:
    """Say that somebody has forgotten to call."""
    table.press(plate(table, seat))
    table.answered(
        table.page.get_by_role("dialog").get_by_role("button", name=table.words.say("board-accuse", name=name))
    )


def test_a_marathon_of_two_ends_when_somebody_has_two_target_cards(device: NewDevice, house: House) -> None:
    tables = seated_at(device, house, PHONE, TABLET, marathon="on", story="quick", starter="random", snatch_mode="off")
    rounds = set[tuple[int, int]]()  # who has come to the end of which

    def each(table: Horses, moment: str) -> None:
        if moment == "next":
            deal = next(frame["view"]["deal"] for frame in reversed(table.one.frames) if "view" in frame)
            rounds.add((tables.index(table), deal))
            at_rest(table.page)
            assert layout_faults(table.page, is_table=True) == []

    play_on(*tables, each=each)
    n = len(rounds) // 2
    assert sorted(rounds) == [(i, deal) for i in (0, 1) for deal in range(1, n + 1)]
    assert n in {1, 2}
    tables[0].one.button("table-look").click()
    expect(plate(tables[0], 0)).to_be_visible()
    wins = [plate(tables[0], seat).locator(".star").count() for seat in (0, 1)]
    assert max(wins) == 2 and sum(wins) == n + 1


def test_a_forgotten_call_is_noticed_and_who_is_wrong_draws(device: NewDevice, house: House) -> None:
    options: dict[str, str | int] = {
        "shout": "on",
        "story": "quick",
        "starter": "random",
        "false_call": "draw_one",
        "catch_window": 20,
    }
    tables = seated_at(device, house, PHONE, DESK, **options)
    names = ("Ana", "Ben")
    first = tables.index(until_one(tables, "lay"))
    held = cards_of(tables[first], 1 - first)
    accuse(tables[1 - first], first, names[first])
    expect(tables[first].page.get_by_role("log")).to_have_text(
        tables[first].words.say("event-fined", name=names[1 - first])
    )
    assert cards_of(tables[first], 1 - first) == held + 1

    now = until_last_but_one(tables)
    expect(plate(tables[1 - now], now)).to_contain_text("1 card")
    accuse(tables[1 - now], now, names[now])
    for table in tables:
        expect(plate(table, now)).to_contain_text("2 cards")
        expect(table.page.get_by_role("log")).to_have_text(table.words.say("event-caught", name=names[now], cards=1))
        assert layout_faults(table.page, is_table=True) == []


@pytest.mark.parametrize("leaver", ["remove", "bot"])
def test_the_story_goes_on_when_its_teller_leaves(device: NewDevice, house: House, leaver: str) -> None:
    tables = seated_at(device, house, PHONE, TABLET, DESK, starter="host", leaver=leaver)
    teller = until_one(tables, "tell")
    teller.tell()
    teller = until_one(tables, "tell")
    gone = tables.index(teller)
    teller.field.fill("Half a sent")
    teller.one.button("room-menu", exact=True).click()
    teller.one.button("lobby-leave").click()
    teller.one.button("room-leave-yes").click()
    others = [table for table in tables if table is not teller]
    for table in others:
        if leaver == "remove":
            expect(plate(table, gone)).to_contain_text(table.words.say("seat-left"))
        else:
            expect(table.story).not_to_have_count(1)  # the bot has told the piece that was owed
        assert layout_faults(table.page, is_table=True) == []
    until_one(others, "lay").do("lay")
    expect(others[0].story.filter(has_text="Half a sent")).to_have_count(0)


@pytest.mark.parametrize("screen", ["upright", "lying"])
def test_the_cards_alone_have_all_they_need_on_a_phone(device: NewDevice, house: House, screen: str) -> None:
    table = Horses(device(**{"upright": PHONE, "lying": LYING}[screen]), Locator.tap)
    sit(table.one, open_room(house, person("Ana"), BOT, BOT, story="quick", shout="on", starter="host"))
    while table.until() not in {"lay", "act", "over"}:
        table.do(table.moment())
    at_rest(table.page)
    assert table.page.evaluate(OVERFLOW) == [0, 0]
    play_on(table)
    again = table.one.button("table-rematch").bounding_box()
    assert again and again["height"] < 80


@pytest.mark.parametrize("story", ["quick", "told"])
@pytest.mark.parametrize("screen", ["upright", "lying"])
def test_whoever_may_stop_and_call_has_room_for_it_on_a_phone(
    device: NewDevice, house: House, screen: str, story: str
) -> None:
    table = Horses(device(**{"upright": PHONE, "lying": LYING}[screen]), Locator.tap)
    sit(table.one, open_room(house, person("Ana"), BOT, BOT, BOT, story=story, shout="on", starter="host"))
    while (moment := table.until()) != "lay":
        table.do(moment)
    table.page.evaluate(MAY_STOP, table.words.say("board-stop"))
    at_rest(table.page)
    assert table.page.evaluate(OVERFLOW) == [0, 0]
    assert layout_faults(table.page, is_table=True) == []


@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_a_long_story_scrolls_in_its_book_alone(device: NewDevice, house: House, screen: str) -> None:
    table = opening(device, house, **(PHONE if screen == "phone" else DESK))
    table.tell()
    expect(table.story).not_to_have_count(0)
    assert table.page.evaluate(LONG_STORY) == 0


def test_a_name_that_will_not_do_is_explained_where_it_was_typed(device: NewDevice, house: House) -> None:
    table = Horses(device(**PHONE), Locator.tap)
    sit(table.one, open_room(house, person("Ana"), BOT))
    table.until("name")
    table.field_of_name().fill("Dog")
    table.answered(table.one.button("board-propose", exact=True))
    expect(table.page.get_by_role("alert")).to_have_text(table.words.say("refusal-name_motif_word"))
    expect(table.field_of_name()).to_have_value("Dog")
    assert layout_faults(table.page) == []


@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_who_tells_aloud_presses_one_button_and_the_others_judge(device: NewDevice, house: House, screen: str) -> None:
    looks = PHONE if screen == "phone" else DESK
    tables = seated_at(device, house, looks, looks, telling="aloud")
    teller = until_one(tables, "tell")
    at_rest(teller.page)
    assert layout_faults(teller.page, is_table=True) == []
    teller.answered(teller.one.button("board-told", exact=True))
    (judge,) = (table for table in tables if table is not teller)
    judge.until("judge")
    expect(judge.page.locator(".judge bdi")).to_have_text(said_aloud("en"))
    judge.do("judge")
    expect(teller.story.first).to_have_text(said_aloud("en"))
