"""Frames that make no sense, floods, and devices that do not listen."""

import asyncio
import json
import socket
import sys
import time
from typing import Any, cast

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State
from websockets.uri import parse_uri

from kartenhaus.server import sockets
from kartenhaus.server.settings import Settings
from kartenhaus.server.sockets import FLOODING, NO_HELLO, NO_ROOM, QUEUE, Socket
from tests.server.driver import BOT, PATIENCE, Device, Server, person, serving

ACT = {"type": "act", "id": "x", "seat": 0, "decision": 1, "move": {"move": "choose", "card": 1}}


@pytest.fixture
def ann(server: Server) -> Any:
    """A device at a table that goes on only when its person acts."""
    room = server.opened(person("Ann"), person("Ben"))
    with server.device(room["code"], room["held"][0]["token"]) as device:
        device.until(lambda message: message["type"] == "view")
        yield device


@pytest.mark.parametrize(
    ("frame", "where"),
    [
        ("", "message"),
        ("{", "message"),
        ("\x00", "message"),
        ("[" * 5000, "$"),
        (json.dumps(ACT).replace("1}}", "[" * 5000), "message"),
        ("7", "$"),
        ("[]", "$"),
        ("{}", "$"),
        (b"binary", "frame"),
        (json.dumps(ACT).encode(), "frame"),
        (" " * 20_000, "frame"),
        ({"type": "cheat", "id": "x"}, "$.type"),
        ({"type": 7}, "$.type"),
        ({"type": "done", "id": "x"}, "$.type"),
        ({**ACT, "seat": "0"}, "$.seat"),
        ({**ACT, "seat": 1.5}, "$.seat"),
        ({**ACT, "seat": 10**30}, "$.seat"),
        ({**ACT, "decision": None}, "$.decision"),
        ({**ACT, "id": 5}, "$.id"),
        ({**ACT, "id": "x" * 41}, "$.id"),
        ({**ACT, "secret": 1}, "$"),
        ({**ACT, "move": "choose"}, "$.move"),
        ({**ACT, "move": {}}, "move.move"),
        ({**ACT, "move": {"move": "fly"}}, "move.move"),
        ({**ACT, "move": {"move": ["choose"]}}, "move.move"),
        ({**ACT, "move": {"move": "choose"}}, "move"),
        ({**ACT, "move": {"move": "choose", "card": "five"}}, "move.card"),
        ({**ACT, "move": {"move": "choose", "card": True}}, "move.card"),
        ({**ACT, "move": {"move": "choose", "card": 105}}, "move.card"),
        ({**ACT, "move": {"move": "choose", "card": -1}}, "move.card"),
        ({**ACT, "move": {"move": "choose", "card": 5, "row": 1}}, "move"),
        ({**ACT, "seat": 5}, "$.seat"),
        ({**ACT, "seat": -2}, "$.seat"),
        ({"type": "set_seat", "id": "x", "seat": 0, "kind": "king"}, "$.kind"),
        ({"type": "set_seat", "id": "x", "seat": 1, "kind": "bot", "level": "god"}, "level"),
        ({"type": "set_seat", "id": "x", "seat": 1, "kind": "bot", "level": "flat:100000"}, "level"),
        ({"type": "set_seat", "id": "x", "seat": 1, "kind": "bot", "level": "search:0ms"}, "level"),
        ({"type": "set_seat", "id": "x", "seat": 1, "kind": "bot", "level": "policy"}, "level"),
        ({"type": "set_seat", "id": "x", "seat": 1, "kind": "bot", "tempo": "hasty"}, "$.tempo"),
        ({"type": "set_seat", "id": "x", "seat": 1, "kind": "open", "tempo": "quick"}, "$.tempo"),
        ({"type": "set_seat", "id": "x", "seat": 9, "kind": "bot"}, "$.seat"),
        ({"type": "rename", "id": "x", "seat": 0, "name": ""}, "$.name"),
        ({"type": "rename", "id": "x", "seat": 0, "name": "x" * 25}, "$.name"),
        ({"type": "leave", "id": "x", "seat": -1}, "$.seat"),
        ({**ACT, "text": ["said"]}, "$.text"),
        ({"type": "claim", "id": "x", "seat": 0, "move": {"move": "ready"}}, "$"),
        ({"type": "claim", "id": "x", "seat": 0, "race": 0, "move": {"move": "ready"}}, "$.move.move"),
        ({"type": "pong"}, "$"),
        ({"type": "pong", "nonce": "x" * 41}, "$.nonce"),
        ({"type": "hello", "tokens": "all"}, "$.tokens"),
        ({"type": "hello", "language": "tlh"}, "$.language"),
    ],
)
def test_a_frame_that_makes_no_sense_is_answered_and_changes_nothing(ann: Device, frame: Any, where: str) -> None:
    before, told = ann.views[0], len(ann.frames)
    ann.send(frame)
    bad = ann.hear()
    assert (bad["type"], bad["where"]) == ("bad", where)
    assert bad["expected"]
    assert "got" in bad
    assert "Traceback" not in str(bad)
    ann.settled()
    assert len(ann.frames) == told + 2, "nothing else was told"
    assert ann.views[0] == before
    assert ann.move(0)["type"] == "done", "and the game goes on"


