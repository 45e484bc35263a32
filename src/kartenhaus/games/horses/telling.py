"""The words of Horses Mau Mau: which moves need them, what is heard in them, and what the story is so far.

Plain Python for the table alone; the rules never see a word. Languages, motifs and sentences are the business of
`tales`.
"""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

from kartenhaus.kit import CLOCK, NOBODY, Refused, Spoken, next32

from . import tales
from .actions import ASK_0, CATEGORY_0, PROPOSE, TAKE_BACK, TELL_0
from .components import CARDS, COLOUR, COLOURS, DIRECTION, HORSE, MOTIF, MOTIFS, N_HAND_MOTIFS, TARGET_0
from .state import (
    ALOUD,
    ASK_BITS,
    ASKS,
    BUILDING,
    FORGIVING,
    FREE,
    NAME,
    ON,
    PROPOSED,
    QUICK,
    READING,
    REFER,
    SNATCH,
    UNCHECKED,
    VOTE,
    Public,
    View,
)
from .turns import piece, teller

LANGUAGES = ("de", "en", "es", "fr", "it", "nl", "pt")  # as in the option
WARM_UP = 15  # words of chance to throw away, until a small number shows in all of them
PACE = 3  # words a second
LEAD_IN = 700  # milliseconds before the first word


class Piece(NamedTuple):
    """A piece of the story that counts, or the one that is asked about."""

    seat: int
    card: int
    text: str
    is_pending: bool


def language(s: Public) -> str:
    """The language of this table's stories."""
    return LANGUAGES[s.language]


def is_told(action: int) -> bool:
    """Telling a piece, and asking about one."""
    return TELL_0 < action < TAKE_BACK


def is_category(action: int) -> bool:
    """Saying what is related to a motif."""
    return CATEGORY_0 + 2 <= action <= CATEGORY_0 + N_HAND_MOTIFS


def needs_words(s: Public, actor: int, action: int) -> bool:
    """HM-10, HM-19, HM-63: names, sentences and categories are nothing without words."""
    return actor != CLOCK and (is_told(action) or action == PROPOSE or is_category(action))


# What the story is


def horse_name(s: Public, spoken: Sequence[Spoken]) -> str:
    """HM-10: the last name that the seat has proposed whose name was taken; else one of the stock."""
    if s.named_by != NOBODY:
        names = [said.text for said in spoken if said.actor == s.named_by and said.action == PROPOSE]
        if names:
            return names[-1]
    return stock_name(s)


def stock_name(s: Public) -> str:
    """A name for a horse that nobody has named."""
    return tales.name_proposal(language(s), chance_of(s.stock_name))


def chance_of(number: int) -> Any:
    """Chance that is the same whenever it is asked for."""
    chance: Any = SimpleNamespace(rng=[number + 1, 2, 3, 4])
    for _ in range(WARM_UP):
        next32(chance)
    return chance


def related(s: Public, spoken: Sequence[Spoken]) -> dict[str, tuple[str, ...]] | None:
    """HM-61, HM-63: what is related to each motif, as it was agreed; None if only the motif itself will do."""
    if s.storyteller != ON:
        return None
    edits = {
        MOTIFS[said.action - CATEGORY_0]: tales.check_words(said.text).words
        for said in spoken
        if is_category(said.action)
    }
    return tales.categories(language(s), edits, is_building=s.stable_category == BUILDING)


