"""One way to be a player: a name says who chooses, and how much it may think."""

import subprocess
import sys
from copy import deepcopy
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from kartenhaus.bots import Budget, Player, choose, names, new_mind, player
from kartenhaus.bots.desks import desk_for, record_of
from kartenhaus.bots.players import SHORTLIST, keep_better_half, laid_out, shortlisted, spend
from kartenhaus.games import load
from kartenhaus.kit import BadMessage, Game, as_bytes, blank, log_with_room, settle

pytestmark = pytest.mark.timeout(600)  # whichever test comes first compiles

PLAYERS = (
    "random",
    "rule",
    "six_year_old",
    "policy",
    "hunch",
    "whim",
    "flat:60",
    "flat:2ms",
    "search:60",
    "search:2ms",
)
WORDS = [3, 1, 4, 1]


@pytest.fixture
def nimmt() -> Game:
    return load("nimmt")


def begun(game: Game, seats: int = 4, variant: str = "base", **facts: Any) -> tuple[Any, list[int]]:
    """What the first seat sees when a game begins, and what it may do."""
    s = blank(game.State)
    s.seats = seats
    s.rng = [5, 6, 7, 8]
    for name, number in settle(game.Options, {"variant": variant}).items():
        setattr(s, name, number)
    game.start(s, log_with_room(0))
    for name, value in facts.items():
        setattr(s, name, value)
    v, legal = blank(game.View), [0] * game.moves.size
    seat = next(each for each in range(seats) if game.awaits(s, each))
    game.see(s, seat, v)
    return v, legal[: game.may(s, seat, legal)]


def one_safe_card(game: Game) -> tuple[Any, list[int]]:
    """Four rows: three of one card, and a full one of 17 heads that ends at 60. The hand: 61 and 104."""
    rows = [[10, 0, 0, 0, 0], [20, 0, 0, 0, 0], [50, 55, 57, 59, 60], [103, 0, 0, 0, 0]]
    hand = [[0] * 10 for _ in range(10)]
    hand[0][:2], hand[1][:2] = [61, 104], [1, 2]
    facts: dict[str, Any] = {"row": rows, "length": [1, 1, 5, 1], "hand": hand, "n_hand": [2, 2] + [0] * 8, "turn": 9}
    return begun(game, seats=2, **facts)


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_chooses_what_is_legal_and_keeps_its_memory(nimmt: Game, name: str) -> None:
    v, legal = begun(nimmt)
    seen = as_bytes(v, nimmt.View)
    memory = new_mind(nimmt, [1, 2, 3, 4])
    before = deepcopy(memory)
    assert player(nimmt, name).choose(nimmt, v, legal, memory, WORDS) in legal
    assert memory == before
    assert as_bytes(v, nimmt.View) == seen


@pytest.mark.parametrize("name", ["random", "rule", "policy", "flat:60", "search:60"])
def test_the_same_chance_makes_the_same_choice(nimmt: Game, name: str) -> None:
    v, legal = begun(nimmt)
    chosen = {player(nimmt, name).choose(nimmt, v, legal, new_mind(nimmt, WORDS), WORDS) for _ in range(3)}
    assert len(chosen) == 1


def test_the_way_in_that_was_there_before_knows_the_new_names(nimmt: Game) -> None:
    v, legal = begun(nimmt)
    for name in PLAYERS:
        assert choose(nimmt, name, v, legal, new_mind(nimmt, WORDS)) in legal


@pytest.mark.parametrize("name", ["flat:400", "search:400"])
def test_search_does_not_lay_the_sixth_card(nimmt: Game, name: str) -> None:
    v, legal = one_safe_card(nimmt)
    safe = nimmt.moves.first("choose") - 1 + 104
    assert safe in legal and len(legal) == 2
    assert choose(nimmt, name, v, legal, new_mind(nimmt, WORDS)) == safe


@pytest.mark.parametrize("is_learned", [False, True])
def test_all_candidates_are_tried_on_the_same_cards(nimmt: Game, is_learned: bool) -> None:
    v, legal = begun(nimmt)
    twice = [legal[3], legal[3]]
    desk = laid_out(nimmt, twice, new_mind(nimmt, WORDS))
    rounds = spend(nimmt, record_of(v, nimmt), 0, 2, Budget(80), is_learned, desk)
    assert rounds == 40
    assert desk.gains[0] == desk.gains[1] > 0
    assert desk.squares[0] == desk.squares[1] > desk.gains[0]


def test_what_was_learned_changes_the_playouts(nimmt: Game) -> None:
    v, legal = begun(nimmt)
    gains = []
    for is_learned in (False, True):
        desk = laid_out(nimmt, legal, new_mind(nimmt, WORDS))
        spend(nimmt, record_of(v, nimmt), 0, len(legal), Budget(4000), is_learned, desk)
        gains.append(int(desk.gains.sum()))
    assert gains[1] < 0.9 * gains[0]  # who plays well takes fewer heads


def test_in_company_the_rule_of_thumb_plays_in_playouts(nimmt: Game) -> None:
    v, legal = begun(nimmt)
    gains = []
    for company in ([0, 0, 0, 0], [1, 0, 0, 0], [1, 1, 1, 1]):
        desk = laid_out(nimmt, legal, new_mind(nimmt, WORDS))
        learned = desk.weights.copy()
        try:
            desk.weights[:] = 0  # so everybody else plays at random
            desk.company[:4] = company
            spend(nimmt, record_of(v, nimmt), 0, len(legal), Budget(4000), True, desk)
        finally:
            desk.weights[:], desk.company[:] = learned, 0
        gains.append(int(desk.gains.sum()))
    alone, one, all_of_them = gains
    assert one < 0.7 * alone  # whoever plays better than the others takes fewer heads
    assert one < 0.9 * all_of_them < alone  # and more of them among equals


