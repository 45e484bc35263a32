"""What is said is checked: the motif of the card, the name of the horse, the length."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from . import lists
from .words import clean, folds, is_last_part, is_nearly, is_same, spoken_words, tokens

LEAST_WORDS = 3  # S42
MOST_LETTERS = 400
NAME_LETTERS = (2, 20)  # S37
NAME_WORDS = 2
MOST_RAW = 20_000  # characters: more than that is not even cleaned
MOST_ENTRIES = 60
ENTRY_LETTERS = (2, 40)
ENTRY_WORDS = 4
Folds = tuple[str, ...]


class Verdict(NamedTuple):
    """What became of a sentence: "ok", or what is wrong with it."""

    code: str  # ok, empty, too_short, too_long, motif_missing, name_missing
    word: int  # where the name is said, counted in `spoken_words(text)`; -1 if it is not
    text: str  # cleaned


class NameVerdict(NamedTuple):
    """What became of a proposal for the horse's name."""

    code: str  # ok, empty, too_short, too_long, not_letters, too_many_words, motif_word, common_word, player_name
    name: str  # cleaned


class WordsVerdict(NamedTuple):
    """What became of the words that players typed for a category."""

    code: str  # ok, empty, too_many, not_a_word
    words: tuple[str, ...]
    wrong: str  # the entry that is none


def check(
    language: str,
    motif: str,
    name: str,
    text: str,
    *,
    part: str = "card",
    mention: str = "name",
    related: Mapping[str, Sequence[str]] | None = None,
    is_forgiving: bool = False,
) -> Verdict:
    """HM-14, HM-20, HM-31, HM-50: whether this text will do for a card ("card"), the "opening" or the "ending".

    `mention` "refer": the others judge whether the motif is in it. `related`: the categories of the story-teller
    variant (HM-61). The motif "" is in every text. The name is owed for a horse card in any case.
    """
    if len(text) > MOST_RAW:
        return Verdict("too_long", -1, clean(text[:MOST_LETTERS]))
    text = clean(text)
    word = where_named(name, text)
    code = wrong_length(text)
    if code == "ok" and motif == "horse" and part == "card":
        code = "ok" if word >= 0 else "name_missing"
    elif code == "ok" and motif and mention == "name" and not (motif == "horse" and word >= 0):
        wanted = (*lists.motif_words(language, motif), *lists.with_forms(language, (related or {}).get(motif, ())))
        code = "ok" if has_any(language, wanted, text, is_forgiving) else "motif_missing"
    return Verdict(code, word, text)


def wrong_length(text: str) -> str:
    """S42: at least three words, at most 400 characters; "ok" if so."""
    if not tokens(text):
        return "empty"
    if len(text) > MOST_LETTERS:
        return "too_long"
    return "ok" if len(tokens(text)) >= LEAST_WORDS else "too_short"


def has_any(language: str, wanted: Sequence[str], text: str, is_forgiving: bool = False) -> bool:
    """One of these entries stands in the text."""
    words = list(map(folds, tokens(text)))
    looked_for = lists.index(tuple(wanted))
    if any(stands_at(words, i, entry) for i in range(len(words)) for entry in beginning(looked_for, words[i])):
        return True
    longer = [word for word in words if any(is_last_part(word, entry.words[0]) for entry in looked_for.endings)]
    nearly = [
        word for word in words if any(is_nearly(word, entry.words[0]) for entry in looked_for.words if is_forgiving)
    ]
    return any(not is_never(language, word) for word in (*longer, *nearly))


def beginning(looked_for: lists.Index, word: Folds) -> list[lists.Entry]:
    """The entries that begin with this word."""
    return [entry for form in word for entry in looked_for.by_first_word.get(form, ())]


def stands_at(words: Sequence[Folds], i: int, entry: lists.Entry) -> bool:
    """The entry's words stand side by side from here on."""
    part = words[i : i + len(entry.words)]
    return len(part) == len(entry.words) and all(map(is_same, part, entry.words))


def is_never(language: str, word: Folds) -> bool:
    """A word that only looks like one of a motif's."""
    return any(
        is_same(word, entry.words[0]) or (entry.is_ending and any(a.endswith(b) for a in word for b in entry.words[0]))
        for entry in lists.never(language)
    )


