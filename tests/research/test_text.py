"""Games by text."""

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from kartenhaus.games import ids, load
from kartenhaus.kit import BadMessage, blank
from kartenhaus.research.one_game import OneGame
from kartenhaus.research.text import Answer, Offer, action_in, decision, plain_board, play
from kartenhaus.words import LANGUAGES, Words

every_game = pytest.mark.parametrize("id", ids())

Texts = list[str]


def at_random(seed: int, heard: Texts, say: Callable[[Offer], Answer]) -> Callable[[str, Sequence[Offer]], Answer]:
    """Any legal move, said in some way; writes down what it has read."""
    chance = random.Random(seed)

    def choose(text: str, moves: Sequence[Offer]) -> Answer:
        heard.append(text)
        return say(chance.choice(moves))

    return choose


STYLES_AND_PLACES = re.compile(r"\[/|\{ ?\$|\[(bold|dim|reverse)")  # that should have become colours and words
SOME = 25  # decisions


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_read_in_every_language(id: str, language: str) -> None:
    heard: Texts = []
    choose = at_random(1, heard, lambda offer: offer.id)
    table, words = OneGame(id, 3, {}, seed=2), Words(language, id)
    table.begin(0)
    while len(heard) < SOME and not table.is_over():
        table.act(table.actor, decision(table, table.actor, choose, words, 1)[0])
        table.go_on()
    assert not STYLES_AND_PLACES.search("".join(heard))
    assert all(words.say("terminal-help-moves") in text for text in heard)


@every_game
def test_every_game_can_be_played_to_its_end(id: str) -> None:
    heard: Texts = []
    choosers = [at_random(seat, heard, lambda offer: offer.id) for seat in range(2)]
    ending = play(id, {}, 2, choosers, 3)
    assert sorted(ending.ranks) in ([1, 2], [1, 1])
    assert ending.n_refused == [0, 0]
    assert ending.n_moves == len(heard)
    assert not STYLES_AND_PLACES.search("".join(heard))


def test_numbers_names_and_json_are_the_same_answer() -> None:
    ways: list[Callable[[Offer], Answer]] = [
        lambda offer: offer.id,
        lambda offer: offer.move,
        lambda offer: str(offer.id),
        lambda offer: json.dumps(offer.move),
    ]
    endings, texts = [], []
    for say in ways:
        heard: Texts = []
        endings.append(play("lobo77", {"start_chips": 1}, 3, [at_random(7, heard, say)] * 3, 3))
        texts.append(heard)
    assert all(ending == endings[0] for ending in endings)
    assert all(text == texts[0] for text in texts)


def test_the_text_lists_exactly_the_legal_moves_with_their_ids() -> None:
    def choose(text: str, moves: Sequence[Offer]) -> Answer:
        listed = re.findall(r"^(\d+)  (\{.*?\})  (.+)$", text, re.MULTILINE)
        assert listed == [(str(offer.id), json.dumps(offer.move), offer.words) for offer in moves]
        assert all(action_in(load("skunks"), offer.move) == offer.id for offer in moves)
        return chance.choice(moves).id

    chance = random.Random(4)
    play("skunks", {}, 2, [choose] * 2, 1)


def test_an_illegal_answer_is_told_back_with_its_reason_and_is_no_move() -> None:
    def never_wrong(text: str, moves: Sequence[Offer]) -> Answer:
        return moves[0].id

    asked: Texts = []
    wrong: list[Answer] = [99, "give me a good one", {"move": "lay", "card": 13}, 0]

    def wrong_at_first(text: str, moves: Sequence[Offer]) -> Answer:
        asked.append(text)
        n = len(asked) - 1
        return moves[0].id if n >= len(wrong) else wrong[n]

    options = {"deals": 1}
    right = play("high_card", options, 2, [never_wrong] * 2, 5)
    ending = play("high_card", options, 2, [wrong_at_first, never_wrong], 5, most_answers=5)
    assert ending.n_refused == [4, 0]
    assert (ending.points, ending.ranks, ending.n_moves) == (right.points, right.ranks, right.n_moves)
    reasons = [text.removesuffix(asked[0]).strip() for text in asked[1:5]]
    assert reasons == [
        "expected an action from 0 to 11, got 99",
        "expected a move's number, or a move as JSON, got 'give me a good one' at answer",
        "expected a whole number from 1 to 12, got 13 at move.card",
        "That card is not in this hand. Choose one of the cards you hold.",
    ]


def test_whoever_gives_no_legal_move_is_named() -> None:
    def stubborn(text: str, moves: Sequence[Offer]) -> Answer:
        return -1

    with pytest.raises(BadMessage, match="expected a legal move within 2 answers, got -1 at seat 0"):
        play("nimmt", {}, 2, [stubborn] * 2, 1, most_answers=2)


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ({"seats": 2, "choosers": []}, "a chooser for each of 2 seats"),
        ({"seats": 12, "choosers": []}, "2 to 10 seats"),
        ({"seats": 2, "choosers": [min, min], "most_answers": 0}, "at least one answer"),
        ({"seats": 2, "choosers": [min, min], "options": {"limit": "x"}}, "a whole number"),
    ],
)
def test_what_cannot_be_played_is_named(how: dict[str, Any], reason: str) -> None:
    asked: dict[str, Any] = {"game": "nimmt", "options": {}, "seed": 1} | how
    with pytest.raises(BadMessage, match=reason):
        play(**asked)


def test_a_text_holds_nothing_that_its_seat_cannot_know() -> None:
    texts = []
    for choice in (0, 1):
        heard: Texts = []

        def first(text: str, moves: Sequence[Offer], choice: int = choice) -> Answer:
            return moves[min(choice, len(moves) - 1)].id

        def second(text: str, moves: Sequence[Offer], heard: Texts = heard) -> Answer:
            heard.append(text)
            return moves[0].id

        play("nimmt", {"end_mode": "deals", "deals": 1}, 2, [first, second], 5)
        texts.append(heard)
    assert texts[0][0] == texts[1][0]
    assert texts[0] != texts[1]


def test_a_game_that_draws_no_board_shows_its_fields() -> None:
    table = OneGame("high_card", 2, {}, seed=1)
    table.begin(0)
    drawn = "\n".join(plain_board(table.view(0), Words("en"), ["A", "B"]))
    assert "owner: \\[-1, " in drawn
    assert vars(blank(table.game.View)).keys() > {line.split(":")[0] for line in drawn.splitlines()}
