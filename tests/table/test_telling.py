"""A record for people: every move and every event is told, in the reader's words."""

from kartenhaus.kit import CLOCK, ONLOOKER
from kartenhaus.table import Claim, Link, Table, as_text, record
from kartenhaus.table.telling import event_text
from kartenhaus.words import LANGUAGES, Words
from tests.table.bell import BELL, RING, bell, hung
from tests.table.playing import NIMMT, finished, nimmt


def plain(id: str, **facts: str | int) -> str:
    """Words that show what they were given."""
    return " ".join([id, *(f"{name}={fact}" for name, fact in sorted(facts.items()))])


def test_a_line_for_each_move_and_each_event() -> None:
    table = finished()
    lines = as_text(record(table), NIMMT, plain).splitlines()
    events = [line for line in lines if line.startswith("    event-")]
    assert len(events) == len(table.events(ONLOOKER, -1))
    moves = [line for line in lines if ": move-" in line or " → " in line]
    assert len(moves) == table.step


def test_it_begins_with_the_game_unusual_options_and_seats() -> None:
    lines = as_text(record(finished(limit=40)), NIMMT, plain).splitlines()
    assert lines[:4] == ["title", "option-end_mode: option-end_mode-deals", "option-limit: 40", "option-deals: 1"]
    assert lines[5:8] == ["1  Zoë 🦊", "2  Бот", "3  Ana"]


def test_moves_tell_when_and_who_and_events_whom_they_happened_to() -> None:
    table = finished()
    text = as_text(record(table), NIMMT, plain)
    card = table.game.moves.named(table.entries[0].action)["card"]
    who = table.seats_at_start[table.entries[0].actor].name
    assert f"\n0:00  {who}: move-choose card={card}\n" in text
    assert f"\n    event-chose name={who} seat={table.entries[0].actor}\n" in text
    assert "\n0:09  3 → Ersatz\n" in text
    before, after = text.split("3 → Ersatz")
    assert "Ana" not in after
    assert "Ersatz" not in before


def test_minutes_follow_seconds() -> None:
    assert "\n1:" in as_text(record(finished()), NIMMT, plain)


def test_a_clock_has_no_name() -> None:
    table = nimmt(leaver="cancel_deal")
    table.act(CLOCK, table.legal(CLOCK)[0], 61.0)
    assert "\n1:01  move-cancel\n" in as_text(record(table), NIMMT, plain)


def test_it_speaks_every_language_of_the_house() -> None:
    texts = {as_text(record(finished()), NIMMT, Words(language, "nimmt").say) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def played_bell() -> Table:
    """One bell that two have rung at nearly the same time."""
    table = hung(bell(bells=1), "The first\nbell 🔔")
    claims = [Claim(seat, RING, 1, 100.41 + seat / 100, 100.0, 0.4 + seat / 100, Link(0.01, 0.0)) for seat in (1, 2)]
    table.finish(claims, 111.0)
    return table


def test_what_was_said_stands_below_its_move() -> None:
    lines = as_text(record(played_bell()), BELL, plain).splitlines()
    at = lines.index("    – The first bell 🔔")
    assert lines[at - 1] == "0:10  Person 1: move-hang"
    assert sum(line.startswith("    – ") for line in lines) == 1


def test_a_photo_finish_tells_everybodys_time_and_the_margin() -> None:
    text = as_text(record(played_bell()), BELL, plain)
    times = "photo-time name=Person 2 seconds=0.41, photo-time name=Person 3 seconds=0.42"
    sentence = f"event-photo_finish is_tie=0 margin=0.01 margin_ms=10 name=Person 2 seat=1 times={times}"
    assert f"\n    {sentence}\n" in text


def test_every_language_tells_a_photo_finish_and_a_tie() -> None:
    table = played_bell()
    (event,) = [event for event in table.events(ONLOOKER, -1) if event["event"] == "photo_finish"]
    told = set()
    for language in LANGUAGES:
        for is_tie in (0, 1):
            sentence = event_text({**event, "is_tie": is_tie}, table.seats, Words(language).say)
            point = "." if language == "en" else ","
            assert f"Person 2 0{point}410 s, Person 3 0{point}420 s" in sentence
            assert (f"0{point}010 s" in sentence) is (is_tie == 0)
            told.add(sentence)
    assert len(told) == 2 * len(LANGUAGES)
