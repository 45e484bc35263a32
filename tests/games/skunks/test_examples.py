"""The booklet's examples 1 to 6 and the ledger's tests T1 to T16."""

import pytest

from kartenhaus.games.skunks.rules import n_pumas
from kartenhaus.games.skunks.state import OVER, TURN
from kartenhaus.kit import Refused
from tests.games.skunks.positions import (
    at,
    cover,
    drawn,
    front,
    give,
    go_on,
    kinds,
    legal_moves,
    run,
    started,
    turn,
)

LUCA = 1  # of Giulia, Luca, Roberto


@pytest.mark.rule("SK-35", "SK-36", "SK-41", "SK-42")
def test_example_1_a_total_that_ends_on_a_stink_tile_forces_a_card() -> None:
    s = drawn("row: L; at: 0 0; front: 3 | ; turned: 1; middle: 4 1")
    assert turn(s, 1) == ["took seat=0 footprints=4 place=1 total=7", "bad_stink seat=0 total=7 tile=7"]
    assert kinds(s) == {"turn"}
    turn(s, 2)
    assert kinds(s) == {"turn", "run"}
    told = run(s)
    assert told[:2] == ["ran seat=0 steps=8 tile=8", "put_away seat=0 cards=3"]
    assert at(s) == [8, 0]
    assert (s.n_used, front(s, 0)) == (3, [])
    assert s.used == [0, 1, 0, 1, 1]


@pytest.mark.rule("SK-45", "SK-47", "SK-48", "SK-49", "SK-51", "SK-52")
@pytest.mark.parametrize(
    ("others", "after"), [("6 8 9", [2, 6, 6]), ("9 8 9", [6, 6, 6]), ("8 8 9", [6, 6, 6])], ids=["2a", "2b", "2c"]
)
def test_example_2_everybody_overtaken_runs_back_behind_the_nearest_stink_tile(others: str, after: list[int]) -> None:
    s = drawn(f"row: L; at: 4 {others}; front: 3 4 | | | ; turned: 2")
    told = run(s)
    assert at(s) == [11, *after]
    assert len([line for line in told if line.startswith("ran_back")]) == 3


@pytest.mark.rule("SK-57", "SK-58", "SK-59", "SK-60", "SK-61", "SK-62", "SK-63", "SK-26", "SK-27")
def test_example_3_the_giver_deals_the_cards_out_in_an_order_of_choice() -> None:
    s = drawn("row: L; at: 5 0 0; front: 1 2 3 | | ; turned: 3; middle: p 2 p")
    assert turn(s, 1) == ["puma_shown seat=0 place=1"]
    assert kinds(s) == {"cover"}
    assert cover(s) == ["covered seat=0", "met_puma seat=0"]
    assert (s.face[1], s.down[1]) == (5, 1)
    assert legal_moves(s, 0) == ["give 1", "give 2", "give 3"]
    assert give(s, 2) == ["given seat=1 footprints=2 total=2"]
    assert give(s, 1) == [
        "given seat=2 footprints=1 total=1",
        "given seat=1 footprints=3 total=5",  # the last card needs no choice
        "turn_began seat=1",
    ]
    assert at(s) == [5, 0, 0]
    assert [front(s, seat) for seat in range(3)] == [[], [2, 3], [1]]
    assert s.active == LUCA


@pytest.mark.rule("SK-28", "SK-29", "SK-31", "SK-43", "SK-64")
def test_example_4_gifts_count_only_with_a_card_of_this_turn() -> None:
    s = drawn("row: L; at: 0 1 0; front: | 2 3 | 1; active: 1; middle: 2 p")
    assert kinds(s) == {"turn"}
    turn(s, 1)
    assert kinds(s) == {"turn", "run"}
    run(s)
    assert at(s) == [0, 8, 0]
    assert (s.n_used, front(s, LUCA)) == (3, [])


@pytest.mark.rule("SK-38")
def test_example_4_two_skunks_on_the_tile_force_a_card() -> None:
    s = drawn("row: L; at: 8 1 8; front: | 2 3 | 1; active: 1; middle: 2 p")
    assert turn(s, 1)[1:] == ["bad_full seat=1 total=7 tile=8"]
    assert kinds(s) == {"turn"}


