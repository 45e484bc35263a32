"""Rooms without a server: who may do what, who is away, who is host. Time is turned by hand."""

import hashlib
import json
from typing import Any

import pytest

from kartenhaus.games import load
from kartenhaus.kit import BadMessage, Game, Refused
from kartenhaus.server.messages import (
    Act,
    Configure,
    Join,
    Leave,
    NewRoom,
    Rename,
    Resync,
    RoomFacts,
    SeatPlan,
    SetSeat,
    Start,
)
from kartenhaus.server.rooms import ANSWERS, Answers, Holders, Room
from kartenhaus.server.seating import LETTERS, NAMES, clean_name, free_name, holder_of, new_code, new_token
from kartenhaus.table import parse, record, verify

GRACE = 60.0
NOBODY: Holders = frozenset()


class Drawn:
    """Chance that comes out the same in every run."""

    def __init__(self) -> None:
        self.n = 0

    def __call__(self, size: int) -> bytes:
        self.n += 1
        return hashlib.shake_256(str(self.n).encode()).digest(size)


class Party:
    """A room with Ann on seat 0, who opened it, and Ben on seat 1, who joined."""

    def __init__(self, *more: SeatPlan, game: str | Game = "nimmt", start: bool = True, **options: str | int) -> None:
        seats = [SeatPlan("here", "Ann"), SeatPlan("open"), *more]
        played = load(game) if isinstance(game, str) else game
        new = NewRoom(played.id, seats, options)
        self.room, held = Room.opened("ABCDE", played, new, Drawn(), GRACE)
        self.ann = frozenset({holder_of(held[0].token)})
        self.ben = frozenset({holder_of(self.room.join(Join("Ben"), 0.0).token)})
        self.room.arrive(self.ann, 0.0)
        self.room.arrive(self.ben, 0.0)
        if start:
            self.room.command(self.ann, Start("s"), 0.0)

    def facts(self, holders: Holders = NOBODY, now: float = 0.0) -> RoomFacts:
        return self.room.facts(holders, "", now)

    def player(self, seat: int) -> str:
        assert self.room.table is not None
        return self.room.table.seats[seat].kind


def refused(party: Party, holders: Holders, message: Any, now: float = 0.0) -> str:
    before = party.facts(), [vars(seat).copy() for seat in party.room.seats], party.room.revision
    with pytest.raises(Refused) as error:
        party.room.command(holders, message, now)
    assert before == (party.facts(), [vars(seat) for seat in party.room.seats], party.room.revision)
    return error.value.code


# Codes, tokens, names


def test_codes_are_of_letters_that_nobody_mistakes() -> None:
    assert len(set(LETTERS)) == 32
    assert not set(LETTERS) & set("01IO")
    assert len({new_code(Drawn()) for _ in range(5)}) == 1, "nothing but what is drawn decides"
    drawn = Drawn()
    assert all(set(new_code(drawn)) <= set(LETTERS) and len(new_code(drawn)) == 5 for _ in range(50))


def test_a_token_has_128_bits_and_only_its_trace_is_kept() -> None:
    assert len(new_token(Drawn())) == 22
    party = Party()
    assert all(seat.holder is None or len(seat.holder) == 64 for seat in party.room.seats)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (" Ann ", "Ann"),
        ("Zo\u0065\u0308", "Zoë"),
        ("Ann\n Lee", "Ann Lee"),
        ("a\u202eb", "a b"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("<b>x</b>", "<b>x</b>"),
    ],
)
def test_a_name_is_one_line_of_text(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize("name", ["", "  ", "\n", "\u202e", "\u200d", "x" * 25])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="bad_name"):
        clean_name(name)


def test_whoever_gives_no_name_gets_one_that_is_free() -> None:
    seats = Party(*[SeatPlan("bot") for _ in range(8)]).room.seats
    assert len({seat.name for seat in seats}) == 10
    assert free_name([*seats]) not in {seat.name for seat in seats}
    many = [type(seats[0])("bot", name) for name in NAMES]
    assert free_name(many) == f"{NAMES[0]} 2"


