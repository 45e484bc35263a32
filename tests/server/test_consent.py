"""A pause and a move taken back: only if all who are here agree, and then for everybody."""

from typing import Any

import pytest

from kartenhaus.games import load
from kartenhaus.kit import CLOCK, BadMessage, Refused
from kartenhaus.server import consent
from kartenhaus.server.manners import RELAXED, from_text, to_text
from kartenhaus.server.messages import Act, Consent, GoOn, Leave, NewRoom, Propose, SeatPlan, SetPace, SetSeat, What
from kartenhaus.server.minding import Minding
from kartenhaus.server.rooms import Holders, Room
from kartenhaus.table import Table
from tests.server.driver import BOT, Server, person
from tests.server.test_play import is_view, two_at_a_table
from tests.server.test_rooms import GRACE, Drawn, Party, refused
from tests.table.bell import BELL, CLOSE, HANG, RING


def ask(party: Party, who: Holders, what: What = "pause", seat: int = 0, now: float = 0.0) -> None:
    party.room.command(who, Propose("p", seat, what), now)
    consent.settle(party.room, now)


def answer(party: Party, who: Holders, seat: int, agrees: bool = True, now: float = 0.0) -> None:
    asked = party.room.manners.asked
    assert asked is not None
    party.room.command(who, Consent("c", seat, asked.number, agrees), now)
    consent.settle(party.room, now)


def outcome(party: Party) -> tuple[str, str, int]:
    said = party.room.manners.said
    assert said is not None
    return said.what, said.outcome, said.seat


def table_of(party: Party) -> Table:
    assert party.room.table is not None
    return party.room.table


def choose(party: Party, who: Holders, seat: int, now: float = 0.0) -> None:
    table = table_of(party)
    party.room.command(who, Act("a", seat, table.decision(seat), table.moves(seat)[0]), now)
    consent.settle(party.room, now)


# A pause


def test_a_pause_begins_when_all_who_are_here_have_agreed() -> None:
    party = Party(SeatPlan("here", "Cem"), SeatPlan("bot"))
    ask(party, party.ann)
    assert consent.waits_for(party.room) == [1], "Cem shares Ann's device, and bots agree"
    assert not party.room.manners.is_paused
    answer(party, party.ben, 1)
    assert party.room.manners.paused_by == "Ann"
    assert outcome(party) == ("pause", "done", 0)


def test_who_is_away_is_not_asked_and_who_goes_is_asked_no_more() -> None:
    party = Party()
    ask(party, party.ann)
    party.room.depart(party.ben, 1.0)
    consent.settle(party.room, 1.0)
    assert party.room.manners.is_paused
    alone = Party()
    alone.room.depart(alone.ben, 1.0)
    ask(alone, alone.ann)
    assert alone.room.manners.is_paused


def test_one_who_would_rather_play_on_is_enough() -> None:
    party = Party()
    ask(party, party.ann)
    answer(party, party.ben, 1, agrees=False)
    assert not party.room.manners.is_paused
    assert outcome(party) == ("pause", "declined", 1)
    ask(party, party.ann)
    answer(party, party.ann, 0, agrees=False)
    assert outcome(party) == ("pause", "withdrawn", 0)


def test_in_a_pause_nobody_acts_and_nothing_runs() -> None:
    party = Party(SeatPlan("bot"), turn_timer=30, on_timeout="random")
    minding = Minding(party.room, 1.0)
    turns = minding.turns(60.0)
    ask(party, party.ann, now=60.0)
    answer(party, party.ben, 1, now=60.0)
    table = table_of(party)
    act = Act("a", 0, table.decision(0), table.moves(0)[0])
    assert refused(party, party.ann, act, 61.0) == "paused"
    party.room.depart(party.ben, 61.0)
    assert (minding.due(1e6), minding.turns(1e6), minding.closes_at()) == (None, [], None)
    assert minding.deadlines() == []
    assert not any(minding.is_current(turn) for turn in turns), "a bot that was thinking has to wait too"
    party.room.replace_absent(1e6)
    assert party.player(1) == "person"


