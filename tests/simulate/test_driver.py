"""The loops in bulk: plain and compiled play the same games."""

from dataclasses import replace

import numpy as np
import pytest

from kartenhaus.bots import leaving, new_mind
from kartenhaus.compiled import compiled
from kartenhaus.games import load
from kartenhaus.kit import Game, settle
from kartenhaus.simulate.batch import compiled_loops
from kartenhaus.simulate.driver import QUANTILES, SPREADS, bind_plain, loops_of, reaction, wipe_plain, zeros_like
from kartenhaus.simulate.space import (
    Space,
    Tally,
    level_numbers,
    packed,
    plain_space,
    record_space,
    root_of,
    sheet_of,
    tally_of,
)
from tests.simulate.snap import CARDS, SNAP

pytestmark = pytest.mark.timeout(900)  # on a cold cache the first of them compiles all rules

WHOLE = 2520
GAMES = 4


@pytest.fixture
def nimmt() -> Game:
    return load("nimmt")


def played(game: Game, bots: list[str], is_compiled: bool, **options: object) -> tuple[bytes, list[int], Tally]:
    """The last state, the deals of each game, and the sums."""
    settled = settle(game.Options, options)
    tally = tally_of(len(bots))
    if is_compiled:
        space = record_space(game, settled, bots, seed=3)
        deals = np.zeros(GAMES, np.int64)
        compiled_loops(game.id)(space, 0, deals, tally, WHOLE)
        return space.states[0].tobytes(), deals.tolist(), tally
    plain: Space = plain_space(game, settled, bots, seed=3)
    counts = [0] * GAMES
    loops_of(game, bind_plain)(plain, 0, counts, tally, WHOLE)
    return packed(plain.states[0], game).tobytes(), counts, tally


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (["random"] * 4, {}),
        (["rule", "six_year_old", "random"], {"limit": 20}),
        (["rule"] * 2, {"variant": "professional", "end_mode": "deals", "deals": 1}),
        (["random"] * 10, {"limit": 20, "self_place": "on"}),
    ],
)
def test_compiled_loops_leave_the_same_bytes_and_sums(nimmt: Game, bots: list[str], options: dict[str, object]) -> None:
    plain_state, plain_deals, plain_tally = played(nimmt, bots, is_compiled=False, **options)
    state, deals, tally = played(nimmt, bots, is_compiled=True, **options)
    assert state == plain_state
    assert deals == plain_deals
    for mine, other in zip(tally, plain_tally, strict=True):
        assert np.array_equal(mine, other)


def test_who_is_tempted_is_asked_before_others_go_on() -> None:
    game = load("lobo77")
    for bots in (["rule"] * 3, ["six_year_old", "rule", "random"]):
        plain_state, plain_deals, _ = played(game, bots, is_compiled=False)
        state, deals, _ = played(game, bots, is_compiled=True)
        assert (state, deals) == (plain_state, plain_deals)
    space = plain_space(game, settle(game.Options, {}), ["rule"] * 3, seed=3)
    loops_of(game, bind_plain)(space, 0, [0], tally_of(3), WHOLE)
    assert space.states[0].n_forgot[:3] == [0, 0, 0]


def test_a_game_depends_on_its_number_and_not_on_the_games_before_it(nimmt: Game) -> None:
    space = record_space(nimmt, settle(nimmt.Options, {}), ["rule", "random"], seed=5)
    play = compiled_loops("nimmt")
    play(space, 0, np.zeros(8, np.int64), tally_of(2), WHOLE)
    after_others = space.states[0].tobytes()
    play(space, 7, np.zeros(1, np.int64), tally_of(2), WHOLE)
    assert space.states[0].tobytes() == after_others


def test_the_sums_are_those_of_the_scores(nimmt: Game) -> None:
    space = record_space(nimmt, settle(nimmt.Options, {"end_mode": "deals", "deals": 3}), ["random"] * 4, seed=1)
    deals, tally = np.zeros(1, np.int64), tally_of(4)
    compiled_loops("nimmt")(space, 0, deals, tally, WHOLE)
    assert deals.tolist() == [3]
    assert tally.points.tolist() == space.states["score"][0][:4].tolist()
    assert tally.wins.sum() == WHOLE
    winners = tally.points == tally.points.min()
    assert np.array_equal(tally.wins > 0, winners)


def test_the_sheet_has_a_line_for_each_game(nimmt: Game) -> None:
    space = record_space(nimmt, settle(nimmt.Options, {}), ["rule", "random"], 5, is_watched=True)
    plain = plain_space(nimmt, settle(nimmt.Options, {}), ["rule", "random"], 5, is_watched=True)
    sheet, tally = sheet_of(2, 3), tally_of(2, nimmt)
    compiled_loops("nimmt")(space._replace(sheet=sheet), 4, np.zeros(3, np.int64), tally, WHOLE)
    same, plain_tally = sheet_of(2, 3), tally_of(2, nimmt)
    loops_of(nimmt, bind_plain)(plain._replace(sheet=same), 4, [0] * 3, plain_tally, WHOLE)
    for mine, other in zip((*sheet, *tally), (*same, *plain_tally), strict=True):
        assert np.array_equal(mine, other)
    assert sheet.turns.all() and tally.legal.sum() == tally.done.sum() > 0
    assert np.array_equal(sheet.points.sum(axis=0), tally.points)
    assert np.array_equal((sheet.ranks == 1).sum(axis=0) * WHOLE, tally.wins)