def test_the_answer_to_a_bad_command_bears_its_id(ann: Device) -> None:
    ann.send({**ACT, "id": "c7", "seat": "zero"})
    assert ann.hear()["id"] == "c7"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"decision": 0}, "stale"),
        ({"decision": 99}, "stale"),
        ({"seat": 1}, "not_your_seat"),
        ({"move": {"move": "ready"}}, "not_now"),
        ({"move": {"move": "row", "row": 1}}, "rows_later"),
        ({"move": {"move": "take_back"}}, "nothing_to_take_back"),
        ({"move": {"move": "cancel"}}, "not_for_seats"),
        ({"move": {"move": "draft", "card": 3}}, "not_now"),
    ],
)
def test_what_the_rules_forbid_is_refused_and_changes_nothing(ann: Device, change: Any, code: str) -> None:
    before = ann.views[0]
    command = {"type": "act", "seat": 0, "decision": before["decision"], "move": before["moves"][0], **change}
    assert ann.answer_to(**command) == {"type": "refused", "id": "c1", "code": code, "facts": {}}
    ann.settled()
    assert ann.views[0] == before
    assert ann.move(0)["type"] == "done"


def test_a_forged_token_holds_no_seat(server: Server) -> None:
    room = server.opened(person("Ann"), BOT)
    with server.device(room["code"], "forged", room["held"][0]["token"][:-1]) as device:
        for place in range(2):
            bad = device.hear()
            assert (bad["type"], bad["where"], bad["got"]) == ("bad", f"$.tokens[{place}]", "another one")
        device.until(lambda message: message["type"] == "view")
        assert device.room["held"] == []
        assert list(device.views) == [-1]


def test_a_token_of_another_room_holds_no_seat(server: Server) -> None:
    mine, other = server.opened(person("Ann"), BOT), server.opened(person("Eve"), BOT)
    with server.device(mine["code"], other["held"][0]["token"]) as device:
        assert device.hear()["type"] == "bad"


def test_who_says_hello_again_holds_other_seats(server: Server) -> None:
    room = server.opened(person("Ann"), BOT)
    with server.device(room["code"]) as device:
        device.until(lambda message: message["type"] == "view")
        device.send({"type": "hello", "tokens": [room["held"][0]["token"]]})
        device.until(lambda message: message["type"] == "view")
        assert device.room["held"] == [0]


def test_before_hello_nothing_is_done(server: Server) -> None:
    room = server.opened(person("Ann"), BOT)
    with server.device(room["code"], hello=False) as device:
        device.send(ACT)
        bad = device.hear()
        assert (bad["expected"], bad["got"]) == ("hello first", "act")
        device.send({"type": "hello", "tokens": [room["held"][0]["token"]]})
        assert device.hear()["type"] == "room"