# The host


@pytest.mark.parametrize(
    "message",
    [Start("x"), Configure("x", {}), SetSeat("x", 0, "bot"), SetSeat("x", 2, "open"), SetSeat("x", 1, None)],
)
def test_what_is_the_hosts_is_refused_to_others(message: Any) -> None:
    party = Party(start=False)
    assert refused(party, party.ben, message) == "not_host"
    assert refused(party, NOBODY, message) == "not_host"
    assert refused(party, frozenset({holder_of("forged")}), message) == "not_host"


def test_while_the_host_is_gone_for_long_the_others_may() -> None:
    party = Party(start=False)
    party.room.depart(party.ann, 100.0)
    assert not party.room.is_host(party.ben, 100.0 + GRACE)
    assert party.room.is_host(party.ben, 101.0 + GRACE)
    assert not party.room.is_host(NOBODY, 101.0 + GRACE), "an onlooker never"
    party.room.arrive(party.ann, 200.0)
    assert not party.room.is_host(party.ben, 300.0)
    assert party.room.is_host(party.ann, 300.0)


def test_a_host_who_leaves_hands_on_the_room() -> None:
    party = Party(start=False)
    party.room.command(party.ann, Leave("l", 0), 0.0)
    assert party.room.is_host(party.ben, 0.0)
    assert not party.room.is_host(party.ann, 0.0)
    assert not party.room.is_known(next(iter(party.ann)))


# Seats before the start


def test_the_host_sets_seats() -> None:
    party = Party(start=False)
    do = party.room.command
    do(party.ann, SetSeat("a", 2, "bot", level="random", name="Robo"), 0.0)
    do(party.ann, SetSeat("b", 3, "open"), 0.0)
    do(party.ann, SetSeat("c", 4, "person", name="Kid"), 0.0)
    assert [seat.kind for seat in party.facts().seats] == ["person", "person", "bot", "open", "person"]
    assert [party.facts().seats[i].name for i in (2, 4)] == ["Robo", "Kid"]
    assert party.facts(party.ann).held == [0, 4], "the host's device has it"
    do(party.ann, SetSeat("d", 3, None), 0.0)
    assert party.facts(party.ann).held == [0, 3]
    do(party.ann, SetSeat("e", 1, "open"), 0.0)
    assert party.facts(party.ben).held == []


def test_the_host_may_not_take_anothers_seat() -> None:
    party = Party(start=False)
    assert refused(party, party.ann, SetSeat("x", 1, "person")) == "seat_taken"


def test_there_are_no_more_seats_than_the_game_has() -> None:
    party = Party(*[SeatPlan("bot") for _ in range(8)], start=False)
    assert refused(party, party.ann, SetSeat("x", 10, "bot")) == "too_many_seats"
    with pytest.raises(BadMessage):
        party.room.command(party.ann, SetSeat("x", 11, "bot"), 0.0)


def test_too_few_seats_and_open_ones_are_no_table() -> None:
    party = Party(start=False)
    party.room.command(party.ann, SetSeat("a", 1, "open"), 0.0)
    assert refused(party, party.ann, Start("x")) == "open_seats"
    party.room.command(party.ann, SetSeat("b", 1, None), 0.0)
    assert refused(party, party.ann, Start("x")) == "too_few_seats"


def test_open_seats_are_filled_with_bots_where_that_is_wished() -> None:
    party = Party(SeatPlan("open"), start=False)
    party.room.command(party.ann, Start("x", fill=True), 0.0)
    assert [seat.kind for seat in party.facts().seats] == ["person", "person", "bot"]
    assert party.facts().seats[2].level == "rabbit"