@pytest.mark.rule("SK-36")
def test_example_4_a_stink_tile_forces_a_card() -> None:
    s = drawn("row: 8 10 12 14 16 18 20; at: 0 1 0; front: | 2 3 | 1; active: 1; middle: 2 p")
    turn(s, 1)
    assert kinds(s) == {"turn"}


@pytest.mark.rule("SK-67", "SK-59", "SK-60")
def test_example_4_a_puma_at_once_makes_gifts_wander_on() -> None:
    s = drawn("row: L; at: 0 1 0; front: | 2 3 | 1; active: 1; middle: 2 p")
    turn(s, 2)
    cover(s)
    assert legal_moves(s, LUCA) == ["give 2", "give 3"]
    told = give(s, 3)
    assert told[:2] == ["given seat=2 footprints=3 total=4", "given seat=0 footprints=2 total=2"]
    assert at(s) == [0, 1, 0]
    assert s.active == 2


@pytest.mark.rule("SK-02", "SK-03", "SK-04", "SK-05", "SK-06", "SK-08", "SK-68")
@pytest.mark.parametrize(("seats", "pumas", "cards"), [(2, 8, 24), (3, 9, 26), (4, 10, 28), (5, 10, 30)])
def test_examples_5_and_6_pumas_and_cards_by_number_of_players(seats: int, pumas: int, cards: int) -> None:
    s = started(seats)
    assert n_pumas(s) == pumas
    assert s.n_down == cards


@pytest.mark.rule("SK-46")
def test_t1_whoever_shared_the_old_tile_stays() -> None:
    s = drawn("row: L; at: 4 4; front: 2 | ; turned: 1")
    run(s)
    assert at(s) == [6, 4]


@pytest.mark.rule("SK-40", "SK-47")
def test_t2_one_skunk_leaves_room_for_another() -> None:
    s = drawn("row: L; at: 4 6; front: 2 | ; turned: 1")
    run(s)
    assert at(s) == [6, 6]


@pytest.mark.rule("SK-37", "SK-38")
def test_t3_two_skunks_fill_a_tile() -> None:
    s = drawn("row: L; at: 4 6 6; front: 2 | | ; turned: 1")
    assert kinds(s) == {"turn"}


@pytest.mark.rule("SK-39", "SK-51")
def test_t4_three_skunks_fill_a_tile_as_well() -> None:
    s = drawn("row: L; at: 4 6 6 6; front: 2 | | | ; turned: 1")
    assert kinds(s) == {"turn"}


@pytest.mark.rule("SK-49")
def test_t5_a_double_stink_place_is_passed_as_a_whole() -> None:
    s = drawn("row: L; at: 12 15; front: 4 | ; turned: 1")
    assert "ran_back seat=1 tile=12 was=15" in run(s)
    assert at(s) == [16, 12]


@pytest.mark.rule("SK-50", "SK-34")
def test_t6_stink_tiles_at_the_very_beginning_send_back_to_start() -> None:
    s = drawn("row: M; at: 0 3; front: 4 | ; turned: 1")
    assert "ran_home seat=1 was=3" in run(s)
    assert at(s) == [4, 0]


@pytest.mark.rule("SK-50", "SK-48", "SK-33")
def test_t7_without_a_stink_tile_behind_everybody_runs_to_start() -> None:
    s = drawn("row: L; at: 0 1 2; front: 4 | | ; turned: 1")
    run(s)
    assert at(s) == [4, 0, 0]


@pytest.mark.rule("SK-77", "SK-78", "SK-79")
@pytest.mark.parametrize(("cards", "open_moves", "tile"), [("1", {"turn"}, 20), ("2", {"turn", "run"}, 22)])
def test_t8_tile_22_is_no_win(cards: str, open_moves: set[str], tile: int) -> None:
    s = drawn(f"row: L; at: 20 0; front: {cards} | ; turned: 1")
    assert kinds(s) == open_moves
    if "run" in open_moves:
        run(s)
    assert at(s)[0] == tile
    assert s.phase == TURN


