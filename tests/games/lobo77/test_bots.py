"""What the players of the house know and what they forget."""

import pytest

from kartenhaus.bots import Mind, choose, new_mind
from kartenhaus.games.lobo77 import GAME
from kartenhaus.games.lobo77.bot import FORGETS, MISADDS
from kartenhaus.games.lobo77.state import State
from tests.games.lobo77.positions import awaited, call, drawn, lay, legal_moves, view


def chosen(s: State, seat: int, level: str, mind: Mind) -> str:
    """What the bot does, as text."""
    legal = [0] * GAME.moves.size
    n = GAME.may(s, seat, legal)
    move = GAME.moves.named(choose(GAME, level, view(s, seat), legal[:n], mind))
    return " ".join(str(word) for word in move.values())


def always(text: str, level: str = "rule") -> set[str]:
    """What a bot on seat 0 does here, over many minds."""
    s = drawn(text)
    return {chosen(s, 0, level, new_mind([n, 2, 3, 4])) for n in range(1, 60)}


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
    mind = new_mind([1, 2, 3, 4])
    while awaited(s) == [0]:
        lay(s, 0, int(chosen(s, 0, "rule", mind).split()[1]))
    assert s.total < 77 and s.chips[0] == 3


def test_a_rule_of_thumb_never_forgets_and_a_child_sometimes_does() -> None:
    s = drawn("hands: 2 3 4 5 6 | 3 4 5 6 7")
    lay(s, 0, 2)
    assert legal_moves(s, 0) == ["draw", "forget"]
    for level, least, most in (("rule", 0, 0), ("six_year_old", 1, 2)):
        mind = new_mind([5, 6, 7, 8])
        forgotten = sum(chosen(s, 0, level, mind) == "forget" for _ in range(800))
        assert least * 800 / FORGETS / 2 <= forgotten <= most * 800 / FORGETS


def test_a_rule_of_thumb_adds_up_and_a_child_misadds_now_and_then() -> None:
    s = drawn("total: 38; hands: 5 3 4 | 3 4; options: total_call=player")
    lay(s, 0, 5)
    assert {chosen(s, 0, "rule", new_mind([n, 2, 3, 4])) for n in range(1, 60)} == {"call 43"}
    mind = new_mind([5, 6, 7, 8])
    said = [chosen(s, 0, "six_year_old", mind) for _ in range(600)]
    assert set(said) == {"call 43", "call 33", "call 53"}
    assert 600 / MISADDS / 2 < 600 - said.count("call 43") < 600 / MISADDS * 2
    call(s, 0, 43)


def test_a_child_does_not_see_doublets_coming() -> None:
    assert "lay 2" in always("total: 20; hands: 2 3 4 | 4", "six_year_old")


def test_bots_play_on_when_the_total_is_hidden() -> None:
    for level in GAME.bots:
        assert always("total: 70; hands: 2 55 -10 | 4; options: total_call=hidden", level) <= {
            "lay 2", "lay 55", "lay -10",
        }  # fmt: skip