def test_a_level_that_is_not_offered_gets_one_sentence() -> None:
    party = Party(SeatPlan("bot"), start=False)
    with pytest.raises(BadMessage) as error:
        party.room.command(party.ann, SetSeat("x", 2, "bot", level="flat:100000"), 0.0)
    assert str(error.value) == "expected a level among mouse, rabbit, fox, owl, wolf, got 'flat:100000' at level"
    assert party.facts().seats[2].level == "rabbit"


def test_a_bots_tempo_is_the_hosts_to_choose_and_stays_when_its_level_changes() -> None:
    party = Party(SeatPlan("bot", tempo="quick"), SeatPlan("bot"), start=False)
    assert [seat.tempo for seat in party.facts().seats] == [None, None, "quick", "usual"]
    party.room.command(party.ann, SetSeat("a", 2, "bot", level="wolf"), 0.0)
    party.room.command(party.ann, SetSeat("b", 3, "bot", tempo="unhurried"), 0.0)
    assert [(seat.level, seat.tempo) for seat in party.facts().seats[2:]] == [
        ("wolf", "quick"),
        ("rabbit", "unhurried"),
    ]
    party.room.command(party.ann, SetSeat("c", 2, "open"), 0.0)
    party.room.command(party.ann, SetSeat("d", 2, "bot"), 0.0)
    assert party.facts().seats[2].tempo == "usual", "it is somebody else"


def test_before_the_start_there_is_nothing_to_play() -> None:
    party = Party(start=False)
    assert refused(party, party.ann, Act("x", 0, 1, {"move": "ready"})) == "not_started"


def test_a_name_is_changed_by_its_owner_alone() -> None:
    party = Party()
    assert refused(party, party.ann, Rename("x", 1, "Benny")) == "not_your_seat"
    party.room.command(party.ben, Rename("y", 1, "Benny"), 0.0)
    assert party.facts().seats[1].name == "Benny"
    assert party.room.table is not None
    assert party.room.table.seats[1].name == "Benny"


# While the game is on


@pytest.mark.parametrize("message", [Start("x"), Configure("x", {}), SetSeat("x", 2, "open"), SetSeat("x", 1, None)])
def test_a_running_game_keeps_its_table(message: Any) -> None:
    party = Party()
    assert refused(party, party.ann, message) == "game_running"


def test_the_host_gives_a_seat_to_a_bot_and_opens_it_again() -> None:
    party = Party()
    party.room.command(party.ann, SetSeat("a", 1, "bot", level="random"), 0.0)
    assert (party.player(1), party.facts(party.ben).held) == ("bot", [])
    assert party.room.viewers(party.ben) == [-1]
    party.room.command(party.ann, SetSeat("b", 1, "open"), 0.0)
    assert party.player(1) == "bot", "until somebody comes"
    cem = frozenset({holder_of(party.room.join(Join("Cem"), 0.0).token)})
    party.room.arrive(cem, 0.0)
    assert party.player(1) == "person"
    assert party.room.viewers(cem) == [1]


def test_who_leaves_hands_the_seat_to_a_bot_for_good() -> None:
    party = Party()
    party.room.command(party.ben, Leave("l", 1), 0.0)
    assert (party.facts().seats[1].kind, party.facts().seats[1].level, party.player(1)) == ("bot", "rule", "bot")
    assert refused(party, party.ben, Act("x", 1, 1, {"move": "ready"})) == "not_your_seat"


def test_who_leaves_hands_the_seat_to_chance_where_the_table_wants_that() -> None:
    party = Party(leaver="auto_random")
    party.room.command(party.ben, Leave("l", 1), 0.0)
    assert party.facts().seats[1].level == "random"


def test_who_leaves_ends_the_game_where_the_table_wants_no_bot() -> None:
    party = Party(leaver="cancel_deal")
    party.room.command(party.ben, Leave("l", 1), 0.0)
    assert party.facts().is_over
    assert party.facts().seats[1].kind == "open"
    assert party.facts().secret is not None


