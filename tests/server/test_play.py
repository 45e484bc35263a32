"""Games over the wire, as people play them."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kartenhaus.games import load
from kartenhaus.server.settings import Settings
from kartenhaus.table import parse, verify
from tests.server.driver import BOT, OPEN, Device, Json, Server, person, serving

ONE_DEAL: Json = {"end_mode": "deals", "deals": 1}
RULE: Json = {"kind": "bot", "level": "rule"}


def play_on(devices: dict[int, Device]) -> None:
    """Each person does the first move that it may whenever the game waits for it, until the game is over."""
    while not all(device.room["is_over"] for device in devices.values()):
        for seat, device in devices.items():
            if seat in device.views[seat]["awaited"]:
                assert device.move(seat)["type"] == "done"
                break
        else:
            next(iter(devices.values())).hear()
        for device in devices.values():
            device.settled()


def is_here(seat: int) -> Any:
    return lambda message: message["type"] == "room" and message["seats"][seat]["is_here"]


def is_view(message: Json) -> bool:
    return bool(message["type"] == "view")


@contextmanager
def two_at_a_table(server: Server, *others: Json, **options: str | int) -> Iterator[tuple[str, Device, Device]]:
    """Ann on seat 0 and Ben on seat 1, each with a device, and the cards dealt."""
    room = server.opened(person("Ann"), OPEN, *others, start=False, options=options)
    code, token = room["code"], room["held"][0]["token"]
    other = server.joined(code, "Ben")
    with server.device(code, token) as ann, server.device(code, other) as ben:
        ann.until(is_here(1))
        ben.until(is_here(0))
        assert ann.answer_to(type="start")["type"] == "done"
        ann.settled()
        ben.settled()
        yield code, ann, ben


def test_two_devices_and_three_bots_play_a_whole_game_and_the_record_proves_it(server: Server) -> None:
    with two_at_a_table(server, BOT, BOT, RULE, limit=20) as (code, ann, ben):
        assert not ann.room["secret"]
        play_on({0: ann, 1: ben})
        assert ann.room["ranks"] == ben.room["ranks"]
        assert 1 in ann.room["ranks"]
        secret = bytes.fromhex(str(ann.room["secret"]))
        assert hashlib.sha256(secret).hexdigest() == ann.room["commitment"]
        record = server.http.get(f"/api/rooms/{code}/record")
        assert verify(parse(record.text), load("nimmt")) == []


def test_play_now_needs_one_request_and_one_frame(server: Server) -> None:
    room = server.opened(person("Ann"), BOT, BOT, BOT)
    with server.device(room["code"], room["held"][0]["token"]) as ann:
        assert ann.hear()["type"] == "room"
        assert ann.room["held"] == [0]
        whole = ann.hear()
        assert whole["type"] == "view"
        assert whole["awaited"][0] == 0
        assert [move["move"] for move in whole["moves"]] == ["choose"] * 10


def test_a_rematch_is_played_at_the_same_table(server: Server) -> None:
    with two_at_a_table(server, **ONE_DEAL) as (code, ann, ben):
        first = ann.room["table"]
        play_on({0: ann, 1: ben})
        assert ben.answer_to(type="start")["code"] == "not_host"
        version = ann.views[0]["version"]
        assert ann.answer_to(type="start")["type"] == "done"
        ben.until(is_view)
        assert ann.room["table"] not in {first, None}
        assert not ann.room["is_over"]
        assert ann.views[0]["version"] > version
        assert ann.views[0]["view"]["deal"] == 1
        play_on({0: ann, 1: ben})
        assert code == ann.room["code"]


def test_options_may_change_between_two_games_and_not_in_one(server: Server) -> None:
    with two_at_a_table(server, **ONE_DEAL) as (_, ann, ben):
        assert ann.answer_to(type="configure", options={"limit": 30})["code"] == "game_running"
        play_on({0: ann, 1: ben})
        assert ben.answer_to(type="configure", options={"limit": 30})["code"] == "not_host"
        bad = ann.answer_to(type="configure", options={"limit": -1})
        assert (bad["type"], bad["where"]) == ("bad", "options.limit")
        assert ann.answer_to(type="configure", options={"limit": 30})["type"] == "done"
        assert ann.room["options"]["limit"] == 30
        assert ann.room["options"]["deals"] == 3, "what is not named goes to its default"


def test_one_device_holds_two_seats(server: Server) -> None:
    room = server.opened(person("Ann"), person("Ben"), options=ONE_DEAL)
    tokens = [held["token"] for held in room["held"]]
    with server.device(room["code"], *tokens) as tablet:
        tablet.until(lambda message: is_view(message) and message["viewer"] == 1)
        assert tablet.room["held"] == [0, 1]
        assert tablet.views[0]["view"]["hand"][0] != tablet.views[1]["view"]["hand"][0]
        play_on({0: tablet, 1: tablet})


def test_an_onlooker_sees_what_lies_open_and_may_do_nothing(server: Server) -> None:
    with two_at_a_table(server) as (code, ann, _), server.device(code) as guest:
        guest.until(is_view)
        whole = guest.views[-1]
        assert (whole["moves"], whole["decision"], guest.room["held"]) == ([], 0, [])
        assert not any(any(hand) for hand in whole["view"]["hand"])
        refused = guest.answer_to(type="act", seat=0, decision=1, move=ann.views[0]["moves"][0])
        assert refused["code"] == "not_your_seat"
        assert guest.answer_to(type="start")["code"] == "not_host"


def is_waiting_in_turn_2(device: Device) -> bool:
    """For the two persons, and nobody else."""
    return bool(device.views[0]["view"]["turn"] == 2 and device.views[0]["awaited"] == [0, 1])


def test_a_reload_comes_back_to_the_same_moment(server: Server) -> None:
    room = server.opened(person("Ann"), person("Ben"), BOT, options={"auto_row": "cheapest"})
    code, token = room["code"], room["held"][0]["token"]
    with server.device(code, token) as ann, server.device(code, room["held"][1]["token"]) as ben:
        ann.until(is_view)
        ben.until(is_view)
        ann.move(0)
        ben.move(1)
        ann.wait(is_waiting_in_turn_2)
        before = ann.views[0]
    with server.device(code, token) as ann:
        whole = ann.until(is_view)
        same = ("viewer", "version", "decision", "view", "moves", "awaited")
        assert {key: whole[key] for key in same} == {key: before[key] for key in same}
        assert [event["event"] for event in whole["log"]].count("turned_up") == 1


def test_two_windows_of_one_seat_are_told_the_same(server: Server) -> None:
    room = server.opened(person("Ann"), person("Ben"))
    code, token = room["code"], room["held"][0]["token"]
    with server.device(code, token) as one, server.device(code, token) as two:
        one.until(is_view)
        two.until(is_view)
        one.move(0)
        one.settled()
        two.settled()
        assert one.views == two.views


def test_a_repeated_command_gets_the_same_answer_and_does_nothing_twice(server: Server) -> None:
    with two_at_a_table(server) as (code, ann, _):
        whole, table = ann.views[0], server.house.parties[code].room.table
        assert table is not None
        command = {"seat": 0, "decision": whole["decision"], "move": whole["moves"][0]}
        first = ann.answer_to(type="act", id="once", **command)
        step = table.step
        assert ann.answer_to(type="act", id="once", **command) == first == {"type": "done", "id": "once"}
        stale = ann.answer_to(type="act", id="late", **command)
        assert stale["code"] == "stale"
        assert ann.answer_to(type="act", id="late", **command) == stale
        assert table.step == step


def test_a_command_may_be_repeated_after_the_connection_was_lost(server: Server) -> None:
    room = server.opened(person("Ann"), person("Ben"))
    code, tokens = room["code"], [held["token"] for held in room["held"]]
    with server.device(code, *tokens) as tablet:
        tablet.until(lambda message: is_view(message) and message["viewer"] == 1)
        view = tablet.views[1]
        command = {"type": "act", "id": "once", "seat": 1, "decision": view["decision"], "move": view["moves"][3]}
        assert tablet.answer_to(**command)["type"] == "done"
    table = server.house.parties[code].room.table
    assert table is not None
    step = table.step
    with server.device(code, tokens[1]) as phone:
        assert phone.answer_to(**command)["type"] == "done"
        assert table.step == step


def test_a_choice_may_be_changed_until_the_last_one_has_chosen(server: Server) -> None:
    with two_at_a_table(server) as (_, ann, ben):
        cards = [move["card"] for move in ann.views[0]["moves"]]
        for card in (cards[0], cards[4]):
            assert ann.move(0, {"move": "choose", "card": card})["type"] == "done"
        assert ann.views[0]["view"]["chosen"][0] == cards[4]
        assert ann.move(0, {"move": "take_back"})["type"] == "done"
        assert ann.move(0, {"move": "choose", "card": cards[9]})["type"] == "done"
        ben.settled()
        assert ben.views[1]["view"]["has_chosen"][:2] == [1, 0]
        ben.move(1)
        refused = ann.answer_to(
            type="act", seat=0, decision=ann.views[0]["decision"], move={"move": "choose", "card": cards[0]}
        )
        assert refused["code"] in {"stale", "cards_turned_up"}


# Secrets


class Drawn:
    """Secrets, tokens and codes that come out the same in every run."""

    def __init__(self) -> None:
        self.n = 0

    def __call__(self, size: int) -> bytes:
        self.n += 1
        return hashlib.shake_256(str(self.n).encode()).digest(size)


def told_to_others(settings: Settings, data: Path, choice: int) -> tuple[list[str], list[str], int]:
    """Ann chooses, is refused, changes and takes back; what Ben and an onlooker are told until Ben chooses too."""
    quiet = replace(settings, data=str(data), draw=Drawn(), public_url="http://play.example", clock=lambda: 1e9)
    with serving(quiet) as server:
        room = server.opened(person("Ann"), person("Ben"), person("Cem"))
        ann_token, ben_token, _ = [held["token"] for held in room["held"]]
        code = room["code"]
        with server.device(code, ann_token) as ann, server.device(code, ben_token) as ben:
            ben.until(is_view)
            with server.device(code) as guest:
                guest.until(is_view)
                ann.settled()
                ben.settled()
                cards = [move["card"] for move in ann.views[0]["moves"]]
                missing = next(card for card in range(1 + choice, 104) if card not in cards)
                for move in (
                    {"move": "choose", "card": cards[choice]},
                    {"move": "choose", "card": missing},
                    {"move": "choose", "card": cards[-1 - choice]},
                    {"move": "take_back"},
                    {"move": "choose", "card": cards[choice + 2]},
                ):
                    ann.move(0, move)
                    ben.settled()
                    guest.settled()
                ben.move(1)
                guest.settled()
                return ben.frames, guest.frames, int(ann.views[0]["view"]["chosen"][0])


def test_what_another_seat_has_chosen_changes_no_byte_that_is_sent(settings: Settings, tmp_path: Path) -> None:
    told = []
    for choice in (0, 4):
        data = tmp_path / f"{choice}.sqlite3"
        data.write_bytes(Path(settings.data).read_bytes())
        told.append(told_to_others(settings, data, choice))
    one, two = told
    assert one[2] != two[2], "Ann chose differently"
    assert one[0] == two[0]
    assert one[1] == two[1]
    assert len(one[1]) > 5, "there was something to compare"


def test_a_move_that_is_refused_is_told_to_nobody_else(server: Server) -> None:
    with two_at_a_table(server) as (_, ann, ben):
        n = len(ben.frames)
        mine = {move["card"] for move in ann.views[0]["moves"]}
        missing = next(card for card in range(1, 104) if card not in mine)
        assert ann.move(0, {"move": "choose", "card": missing})["code"] == "not_in_hand"
        ben.settled()
        assert len(ben.frames) == n + 1, "nothing but the answer to its own question"


@pytest.mark.parametrize("part", ["secret", "rng", "token", "holder"])
def test_nothing_secret_has_a_name_on_the_wire(server: Server, part: str) -> None:
    with two_at_a_table(server) as (_, ann, ben):
        ann.move(0)
        ben.settled()
        told = "".join(ann.frames + ben.frames).replace('"secret":null', "")
        assert f'"{part}"' not in told
