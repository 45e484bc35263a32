"""What the players of the house know and what they forget."""

from random import Random

import pytest

from kartenhaus.bots import choose, new_mind
from kartenhaus.games.lobo77 import GAME
from kartenhaus.games.lobo77.bot import FORGETS, MISADDS, Mind
from kartenhaus.games.lobo77.events import DEALT, DOUBLET_UNSEEN, PUT_DOWN
from kartenhaus.games.lobo77.state import State
from kartenhaus.kit.events import EVERYBODY
from tests.games.lobo77.positions import awaited, call, drawn, lay, legal_moves, view


def chosen(s: State, seat: int, level: str, mind: Mind) -> str:
    """What the bot does, as text."""
    legal = [0] * GAME.moves.size
    n = GAME.may(s, seat, legal)
    move = GAME.moves.named(choose(GAME, level, view(s, seat), legal[:n], mind))
    return " ".join(str(word) for word in move.values())


def many_minds(n: int) -> list[Mind]:
    """Minds whose chance has nothing in common."""
    words = Random(77)
    return [new_mind(GAME, [words.getrandbits(32) for _ in range(4)]) for _ in range(n)]


def always(text: str, level: str = "rule") -> set[str]:
    """What a bot on seat 0 does here, over many minds."""
    s = drawn(text)
    return {chosen(s, 0, level, mind) for mind in many_minds(60)}


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("total: 76; hands: -10 0 5 | 4", "lay 0"),  # 76 - 10 = 66
        ("total: 70; hands: 8 -10 5 | 4", "lay 5"),  # what saves is for later
        ("total: 20; hands: 2 3 -10 | 4", "lay 3"),  # steps over 22
        ("total: 10; hands: 55 66 2 3 x2 | 4", "lay 66"),  # high cards first, and 76 is no loss
        ("total: 60; hands: 10 9 6 | 4", "lay 10"),
        ("total: 22; hands: 0 turn 5 | 4", "lay 5"),  # calling 22 again would cost a chip
        ("total: 70; hands: 9 10 -10 | 4", "lay -10"),
        ("total: 63; hands: 9 10 3 55 | 4", "lay 10"),  # 66 and 77 are not far
    ],
)
def test_a_rule_of_thumb_in_known_positions(position: str, move: str) -> None:
    assert always(position) == {move}


def test_a_rule_of_thumb_lays_an_x2_when_the_next_player_swims() -> None:
    assert always("total: 70; hands: x2 turn 0 -10 | 4; chips: 3 0") == {"x2"}


def test_a_rule_of_thumb_plans_two_cards() -> None:
    assert always("total: 70; burden: 1; hands: 6 -10 3 8 | 4") <= {"lay 6", "lay 3", "lay -10"}
    s = drawn("total: 70; burden: 1; hands: 6 -10 3 8 | 4")
    mind = new_mind(GAME, [1, 2, 3, 4])
    while awaited(s) == [0]:
        lay(s, 0, int(chosen(s, 0, "rule", mind).split()[1]))
    assert s.total < 77 and s.chips[0] == 3


def test_a_rule_of_thumb_never_forgets_and_a_child_sometimes_does() -> None:
    s = drawn("hands: 2 3 4 5 6 | 3 4 5 6 7")
    lay(s, 0, 2)
    assert legal_moves(s, 0) == ["draw", "forget"]
    for level, least, most in (("rule", 0, 0), ("six_year_old", 1, 2)):
        mind = new_mind(GAME, [5, 6, 7, 8])
        forgotten = sum(chosen(s, 0, level, mind) == "forget" for _ in range(800))
        assert least * 800 / FORGETS / 2 <= forgotten <= most * 800 / FORGETS


def test_a_rule_of_thumb_adds_up_and_a_child_misadds_now_and_then() -> None:
    s = drawn("total: 38; hands: 5 3 4 | 3 4; options: total_call=player")
    lay(s, 0, 5)
    assert {chosen(s, 0, "rule", mind) for mind in many_minds(60)} == {"call 43"}
    mind = new_mind(GAME, [5, 6, 7, 8])
    said = [chosen(s, 0, "six_year_old", mind) for _ in range(600)]
    assert set(said) == {"call 43", "call 33", "call 53"}
    assert 600 / MISADDS / 2 < 600 - said.count("call 43") < 600 / MISADDS * 2
    call(s, 0, 43)


def test_a_child_does_not_see_doublets_coming() -> None:
    assert "lay 2" in always("total: 20; hands: 2 3 4 | 4", "six_year_old")


HIDDEN = "total: 68; hands: 2 55 -10 | 4; options: total_call=hidden"


def has_heard(mind: Mind, *cards: int) -> Mind:
    """A mind at whose table these cards have been laid since the round began."""
    for line in ([DEALT, EVERYBODY, 0, 1, 0, 0], *([PUT_DOWN, EVERYBODY, 1, card, 0, 0] for card in cards)):
        GAME.notices(mind, 0, line)
    return mind


def test_a_rule_of_thumb_counts_along_when_nobody_says_the_total() -> None:
    s = drawn(HIDDEN)
    minds = [has_heard(mind, 55, 8, -10, 0, 9, 6) for mind in many_minds(60)]
    assert {mind.total for mind in minds} == {68}
    assert {chosen(s, 0, "rule", mind) for mind in minds} == {"lay 2"}  # 55 is too much, and -10 is for later
    assert {chosen(s, 0, "rule", has_heard(mind, 10)) for mind in minds} == {"lay 55"}  # high cards first


def test_a_new_round_begins_to_count_at_0() -> None:
    mind = has_heard(has_heard(new_mind(GAME, [1, 2, 3, 4]), 60), 3)
    assert mind.total == 3


def test_a_child_misadds_along_the_way_and_mends_it_when_it_hears_of_a_doublet() -> None:
    totals = []
    for mind in many_minds(400):
        has_heard(mind, 40, 4)
        totals.append(mind.childs_total)
        GAME.notices(mind, 0, [DOUBLET_UNSEEN, EVERYBODY, 1, 2, 0, 0])
        assert mind.childs_total in (22, 33, 44, 55, 66)
    assert set(totals) == {24, 34, 44, 54, 64}
    wrong = len(totals) - totals.count(44)
    assert len(totals) / MISADDS < wrong < len(totals) / MISADDS * 3  # two sums were added up


def test_a_child_counts_with_its_own_total() -> None:
    s = drawn(HIDDEN)
    mind = new_mind(GAME, [1, 2, 3, 4])
    mind.total, mind.childs_total = 5, 68
    laid = [chosen(s, 0, "six_year_old", mind) for _ in range(300)]
    assert laid.count("lay 55") < 30 < laid.count("lay 2")
    mind.total, mind.childs_total = 68, 5
    assert [chosen(s, 0, "six_year_old", mind) for _ in range(300)].count("lay 55") > 60
