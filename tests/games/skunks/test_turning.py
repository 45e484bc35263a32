"""Stop or go: against games whose solution is known, and against every card that can come."""

from functools import cache
from itertools import product

import pytest

from kartenhaus.bots import choose, new_mind
from kartenhaus.games.skunks import GAME
from kartenhaus.games.skunks.memory import AHEAD, TOTALS, Mind
from kartenhaus.games.skunks.outlook import SURE
from kartenhaus.games.skunks.rules import n_pumas
from kartenhaus.games.skunks.state import PAST, PUMA, VALUES, State, View
from kartenhaus.games.skunks.turning import chance_of_turning, fill_shares, risk_after, weigh_going_on
from kartenhaus.games.skunks.view import n_unseen
from kartenhaus.games.skunks.weights import WHOLE
from tests.games.skunks.positions import drawn, kinds, run, turn, view

DIE = [0, 0, 205, 205, 205, 205, 204]  # two to six; a one ends the turn of Pig
ONE_IN_SIX = round(WHOLE / 6)
FREE = "row: 16 17 18 19 20 21 22"


def mind_of() -> Mind:
    """A mind that remembers nothing."""
    mind: Mind = new_mind(GAME, [1, 2, 3, 4])
    return mind


def going(gain: list[int], loss: list[int], shares: list[int], risk: int, last: int, rolls: int) -> list[int]:
    """What it is worth to go on, by total, if each card is as dangerous as the others."""
    worth = [0] * (last + len(shares))
    weigh_going_on(gain, loss, worth, shares, [risk] * rolls, 0, last)
    return worth


# Pig


def test_who_collects_points_in_one_turn_of_pig_holds_at_twenty() -> None:
    gain = [1000 * points for points in range(120)]
    worth = going(gain, [0] * 120, DIE, ONE_IN_SIX, 100, 100)
    assert all(worth[points] > gain[points] for points in range(20))
    assert all(worth[points] < gain[points] for points in range(21, 100))
    assert abs(worth[20] - gain[20]) < 50  # both are worth the same


