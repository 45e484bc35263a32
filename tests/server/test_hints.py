"""Hints: what a bot would do, for whoever may ask, and for nobody else."""

from dataclasses import replace
from typing import Any

import pytest

from kartenhaus.bots import choose, new_mind, thinking
from kartenhaus.games import load
from kartenhaus.kit import below, blank
from kartenhaus.server.hints import Question
from kartenhaus.server.minding import Turn
from kartenhaus.server.settings import Settings
from tests.server.driver import BOT, OPEN, Device, Json, Server, person, serving

ALONE = (person("Ann"), BOT, BOT)


def is_hint(message: Json) -> bool:
    return bool(message["type"] == "hint")


def hint_for(device: Device, seat: int) -> Json:
    """The hint that this device gets when it asks for one."""
    assert device.answer_to(type="ask_hint", seat=seat)["type"] == "done"
    return device.until(is_hint)


@pytest.mark.parametrize("game", ["nimmt", "lobo77"])
def test_who_plays_alone_is_told_a_legal_move_and_a_reason(server: Server, game: str) -> None:
    room = server.opened(*ALONE, game=game)
    with server.device(room["code"], room["held"][0]["token"]) as ann:
        ann.settled()
        while not ann.views[0]["moves"]:
            ann.hear()
        assert ann.room["has_hints"]
        hint = hint_for(ann, 0)
        assert hint["move"] in ann.views[0]["moves"]
        assert hint["decision"] == ann.views[0]["decision"]
        assert hint["reason"] in load(game).reasons


def test_the_same_question_has_the_same_answer(server: Server) -> None:
    room = server.opened(*ALONE)
    with server.device(room["code"], room["held"][0]["token"]) as ann:
        ann.settled()
        assert hint_for(ann, 0) == hint_for(ann, 0)


def test_with_another_person_there_are_no_hints_unless_the_host_wants_them(server: Server) -> None:
    room = server.opened(person("Ann"), OPEN, start=False)
    other = server.joined(room["code"], "Ben")
    with server.device(room["code"], room["held"][0]["token"]) as ann, server.device(room["code"], other) as ben:
        assert ann.answer_to(type="start")["type"] == "done"
        ben.settled()
        assert not ben.room["has_hints"]
        assert ben.answer_to(type="ask_hint", seat=1)["code"] == "no_hints"
        assert ben.answer_to(type="set_hints", hints="on")["code"] == "not_host"
        assert ann.answer_to(type="set_hints", hints="on")["type"] == "done"
        ben.settled()
        assert ben.room["has_hints"]
        assert hint_for(ben, 1)["seat"] == 1


def test_nobody_asks_for_somebody_else(server: Server) -> None:
    room = server.opened(*ALONE)
    with server.device(room["code"], room["held"][0]["token"]) as ann:
        ann.settled()
        assert ann.answer_to(type="ask_hint", seat=1)["code"] == "not_your_seat"
        assert ann.answer_to(type="ask_hint", seat=7)["code"] == "not_your_seat"


def test_before_the_deal_there_is_nothing_to_ask(server: Server) -> None:
    room = server.opened(*ALONE, start=False)
    with server.device(room["code"], room["held"][0]["token"]) as ann:
        ann.settled()
        assert ann.answer_to(type="ask_hint", seat=0)["code"] == "not_started"


def test_whether_there_are_hints_outlasts_the_evening(settings: Settings) -> None:
    with serving(settings) as server:
        room = server.opened(*ALONE)
        with server.device(room["code"], room["held"][0]["token"]) as ann:
            assert ann.answer_to(type="set_hints", hints="off")["type"] == "done"
    with serving(settings) as server, server.device(room["code"], room["held"][0]["token"]) as ann:
        ann.settled()
        assert ann.room["hints"] == "off"
        assert ann.answer_to(type="ask_hint", seat=0, id="another")["code"] == "no_hints"


def test_nobody_is_advised_to_a_slip_that_bots_make_as_people_do() -> None:
    horses = load("horses")
    grab, slip = (horses.moves.first(name) for name in ("grab", "false_grab"))

    def clumsy(view: Any, legal: list[int], n: int, mind: Any) -> int:
        return grab if below(mind, 4) == 0 else slip

    game = replace(horses, bots={"rule": clumsy})
    mind = new_mind(game, [1, 2, 3, 4])
    turn = Turn(game, "t", 0, 1, 1, False, "rule", blank(game.View), [grab, slip], frozenset(), (), mind, 0.0, 0.0)
    many = [[n * 0x9E3779B1 % 2**32] * 4 for n in range(1, 60)]
    assert any(choose(game, "rule", turn.view, turn.legal, thinking(mind, chance)) == slip for chance in many[:3])
    assert Question(turn, many).answer().move == {"move": "grab"}