def test_every_level_of_the_game_is_bound(nimmt: Game) -> None:
    *by_seat, clock = level_numbers(nimmt, ["random", *nimmt.bots])
    assert by_seat == list(range(len(nimmt.bots) + 1))
    assert clock == 0


def test_seeds_of_any_size_become_four_words() -> None:
    assert len(set(map(tuple, (root_of(0), root_of(1), root_of(2**200))))) == 3
    assert all(0 <= word < 2**32 for word in root_of(2**200))


def test_wiping_blanks_a_plain_record_to_the_last_list(nimmt: Game) -> None:
    space = plain_space(nimmt, settle(nimmt.Options, {}), ["rule"] * 2, seed=1)
    view = space.views[0]
    view.row[2][3], view.phase = 9, 2
    wipe_plain(view, [])
    assert vars(view) == {name: zeros_like(value) for name, value in vars(view).items()}


def test_the_loops_hold_no_lock_of_the_interpreter() -> None:
    assert compiled("nimmt").bind(zeros_like).targetoptions["nogil"]


def snapped(bots: list[str], seed: int = 1, games: int = 40) -> tuple[Space, list[int]]:
    """The game of hurry, some times over: how it is left, and the cards that each seat has taken in all games."""
    space, tally = plain_space(SNAP, settle(SNAP.Options, {}), bots, seed), tally_of(len(bots))
    loops_of(SNAP, bind_plain)(space, 0, [0] * games, tally, WHOLE)
    return space, tally.points.tolist()


def test_the_quicker_is_asked_first_in_most_races_but_not_in_all() -> None:
    _, (slow, quick) = snapped(["slow", "quick"])
    assert slow + quick == 40 * CARDS
    assert 0 < slow < quick / 8


def test_equally_quick_bots_share_a_race_whatever_their_seat() -> None:
    _, taken = snapped(["slow"] * 4, games=200)
    assert all(abs(cards - 50 * CARDS) < 60 for cards in taken), taken  # four standard deviations


def test_the_clock_acts_when_nobody_else_has_to_and_takes_nobody_out() -> None:
    space, _ = snapped(["random", "quick", "slow"])
    assert space.states[0].card == CARDS
    assert space.states[0].n_out == 0
    assert [SNAP.moves.named(action)["move"] for action, leaves in enumerate(leaving(SNAP)) if leaves] == ["out"] * 4


def test_bots_are_told_what_happens_and_random_ones_need_not_listen() -> None:
    space, _ = snapped(["quick", "random", "quick"], games=1)
    took = sum(space.states[0].took)
    first, random, other, clock = space.minds
    assert first.heard == other.heard == CARDS + took
    assert first.last == other.last > 0
    assert random.heard == clock.heard == 0


def test_where_all_play_at_random_nothing_is_written_down() -> None:
    assert snapped(["random"] * 2)[0].log.room == 0
    assert record_space(SNAP, settle(SNAP.Options, {}), ["random"] * 2, seed=1).log["room"] == 0
    log = record_space(SNAP, settle(SNAP.Options, {}), ["random", "slow"], seed=1).log
    assert log["room"] == len(log["line"]) > 1


def test_a_hurried_game_depends_on_its_number_alone() -> None:
    space, _ = snapped(["quick", "random", "slow"], games=8)
    after_others = packed(space.states[0], SNAP).tobytes()
    play = loops_of(SNAP, bind_plain)
    play(space, 7, [0], tally_of(3), WHOLE)
    assert packed(space.states[0], SNAP).tobytes() == after_others


def test_reactions_lie_around_their_median_as_those_of_people_do() -> None:
    mind = new_mind(SNAP, [1, 2, 3, 4])
    times = sorted(reaction(400, mind) / (1000 * 1024) for _ in range(4000))
    assert times[2000] == pytest.approx(400, rel=0.03)
    assert times[630] * times[-630] == pytest.approx(400**2, rel=0.05)  # even on a scale of logarithms
    assert times[-630] / times[630] == pytest.approx(2.01, rel=0.05)  # two standard deviations apart: exp(2 * 0.35)
    assert len(SPREADS) == QUANTILES and list(SPREADS) == sorted(SPREADS)


def test_a_game_that_is_stuck_says_so() -> None:
    game = replace(SNAP, may=lambda s, actor, legal: 0)
    with pytest.raises(AssertionError, match="the CLOCK must be able to act"):
        loops_of(game, bind_plain)(plain_space(game, {"leaver": 1}, ["slow"] * 2, 1), 0, [0], tally_of(2), WHOLE)