def pieces(s: Public, spoken: Sequence[Spoken]) -> list[Piece]:
    """All pieces of all rounds in order; one that is asked about comes last."""
    found = []
    n_asks = 0
    for said in spoken:
        if not is_told(said.action):
            continue
        if said.action <= ASK_0:
            found.append(Piece(said.actor, said.action - TELL_0, said.text, False))
            continue
        is_last = n_asks == s.n_asks - 1
        if s.waved[n_asks // ASK_BITS] >> (n_asks % ASK_BITS) & 1:
            found.append(Piece(said.actor, said.action - ASK_0, said.text, False))
        elif is_last and s.asked:
            found.append(Piece(said.actor, said.action - ASK_0, said.text, True))
        n_asks += 1
    return found


def part_of(card: int) -> str:
    """Opening, continuation or ending."""
    return "card" if card <= CARDS else "ending" if card > TARGET_0 else "opening"


def motif_owed(s: Public, card: int) -> str:
    """HM-20, S11: what the piece must contain; "" for nothing."""
    if MOTIF[card] == DIRECTION and s.direction_sentence == FREE:
        return ""
    return MOTIFS[MOTIF[card]]


def stories(s: Public, spoken: Sequence[Spoken]) -> list[list[tales.Telling]]:
    """Round by round, the last one last, what has been told."""
    rounds: list[list[tales.Telling]] = []
    for told in pieces(s, spoken):
        if told.is_pending:
            continue
        part = part_of(told.card)
        if part == "opening" or not rounds:
            rounds.append([])
        colour = COLOURS[COLOUR[told.card] - 1] if COLOUR[told.card] else ""
        rounds[-1].append(tales.Telling(MOTIFS[MOTIF[told.card]], told.text, part, str(told.seat), colour))
    return rounds


# Hearing


def hear(s: Public, spoken: Sequence[Spoken], actor: int, action: int, text: str) -> int:
    """S37, S40: the same action when its words will do; Refused when they will not."""
    if action == PROPOSE:
        hear_name(s, spoken, text)
    elif is_told(action):
        if is_said_aloud(s, text):
            return judged(s, action)
        hear_piece(s, spoken, action, text)
    elif is_category(action):
        hear_words(text)
    return action


def is_said_aloud(s: Public, text: str) -> bool:
    """These words stand for a piece that was told at the table itself."""
    return s.telling == ALOUD and text == tales.said_aloud(language(s))


def judged(s: Public, action: int) -> int:
    """S41: the others judge what they have heard, unless this table trusts everybody, or has asked too often."""
    card = action - (ASK_0 if action > ASK_0 else TELL_0)
    return (TELL_0 if s.story_check == UNCHECKED or s.n_asks >= ASKS else ASK_0) + card


def hear_name(s: Public, spoken: Sequence[Spoken], text: str) -> None:
    """S37: 2 to 20 letters, no motif's word, and none that was proposed already."""
    verdict = tales.check_name(language(s), text)
    if verdict.code != "ok":
        raise Refused(f"name_{verdict.code}")
    proposed = {said.text.casefold() for said in spoken if said.action == PROPOSE}
    if verdict.name.casefold() in proposed:
        raise Refused("name_taken")


def hear_piece(s: Public, spoken: Sequence[Spoken], action: int, text: str) -> None:
    """HM-20, HM-31, S40 to S42: a told piece needs its motif, one that the others judge only its length."""
    is_asked = action > ASK_0
    card = action - (ASK_0 if is_asked else TELL_0)
    is_free = is_asked or s.mention == REFER or s.story_check == UNCHECKED
    verdict = tales.check(
        language(s),
        motif_owed(s, card),
        horse_name(s, spoken),
        text,
        part=part_of(card),
        mention="refer" if is_free else "name",
        related=related(s, spoken),
        is_forgiving=s.spelling == FORGIVING,
    )
    if verdict.code == "ok" or (verdict.code in ("motif_missing", "name_missing") and is_unchecked(s, is_asked)):
        return
    raise Refused(verdict.code, motif=MOTIFS[MOTIF[card]], horse=horse_name(s, spoken))


def is_unchecked(s: Public, is_asked: bool) -> bool:
    """S41: nobody looks for words where the others judge, or where the table trusts everybody."""
    return is_asked or s.story_check == UNCHECKED


def hear_words(text: str) -> None:
    """HM-63: words with commas between them."""
    verdict = tales.check_words(text)
    if verdict.code != "ok":
        raise Refused(f"words_{verdict.code}", word=verdict.wrong)


# Speaking


def speak(v: View, spoken: Sequence[Spoken], action: int, mind: Any) -> str:
    """What a bot says with this move."""
    if action == PROPOSE:
        taken = tuple(said.text for said in spoken if said.action == PROPOSE)
        return tales.name_proposal(language(v), mind, taken)
    if not is_told(action):
        return ", ".join(tales.categories(language(v))[MOTIFS[action - CATEGORY_0]])
    card = action - (ASK_0 if action > ASK_0 else TELL_0)
    name = horse_name(v, spoken)
    part = part_of(card)
    rounds = stories(v, spoken)
    avoid = tuple(telling.text for told in rounds for telling in told)
    motif = MOTIFS[MOTIF[card]]
    if part == "opening":
        return tales.begin(language(v), motif, name, mind, avoid)
    so_far = rounds[-1] if rounds else []
    if part == "ending":
        return tales.end(language(v), motif, name, so_far, mind, avoid)
    return tales.tell(language(v), motif, name, so_far, mind, avoid)


# Reading out


def reading(s: Public, spoken: Sequence[Spoken]) -> list[str]:
    """HM-32, HM-33, S38: the words of a horse card's sentence before the first one that names the horse."""
    if s.phase != READING or s.story == QUICK:
        return []
    told = [each for each in pieces(s, spoken) if not each.is_pending]
    if not told or is_said_aloud(s, told[-1].text):
        return []
    words: list[str] = tales.spoken_words(told[-1].text)
    name = horse_name(s, spoken)
    verdict = tales.check(language(s), MOTIFS[HORSE], name, told[-1].text)
    return words if verdict.word < 0 else words[: verdict.word]


def hides_close(s: Any) -> bool:
    """HM-32: whoever knew when the name is said would grab by the clock."""
    return int(s.phase) == READING


def closes(s: Any, spoken: Sequence[Spoken]) -> int:
    """S25: when the name is said, and when it is too late to grab."""
    if s.phase == READING:
        words = reading(s, spoken)
        if not words and (s.story == QUICK or s.telling == ALOUD):
            return int(s.hush)
        return LEAD_IN + 1000 * len(words) // PACE
    if s.phase == SNATCH:
        return int(s.snatch_limit) * 1000
    return 0


# Showing


def lines(v: View, spoken: Sequence[Spoken]) -> list[dict[str, Any]]:
    """The horse's name, this round's story, what is proposed, asked or related; never what is just being read."""
    told: list[dict[str, Any]] = []
    if is_named(v):
        told.append({"line": "horse", "text": horse_name(v, spoken)})
    else:
        told += proposals(v, spoken)
    if v.story != QUICK:
        told += category_lines(v, spoken)
        told += story_lines(v, spoken)
        told += offers(v, spoken)
    return told


def is_named(v: View) -> bool:
    """The horse has its name already."""
    return v.phase not in (NAME, VOTE)


def proposals(v: View, spoken: Sequence[Spoken]) -> list[dict[str, Any]]:
    """S36: the names that were proposed this time."""
    last = {said.actor: said.text for said in spoken if said.action == PROPOSE}
    return [
        {"line": "proposal", "seat": seat, "text": text}
        for seat, text in sorted(last.items())
        if v.named[seat] == PROPOSED
    ]


def category_lines(v: View, spoken: Sequence[Spoken]) -> list[dict[str, Any]]:
    """HM-63: what is related to each motif, and which of them the viewer owes a piece with."""
    kinds = related(v, spoken) or {}
    owed = MOTIFS[MOTIF[piece(v)]] if teller(v) == v.viewer != NOBODY else ""
    return [
        {"line": "category", "motif": MOTIFS.index(motif), "text": ", ".join(words), "is_owed": motif == owed}
        for motif, words in kinds.items()
    ]


def story_lines(v: View, spoken: Sequence[Spoken]) -> list[dict[str, Any]]:
    """The pieces of this round's story; the one that is being read out is not among them."""
    found = this_round(v, spoken)
    if v.phase == READING:
        found = found[:-1]
    told: list[dict[str, Any]] = [
        {"line": "asked" if each.is_pending else "told", "seat": each.seat, "card": each.card, "text": each.text}
        for each in found
    ]
    if any(line["line"] == "told" for line in told):
        so_far = stories(v, spoken)[-1][: sum(line["line"] == "told" for line in told)]
        told.append({"line": "title", "text": tales.title(language(v), horse_name(v, spoken), so_far)})
    return told


def this_round(v: View, spoken: Sequence[Spoken]) -> list[Piece]:
    """The pieces from this round's opening on: none while it has not been told."""
    found = pieces(v, spoken)
    openings = [k for k, each in enumerate(found) if part_of(each.card) == "opening"]
    if not openings or found[openings[-1]].card != v.start_card:
        return []
    return found[openings[-1] :]


def offers(v: View, spoken: Sequence[Spoken]) -> list[dict[str, Any]]:
    """The words for what was told aloud; ready sentences for a teller who cannot write yet, until something is told."""
    if v.viewer == NOBODY or v.viewer != teller(v):
        return []
    card = piece(v)
    rounds = stories(v, spoken)
    so_far = rounds[-1] if rounds and part_of(card) != "opening" else []
    sentences = tales.suggestions(
        language(v),
        MOTIFS[MOTIF[card]],
        horse_name(v, spoken),
        so_far,
        chance_of(len(spoken)),
        part=part_of(card),
    )
    aloud = [{"line": "aloud", "text": tales.said_aloud(language(v))}] if v.telling == ALOUD else []
    return [*aloud, *({"line": "offer", "text": sentence} for sentence in sentences)]


def html(v: View, spoken: Sequence[Spoken], names: Sequence[str]) -> str:
    """The story of this round as a page that can be kept."""
    so_far = stories(v, spoken)[-1:] or [[]]
    tellings = [telling._replace(teller=names[int(telling.teller)]) for telling in so_far[0]]
    winner = names[v.winner] if v.winner != NOBODY else ""
    page: str = tales.book(tales.Facts(language(v), horse_name(v, spoken), tellings, winner=winner))
    return page
