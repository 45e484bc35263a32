"""A whole game in the terminal: one person against bots. Knows no rule of any game."""

import contextlib
import getpass
import hashlib
import json
import secrets
import time
from collections.abc import Sequence
from pathlib import Path

from kartenhaus.bots import choose, levels, new_mind
from kartenhaus.kit import BadMessage, Game, Refused
from kartenhaus.table import NAME_LENGTH, SECRET_LENGTH, Seat, Table, record
from kartenhaus.words import Words

from . import keeping
from .asking import game_called, language_called, options_called
from .drawing import Drawing
from .explaining import print_help
from .guessing import Guess, guess
from .keeping import Kept
from .paper import paper

ME = 0  # the person's seat
USUAL_BOTS = 3
BOT_NAMES = (
    "Ada",
    "Ben",
    "Cleo",
    "Dan",
    "Ella",
    "Finn",
    "Gus",
    "Hana",
    "Ida",
    "Jan",
    "Kaya",
    "Leo",
    "Mia",
    "Nils",
    "Oda",
)
NO_NAMES = ("", "root", "admin", "user", "guest")  # logins that are no names


class Left(Exception):
    """The person wants to leave the game."""


def play_game(
    game: str,
    bots: int | None,
    level: str | None,
    variant: str | None,
    edition: str | None,
    language: str | None,
    name: str | None,
    seed: int | None,
    record_file: str | None,
    resume: bool,
    options: Sequence[str],
) -> None:
    """Play to the end, or until the person leaves; then the game is kept."""
    rules = game_called(game)
    words = Words(language_called(language), rules.id)
    if record_file is not None:
        check_writable(record_file)
    with contextlib.suppress(ImportError):  # Windows has none
        import readline  # noqa: F401  # being there is enough for arrow keys in `input`
    if resume:
        kept = keeping.kept_game(rules)
    else:
        seats = seats_for(rules, bots, level, name, words)
        settled = options_called(rules, edition, options, variant)
        secret = secret_from(seed)
        kept = Kept(Table(rules, keeping.TABLE, seats, settled, secret, now=time.time()), secret, [])
        if keeping.file_of(rules).exists():
            paper().print(words.say("terminal-kept-before"), style="yellow")
    session = Session(kept, words)
    session.greet()
    session.catch_up()
    try:
        session.play()
    except (Left, EOFError, KeyboardInterrupt):
        session.leave()
        return
    if resume:
        keeping.forget(rules)
    session.finish(record_file)


def seats_for(game: Game, bots: int | None, level: str | None, name: str | None, words: Words) -> list[Seat]:
    """The person first, then the bots."""
    n = min(max(USUAL_BOTS, game.seats[0] - 1), game.seats[-1] - 1) if bots is None else bots
    if n + 1 not in game.seats:
        raise BadMessage(f"{game.seats[0] - 1} to {game.seats[-1] - 1} bots for {game.id}", n, "--bots")
    level = levels(game)[-1] if level is None else level
    if level not in levels(game):
        raise BadMessage(f"a level among {', '.join(levels(game))}", level, "--level")
    me = Seat("person", own_name(words) if name is None else name)
    others = [each for each in BOT_NAMES if each != me.name]
    return [me, *(Seat("bot", others[i], level) for i in range(n))]


def own_name(words: Words) -> str:
    """The login name, where it is one."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError):
        login = ""
    return login[:1].upper() + login[1:NAME_LENGTH] if login not in NO_NAMES else words.say("terminal-player")


def secret_from(seed: int | None) -> bytes:
    """The table's secret: from the system, or the same one for the same seed."""
    if seed is None:
        return secrets.token_bytes(SECRET_LENGTH)
    return hashlib.sha256(f"kartenhaus seed {seed}".encode()).digest()


def check_writable(file: str) -> None:
    """OSError before the game begins rather than after it."""
    with Path(file).open("a", encoding="utf-8"):
        pass


