"""Every option and each of its values: what it changes, and what it leaves alone."""

from itertools import pairwise

import pytest

from kartenhaus import kit
from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.actions import COVER, GIVE_FIRST_0, REMOVE_0, RUN
from kartenhaus.games.skunks.state import GIVE, HIDDEN, LAY, NOBODY, OVER, PAST, SHOWN, STARTER, STINK, TURN, State
from kartenhaus.kit import CLOCK, ONLOOKER, BadMessage
from tests.games.skunks.positions import (
    assert_conserved,
    at,
    begun,
    choose_skunk,
    cover,
    do,
    drawn,
    front,
    give,
    go_on,
    kinds,
    legal_moves,
    refused,
    run,
    run_short,
    started,
    turn,
    view,
)

WHOLE = {
    "stink_spacing": ("at_least_one", "exactly_one"),
    "double_stink": ("allowed", "always", "never"),
    "track": ("random", "custom"),
    "starter": ("random", "pick"),
    "retreat_to": ("before_stink", "after_stink"),
    "use_all_cards": ("true", "false"),
    "gift_start": ("left", "choice"),
    "dry_middle": ("mix_own_go_on", "mix_own_end_turn", "mix_all_go_on"),
    "pile_open": ("false", "true"),
    "memory_aid": ("off", "marks"),
    "landing_preview": ("on", "off"),
    "reveal_seconds": 3,
    "wait_for_all": ("off", "on"),
    "show_positions": ("off", "on"),
    "turn_timer": 0,
    "on_timeout": ("wait", "random", "lowest_risk"),
    "leaver": ("bot", "remove"),
}


def test_the_options_of_the_ledger_with_their_values_and_defaults() -> None:
    options = kit.choices_of(GAME.Options)
    assert {o.name: getattr(o.kind, "values", None) or o.kind.default for o in options} == WHOLE
    assert all(o.kind.default == WHOLE[o.name][0] for o in options if isinstance(WHOLE[o.name], tuple))  # type: ignore[index]


def test_a_value_that_there_is_not_is_told_the_right_ones() -> None:
    with pytest.raises(BadMessage, match=r"expected one of at_least_one, exactly_one, got 'two' at options\.stink"):
        kit.settle(GAME.Options, {"stink_spacing": "two"})
    with pytest.raises(BadMessage, match=r"expected a whole number from 0 to 30, got 31 at options\.reveal"):
        kit.settle(GAME.Options, {"reveal_seconds": 31})


def n_pairs(s: State) -> int:
    """Places where two stink tiles touch."""
    return sum(s.tile[tile] == s.tile[tile + 1] == STINK for tile in range(1, 22))


def widest_gap(s: State) -> int:
    """The most path between two stink tiles."""
    stinks = [tile for tile in range(1, 23) if s.tile[tile] == STINK]
    return max(after - before - 1 for before, after in pairwise(stinks))


@pytest.mark.rule("SK-11")
@pytest.mark.parametrize(("spacing", "gaps"), [("at_least_one", {1, 2, 3}), ("exactly_one", {1})])
def test_stink_spacing(spacing: str, gaps: set[int]) -> None:
    found = {min(widest_gap(started(2, chance, stink_spacing=spacing)), 3) for chance in range(200)}
    assert found <= gaps
    assert (len(found) > 1) == (spacing == "at_least_one")


@pytest.mark.rule("SK-12", "SK-13")
@pytest.mark.parametrize(("double", "pairs"), [("allowed", {0, 1}), ("always", {1}), ("never", {0})])
def test_double_stink(double: str, pairs: set[int]) -> None:
    assert {n_pairs(started(2, chance, double_stink=double)) for chance in range(60)} == pairs


@pytest.mark.rule("SK-09")
@pytest.mark.parametrize(("track", "n_laid"), [("random", 22), ("custom", 0)])
def test_track(track: str, n_laid: int) -> None:
    s = started(2, track=track)
    assert s.n_laid == n_laid
    choose_skunk(s, 0, 1)
    choose_skunk(s, 1, 2)
    assert s.phase == (LAY if track == "custom" else TURN)


@pytest.mark.rule("SK-17")
@pytest.mark.parametrize("starter", ["random", "pick"])
def test_starter(starter: str) -> None:
    s = started(2, starter=starter)
    choose_skunk(s, 0, 1)
    choose_skunk(s, 1, 2)
    assert s.phase == (STARTER if starter == "pick" else TURN)


@pytest.mark.rule("SK-49")
@pytest.mark.parametrize(
    ("where", "after"), [("before_stink", [16, 12, 9, 0]), ("after_stink", [16, 15, 11, 0])], ids=str
)
def test_retreat_to(where: str, after: list[int]) -> None:
    s = drawn(f"row: L; at: 0 15 12 2; front: 4 4 4 4 | | | ; turned: 4; options: retreat_to={where}")
    told = run(s)
    assert at(s) == after
    assert ("ran_back seat=1 tile=12 was=15" in told) == (where == "before_stink")


