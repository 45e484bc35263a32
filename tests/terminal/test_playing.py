"""Whole games, typed by nobody in particular."""

import json
from pathlib import Path

import pytest

from kartenhaus.games import load
from kartenhaus.kit import Game
from kartenhaus.server.workshop import Workshop
from kartenhaus.terminal import keeping
from tests.terminal.conftest import Run

ANYTHING = "\n".join([*map(str, range(1, 105)), ""]) + "\n"  # some card of it is in hand, and "" goes on
WHOLE_GAME = ANYTHING * 400
SHORT = ["-o", "end_mode=deals", "-o", "deals=2"]


def test_a_whole_game_over_several_deals(kartenhaus: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = kartenhaus(
        "play", "nimmt", "--seed", "1", "--name", "Eva", "--bots", "2", *SHORT, "--record", str(file), typed=WHOLE_GAME
    )
    assert said.code == 0
    assert "You play against Ada, Ben: Rabbit.\nFollows simple rules" in said.out
    assert "Deal 2 is over" in said.out
    assert "That card is not in this hand." in said.out
    assert "Score sheet" in said.out
    assert "wins with" in said.out
    assert "Place 1" in said.out
    assert json.loads(file.read_text(encoding="utf-8"))["seats"][0]["name"] == "Eva"
    assert kartenhaus("verify", str(file)).code == 0
    told = kartenhaus("record", "show", str(file), "--lang", "fr").out
    assert "Eva" in told


def test_a_professional_game_in_italian(kartenhaus: Run) -> None:
    said = kartenhaus(
        "play", "nimmt", "--variant", "professional", "--lang", "it", "--seed", "2", "-o", "end_mode=deals", "-o",
        "deals=1", typed=WHOLE_GAME,
    )  # fmt: skip
    assert said.code == 0
    assert "Prendi una delle carte scoperte" in said.out
    assert "Mano 1" in said.out


@pytest.mark.parametrize("options", [["-o", "self_place=on"], ["-o", "pile_view=closed"], ["-o", "pile_view=all_open"]])
def test_other_options_are_played_to_the_end(kartenhaus: Run, options: list[str]) -> None:
    said = kartenhaus("play", "nimmt", "--seed", "4", "--bots", "9", *SHORT, *options, typed=WHOLE_GAME)
    assert said.code == 0
    assert "Place 1" in said.out


def test_a_game_that_nobody_has_drawn_can_be_played(kartenhaus: Run) -> None:
    said = kartenhaus("play", "high_card", "--seed", "1", typed=("\n" + ANYTHING) * 50)
    assert said.code == 0
    assert said.err == ""


def test_a_wolf_that_cannot_be_made_ready_plays_by_rules_of_thumb(
    kartenhaus: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(workshop: Workshop, game: Game) -> None:
        raise RuntimeError("no room on the disk")

    monkeypatch.setattr(Workshop, "_make_beside", break_down)
    said = kartenhaus("play", "nimmt", "--seed", "1", "--bots", "2", "--level", "wolf", *SHORT, typed=WHOLE_GAME)
    assert said.code == 0
    assert "You play against Ada, Ben: Wolf." in said.out
    assert "wins with" in said.out


def test_the_same_seed_gives_the_same_game(kartenhaus: Run) -> None:
    one, two = (kartenhaus("play", "nimmt", "--seed", "9", *SHORT, typed=WHOLE_GAME).out for _ in range(2))
    assert one == two


def test_help_reasons_and_rules_are_no_moves(kartenhaus: Run) -> None:
    said = kartenhaus("play", "nimmt", "--seed", "1", typed="?\nw\nr\nnonsense\nq\n")
    assert said.code == 0
    assert "You can do this now:" in said.out
    assert "all cards are shuffled and everybody gets ten" in said.out
    assert "Cards and heads" in said.out
    assert "“nonsense” is nothing that can be done now." in said.out


def test_a_name_with_brackets_is_only_a_name(kartenhaus: Run) -> None:
    said = kartenhaus("play", "nimmt", "--name", "[red]Eva[/]", "--seed", "1", typed=WHOLE_GAME[:400])
    assert "[red]Eva[/]  " in said.out


def test_a_game_that_was_left_goes_on(kartenhaus: Run) -> None:
    left = kartenhaus("play", "nimmt", "--seed", "5", *SHORT, typed="\n".join(map(str, range(1, 70))) + "\nq\n")
    assert "Go on with: kartenhaus play nimmt --resume" in left.out
    on = kartenhaus("play", "nimmt", "--resume", typed=WHOLE_GAME)
    assert "Welcome back" in on.out
    assert on.out.count("Turn 1: the cards") == 1  # of the second deal: the first one's is long past
    assert "Place 1" in on.out
    assert kartenhaus("play", "nimmt", "--resume").code == 2


def test_leaving_before_anything_was_done_keeps_the_deal(kartenhaus: Run) -> None:
    board = kartenhaus("play", "nimmt", "--seed", "5", typed="").out.split("Row 1")[1].split("Choose")[0]
    assert board in kartenhaus("play", "nimmt", "--resume", typed="").out


def test_a_new_game_warns_of_the_one_that_was_left(kartenhaus: Run) -> None:
    kartenhaus("play", "nimmt", typed="q\n")
    assert "A game that you left is still kept" in kartenhaus("play", "nimmt", typed="q\n").out


@pytest.mark.parametrize("damage", ["{", "[]", "{}", '{"format": 2, "rules_version": 1}', "null"])
def test_a_damaged_file_is_named_and_kept(kartenhaus: Run, damage: str) -> None:
    file = keeping.file_of(load("nimmt"))
    file.parent.mkdir(parents=True)
    file.write_text(damage, encoding="utf-8")
    said = kartenhaus("play", "nimmt", "--resume")
    assert said.code == 2
    assert str(file) in said.err
    assert said.err.count("\n") == 1
    kartenhaus("play", "nimmt", typed="q\n")
    assert [other.read_text(encoding="utf-8") for other in file.parent.glob("*unread*")] == [damage]
    assert kartenhaus("play", "nimmt", "--resume", typed="q\n").code == 0


def test_a_kept_game_is_nobody_elses_business(kartenhaus: Run) -> None:
    kartenhaus("play", "nimmt", typed="q\n")
    assert keeping.file_of(load("nimmt")).stat().st_mode & 0o077 == 0


def test_a_forged_record_is_found_out(kartenhaus: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    kartenhaus("play", "nimmt", *SHORT, "--record", str(file), typed=WHOLE_GAME)
    record = json.loads(file.read_text(encoding="utf-8"))
    record["scores"][0] = 0
    record["ranks"][0] = 1
    file.write_text(json.dumps(record), encoding="utf-8")
    said = kartenhaus("verify", str(file))
    assert said.code == 1
    assert "scores" in said.out


def test_what_nobody_waits_for_may_be_done_or_forgotten(kartenhaus: Run) -> None:
    for typed, told in (("draw\n", "Eva has forgotten"), ("\n", "Eva has forgotten to draw and plays on with 4 cards")):
        said = kartenhaus("play", "lobo77", "--seed", "3", "--name", "Eva", typed=f"10\n{typed}q\n")
        assert said.code == 0
        assert "Anything else? Type it; Enter alone goes on." in said.out
        assert (told in said.out) == (typed == "\n")


def test_a_whole_game_in_which_nothing_is_forgotten_or_everything(kartenhaus: Run) -> None:
    cards = [*map(str, range(-10, 77)), "x2", "turn", "deal"]
    for after in ("draw", ""):
        typed = "\n".join(f"{card}\n{after}" for card in cards) + "\n"
        said = kartenhaus("play", "lobo77", "--seed", "4", "--bots", "2", "-o", "start_chips=1", typed=typed * 60)
        assert said.code == 0
        assert "Place 1" in said.out