def test_who_leaves_is_out_where_the_table_wants_that() -> None:
    party = Party(SeatPlan("bot"), game="lobo77", leaver="out")
    table = party.room.table
    assert table is not None
    party.room.command(party.ben, Leave("l", 1), 0.0)
    assert table.see(0).out[:3] == [0, 1, 0]
    party.room.command(party.ann, Leave("l", 0), 0.0)
    assert party.facts().is_over and table.ranks() == [2, 3, 1]
    assert verify(parse(json.dumps(record(table))), table.game) == []


def test_who_leaves_is_removed_where_the_table_calls_it_so() -> None:
    party = Party(SeatPlan("bot"), game="skunks", leaver="remove")
    table = party.room.table
    assert table is not None
    party.room.command(party.ben, Leave("l", 1), 0.0)
    assert table.see(0).is_in[:3] == [1, 0, 1]


# The absent


def test_a_bot_sits_down_for_who_is_away_too_long_and_gets_up_at_once() -> None:
    party = Party()
    room = party.room
    room.depart(party.ben, 10.0)
    assert party.facts(now=10.0).seats[1].away_until == GRACE
    assert party.facts(now=30.0).seats[1].away_until == GRACE - 20
    assert not party.facts(now=30.0).seats[1].is_here
    room.replace_absent(69.9)
    assert party.player(1) == "person"
    room.replace_absent(70.0)
    assert party.player(1) == "bot"
    assert party.facts(now=80.0).seats[1].away_until == 0.0
    assert party.facts(now=80.0).seats[1].kind == "person", "the seat is still Ben's"
    room.arrive(party.ben, 90.0)
    assert party.player(1) == "person"
    assert party.facts(now=90.0).seats[1].away_until is None


def test_who_comes_back_in_time_plays_on() -> None:
    party = Party()
    party.room.depart(party.ben, 10.0)
    party.room.arrive(party.ben, 69.0)
    party.room.replace_absent(200.0)
    assert party.player(1) == "person"


def test_nobody_is_hurried_who_keeps_nobody_waiting() -> None:
    party = Party()
    party.room.depart(party.ben, 10.0)
    party.room.depart(party.ann, 20.0)
    assert party.facts(now=500.0).seats[0].away_until is None
    party.room.replace_absent(500.0)
    assert (party.player(0), party.player(1)) == ("person", "person")
    party.room.arrive(party.ann, 1000.0)
    assert party.facts(now=1000.0).seats[1].away_until == GRACE, "the time begins with who waits"


def test_who_plays_against_bots_alone_may_sleep_over_it() -> None:
    party = Party()
    party.room.command(party.ann, SetSeat("a", 1, "bot"), 0.0)
    party.room.depart(party.ann, 10.0)
    party.room.replace_absent(1e6)
    assert party.player(0) == "person"


def test_a_table_that_wants_no_bots_waits() -> None:
    party = Party(leaver="cancel_deal")
    party.room.depart(party.ben, 10.0)
    assert party.facts(now=20.0).seats[1].away_until is None
    party.room.replace_absent(1e6)
    assert party.player(1) == "person"


def test_a_second_window_is_as_good_as_the_first() -> None:
    party = Party()
    party.room.arrive(party.ben, 5.0)
    party.room.depart(party.ben, 10.0)
    assert party.facts(now=10.0).seats[1].is_here


# Answers


def test_an_answer_is_found_under_any_of_a_devices_holders() -> None:
    answers = Answers()
    answers.keep("a", "1", b"done")
    assert answers.find(frozenset({"b", "a"}), "1") == b"done"
    assert answers.find(frozenset({"b"}), "1") is None


def test_the_oldest_answer_is_forgotten_first() -> None:
    answers = Answers()
    assert all(answers.keep("a", str(n), b"") is None for n in range(ANSWERS))
    assert answers.keep("a", "new", b"") == "0"
    assert answers.find(frozenset({"a"}), "0") is None


def test_a_question_changes_nothing() -> None:
    party = Party()
    revision = party.room.revision
    party.room.command(NOBODY, Resync("x"), 0.0)
    assert party.room.revision == revision
