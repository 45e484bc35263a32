"""Errors say whose fault it was, and what would have been right."""

import pytest

from kartenhaus.games import ids, load, offered
from kartenhaus.kit import BadMessage, Refused


def test_a_bad_message_says_expected_got_and_where() -> None:
    error = BadMessage("an int", "x", "$.action")
    assert str(error) == "expected an int, got 'x' at $.action"
    assert str(BadMessage("an int", "x")) == "expected an int, got 'x'"
    assert isinstance(error, ValueError)


def test_a_refusal_has_a_code_and_facts() -> None:
    error = Refused("not_in_hand", card=7)
    assert error.code == str(error) == "not_in_hand"
    assert error.facts == {"card": 7}


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(BadMessage) as caught:
        load("whist")
    assert str(caught.value) == f"expected a game among {', '.join(offered())}, got 'whist' at game"


@pytest.mark.parametrize("id", ["", "../kit", "__pycache__", "nimmt.rules", "nimmt/rules"])
def test_no_other_module_passes_for_a_game(id: str) -> None:
    with pytest.raises(BadMessage):
        load(id)


def test_games_are_found_by_their_folders() -> None:
    assert "nimmt" in offered()
    assert set(offered()) <= set(ids())
    assert [load(id).id for id in ids()] == ids()