def where_named(name: str, text: str) -> int:
    """S37, S38: the spoken word with which the name is said first, also with an s or an apostrophe and s; or -1."""
    return next(iter(all_named(name, text)), -1)


def all_named(name: str, text: str) -> list[int]:
    """Every spoken word with which the name is said."""
    wanted = list(map(folds, tokens(name)))
    if not wanted:
        return []
    said = [(folds(token), i) for i, word in enumerate(spoken_words(text)) for token in tokens(word)]
    n = len(wanted)
    return [said[i][1] for i in range(len(said) - n + 1) if is_named([word for word, _ in said[i : i + n]], wanted)]


def is_named(words: Sequence[Folds], name: Sequence[Folds]) -> bool:
    """These words are the name; the last one may have an s behind it."""
    *first, last = name
    genitive = tuple(f"{form}s" for form in last)
    return all(map(is_same, words, first)) and (is_same(words[-1], last) or is_same(words[-1], genitive))


def check_name(language: str, text: str, players: Sequence[str] = ()) -> NameVerdict:
    """S37: whether the horse may be called so; `players` are the names at the table."""
    name = clean(text[:MOST_RAW]).replace("’", "'")
    return NameVerdict(wrong_name(language, name, players), name)


def wrong_name(language: str, name: str, players: Sequence[str]) -> str:
    """What is wrong with a name, or "ok"."""
    parts = tokens(name)
    letters = "".join(parts)
    fewest, most = NAME_LETTERS
    if not name:
        return "empty"
    if len(letters) > most or len(name) > 2 * most:
        return "too_long"
    if any(not (sign.isalpha() or sign in " -'") for sign in name) or not letters.isalpha():
        return "not_letters"
    if len(letters) < fewest:
        return "too_short"
    if len(parts) > NAME_WORDS:
        return "too_many_words"
    if any(has_any(language, lists.motif_words(language, motif), name) for motif in (*lists.MOTIFS, *lists.TARGETS)):
        return "motif_word"
    if is_common(language, parts):
        return "common_word"
    return "player_name" if any(all_named(name, clean(player)) for player in players) else "ok"


def is_common(language: str, parts: Sequence[str]) -> bool:
    """All of the name, or the name with its genitive s, is said all the time."""
    small = lists.common(language)
    return all(any(form in small or f"{form}s" in small for form in folds(part)) for part in parts)


def categories(
    language: str, edits: Mapping[str, Sequence[str]] | None = None, *, is_building: bool = False
) -> dict[str, tuple[str, ...]]:
    """HM-61 to HM-63: what may stand for each motif; the players' own words take the place of a motif's list.

    `is_building`: any building may stand for the stable, as in the French booklet (E9).
    """
    found = {}
    for motif in (*lists.MOTIFS, *lists.TARGETS):
        usual = lists.related(language, motif, is_building)
        if usual is not None:
            found[motif] = tuple((edits or {}).get(motif, lists.shown(usual["words"])))
    return found


def category_name(language: str, motif: str, *, is_building: bool = False) -> str:
    """What the category is called, such as "any other person"; "" for the horse."""
    usual = lists.related(language, motif, is_building)
    return usual["name"] if usual else ""


def check_words(text: str) -> WordsVerdict:
    """A category as the players type it: words with commas between them; a ~ before a word lets it end longer ones."""
    if len(text) > MOST_RAW:
        return WordsVerdict("too_many", (), "")
    words = tuple(dict.fromkeys(lists.split(clean(text).replace(";", ",").lower())))
    wrong = next((word for word in words if not is_entry(word)), "")
    code = "empty" if not words else "too_many" if len(words) > MOST_ENTRIES else "not_a_word" if wrong else "ok"
    return WordsVerdict(code, words if code == "ok" else (), wrong)


def is_entry(word: str) -> bool:
    """A word of 2 to 40 letters, or up to four of them in a row."""
    bare = word.removeprefix("~")
    fewest, most = ENTRY_LETTERS
    parts = tokens(bare)
    return (
        fewest <= len(bare) <= most
        and 1 <= len(parts) <= ENTRY_WORDS
        and not (word.startswith("~") and len(parts) > 1)
        and all(sign.isalpha() or sign in " -'’" for sign in bare)
    )
