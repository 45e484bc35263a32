"""Whole stories as bots tell them."""

from functools import cache

from kartenhaus.games.horses.tales import MOTIFS, TARGETS, Telling, begin, end, name_proposal, tell
from kartenhaus.kit.chance import below

from .chance import mind


@cache
def story(language: str, seed: int, cards: int = 14, name: str = "") -> tuple[str, list[Telling]]:
    """The horse's name, and what was told: an opening, a number of cards and an ending."""
    bot = mind(seed)
    name = name or name_proposal(language, bot)
    start = MOTIFS[below(bot, len(MOTIFS))]
    told = [Telling(start, begin(language, start, name, bot), "opening")]
    for _ in range(cards):
        motif = MOTIFS[below(bot, len(MOTIFS))]
        told.append(Telling(motif, tell(language, motif, name, told, bot)))
    target = TARGETS[below(bot, len(TARGETS))]
    told.append(Telling(target, end(language, target, name, told, bot), "ending"))
    return name, told
