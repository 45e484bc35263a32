"""The rules of a game, its options and its editions, as the words tell them."""

from collections.abc import Iterator

from rich.padding import Padding
from rich.text import Text

from kartenhaus.kit import Choice, Game, choices_of
from kartenhaus.kit.options import Option
from kartenhaus.words import Words

from .asking import game_called, language_called
from .paper import paper


def print_rules(game: str, language: str | None) -> None:
    """All that there is to read about a game."""
    rules = game_called(game)
    words = Words(language_called(language), rules.id)
    print_help(words)
    print_options(rules, words)
    print_editions(rules, words)


def print_help(words: Words) -> None:
    """The rules, chapter by chapter."""
    paper().rule(f"[bold]{words.say('title')}[/]")
    paper().print(Text(words.say("tagline"), style="italic"), justify="center")
    for title, text in chapters(words):
        heading(title)
        paper().print(Padding(Text(text), (0, 0, 0, 2)))


def chapters(words: Words) -> Iterator[tuple[str, str]]:
    """Title and text of each chapter of the rules help."""
    n = 1
    while f"rules-{n:02}-title" in words:
        yield words.say(f"rules-{n:02}-title"), words.say(f"rules-{n:02}-text")
        n += 1


def print_options(game: Game, words: Words) -> None:
    """Every option with what can be said after `-o NAME=`, group by group."""
    options = choices_of(game.Options)
    for group in dict.fromkeys(option.kind.group for option in options):
        heading(words.say("terminal-options-group", group=words.say(f"group-{group}")))
        for option in options:
            if option.kind.group == group:
                print_option(option, words)


def print_option(option: Option, words: Words) -> None:
    """The option's name as it is typed, its name and sentence in this language, its values."""
    line = Text("  ")
    line.append(option.name, style="bold")
    line.append(f"  {words.say(f'option-{option.name}')}: ")
    line.append(words.say(f"option-{option.name}-help"), style="dim")
    paper().print(Padding(line, (0, 0, 0, 0)))
    for value in values(option, words):
        paper().print(Padding(value, (0, 0, 0, 6)))


def values(option: Option, words: Words) -> Iterator[Text]:
    """What can be typed; the usual value is marked."""
    kind = option.kind
    if not isinstance(kind, Choice):
        yield Text(words.say("terminal-number", least=kind.least, most=kind.most, default=kind.default), style="cyan")
        return
    for value in kind.values:
        line = Text(value, style="cyan")
        line.append(f"  {words.say(f'option-{option.name}-{value}')}", style="default")
        if value == kind.default:
            line.append(f" ({words.say('terminal-usual')})", style="green")
        yield line


def heading(text: str) -> None:
    """A line above what belongs together."""
    paper().print()
    paper().print(Text(text, style="bold cyan"))


def print_editions(game: Game, words: Words) -> None:
    """What each edition plays differently."""
    if not game.presets:
        return
    heading(words.say("terminal-editions"))
    for edition, options in game.presets.items():
        changes = ", ".join(f"{name}={value}" for name, value in options.items()) or words.say("terminal-as-usual")
        paper().print(f"  --edition [bold]{edition}[/]  {words.say(f'preset-{edition}')}  [dim]{changes}[/]")
