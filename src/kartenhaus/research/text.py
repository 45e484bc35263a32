"""Play by text: what a seat sees and may do as plain words, and whole games between any functions that read them."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.text import Text

from kartenhaus.kit import NOBODY, BadMessage, Game
from kartenhaus.words import Words

from .one_game import OneGame, Told

Named = dict[str, str | int]  # {"move": "choose", "card": 55}
Answer = int | str | Mapping[str, object]  # a move's id, its name and number, or the JSON of either
NO_FACTS = ("event", "rule", "life", "begins")


@dataclass(frozen=True)
class Offer:
    """A legal move."""

    id: int  # the same in every game and at every moment
    move: Named
    words: str


Drawing = Callable[[Any, Words, Sequence[str]], list[str]]  # lines with [style]…[/] in them
Chooser = Callable[[str, Sequence[Offer]], Answer]


@dataclass(frozen=True)
class Ending:
    """What became of a game, by seat."""

    points: list[int]  # turned so that more is better
    ranks: list[int]  # 1 for the winners
    n_moves: int  # of all seats
    n_refused: list[int]  # answers that were no legal move


def play(
    game: str,
    options: Mapping[str, object],
    seats: int,
    choosers: Sequence[Chooser],
    seed: int,
    *,
    language: str = "en",
    most_answers: int = 3,
) -> Ending:
    """Play a whole game; each chooser gets its seat's text and legal moves, and answers with one of them.

    An answer that is none is told back with the reason, and asked for anew. BadMessage names the seat after
    `most_answers` of them in a row.
    """
    table = OneGame(game, seats, options, seed)
    if len(choosers) != seats:
        raise BadMessage(f"a chooser for each of {seats} seats", len(choosers), "choosers")
    if most_answers < 1:
        raise BadMessage("at least one answer", most_answers, "most_answers")
    words = Words(language, table.game.id)
    n_moves, n_refused = 0, [0] * seats
    table.begin(0)
    while not table.is_over():
        seat = table.actor
        action, refused = decision(table, seat, choosers[seat], words, most_answers)
        n_refused[seat] += refused
        table.act(seat, action)
        table.go_on()
        n_moves += 1
    return Ending(table.points(), table.ranks(), n_moves, n_refused)


def decision(table: OneGame, seat: int, choose: Chooser, words: Words, most_answers: int) -> tuple[int, int]:
    """What the seat does, and how many of its answers were refused before."""
    offers = offers_to(table, seat, words)
    text = text_for(table, seat, words, offers, table.hear(seat))
    answer = choose(text, offers)
    found = understood(table, seat, answer, words)
    refused = 0
    while isinstance(found, str):
        refused += 1
        if refused == most_answers:
            raise BadMessage(f"a legal move within {most_answers} answers", answer, f"seat {seat}: {found}")
        answer = choose(f"{found}\n\n{text}", offers)
        found = understood(table, seat, answer, words)
    return found, refused


def understood(table: OneGame, seat: int, answer: object, words: Words) -> int | str:
    """The legal action that is meant, or why it is none."""
    try:
        action = action_in(table.game, answer)
    except BadMessage as error:
        return str(error)
    why = table.why_not(seat, action)
    return action if why == table.game.refusals[0] else words.say(f"refusal-{why}")


def action_in(game: Game, answer: object) -> int:
    """The action that an answer names; BadMessage says what was expected instead."""
    if isinstance(answer, str):
        try:
            answer = json.loads(answer)
        except ValueError:
            raise BadMessage("a move's number, or a move as JSON", answer, "answer") from None
    if isinstance(answer, int) and not isinstance(answer, bool):
        game.moves.named(answer)
        return answer
    return game.moves.number(answer)


def offers_to(table: OneGame, seat: int, words: Words) -> list[Offer]:
    """The seat's legal moves."""
    offers = []
    for action in table.legal(seat):
        facts = table.game.moves.named(action)
        offers.append(Offer(action, dict(facts), words.say(f"move-{facts.pop('move')}", **facts)))
    return offers


def text_for(table: OneGame, seat: int, words: Words, offers: Iterable[Offer], told: Iterable[Told]) -> str:
    """What has happened since the seat was asked last, the table as it sees it, and what it can do."""
    names = names_of(len(table.seats))
    happened = [f"· {sentence(event, words, names)}" for event in told]
    drawn = board(table.game, table.view(seat), words.language, names)
    moves = [f"{offer.id}  {json.dumps(offer.move)}  {offer.words}" for offer in offers]
    asked = [f"{names[seat]}. {words.say('terminal-help-moves')}", *moves]
    return "\n\n".join("\n".join(lines) for lines in (happened, [drawn], asked) if lines)


def names_of(seats: int) -> list[str]:
    """What players are called in texts; moves count seats from 1 as well."""
    return [f"P{seat + 1}" for seat in range(seats)]


def sentence(event: Told, words: Words, names: Sequence[str]) -> str:
    """An event in words."""
    facts = {key: value for key, value in event.items() if key not in NO_FACTS}
    seat = facts.get("seat", NOBODY)
    if isinstance(seat, int) and seat != NOBODY:
        facts["name"] = names[seat]
    return words.say(f"event-{event['event']}", **facts)


def board(game: Game, view: Any, language: str, names: Sequence[str]) -> str:
    """The table as the view's viewer sees it: the game's own drawing for terminals, without its colours."""
    lines = drawing_of(game)(view, Words(language, game.id), names)
    return "\n".join(Text.from_markup(line, emoji=False).plain.rstrip() for line in lines)


def drawing_of(game: Game) -> Drawing:
    """The game's `board`; one that draws none has every field of the view that is not 0."""
    module = f"kartenhaus.games.{game.id}.terminal"
    if find_spec(module) is None:
        return plain_board
    drawing: Drawing = getattr(import_module(module), "board", plain_board)
    return drawing


def plain_board(view: Any, words: Words, names: Sequence[str]) -> list[str]:
    """A line for each field that is not 0; brackets are no styles."""
    return [f"{name}: {value}".replace("[", "\\[") for name, value in vars(view).items() if value]