def test_who_sits_there_goes_on_and_all_time_begins_anew() -> None:
    party = Party(turn_timer=30, on_timeout="random")
    minding = Minding(party.room, 1.0)
    ask(party, party.ann, now=20.0)
    answer(party, party.ben, 1, now=20.0)
    party.room.depart(party.ann, 25.0)
    anew = party.room.manners.anew
    party.room.command(party.ben, GoOn("g", 1), 1000.0)
    assert not party.room.manners.is_paused
    assert minding.deadlines() == [1030.0, 1030.0]
    assert party.room.away_until(0) == 1000.0 + GRACE
    assert party.room.manners.anew == anew + 1
    assert refused(party, party.ben, GoOn("g", 1)) == "not_paused"


def test_a_pause_outlasts_a_restart() -> None:
    party = Party()
    ask(party, party.ann)
    answer(party, party.ben, 1)
    again = from_text(to_text(party.room.manners))
    assert (again.paused_by, again.pace, again.asked) == ("Ann", "live", None)
    assert from_text("").pace == "live"


def test_a_pause_ends_with_the_game() -> None:
    party = Party(leaver="cancel_deal")
    ask(party, party.ann)
    answer(party, party.ben, 1)
    party.room.command(party.ben, Leave("l", 1), 1.0)
    consent.settle(party.room, 1.0)
    assert table_of(party).is_over
    assert not party.room.manners.is_paused


def test_in_a_real_time_game_a_pause_waits_for_the_end_of_the_race() -> None:
    party = Party(game=BELL)
    table = table_of(party)
    table.act(0, HANG, 1.0, "there hangs a bell")
    table.act(CLOCK, CLOSE, 1.5)
    assert table.race() != 0
    ask(party, party.ann)
    answer(party, party.ben, 1)
    asked = party.room.manners.asked
    assert asked is not None
    assert asked.is_agreed
    assert not party.room.manners.is_paused
    with pytest.raises(Refused):
        answer(party, party.ben, 1, agrees=False)
    table.act(1, RING, 2.0)
    consent.settle(party.room, 2.0)
    assert party.room.manners.is_paused


def test_one_thing_is_asked_at_a_time_and_not_all_the_time() -> None:
    party = Party()
    ask(party, party.ann)
    assert refused(party, party.ben, Propose("p", 1, "pause")) == "asked_already"
    answer(party, party.ben, 1, agrees=False)
    assert refused(party, party.ben, Consent("c", 1, 1, True)) == "asked_no_more"
    for _ in range(4):
        ask(party, party.ann)
        answer(party, party.ben, 1, agrees=False)
    assert refused(party, party.ann, Propose("p", 0, "pause")) == "slow_down"


def test_nobody_asks_or_answers_for_another_or_before_the_deal() -> None:
    party = Party()
    assert refused(party, party.ben, Propose("p", 0, "pause")) == "not_your_seat"
    ask(party, party.ann)
    assert refused(party, party.ann, Consent("c", 1, 1, True)) == "not_your_seat"
    with pytest.raises(BadMessage):
        party.room.command(party.ann, Propose("p", 7, "pause"), 0.0)
    early = Party(start=False)
    assert refused(early, early.ann, Propose("p", 0, "pause")) == "not_started"


# A move taken back


def test_a_move_is_taken_back_when_all_agree() -> None:
    party = Party()
    choose(party, party.ann, 0)
    ask(party, party.ann, "undo")
    assert table_of(party).awaited() == [1]
    answer(party, party.ben, 1)
    assert table_of(party).awaited() == [0, 1]
    assert outcome(party) == ("undo", "done", 0)


