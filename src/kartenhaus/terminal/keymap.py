"""Which keys stand for which moves. No game knows of keys: they follow from the legal moves and their sentences."""

from collections.abc import Iterable, Sequence
from string import ascii_lowercase
from typing import NamedTuple

from kartenhaus.kit import Game
from kartenhaus.words import Words

ASKING = "wrq"  # letters that are no moves
PASS = "leave"  # the name of moves that let a race pass
PLAYER = "who"  # the name of a move's number that counts the players from 1
FEW = 1  # moves of one kind that are written out


class Key(NamedTuple):
    """What is typed for a move, and the move."""

    typed: str
    action: int


class Keymap:
    """The keys of one game; a kind of move keeps its letter as long as it can."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.moves = game.moves
        self.words = words
        self.names = names  # of the players
        claims = game.real_time.claims if game.real_time is not None else frozenset()
        kinds = dict.fromkeys(self.kind(action) for action in range(game.moves.size))
        self.claims = [kind for kind in kinds if kind in claims]
        self.letters: dict[str, str] = {}
        self.lettered({kind: game.moves.first(kind) for kind in self.claims})

    def kind(self, action: int) -> str:
        """The move's name."""
        return str(self.moves.named(action)["move"])

    def number(self, action: int) -> int | None:
        """The move's only number, if it has one."""
        named = dict(self.moves.named(action))
        del named["move"]
        return next((int(value) for value in named.values()), None)

    def sentence(self, action: int) -> str:
        """The move in words; where it is about a player, with the name."""
        named = dict(self.moves.named(action))
        sentence = self.words.say(f"move-{named.pop('move')}", **named)
        who = int(named.get(PLAYER, 0))
        return f"{sentence} ({self.names[who - 1]})" if 0 < who <= len(self.names) else sentence

    # Which key

    def keys(self, legal: Sequence[int]) -> list[Key]:
        """A key for each legal move: a letter for the only move of its kind, else the number that the move has."""
        kinds = self.by_kind(legal)
        alone = {kind: actions[0] for kind, actions in kinds.items() if len(actions) == 1}
        letters = self.lettered(alone)
        keys = [Key(letters[kind], action) for kind, action in alone.items()]
        keys += self.numbered([action for actions in kinds.values() if len(actions) > 1 for action in actions])
        return keys

    def by_kind(self, legal: Iterable[int]) -> dict[str, list[int]]:
        """The moves of each kind."""
        kinds: dict[str, list[int]] = {}
        for action in legal:
            kinds.setdefault(self.kind(action), []).append(action)
        return kinds

    def lettered(self, alone: dict[str, int]) -> dict[str, str]:
        """A letter for each kind, all different; those of claims are nobody else's, as they are pressed in a hurry."""
        found: dict[str, str] = {}
        for kind in sorted(alone, key=lambda kind: (kind not in self.claims, kind not in self.letters)):
            taken = set(found.values()) | {self.letters[claim] for claim in self.claims if claim in self.letters}
            known = self.letters.get(kind)
            if known is None or (known in taken and kind not in self.claims):
                known = letter_of(self.sentence(alone[kind]), taken)
            found[kind] = known
            self.letters.setdefault(kind, known)
        return found

    def numbered(self, actions: Sequence[int]) -> list[Key]:
        """Their numbers; with a letter behind where kinds share a number."""
        sharing: dict[int | None, list[int]] = {}
        for action in sorted(actions, key=lambda action: self.number(action) or 0):
            sharing.setdefault(self.number(action), []).append(action)
        keys = []
        for number, sharers in sharing.items():
            tails = tails_of([self.sentence(action) for action in sharers]) if len(sharers) > 1 else [""]
            keys += [Key(f"{number}{tail}", action) for tail, action in zip(tails, sharers, strict=True)]
        return keys

    def meant(self, typed: str, legal: Sequence[int]) -> int | None:
        """The move for exactly these keys; a number is enough where only one move has it."""
        by_key = {key.typed: key.action for key in self.keys(legal)}
        if typed in by_key:
            return by_key[typed]
        having = [action for action in legal if typed == str(self.number(action))]
        return having[0] if len(having) == 1 else None

    def may_go_on(self, typed: str, legal: Sequence[int]) -> bool:
        """More keys behind these could make a move: one that is legal, or one whose refusal says why it is not."""
        if any(key.typed.startswith(typed) and key.typed != typed for key in self.keys(legal)):
            return True
        if not typed.removeprefix("-").isdecimal():
            return typed == "-"
        if self.meant(typed, legal) is not None:
            return False
        kinds = set(self.by_kind(legal))
        numbers = (self.number(action) for action in range(self.moves.size) if self.kind(action) in kinds)
        return any(number is not None and str(number).startswith(typed) and str(number) != typed for number in numbers)

    def claim(self, legal: Sequence[int]) -> int | None:
        """What the space bar claims: the game's first kind of claim, where there is only one such move."""
        found = self.by_kind(legal).get(self.claims[0], []) if self.claims else []
        return found[0] if len(found) == 1 else None

    # Saying it

    def told(self, legal: Sequence[int]) -> list[tuple[str, list[int]]]:
        """Keys and what they do; a kind with many numbers, which differ in nothing else, together."""
        told: list[tuple[str, list[int]]] = []
        numbers: dict[str, list[Key]] = {}
        for key in self.keys(legal):
            if key.typed.removeprefix("-").isdecimal():
                numbers.setdefault(self.kind(key.action), []).append(key)
            else:
                told.append((key.typed, [key.action]))
        for keys in numbers.values():
            if len(keys) > FEW and self.pattern([key.action for key in keys]):
                told.append((" ".join(key.typed for key in keys), [key.action for key in keys]))
            else:
                told += [(key.typed, [key.action]) for key in keys]
        return told

    def sentences(self, actions: Sequence[int]) -> str:
        """Moves that are told together in words."""
        return self.sentence(actions[0]) if len(actions) == 1 else self.pattern(actions)

    def pattern(self, actions: Sequence[int]) -> str:
        """Their sentence, with three dots in place of the number; "" if they differ in more."""
        patterns = {self.sentence(action).replace(str(self.number(action)), "…") for action in actions}
        return patterns.pop() if len(patterns) == 1 else ""


def letter_of(sentence: str, taken: Iterable[str]) -> str:
    """The first letter of it that is free; else any that is."""
    free = set(ascii_lowercase) - set(ASKING) - set(taken)
    return next((letter for letter in [*sentence.casefold(), *ascii_lowercase] if letter in free), "")


def tails_of(sentences: Sequence[str]) -> list[str]:
    """A letter for each, from the words in which they differ."""
    common = set.intersection(*(set(sentence.casefold().split()) for sentence in sentences))
    tails: list[str] = []
    for sentence in sentences:
        own = " ".join(word for word in sentence.casefold().split() if word not in common)
        tails.append(letter_of(own or sentence, tails))
    return tails