@pytest.mark.rule("SK-76", "SK-78", "SK-79")
@pytest.mark.parametrize("cards", ["3", "4 4 1"])
def test_t8_three_steps_win_and_nine_do_too(cards: str) -> None:
    s = drawn(f"row: L; at: 20 0; front: {cards} | ; turned: 1")
    told = run(s)
    assert told[-1].startswith("won seat=0")
    assert (s.phase, s.winner) == (OVER, 0)


@pytest.mark.rule("SK-30", "SK-76")
def test_t9_a_single_step_from_22_wins() -> None:
    s = drawn("row: L; at: 22 0; middle: 1")
    turn(s, 1)
    assert run(s) == ["won seat=0 steps=1"]


@pytest.mark.rule("SK-60", "SK-61")
def test_t10_seven_cards_among_four() -> None:
    s = drawn("at: 0 0 0 0 0; front: 1 1 1 1 1 2 2 | | | | ; turned: 7; middle: p")
    turn(s, 1)
    cover(s)
    while s.active == 0:
        give(s, min(front(s, 0)))
    assert [len(front(s, seat)) for seat in range(5)] == [0, 2, 2, 2, 1]


@pytest.mark.rule("SK-66")
def test_t11_between_two_there_is_nothing_to_choose() -> None:
    s = drawn("at: 0 0; front: 1 4 | ; turned: 2; middle: p")
    turn(s, 1)
    assert cover(s)[-1] == "turn_began seat=1"
    assert front(s, 1) == [1, 4]


@pytest.mark.rule("SK-65", "SK-58")
def test_t12_a_puma_costs_nothing_but_the_turn_if_nothing_lies_in_front() -> None:
    s = drawn("at: 0 5 0; middle: p")
    faces = list(s.face)
    turn(s, 1)
    assert cover(s) == ["covered seat=0", "met_puma seat=0", "turn_began seat=1"]
    assert (s.face, at(s)) == (faces, [0, 5, 0])


@pytest.mark.rule("SK-68", "SK-69", "SK-70", "SK-71")
def test_t13_only_pumas_left_and_stop() -> None:
    s = drawn("row: L; at: 8 0; middle: 4; rest: used")
    assert turn(s, 1)[-1] == "only_pumas pumas=8"
    assert kinds(s) == {"run", "go_on"}
    told = run(s)
    assert told == [
        "ran seat=0 steps=4 tile=12",
        "put_away seat=0 cards=1",
        "laid_anew cards=24 pumas=8",
        "turn_began seat=1",
    ]
    assert (s.n_down, s.n_used) == (24, 0)


@pytest.mark.rule("SK-70", "SK-72", "SK-73")
def test_t14_only_pumas_left_and_on() -> None:
    s = drawn("row: L; at: 8 0; front: | 3; middle: 4; rest: used")
    turn(s, 1)
    assert go_on(s) == ["laid_anew cards=22 pumas=8"]
    assert (front(s, 0), front(s, 1), s.n_used) == ([4], [3], 0)
    assert kinds(s) == {"turn"}


@pytest.mark.rule("SK-74", "SK-70")
def test_t15_a_dry_middle_and_a_bad_total() -> None:
    s = drawn("row: L; at: 6 0; middle: 4; rest: last")
    turn(s, 1)
    assert kinds(s) == {"go_on"}
    assert go_on(s) == ["front_mixed seat=0 cards=1", "laid_anew cards=9 pumas=8"]
    assert front(s, 0) == []
    assert kinds(s) == {"turn"}
    assert s.active == 0


@pytest.mark.rule("SK-69", "SK-74")
def test_t16_a_dry_middle_and_a_good_total() -> None:
    s = drawn("row: L; at: 8 0; middle: 4; rest: last")
    turn(s, 1)
    assert legal_moves(s, 0) == ["run"]
    with pytest.raises(Refused, match="must_run"):
        go_on(s)
