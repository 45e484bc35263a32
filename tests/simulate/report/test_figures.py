"""Figures equal what one counts by hand, from the rows of a run and from its games move by move."""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from kartenhaus.games import load
from kartenhaus.kit import BadMessage, log_with_room, settle
from kartenhaus.simulate import simulate
from kartenhaus.simulate.driver import seed_from
from kartenhaus.simulate.report import ReportError, Rows, Study, compare, play, read, report_on, with_rivals
from kartenhaus.simulate.report.comparing import MEASURES, differences
from kartenhaus.simulate.report.figures import Figure, edges_of, figures_of, histogram
from kartenhaus.simulate.report.intervals import mean_of, wilson
from kartenhaus.simulate.report.numbers import a_few, number, percent
from kartenhaus.simulate.report.study import Wish, compared
from kartenhaus.simulate.space import plain_space
from tests.simulate.report.studies import plain_study

pytestmark = pytest.mark.timeout(900)  # on a cold cache the first of them compiles all rules

BOTS = ["rule", "six_year_old", "random"]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run in a folder, with some of its games move by move."""
    out = tmp_path_factory.mktemp("report") / "run"
    simulate("nimmt", BOTS, 120, seed=7, out=out, records=200)
    return out


@pytest.fixture(scope="module")
def study(run: Path) -> Study:
    return read(run)


def figure(study: Study, id: str) -> Figure:
    """One of a study's figures."""
    return next(each for each in figures_of(study, 25.0) if each.id == id)


def rows(run: Path, what: str) -> Any:
    """All rows of a run as columns."""
    return pq.read_table(run / what).to_pydict()


def replayed(run: Path) -> list[dict[str, Any]]:
    """Its games, played again by hand: events by kind, numbers of legal actions, moves by seat, ranks after deals."""
    game, found = load("nimmt"), []
    for file in sorted((run / "replays").iterdir()):
        replay = json.loads(file.read_bytes())
        space = plain_space(game, settle(game.Options, replay["options"]), ["random"] * 3, replay["seed"])
        s, log = space.states[0], log_with_room(512)
        seed_from(s, space.root, replay["number"], 0)
        events: Counter[str] = Counter()
        legal: Counter[int] = Counter()
        ranks: list[list[int]] = []
        game.start(s, log)
        deals = 0
        for seat, named in replay["moves"]:
            legal[game.may(s, seat, space.legal)] += 1
            game.act(s, seat, game.moves.number(named), log)
            events.update(game.events.kinds[line[0]].name for line in log.line[: log.n])
            log.n = 0
            if game.deals_done(s) != deals:
                deals = game.deals_done(s)
                out = [0] * 10
                game.standings(s, out)
                ranks.append(out[:3])
        found.append(replay | {"events": events, "legal": legal, "ranks_by_deal": ranks})
    return found


def test_turns_and_minutes_are_those_of_the_rows(run: Path, study: Study) -> None:
    turns = rows(run, "games")["turns"]
    assert turns == [10 * deals for deals in rows(run, "games")["deals"]], "a deal of 6 nimmt! has ten turns"
    found = figure(study, "length")
    half = float(np.median(turns))
    assert f"over after {number(half)} turns" in found.says
    assert f"the mean is {a_few(mean_of(turns))}" in found.says
    assert f"25 seconds a turn that is {number(half * 25 / 60, 0)} minutes" in found.says
    assert sum(row["share"] for row in found.rows) == pytest.approx(1)
    for row in found.rows:
        assert row["share"] == sum(row["from"] <= each < row["to"] for each in turns) / len(turns)


def test_seats_win_as_often_as_in_the_rows(run: Path, study: Study) -> None:
    seats = rows(run, "seats")
    for seat, row in enumerate(figure(study, "seats").rows):
        mine = [share for share, at in zip(seats["win_share"], seats["seat"], strict=True) if at == seat]
        assert row["mean"] == pytest.approx(sum(mine) / len(mine))


