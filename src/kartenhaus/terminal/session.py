"""One person in front of one table, against bots. Knows no rule of any game."""

import time
from typing import Any

from kartenhaus.bots import ANIMALS, choose, new_mind, notice_all, thinking
from kartenhaus.kit import BadMessage, Refused
from kartenhaus.server.workshop import Workshop
from kartenhaus.table import Table
from kartenhaus.table.texts import LONGEST
from kartenhaus.words import Words

from . import keeping
from .drawing import Drawing
from .explaining import print_help
from .guessing import Guess, guess
from .keeping import Kept
from .paper import paper

ME = 0  # the person's seat


class Left(Exception):
    """The person wants to leave the game."""


class Session:
    """Turn by turn: the table waits for the person, and for nobody else."""

    def __init__(self, kept: Kept, words: Words) -> None:
        self.kept = kept
        self.table: Table = kept.table
        self.words = words
        self.drawing = Drawing(self.table, words, ME)
        self.workshop = Workshop()
        self.told = -1  # the last step whose events were told
        self.minds = [new_mind(self.table.game, self.table.words(f"memory {i}")) for i in range(len(self.table.seats))]
        self.noticed = [-1 for _ in self.table.seats]  # by seat: the last step that its mind was told of

    def greet(self) -> None:
        """Who plays, and the seal on the cards."""
        bots = [seat for seat in self.table.seats if seat.kind == "bot"]
        names = ", ".join(bot.name for bot in bots)
        paper().rule(f"[bold]{self.words.say('title')}[/]")
        level = bots[0].level
        paper().print(self.words.say("terminal-against", names=names, level=self.words.say(f"level-{level}")))
        if level in ANIMALS:
            paper().print(self.words.say(f"plays-{level}"), style="dim")
        self.workshop.look(self.table.game, [bot.level for bot in self.table.seats])
        paper().print(self.words.say("terminal-seal", seal=self.table.commitment), style="dim")

    def catch_up(self) -> None:
        """Do what had been done when the game was left, and tell what is still remembered."""
        for entry in self.kept.entries:
            self.table.redo(entry)
            self.drawing.note_scores()
        self.table.end_redo()
        if self.kept.entries:
            self.say(self.words.say("terminal-resumed"), "green")
            self.drawing.tell(self.table.recall(ME))
            self.told = self.table.step

    def now(self) -> float:
        """Seconds of the table's clock."""
        return time.time()

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
        while self.is_tempted() and (typed := self.read("> ").strip()):
            action = self.meant(typed)
            if action is not None:
                self.does(action)

    def is_tempted(self) -> bool:
        """There is something that the others do not wait for."""
        return ME in self.table.tempted() and ME not in self.table.awaited()

    # Bots

    def let_bots_play(self) -> None:
        """Until the game waits for the person alone, or is over."""
        while bots := [seat for seat in self.table.awaited() if seat != ME]:
            for seat in bots:
                if seat in self.table.awaited():
                    self.bot_acts(seat)
                while seat in self.table.tempted():
                    self.bot_acts(seat)

    def bot_acts(self, seat: int) -> None:
        """A bot does what it chooses, and says something with it."""
        action, text = self.bots_choice(seat)
        self.table.act(seat, action, self.now(), text)

    def bots_choice(self, seat: int) -> tuple[int, str]:
        """A bot chooses from its own view."""
        game, view = self.table.game, self.table.see(seat)
        mind = thinking(self.mind(seat), self.table.words(f"bot {seat}"))
        player = self.workshop.player(game, self.level(seat), len(self.table.seats))
        action = choose(game, player, view, self.table.legal(seat), mind)
        if not self.table.needs_words(seat, action):
            return action, ""
        assert game.story is not None
        return action, game.story.speak(view, self.table.spoken, action, mind)

    def level(self, seat: int) -> str:
        """How well the bot on this seat plays."""
        level = self.table.seats[seat].level
        assert level is not None, "only bots sit here"
        return level

    def mind(self, seat: int) -> Any:
        """A bot's mind, once it has been told of all that has happened; of a whole game that was left, if need be."""
        notice_all(self.table.game, self.minds[seat], seat, self.table.told_lines(seat, self.noticed[seat]))
        self.noticed[seat] = self.table.step
        return self.minds[seat]

    # The person

    def tell(self) -> None:
        """What has happened since it was last told."""
        self.drawing.tell(self.table.events(ME, self.told))
        self.told = self.table.step

    def does(self, action: int) -> bool:
        """Do what the person said, with words where it needs some; False if nothing has been done, and why was said."""
        if not self.table.needs_words(ME, action):
            return self.does_with(action, "")
        self.explain_words(action)
        while text := self.words_typed():
            if self.does_with(action, text):
                return True
        return False

    def explain_words(self, action: int) -> None:
        """What words are asked for, and words that others have found."""
        named = dict(self.table.game.moves.named(action))
        paper().print(self.words.say(f"move-{named.pop('move')}", **named), style="bold", markup=False)
        offers = self.drawing.offers()
        for n, offer in enumerate(offers, start=1):
            paper().print(f"  {n}  {offer}", markup=False)
        paper().print(self.words.say("terminal-words", offers=len(offers)), style="dim")

    def words_typed(self) -> str:
        """What the person says; nothing to leave it."""
        typed = self.read("> ").strip()
        offers = self.drawing.offers()
        is_offer = typed.isascii() and typed.isdecimal() and len(typed) < 3 and 0 < int(typed) <= len(offers)
        return offers[int(typed) - 1] if is_offer else typed

    def does_with(self, action: int, text: str) -> bool:
        """Do it; a refusal is a sentence, and nothing has been done."""
        try:
            self.act(action, text)
        except Refused as refused:
            self.complain(self.words.say(f"refusal-{refused.code}", **refused.facts))
            return False
        except BadMessage:  # the table takes any text but a long one
            self.complain(self.words.say("terminal-too-long", length=len(text), most=LONGEST))
            return False
        return True

    def act(self, action: int, text: str) -> None:
        """The person acts at the table."""
        self.table.act(ME, action, self.now(), text)

    def ask(self) -> int:
        """The action that the person types."""
        while True:
            action = self.meant(self.read("> ").strip())
            if action is not None:
                return action

    def read(self, prompt: str) -> str:
        """A line that the person types."""
        return input(prompt)

    def meant(self, typed: str) -> int | None:
        """The action that was typed; else the answer is given here."""
        if self.answers_key(typed):
            return None
        return self.guessed(typed)

    def guessed(self, typed: str) -> int | None:
        """The same for what is none of the house's keys."""
        found = guess(typed, self.table.game.moves, self.table.legal(ME), self.words)
        if isinstance(found, Guess):
            return found.action
        self.complain(found)
        return None

    def answers_key(self, typed: str) -> bool:
        """Help, reasons, rules and leaving are no moves."""
        match typed.lower():
            case "?":
                self.help()
            case "w":
                self.drawing.why()
            case "r":
                print_help(self.words)
            case "q":
                raise Left
            case _:
                return False
        return True

    def help(self) -> None:
        """All that can be typed."""
        self.drawing.help()

    def complain(self, sentence: str) -> None:
        """Say why something was not done."""
        self.say(sentence, "yellow")

    def say(self, sentence: str, style: str) -> None:
        """One sentence to the person."""
        paper().print(sentence, style=style, markup=False)

    # The end

    def leave(self) -> None:
        """Keep the game, and say how to come back."""
        keeping.keep(self.table, self.kept.secret)
        paper().print()
        self.say(self.words.say("terminal-kept", command=f"kartenhaus play {self.table.game.id} --resume"), "green")
