"""A record: not before the end, whole after it, and no lie in it stays unnoticed."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartenhaus import kit
from kartenhaus.games import ids, load
from kartenhaus.kit import BadMessage, Refused
from kartenhaus.table import commitment, parse, record, replay, verify
from tests.table.playing import NIMMT, NONCES, SECRET, finished, nimmt, play_on, random_table

FINISHED = record(finished())
Tamper = Callable[[dict[str, Any]], object]


def tampered(how: Tamper) -> dict[str, Any]:
    """A copy of the finished record in which something was changed."""
    found = deepcopy(FINISHED)
    how(found)
    assert found != FINISHED
    return found


def test_there_is_no_record_of_a_running_game() -> None:
    table = nimmt(seats=2)
    with pytest.raises(Refused) as caught:
        record(table)
    assert caught.value.code == "game_running"
    assert SECRET.hex() not in str(caught.value)


def test_a_record_holds_the_whole_game() -> None:
    table = finished()
    found = record(table)
    assert found["format"] == 1
    assert (found["game"], found["rules_version"], found["table"]) == ("nimmt", NIMMT.rules_version, "the table")
    assert found["options"]["end_mode"] == "deals"
    assert found["seats"][1] == {"kind": "bot", "name": "Бот", "level": "rule"}
    assert found["seats"][2] == {"kind": "person", "name": "Ana", "level": None}  # who began, not who took over
    assert (found["secret"], found["nonces"]) == (SECRET.hex(), [nonce.hex() for nonce in NONCES])
    assert found["commitment"] == commitment(SECRET)
    assert found["started"] == 1000.5
    assert found["moves"][0][1]["move"] == "choose"
    assert found["moves"][0][2] == 500
    assert found["moves"][4] == [-2, {"seat": 2, "kind": "bot", "name": "Ersatz", "level": "random"}, 9750]
    assert (found["ranks"], found["scores"]) == (table.ranks(), table.scores())


def test_a_clock_that_was_put_back_gives_no_negative_time() -> None:
    table = nimmt(leaver="cancel_deal")
    table.act(kit.CLOCK, table.legal(kit.CLOCK)[0], -5.0)
    assert record(table)["moves"][0][2] == 0


@pytest.mark.parametrize("id", ids())
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32 - 1))
def test_random_games_go_to_text_and_back_and_prove_true(id: str, seed: int) -> None:
    game = load(id)
    table, chance = random_table(game, seed)
    play_on(table, chance, 3000)
    if not table.is_over:  # a very long one
        return
    found = parse(json.dumps(record(table), ensure_ascii=False), ids())
    assert verify(found, game) == []
    again = replay(found, game)
    assert record(again) == found == record(table)
    assert again.state_bytes() == table.state_bytes()
    assert again.seats == table.seats


def set_in(*path: str | int, to: object) -> Tamper:
    """Write something else into one place."""

    def how(found: Any) -> None:
        for step in path[:-1]:
            found = found[step]
        found[path[-1]] = to

    return how


@pytest.mark.parametrize(
    ("how", "problem"),
    [
        (set_in("secret", to="00" * 32), "at commitment"),
        (set_in("commitment", to="00" * 32), f"expected {commitment(SECRET)}, got '{'00' * 32}' at commitment"),
        (set_in("rules_version", to=2), "expected 1, got 2 at rules_version"),
        (set_in("game", to="high_card"), "expected nimmt, got 'high_card' at game"),
        (set_in("ranks", to=[9, 9, 9]), "got [9, 9, 9] at ranks"),
        (set_in("ranks", 0, to=True), "expected a list of whole numbers"),
        (set_in("scores", 1, to=-1), "at scores"),
        (set_in("table", to="another table"), "expected a legal move"),
        (set_in("nonces", to=[]), "expected a legal move"),
        (set_in("nonces", 0, to="00"), "expected a legal move"),
        (lambda found: found["nonces"].reverse(), "expected a legal move"),
        (lambda found: found["moves"].pop(), "expected moves to the end of the game"),
        (lambda found: found["moves"].pop(0), "at moves["),
        (lambda found: found["moves"].clear(), "expected moves to the end of the game, got '0 moves'"),
        (lambda found: found["moves"].append(found["moves"][0]), "game_over"),
        (lambda found: found["moves"].insert(1, found["moves"][0]), "same_card"),
        (set_in("moves", 0, 0, to=7), "expected a seat from 0 to 2, got 7 at moves[0].seat"),
        (set_in("moves", 0, 0, to=-1), "expected a seat from 0 to 2, got -1 at moves[0].seat"),
        (set_in("moves", 0, 1, "card", to=105), "expected a whole number from 1 to 104, got 105 at moves[0]"),
        (set_in("moves", 0, 1, "card", to="5"), "expected a whole number from 1 to 104, got '5' at moves[0]"),
        (set_in("moves", 0, 1, "move", to="fly"), "got 'fly' at moves[0].move.move"),
        (set_in("moves", 0, 1, "move", to=["choose"]), "at moves[0].move.move"),
        (set_in("moves", 0, 1, "why", to="x"), "at moves[0].move"),
        (set_in("moves", 4, 0, to=0), "expected the clock (-2) as the one who changes seats, got 0 at moves[4].actor"),
        (set_in("moves", 4, 1, "seat", to=3), "expected a seat from 0 to 2, got 3 at moves[4].seat"),
        (set_in("moves", 4, 1, "seat", to=[0]), "at moves[4].seat"),
        (set_in("moves", 4, 1, "kind", to="ghost"), "at moves[4].seat.kind"),
        (set_in("options", "deals", to=2), "expected moves to the end of the game"),
        (set_in("options", "deals", to=0), "expected a whole number from 1 to 999, got 0 at options.deals"),
        (set_in("options", "tie", to="fight"), "at options.tie"),
        (set_in("options", "colour", to="red"), "got 'colour' at options"),
        (set_in("options", "variant", to="professional"), "expected a legal move"),
        (lambda found: found.pop("scores"), "got 'nothing' at scores"),
    ],
)
def test_each_kind_of_tampering_is_found(how: Tamper, problem: str) -> None:
    problems = verify(tampered(how), NIMMT)
    assert any(problem in each for each in problems), problems
    assert all(len(each) < 400 for each in problems)


def test_a_seat_more_or_less_is_found() -> None:
    fewer = tampered(lambda found: [found[name].pop() for name in ("seats", "ranks", "scores")])
    assert verify(fewer, NIMMT)
    none = tampered(lambda found: [found[name].clear() for name in ("seats", "ranks", "scores")])
    assert verify(none, NIMMT) == ["expected 2 to 10 seats, got 0 at seats"]


def test_a_secret_with_a_commitment_that_fits_it_still_deals_other_cards() -> None:
    def how(found: dict[str, Any]) -> None:
        found["secret"] = "ab" * 32
        found["commitment"] = commitment(bytes.fromhex("ab" * 32))

    problems = verify(tampered(how), NIMMT)
    assert len(problems) == 1
    assert "expected a legal move" in problems[0]


def test_every_single_move_counts() -> None:
    true_cards = [line[1].get("card") for line in FINISHED["moves"]]
    for i, card in enumerate(true_cards):
        if card is not None:
            found = tampered(set_in("moves", i, 1, "card", to=card % 104 + 1))
            assert verify(found, NIMMT), f"move {i} was {card}"


def test_what_a_record_does_not_prove_is_no_problem() -> None:
    for how in (set_in("seats", 0, "name", to="Mallory"), set_in("moves", 0, 2, to=7), set_in("started", to=0)):
        assert verify(tampered(how), NIMMT) == []


@pytest.mark.parametrize("found", [None, 7, "text", [], {}, {"format": 1}])
def test_what_is_no_record_is_a_problem_in_a_sentence(found: object) -> None:
    problems = verify(found, NIMMT)
    assert len(problems) == 1
    assert problems[0].startswith("expected ")


def test_replaying_an_illegal_move_names_it() -> None:
    found = tampered(set_in("moves", 1, to=FINISHED["moves"][0]))
    with pytest.raises(BadMessage, match=r"expected a legal move, got 'choose \d+ by \d: same_card' at moves\[1\]"):
        replay(found, NIMMT)


def test_a_record_under_other_rules_is_not_played_but_its_secret_is_checked() -> None:
    newer = tampered(lambda found: found.update(rules_version=9, commitment="00" * 32, ranks=[9, 9, 9]))
    assert [problem.rsplit(" ", 1)[1] for problem in verify(newer, NIMMT)] == ["commitment", "rules_version"]
