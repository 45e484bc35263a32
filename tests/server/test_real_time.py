"""Who was first, words that are read out, and moves that wait. The clock is turned by hand."""

import itertools
import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kartenhaus import games
from kartenhaus.server import house, store, web
from kartenhaus.server.settings import Settings
from kartenhaus.table import record, verify
from tests.server.conftest import FAST
from tests.server.driver import Device, Json, Server, person, serving
from tests.table.bell import BELL, CLOSE, RING_LEFT
from tests.table.bell import RING as RING_RIGHT

RINGS = (RING_RIGHT, RING_LEFT)
RING: Json = {"move": "ring", "hand": 0}
HANG: Json = {"move": "hang"}
TELL = "Look, here hangs a bell"
assert BELL.real_time is not None
GAME = replace(BELL, real_time=replace(BELL.real_time, reactions={"random": 400}))


presses = itertools.count()


class Clock:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self.now = 1e9

    def __call__(self) -> float:
        return self.now

    def turn(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module", autouse=True)
def on_shelf() -> Iterator[None]:
    """The bell stands on the shelf beside the others."""

    def load(id: str) -> Any:
        return GAME if id == GAME.id else games.load(id)

    with pytest.MonkeyPatch.context() as patched:
        for room in (house, store, web):
            patched.setattr(room, "load", load)
        for room in (house, web):
            patched.setattr(room, "offered", lambda: [*games.offered(), GAME.id])
        yield


@pytest.fixture(scope="module")
def server(
    empty_data: Path, page: Path, clock: Clock, tmp_path_factory: pytest.TempPathFactory, on_shelf: None
) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("bells") / "kartenhaus.sqlite3"
    shutil.copy(empty_data, data)
    settings = Settings(data=str(data), port=0, page=page, pace=0.0, frames=FAST, openings=FAST, clock=clock)
    with serving(settings) as running:
        yield running


@pytest.fixture
def bell(server: Server) -> Iterator["Bell"]:
    with Bell(server) as table:
        yield table


class Bell:
    """A table with three persons, each on a device of their own."""

    def __init__(self, server: Server, options: Json | None = None) -> None:
        self.server = server
        room = server.opened(person("Ann"), person("Ben"), person("Cem"), game="bell", options=options)
        self.code = room["code"]
        self.tokens = [held["token"] for held in room["held"]]
        self.devices = [server.device(self.code, token) for token in self.tokens]
        self.eye = server.device(self.code)
        for seat, device in enumerate(self.devices):
            device.wait(lambda each, seat=seat: seat in each.views)  # type: ignore[misc]

    def __enter__(self) -> "Bell":
        return self

    def __exit__(self, *_: object) -> None:
        for device in [self.eye, *self.devices]:
            device.close()

    @property
    def party(self) -> Any:
        return self.server.house.parties[self.code]

    def turn(self, seconds: float) -> None:
        """Turn the clock, let the server look at it, and hear what comes of it."""
        self.server.settings.clock.turn(seconds)  # type: ignore[attr-defined]
        self.eye.answer_to(type="resync")  # whatever happens next looks at the clock
        for device in [self.eye, *self.devices]:
            device.settled()

    def turn_to(self, until: Callable[[], bool]) -> None:
        """Turn the clock on until it is so."""
        for _ in range(200):
            if until():
                return
            self.turn(0.05)
        raise AssertionError("the clock was turned for long, and nothing came of it")

    def hang(self, seat: int = 0, text: str = TELL) -> int:
        """A bell hangs, and everybody sees it; the race's number."""
        device = self.devices[seat]
        self.turn_to(lambda: self.party.room.table.rests_until() <= self.server.settings.clock())
        device.settled()
        done = device.answer_to(type="act", seat=seat, decision=device.views[seat]["decision"], move=HANG, text=text)
        assert done["type"] == "done", done
        self.turn_to(lambda: all(each.views[i]["race"] for i, each in enumerate(self.devices)))
        return int(device.views[seat]["race"])

    def claim(self, seat: int, race: int, reaction: float | None, device: Device | None = None) -> str:
        """Somebody presses; the command's id."""
        each = device or self.devices[seat]
        id = each.ask(id=f"press {next(presses)}", type="claim", seat=seat, race=race, move=RING, reaction=reaction)
        each.settled()
        return id

    def rang(self) -> list[int]:
        """Who has rung a bell, in order."""
        entries = self.party.room.table.entries
        return [entry.actor for entry in entries if entry.action in RINGS]

    def decided(self) -> None:
        """Let the moment pass."""
        self.turn_to(lambda: self.party._photo is None)
        for device in self.devices:
            device.settled()


# Who was first


def test_the_quicker_reaction_wins_though_it_comes_in_later(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    clock.turn(0.6)
    slow = bell.claim(1, race, 600)
    clock.turn(0.004)
    quick = bell.claim(2, race, 572)
    bell.decided()
    assert bell.devices[2].answer(quick)["type"] == "done"
    refused = bell.devices[1].answer(slow)
    assert (refused["type"], refused["code"]) == ("refused", "too_late")
    assert bell.rang() == [2]
    told = [event for event in bell.devices[0].events if event["event"] == "photo_finish"]
    assert [[claim["seat"], claim["ms"]] for claim in told[0]["claims"]] == [[2, 572], [1, 600]]
    assert told[0]["margin_ms"] == 28


def test_claims_and_those_that_come_too_late_are_counted(bell: Bell, clock: Clock) -> None:
    def counted() -> tuple[float, float]:
        registry = bell.server.house.metrics.registry
        claims = registry.get_sample_value("kartenhaus_claims_total", {"game": "bell"})
        late = registry.get_sample_value("kartenhaus_refusals_total", {"code": "too_late"})
        return claims or 0.0, late or 0.0

    before = counted()
    race = bell.hang()
    clock.turn(0.6)
    for seat, reaction in ((1, 600), (2, 572)):
        bell.claim(seat, race, reaction)
    bell.decided()
    assert counted() == (before[0] + 2, before[1] + 1)


def test_until_it_is_decided_nobody_is_shown_anything(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    before = [len(device.frames) for device in bell.devices]
    clock.turn(0.6)
    bell.claim(1, race, 590)
    for device, n in zip(bell.devices, before, strict=True):
        device.settled()
        kinds = {json.loads(frame)["type"] for frame in device.frames[n:]}
        assert kinds <= {"bad", "ping"}, "the answers to our own questions, and pings"
    assert bell.rang() == []


def test_a_claim_alone_is_done(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    clock.turn(0.5)
    id = bell.claim(1, race, None)
    bell.decided()
    assert bell.devices[1].answer(id)["type"] == "done"
    assert not any(event["event"] == "photo_finish" for event in bell.devices[1].events)


def test_a_claim_for_something_that_is_over_comes_too_late(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    clock.turn(0.5)
    bell.claim(1, race, 480)
    bell.decided()
    late = bell.claim(2, race, 490)
    assert bell.devices[2].answer(late)["code"] == "too_late"
    next_race = bell.hang(seat=1)
    older = bell.claim(2, race, 490)
    assert bell.devices[2].answer(older)["code"] == "too_late"
    assert next_race != race
    assert bell.rang() == [1]


def test_the_same_claim_again_is_answered_again_and_done_once(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    clock.turn(0.5)
    claim = {"type": "claim", "id": "mine", "seat": 1, "race": race, "move": RING, "reaction": 480}
    for _ in range(3):
        bell.devices[1].send(claim)
    bell.devices[1].settled()
    bell.decided()
    assert bell.devices[1].answer("mine")["type"] == "done"
    bell.devices[1].send(claim)
    assert bell.devices[1].answer("mine")["type"] == "done"
    assert bell.rang() == [1]


def test_a_second_press_is_answered_like_the_first(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    clock.turn(0.5)
    ids = [bell.claim(1, race, 480), bell.claim(1, race, 495)]
    bell.decided()
    assert [bell.devices[1].answer(id)["type"] for id in ids] == ["done", "done"]
    assert bell.rang() == [1]


def test_a_move_that_claims_is_a_claim_whatever_it_is_sent_as(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    clock.turn(0.6)
    decision = bell.devices[1].views[1]["decision"]
    crude = bell.devices[1].ask(type="act", seat=1, decision=decision, move=RING)
    bell.devices[1].settled()
    clock.turn(0.004)
    quick = bell.claim(2, race, 572)
    bell.decided()
    assert bell.devices[1].answer(crude)["code"] == "too_late"
    assert bell.devices[2].answer(quick)["type"] == "done"


def test_seats_on_one_device_are_compared_by_its_own_times(server: Server, clock: Clock) -> None:
    with Bell(server) as bell:
        race = bell.hang()
        with server.device(bell.code, *bell.tokens) as tablet:
            tablet.wait(lambda each: 2 in each.views)
            clock.turn(0.6)
            ids = [bell.claim(0, race, 571.2, tablet), bell.claim(2, race, 571.1, tablet)]
            bell.decided()
            assert [tablet.answer(id)["type"] for id in ids] == ["refused", "done"]
            assert bell.rang() == [2]


def test_a_claim_before_it_could_be_seen_is_a_false_start(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    clock.turn(0.02)
    early = bell.claim(2, 0, None)
    clock.turn(0.5)
    bell.decided()
    assert bell.devices[2].answer(early)["type"] == "done", "a false start is a move, if no good one"
    assert bell.devices[0].views[0]["view"]["out"][2] == 1
    clock.turn(0.6)
    bell.claim(1, race, 580)
    bell.decided()
    assert bell.rang() == [1]


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        ({"race": 99}, {"code": "too_late"}),
        ({"seat": 2}, {"code": "not_your_seat"}),
        ({"seat": 9}, {"where": "$.seat"}),
        ({"move": {"move": "leave"}}, {"where": "$.move.move"}),
        ({"move": {"move": "fly"}}, {"where": "move.move"}),
        ({"move": {"move": "ring", "hand": 7}}, {"where": "move.hand"}),
        ({"race": "1"}, {"where": "$.race"}),
        ({"reaction": -5}, {"where": "$.reaction"}),
        ({"reaction": "quick"}, {"where": "$.reaction"}),
        ({"reaction": 1e300}, {"where": "$.reaction"}),
    ],
)
def test_a_claim_that_cannot_be_is_answered_at_once_and_changes_nothing(bell: Bell, change: Json, answer: Json) -> None:
    race = bell.hang()
    bell.server.settings.clock.turn(0.5)  # type: ignore[attr-defined]
    claim = {"type": "claim", "seat": 1, "race": race, "move": RING, "reaction": 400, **change}
    assert answer.items() <= bell.devices[1].answer_to(**claim).items()
    assert bell.party._photo is None
    assert bell.rang() == []


def test_where_nothing_is_claimed_the_rules_say_what_a_claim_is(bell: Bell) -> None:
    refused = bell.devices[1].answer_to(type="claim", seat=1, race=0, move=RING)
    assert refused["code"] == "not_now"


# In the middle of it


def test_what_comes_in_the_meantime_is_done_afterwards_in_order(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    clock.turn(0.5)
    bell.claim(1, race, 480)
    cem = bell.devices[2]
    leave = cem.ask(type="act", seat=2, decision=cem.views[2]["decision"], move={"move": "leave"})
    rename = cem.ask(type="rename", seat=2, name="Jem")
    cem.settled()
    assert bell.party.room.seats[2].name == "Cem"
    bell.decided()
    assert bell.party.room.seats[2].name == "Cem", "after the move that waits until the ringing was seen"
    bell.turn_to(lambda: bell.party.room.seats[2].name == "Jem")
    assert cem.answer(leave)["code"] == "stale"
    assert cem.answer(rename)["type"] == "done"
    assert bell.rang() == [1]


def test_who_drops_out_in_the_middle_has_claimed_all_the_same(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    clock.turn(0.5)
    id = bell.claim(1, race, 480)
    bell.devices.pop(1).close()
    bell.devices[0].wait(lambda device: not device.room["seats"][1]["is_here"])
    bell.decided()
    assert bell.rang() == [1]
    with bell.server.device(bell.code, bell.tokens[1]) as back:
        again = back.answer_to(type="claim", id=id, seat=1, race=race, move=RING, reaction=480)
        assert again["type"] == "done"
    assert bell.rang() == [1]


def test_who_comes_back_in_the_middle_gets_the_answer_there(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    clock.turn(0.5)
    id = bell.claim(1, race, 480)
    bell.devices[1].close()
    bell.devices[1] = back = bell.server.device(bell.code, bell.tokens[1])
    back.wait(lambda device: 1 in device.views)
    back.send({"type": "claim", "id": id, "seat": 1, "race": race, "move": RING, "reaction": 480})
    back.settled()
    bell.decided()
    assert back.answer(id)["type"] == "done"
    assert bell.rang() == [1]


def test_coming_back_does_not_make_anybody_quicker(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    clock.turn(0.5)
    bell.devices[2].close()
    bell.devices[2] = bell.server.device(bell.code, bell.tokens[2])
    bell.devices[2].wait(lambda device: 2 in device.views)
    clock.turn(0.15)
    bell.claim(2, race, 120)
    bell.claim(1, race, 640)
    bell.decided()
    (told,) = [event for event in bell.devices[0].events if event["event"] == "photo_finish"]
    times = {claim["seat"]: claim["ms"] for claim in told["claims"]}
    assert times[2] >= 500, "since the table was seen, and not since the device came back"


def test_who_comes_in_the_middle_has_not_been_quick_for_having_seen_it_late(server: Server, clock: Clock) -> None:
    with Bell(server) as bell:
        bell.devices[2].close()
        bell.devices[0].wait(lambda device: not device.room["seats"][2]["is_here"])
        del bell.devices[2:]
        race = bell.hang()
        clock.turn(5.0)
        bell.devices.append(server.device(bell.code, bell.tokens[2]))
        bell.devices[2].wait(lambda device: 2 in device.views)
        clock.turn(0.3)
        bell.claim(1, race, 5200)
        bell.claim(2, race, 250)
        bell.decided()
        (told,) = [event for event in bell.devices[0].events if event["event"] == "photo_finish"]
        assert [claim["seat"] for claim in told["claims"]] == [1, 2]


def test_a_seat_that_goes_to_a_bot_in_the_middle_has_claimed_first(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    clock.turn(0.5)
    bell.claim(1, race, 480)
    given = bell.devices[0].ask(type="set_seat", seat=1, kind="bot", level="random")
    bell.devices[0].settled()
    assert bell.party.room.seats[1].kind == "person"
    bell.decided()
    assert bell.rang() == [1]
    assert bell.devices[0].answer(given)["type"] == "done"
    assert bell.party.room.seats[1].kind == "bot"


def test_a_house_that_falls_in_the_middle_loses_no_claim_and_doubles_none(settings: Settings, clock: Clock) -> None:
    with serving(settings, clock=clock) as server, Bell(server) as bell:
        race = bell.hang()
        clock.turn(0.5)
        bell.claim(1, race, 480)
        code, token = bell.code, bell.tokens[1]
    with serving(settings, clock=clock) as server, server.device(code, token) as ben:
        ben.wait(lambda device: 1 in device.views)
        assert ben.views[1]["race"] == race
        assert ben.views[1]["lines"] == [{"seat": 0, "text": TELL}]
        clock.turn(0.5)
        id = ben.ask(type="claim", seat=1, race=race, move=RING, reaction=480)
        ben.settled()
        clock.turn(0.3)
        assert ben.answer(id)["type"] == "done"
        table = server.house.parties[code].room.table
        assert table is not None
        assert [entry.actor for entry in table.entries if entry.text.startswith("{")] == [1]


def test_a_decision_that_cannot_be_saved_has_not_been_made(
    bell: Bell, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    race = bell.hang()
    clock.turn(0.5)

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as full_disk:
        full_disk.setattr(bell.server.house.store, "save", fail)
        id = bell.claim(1, race, 480)
        bell.decided()
        assert bell.devices[1].answer(id)["code"] == "not_saved"
    assert bell.rang() == []
    assert bell.devices[1].views[1]["race"] == race
    again = bell.claim(1, race, 480)
    bell.decided()
    assert bell.devices[1].answer(again)["type"] == "done"


def test_our_mistake_in_a_decision_stops_the_table_and_is_told(
    bell: Bell, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    race = bell.hang()
    clock.turn(0.5)

    def fail(*_: object) -> None:
        raise AssertionError("we erred")

    monkeypatch.setattr(bell.party.room.table, "finish", fail)
    claim = bell.claim(1, race, 480)
    rename = bell.devices[2].ask(type="rename", seat=2, name="Jem")
    bell.devices[2].settled()
    bell.decided()
    assert bell.devices[1].answer(claim)["code"] == "table_stopped"
    assert bell.devices[2].answer(rename)["code"] == "table_stopped"


# The clock


def test_a_move_before_its_time_waits_and_is_done_once(bell: Bell, clock: Clock) -> None:
    race = bell.hang()
    clock.turn(0.5)
    bell.claim(1, race, 480)
    bell.decided()
    ben = bell.devices[1]
    ben.settled()
    hang = {"type": "act", "id": "soon", "seat": 1, "decision": ben.views[1]["decision"], "move": HANG, "text": TELL}
    ben.send(hang)
    ben.send(hang)
    ben.settled()
    assert len(ben.views[1]["lines"]) == 1
    steps = bell.party.room.table.step
    bell.turn_to(lambda: bell.party.room.table.step > steps)
    assert ben.answer("soon")["type"] == "done"
    assert [spoken.text for spoken in bell.party.room.table.spoken] == [TELL, TELL]


def test_the_words_are_read_out_one_by_one_and_the_last_one_comes_with_the_bell(bell: Bell, clock: Clock) -> None:
    bell.turn_to(lambda: bell.party.room.table.rests_until() <= clock())
    ann, ben = bell.devices[0], bell.devices[1]
    decision = ann.views[0]["decision"]
    ann.answer_to(type="act", seat=0, decision=decision, move=HANG, text=TELL)
    ben.until(lambda message: message["type"] == "reading")
    heard = []
    while ben.views[1]["race"] == 0:
        ben.settled()
        heard.append(ben.reading[1])
        if ben.views[1]["race"] == 0:
            assert not any(TELL in frame for frame in ben.frames), "the name is not told yet"
            assert ben.views[1]["closes_in"] is None, "nor when it will be"
            with bell.server.device(bell.code) as late:
                late.until(lambda message: message["type"] == "reading" or bool(late.views and late.views[-1]["race"]))
        bell.turn(0.02)
    words = TELL.split()[:-1]
    assert [words[:n] for n in range(1, 5)] == [read for i, read in enumerate(heard) if read and read not in heard[:i]]
    ben.wait(lambda device: device.reading[1] == [])
    assert ben.views[1]["lines"] == [{"seat": 0, "text": TELL}]


def test_the_time_to_claim_ends_by_the_clock_where_the_table_wants_that(server: Server, clock: Clock) -> None:
    with Bell(server, {"window": 5}) as bell:
        race = bell.hang()
        assert 4.9 < bell.devices[0].views[0]["closes_in"] <= 5.0
        bell.turn_to(lambda: bell.party.room.table.race() == 0)
        late = bell.claim(1, race, 400)
        assert bell.devices[1].answer(late)["code"] == "too_late"
        assert bell.party.room.table.entries[-1].action == CLOSE


def test_a_claim_in_the_last_moment_comes_before_the_clock(server: Server, clock: Clock) -> None:
    with Bell(server, {"window": 1}) as bell:
        race = bell.hang()
        clock.turn(bell.party.room.table.closes_at() - clock() - 0.01)
        bell.claim(1, race, 900)
        clock.turn(0.05)
        bell.decided()
        assert bell.rang() == [1]


def test_when_all_have_let_it_pass_the_clock_need_not_be_waited_for(server: Server, clock: Clock) -> None:
    with Bell(server, {"window": 60}) as bell:
        bell.hang()
        clock.turn(0.6)
        for seat, device in enumerate(bell.devices):
            device.move(seat, {"move": "leave"})
        bell.devices[0].wait(lambda device: device.views[0]["race"] == 0)


# Words


def test_what_is_told_is_seen_by_all_as_plain_text(bell: Bell) -> None:
    told = "<b>Luna</b>\u202e &amp; \x00a  bell \U0001f434"
    bell.hang(text=told)
    for seat, device in enumerate(bell.devices):
        assert device.views[seat]["lines"] == [{"seat": 0, "text": "<b>Luna</b> &amp; a bell \U0001f434"}]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", {"code": "needs_words"}),
        (" \u200b\n ", {"code": "needs_words"}),
        ("No such thing here", {"code": "no_bell"}),
        ("bell " * 2000, {"type": "bad", "where": "text"}),
        (7, {"type": "bad", "where": "$.text"}),
    ],
)
def test_words_that_do_not_do_are_told_back_and_change_nothing(bell: Bell, text: Any, answer: Json) -> None:
    bell.turn_to(lambda: bell.party.room.table.rests_until() <= bell.server.settings.clock())
    ann = bell.devices[0]
    step = bell.party.room.table.step
    act = {"type": "act", "seat": 0, "decision": ann.views[0]["decision"], "move": HANG, "text": text}
    assert answer.items() <= ann.answer_to(**act).items()
    assert bell.party.room.table.step == step
    bell.hang()


def test_where_moves_need_no_words_none_can_be_said(server: Server) -> None:
    room = server.opened(person("Ann"), person("Ben"))
    with server.device(room["code"], room["held"][0]["token"]) as ann:
        ann.until(lambda message: message["type"] == "view")
        view = ann.views[0]
        bad = ann.answer_to(type="act", seat=0, decision=view["decision"], move=view["moves"][0], text="hello")
        assert (bad["type"], bad["where"]) == ("bad", "text")
        assert (view["race"], view["lines"], view["closes_in"]) == (0, [], None)


# Pings


def test_only_where_times_are_compared_is_the_way_measured(server: Server) -> None:
    with Bell(server) as bell:
        bell.devices[0].until(lambda message: message["type"] == "ping")
        bell.devices[0].settled()
        assert all(len(device.pings.trips) >= 1 for device in bell.party.devices if 0 in device.viewers)
    room = server.opened(person("Ann"), person("Ben"))
    with server.device(room["code"], room["held"][0]["token"]) as ann:
        ann.until(lambda message: message["type"] == "view")
        ann.settled()
        assert not any('"ping"' in frame for frame in ann.frames)


def test_answers_to_nothing_are_passed_over_and_cost_like_anything_else(settings: Settings, clock: Clock) -> None:
    with serving(settings, clock=clock, frames=2.0) as server:
        room = server.opened(person("Ann"), person("Ben"), game="bell")
        with server.device(room["code"], room["held"][0]["token"]) as ann:
            ann.until(lambda message: message["type"] == "ping")
            for n in range(20):
                ann.send({"type": "pong", "nonce": f"made up {n}"})
            assert ann.until(lambda message: message["type"] == "refused")["code"] == "slow_down"


# Bots


def test_bots_claim_through_the_same_finish_and_tell_and_end_the_game(settings: Settings) -> None:
    bots = [{"kind": "bot", "level": "random"} for _ in range(3)]
    with serving(settings) as server:
        room = server.opened(*bots, game="bell", options={"bells": 3, "window": 1})
        with server.device(room["code"]) as screen:
            screen.wait(lambda device: bool(device.room and device.room["is_over"]))
            table = server.house.parties[room["code"]].room.table
            assert table is not None
            assert verify(record(table), GAME) == []
            rang = [entry for entry in table.entries if entry.action in RINGS]
            assert all(entry.text.startswith("{") for entry in rang), "with the evidence"
            assert {spoken.text for spoken in table.spoken} == {"A bell"}
            assert any(entry.action == CLOSE for entry in table.entries)
