"""What people say to each other at a table."""

import json

from kartenhaus.server.settings import Settings
from tests.server.driver import BOT, Device, Json, Server, person, serving


def told(device: Device) -> list[Json]:
    """What this device has heard so far of what was said."""
    device.settled()
    talks = [json.loads(frame) for frame in device.frames if '"type":"talk"' in frame]
    return [line for talk in talks for line in talk["lines"]]


def two(server: Server) -> tuple[str, str, str]:
    """A room of Ana's, with Ben in it: the code and both tokens."""
    room = server.opened(person("Ana"), person("Ben"), BOT)
    with server.device(room["code"], room["held"][0]["token"]) as ana:
        ana.answer_to(id="host", type="hand_over", seat=0)
    return room["code"], room["held"][0]["token"], room["held"][1]["token"]


def test_a_phrase_is_heard_by_everybody_and_by_who_comes_later(server: Server) -> None:
    code, ana_token, ben_token = two(server)
    with server.device(code, ana_token) as ana, server.device(code, ben_token) as ben, server.device(code) as onlooker:
        ana.settled(), ben.settled(), onlooker.settled()
        assert ana.answer_to(type="say", seat=0, phrase="luck")["type"] == "done"
        for device in (ana, ben, onlooker):
            assert [(line["name"], line["phrase"]) for line in told(device)] == [("Ana", "luck")]
        with server.device(code, ben_token) as later:
            later.settled()
            assert told(later) == told(ana)


def test_a_line_is_said_where_the_host_allows_it_and_stays_text(server: Server) -> None:
    code, ana_token, ben_token = two(server)
    with server.device(code, ana_token) as ana, server.device(code, ben_token) as ben:
        ana.settled(), ben.settled()
        assert ben.answer_to(type="say", seat=1, text="hi")["code"] == "no_talk"
        assert ben.answer_to(type="set_talk", talk="chat")["code"] == "not_host"
        assert ana.answer_to(type="set_talk", talk="chat")["type"] == "done"
        assert ben.answer_to(type="say", seat=1, text=" <b>hi</b>\n\u202e there ")["type"] == "done"
        assert [line["text"] for line in told(ana)] == ["<b>hi</b> there"]
        assert ben.answer_to(type="say", seat=1, text="\u200b \n")["code"] == "no_words"
        assert ben.answer_to(type="say", seat=1, text="x" * 201)["type"] == "bad"
        assert ben.answer_to(type="say", seat=1)["type"] == "bad"
        assert ben.answer_to(type="say", seat=1, phrase="wow", text="wow")["type"] == "bad"
        assert ana.answer_to(type="set_talk", talk="off")["type"] == "done"
        assert ben.answer_to(type="say", seat=1, phrase="wow")["code"] == "no_talk"
        assert len(told(ana)) == 1


def test_who_has_no_seat_says_nothing(server: Server) -> None:
    code, _, ben_token = two(server)
    with server.device(code) as onlooker, server.device(code, ben_token) as ben:
        onlooker.settled(), ben.settled()
        assert onlooker.answer_to(type="say", seat=0, phrase="hello")["code"] == "not_your_seat"
        assert ben.answer_to(type="say", seat=0, phrase="hello")["code"] == "not_your_seat"


def test_a_flood_is_slowed_down_and_time_brings_credits_back(settings: Settings) -> None:
    now = [1e9]
    with serving(settings, clock=lambda: now[0]) as server:
        code, ana_token, ben_token = two(server)
        with server.device(code, ana_token) as ana, server.device(code, ben_token) as ben:
            ana.settled(), ben.settled()
            answers = [ana.answer_to(type="say", seat=0, phrase="wow")["type"] for _ in range(7)]
            assert answers == ["done"] * 6 + ["refused"]
            assert ben.answer_to(type="say", seat=1, phrase="oops")["type"] == "done"
            now[0] += 2
            assert ana.answer_to(type="say", seat=0, phrase="wow")["type"] == "done"


def test_what_is_sent_twice_is_said_once(server: Server) -> None:
    code, ana_token, _ = two(server)
    with server.device(code, ana_token) as ana:
        ana.settled()
        for _ in range(2):
            assert ana.answer_to(id="same", type="say", seat=0, phrase="bye")["type"] == "done"
        assert len(told(ana)) == 1


def test_numbers_of_lines_go_up_over_a_restart_and_within_a_moment(settings: Settings) -> None:
    now, numbers = [1e9], []
    with serving(settings, clock=lambda: now[0]) as server:
        code, ana_token, _ = two(server)
    for evening in range(2):
        now[0] += 1
        with serving(settings, clock=lambda: now[0]) as server, server.device(code, ana_token) as ana:
            ana.settled()
            for i in range(2):
                ana.answer_to(id=f"{evening}/{i}", type="say", seat=0, phrase="wow")
            numbers += [line["number"] for line in told(ana)]
    assert sorted(set(numbers)) == numbers


def test_what_was_said_is_on_no_disk(settings: Settings) -> None:
    with serving(settings) as server:
        code, ana_token, _ = two(server)
        with server.device(code, ana_token) as ana:
            ana.settled()
            ana.answer_to(type="set_talk", talk="chat")
            ana.answer_to(type="say", seat=0, text="between us")
            assert len(told(ana)) == 1
    with serving(settings) as server, server.device(code, ana_token) as ana:
        ana.settled()
        assert ana.room["talk"] == "chat"
        assert told(ana) == []
