"""Why the rule of thumb does what it does, in words that help a beginner; never more than the view and its memory."""

from kartenhaus.kit import NOBODY, Reason

from .actions import COVER, GIVE_0, GO_ON, RUN, TURN_0
from .bot import is_run, steps_of
from .memory import MIDDLING, Mind, n_remembered
from .rules import is_full, is_stink, n_pumas, next_receiver, tile_after
from .state import GIVE, PAST, TURN, VALUES, View

REASONS = ("win", "run", "first", "must", "dare", "cover", "least", "most", "go_on", "any")


def reason(v: View, action: int, mind: Mind) -> Reason:
    """Why this action is the rule of thumb's."""
    if action == COVER:
        return Reason("cover")
    if v.phase == GIVE and v.receiver != NOBODY:
        return reason_for_gift(v, action - GIVE_0)
    if v.phase == TURN and is_run(action):
        return reason_for_run(v, steps_of(v, action))
    if v.phase == TURN and TURN_0 < action < RUN:
        return reason_for_card(v, mind)
    return Reason("go_on" if action == GO_ON else "any")


def reason_for_gift(v: View, footprints: int) -> Reason:
    """Little for whoever is ahead of the next one, else a lot; where a stronger player weighs more, no rule says it."""
    kinds = [value for value in range(1, VALUES + 1) if v.front[v.active][value] > 0]
    is_ahead = v.position[v.receiver] >= v.position[next_receiver(v, v.receiver)]
    if footprints != (min(kinds) if is_ahead else max(kinds)):
        return Reason("any")
    return Reason("least" if is_ahead else "most", {"footprints": footprints})


def reason_for_run(v: View, steps: int) -> Reason:
    """It wins, or it is worth more than another card."""
    tile = tile_after(v, steps)
    return Reason("win") if tile == PAST else Reason("run", {"steps": steps, "tile": tile, **odds(v, 0)})


def reason_for_card(v: View, mind: Mind) -> Reason:
    """Without a card no run; with a bad total none either; else the odds are good enough."""
    facts = odds(v, n_remembered(v, mind, MIDDLING))
    if v.n_turned == 0:
        return Reason("first", facts)
    tile = tile_after(v, v.total[v.active])
    if is_stink(v, tile) or is_full(v, tile):
        return Reason("must", facts)
    return Reason("dare", facts)


def odds(v: View, known: int) -> dict[str, int]:
    """Cards whose face is unknown, and pumas among them."""
    return {"cards": max(v.n_down - known, 0), "pumas": max(n_pumas(v) - known, 0)}


RULES = {  # the rule behind a refusal; the others say all there is to say themselves
    "game_over": "SK-76",
    "has_left": "SK-18",
    "not_your_turn": "SK-18",
    "has_skunk": "SK-15",
    "skunk_taken": "SK-15",
    "track_full": "SK-10",
    "no_path_left": "SK-10",
    "no_stink_left": "SK-10",
    "stinks_touch": "SK-11",
    "too_far_apart": "SK-11",
    "no_legal_track": "SK-11",
    "track_unfinished": "SK-10",
    "cover_first": "SK-57",
    "give_first": "SK-60",
    "no_card_there": "SK-22",
    "only_pumas_left": "SK-70",
    "must_run": "SK-68",
    "footprints_left": "SK-68",
    "turn_first": "SK-22",
    "on_stink": "SK-36",
    "tile_full": "SK-38",
    "all_cards_count": "SK-32",
    "no_such_sum": "SK-32",
    "already_seen": "SK-56",
    "look_first": "SK-56",
    "starts_left": "SK-60",
    "begin_where_first": "SK-60",
    "begun_already": "SK-60",
    "no_such_card": "SK-60",
}
