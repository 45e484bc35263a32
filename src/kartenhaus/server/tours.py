"""Tours: a game's first two minutes on a real table, with the deal and the others' moves written down beforehand.

A tour lies in the game's folder, as `learn/tour.toml`; its words beside it. Nothing is kept between two requests: the
page says what the learner has done so far, and the table is played anew up to there. So a tour waits for ever, and
leaves nothing behind.
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from kartenhaus.bots import new_mind
from kartenhaus.games import load
from kartenhaus.kit import CLOCK, BadMessage, Refused, settle
from kartenhaus.table import Seat, Table

from .messages import Fields, RoomFacts, SeatFacts, Tour, TourMoment, TourMove, TourScene, Update

GAMES = Path(__file__).parent.parent / "games"
LEARNER = 0
LATER = "tour_later"


class Step(Struct, forbid_unknown_fields=True):
    """One step: what the others do first, what is said, what is lit, and what the learner then does."""

    say: str
    before: list[Fields] = []  # moves with `seat`; those of the clock have none
    light: list[str] = []  # places; the wanted move's is lit in any case
    facts: dict[str, str | int] = {}
    wants: Fields | None = None
    also: list[Fields] = []  # moves that do as well


class Script(Struct, forbid_unknown_fields=True):
    """A tour: who sits there, what is agreed, what the deal is drawn from, and the steps."""

    players: list[str]  # the learner first, who has no name here
    seed: str
    steps: list[Step]
    options: dict[str, str | int] = {}


def has_tour(game: str) -> bool:
    """The game brings a tour."""
    return (GAMES / game / "learn" / "tour.toml").is_file()


@cache
def script_of(game: str) -> Script:
    """The game's tour as it is written down."""
    return msgspec.toml.decode((GAMES / game / "learn" / "tour.toml").read_bytes(), type=Script)


class Guide:
    """One tour, from its deal to where the learner has got."""

    def __init__(self, game: str, language: str) -> None:
        self.script = script_of(game)
        self.game = load(game)
        options = dict(self.script.options)
        if self.game.story is not None:
            options["language"] = language
        self.table = Table(
            self.game,
            f"tour {game}",
            [Seat("person", name or "?") for name in self.script.players],
            settle(self.game.Options, options),
            hashlib.sha256(self.script.seed.encode()).digest(),
        )
        self.told = -1  # the last step of the table that was told
        self.version = 0
        self.at = 0  # steps of the tour that have been reached

    def scenes(self) -> list[TourScene]:
        """Go on until the learner is to move, or to the end."""
        found = []
        while self.at < len(self.script.steps):
            found.append(self._scene())
            if found[-1].wanted is not None:
                break
        return found

    def follow(self, did: TourMove) -> None:
        """The learner moves; Refused or BadMessage change nothing."""
        step = self.script.steps[self.at - 1] if self.at else None
        if step is None or step.wants is None:
            raise BadMessage("no move after the last step", "one more", "$.done")
        action = self.game.moves.number(did.move)
        if self.table.legal(LEARNER).count(action) and did.move not in (step.wants, *step.also):
            raise Refused(LATER)
        self.table.act(LEARNER, action, self._now(), did.text)

    def room(self) -> RoomFacts:
        """The table as a room that nobody else can come to."""
        return RoomFacts(
            code="",
            game=self.game.id,
            options=self.table.named_options,
            seats=[SeatFacts("person", name, None, True) for name in self.script.players],
            held=[LEARNER],
            is_host=False,
            is_started=True,
            is_over=self.table.is_over,
            join_url="",
            table=self.table.id,
            ranks=self.table.ranks() if self.table.is_over else [],
        )

    def _scene(self) -> TourScene:
        step = self.script.steps[self.at]
        self.at += 1
        moments = self._news()
        for move in step.before:
            self._do(move)
            moments += self._news()
        return TourScene(
            number=self.at,
            say=step.say,
            facts=step.facts,
            lit=[*step.light, *([spot_of(step.wants)] if step.wants is not None else [])],
            moments=moments,
            wanted=None if step.wants is None else TourMove(step.wants, self._words_for(LEARNER, step.wants)),
        )

    def _do(self, written: Fields) -> None:
        """A move of the others, or of the clock."""
        move = {key: value for key, value in written.items() if key != "seat"}
        actor = written.get("seat", CLOCK)
        self.table.act(actor, self.game.moves.number(move), self._now(), self._words_for(actor, move))

    def _words_for(self, actor: int, move: Fields) -> str:
        """What a bot would say with the move; nothing where it needs no words."""
        action, story = self.game.moves.number(move), self.game.story
        if story is None or actor == CLOCK or action not in self.table.legal(actor):
            return ""
        if not self.table.needs_words(actor, action):
            return ""
        mind = new_mind(self.game, self.table.words(f"tour {actor}"))
        return story.speak(self.table.see(actor), self.table.spoken, action, mind)

    def _now(self) -> float:
        """A second a move: nobody waits for anything."""
        return float(self.table.step + 1)

    def _news(self) -> list[TourMoment]:
        """What is new to the learner, if anything is."""
        table = self.table
        if self.told == table.step:
            return []
        events = table.events(LEARNER, self.told)
        self.told = table.step
        self.version += 1
        update = Update(
            viewer=LEARNER,
            version=self.version,
            decision=table.decision(LEARNER),
            view=vars(table.see(LEARNER)),
            moves=list(table.moves(LEARNER)),
            awaited=table.awaited(),
            events=list(events),
            race=table.race(),
            lines=table.lines(LEARNER),
        )
        return [TourMoment(update, table.reading())]


def spot_of(move: Fields) -> str:
    """Where a move lies on the board, as boards name it."""
    return "-".join(str(value) for value in move.values())


def tour(game: str, language: str, done: Sequence[TourMove]) -> Tour:
    """The scenes after what the learner has done; the newest move may be refused, an older one is a BadMessage."""
    guide = Guide(game, language)
    scenes = guide.scenes()
    for n, did in enumerate(done):
        try:
            guide.follow(did)
        except Refused as refused:
            if n < len(done) - 1:
                raise BadMessage("moves of this tour", refused.code, f"$.done[{n}]") from None
            return Tour(guide.room(), len(guide.script.steps), [], refused.code, refused.facts)
        scenes = guide.scenes()
    return Tour(guide.room(), len(guide.script.steps), scenes)
