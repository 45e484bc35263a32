"""Nobody waits for the compiler: rules of thumb play for searchers until these are ready, or for good."""

import logging
import sys
from dataclasses import replace
from threading import Event

import pytest

from kartenhaus.games import load
from kartenhaus.kit import BadMessage, Game
from kartenhaus.server.messages import SeatPlan
from kartenhaus.server.metrics import Metrics
from kartenhaus.server.minding import Minding, choose_all
from kartenhaus.server.workshop import Workshop
from tests.server.test_rooms import Party

PATIENCE = 20.0  # seconds


class Making:
    """A compiler that works until it is told to be done."""

    def __init__(self, error: Exception | None = None) -> None:
        self.begun: list[str] = []
        self.may_end = Event()
        self.error = error

    def __call__(self, game: Game) -> None:
        self.begun.append(game.id)
        assert self.may_end.wait(PATIENCE)
        if self.error is not None:
            raise self.error


@pytest.fixture
def nimmt() -> Game:
    return load("nimmt")


def finish(workshop: Workshop, making: Making) -> None:
    """Let it end what it has begun."""
    making.may_end.set()
    workshop.wait()


def test_the_rule_of_thumb_plays_until_a_searcher_is_ready(nimmt: Game) -> None:
    workshop = Workshop(making := Making())
    assert [workshop.player(nimmt, level, 4) for level in ("wolf", "owl", "fox")] == ["rule", "rule", "rule"]
    finish(workshop, making)
    assert [workshop.player(nimmt, level, 4) for level in ("wolf", "owl", "fox")] == ["wolf", "owl", "fox"]
    assert making.begun == ["nimmt"], "it was begun once"


def test_who_does_not_search_has_nothing_made_ready(nimmt: Game) -> None:
    workshop = Workshop(making := Making())
    for level in ("rabbit", "mouse", "rule", "random", "six_year_old"):
        assert workshop.player(nimmt, level, 4) == level
    workshop.look(nimmt, ["mouse", None, "rabbit"])
    finish(workshop, making)
    assert making.begun == []


def test_it_begins_when_a_searcher_sits_down(nimmt: Game) -> None:
    workshop = Workshop(making := Making())
    workshop.look(nimmt, [None, "rabbit", "wolf"])
    finish(workshop, making)
    assert making.begun == ["nimmt"]
    assert workshop.state(nimmt) == "ready"


def test_one_game_is_compiled_after_another(nimmt: Game) -> None:
    workshop = Workshop(making := Making())
    assert workshop.state(nimmt) == workshop.state(load("high_card")) == "at work"
    assert making.begun in ([], ["nimmt"])
    finish(workshop, making)
    assert making.begun == ["nimmt", "high_card"]


@pytest.mark.parametrize("error", [RuntimeError("no room on the disk"), BadMessage("weights", 1, "weights")])
def test_what_cannot_be_compiled_is_told_once_and_the_rule_of_thumb_goes_on(
    nimmt: Game, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    workshop = Workshop(making := Making(error))
    with caplog.at_level(logging.ERROR):
        workshop.look(nimmt, ["wolf"])
        finish(workshop, making)
        assert workshop.player(nimmt, "wolf", 4) == "rule"
        assert workshop.player(nimmt, "wolf", 4) == "rule"
    assert making.begun == ["nimmt"]
    assert [record.message for record in caplog.records] == [
        "searchers could not be compiled, and rules of thumb play for them"
    ]


def test_a_compiler_that_dies_says_its_last_words(nimmt: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    workshop = Workshop()
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(RuntimeError, match="ended with 1"):
        workshop._make_beside(nimmt)


def test_a_house_that_closes_waits_for_no_compiler(nimmt: Game) -> None:
    workshop = Workshop(making := Making())
    workshop.look(nimmt, ["wolf"])
    workshop.close()
    assert workshop.player(nimmt, "wolf", 2) == workshop.player(load("lobo77"), "wolf", 2) == "rule"
    making.may_end.set()


def test_at_the_table_the_rule_of_thumb_takes_the_place_of_the_wolf(nimmt: Game) -> None:
    workshop = Workshop(making := Making())
    party = Party(SeatPlan("bot", level="wolf"))
    (turn,) = Minding(party.room, 0.0).turns(0.0)
    assert turn.level == "wolf"
    (choice,) = choose_all([turn], workshop, metrics := Metrics())
    (as_a_rule,) = choose_all([replace(turn, level="rule")], workshop, metrics)
    assert choice == as_a_rule
    assert b'level="rule"' in metrics.text()
    assert b'level="wolf"' not in metrics.text()
    making.may_end.set()
