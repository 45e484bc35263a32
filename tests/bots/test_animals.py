"""Animals: who plays under their names, how quickly they react, and what is made ready for them."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from kartenhaus.bots import ANIMALS, is_level, levels, new_mind, opponents, player, rule_of_thumb, usual_level, warming
from kartenhaus.bots.pace import MEDIAN, SPREAD, TEMPOS, Tempo, median_reaction, normal, time_for
from kartenhaus.bots.players import needs_compiler, stands_for, worth_comparing
from kartenhaus.games import ids, load
from kartenhaus.kit import CLOCK, Game

WORDS = [3, 1, 4, 1]
WITH_ANIMALS = [id for id in ids() if load(id).animals(load(id).seats[0])]


def of_two(game: Game, animals: Mapping[str, str]) -> Game:
    """The same game with other animals."""
    return replace(game, animals=lambda seats: animals)


@pytest.mark.parametrize("id", WITH_ANIMALS)
def test_the_same_animals_play_at_every_table_and_each_is_a_player(id: str) -> None:
    game = load(id)
    for seats in game.seats:
        assert list(game.animals(seats)) == opponents(game)
        assert all(player(game, stands_for(game, name, seats)) for name in game.animals(seats))
    assert opponents(game) == [name for name in ANIMALS if name in opponents(game)], "weakest first"


@pytest.mark.parametrize("id", WITH_ANIMALS)
def test_a_rabbit_sits_down_where_nobody_has_chosen_and_needs_no_compiler(id: str) -> None:
    game = load(id)
    assert usual_level(game) == "rabbit"
    assert not any(needs_compiler(game, name, seats) for name in ("mouse", "rabbit") for seats in game.seats)
    assert rule_of_thumb(game) in game.bots


def test_a_game_without_animals_offers_its_own_levels() -> None:
    game = load("high_card")
    assert opponents(game) == levels(game) == ["random", "rule"]
    assert usual_level(game) == "rule"


@pytest.mark.parametrize(
    ("level", "is_one"),
    [
        ("wolf", True),
        ("rule", True),
        ("random", True),
        ("flat:100", False),
        ("policy", False),
        ("bear", False),
        ("", False),
    ],
)
def test_a_seat_may_have_what_is_offered_or_was_before_and_no_budget(level: str, is_one: bool) -> None:
    assert is_level(load("nimmt"), level) == is_one


def test_who_searches_or_was_learned_needs_the_compiler() -> None:
    game = of_two(load("nimmt"), {"mouse": "rule", "wolf": "search:9"})
    asked = ("mouse", "wolf", "random", "rule", "policy", "flat:3000")
    assert [needs_compiler(game, name, 4) for name in asked] == [False, True, False, False, True, True]


# How quickly they react


def test_an_animal_reacts_as_the_game_says_of_it_or_of_who_plays_under_its_name() -> None:
    game = of_two(load("horses"), {"mouse": "six_year_old", "rabbit": "rule", "owl": "search:9"})
    assert game.real_time is not None
    reactions = {"random": 750, "six_year_old": 1100, "rule": 700, "sharp": 450, "rabbit": 640}
    game = replace(game, real_time=replace(game.real_time, reactions=reactions))
    asked = ("random", "six_year_old", "mouse", "rabbit", "owl", "a name of long ago")
    assert [median_reaction(game, name, 2) for name in asked] == [750, 1100, 1100, 640, 450, 450]


@dataclass
class Sitting:
    kind: str = "bot"


class Choosing:
    """A table at which the first of two bots has two things to choose from, or races."""

    def __init__(self, game: Game, races: bool = False) -> None:
        self.game, self.seats, self.spoken = game, [Sitting(), Sitting()], ()
        self.options: dict[str, int] = {}
        self.races = races

    def racing(self) -> list[int]:
        return [0] if self.races else []

    def tempted(self) -> list[int]:
        return []

    def awaited(self) -> list[int]:
        return [0]

    def legal(self, actor: int) -> list[int]:
        return [1, 2]

    def needs_words(self, seat: int, action: int) -> bool:
        return False


@pytest.mark.parametrize("tempo", list(TEMPOS))
def test_a_tempo_stretches_thinking_and_reacting_alike_whatever_the_strength(tempo: Tempo) -> None:
    game = load("horses")
    chance: Any = new_mind(game, WORDS)
    luck = math.exp(SPREAD * normal(new_mind(game, WORDS)))
    assert time_for(Choosing(game), 0, "rule", chance, tempo) == pytest.approx(MEDIAN * luck * TEMPOS[tempo])
    chance = new_mind(game, WORDS)
    race = time_for(Choosing(game, races=True), 0, "rule", chance, tempo)
    assert race == pytest.approx(median_reaction(game, "rule", 2) / 1000 * luck * TEMPOS[tempo])


def test_the_unhurried_take_longer_than_the_quick() -> None:
    assert TEMPOS["unhurried"] > TEMPOS["usual"] == 1.0 > TEMPOS["quick"] > 0


# What is made ready


@pytest.mark.parametrize("id", ids())
def test_somebody_has_something_to_search_for_at_every_table(id: str) -> None:
    game = load(id)
    for seats in game.seats:
        view, legal = warming.first_choice(game, seats)
        assert len(worth_comparing(game, view, legal)) > 1, "or nothing would be compiled for it"
        assert view.seats == seats and view.viewer != CLOCK
        assert not hasattr(view, "rng")


def test_each_kind_of_searcher_chooses_once(monkeypatch: pytest.MonkeyPatch) -> None:
    animals = {"mouse": "rule", "fox": "policy", "owl": "search:800", "wolf": "search:9000"}
    game = of_two(load("nimmt"), animals)
    asked: list[tuple[str, int]] = []

    @dataclass
    class Fake:
        name: str

        def think(self, game: Game, view: Any, legal: list[int], mind: Any, budget: Any) -> int:
            asked.append((self.name, budget.playouts))
            return legal[0]

    monkeypatch.setattr(warming, "player", lambda game, name: Fake(name))
    warming.warm(game)
    assert sorted(name for name, _ in asked) == ["policy", "search:800"]
    assert all(0 < playouts < 100 for _, playouts in asked), "little is enough to have it compiled"