@pytest.mark.rule("SK-31")
def test_use_all_cards_leaves_one_total() -> None:
    s = drawn("at: 0 0; front: 3 4 | ; turned: 2")
    assert kinds(s) == {"turn"}


@pytest.mark.rule("SK-31", "SK-43")
def test_without_use_all_cards_some_may_be_left_out_and_all_are_used_up() -> None:
    s = drawn("at: 0 0; front: 1 3 4 | ; turned: 3; options: use_all_cards=false")
    short = [move for move in legal_moves(s, 0) if not move.startswith("turn")]
    assert short == ["run", "short 1", "short 4", "short 5"]  # 3 and 7 stink, 8 is all of them
    assert run_short(s, 5)[0] == "ran seat=0 steps=5 tile=5"
    assert (at(s), front(s, 0), s.n_used) == ([5, 0], [], 3)


@pytest.mark.rule("SK-60")
def test_gifts_start_on_the_left() -> None:
    s = drawn("at: 0 0 0; front: 1 2 | | ; turned: 2; middle: p")
    turn(s, 1)
    cover(s)
    assert (s.phase, s.receiver) == (GIVE, 1)


@pytest.mark.rule("SK-60")
def test_the_giver_may_choose_where_gifts_start() -> None:
    s = drawn("at: 0 0 0 0; front: 1 2 | | | ; turned: 2; middle: p; options: gift_start=choice")
    turn(s, 1)
    cover(s)
    assert (s.phase, s.receiver) == (GIVE, NOBODY)
    assert legal_moves(s, 0) == ["give_first 1", "give_first 2", "give_first 3"]
    assert do(s, 0, GIVE_FIRST_0 + 3) == []
    give(s, 2)
    assert [front(s, seat) for seat in range(4)] == [[], [1], [], [2]]


def test_between_two_there_is_no_start_to_choose() -> None:
    s = drawn("at: 0 0; front: 1 2 | ; turned: 2; middle: p; options: gift_start=choice")
    turn(s, 1)
    cover(s)
    assert front(s, 1) == [1, 2]


DRY = "row: L; at: 6 0 0; front: | 2 2 | ; middle: 4; rest: last; options: dry_middle="


@pytest.mark.rule("SK-70", "SK-74")
@pytest.mark.parametrize(
    ("dry", "told", "fronts", "active"),
    [
        ("mix_own_go_on", ["front_mixed seat=0 cards=1", "laid_anew cards=10 pumas=9"], (0, 2), 0),
        (
            "mix_own_end_turn",
            ["front_mixed seat=0 cards=1", "laid_anew cards=10 pumas=9", "turn_began seat=1"],
            (0, 2),
            1,
        ),
        (
            "mix_all_go_on",
            [
                "front_mixed seat=0 cards=1",
                "front_mixed seat=1 cards=2",
                "front_mixed seat=2 cards=14",
                "laid_anew cards=26 pumas=9",
            ],
            (0, 0),
            0,
        ),
    ],
)
def test_dry_middle(dry: str, told: list[str], fronts: tuple[int, int], active: int) -> None:
    s = drawn(DRY + dry)
    turn(s, 1)
    assert kinds(s) == {"go_on"}
    assert go_on(s) == told
    assert (len(front(s, 0)), len(front(s, 1))) == fronts
    assert s.active == active
    assert kinds(s) == {"turn"}
    assert_conserved(s)


@pytest.mark.rule("SK-43")
@pytest.mark.parametrize(("pile", "known"), [("false", [HIDDEN] * 5), ("true", [0, 0, 0, 0, 1])])
def test_pile_open(pile: str, known: list[int]) -> None:
    s = drawn(f"at: 0 0; front: 4 | ; turned: 1; options: pile_open={pile}")
    run(s)
    assert view(s, ONLOOKER).used == known
    assert view(s, 1).n_used == 1


@pytest.mark.rule("SK-57")
@pytest.mark.parametrize(("aid", "mark"), [("off", 0), ("marks", 1)])
def test_memory_aid(aid: str, mark: int) -> None:
    s = drawn(f"at: 0 0; middle: 4 p; rest: used; options: memory_aid={aid}")
    turn(s, 2)
    cover(s)
    assert view(s, 0).mark[2] == mark
    turn(s, 1)
    go_on(s)
    assert sum(view(s, 0).mark) == 0


@pytest.mark.rule("SK-36")
@pytest.mark.parametrize(("preview", "landing"), [("on", 4), ("off", HIDDEN)])
def test_landing_preview(preview: str, landing: int) -> None:
    s = drawn(f"at: 0 0; front: 4 | ; turned: 1; options: landing_preview={preview}")
    assert view(s, ONLOOKER).landing == landing


def test_the_preview_of_a_win_and_of_nothing() -> None:
    assert view(drawn("at: 20 0; front: 4 | ; turned: 1"), 0).landing == PAST
    assert view(drawn("at: 20 0"), 0).landing == HIDDEN


