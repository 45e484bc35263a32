"""Where games are played in bulk, what they are counted on, and what is written down of each."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from kartenhaus.bots import leaving, levels
from kartenhaus.kit import Game, blank, dtype_of, log_record, log_with_room, pack
from kartenhaus.kit.game import notices_nothing

LOG_ROOM = 512  # lines that one action may write, where bots listen


class Sheet(NamedTuple):
    """What became of each game of a batch, as far as there is room."""

    points: Any  # by game and seat: points in all deals
    ranks: Any  # by game and seat
    turns: Any  # by game: how often a turn has begun
    lead_changes: Any  # by game: how often, after a deal, another seat leads alone than the last one that did
    times_last: Any  # by game and seat: deals but for the last one after which no seat was worse, and one better


class Watch(NamedTuple):
    """What is kept in mind of one game while somebody wants to know."""

    begins: Any  # by kind of event: 1 = a turn begins with it; never changes
    seen: Any  # by kind of event: how often it has happened
    acted: Any  # by seat and action: how often
    times_last: Any  # by seat, as in the sheet
    n_turns: Any  # one number
    n_lead_changes: Any  # one number
    leader: Any  # the seat that was the last one to lead alone after a deal, or NOBODY
    ranks: Any  # by seat, after a deal


class Space(NamedTuple):
    """Where one worker plays: arrays of records, or lists of plain objects."""

    states: Any  # one; seats and options are set
    views: Any  # one
    view_bytes: Any  # the same memory; empty when plain
    minds: Any  # one a seat, and the CLOCK's chance
    mind_bytes: Any  # the same memory; empty when plain
    levels: Any  # by seat: 0 = random, else the place in `levels(game)`; the CLOCK is random
    medians: Any  # by seat, where people act at any moment: milliseconds until it acts in a race
    leaves: Any  # by action: 1 = the CLOCK's way to take a seat out of the game
    legal: Any  # room for all actions of the game
    log: Any  # without room where no bot listens
    before: Any  # by seat: the score when the last deal ended
    ranks: Any  # by seat, when the game is over
    watch: Watch
    sheet: Sheet  # without room where nobody wants to know
    root: Any  # four words that the seed has become


class Tally(NamedTuple):
    """Sums over games, whole numbers so that no order of adding them matters."""

    points: Any  # by seat: points in all deals
    point_products: Any  # by two seats: products of their points in the same deal
    wins: Any  # by seat: games won, in parts of `whole`
    win_products: Any  # by two seats: products of their wins in the same game
    # and where somebody wants to know what became of each game:
    events: Any  # by kind: how often it has happened
    event_squares: Any  # by kind: squares of how often it has happened in a game
    event_games: Any  # by kind: games in which it has happened
    legal: Any  # by number of legal actions: decisions of seats that had so many
    done: Any  # by action: how often a seat has done it
    done_squares: Any  # by action: squares of how often one seat has done it in a game
    first_done: Any  # by action: as `done`, by seats that were first in the end
    first_done_squares: Any  # by action: as `done_squares`, by seats that were first in the end


def root_of(seed: int) -> list[int]:
    """Four words from a seed of any size."""
    return [int(word) for word in np.random.SeedSequence(seed).generate_state(4)]


def level_numbers(game: Game, bots: Sequence[str]) -> list[int]:
    """By seat, the place of the bot's level in `levels(game)`; the last one is the CLOCK's."""
    return [levels(game).index(level) for level in (*bots, "random")]


def median_times(game: Game, bots: Sequence[str]) -> list[int]:
    """By seat, milliseconds until the bot acts in a race; 0 where there are none."""
    return [0 if game.real_time is None else game.real_time.reactions[level] for level in bots]


def room_for(game: Game, bots: Sequence[str], is_watched: bool = False) -> int:
    """Lines of the log: none where nobody listens or counts, as writing takes time."""
    listeners = [level for level in bots if level != "random"]
    return LOG_ROOM if is_watched or (remembers(game) and listeners) else 0


def remembers(game: Game) -> bool:
    """Bots of this game notice something."""
    return game.notices is not notices_nothing


def log_for(game: Game, bots: Sequence[str], is_watched: bool = False) -> np.void:
    """A log of one size for all tables, so that a game's loops are compiled once."""
    log = log_record(LOG_ROOM)
    log["room"] = room_for(game, bots, is_watched)
    return log