def test_events_and_choices_are_those_of_the_games_move_by_move(run: Path, study: Study) -> None:
    games = replayed(run)
    assert len(games) == study.games > 5
    for row in figure(study, "events").rows:
        name = row["name"].rpartition(" (")[0].replace(" ", "_")
        if name not in ("dealt", "rows_opened"):  # the first of them come before any move
            by_hand = mean_of([game["events"][name] for game in games])
            assert (row["mean"], row["low"]) == pytest.approx((by_hand.mean, by_hand.low)), name
    for kind, times in zip(load("nimmt").events.kinds, study.tally.event_games, strict=True):
        if kind.name not in ("dealt", "rows_opened"):
            assert times == sum(game["events"][kind.name] > 0 for game in games), kind.name
    legal: Counter[int] = sum((game["legal"] for game in games), Counter())
    assert {n: int(times) for n, times in enumerate(study.tally.legal) if times} == dict(legal)
    mean = sum(n * times for n, times in legal.items()) / legal.total()
    assert f"{number(mean)} legal actions on average" in figure(study, "legal").says


def test_moves_that_go_with_winning_are_counted_by_hand(run: Path, study: Study) -> None:
    done, first = Counter[str](), Counter[str]()
    for game in replayed(run):
        for seat, named in game["moves"]:
            done[named["move"]] += 1
            first[named["move"]] += game["ranks"][seat] == 1
    for row in figure(study, "moves").rows:
        assert row["mean"] == pytest.approx(first[row["name"]] / done[row["name"]])


def test_the_lead_and_the_last_place_are_looked_at_after_each_deal(run: Path) -> None:
    changes, last = rows(run, "games")["lead_changes"], rows(run, "seats")["times_last"]
    for i, game in enumerate(replayed(run)):
        leaders = [ranks.index(1) for ranks in game["ranks_by_deal"] if ranks.count(1) == 1]
        assert changes[i] == sum(a != b for a, b in pairwise(leaders))
        for seat in range(3):
            times = [ranks[seat] == max(ranks) > 1 for ranks in game["ranks_by_deal"][:-1]]
            assert last[3 * i + seat] == sum(times)


def test_who_comes_back_from_the_last_place_is_counted_by_hand(run: Path, study: Study) -> None:
    seats = rows(run, "seats")
    back = set()
    for game, rank, times in zip(seats["game"], seats["rank"], seats["times_last"], strict=True):
        if rank == 1 and times:
            back.add(game)
    shown = {row["name"]: row for row in figure(study, "upsets").rows}
    assert shown["A winner was last after a deal"]["mean"] == wilson(len(back), study.games).mean


def test_a_folder_and_the_memory_tell_the_same(study: Study) -> None:
    kept = Rows("nimmt", 3)
    result = simulate("nimmt", BOTS, 120, seed=7, on_batch=kept.add, batch=3)
    assert figures_of(kept.study(BOTS, {}, result.seed), 25.0) == figures_of(study, 25.0)


def test_plain_and_compiled_games_make_the_same_figures() -> None:
    kept = Rows("nimmt", 2)
    plain = plain_study("nimmt", ["rule", "random"], 4)
    simulate("nimmt", ["rule", "random"], int(plain.deals.sum()), seed=5, on_batch=kept.add)
    assert figures_of(kept.study(["rule", "random"], {}, 5), 10.0) == figures_of(plain, 10.0)


def test_a_comparison_is_made_game_by_game() -> None:
    made = compare("nimmt", ["rule"] * 3, 150, "variant", ["base", "professional"], seed=3)
    base, other = made.studies
    assert made.wish is not None and base.seed == other.seed
    n = min(base.rows, other.rows)
    (turns,) = [each for each in differences(made.wish, made.studies) if each.measure.name == "turns"]
    gaps = [int(b) - int(a) for a, b in zip(base.sheet.turns[:n], other.sheet.turns[:n], strict=True)]
    assert turns.more.mean == pytest.approx(sum(gaps) / n)
    assert turns.more == mean_of(gaps)
    shown = {row["name"]: row for row in made.figure("changes").rows}
    assert shown["turns"]["mean"] == pytest.approx(turns.more.mean / turns.base.mean)


