"""The sizes that are printed."""

import pytest

from bench import vector
from bench._rounds import Rates
from kartenhaus.games import ids, load
from kartenhaus.kit import dtype_of


@pytest.mark.parametrize("id", ids())
def test_a_state_takes_no_more_than_a_kibibyte(id: str) -> None:
    figure = vector.size_of(id)
    assert figure.is_reached
    assert figure.value.split()[0] == str(dtype_of(load(id).State).itemsize)


def test_a_state_that_is_too_large_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector, "MOST_BYTES", 10)
    assert vector.size_of("high_card").is_reached is False


def test_two_cores_with_bots_at_random_have_a_target_and_nothing_else_has() -> None:
    fast = {what: Rates((6e6, 1e6, 1e6)) for what in vector.CLOCKS}
    slow = {what: Rates((4e6,)) for what in vector.CLOCKS}
    assert [figure.is_reached for figure in vector.figures("random", 2, fast)] == [True, None, None]
    assert [figure.is_reached for figure in vector.figures("random", 2, slow)] == [False, None, None]
    assert {figure.is_reached for figure in vector.figures("rule", 2, slow)} == {None}
