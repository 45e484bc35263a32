"""The end of a round, scoring, coins, the end of the game."""

import pytest

from kartenhaus import kit
from kartenhaus.games.nilokilo import GAME
from kartenhaus.games.nilokilo.actions import SNATCH_0
from kartenhaus.games.nilokilo.scoring import end_round
from kartenhaus.games.nilokilo.state import GIVE, OVER, PLAY, SCORED, State
from kartenhaus.kit import ONLOOKER
from tests.games.nilokilo.positions import (
    cards_text,
    drawn,
    end_by_king,
    give_back,
    kept,
    legal_moves,
    refused,
    see_all,
    snatch,
    told_by,
    turn,
    view,
)

D6 = "piles: B3 B1 C2 L1 L1 L1 I3 G | B2 B2 C3 L2 L2 G G; jesters: 3 3; up: 41; last: 0"


def scored(text: str) -> tuple[State, list[str]]:
    """The round ends here, whatever the reason; what was told."""
    s = drawn(text)
    log = kit.log_with_room(300)
    end_round(s, log)
    return s, told_by(log)


def given(cards: list[int], gluttons: list[int], **options: str) -> tuple[State, list[str]]:
    """A scoring in which each seat leads alone in so many kinds and has so many gluttons."""
    kinds = iter("BCLSI")
    piles = " | ".join(
        " ".join([*(next(kinds) + "1" for _ in range(n)), *["G"] * plates])
        for n, plates in zip(cards, gluttons, strict=True)
    )
    spoken = " ".join(f"{name}={value}" for name, value in ({"give_back": "auto"} | options).items())
    return scored(f"piles: {piles}; jesters: {' '.join('3' for _ in cards)}; options: {spoken}")


@pytest.mark.rule("NK-25")
def test_d4_the_round_ends_with_the_last_jester() -> None:
    s = drawn("heap: B2 L1; jesters: 0 1; last: 0")
    told = snatch(s, 1)
    assert told[:2] == ["snatched seat=1 jester=3 left=0 colour=2", "jesters_gone"]
    assert s.phase == SCORED
    assert told[-1] == "coin seat=1 kept=2 coins=1 round=1"


@pytest.mark.rule("NK-25")
def test_the_round_goes_on_while_one_player_has_a_jester() -> None:
    s = drawn("heap: B2 L1; jesters: 1 1; last: 0")
    snatch(s, 1)
    assert s.phase == PLAY


@pytest.mark.rule("NK-26", "NK-27", "NK-28")
def test_d5_when_the_king_comes_nobody_gets_the_heap() -> None:
    s = drawn("heap: B2 L1 G C1 I3; last: 1; up: 41")
    told = end_by_king(s)
    assert told[:2] == ["king_up seat=2", "heap_lost cards=5 sweets=7 gluttons=1"]
    assert refused(s, 0, SNATCH_0) == "not_now"
    assert s.pile == [[0] * len(s.pile[0])] * 4
    assert sum(s.stack) == 50 - 41  # they stay unseen
    assert cards_text(s, view(s, ONLOOKER).pile[0]) == ""
    assert view(s, ONLOOKER).n_heap == 5


@pytest.mark.rule("NK-29", "NK-30", "NK-31", "NK-32", "NK-33", "NK-34", "NK-35", "NK-36", "NK-38", "NK-39")
def test_d6_a_whole_scoring_step_by_step() -> None:
    s = drawn(D6)
    told = end_by_king(s)
    assert told == [
        "king_up seat=0" if s.due == 0 else "king_up seat=1",
        "counted seat=0 sweet=1 total=4",
        "counted seat=1 sweet=1 total=4",
        "keeps seat=0 sweet=1 total=4",
        "keeps seat=1 sweet=1 total=4",
        "counted seat=0 sweet=2 total=2",
        "counted seat=1 sweet=2 total=3",
        "keeps seat=1 sweet=2 total=3",
        "counted seat=0 sweet=3 total=3",
        "counted seat=1 sweet=3 total=4",
        "keeps seat=1 sweet=3 total=4",  # two cards beat three
        "nobody_has sweet=4",
        "counted seat=0 sweet=5 total=3",
        "keeps seat=0 sweet=5 total=3",
        "has_gluttons seat=0 gluttons=1 refused=0",
        "has_gluttons seat=1 gluttons=2 refused=0",
    ]
    assert (s.phase, kept(s)) == (GIVE, [2, 3])
    assert legal_moves(s, 1) == ["give_back 1", "give_back 2", "give_back 3"]
    assert give_back(s, 1, "C") == [
        "gave_back seat=1 sweet=2 kept=2",
        "coin seat=0 kept=2 coins=1 round=1",
        "coin seat=1 kept=2 coins=1 round=1",
    ]
    assert s.coins[:2] == [1, 1]


@pytest.mark.rule("NK-35")
def test_more_than_two_may_share_the_lead() -> None:
    s, _ = scored("piles: B2 | B1 B1 | B2 | ; jesters: 3 3 3 3")
    assert kept(s) == [1, 1, 1, 0]


@pytest.mark.rule("NK-32", "NK-33", "NK-34")
def test_a_leader_keeps_one_card_a_kind_and_the_others_none() -> None:
    s, _ = scored("piles: B3 B3 B3 | B2 B2 B1; jesters: 3 3")
    assert s.kept[0][:3] == [0, 1, 0]
    assert kept(s) == [1, 0]


