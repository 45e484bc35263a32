"""Games in which people act at any moment, played with single keys and a clock of the test's own."""

import json
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from kartenhaus.bots import new_mind
from kartenhaus.bots.pace import time_for
from kartenhaus.games import load
from kartenhaus.kit import CLOCK
from kartenhaus.table import Table, record, verify
from kartenhaus.terminal import keeping, paper
from kartenhaus.terminal.keeping import kept_game
from kartenhaus.terminal.real_time import RealTimeSession
from kartenhaus.terminal.session import ME, Left
from tests.terminal.person import SECRET, Person, sat_down, session_of, table_of

Pressing = Callable[[RealTimeSession], tuple[float, str] | None]
NAME = "Blitz"
MARKED = "[red]Hui[/] [link=file:///etc/passwd]hier[/link]"


@pytest.fixture(autouse=True)
def fresh_paper(capsys: pytest.CaptureFixture[str]) -> None:
    """The console holds on to the stream that is captured in this test."""
    paper.paper.cache_clear()


def anything(seed: int) -> Pressing:
    """Any key that does something, after up to two seconds; in between some nonsense."""
    chance = random.Random(seed)
    wish = ""

    def presses(session: RealTimeSession) -> tuple[float, str] | None:
        nonlocal wish
        keys = [key.typed for key in session.keymap.keys(session.table.legal(ME))]
        is_asked = ME in session.table.awaited() or (ME in session.table.racing() and chance.random() < 0.3)
        if not keys or not is_asked:
            return None
        if wish not in keys or not wish.startswith(session.typed):
            wish = chance.choice(keys)
        if chance.random() < 0.2:
            return 0.2, chance.choice(["\r", " ", "\x1b", "\x7f", "%"])
        return chance.uniform(0.1, 2.0), [*wish, "\r"][len(session.typed)] if wish.startswith(session.typed) else "\x1b"

    return presses


def sentence(session: RealTimeSession) -> str:
    """What has to be said just now: a name, or a sentence with the picture of the card in it."""
    moves = [session.table.game.moves.named(action) for action in session.table.legal(ME)]
    told = [int(move["card"]) for move in moves if move["move"] in ("tell", "ask")]
    if not told:
        return NAME
    box = session.table.game.components
    motif = box["motifs"][box["motif"][told[0]]]
    return f"{MARKED} {session.words.say(f'board-{motif}')} {NAME}"


def teller(session: RealTimeSession) -> tuple[float, str] | None:
    """The space bar when there is a figure; Enter wherever it does something, else the first key that does."""
    legal = session.table.legal(ME)
    if session.keymap.claim(legal) is not None and session.table.racing() and not session.table.reading():
        return 0.3, " "
    if ME not in session.table.awaited():
        return None
    if session.usual() is not None and not session.typed:
        return 0.5, "\r"
    return 0.5, [*session.keymap.keys(legal)[0].typed, "\r"][len(session.typed)]


# Whole games


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"fex": "tricky", "fex_sorting": "by_hand"},
        {"fex": "strict", "glutton_variant": "on"},
        {"glutton_variant": "on", "turn_marker": "on"},
        {"pace": "windowed"},
    ],
    ids=str,
)
def test_a_whole_game_of_nilo_kilo(options: dict[str, Any]) -> None:
    table = table_of("nilokilo", **options)
    session_of(table, Person(anything(1))).play()
    assert table.is_over
    assert verify(record(table), table.game) == []
    assert any(table.is_claim(entry.action) for entry in table.entries)