class Session:
    """One person in front of one table."""

    def __init__(self, kept: Kept, words: Words) -> None:
        self.kept = kept
        self.table = table = kept.table
        self.words = words
        self.drawing = Drawing(table, words, ME)
        self.told = -1  # the last step whose events were told
        self.minds = [new_mind(table.words(f"bot {seat}")) for seat in range(len(table.seats))]

    def greet(self) -> None:
        """Who plays, and the seal on the cards."""
        bots = [seat for seat in self.table.seats if seat.kind == "bot"]
        names = ", ".join(bot.name for bot in bots)
        paper().rule(f"[bold]{self.words.say('title')}[/]")
        paper().print(self.words.say("terminal-against", names=names, level=self.words.say(f"level-{bots[0].level}")))
        paper().print(self.words.say("terminal-seal", seal=self.table.commitment), style="dim")

    def catch_up(self) -> None:
        """Do what had been done when the game was left, and tell what is still remembered."""
        for actor, action, at in self.kept.actions:
            self.table.act(actor, action, at)
            self.drawing.note_scores()
        if self.kept.actions:
            self.say(self.words.say("terminal-resumed"), "green")
            self.drawing.tell(self.table.recall(ME))
            self.told = self.table.step

    def play(self) -> None:
        """Until the game is over."""
        while not self.table.is_over:
            self.offer()
            self.let_bots_play()
            self.tell()
            if ME in self.table.awaited():
                self.drawing.board()
                self.drawing.prompt()
                while not self.does(self.ask()):
                    pass
        self.tell()

    def offer(self) -> None:
        """What the person may do though nobody waits for it: until it is done, or nothing is typed."""
        if self.is_tempted():
            self.tell()
            paper().print(self.words.say("terminal-go-on"), style="dim")
        while self.is_tempted() and (typed := input("> ").strip()):
            action = self.meant(typed)
            if action is not None:
                self.does(action)

    def is_tempted(self) -> bool:
        """There is something that the others do not wait for."""
        return ME in self.table.tempted() and ME not in self.table.awaited()

    def let_bots_play(self) -> None:
        """Until the game waits for the person alone, or is over."""
        while bots := [seat for seat in self.table.awaited() if seat != ME]:
            for seat in bots:
                if seat in self.table.awaited():
                    self.bot_acts(seat)
                while seat in self.table.tempted():
                    self.bot_acts(seat)

    def bot_acts(self, seat: int) -> None:
        """A bot chooses from its own view."""
        level = self.table.seats[seat].level
        assert level is not None, "only bots sit here"
        action = choose(self.table.game, level, self.table.see(seat), self.table.legal(seat), self.minds[seat])
        self.table.act(seat, action, time.time())

    def tell(self) -> None:
        """What has happened since it was last told."""
        self.drawing.tell(self.table.events(ME, self.told))
        self.told = self.table.step

    def does(self, action: int) -> bool:
        """Do what the person said; a refusal is a sentence, and nothing has been done."""
        try:
            self.table.act(ME, action, time.time())
        except Refused as refused:
            self.say(self.words.say(f"refusal-{refused.code}", **refused.facts), "yellow")
            return False
        return True

    def ask(self) -> int:
        """The action that the person types."""
        while True:
            action = self.meant(input("> ").strip())
            if action is not None:
                return action

    def meant(self, typed: str) -> int | None:
        """The action that was typed; else the answer is given here."""
        if self.answers_key(typed):
            return None
        found = guess(typed, self.table.game.moves, self.table.legal(ME), self.words)
        if isinstance(found, Guess):
            return found.action
        self.say(found, "yellow")
        return None

    def answers_key(self, typed: str) -> bool:
        """Help, reasons, rules and leaving are no moves."""
        match typed.lower():
            case "?":
                self.drawing.help()
            case "w":
                self.drawing.why()
            case "r":
                print_help(self.words)
            case "q":
                raise Left
            case _:
                return False
        return True

    def say(self, sentence: str, style: str) -> None:
        """One sentence to the person."""
        paper().print(sentence, style=style, markup=False)

    def leave(self) -> None:
        """Keep the game, and say how to come back."""
        keeping.keep(self.table, self.kept.secret)
        paper().print()
        self.say(self.words.say("terminal-kept", command=f"kartenhaus play {self.table.game.id} --resume"), "green")

    def finish(self, record_file: str | None) -> None:
        """The result, and the record if one is wanted."""
        self.drawing.result()
        if record_file is not None:
            Path(record_file).write_text(json.dumps(record(self.table), ensure_ascii=False, indent=1), encoding="utf-8")
            said = self.words.say("terminal-recorded", file=record_file, command=f"kartenhaus verify {record_file}")
            self.say(said, "green")
