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
Host = Annotated[str | None, typer.Option(help="Listen on this address, 127.0.0.1 unless said; --lan listens on all.")]
Port = Annotated[
    int | None,
    typer.Option(
        min=0, max=65535, help=f"Listen on this port, {PORT} unless said, or on the next one that is free; 0: on any."
    ),
]
Lan = Annotated[
    bool | None, typer.Option("--lan/--no-lan", help="Let other devices of the home network join: address and QR code.")
]
Data = Annotated[str | None, typer.Option(help="Keep the tables in this SQLite file, or at this database address.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")]
SettingsFile = Annotated[
    str | None, typer.Option("--settings", metavar="FILE", help="Read settings from this file: see Keep a server.")
]
PublicUrl = Annotated[
    str | None, typer.Option(help="People reach the server here, such as https://play.example, through a proxy.")
]
TrustedProxy = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS",
        help="Believe what this proxy says of who asks: address or network; may be given several times.",
    ),
]
LogFormat = Annotated[
    str | None, typer.Option(metavar="FORMAT", help="text, or json: every event as a line, to standard error.")
]


@app.callback()
def table(
    context: typer.Context,
    host: Host = None,
    port: Port = None,
    lan: Lan = None,
    data: Data = None,
    no_browser: NoBrowser = False,
    settings: SettingsFile = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Card games at one table. Without a command: start the table and open it in the browser."""
    if version:
        from kartenhaus import __version__

        typer.echo(f"kartenhaus {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(host, port, lan, data, no_browser, settings)


@app.command()
def serve(
    host: Host = None,
    port: Port = None,
    lan: Lan = None,
    data: Data = None,
    no_browser: NoBrowser = False,
    settings: SettingsFile = None,
    public_url: PublicUrl = None,
    trusted_proxy: TrustedProxy = None,
    log_format: LogFormat = None,
) -> None:
    """Start the table and open it in the browser."""
    from .serving import serve_table

    serve_table(
        {
            "settings": settings,
            "host": host,
            "port": port,
            "lan": lan,
            "data": data,
            "browser": False if no_browser else None,
            "public-url": public_url,
            "trusted-proxy": trusted_proxy,
            "log-format": log_format,
        }
    )


@app.command()
def backup(
    to: Annotated[str, typer.Argument(metavar="TO", help="A new file, or a folder for a file named by the time.")],
    settings: SettingsFile = None,
    data: Data = None,
) -> None:
    """Copy the tables to a file; the server may be running."""
    from .saving import back_up

    back_up(to, settings, data)


@app.command()
def restore(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file that `kartenhaus backup` has made.")],
    settings: SettingsFile = None,
    data: Data = None,
) -> None:
    """Put a backup in the place of the tables, and keep what was there; no server may be running with them."""
    from .saving import bring_back

    bring_back(source, settings, data)


@app.command()
def play(
    game: GameId,
    bots: Annotated[int | None, typer.Option(help="How many bots play with you.")] = None,
    level: Annotated[str | None, typer.Option(help="Who the bots are: mouse, rabbit, fox, owl or wolf.")] = None,
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
    out: Annotated[
        str | None, typer.Option(metavar="FOLDER", help="Write what becomes of each game to a new folder, as Parquet.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run that --out has begun.")] = False,
    records: Annotated[int, typer.Option(help="Write so many first games to the folder, move by move.")] = 0,
    dask: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Let a Dask cluster play: tcp://HOST:PORT, or local.")
    ] = None,
    report: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write a report on the games, as one HTML page.")
    ] = None,
    charts: Annotated[
        str | None, typer.Option(metavar="FOLDER", help="Write the report's charts there, as SVG and PNG.")
    ] = None,
    compare: Annotated[
        str | None, typer.Option(metavar="NAME=VALUE,VALUE", help="Report on the same games under each of the values.")
    ] = None,
    pace: Annotated[float | None, typer.Option(help="Seconds a turn, for a report's minutes; 10 unless said.")] = None,
    lang: Language = None,
    option: Options = None,
) -> None:
    """Let bots play many games and compare them."""
    from .simulating import Wish, print_simulation

    wish = Wish(game, deals, bots, seats, edition, option or [], seed, workers, out, resume, records, dask)
    if all(each is None for each in (report, charts, compare, pace)):
        print_simulation(wish, lang)
    else:
        from .reporting import ReportWish, print_reported

        print_reported(wish, ReportWish(report, charts, compare, pace), lang)


@app.command()
def arena(
    game: GameId,
    players: Annotated[
        list[str], typer.Argument(help="Who meets, for example rule random flat:3000 search:8ms.", metavar="PLAYER...")
    ],
    deals: Annotated[int, typer.Option(help="So many deals, each once in every seating.")] = 200,
    seats: Annotated[int | None, typer.Option(help="How many seats; as many as there are players unless said.")] = None,
    field: Annotated[str | None, typer.Option(metavar="PLAYER", help="Who fills the seats that are left.")] = None,
    edition: Edition = None,
    seed: Seed = None,
    workers: Annotated[int | None, typer.Option(help="Threads; as many as there are cores unless said.")] = None,
    out: Annotated[str | None, typer.Option(metavar="FOLDER", help="Keep what is played in a new folder.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run that --out has begun.")] = False,
    chart: Annotated[str | None, typer.Option(metavar="FILE", help="Draw the result, as .svg or .png.")] = None,
    lang: Language = None,
    option: Options = None,
) -> None:
    """Let players meet on the same deals, and rate them."""
    from .contesting import Wish, print_contest

    wish = Wish(game, players, deals, seats, edition, option or [], seed, workers, out, resume, field, chart)
    print_contest(wish, lang)


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
