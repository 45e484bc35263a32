"""The commands of `kartenhaus`. Each imports its work when it is called, so that `--help` is there at once."""

import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from kartenhaus.server.settings import PORT

NONSENSE = 2  # exit code: what was asked for makes no sense
INTERRUPTED = 130  # exit code: Ctrl-C, as shells count it

app = typer.Typer(
    help="Card games at one table: in the browser, in the terminal, in bulk.",
    no_args_is_help=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
record_app = typer.Typer(help="Read recorded games.", no_args_is_help=True)
app.add_typer(record_app, name="record")


def game_names(incomplete: str) -> list[str]:
    """For shell completion."""
    from kartenhaus.games import offered

    return [id for id in offered() if id.startswith(incomplete)]


def languages(incomplete: str) -> list[str]:
    """For shell completion."""
    from kartenhaus.words import LANGUAGES

    return [language for language in LANGUAGES if language.startswith(incomplete)]


GameId = Annotated[str, typer.Argument(help="The game, for example nimmt.", autocompletion=game_names, metavar="GAME")]
Language = Annotated[
    str | None,
    typer.Option("--lang", help="de, en, es, fr, it, nl or pt; else as the system speaks.", autocompletion=languages),
]
Options = Annotated[
    list[str] | None,
    typer.Option("-o", "--option", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Edition = Annotated[str | None, typer.Option(help="Play by this edition: see `kartenhaus rules GAME`.")]
Seed = Annotated[int | None, typer.Option(help="The same number gives the same cards.")]
Host = Annotated[str, typer.Option(help="Listen on this address; --lan listens on all.")]
Port = Annotated[
    int, typer.Option(min=0, max=65535, help="Listen on this port, or on the next one that is free; 0: on any.")
]
Lan = Annotated[bool, typer.Option("--lan", help="Let other devices of the home network join: address and QR code.")]
Data = Annotated[str | None, typer.Option(help="Keep the tables in this SQLite file, or at this database address.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")]
DEFAULT_HOST = "127.0.0.1"


@app.callback()
def table(
    context: typer.Context,
    host: Host = DEFAULT_HOST,
    port: Port = PORT,
    lan: Lan = False,
    data: Data = None,
    no_browser: NoBrowser = False,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Card games at one table. Without a command: start the table and open it in the browser."""
    if version:
        from kartenhaus import __version__

        typer.echo(f"kartenhaus {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(host, port, lan, data, no_browser)


@app.command()
def serve(
    host: Host = DEFAULT_HOST,
    port: Port = PORT,
    lan: Lan = False,
    data: Data = None,
    no_browser: NoBrowser = False,
) -> None:
    """Start the table and open it in the browser."""
    from .serving import serve_table

    serve_table(host, port, lan, data, no_browser)


@app.command()
def play(
    game: GameId,
    bots: Annotated[int | None, typer.Option(help="How many bots play with you.")] = None,
    level: Annotated[str | None, typer.Option(help="How well the bots play; the best level unless said.")] = None,
    variant: Annotated[str | None, typer.Option(help="The same as -o variant=…")] = None,
    edition: Edition = None,
    lang: Language = None,
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    seed: Seed = None,
    record: Annotated[str | None, typer.Option(help="Write the finished game to this file.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that you have left.")] = False,
    story: Annotated[
        str | None, typer.Option(help="Write the story that was told to this file, .html or .pdf.")
    ] = None,
    option: Options = None,
) -> None:
    """Play a whole game in the terminal, you against bots."""
    from .playing import play_game

    play_game(game, bots, level, variant, edition, lang, name, seed, record, resume, option or [], story)


@app.command()
def rules(game: GameId, lang: Language = None) -> None:
    """Explain a game, its options and its editions."""
    from .explaining import print_rules

    print_rules(game, lang)


@app.command()
def simulate(
    game: GameId,
    deals: Annotated[int, typer.Option(help="Play whole games until there have been so many deals.")] = 100_000,
    bots: Annotated[str, typer.Option(help="The level on each seat, for example rule,random,random.")] = "random",
    seats: Annotated[int | None, typer.Option(help="How many seats, all with the one level.")] = None,
    edition: Edition = None,
    seed: Seed = None,
    workers: Annotated[int | None, typer.Option(help="Threads; as many as there are cores unless said.")] = None,
    lang: Language = None,
    option: Options = None,
) -> None:
    """Let bots play many games and compare them."""
    from .simulating import print_simulation

    print_simulation(game, deals, bots, seats, edition, seed, workers, lang, option or [])


@app.command()
def verify(file: Annotated[str, typer.Argument(metavar="RECORD", help="A recorded game, as JSON.")]) -> None:
    """Recompute a recorded game: was the chance fixed beforehand, was every move legal, is the result right?"""
    from .recording import verify_record

    raise typer.Exit(verify_record(file))


@record_app.command()
def show(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A recorded game, as JSON.")], lang: Language = None
) -> None:
    """Tell a recorded game in words."""
    from .recording import show_record

    show_record(file, lang)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; bad input ends in one sentence and exit code 2."""
    sys.exit(run(lambda: app(args=arguments, prog_name="kartenhaus", standalone_mode=False)))


def run(command: Callable[[], Any]) -> int:
    """The exit code of a command."""
    try:
        code = command()
    except (typer.Abort, KeyboardInterrupt):
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        return quiet()
    except Exception as error:
        sentence = reason(error)
        if sentence is None:  # our own mistake: whoever mends it needs to see where
            raise
        return complain(sentence)
    return code if isinstance(code, int) else 0


def reason(error: Exception) -> str | None:
    """What was wrong with the input, or with the system; None if neither was."""
    from kartenhaus.kit import BadMessage  # here, as it brings NumPy

    from .failing import Failed

    if isinstance(error, BadMessage | Failed):
        return str(error)
    if isinstance(error, OSError):
        return f"{error.filename or 'the system'}: {(error.strerror or str(error)).lower()}"
    # Typer brings its own copy of Click since 0.26, so its exceptions are told by what they can do.
    return error.format_message() if hasattr(error, "format_message") else None


def complain(sentence: str) -> int:
    """Say in one sentence what was wrong."""
    if sentence:  # nothing more to say when Typer has shown the help instead
        print(f"kartenhaus: {' '.join(sentence.split())}", file=sys.stderr)
    return NONSENSE


def quiet() -> int:
    """Whoever read our output has gone: nothing more to say, not even when Python flushes at the end."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