def solved_by_it(goal: int, shares: list[int], risk: int) -> dict[tuple[int, int], list[int]]:
    """Two players race for so many points: the chance of who is to move, by both scores and by points of this turn."""
    wins = {(mine, other): [SURE // 2] * goal for mine in range(goal) for other in range(goal)}
    for _ in range(30):
        for mine, other in product(range(goal), repeat=2):
            need = goal - mine
            held = [SURE - wins[other, mine + points][0] for points in range(need)]
            gain = held + [SURE] * len(shares)
            loss = [SURE - wins[other, mine][0]] * need
            worth = going(gain, loss, shares, risk, need - 1, goal)
            wins[mine, other] = [max(gain[k], worth[k]) if k else worth[0] for k in range(need)]
    return wins


def test_piglet_is_worth_what_neller_and_presser_found() -> None:
    wins = solved_by_it(2, [0, WHOLE], WHOLE // 2)
    found = [wins[0, 0][0], wins[0, 0][1], wins[0, 1][0], wins[0, 1][1], wins[1, 0][0], wins[1, 1][0]]
    assert [chance / SURE for chance in found] == pytest.approx([4 / 7, 5 / 7, 2 / 5, 3 / 5, 4 / 5, 2 / 3], abs=1e-4)


def solved_by_hand(goal: int) -> dict[tuple[int, int, int], float]:
    """Pig by value iteration in fractions of one, over scores and the points of a turn."""
    states = [(i, j, k) for i, j in product(range(goal), repeat=2) for k in range(goal - i)]
    wins = dict.fromkeys(states, 0.5)

    def at(i: int, j: int, k: int) -> float:
        return 1.0 if i + k >= goal else wins[i, j, k]

    for _ in range(40):
        for i, j, k in reversed(states):
            roll = (1 - wins[j, i, 0] + sum(at(i, j, k + pips) for pips in range(2, 7))) / 6
            wins[i, j, k] = max(roll, 1 - wins[j, i + k, 0]) if k else roll
    return wins


def test_a_race_at_pig_is_won_as_often_as_by_value_iteration() -> None:
    by_hand, found = solved_by_hand(10), solved_by_it(10, DIE, ONE_IN_SIX)
    for (i, j, k), chance in by_hand.items():
        assert found[i, j][k] / SURE == pytest.approx(chance, abs=0.004), f"{i} to {j}, {k} in this turn"


# Memory with perfect recall


def marked(text: str) -> State:
    """A drawn position whose pumas are all known: the table marks them."""
    s = drawn(f"{text}; options: memory_aid=marks")
    s.mark = [int(face == PUMA) for face in s.face]
    return s


def chosen(s: State) -> str:
    """What the sharp player would do as the active one."""
    legal = [0] * GAME.moves.size
    actions = legal[: GAME.may(s, s.active, legal)]
    move = GAME.moves.named(choose(GAME, "sharp", view(s, s.active), actions, mind_of()))
    return " ".join(str(word) for word in move.values())


@pytest.mark.parametrize("at", ["0 0", "4 17", "15 4", "0 22 22 22"])
def test_who_knows_every_puma_turns_footprints_until_they_take_it_home(at: str) -> None:
    s = marked(f"at: {at}")
    while (move := chosen(s)) != "run":
        place = int(move.split()[1])
        assert s.face[place] != PUMA
        turn(s, place)
    run(s)
    assert s.winner == 0


def with_no_risk(v: View, cards: tuple[int, ...]) -> int:
    """The chance to win if exactly these cards lie unknown in the middle and no puma is turned, card by card."""
    gain = gains(v)

    @cache
    def best(total: int, left: tuple[int, ...]) -> int:
        if not left or v.position[0] + total >= PAST:
            return gain[total]
        return max(gain[total], going_on(total, left))

    def going_on(total: int, left: tuple[int, ...]) -> int:
        return sum(best(total + card, left[:i] + left[i + 1 :]) for i, card in enumerate(left)) // len(left)

    return going_on(v.total[0], cards)


def gains(v: View) -> list[int]:
    """The chance to win after a run, by total."""
    mind = mind_of()
    chance_of_turning(v, mind, n_pumas(v))
    return [*mind.gain[: PAST + VALUES], *[SURE] * TOTALS]


@pytest.mark.parametrize(("front", "cards"), [("4 4", "3"), ("1 1", "2"), ("2", "2 4 2"), ("4 4", "3 1 4 2")])
def test_without_risk_it_goes_on_while_a_known_footprint_helps(front: str, cards: str) -> None:
    position = "at: 4 6; front: {} | ; turned: 2; middle: {}; rest: used"
    s = marked(position.format(front, cards))
    v = view(s, 0)
    helps = with_no_risk(v, tuple(int(card) for card in cards.split()))
    gain = gains(v)[v.total[0]]
    if "run" in kinds(s) and abs(helps - gain) > SURE // 200:
        assert chosen(s).startswith("turn") == (helps > gain)
    assert chosen(s) == "run" or s.face[int(chosen(s).split()[1])] != PUMA


# Every card that can come


def exactly(v: View, known: int, gain: list[int], loss: list[int]) -> float:
    """The chance to win by turning a card: every order in which unseen cards can come, without putting any back."""
    pumas = n_pumas(v) - known

    @cache
    def turned(total: int, left: tuple[int, ...]) -> float:
        n, best = sum(left) + pumas, 0.0
        for value in range(1, VALUES + 1):
            if left[value - 1]:
                less = tuple(count - (i == value - 1) for i, count in enumerate(left))
                best += left[value - 1] * stopped(total + value, less)
        return (best + pumas * loss[total]) / n

    def stopped(total: int, left: tuple[int, ...]) -> float:
        if v.position[0] + total >= PAST:
            return SURE
        return max(gain[total], turned(total, left))

    return turned(v.total[0], tuple(n_unseen(v, value) for value in range(1, VALUES + 1)))


@pytest.mark.parametrize("known", [0, 4, 7])
@pytest.mark.parametrize(
    "at",
    ["at: 8 0; front: 4 |", "at: 12 9; front: 3 1 | 4", "at: 4 6 6; front: 2 | |", f"{FREE}; at: 9 4; front: 4 4 |"],
)
def test_it_is_within_a_hundredth_of_what_all_orders_of_cards_come_to(at: str, known: int) -> None:
    v = view(drawn(f"{at}; turned: 1"), 0)
    mind = mind_of()
    found = chance_of_turning(v, mind, known)
    assert found / SURE == pytest.approx(exactly(v, known, mind.gain, mind.loss) / SURE, abs=0.01)


# Its terms


def test_pumas_become_more_of_what_is_left_until_the_used_cards_come_back() -> None:
    v = view(drawn("at: 8 0; front: 4 | ; turned: 1; middle: 1 2 3; rest: used"), 0)
    assert [risk_after(v, 0, k) for k in range(3)] == [WHOLE * 8 // 11, WHOLE * 8 // 10, WHOLE * 8 // 9]
    assert [risk_after(v, 8, k) for k in range(3)] == [0, 0, 0]
    assert risk_after(v, 8, 3) == WHOLE * 8 // (8 + 12)  # twelve used cards; nothing is known of them


def test_shares_are_those_of_the_cards_that_nobody_has() -> None:
    v, mind = view(drawn("at: 8 0; front: 4 4 | 3 3; turned: 2"), 0), mind_of()
    fill_shares(v, mind)
    assert sum(mind.shares) == WHOLE
    assert [round(12 * share / WHOLE) for share in mind.shares[1:]] == [5, 5, 1, 1]


def test_a_dry_middle_holds_nothing_but_pumas() -> None:
    v, mind = view(drawn("at: 6 0; front: 4 | ; turned: 1; rest: last"), 0), mind_of()
    assert chance_of_turning(v, mind, 0) == mind.loss[4]


def test_what_is_known_counts_for_nothing_once_cards_are_laid_anew() -> None:
    v = view(drawn("at: 6 0; front: 2 | ; turned: 1; rest: used"), 0)
    assert chance_of_turning(v, mind_of(), 5) == chance_of_turning(v, mind_of(), 0)
    v = view(drawn("at: 6 0; front: 2 | ; turned: 1"), 0)
    assert chance_of_turning(v, mind_of(), 5) > chance_of_turning(v, mind_of(), 0)


def test_bad_tiles_ahead_make_another_card_worth_less() -> None:
    free = view(drawn(f"{FREE}; at: 0 0; front: 4 | ; turned: 1"), 0)
    stinking = view(drawn("row: 5 6 8 10 12 14 16; at: 0 0; front: 4 | ; turned: 1"), 0)
    assert chance_of_turning(free, mind_of(), 0) > chance_of_turning(stinking, mind_of(), 0)


def test_all_cards_that_can_be_needed_are_weighed() -> None:
    assert AHEAD >= PAST // 2