@pytest.mark.parametrize(
    ("language", "options"),
    [("de", {}), ("en", {"language": "en", "shout": "on"}), ("de", {"storyteller": "on"})],
    ids=str,
)
def test_a_whole_story_with_typed_sentences(
    language: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_of("horses", **options)
    person = Person(teller)
    person.writes = sentence
    session_of(table, person, language).play()
    assert table.is_over
    assert verify(record(table), table.game) == []
    mine = [said.text for said in table.spoken if said.actor == ME]
    assert mine[0] == NAME and len(mine) > 1
    out = " ".join(capsys.readouterr().out.split())
    assert f"Eva: {mine[1]}" in out  # nothing of it is taken for a style
    assert any(NAME in said.text for said in table.spoken if said.actor != ME)


@pytest.mark.parametrize("options", [{}, {"shout": "on"}, {"snatch_mode": "lot"}, {"marathon": "on"}], ids=str)
def test_a_whole_game_of_horses_without_words(options: dict[str, Any]) -> None:
    table = table_of("horses", story="quick", **options)
    session_of(table, Person(anything(2))).play()
    assert table.is_over
    assert table.spoken == []
    assert verify(record(table), table.game) == []


# Leaving and coming back


def played(table: Table, person: Person, language: str, steps: int) -> RealTimeSession:
    """The game up to so many entries, where the person leaves."""
    session, going = session_of(table, person, language), person.presses
    person.presses = lambda session: (0.0, "q") if table.step >= steps else going(session)
    with pytest.raises(Left):
        session.play()
    session.leave()
    return session


@pytest.mark.parametrize(("game", "steps"), [("nilokilo", 3), ("nilokilo", 150), ("horses", 3), ("horses", 20)])
def test_a_game_that_was_left_goes_on_as_if_nothing_had_been(game: str, steps: int) -> None:
    presses = teller if game == "horses" else anything(3)
    table = table_of(game)
    person = Person(presses)
    person.writes = sentence
    left = played(table, person, "de", steps)
    again = Person(presses)
    again.writes, again.time = sentence, 77777.0
    back = sat_down(kept_game(load(game)), again, "de")
    assert back.table.state_bytes() == table.state_bytes()
    assert back.table.spoken == table.spoken
    assert [entry.text for entry in back.table.entries] == [entry.text for entry in table.entries]
    assert back.now() == pytest.approx(table.entries[-1].at)  # meanwhile the clock stood still
    assert back.table.closes_at() == table.closes_at()
    for seat in (1, 2):
        assert comparable(back.mind(seat)) == comparable(left.mind(seat))
    back.play()
    assert verify(record(back.table), back.table.game) == []


def comparable(mind: Any) -> dict[str, str]:
    """All that a mind remembers."""
    return {name: repr(value) for name, value in vars(mind).items()}


def test_what_was_kept_in_the_old_form_can_still_be_read() -> None:
    table = table_of("nilokilo")
    found = keeping.as_json(table, SECRET)
    found["actions"] = [[ME, table.legal(ME)[0], 1001.0]]
    assert len(keeping.kept_from(table.game, json.loads(json.dumps(found))).entries) == 1


# Time


def nilo_with_a_card(person: Person, **options: Any) -> RealTimeSession:
    """Eva has begun, and her card lies there, seen by all."""
    session = session_of(table_of("nilokilo", **options), person)
    session.show()
    for key in "1", "\r":
        person.time += 5.0
        session.advance()
        session.key(key)
        session.show()
    assert session.table.race() > 0
    return session


def snatches(table: Table) -> list[Any]:
    """The claims of the last photo finish, in the order in which they came in."""
    return list(json.loads(table.entries[-1].text)["claims"])


def test_the_space_bar_snatches_by_the_time_since_the_card_was_drawn() -> None:
    person = Person(lambda session: None)
    session = nilo_with_a_card(person)
    person.time += 0.25
    session.key(" ")
    assert session.held
    person.time += 0.1
    session.advance()
    (claim,) = snatches(session.table)
    assert (claim["seat"], claim["rtt"], claim["jitter"]) == (ME, 0, 0)
    assert claim["reaction"] == pytest.approx(250_000, abs=5)  # microseconds


def test_of_two_who_snatch_at_once_the_quicker_one_goes_first() -> None:
    person = Person(lambda session: None)
    session = nilo_with_a_card(person)
    while not session.held:
        due = session.next_due()
        if due is None or due.at - session.now() > 5.0:
            session.key("\r")
        else:
            person.time += due.at - session.now() + 1e-4
        session.advance()
        session.show()
    person.time += 0.03
    session.key(" ")
    person.time += 0.1
    session.advance()
    claims = snatches(session.table)
    assert claims[0]["seat"] != ME and ME in [claim["seat"] for claim in claims[1:]]
    first = next(entry for entry in session.table.entries if entry.text == session.table.entries[-1].text)
    assert first.actor == claims[0]["seat"]
    assert "photo_finish" in [event["event"] for event in session.table.events(ME, session.told)]


def test_bots_take_the_time_that_they_take_at_every_table() -> None:
    person = Person(lambda session: None)
    session = nilo_with_a_card(person)
    for seat in session.table.racing():
        if seat != ME:
            thought = session.thought(seat)
            chance = new_mind(session.table.game, session.table.words(f"pace {seat}"))
            assert thought.takes == time_for(session.table, seat, session.level(seat), chance)


def test_a_move_that_is_too_quick_waits_and_is_not_lost() -> None:
    person = Person(lambda session: None)
    session = session_of(table_of("nilokilo", min_reveal_ms=5000), person)
    person.time += 6.0
    session.show()
    session.key("1")
    before = session.table.step
    session.key("\r")
    assert session.table.step == before and session.waiting is not None
    person.time += 5.1
    session.advance()
    assert session.table.step > before
    assert session.table.game.moves.named(session.table.entries[before].action) == {"move": "flip"}


def test_the_clock_turns_cards_by_itself_where_the_table_has_agreed_on_it() -> None:
    person = Person(lambda session: None)
    session = session_of(table_of("nilokilo", pace="windowed", window_ms=2000), person)
    person.time += 6.0
    session.show()
    session.key("1")
    person.time += 60.0
    session.advance()
    closes = [entry.at for entry in session.table.entries if entry.actor == CLOCK]
    assert len(closes) > 5
    assert closes == sorted(closes)


def test_a_sentence_is_read_out_word_by_word() -> None:
    table = table_of("horses", secret=bytes([2] * 32))
    seen: list[tuple[int, float]] = []

    def listens(session: RealTimeSession) -> tuple[float, str] | None:
        if session.table.reading() and session.table.racing() == []:
            seen.append((len(session.read_out()), session.now()))
        return teller(session)

    person = Person(listens)
    person.writes = sentence
    session_of(table, person, "de").play()
    steps = [(b[1] - a[1]) for a, b in pairwise(seen) if b[0] == a[0] + 1 > 1]
    assert steps
    assert all(step == pytest.approx(1 / 3, abs=0.01) for step in steps)


# Keys


def test_wrong_keys_are_answered_and_change_nothing() -> None:
    person = Person(lambda session: None)
    session = session_of(table_of("nilokilo"), person)
    session.show()
    before = session.table.state_bytes()
    for key in ("7", "x", "%", "\x1b", "\x7f", " ", "\r", "é", "😀", "\t", "\x00"):
        session.key(key)
        session.show()
    assert session.table.state_bytes() == before
    assert session.typed == ""
    session.key("%")
    assert session.note is not None
    assert "“%” is nothing that can be done now" in session.note.plain


def test_help_stops_the_clock() -> None:
    person = Person(lambda session: (100.0, "x"))
    session = nilo_with_a_card(person)
    before, step = session.now(), session.table.step
    session.key("?")
    session.advance()
    assert session.now() == before
    assert session.table.step == step


def test_the_end_of_input_leaves_the_game() -> None:
    session = session_of(table_of("nilokilo"), Person(lambda session: (1.0, "\x04")))
    with pytest.raises(EOFError):
        session.play()


# Words


WRONG = {
    "": None,
    "x" * 10_000: "That is 10,000 letters. Up to 400 fit",
    "\x07\x1b[2J\x00": "A sentence has at least three words",
    "\u202e\u200b": "This needs a sentence",
    "[/]": "Write a sentence",
    f"{NAME} sleeps all day long.": "The picture of the card is not in the sentence yet",
    "hm": "A sentence has at least three words",
}


@pytest.mark.parametrize(("typed", "answer"), WRONG.items(), ids=range(len(WRONG)))
def test_words_that_do_not_do_are_told_back_kindly(
    typed: str, answer: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    person = Person(teller)
    person.writes = sentence
    session = session_of(table_of("horses", language="en", starter="host", bots=1), person)
    while not any(move["move"] == "tell" for move in session.table.moves(ME)):
        session.go_on()
    capsys.readouterr()
    texts = iter([typed, ""])
    person.writes = lambda session: next(texts)
    before = session.table.state_bytes()
    session.key("\r")
    assert session.table.state_bytes() == before
    out = " ".join(capsys.readouterr().out.split())
    assert answer is None or answer in out
    assert "\x1b" not in out


def test_ready_sentences_are_told_by_their_number() -> None:
    person = Person(teller)
    person.writes = sentence
    session = session_of(table_of("horses", language="en", starter="host", bots=1), person)
    while not session.drawing.offers():
        session.go_on()
    second = session.drawing.offers()[1]
    person.writes = lambda session: "2"
    session.key("\r")
    assert session.table.spoken[-1].text == second


def test_what_the_others_are_asked_about_is_drawn_as_it_was_written() -> None:
    person = Person(teller)
    person.writes = sentence
    session = session_of(table_of("horses", bots=1, story_check="table", starter="host"), person)
    while not any(line["line"] == "asked" for line in session.table.lines(ME)):
        session.go_on()
    drawn = "\n".join(line.plain for line in session.drawing.story_lines())
    assert f"{MARKED} " in drawn