def test_the_better_half_stays_best_first(nimmt: Game) -> None:
    desk = laid_out(nimmt, [11, 12, 13, 14, 15], new_mind(nimmt, WORDS))
    desk.gains[:5] = [50, 10, 30, 20, 40]  # heads: the fewer the better
    assert keep_better_half(nimmt, desk, 5) == 3
    assert desk.candidates[:3].tolist() == [12, 14, 13]
    assert desk.gains[:3].tolist() == [10, 20, 30]


def trusting(game: Game, points: int) -> Game:
    """The same game, in which what was learned counts for so much."""

    def trust(seats: int) -> int:
        return points

    return replace(game, trust=trust)


def test_what_was_learned_counts_like_rounds_that_were_played(nimmt: Game) -> None:
    v, legal = begun(nimmt)
    liked = choose(nimmt, "policy", v, legal, new_mind(nimmt, WORDS))
    chosen = [
        {choose(game, "search:10", v, legal, new_mind(nimmt, [1, 2, 3, word])) for word in range(20)}
        for game in (trusting(nimmt, 10**6), trusting(nimmt, 0))
    ]
    assert chosen[0] == {liked}
    assert len(chosen[1]) > 2  # ten playouts tell next to nothing


def test_of_many_candidates_a_few_are_tried_with_less_to_spend(nimmt: Game) -> None:
    v, legal = begun(nimmt, variant="professional")
    assert len(legal) == 44
    desk = laid_out(nimmt, legal, new_mind(nimmt, WORDS))
    n, budget = shortlisted(nimmt, record_of(v, nimmt), 0, 44, Budget(800), 100, desk)
    assert (n, budget) == (SHORTLIST, Budget(200))
    few = desk.candidates[:n].tolist()
    assert len(set(few)) == n and set(few) <= set(legal)
    assert few[0] == choose(nimmt, "policy", v, legal, new_mind(nimmt, WORDS))
    assert desk.gains[:n].tolist() == sorted(desk.gains[:n])  # heads: the fewer the better


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("genius", "expected a player of nimmt (mouse, rabbit, fox, owl, wolf, random, six_year_old, rule"),
        ("", "expected a player of nimmt"),
        ("flat", "expected playouts or milliseconds after the colon, as flat:3000 or flat:50ms, got 'flat'"),
        ("flat:many", "expected playouts or milliseconds after the colon"),
        ("flat:-5", "expected playouts or milliseconds after the colon"),
        ("flat:0", "expected a budget from 1 to 10000000 playouts, got 'flat:0'"),
        ("search:0ms", "expected a budget from 1 to 60000 ms, got 'search:0ms'"),
        ("search:99999999ms", "expected a budget from 1 to 60000 ms"),
        ("rule:10", "expected rule without a budget, as it does not search, got 'rule:10'"),
    ],
)
def test_what_is_no_player_gets_one_sentence(nimmt: Game, name: str, said: str) -> None:
    with pytest.raises(BadMessage) as error:
        player(nimmt, name)
    assert said in str(error.value)


@pytest.mark.parametrize("budget", [(0, 0), (-1, 0), (0, -1), (10**8, 0)])
def test_no_time_at_all_is_no_budget(budget: tuple[int, int]) -> None:
    with pytest.raises(BadMessage):
        Budget(*budget)


def test_a_budget_of_the_moment_replaces_the_names(nimmt: Game) -> None:
    asked = []

    def think(game: Game, view: Any, legal: list[int], mind: Any, budget: Budget) -> int:
        asked.append(budget)
        return legal[0]

    v, legal = begun(nimmt)
    fake = Player("fake", think, Budget(7))
    fake.choose(nimmt, v, legal, new_mind(nimmt, WORDS), WORDS)
    fake.choose(nimmt, v, legal, new_mind(nimmt, WORDS), WORDS, Budget(milliseconds=3))
    assert asked == [Budget(7), Budget(0, 3)]


def test_a_game_without_anything_learned_has_no_policy() -> None:
    game = load("high_card")
    assert "policy" not in names(game)
    with pytest.raises(BadMessage, match="a player of high_card"):
        player(game, "policy")


@pytest.mark.parametrize("name", ["policy", "search:10"])
def test_weights_from_other_rules_are_not_used(nimmt: Game, name: str) -> None:
    later = replace(nimmt, rules_version=nimmt.rules_version + 1)
    with pytest.raises(BadMessage, match="weights learned with version 2 of the rules of nimmt"):
        player(later, name)
    assert player(later, "flat:10").budget == Budget(10)


def test_each_thread_has_a_desk_of_its_own(nimmt: Game) -> None:
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as pool:
        other = pool.submit(desk_for, nimmt).result()
    assert desk_for(nimmt) is desk_for(nimmt)
    assert not np.shares_memory(desk_for(nimmt).gains, other.gains)


def test_who_does_not_search_need_not_wait_for_the_compiler() -> None:
    asked = "import sys, kartenhaus.bots, kartenhaus.server.app; print('numba' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert said == "False\n"