@pytest.mark.rule("NK-29")
def test_in_the_scoring_all_that_was_taken_lies_open() -> None:
    s = drawn(D6)
    end_by_king(s)
    for viewer in (ONLOOKER, 0, 1):
        v = view(s, viewer)
        assert cards_text(s, v.pile[1]) == "B2 B2 C3 L2 L2 G G"
        assert v.total[0][:6] == [0, 4, 2, 3, 0, 3]
        assert v.gluttons == [1, 2, -1, -1]


@pytest.mark.rule("NK-37")
def test_d7_who_has_kept_nothing_gives_nothing_back() -> None:
    s, told = given([0, 2, 1], [3, 1, 1])
    assert "nothing_to_give seat=0" in told
    assert kept(s) == [0, 2, 1]
    assert told[-1] == "coin seat=1 kept=2 coins=1 round=1"


@pytest.mark.rule("NK-36")
def test_d8_equal_gluttons_make_all_pay_or_nobody() -> None:
    # six kinds are needed here, so two seats share the lead in one of them
    text = "piles: B1 | C1 | L1 S1 G G | S1 I1 G G; jesters: 3 3 3 3; options: give_back=auto glutton_tie="
    s, _ = scored(text + "all_pay")
    assert kept(s) == [1, 1, 1, 1]
    assert s.coins == [1, 1, 1, 1]
    s, _ = scored(text + "nobody")
    assert kept(s) == [1, 1, 2, 2]
    assert s.coins == [0, 0, 1, 1]


@pytest.mark.rule("NK-36")
def test_d18_without_any_glutton_nobody_pays() -> None:
    _, told = given([2, 1, 1], [0, 0, 0])
    assert told[-1] == "coin seat=0 kept=2 coins=1 round=1"
    assert not any(event.startswith(("has_gluttons", "gave_back")) for event in told)


@pytest.mark.rule("NK-36")
def test_an_only_kept_card_goes_back_without_a_question() -> None:
    s, told = scored("piles: B1 G | C1; jesters: 3 3")
    assert "gave_back seat=0 sweet=1 kept=0" in told
    assert s.coins[:2] == [0, 1]


@pytest.mark.rule("NK-38")
def test_nobody_kept_a_card_so_there_is_no_coin() -> None:
    s, told = scored("piles: | ; jesters: 3 3")
    assert (told[-1], s.coins[:2]) == ("no_coin", [0, 0])
    s, told = scored("piles: | ; jesters: 3 3; options: zero_cards=coin_for_all")
    assert s.coins[:2] == [1, 1]


@pytest.mark.rule("NK-43")
def test_d14_an_early_king_brings_no_coin_and_the_same_starter() -> None:
    s = drawn("jesters: 3 3 3; round: 2; starter: 1; last: 0; options: king_new_round=anywhere")
    told = turn(s, "K")
    assert told[0] == "king_up seat=1" and told[-1] == "no_coin"
    assert see_all(s) == ["round_began seat=1 round=3"]


@pytest.mark.rule("NK-43")
@pytest.mark.parametrize(("winners", "last", "starter"), [([0, 3], 1, 3), ([0, 2], 2, 0), ([2], 2, 2), ([1, 2], 3, 1)])
def test_d15_of_several_coin_winners_the_first_clockwise_begins(winners: list[int], last: int, starter: int) -> None:
    piles = " | ".join("B1" if seat in winners else "" for seat in range(4))
    s, _ = scored(f"piles: {piles}; starter: {last}")
    assert see_all(s) == [f"round_began seat={starter} round=2"]


@pytest.mark.rule("NK-44")
def test_three_coins_win() -> None:
    s, told = scored("piles: B1 | ; jesters: 3 3; coins: 2 1")
    assert told[-2:] == ["coin seat=0 kept=1 coins=3 round=1", "won seat=0 coins=3"]
    assert s.phase == OVER
    ranks = [0] * 4
    GAME.standings(s, ranks)
    assert ranks[:2] == [1, 2]


@pytest.mark.rule("NK-44")
def test_d13_two_reach_three_coins_together_and_more_coins_than_nine_are_counted() -> None:
    s, told = scored("piles: B1 | C1 | | ; jesters: 3 3 3 3; coins: 2 2 2 2")
    assert told[-2:] == ["won seat=0 coins=3", "won seat=1 coins=3"]
    assert sum(s.coins) == 10
    ranks = [0] * 4
    GAME.standings(s, ranks)
    assert ranks == [1, 1, 3, 3]


@pytest.mark.rule("NK-44")
def test_or_they_play_on_until_one_is_ahead() -> None:
    s, _ = scored("piles: B1 | C1 | | ; jesters: 3 3 3 3; coins: 2 2 2 2; options: shared_win=play_on")
    assert s.phase == SCORED
    s, told = scored("piles: B1 | ; jesters: 3 3; coins: 3 3; options: shared_win=play_on")
    assert told[-1] == "won seat=0 coins=4"


def test_a_game_without_end_ends_after_fifty_rounds() -> None:
    s, told = scored("piles: | ; jesters: 3 3; coins: 2 1; round: 50")
    assert (s.phase, told[-1]) == (OVER, "won seat=0 coins=2")