def test_an_option_that_changes_nothing_shows_no_difference_at_all() -> None:
    made = compare("nimmt", ["rule"] * 3, 60, "symbol", ["donkey", "bull"], seed=3)
    assert made.wish is not None
    for each in differences(made.wish, made.studies):
        assert (each.more.mean, each.more.low, each.more.high) == (0, 0, 0), each.measure.name
    assert "no difference beyond chance" in made.figure("changes").says
    assert len({measure.name for measure in MEASURES}) == len(MEASURES)


def test_thinking_is_held_against_chance_on_every_seat(study: Study) -> None:
    found = with_rivals(study, deals=300).rivals
    assert list(found) == ["six_year_old", "rule"]
    assert 1 / 3 < found["six_year_old"].mean < found["rule"].mean <= 1
    shown = figure(with_rivals(study, deals=300), "thinking")
    assert [row["mean"] for row in shown.rows] == [each.mean for each in found.values()]
    assert percent(found["rule"].mean) in shown.says


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("variant", "an option with two values or more"),
        ("variant=base", "an option with two values or more"),
        ("variant=base,", "an option with two values or more"),
        ("varient=base,professional", "an option among variant"),
        ("variant=base,pro", "one of base, professional, got 'pro'"),
        ("limit=66,0", "a whole number from 1 to 9999, got 0"),
        ("limit=66,066", "values that differ"),
    ],
)
def test_comparisons_of_what_is_not_there_are_refused_by_name(text: str, expected: str) -> None:
    with pytest.raises(BadMessage, match=expected):
        compared("nimmt", text)


def test_values_are_read_as_the_option_means_them() -> None:
    assert compared("nimmt", " limit = 66, 100") == Wish("limit", (66, 100))


def test_nothing_played_is_nothing_to_report(tmp_path: Path) -> None:
    with pytest.raises(ReportError, match="expected games to report on, got none"):
        Rows("nimmt", 3).study(BOTS, {}, 1)
    simulate("nimmt", BOTS, 20, seed=7, out=tmp_path / "o")
    for part in (*(tmp_path / "o").glob("*/part-*.parquet"),):
        part.unlink()
    with pytest.raises(ReportError, match="expected a folder with games in it"):
        read(tmp_path / "o")


@pytest.mark.parametrize("pace", [0, -1, float("nan"), 1e9])
def test_a_pace_that_nobody_has_is_refused(study: Study, pace: float) -> None:
    with pytest.raises(BadMessage, match="a pace above 0"):
        report_on(study, pace=pace)


def test_columns_stand_over_their_values_and_hold_all_of_them() -> None:
    for values in ([3, 3, 4, 7], [10, 20, 20, 40], list(range(1000)), [5]):
        there = np.array(values)
        found = histogram(there, edges_of(there))
        assert sum(row["share"] for row in found) == pytest.approx(1)
        assert len(found) <= 32
    assert [(row["from"], row["to"]) for row in histogram(np.array([10, 30]))] == [(0, 20), (20, 40)]


def test_a_played_study_is_the_simulation_of_that_seed() -> None:
    found = play("nimmt", ["rule", "random"], 60, seed=9)
    result = simulate("nimmt", ["rule", "random"], 60, seed=9)
    assert (found.games, int(found.deals.sum())) == (result.games, result.deals)
    assert found.sheet.points.sum(axis=0).tolist() == result.points


@pytest.mark.parametrize(
    ("value", "said"), [(0.00005, "0.00005"), (3.14159, "3.14"), (40.68, "40.7"), (1234567, "1\u202f234\u202f567"),
                        (-2.5, "−2.5"), (0, "0"), (0.25, "0.25")]
)  # fmt: skip
def test_numbers_have_as_many_digits_as_tell_something(value: float, said: str) -> None:
    assert number(value) == said
