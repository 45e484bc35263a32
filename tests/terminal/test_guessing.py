"""What a person means by what was typed."""

import pytest

from kartenhaus.games import load
from kartenhaus.kit import Move, Moves
from kartenhaus.terminal.guessing import Guess, guess
from kartenhaus.words import Words

WORDS = Words("en", "nimmt")
MOVES: Moves = load("nimmt").moves


def numbers(*moves: dict[str, str | int]) -> list[int]:
    return [MOVES.number(move) for move in moves]


def choosing(*cards: int) -> list[int]:
    return [MOVES.number({"move": "choose", "card": card}) for card in cards]


@pytest.mark.parametrize("typed", ["12", "012", "Lay 12", "lay  12", "choose 12", "CHOOSE 12"])
def test_a_card_is_meant_by_its_number_or_its_words(typed: str) -> None:
    assert guess(typed, MOVES, choosing(3, 12, 40), WORDS) == Guess(*choosing(12))


def test_a_number_means_the_kind_of_move_that_is_possible() -> None:
    rows = [MOVES.number({"move": "row", "row": row}) for row in (1, 2, 3, 4)]
    assert guess("3", MOVES, rows, WORDS) == Guess(rows[2])


def test_a_card_that_is_not_held_is_left_to_the_table_to_refuse() -> None:
    assert guess("13", MOVES, choosing(3, 12), WORDS) == Guess(*choosing(13))


def test_nothing_typed_means_the_only_move_there_is() -> None:
    ready = numbers({"move": "ready"})
    assert guess("", MOVES, ready, WORDS) == Guess(*ready)
    assert isinstance(guess("", MOVES, choosing(3, 12), WORDS), str)


@pytest.mark.parametrize("typed", ["n", "next", "Next deal", "ready", "re"])
def test_moves_without_a_number_are_meant_by_their_beginning(typed: str) -> None:
    assert guess(typed, MOVES, numbers({"move": "ready"}), WORDS) == Guess(*numbers({"move": "ready"}))


@pytest.mark.parametrize(("typed", "number"), [("-10", -10), ("0", 0), ("00", 0), ("7", 7), ("-010", -10)])
def test_numbers_may_be_0_or_below(typed: str, number: int) -> None:
    moves = Moves(Move("row", row=range(-10, 20)))
    assert guess(typed, moves, range(moves.size), WORDS) == Guess(moves.number({"move": "row", "row": number}))


@pytest.mark.parametrize("typed", ["x", "105", "0", "-3", "-", "1.5", "٣", "lay", "12 13", "9" * 30, "[red]"])
def test_nonsense_is_answered_with_what_is_possible(typed: str) -> None:
    answer = guess(typed, MOVES, choosing(3, 12), WORDS)
    assert isinstance(answer, str)
    assert typed in answer
    assert "Lay 3, Lay 12" in answer


@pytest.mark.parametrize("typed", ["9" * 5000, "-" * 5000, "lay " * 2000])
def test_long_nonsense_is_answered_as_well(typed: str) -> None:
    answer = guess(typed, MOVES, choosing(3, 12), WORDS)
    assert isinstance(answer, str)
    assert f"{typed[:60]}…" in answer


def test_an_unclear_beginning_is_asked_back() -> None:
    moves = Moves(Move("ready"), Move("row", row=range(1, 5)), Move("cancel"), Move("choose", card=range(3, 9)))
    answer = guess("3", moves, range(moves.size), WORDS)
    assert answer == "“3” could mean several things: Row 3, Lay 3."
    assert guess("row 3", moves, range(moves.size), WORDS) == Guess(moves.number({"move": "row", "row": 3}))


def test_a_long_list_is_cut() -> None:
    answer = guess("x", MOVES, choosing(*range(1, 105)), WORDS)
    assert isinstance(answer, str)
    assert answer.endswith("….")
