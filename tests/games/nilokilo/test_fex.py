"""The tricky and the stricter Fex variant."""

import pytest

from kartenhaus.games.nilokilo.components import KIND_OF, REFUSES, SWEETS_OF
from kartenhaus.games.nilokilo.state import PLAY, SORT
from kartenhaus.kit import ONLOOKER
from tests.games.nilokilo.positions import (
    cards_text,
    drawn,
    end_by_king,
    legal_moves,
    pile,
    see_all,
    snatch,
    sort_end,
    sort_out,
    turn,
    view,
)

HEAP = "heap: B2 L3 C1 G I2; last: 1; options: fex="


@pytest.mark.rule("NK-45", "NK-46", "NK-47", "NK-48", "NK-63")
def test_every_fex_that_lies_in_front_may_be_thrown() -> None:
    s = drawn(HEAP + "tricky")
    assert legal_moves(s, 0) == ["snatch 1", "snatch 2", "snatch 3", "leave"]
    snatch(s, 0, 1)
    turn(s, "S1")
    assert legal_moves(s, 0) == ["snatch 1", "snatch 3", "leave"]
    assert view(s, ONLOOKER).jester[0] == [1, 0, 1]
    assert view(s, ONLOOKER).colour == [1, 2, 3, 4]  # so all know what each Fex refuses


@pytest.mark.rule("NK-49", "NK-50", "NK-51", "NK-52")
def test_d10_what_the_thrown_fex_refuses_is_sorted_out_at_once() -> None:
    s = drawn(HEAP + "tricky")
    assert snatch(s, 0, 0) == [
        "snatched seat=0 jester=1 left=2 colour=1",
        "sorted_out seat=0 sweet=1 sweets=2 cards=1",
        "sorted_out seat=0 sweet=2 sweets=1 cards=1",
    ]
    assert pile(s, 0) == "L3 I2 G"
    assert cards_text(s, s.aside) == "B2 C1"
    assert cards_text(s, view(s, 3).aside) == "B2 C1"


@pytest.mark.rule("NK-51")
def test_another_fex_refuses_other_kinds() -> None:
    s = drawn(HEAP + "tricky")
    snatch(s, 0, 1)
    assert pile(s, 0) == "B2 C1 I2 G"


@pytest.mark.rule("NK-54", "NK-55", "NK-56", "NK-63")
def test_d11_in_the_stricter_variant_refused_cards_are_gluttons() -> None:
    s = drawn(HEAP + "strict; up: 45")
    before = list(s.aside)
    told = snatch(s, 0, 0)
    assert told[1:] == ["sorted_out seat=0 sweet=1 sweets=2 cards=1", "sorted_out seat=0 sweet=2 sweets=1 cards=1"]
    assert pile(s, 0) == "L3 I2 G"
    assert cards_text(s, s.refused[0]) == "B2 C1"
    assert s.aside == before
    told = end_by_king(s)
    assert "has_gluttons seat=0 gluttons=3 refused=2" in told
    assert view(s, 1).gluttons == [3, 0, 0, 0]


@pytest.mark.rule("NK-55")
def test_a_refused_card_is_one_glutton_whatever_it_shows() -> None:
    s = drawn("heap: B3 B3; jesters: 3 3; piles: | G; up: 45; options: fex=strict give_back=auto")
    snatch(s, 0, 0)
    assert "has_gluttons seat=0 gluttons=2 refused=2" in end_by_king(s)


@pytest.mark.rule("NK-53")
def test_d12_the_fex_cards_move_on_clockwise() -> None:
    s = drawn("jesters: 3 3 2; piles: B1 | | ; up: 45; options: fex=tricky")
    end_by_king(s)
    assert see_all(s) == [
        "fex_passed seat=1 colour=1",
        "fex_passed seat=2 colour=2",
        "fex_passed seat=0 colour=3",
        "round_began seat=0 round=2",
    ]
    assert s.colour[:3] == [3, 1, 2]
    assert s.jester[:3] == [[1, 1, 1]] * 3


@pytest.mark.rule("NK-53")
def test_jesters_stay_with_their_players_in_the_basic_game() -> None:
    s = drawn("jesters: 3 3 2; piles: B1 | | ; up: 45")
    end_by_king(s)
    see_all(s)
    assert s.colour[:3] == [1, 2, 3]


@pytest.mark.rule("NK-49")
def test_a_fex_that_refuses_every_card_is_allowed() -> None:
    s = drawn("heap: B1 C2; jesters: 3 3; options: fex=tricky")
    snatch(s, 0, 0)
    assert (pile(s, 0), s.jester[0]) == ("", [0, 1, 1])


def test_the_refusals_of_the_five_kinds() -> None:
    counts = [sum(fex[kind] for fex in REFUSES[0]) for kind in range(1, 6)]
    assert counts == [5, 5, 5, 5, 4]
    assert {tuple(fex) for fex in REFUSES[0]} == {
        tuple(int(kind in pair) for kind in range(10))
        for pair in [(a, b) for a in range(1, 6) for b in range(a + 1, 6)]
    }
    assert (KIND_OF[0][1:4], SWEETS_OF[0][1:4]) == ((1, 1, 1), (1, 2, 3))


# Options


@pytest.mark.rule("NK-49", "NK-50")
def test_refused_cards_may_be_found_at_the_scoring_instead() -> None:
    s = drawn(HEAP + "tricky fex_sort=at_scoring; up: 45")
    assert len(snatch(s, 0, 0)) == 1
    assert cards_text(s, s.refused[0]) == "B2 C1"
    told = end_by_king(s)
    assert told[1:3] == ["found seat=0 sweet=1 sweets=2 cards=1", "found seat=0 sweet=2 sweets=1 cards=1"]
    assert view(s, 1).total[0][:6] == [0, 0, 0, 3, 0, 2]


@pytest.mark.rule("NK-50")
def test_sorting_by_hand() -> None:
    s = drawn(HEAP + "tricky fex_sorting=by_hand; up: 45")
    snatch(s, 0, 0)
    assert s.phase == SORT
    assert legal_moves(s, 0) == ["sort_out 1", "sort_out 2", "sorted"]
    assert all(legal_moves(s, seat) == [] for seat in (1, 2, 3))
    assert cards_text(s, view(s, 0).sorting) == "B2 C1 L3 I2"
    assert cards_text(s, view(s, 1).sorting) == ""
    assert sort_out(s, 0, "C") == ["sorted_out seat=0 sweet=2 sweets=1 cards=1"]
    assert sort_end(s, 0) == ["sorted_all seat=0"]
    assert (s.phase, pile(s, 0), cards_text(s, s.refused[0])) == (PLAY, "L3 I2 G", "B2")
    assert "found seat=0 sweet=1 sweets=2 cards=1" in end_by_king(s)


def test_sorting_by_hand_with_the_last_jester_ends_the_round_afterwards() -> None:
    s = drawn("heap: B2 L3; jesters: 0 1; options: fex=strict fex_sorting=by_hand")
    assert len(snatch(s, 1, 2)) == 1
    assert sort_end(s, 1)[:2] == ["sorted_all seat=1", "jesters_gone"]


@pytest.mark.rule("NK-51")
def test_all_fex_in_front_may_count() -> None:
    s = drawn("heap: B2 L3 C1 G I2; jesters: 2 3; last: 1; options: fex=tricky fex_scope=own_three")
    snatch(s, 0, 1)  # candy and lollipop, with cake and ice cream that still lie there
    assert pile(s, 0) == "B2 G"
