"""The words of the house and of every game: complete in seven languages, used, and without faults."""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from kartenhaus import games
from kartenhaus.kit import Choice, Game, choices_of
from kartenhaus.words import LANGUAGES, Words, title

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "kartenhaus"
HOUSE = ("shared", "page", "letter", "terminal")
GAMES = [id for id in games.ids() if games.load(id).offered or (PACKAGE / "games" / id / "words").exists()]
LEARN = "/learn"  # put behind a game's id: the words of its tour and hints, used as tests/server/test_tours.py has it
BOOKS = (*HOUSE, *GAMES, *(f"{id}{LEARN}" for id in GAMES if (PACKAGE / "games" / id / "learn").exists()))
# each is one file in every language

MADE_UP = {  # beginning of an id -> what is asked for by name elsewhere and put behind it
    "level": "a bot's level",
    "plays": "how an animal does",
    "tempo": "how quickly a bot plays",
    "group": "a group of options",
    "animal": "a seat's picture",
    "refusal": "a refusal's code",
    "setup": "a kind of seat, or a fault in a plan",
    "pace": "how a table takes its time",
    "ask": "what all have to agree to",
    "hints": "who may ask for them",
    "door": "who may come",
    "talk-by": "what people may say",
    "phrase": "one of the things that they say",
    "removed": "what a sentence is about",
    "seat-moved": "what a sentence is about",
    "why": "a rule of the table's own",
    "limit": "a value of limit_compare",
    "limit-first": "a value of limit_compare",
    **dict.fromkeys(("settings-speed", "settings-motion", "settings-theme", "settings-contrast"), "a setting's value"),
}
ENDINGS = ("-wait",)  # put behind an id that is asked for itself: what the others do meanwhile
NUMBERED = re.compile(r"^rules-\d+-(title|text)$")  # read one after another until there are no more
SAME_AS_ENGLISH = {  # whole messages that some other language says in the same words
    *("6 nimmt!", "Category 5", "Lobo 77", "Flinke Stinker", "Kartenhaus"),  # names
    *("Bot", "Code: {$letters}", "Contrast", "Live", "Enter: {$move}", "Menu", "Name", "Place {$rank}", "Secret"),
    *("Koala", "Panda", "Tiger", "Wolf"),  # animals
    *("Table {$code}", "Total", "Variant", "{$name} {NUMBER($seconds, minimumFractionDigits: 3)} s"),
}


def file(book: str, language: str) -> Path:
    """Where a book of words lies."""
    if book in HOUSE:
        return PACKAGE / "words" / language / f"{book}.ftl"
    if book.endswith(LEARN):
        return PACKAGE / "games" / book / f"{language}.ftl"
    return PACKAGE / "games" / book / "words" / f"{language}.ftl"


@cache
def messages(book: str, language: str) -> Mapping[str, ast.Message]:
    """All messages of a book by id; what cannot be read, or stands twice, fails."""
    entries = FluentParser().parse(file(book, language).read_text(encoding="utf-8")).body
    faults = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not faults
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in found]
    assert len(set(ids)) == len(ids), sorted(id for id in set(ids) if ids.count(id) > 1)
    return dict(zip(ids, found, strict=True))


class Variables(Visitor):
    """Collects what has to be filled in."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Fluent's visitor calls this for every `$name`."""
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    """The names of the facts that a message needs."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def text(message: ast.Message) -> str:
    """What stands behind the id, blanks made equal."""
    written = FluentSerializer().serialize_entry(message).partition("=")[2]
    return " ".join(written.split()).replace("{ ", "{").replace(" }", "}")


@cache
def sources(folders: tuple[Path, ...]) -> str:
    """All code below some folders, in one text."""
    kinds = {".py", ".ts", ".svelte"}
    files = (path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in kinds)
    return "\n".join(path.read_text(encoding="utf-8") for path in files if ".test." not in path.name)


def house_sources() -> str:
    """The page and every room that speaks."""
    return sources((ROOT / "web" / "src", PACKAGE))


def game_sources(game: str) -> str:
    """What may use a game's words: its own folder, and the parts of the page and the terminal that serve all games."""
    return sources((ROOT / "web" / "src", PACKAGE / "games" / game, PACKAGE / "terminal", PACKAGE / "table"))


def names(code: str) -> set[str]:
    """Everything in the code that could be an id, or a part of one."""
    return set(re.findall(r"[a-z][a-zA-Z0-9_]*(?:-[a-zA-Z0-9_]+)*", code))