def test_a_move_stays_when_one_does_not_agree() -> None:
    party = Party()
    choose(party, party.ann, 0)
    before = table_of(party).state_bytes()
    ask(party, party.ann, "undo")
    answer(party, party.ben, 1, agrees=False)
    assert table_of(party).state_bytes() == before
    assert outcome(party) == ("undo", "declined", 1)


def test_nobody_is_asked_for_what_cannot_be() -> None:
    party = Party()
    assert refused(party, party.ann, Propose("p", 0, "undo")) == "undo_nothing"
    choose(party, party.ann, 0)
    assert refused(party, party.ben, Propose("p", 1, "undo")) == "undo_not_yours"
    choose(party, party.ben, 1)
    assert refused(party, party.ben, Propose("p", 1, "undo")) == "undo_revealed"


def test_who_plays_on_has_answered() -> None:
    party = Party()
    choose(party, party.ann, 0)
    ask(party, party.ann, "undo")
    choose(party, party.ben, 1)
    assert outcome(party) == ("undo", "lapsed", 0)
    assert party.room.manners.asked is None


def test_bots_wait_while_a_move_is_asked_back_and_forget_it_then() -> None:
    party = Party(SeatPlan("bot"))
    minding = Minding(party.room, 0.0)
    choose(party, party.ann, 0)
    (turn,) = minding.turns(0.0)
    known = minding.memories[turn.seat]
    ask(party, party.ann, "undo")
    assert minding.turns(0.0) == []
    assert not minding.is_current(turn), "what it was thinking about has to wait too"
    answer(party, party.ben, 1)
    (turn,) = minding.turns(0.0)
    assert minding.memories[turn.seat] is not known


# The pace


def test_only_at_a_live_table_a_bot_comes_for_who_is_away() -> None:
    party = Party()
    party.room.depart(party.ben, 1.0)
    assert party.room.away_until(1) == 1.0 + GRACE
    for pace in ("relaxed", "by_turn"):
        party.room.command(party.ann, SetPace("s", pace), 1.0)
        assert party.room.away_until(1) is None
        party.room.replace_absent(1e9)
        assert party.player(1) == "person"
    party.room.command(party.ann, SetSeat("b", 1, "bot"), 2.0)
    assert party.player(1) == "bot", "unless the host says so"


def test_the_host_sets_the_pace_and_nobody_else() -> None:
    party = Party()
    assert refused(party, party.ben, SetPace("s", "relaxed")) == "not_host"
    party.room.command(party.ann, SetPace("s", "relaxed"), 0.0)
    assert table_of(party).leisure == RELAXED
    party.room.command(party.ann, SetPace("s", "by_turn"), 0.0)
    assert table_of(party).leisure is None
    party.room.command(party.ann, SetPace("s", "live"), 0.0)
    assert table_of(party).leisure == 1.0


def test_a_game_in_real_time_is_not_played_over_days() -> None:
    party = Party(game=BELL)
    assert refused(party, party.ann, SetPace("s", "by_turn")) == "no_by_turn"


def test_windows_stay_open_longer_at_a_relaxed_table_and_for_ever_by_turn() -> None:
    party = Party(game="lobo77", draw_window=10)
    table = table_of(party)
    seat = table.awaited()[0]
    table.act(seat, table.legal(seat)[0], 5.0)
    assert table.tempted() == [seat]
    assert table.closes_at() == 15.0
    table.leisure = RELAXED
    assert table.closes_at() == 25.0
    table.leisure = None
    assert table.closes_at() is None


def test_no_clock_runs_by_turn() -> None:
    party = Party(turn_timer=30, on_timeout="random")
    minding = Minding(party.room, 1.0)
    assert minding.deadlines() == [30.0, 30.0]
    party.room.command(party.ann, SetPace("s", "by_turn"), 0.0)
    assert minding.due(0.0) is None


# Over the wire


def is_manners(**fields: Any) -> Any:
    return lambda message: message["type"] == "manners" and all(message[key] == each for key, each in fields.items())