def closing_code(device: Device) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        for _ in iter(lambda: device.connection.recv(PATIENCE), None):
            pass
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_who_never_says_hello_is_shown_out(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_TIME", 0.01)
    with server.device(server.opened(person("Ann"), BOT)["code"], hello=False) as device:
        assert closing_code(device) == NO_HELLO


@pytest.mark.parametrize("code", ["ZZZZZ", "x", "ÄÖÜ"])
def test_at_a_code_without_a_room_there_is_nothing_to_see(server: Server, code: str) -> None:
    with server.device(code, hello=False) as device:
        assert device.hear()["code"] == "unknown_room"
        assert closing_code(device) == NO_ROOM


def test_a_frame_of_any_size_ends_at_worst_its_own_connection(server: Server) -> None:
    room = server.opened(person("Ann"), BOT)
    token = room["held"][0]["token"]
    with server.device(room["code"], token) as device, server.device(room["code"], token) as other:
        device.send(" " * 100_000)
        assert closing_code(device) == 1009
        other.until(lambda message: message["type"] == "view")
        assert other.move(0)["type"] == "done"


def test_a_device_that_floods_is_slowed_down_and_then_shown_out_while_others_play_on(settings: Settings) -> None:
    with serving(settings, frames=5.0, clock=lambda: 1e9) as server:
        room = server.opened(person("Ann"), person("Ben"))
        ann, ben = [held["token"] for held in room["held"]]
        with server.device(room["code"], ann) as flood, server.device(room["code"], ben) as quiet:
            quiet.until(lambda message: message["type"] == "view")
            for n in range(15 + sockets.PATIENCE):
                flood.send({"type": "resync", "id": f"f{n}"})
            refused = flood.until(lambda message: message["type"] == "refused")
            assert refused == {"type": "refused", "id": "f14", "code": "slow_down", "facts": {}}
            assert closing_code(flood) == FLOODING
            assert quiet.move(1)["type"] == "done"


def test_ten_devices_of_one_address_play_at_once_without_being_slowed(settings: Settings) -> None:
    with serving(settings, frames=Settings.frames, clock=lambda: 1e9) as server:
        room = server.opened(*[person(f"P{n}") for n in range(10)])
        devices = [server.device(room["code"], held["token"]) for held in room["held"]]
        for _ in range(4):  # turns within the same second
            for seat, device in enumerate(devices):
                device.settled()
                if seat in device.views[seat]["awaited"]:
                    assert device.move(seat)["type"] == "done"
        for device in devices:
            device.close()


class Deaf:
    """A socket that takes nothing."""

    async def send(self, message: object) -> None:
        await asyncio.Event().wait()


def test_the_queue_of_a_device_that_does_not_read_is_bounded() -> None:
    async def overfill() -> None:
        device = Socket(cast(Any, Deaf()), "", time.time)
        writer = asyncio.create_task(device.write())
        for _ in range(QUEUE):
            device.send(b"{}")
        assert not device.is_dropped
        device.send(b"{}")
        assert device.is_dropped
        device.send(b"{}")
        writer.cancel()

    asyncio.run(overfill())


def deaf_at(server: Server, code: str) -> socket.socket:
    """A device that says hello and then never reads a byte."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    deaf.connect(("127.0.0.1", server.port))
    protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{server.port}/ws/{code}"))
    protocol.send_request(protocol.connect())
    deaf.sendall(b"".join(protocol.data_to_send()))
    while protocol.state is State.CONNECTING:
        protocol.receive_data(deaf.recv(1))
    protocol.send_text(b'{"type":"hello"}')
    deaf.sendall(b"".join(protocol.data_to_send()))
    return deaf


@pytest.mark.skipif(sys.platform == "win32", reason="its loopback takes what nobody reads")
def test_a_device_that_does_not_read_is_dropped_and_the_table_goes_on(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "QUEUE", 4)
    with serving(settings) as server:
        server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # for all that it lets in from now on
        room = server.opened(person("Ann"), person("Ben"))
        party = server.house.parties[room["code"]]
        with deaf_at(server, room["code"]), server.device(room["code"], room["held"][1]["token"]) as ben:
            ben.until(lambda message: message["type"] == "view" and len(party.devices) == 2)
            for n in range(2000):
                assert ben.answer_to(type="rename", seat=1, name=f"Ben {n}")["type"] == "done"
                if len(party.devices) == 1:
                    break
            assert len(party.devices) == 1, "the deaf one was dropped"
            assert ben.move(1)["type"] == "done"
