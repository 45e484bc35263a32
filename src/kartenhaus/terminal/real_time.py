"""Games in which people act at any moment: bots take their time, the clock goes on, and nobody waits for Enter.

Whatever is due is done in the order of its time, and a key that is pressed comes after all that was due before it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from rich.text import Text

from kartenhaus.bots import new_mind
from kartenhaus.bots.pace import bots_that_choose, time_for
from kartenhaus.kit import CLOCK
from kartenhaus.table import Claim
from kartenhaus.table.aloud import next_word_at, words_by
from kartenhaus.table.reactions import NO_WAY, hold
from kartenhaus.table.told import Named
from kartenhaus.words import Words

from .drawing import only_says_who
from .keeping import Kept
from .keymap import PASS, Keymap
from .presses import Presses
from .screen import Screen
from .session import ME, Session

DEVICE = "terminal"
BY_LINE_REACTION = 0.5  # seconds that a claim takes which comes as a line
WAIT = "."  # a line that lets pass what comes next
ENTER, ESCAPE, BACKSPACE, END = "\r\n", "\x1b", "\x7f\b", "\x04"
A_MOMENT = 1e-4  # seconds: after it what was due then is certainly due


@dataclass
class Thought:
    """A bot is thinking, or a claim of it is on its way."""

    about: tuple[int, int]  # decision, race
    began: float
    takes: float
    until: float


class Due(NamedTuple):
    """What is done by itself, and when."""

    at: float
    do: Callable[[float], None]


class RealTimeSession(Session):
    """The table waits for nobody, but where the game does."""

    def __init__(self, kept: Kept, words: Words, presses: Presses) -> None:
        super().__init__(kept, words)
        self.presses = presses
        self.keymap = Keymap(self.table.game, words, [seat.name for seat in self.table.seats])
        self.screen = Screen()
        # the clock goes on where it stood when the game was left
        self.at = kept.entries[-1].at if kept.entries else self.table.started
        self.offset = self.at - presses.now()
        self.thoughts: dict[int, Thought] = {}
        self.held: list[Claim] = []
        self.held_until = 0.0
        self.let_pass: set[int] = set()  # bots that claim nothing while claims are held
        self.waiting: tuple[int, str] | None = None  # a move that has to rest
        self.typed = ""
        self.note: Text | None = None  # an answer to the last key
        self.moments: list[Named] = []  # what was told for a moment alone
        self.drawn: object = None
        self.seen: object = None
        self.shown_at = self.at  # when the person was shown what lies there now
        self.shown_race = 0

    def now(self) -> float:
        """Seconds of the table's clock, which stands still while nobody plays."""
        return self.offset + self.presses.now()

    def play(self) -> None:
        """Until the game is over."""
        with self.presses:
            try:
                while not self.table.is_over:
                    self.go_on()
                self.show()
            finally:
                self.screen.clear()
        self.drawing.board()

    def go_on(self) -> None:
        """Show what is there, wait for the person or for what is due, do it."""
        self.advance()
        if self.table.is_over:
            return
        self.show()
        due = self.next_due()
        if self.presses.is_by_line and not self.table.legal(ME):
            assert due is not None, f"{self.table!r}: nobody can do anything"
            self.presses.skip(due.at - self.now() + A_MOMENT)
            return
        pressed = self.presses.press(None if due is None else max(0.0, due.at - self.now()) + A_MOMENT)
        if pressed is not None:
            self.advance()
            if not self.table.is_over:
                self.line(pressed) if self.presses.is_by_line else self.key(pressed)

    # What is due

    def advance(self) -> None:
        """Do all that has come due."""
        while not self.table.is_over and (due := self.next_due()) is not None and due.at <= self.now():
            self.at = max(self.at, due.at)
            due.do(self.at)

    def next_due(self) -> Due | None:
        """What is done next, if nobody presses a key."""
        return min(self.all_due(), key=lambda due: due.at, default=None)

    def all_due(self) -> Iterator[Due]:
        """The end of a photo finish; what the clock does; a move that had to rest; bots; the next word."""
        if self.held:
            yield Due(self.held_until, self.decide)
        else:
            closes_at = self.closes_at()
            if closes_at is not None:
                yield Due(closes_at, self.close)
            if self.waiting is not None:
                yield Due(self.table.rests_until() or self.at, self.do_waiting)
        had_their_say = {claim.seat for claim in self.held} | self.let_pass if self.held else None
        for seat in bots_that_choose(self.table, had_their_say):
            yield Due(self.thought(seat).until, partial(self.bot_is_ready, seat))
        word_at = next_word_at(len(self.table.reading()), len(self.read_out()), self.table.closes_at())
        if word_at is not None and word_at > self.now():
            yield Due(word_at, lambda at: None)  # to be shown, no more

    def closes_at(self) -> float | None:
        """When the clock goes on by itself; at once, where nobody else can."""
        at = self.table.closes_at()
        if at is None and not self.table.awaited() and not self.table.racing() and self.table.may_close():
            return self.at
        return at

    def close(self, at: float) -> None:
        """The clock does its move."""
        for action in self.table.legal(CLOCK):
            if self.table.game.moves.named(action)["move"] == "close":
                self.table.act(CLOCK, action, at)
                return

    def do_waiting(self, at: float) -> None:
        """The person's move has rested long enough."""
        assert self.waiting is not None
        (action, text), self.waiting = self.waiting, None
        self.does_with(action, text)

    def thought(self, seat: int) -> Thought:
        """The bot's thought about its present choice, which it begins if it has not."""
        about = (self.table.decision(seat), self.table.race())
        thought = self.thoughts.get(seat)
        if thought is None or thought.about != about:
            chance = new_mind(self.table.game, self.table.words(f"pace {seat}"))
            takes = time_for(self.table, seat, self.level(seat), chance)
            rests = 0.0 if seat in self.table.racing() else self.table.rests_until() or 0.0
            thought = self.thoughts[seat] = Thought(about, self.at, takes, max(self.at + takes, rests))
        return thought

    def bot_is_ready(self, seat: int, at: float) -> None:
        """The bot claims, lets pass what others claim, or acts."""
        thought, race = self.thoughts.pop(seat), self.table.race()
        action, text = self.bots_choice(seat)
        if race and self.table.is_claim(action):
            # its line takes no time, so what it took is what its claim has taken
            self.hold(Claim(seat, action, race, thought.began + thought.takes, thought.began, None), at)
        elif self.held:
            self.let_pass.add(seat)
        else:
            self.table.act(seat, action, at, text)

    # Who was first

    def hold(self, claim: Claim, at: float) -> None:
        """Wait a moment for others; for nobody, if nobody is left who could claim."""
        racing = set(self.table.racing())
        if not self.held:
            is_among_bots = claim.seat != ME and ME not in racing
            self.held_until = at if is_among_bots else at + hold([NO_WAY], claim)
        self.held.append(claim)
        if racing <= {claim.seat for claim in self.held} | self.let_pass:
            self.held_until = at

    def decide(self, at: float) -> None:
        """Claims are done in the order in which they were made."""
        claims, self.held, self.let_pass = self.held, [], set()
        for claim, code in self.table.finish(claims, at).refused:
            if claim.seat == ME:
                self.complain(self.words.say(f"refusal-{code}"))

    # The person

    def act(self, action: int, text: str) -> None:
        """The person acts, or claims; what has to rest is done later."""
        now, race = self.now(), self.shown_race
        if self.table.is_claim(action) and self.table.race():
            self.table.check_claim(ME, action, race)
            if ME not in {claim.seat for claim in self.held}:
                self.hold(Claim(ME, action, race, now, self.shown_at, now - self.shown_at, NO_WAY, DEVICE), now)
            return
        rests = self.table.rests_until()
        if action in self.table.legal(ME) and (self.held or (rests is not None and now < rests)):
            self.waiting = (action, text)
            return
        self.table.act(ME, action, now, text)
        self.at = max(self.at, now)

    def usual(self) -> int | None:
        """What Enter alone does: the only thing that the table waits for, or the only one that wants words."""
        if ME not in self.table.awaited():
            return None
        moves = self.keymap
        legal = [a for a in self.table.legal(ME) if not self.table.is_claim(a) and moves.kind(a) != PASS]
        if len(legal) == 1:
            return legal[0]
        with_words = [action for action in legal if self.table.needs_words(ME, action)]
        is_choice_of_kinds = len({moves.kind(action) for action in with_words}) == len(with_words)
        return with_words[0] if with_words and is_choice_of_kinds else None

    def key(self, key: str) -> None:
        """A single key was pressed."""
        self.note = None
        legal = self.table.legal(ME)
        if key == END:
            raise EOFError
        if key == ESCAPE:
            self.typed = ""
        elif key in BACKSPACE:
            self.typed = self.typed[:-1]
        elif key in ENTER:
            self.enter()
        elif key == " " and not self.typed:
            self.does_if_any(self.keymap.claim(legal))
        elif not self.typed and self.answers_key(key):
            return
        elif key.isprintable():
            self.type(key.casefold())

    def type(self, key: str) -> None:
        """One more key of a move; it is done as soon as it can mean nothing else."""
        self.typed += key
        legal = self.table.legal(ME)
        if self.keymap.may_go_on(self.typed, legal):
            return
        self.submit()

    def enter(self) -> None:
        """Enter after some keys, or alone."""
        if self.typed:
            self.submit()
        else:
            self.does_if_any(self.usual())

    def submit(self) -> None:
        """The move that was typed, if it is one."""
        typed, self.typed = self.typed, ""
        action = self.keymap.meant(typed, self.table.legal(ME))
        self.does_if_any(self.guessed(typed) if action is None else action)

    def does_if_any(self, action: int | None) -> None:
        """Do it; nothing, if there is nothing that the key could mean."""
        if action is not None:
            self.does(action)

    def line(self, typed: str) -> None:
        """A whole line was typed; nothing, or a dot, lets time pass."""
        action = self.usual() if not typed else None
        if action is None and typed in ("", WAIT):
            self.let_time_pass()
            return
        if action is None and self.answers_key(typed):
            return
        if action is None:
            action = self.keymap.meant(typed.casefold(), self.table.legal(ME))
        if action is None:
            action = self.guessed(typed)
        if action is not None and self.table.is_claim(action) and self.table.race():
            self.presses.skip(BY_LINE_REACTION)
            self.advance()
        if action is not None and not self.table.is_over:
            self.does(action)

    def let_time_pass(self) -> None:
        """Until there is something else to be seen."""
        before = self.sight()
        while not self.table.is_over and before == self.sight():
            due = self.next_due()
            if due is None:
                self.drawing.print(self.key_line())
                return
            self.presses.skip(max(0.0, due.at - self.now()) + A_MOMENT)
            self.advance()

    def read(self, prompt: str) -> str:
        """A line that the person types; what is due meanwhile is done before it counts."""
        typed = self.presses.text(prompt)
        self.advance()
        return typed

    def does(self, action: int) -> bool:
        """The same, with the table standing above the words."""
        if not self.table.needs_words(ME, action):
            return self.does_with(action, "")
        self.screen.keep()
        self.drawn = None
        return super().does(action)

    def answers_key(self, typed: str) -> bool:
        """Help, reasons, rules and leaving; meanwhile time stands still."""
        if typed.lower() not in ("?", "w", "r"):
            return super().answers_key(typed)
        before = self.now()
        self.screen.clear()
        super().answers_key(typed)
        if not self.presses.is_by_line:
            self.say(self.words.say("terminal-any-key"), "dim")
            self.presses.press(None)
        self.offset -= self.now() - before
        self.drawn = None
        return True

    def help(self) -> None:
        """What each key does."""
        self.say(self.words.say("terminal-help-moves"), "bold")
        for key in self.keys_told():
            self.drawing.print(Text("    ").append_text(key))
        keys = "terminal-help-live-lines" if self.presses.is_by_line else "terminal-help-live"
        self.say(self.words.say(keys), "none")

    def complain(self, sentence: str) -> None:
        """Say why something was not done, below the board."""
        if self.screen.live is None:
            super().complain(sentence)
        else:
            self.note = Text(sentence, style="yellow")

    # Showing

    def read_out(self) -> list[str]:
        """The words of a sentence that all have heard by now."""
        words = self.table.reading()
        return words[: words_by(len(words), self.table.closes_at(), self.now())]

    def sight(self) -> object:
        """Everything that the person sees change."""
        return self.table.view(ME), self.table.lines(ME), self.read_out(), self.table.legal(ME)

    def show(self) -> None:
        """Write down what was told, and draw the rest anew if it has changed."""
        events = self.table.events(ME, self.told)
        self.told = self.table.step
        seen = (self.table.view(ME), self.read_out())
        if self.presses.is_by_line:
            self.drawing.tell(events)
            self.print_if_new(seen)
        else:
            self.write(events)
            self.draw_if_new(seen)
        if seen != self.seen:
            self.seen, self.shown_at = seen, self.now()
        self.shown_race = self.table.race()

    def write(self, events: Sequence[Named]) -> None:
        """What stays; what was told for a moment alone shall not: to remember it may be the game."""
        if events:
            self.moments = [event for event in events if event["life"] == "moment"]
        lasting = [event for event in events if event["life"] != "moment" and not only_says_who(event)]
        self.drawing.tell_all(lasting)
        self.drawing.sheet_if_counted()

    def print_if_new(self, seen: object) -> None:
        """The table and the keys, one below the other."""
        if seen != self.drawn and self.table.legal(ME):
            self.drawn = seen
            for line in self.lines():
                self.drawing.print(line)

    def draw_if_new(self, seen: object) -> None:
        """The same in place of what was drawn before."""
        lines = self.lines()
        drawn = [line.markup for line in lines]
        if drawn != self.drawn:
            self.drawn = drawn
            self.screen.draw(lines)

    def lines(self) -> list[Text]:
        """The story, the table, what was said last, and the keys."""
        lines = [Text(), *self.drawing.story_lines()]
        if self.table.reading():
            lines.append(Text(" ".join([*self.read_out(), "…"]), style="bold italic"))
        lines += self.drawing.board_lines()
        if not self.presses.is_by_line:
            lines += [self.drawing.sentence(event) for event in self.moments]
        if self.note is not None:
            lines.append(self.note)
        return [*lines, self.key_line()]

    def key_line(self) -> Text:
        """What can be pressed."""
        keys = [*self.keys_told(), Text(self.words.say("terminal-live-keys"), style="dim")]
        line = Text(" · ").join(keys)
        if self.typed:
            line.append(f"\n> {self.typed}", style="bold")
        return line

    def keys_told(self) -> list[Text]:
        """Every key of a move, and the move in words; the space bar and Enter first."""
        legal = self.table.legal(ME)
        claim = None if self.presses.is_by_line else self.keymap.claim(legal)
        usual = self.usual()
        told = []
        if claim is not None:
            told.append(self.key_told("terminal-space", self.keymap.sentence(claim)))
        if usual is not None:
            told.append(self.key_told("terminal-enter", self.keymap.sentence(usual)))
        others = [action for action in legal if action not in (claim, usual)]
        shown = [(key, actions) for key, actions in self.keymap.told(legal) if set(actions) & set(others)]
        return [
            *told,
            *(self.key_told("terminal-key", self.keymap.sentences(actions), key=key) for key, actions in shown),
        ]

    def key_told(self, id: str, sentence: str, **key: str) -> Text:
        """A key, which stands out, and what it does."""
        text = Text(self.words.say(id, move=sentence, **key))
        text.stylize("bold cyan", 0, len(text) - len(sentence))
        return text