def test_two_phones_pause_and_go_on(server: Server) -> None:
    with two_at_a_table(server) as (_, ann, ben):
        assert ann.answer_to(type="propose", seat=0, what="pause")["type"] == "done"
        asked = ben.until(is_manners(paused_by=None))["asked"]
        assert (asked["what"], asked["seat"], asked["waits"]) == ("pause", 0, [1])
        assert ben.answer_to(type="consent", seat=1, number=asked["number"], agrees=True)["type"] == "done"
        ann.until(is_manners(paused_by="Ann", asked=None))
        assert ben.move(1)["code"] == "paused"
        assert ben.answer_to(type="go_on", seat=1)["type"] == "done"
        ann.until(is_view)
        ann.until(is_manners(paused_by=None))
        assert ben.move(1)["type"] == "done"


def test_after_a_move_is_taken_back_everybody_gets_a_whole_view(server: Server) -> None:
    with two_at_a_table(server) as (code, ann, ben):
        first = ann.views[0]["view"]
        assert ann.move(0)["type"] == "done"
        old = ann.views[0]["decision"]
        ben.until(lambda message: message["type"] == "update")
        assert ann.answer_to(type="propose", seat=0, what="undo")["type"] == "done"
        number = ben.until(lambda message: message["type"] == "manners" and message["asked"])["asked"]["number"]
        assert ben.answer_to(type="consent", seat=1, number=number, agrees=True)["type"] == "done"
        whole = ann.until(is_view)
        assert (whole["view"], whole["awaited"]) == (first, [0, 1])
        assert whole["decision"] != old
        server.house._forget(code)  # comes back from the store
        with server.device(code) as guest:
            assert guest.until(is_view)["awaited"] == [0, 1]


def test_a_clock_is_told_and_that_it_runs_down_is_no_news(server: Server) -> None:
    room = server.opened(person("Ann"), BOT, options={"turn_timer": 600, "on_timeout": "random"})
    with server.device(room["code"], room["held"][0]["token"]) as ann:
        clocks = ann.until(lambda message: message["type"] == "manners")["clocks"]
        assert clocks[1] is None
        assert 590 < clocks[0] <= 600
        ann.settled()
        n = len(ann.frames)
        ann.settled()
        assert not any('"manners"' in frame for frame in ann.frames[n:])
        ann.answer_to(type="resync")
        assert any('"manners"' in frame for frame in ann.frames[n:]), "who asks for everything gets it"


def test_the_shelf_hears_whose_turn_it_is(server: Server) -> None:
    with two_at_a_table(server) as (code, ann, _):
        ann.move(0)
        asked = {"tables": [{"code": code, "tokens": []}, {"code": "ZZZZZ"}]}
        found = server.http.post("/api/tables", json=asked).json()
        assert found[0]["waits_for"] == ["Ben"]
        assert not found[0]["is_your_turn"]
        assert found[1] == {
            "code": "ZZZZZ",
            "game": "",
            "pace": "live",
            "is_started": False,
            "is_over": False,
            "is_paused": False,
            "is_your_turn": False,
            "waits_for": [],
            "others": [],
        }


def test_the_shelf_knows_its_own_turn_by_the_tokens(server: Server) -> None:
    room = server.opened(person("Ann"), BOT)
    asked = {"tables": [{"code": room["code"], "tokens": [room["held"][0]["token"]]}]}
    (found,) = server.http.post("/api/tables", json=asked).json()
    assert (found["is_your_turn"], len(found["others"])) == (True, 1)


def test_a_room_is_opened_with_its_pace() -> None:
    room, _ = Room.opened("ABCDE", load("nimmt"), NewRoom("nimmt", [SeatPlan("here")], pace="by_turn"), Drawn(), GRACE)
    assert room.manners.is_by_turn
    with pytest.raises(Refused):
        Room.opened("ABCDE", BELL, NewRoom("bell", [SeatPlan("here")], pace="by_turn"), Drawn(), GRACE)