def records_of(schema: type[Any], n: int) -> Any:
    """Blank records."""
    return np.zeros(n, dtype_of(schema))


def record_space(
    game: Game, options: dict[str, int], bots: Sequence[str], seed: int, is_watched: bool = False
) -> Space:
    """A space of records, for compiled loops."""
    states = records_of(game.State, 1)
    states["seats"] = len(bots)
    for name, value in options.items():
        states[name] = value
    views = records_of(game.View, 1)
    minds = records_of(game.Mind, len(bots) + 1)
    return Space(
        states=states,
        views=views,
        view_bytes=views.view(np.uint8),
        minds=minds,
        mind_bytes=minds.view(np.uint8),
        levels=np.array(level_numbers(game, bots), np.int64),
        medians=np.array(median_times(game, bots), np.int64),
        leaves=np.array(leaving(game), np.int64),
        legal=np.zeros(game.moves.size, np.int64),
        log=log_for(game, bots, is_watched),
        before=np.zeros(len(bots), np.int64),
        ranks=np.zeros(game.seats.stop, np.int64),
        watch=watch_of(game, len(bots)),
        sheet=sheet_of(len(bots), 0),
        root=np.array(root_of(seed), np.int64),
    )


def plain_space(game: Game, options: dict[str, int], bots: Sequence[str], seed: int, is_watched: bool = False) -> Space:
    """A space of plain objects, for plain loops: the same games, slowly."""
    state = blank(game.State)
    for name, value in ({"seats": len(bots)} | options).items():
        setattr(state, name, value)
    return Space(
        states=[state],
        views=[blank(game.View)],
        view_bytes=[],
        minds=[blank(game.Mind) for _ in range(len(bots) + 1)],
        mind_bytes=[],
        levels=level_numbers(game, bots),
        medians=median_times(game, bots),
        leaves=leaving(game),
        legal=[0] * game.moves.size,
        log=log_with_room(room_for(game, bots, is_watched)),
        before=[0] * len(bots),
        ranks=[0] * game.seats.stop,
        watch=watch_of(game, len(bots)),
        sheet=sheet_of(len(bots), 0),
        root=root_of(seed),
    )


def packed(state: Any, game: Game) -> np.void:
    """A plain state as a record, to compare its bytes."""
    record = records_of(game.State, 1)[0]
    pack(state, record)
    assert isinstance(record, np.void)
    return record


def tally_of(seats: int, game: Game | None = None) -> Tally:
    """Nothing counted yet; with the game, there is room for what somebody may want to know."""
    kinds, actions = (0, 0) if game is None else (len(game.events.kinds), game.moves.size)
    return Tally(
        points=np.zeros(seats, np.int64),
        point_products=np.zeros((seats, seats), np.int64),
        wins=np.zeros(seats, np.int64),
        win_products=np.zeros((seats, seats), np.int64),
        events=np.zeros(kinds, np.int64),
        event_squares=np.zeros(kinds, np.int64),
        event_games=np.zeros(kinds, np.int64),
        legal=np.zeros(actions + 1, np.int64),
        done=np.zeros(actions, np.int64),
        done_squares=np.zeros(actions, np.int64),
        first_done=np.zeros(actions, np.int64),
        first_done_squares=np.zeros(actions, np.int64),
    )


def watch_of(game: Game, seats: int) -> Watch:
    """Nothing kept in mind yet."""
    return Watch(
        begins=np.array([int(kind.begins == "turn") for kind in game.events.kinds], np.int64),
        seen=np.zeros(len(game.events.kinds), np.int64),
        acted=np.zeros((seats, game.moves.size), np.int64),
        times_last=np.zeros(seats, np.int64),
        n_turns=np.zeros(1, np.int64),
        n_lead_changes=np.zeros(1, np.int64),
        leader=np.zeros(1, np.int64),
        ranks=np.zeros(game.seats.stop, np.int64),
    )


def sheet_of(seats: int, games: int) -> Sheet:
    """An empty sheet with a line for each of so many games."""
    return Sheet(
        points=np.zeros((games, seats), np.int64),
        ranks=np.zeros((games, seats), np.int64),
        turns=np.zeros(games, np.int64),
        lead_changes=np.zeros(games, np.int64),
        times_last=np.zeros((games, seats), np.int64),
    )