def is_asked_for(id: str, spoken: set[str]) -> bool:
    """The id stands in the code, or its beginning is joined there with a name that stands in the code too."""
    if id in spoken or NUMBERED.match(id):
        return True
    if any(id.endswith(ending) and id.removesuffix(ending) in spoken for ending in ENDINGS):
        return True
    parts = id.split("-")
    halves = (("-".join(parts[:i]), "-".join(parts[i:])) for i in range(1, len(parts)))
    return any(head in MADE_UP and rest in spoken for head, rest in halves)


def declared(game: Game) -> Iterator[str]:
    """Every message that the game's own code asks for."""
    yield from ("title", "tagline", "summary")
    yield from {f"move-{game.moves.named(action)['move']}" for action in range(game.moves.size)}
    for event in game.events.kinds:
        yield from (f"event-{event.name}", f"why-{event.rule.lower()}")
    for option in choices_of(game.Options):
        yield from (f"option-{option.name}", f"option-{option.name}-help")
        if isinstance(option.kind, Choice):
            yield from (f"option-{option.name}-{value}" for value in option.kind.values)
    yield from (f"why-{rule.lower()}" for rule in game.refusal_rules.values())
    yield from (f"preset-{preset}" for preset in game.presets)
    yield from (f"refusal-{code}" for code in game.refusals[1:])  # the first one is no refusal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_language_has_the_same_messages(book: str, language: str) -> None:
    assert sorted(messages(book, language)) == sorted(messages(book, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_title_is_found_without_parsing_all_words(game: str, language: str) -> None:
    assert title(language, game) == Words(language, game).say("title")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_a_message_needs_the_same_facts_in_every_language(book: str, language: str) -> None:
    english = {id: variables(message) for id, message in messages(book, "en").items()}
    assert {id: variables(message) for id, message in messages(book, language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_no_message_is_left_in_english(book: str, language: str) -> None:
    if language == "en":
        return
    english = messages(book, "en")
    left = [
        id
        for id, message in messages(book, language).items()
        if id in english
        and text(message) == text(english[id])
        and text(message) not in SAME_AS_ENGLISH
        and has_words(message)
    ]
    assert not left


def has_words(message: ast.Message) -> bool:
    """There is more to the message than facts, figures and signs."""
    return any(letter.isalpha() for letter in re.sub(r"\{[^}]*\}", "", text(message)))


def test_what_may_stay_english_does_stay_so_somewhere() -> None:
    same = {
        text(message)
        for book in BOOKS
        for language in LANGUAGES
        if language != "en"
        for id, message in messages(book, "en").items()
        if id in messages(book, language) and text(message) == text(messages(book, language)[id])
    }
    assert not SAME_AS_ENGLISH - same


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_message_can_be_said(book: str, language: str) -> None:
    words = Words(language, None if book in HOUSE else book.removesuffix(LEARN))
    for id, message in messages(book, language).items():
        for number in (0, 1, 2, 67):
            numbers = dict.fromkeys(re.findall(r"NUMBER\(\$(\w+)", text(message)), number)
            for facts in (dict.fromkeys(variables(message), number), dict.fromkeys(variables(message), "Ana")):
                said = words.say(id, **{**facts, **numbers})
                assert said
                assert not re.search("[{}$\u2066-\u2069]", said), said


@pytest.mark.parametrize("id", GAMES)
def test_a_game_has_a_message_for_everything_that_it_declares(id: str) -> None:
    missing = sorted(set(declared(games.load(id))) - set(messages(id, "en")))
    assert not missing


@pytest.mark.parametrize("id", GAMES)
def test_the_facts_of_moves_and_events_are_enough_for_their_messages(id: str) -> None:
    game = games.load(id)
    known = {f"event-{event.name}": {"name", *event.facts} for event in game.events.kinds}
    for action in range(game.moves.size):
        move = game.moves.named(action)
        known[f"move-{move['move']}"] = set(move) - {"move"}
    for message, facts in known.items():
        assert variables(messages(id, "en")[message]) <= facts, message


@pytest.mark.parametrize("id", GAMES)
def test_a_games_refusals_need_no_facts(id: str) -> None:
    for code in games.load(id).refusals[1:]:
        assert not variables(messages(id, "en")[f"refusal-{code}"])


@pytest.mark.parametrize("id", GAMES)
def test_the_chapters_of_the_rules_are_numbered_without_a_gap(id: str) -> None:
    chapters = sorted({key.split("-")[1] for key in messages(id, "en") if key.startswith("rules-")})
    wanted = [f"{n:02}" for n in range(1, len(chapters) + 1)]
    assert chapters == wanted
    assert all(f"rules-{n}-{part}" in messages(id, "en") for n in wanted for part in ("title", "text"))


@pytest.mark.parametrize("id", GAMES)
def test_every_message_of_a_game_is_used(id: str) -> None:
    spoken = names(game_sources(id)) | set(declared(games.load(id)))
    assert not [key for key in messages(id, "en") if not is_asked_for(key, spoken)]


@pytest.mark.parametrize("book", HOUSE)
def test_every_message_of_the_house_is_used(book: str) -> None:
    spoken = names(house_sources())
    assert not [key for key in messages(book, "en") if not is_asked_for(key, spoken)]


def test_every_message_that_the_code_says_exists() -> None:
    own = {key for book in BOOKS for key in messages(book, "en")}
    said = set(re.findall(r"\bsai?[yd]\(\s*[\"']([a-z][\w-]*)[\"']", house_sources()))
    assert "page-close" in said
    assert not said - own


def test_a_message_that_nobody_asks_for_is_found() -> None:
    spoken = {"table-why", "random"}
    assert is_asked_for("table-why", spoken)
    assert is_asked_for("level-random", spoken)
    assert not is_asked_for("table-random", spoken)
    assert not is_asked_for("level-rule", spoken)


def test_every_level_and_every_group_of_options_has_a_name() -> None:
    loaded = [games.load(id) for id in GAMES]
    levels = {"random"}.union(*(game.bots for game in loaded))
    groups = {option.kind.group for game in loaded for option in choices_of(game.Options)}
    own = {key for id in GAMES for key in messages(id, "en")}
    needed = {f"level-{level}" for level in levels} | {f"group-{group}" for group in groups}
    assert not needed - set(messages("shared", "en")) - own


def test_every_refusal_of_the_rooms_has_a_sentence() -> None:
    rooms = sources((PACKAGE / "table", PACKAGE / "server", PACKAGE / "terminal"))
    codes = set(re.findall(r"\b(?:Refused|RefusedCommand|Problem)\((?:[\w.\s]+(?: or \"\")?, *)?\"([a-z_]+)\"", rooms))
    assert "stale" in codes
    said = {key for book in HOUSE for key in messages(book, "en")}
    assert not {f"refusal-{code}" for code in codes} - said


def test_languages_are_the_ones_that_have_a_folder() -> None:
    folders = sorted(path.name for path in (PACKAGE / "words").iterdir() if list(path.glob("*.ftl")))
    assert folders == list(LANGUAGES)


def test_an_unknown_language_is_told_the_seven() -> None:
    with pytest.raises(ValueError, match="expected a language among de, en, es, fr, it, nl, pt, got 'xx'"):
        Words("xx")


def test_an_unknown_game_is_told_the_games() -> None:
    with pytest.raises(ValueError, match=r"expected a game among .*, got '../words'"):
        Words("en", "../words")


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        Words("en").say("no-such-message")
    assert "no-such-message" not in Words("en")


def test_a_missing_fact_is_named() -> None:
    with pytest.raises(KeyError, match="rank"):
        Words("en").say("table-rank")


def test_numbers_and_plurals_follow_the_language() -> None:
    def cards(language: str, n: int) -> str:
        return Words(language).say("table-cards", n=n)

    assert [cards("en", n) for n in (0, 1, 2)] == ["0 cards in hand", "1 card in hand", "2 cards in hand"]
    assert [cards("fr", n) for n in (0, 1, 2)] == ["0 carte en main", "1 carte en main", "2 cartes en main"]


def test_a_message_of_several_lines_keeps_them() -> None:
    chapters = takewhile(lambda n: f"rules-{n:02}-text" in Words("en", "nimmt"), range(1, 99))
    assert all("\n" in Words("en", "nimmt").say(f"rules-{n:02}-text") for n in chapters)


def test_fluent_is_loaded_with_the_first_message() -> None:
    code = """
import sys, kartenhaus.words
before = "fluent.runtime" in sys.modules
kartenhaus.words.Words("en").say("table-why")
print(before, "fluent.runtime" in sys.modules)
"""
    env = {"PYTHONPATH": str(PACKAGE.parent)}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False)
    assert run.stdout.split() == ["False", "True"], run.stderr
