"""Set-up, and what a new round begins with."""

from typing import Any

import pytest

from kartenhaus import kit
from kartenhaus.games.nilokilo import GAME
from kartenhaus.games.nilokilo.actions import STARTS_0
from kartenhaus.games.nilokilo.components import CARDS, COINS, GLUTTONS
from kartenhaus.games.nilokilo.rules import is_king_next
from kartenhaus.games.nilokilo.state import GLUTTON, PLAY, STACK, STARTER, State
from kartenhaus.games.nilokilo.state import GLUTTONS as PLATES
from tests.games.nilokilo.positions import (
    do,
    drawn,
    end_by_king,
    flip,
    left,
    legal_moves,
    see_all,
    snatch,
    started,
    table,
    turn,
)


def king_places(s: State, games: int) -> list[int]:
    """At which place, from 1, the king came up in so many rounds; the round's number is kept."""
    places = []
    for chance in range(1, games + 1):
        kit.reseed(s, [chance, 5, 6, 7])
        for _ in range(8):
            kit.next32(s)
        s.n_up = 0
        while not is_king_next(s):
            s.n_up += 1
        places.append(s.n_up + 1)
    return places


@pytest.mark.rule("NK-01")
def test_two_to_four_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]


@pytest.mark.rule("NK-02", "NK-03", "NK-07")
@pytest.mark.parametrize("seats", GAME.seats)
def test_d1_everybody_has_three_jesters_of_a_colour_and_no_coin(seats: int) -> None:
    s = started(seats)
    assert left(s) == [3] * seats
    assert s.colour[:seats] == list(range(1, seats + 1))
    assert s.colour[seats:] == [0] * (4 - seats)
    assert s.jester[seats:] == [[0, 0, 0]] * (4 - seats)
    assert s.coins == [0, 0, 0, 0] and COINS == 9


@pytest.mark.rule("NK-04")
@pytest.mark.parametrize("deck", ["five_kinds", "nine_kinds"])
def test_d1_the_stack_has_45_sweets_cards_and_five_gluttons(deck: str) -> None:
    s = started(3, deck=deck)
    assert (sum(s.stack), s.stack[GLUTTON]) == (STACK, 5)
    assert (CARDS, GLUTTONS, PLATES) == (45, 5, 5)


@pytest.mark.rule("NK-04")
def test_every_card_is_equally_likely_to_come_first() -> None:
    n_gluttons = 0
    for chance in range(1000):
        s = started(2, chance, first_starter="random")
        flip(s, s.due)
        n_gluttons += s.top == GLUTTON
    assert 60 < n_gluttons < 145  # 100 expected, standard deviation 9.5


@pytest.mark.rule("NK-05", "NK-06")
def test_d1_the_king_is_equally_likely_at_the_places_41_to_51() -> None:
    places = king_places(table(2), 2200)
    assert set(places) == set(range(41, 52))
    assert all(130 < places.count(place) < 270 for place in set(places))  # 200 expected, standard deviation 13


@pytest.mark.rule("NK-41")
@pytest.mark.parametrize(
    ("options", "first", "last"),
    [
        ({}, 41, 51),
        ({"king_spots": "inner_nine"}, 42, 50),
        ({"king_new_round": "anywhere"}, 1, 51),
        ({"king_new_round": "anywhere", "king_spots": "inner_nine"}, 1, 51),
    ],
)
def test_in_later_rounds_the_king_is_where_the_edition_says(options: dict[str, Any], first: int, last: int) -> None:
    s = table(2, **options)
    s.deal = 2
    places = king_places(s, 1500)
    assert set(places) == set(range(first, last + 1))
    expected = 1500 / (last - first + 1)
    assert all(expected / 3 < places.count(place) < expected * 2 for place in set(places))


@pytest.mark.rule("NK-06")
def test_in_the_first_round_the_king_is_at_the_bottom_in_every_edition() -> None:
    s = table(2, king_new_round="anywhere", king_spots="inner_nine")
    s.deal = 1
    assert min(king_places(s, 400)) == 41


@pytest.mark.rule("NK-08")
def test_the_first_seat_says_who_is_the_biggest_rascal() -> None:
    s = table(3)
    GAME.start(s, kit.log_with_room(10))
    assert s.phase == STARTER
    assert legal_moves(s, 0) == ["starts 1", "starts 2", "starts 3"]
    assert legal_moves(s, 1) == []
    assert do(s, 0, STARTS_0 + 2) == ["round_began seat=2 round=1"]
    assert (s.phase, s.due, s.starter) == (PLAY, 2, 2)


@pytest.mark.rule("NK-08")
def test_or_chance_says_it() -> None:
    starters = {started(4, chance, first_starter="random").starter for chance in range(40)}
    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("NK-40", "NK-42")
def test_for_a_new_round_all_cards_come_together_and_the_jesters_lie_in_front_again() -> None:
    s = drawn("heap: B2 G; jesters: 1 2 3; piles: C1 | C2 G | ; up: 41; last: 0")
    snatch(s, 0)
    turn(s, "B1")
    end_by_king(s)
    see_all(s)
    assert left(s) == [3, 3, 3]
    assert (sum(s.stack), s.n_heap, s.n_up) == (STACK, 0, 0)
    assert not any(map(sum, s.pile)) and not any(s.aside)


@pytest.mark.rule("NK-43")
def test_whoever_got_the_coin_begins_the_new_round() -> None:
    s = drawn("jesters: 3 3 3; piles: C1 | C2 B1 | ; up: 41; last: 0")
    end_by_king(s)
    assert see_all(s) == ["round_began seat=1 round=2"]
    assert s.due == 1