@pytest.mark.rule("SK-56")
def test_one_player_covers_the_puma_or_all_have_to_say_that_they_saw_it() -> None:
    s = drawn("at: 0 0 0; middle: p")
    turn(s, 1)
    assert [GAME.awaits(s, seat) for seat in range(3)] == [True, False, False]
    s = drawn("at: 0 0 0; middle: p; options: wait_for_all=on")
    turn(s, 1)
    assert [GAME.awaits(s, seat) for seat in range(3)] == [True, True, True]
    assert do(s, 0, COVER) == ["saw seat=0"]
    assert do(s, 2, COVER) == ["saw seat=2"]
    assert s.phase == SHOWN
    assert do(s, 1, COVER)[:2] == ["saw seat=1", "covered seat=0"]
    assert sum(s.has_seen) == 0


@pytest.mark.parametrize("option", ["reveal_seconds", "show_positions", "turn_timer", "on_timeout"])
def test_options_of_the_board_and_the_table_change_no_rule(option: str) -> None:
    values = {"reveal_seconds": 9, "show_positions": "on", "turn_timer": 20, "on_timeout": "random"}
    s, other = begun(3), begun(3, **{option: values[option]})
    setattr(other, option, getattr(s, option))
    assert kit.as_bytes(s, State) == kit.as_bytes(other, State)


def test_leaver_bot_lets_the_table_remove_nobody() -> None:
    s = begun(3)
    assert legal_moves(s, CLOCK) == []
    assert refused(s, CLOCK, REMOVE_0) == "not_for_seats"


@pytest.mark.rule("SK-18")
def test_a_skunk_that_leaves_takes_its_cards_to_the_used_pile() -> None:
    s = drawn("at: 0 4 5; front: | 2 2 | ; options: leaver=remove")
    assert do(s, CLOCK, REMOVE_0 + 1) == ["left seat=1"]
    assert (s.n_used, front(s, 1), at(s)[1], s.active) == (2, [], 0, 0)
    assert_conserved(s)


@pytest.mark.rule("SK-18", "SK-71")
def test_when_the_active_player_leaves_the_next_one_has_a_turn_and_cards_come_back() -> None:
    s = drawn("at: 0 4 5; middle: 4; rest: used; options: leaver=remove")
    turn(s, 1)
    assert do(s, CLOCK, REMOVE_0)[-2:] == ["laid_anew cards=26 pumas=9", "turn_began seat=1"]
    assert_conserved(s)


def test_a_puma_is_covered_when_its_finder_leaves() -> None:
    s = drawn("at: 0 4 5; middle: p; options: leaver=remove")
    turn(s, 1)
    do(s, CLOCK, REMOVE_0)
    assert (s.phase, s.shown, s.active) == (TURN, 0, 1)


def test_nobody_waits_for_a_look_of_somebody_who_has_left() -> None:
    s = drawn("at: 0 4 5; middle: p; options: leaver=remove wait_for_all=on")
    turn(s, 1)
    do(s, 0, COVER)
    do(s, 1, COVER)
    assert "covered seat=0" in do(s, CLOCK, REMOVE_0 + 2)


def test_gifts_pass_over_somebody_who_has_left() -> None:
    s = drawn("at: 0 4 5 6; front: 1 2 3 | | | ; turned: 3; middle: p; options: leaver=remove")
    turn(s, 1)
    cover(s)
    do(s, CLOCK, REMOVE_0 + 1)
    assert s.receiver == 2
    give(s, 3)
    assert s.receiver == 3
    do(s, CLOCK, REMOVE_0 + 3)
    assert (front(s, 2), s.active) == ([1, 2, 3], 2)
    assert_conserved(s)


def test_skunks_are_chosen_without_somebody_who_has_left() -> None:
    s = started(3, leaver="remove")
    choose_skunk(s, 0, 1)
    choose_skunk(s, 1, 2)
    do(s, CLOCK, REMOVE_0 + 2)
    assert s.phase == TURN


@pytest.mark.rule("SK-76")
def test_the_last_one_left_ends_the_game_without_a_winner() -> None:
    s = begun(2, leaver="remove")
    assert do(s, CLOCK, REMOVE_0) == ["left seat=0", "nobody_won"]
    assert (s.phase, s.winner) == (OVER, NOBODY)
    ranks = [0] * 5
    GAME.standings(s, ranks)
    assert ranks[:2] == [1, 1]


@pytest.mark.rule("SK-46")
def test_a_skunk_that_has_left_blocks_and_flees_no_more() -> None:
    s = drawn("at: 0 4 4; front: 4 | | ; turned: 1; options: leaver=remove")
    assert refused(s, 0, RUN) == "tile_full"
    do(s, CLOCK, REMOVE_0 + 2)
    assert refused(s, 0, RUN) == ""
