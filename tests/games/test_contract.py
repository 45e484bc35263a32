"""What every game promises the house, asked of every game there is."""

from copy import deepcopy
from functools import cache
from typing import Any

import numpy as np
import pytest

from kartenhaus import kit
from kartenhaus.bots import levels, opponents
from kartenhaus.compiled import compiled
from kartenhaus.games import ids, load
from kartenhaus.kit import CLOCK, ONLOOKER, BadMessage, Choice, Game, Number, RealTime
from tests.kit.driven import STUCK, fast, minds, plain, plain_mind
from tests.kit.tables import LINES, deaf_log, filled, random_tables, table_of

GAMES = ids()
PARTS = 8
GAMES_A_PART = 250  # times PARTS: 2,000 random games
STEPS = 200  # traced at once
LONGEST = 200_000  # steps of random play: whatever goes on for longer does not end
pytestmark = pytest.mark.timeout(600)  # whichever test comes first compiles
every_game = pytest.mark.parametrize("id", GAMES)
every_hurried_game = pytest.mark.parametrize("id", [id for id in GAMES if load(id).real_time is not None])


@cache
def played_fast(id: str) -> Any:
    return fast(compiled(id))


@cache
def played_plain(id: str) -> Any:
    return plain(load(id))


def views_of(game: Game, s: Any, see: Any) -> list[bytes]:
    """What everybody sees, the onlooker first."""
    views = []
    for viewer in range(ONLOOKER, s.seats):
        view = kit.blank(game.View)
        see(s, viewer, view)
        views.append(kit.as_bytes(view, game.View))
    return views


# Plain and compiled


@every_game
@pytest.mark.parametrize("part", range(PARTS))
def test_plain_and_compiled_games_are_equal_in_every_byte(id: str, part: int) -> None:
    game, quick, slow = load(id), played_fast(id), played_plain(id)
    states = random_tables(game, GAMES_A_PART, seed=part)
    size = game.moves.size
    legal, plain_legal = np.zeros(size, np.int32), [0] * size
    fast_log = kit.log_record(LINES)
    for i, mind in enumerate(minds(part, len(states), game.Mind)):
        s, me, log = kit.unpack(states[i], game.State), plain_mind(mind), kit.log_with_room(LINES)
        fast_log["n"] = 0
        quick.start(states[i], fast_log)
        slow.start(s, log)
        while not game.is_over(s):
            trace, plain_trace = np.zeros(STEPS, np.int64), [0] * STEPS
            n = quick.play_traced(states[i], fast_log, legal, mind, trace, size, 32)
            assert slow.play_traced(s, log, plain_legal, me, plain_trace, size, 32) == n != STUCK
            assert trace.tolist() == plain_trace, f"game {i} differs in step {first_difference(trace, plain_trace)}"
            assert states[i].tobytes() == kit.as_bytes(s, game.State), f"game {i}: {differing(states[i], s)}"
            assert fast_log["n"] == log.n and fast_log["line"][: log.n].tolist() == log.line[: log.n]
            fast_log["n"] = log.n = 0
        assert quick.is_over(states[i])
        assert endings(game, quick, states[i]) == endings(game, slow, s)


def first_difference(one: Any, other: Any) -> int:
    """The first place at which two lists differ."""
    return next(i for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)


def differing(record: np.void, s: Any) -> list[str]:
    """The fields in which a record differs from a plain object."""
    assert record.dtype.names is not None
    return [name for name in record.dtype.names if record[name].tolist() != getattr(s, name)]


def endings(game: Game, played: Any, s: Any) -> list[int]:
    """Ranks, points and finished deals."""
    ranks = np.zeros(max(game.seats), np.int64)
    played.standings(s, ranks)
    seats = int(s.seats if not isinstance(s, np.void) else s["seats"])
    return [*ranks[:seats].tolist(), *(int(played.score(s, seat)) for seat in range(seats)), int(played.deals_done(s))]


@every_game
def test_plain_and_compiled_states_and_views_are_equal_after_every_step(id: str) -> None:
    game, quick, slow = load(id), played_fast(id), played_plain(id)
    states = random_tables(game, 3 * len(game.seats), seed=100)
    size = game.moves.size
    legal, plain_legal = np.zeros(size, np.int32), [0] * size
    nobody_listens = deaf_log()
    dreams = np.zeros(1, kit.dtype_of(game.State))
    for i, mind in enumerate(minds(100, len(states), game.Mind)):
        s, me, log = kit.unpack(states[i], game.State), plain_mind(mind), kit.log_with_room(0)
        quick.start(states[i], nobody_listens)
        slow.start(s, log)
        n = 0
        while not game.is_over(s):
            assert states[i].tobytes() == kit.as_bytes(s, game.State), f"game {i}, step {n}: {differing(states[i], s)}"
            viewer = n % (s.seats + 1) - 1
            view, plain_view = np.zeros(1, kit.dtype_of(game.View)), kit.blank(game.View)
            quick.see(states[i], viewer, view[0])
            slow.see(s, viewer, plain_view)
            assert view.tobytes() == kit.as_bytes(plain_view, game.View)
            dream = kit.unpack(dreams[0], game.State)
            dreams[0]["rng"] = dream.rng = [n + 1, 2, 3, 4]
            quick.imagine(view[0], dreams[0])
            slow.imagine(plain_view, dream)
            assert dreams.tobytes() == kit.as_bytes(dream, game.State), (
                f"game {i}, step {n}: {differing(dreams[0], dream)}"
            )
            assert quick.step(states[i], nobody_listens, legal, mind) == slow.step(s, log, plain_legal, me) != STUCK
            n += 1


# May and may not


@every_game
def test_may_and_why_not_agree_on_every_action_at_every_step(id: str) -> None:
    game, quick = load(id), played_fast(id)
    states = random_tables(game, 300, seed=200)
    size = game.moves.size
    legal, counts, log = np.zeros(size, np.int32), np.zeros(size, np.int64), deaf_log()
    for i, mind in enumerate(minds(200, len(states), game.Mind)):
        quick.start(states[i], log)
        assert quick.play_checked(states[i], log, legal, mind, counts, size, LONGEST) == 0, f"game {i}"


@every_game
def test_every_refusal_has_a_name_of_its_own(id: str) -> None:
    refusals = load(id).refusals
    assert refusals[0] == "legal"
    assert len(set(refusals)) == len(refusals)


@every_game
def test_asking_changes_no_byte(id: str) -> None:
    game = load(id)
    legal = [0] * game.moves.size
    for s, _ in moments(game, 8, seed=300):
        before = kit.as_bytes(s, game.State)
        for actor in (CLOCK, *range(s.seats)):
            game.may(s, actor, legal)
            for action in range(game.moves.size):
                assert 0 <= game.why_not(s, actor, action) < len(game.refusals)
        views_of(game, s, game.see)
        ranks = [0] * max(game.seats)
        game.standings(s, ranks)
        game.is_over(s)
        game.deals_done(s)
        for seat in range(s.seats):
            game.awaits(s, seat)
            game.tempts(s, seat)
            game.score(s, seat)
        if game.real_time is not None:
            told_of_time(game.real_time, s)
        assert kit.as_bytes(s, game.State) == before


def told_of_time(real_time: RealTime, s: Any) -> tuple[int, ...]:
    """All that a game says of time at this moment."""
    by_seat = [ask(s, seat) for ask in (real_time.races, real_time.favours) for seat in range(s.seats)]
    return (real_time.race(s), real_time.beat(s), real_time.rests(s), real_time.closes(s, []), *by_seat)


def moments(game: Game, n: int, seed: int) -> Any:
    """States from random games, each with the log so far; one in seven steps, and the end."""
    slow = plain(game)
    states = random_tables(game, n, seed)
    legal = [0] * game.moves.size
    for i, mind in enumerate(minds(seed, n, game.Mind)):
        s, me, log = kit.unpack(states[i], game.State), plain_mind(mind), kit.log_with_room(5000)
        game.start(s, log)
        yield s, log
        while not game.is_over(s):
            assert slow.play(s, log, legal, me, 7) != STUCK
            yield s, log


# Beginning and end


@every_game
def test_a_start_depends_on_seats_options_and_chance_alone(id: str) -> None:
    game, quick = load(id), played_fast(id)
    fresh = random_tables(game, 60, seed=400)
    used = fresh.copy()
    kept = ["seats", "rng", *(option.name for option in kit.choices_of(game.Options))]
    for state, original in zip(used, fresh, strict=True):
        filled(state, 0x55)
        for name in kept:
            state[name] = original[name]
    for states in (fresh, used):
        for state in states:
            quick.start(state, deaf_log())
    assert not [name for name in kit.dtype_of(game.State).names or () if not np.array_equal(fresh[name], used[name])]


@every_game
def test_every_game_ends_and_somebody_can_act_until_then(id: str) -> None:
    game, quick = load(id), played_fast(id)
    states = random_tables(game, 2000, seed=500)
    log, legal = deaf_log(), np.zeros(game.moves.size, np.int32)
    for i, mind in enumerate(minds(500, len(states), game.Mind)):
        quick.start(states[i], log)
        assert quick.play(states[i], log, legal, mind, LONGEST) != STUCK, f"game {i}"
        assert quick.is_over(states[i]), f"game {i}"
        seats = range(states[i]["seats"])
        assert not any(quick.awaits(states[i], seat) or quick.races(states[i], seat) for seat in seats)


@every_game
def test_a_game_without_hurry_always_awaits_somebody(id: str) -> None:
    game = load(id)
    for s, _ in moments(game, 20, seed=550):
        if game.real_time is None and not game.is_over(s):
            assert any(game.awaits(s, seat) for seat in range(s.seats))


@every_game
def test_after_the_end_nobody_may_do_anything(id: str) -> None:
    game = load(id)
    legal = [0] * game.moves.size
    for s, _ in moments(game, 12, seed=600):
        if game.is_over(s):
            assert all(game.may(s, actor, legal) == 0 for actor in (CLOCK, *range(s.seats)))


@every_game
def test_ranks_begin_at_one_and_equal_points_share_one(id: str) -> None:
    game = load(id)
    for s, _ in moments(game, 40, seed=700):
        if game.is_over(s):
            ranks = [0] * max(game.seats)
            game.standings(s, ranks)
            ranks = ranks[: s.seats]
            points = [game.score(s, seat) * (1 if game.fewest_wins else -1) for seat in range(s.seats)]
            assert ranks == [1 + sum(other < mine for other in ranks) for mine in ranks]
            assert ranks == [1 + sum(other < mine for other in points) for mine in points]


# Real time


@every_hurried_game
def test_what_a_game_says_of_time_fits_its_moves_and_bots(id: str) -> None:
    game = load(id)
    assert game.real_time is not None
    names = {str(game.moves.named(action)["move"]) for action in range(game.moves.size)}
    assert game.real_time.claims and game.real_time.claims <= names
    assert set(game.real_time.false_starts) <= game.real_time.claims
    assert set(game.real_time.false_starts.values()) <= names
    assert set(levels(game)) <= set(game.real_time.reactions) <= {*levels(game), *opponents(game)}
    assert all(time > 0 for time in game.real_time.reactions.values())


@every_hurried_game
def test_who_races_may_act_and_may_let_it_pass(id: str) -> None:
    game = load(id)
    time = game.real_time
    assert time is not None
    n_races = n_claims = 0
    legal = [0] * game.moves.size
    for s, _ in moments(game, 20, seed=710):
        for seat in [seat for seat in range(s.seats) if time.races(s, seat)]:
            n_races += 1
            actions = legal[: game.may(s, seat, legal)]
            claims = [action for action in actions if game.moves.named(action)["move"] in time.claims]
            n_claims += len(claims)
            assert any(lets_it_pass(game, time, s, seat, action) for action in actions if action not in claims)
    assert n_races > 0 and n_claims > 0


def lets_it_pass(game: Game, time: RealTime, s: Any, seat: int, action: int) -> bool:
    """After this action the seat does not race any more, at least not for the same."""
    after = deepcopy(s)
    game.act(after, seat, action, kit.log_with_room(LINES))
    return not time.races(after, seat) or time.race(after) != time.race(s)


@every_hurried_game
def test_no_race_comes_back_and_no_beat_is_taken_back(id: str) -> None:
    game, slow = load(id), played_plain(id)
    time = game.real_time
    assert time is not None
    legal = [0] * game.moves.size
    states = random_tables(game, 12, seed=720)
    for i, mind in enumerate(minds(720, len(states), game.Mind)):
        s, me, log = kit.unpack(states[i], game.State), plain_mind(mind), kit.log_with_room(0)
        game.start(s, log)
        seen, last, beat = set(), 0, time.beat(s)
        while not game.is_over(s):
            race = time.race(s)
            if race != last:
                assert race not in seen, f"game {i}: race {race} came back"
                seen |= {race} - {0}
                last = race
            assert time.beat(s) >= beat
            beat = time.beat(s)
            assert time.rests(s) >= 0 and time.closes(s, []) >= 0
            assert slow.step(s, log, legal, me) != STUCK


# Secrets


@every_game
@pytest.mark.parametrize("part", range(4))
def test_what_is_seen_of_an_imagined_state_is_the_view_it_was_imagined_from(id: str, part: int) -> None:
    game, quick = load(id), played_fast(id)
    room = 2048
    views, again = (np.zeros(room, kit.dtype_of(game.View)) for _ in range(2))
    dreams = np.zeros(room, kit.dtype_of(game.State))
    log, legal = deaf_log(), np.zeros(game.moves.size, np.int32)
    states = random_tables(game, 60, seed=800 + part)
    for i, mind in enumerate(minds(800 + part, len(states), game.Mind)):
        quick.start(states[i], log)
        while not quick.is_over(states[i]):
            for records in (views, again, dreams):
                records[:] = np.zeros(1, records.dtype)
            dreams["rng"] = np.random.default_rng([part, i]).integers(1, 2**32, (room, 4), dtype=np.uint32)
            n = quick.look_round(states[i], log, legal, mind, views, dreams, again)
            assert n != STUCK, f"game {i}: an imagined state allows other moves, or nobody may move"
            assert views[:n].tobytes() == again[:n].tobytes(), f"game {i}: {differing_views(views[:n], again[:n])}"
            assert quick.play_all(dreams, log, legal, mind, min(n, 64), LONGEST) == 0, f"game {i}: no end to a dream"


def differing_views(views: Any, again: Any) -> str:
    """The fields in which views differ, with the first pair that does."""
    names = [name for name in views.dtype.names if not np.array_equal(views[name], again[name])]
    k = next(k for k in range(len(views)) if views[k].tobytes() != again[k].tobytes())
    return f"{names} at {k}: {[(n, views[k][n].tolist(), again[k][n].tolist()) for n in names]}"


@every_game
def test_states_that_differ_only_in_what_a_viewer_cannot_know_look_alike(id: str) -> None:
    game = load(id)
    n_different = 0
    for k, (s, _) in enumerate(moments(game, 20, seed=900)):
        for viewer in range(ONLOOKER, s.seats):
            view = kit.blank(game.View)
            game.see(s, viewer, view)
            dreams = []
            for seed in (1, 2):
                dream = kit.blank(game.State)
                kit.reseed(dream, [seed, k + 1, viewer + 2, 77])
                game.imagine(view, dream)
                seen = kit.blank(game.View)
                game.see(dream, viewer, seen)
                assert seen == view
                kit.reseed(dream, [1, 2, 3, 4])
                dreams.append(kit.as_bytes(dream, game.State))
            n_different += dreams[0] != dreams[1]
    assert n_different > 0, "expected imagined states to differ now and then"


@every_game
def test_refusals_tell_a_seat_nothing_that_it_cannot_know(id: str) -> None:
    game = load(id)
    for k, (s, _) in enumerate(moments(game, 10, seed=910)):
        for viewer in range(s.seats):
            dream = dreamt(game, s, viewer, k)
            for action in range(game.moves.size):
                assert game.why_not(dream, viewer, action) == game.why_not(s, viewer, action)


@every_game
def test_events_tell_a_viewer_nothing_that_it_cannot_know(id: str) -> None:
    game = load(id)
    n_alike = 0
    for k, (s, _) in enumerate(moments(game, 8, seed=920)):
        for viewer in range(ONLOOKER, s.seats):
            awaited = [seat for seat in range(s.seats) if game.awaits(s, seat) or is_racing(game, s, seat)]
            for seat in awaited[k % len(awaited) :][:1] if awaited else []:
                one, other = (after_first_move(game, dreamt(game, s, viewer, 2 * k + i), seat, viewer) for i in (0, 1))
                if one["view"] == other["view"]:
                    assert one["told"] == other["told"]
                    n_alike += one["state"] != other["state"]
    assert n_alike > 0, "expected different states that look alike"


def is_racing(game: Game, s: Any, seat: int) -> bool:
    """The seat is in a hurry."""
    return game.real_time is not None and game.real_time.races(s, seat)


def dreamt(game: Game, s: Any, viewer: int, seed: int) -> Any:
    """A state that the viewer may take for this one."""
    view, dream = kit.blank(game.View), kit.blank(game.State)
    game.see(s, viewer, view)
    kit.reseed(dream, [seed + 1, viewer + 2, 3, 4])
    game.imagine(view, dream)
    return dream


def after_first_move(game: Game, s: Any, seat: int, viewer: int) -> dict[str, Any]:
    """What a viewer gets when a seat does the first thing that it may, and what is so."""
    legal, log, view = [0] * game.moves.size, kit.log_with_room(100), kit.blank(game.View)
    assert game.may(s, seat, legal) > 0
    kit.reseed(s, [1, 2, 3, 4])
    game.act(s, seat, legal[0], log)
    game.see(s, viewer, view)
    told = [line for line in log.line[: log.n] if line[1] in (kit.events.EVERYBODY, viewer)]
    return {"view": kit.as_bytes(view, game.View), "told": told, "state": kit.as_bytes(s, game.State)}


@every_game
def test_imagining_reads_nothing_in_the_state_but_its_chance(id: str) -> None:
    game, quick = load(id), played_fast(id)
    for s, _ in moments(game, 10, seed=1000):
        for viewer in range(ONLOOKER, s.seats):
            view = np.zeros(1, kit.dtype_of(game.View))
            plain_view = kit.blank(game.View)
            game.see(s, viewer, plain_view)
            kit.pack(plain_view, view[0])
            dreams = np.zeros(2, kit.dtype_of(game.State))
            filled(dreams[1], 0x55)
            dreams["rng"] = [5, 6, 7, 8]
            for dream in dreams:
                quick.imagine(view[0], dream)
            names = kit.dtype_of(game.State).names or ()
            assert not [name for name in names if not np.array_equal(dreams[0][name], dreams[1][name])]


@every_game
def test_no_view_has_the_chance_in_it(id: str) -> None:
    game = load(id)
    assert "rng" in (kit.dtype_of(game.State).names or ())
    assert "rng" not in (kit.dtype_of(game.View).names or ())


@every_game
def test_other_chance_changes_no_view(id: str) -> None:
    game = load(id)
    for s, _ in moments(game, 10, seed=1100):
        views = views_of(game, s, game.see)
        kept, s.rng = s.rng, [9, 8, 7, 6]
        assert views_of(game, s, game.see) == views
        s.rng = kept


# Events, moves, options


@every_game
def test_events_are_told_to_everybody_or_to_a_seat_and_have_their_facts(id: str) -> None:
    game = load(id)
    told: set[int] = set()
    seen: dict[int, Any] = {}
    for s, log in moments(game, 60, seed=1200):
        seen[id_of(log)] = (s, log)
        assert log.n < log.room, "expected room for all events"
    for s, log in seen.values():
        options = kit.named_options(game.Options, s)
        for line in log.line[: log.n]:
            kind = game.events.kinds[line[0]]
            told.add(line[0])
            assert line[1] == kit.events.EVERYBODY or 0 <= line[1] < s.seats
            assert line[2 + len(kind.facts) :] == [0] * (4 - len(kind.facts)), f"{kind.name}: an unnamed fact"
            named = game.events.named(line, options)
            assert named["life"] in kit.events.LIVES
            if "seat" in kind.facts:
                assert 0 <= int(named["seat"]) < s.seats
    assert {game.events.kinds[k].name for k in told} == {kind.name for kind in game.events.kinds}


def id_of(log: Any) -> int:
    """What tells one log from another."""
    return id(log)


@every_game
def test_every_action_has_a_name_that_leads_back_to_it(id: str) -> None:
    moves = load(id).moves
    named = [moves.named(action) for action in range(moves.size)]
    assert [moves.number(move) for move in named] == list(range(moves.size))
    assert len({tuple(move.items()) for move in named}) == moves.size


@every_game
def test_options_have_defaults_within_their_bounds_and_presets_are_among_them(id: str) -> None:
    game = load(id)
    defaults = kit.settle(game.Options, {})
    for option in kit.choices_of(game.Options):
        assert option.kind.value(defaults[option.name]) == option.kind.default
        if isinstance(option.kind, Choice):
            assert len(set(option.kind.values)) == len(option.kind.values) > 1
        if isinstance(option.kind, Number):
            assert option.kind.least <= option.kind.default <= option.kind.most
    for preset in game.presets.values():
        assert kit.settle(game.Options, preset).keys() == defaults.keys()
        assert all(game.Options and kit.settle(game.Options, {n: v})[n] != defaults[n] for n, v in preset.items())


@every_game
def test_options_survive_their_names(id: str) -> None:
    game = load(id)
    for state in random_tables(game, 40, seed=1300):
        s = kit.unpack(state, game.State)
        stored = kit.settle(game.Options, kit.named_options(game.Options, s))
        assert all(getattr(s, name) == value for name, value in stored.items())


@every_game
def test_a_view_tells_the_options_and_the_seats(id: str) -> None:
    game = load(id)
    for s, _ in moments(game, 4, seed=1400):
        view = kit.blank(game.View)
        game.see(s, ONLOOKER, view)
        assert kit.named_options(game.Options, view) == kit.named_options(game.Options, s)
        assert view.seats == s.seats


@every_game
@pytest.mark.parametrize(
    "junk",
    [None, 7, "ready", [], {}, {"move": None}, {"move": []}, {"move": {}}, {"move": "fly"}, {"card": 1}, {1: 2}],
    ids=repr,
)
def test_junk_is_no_move(id: str, junk: object) -> None:
    with pytest.raises(BadMessage):
        load(id).moves.number(junk)


@every_game
def test_a_move_with_a_field_too_many_or_a_wrong_number_is_refused(id: str) -> None:
    moves = load(id).moves
    named = [moves.named(action) for action in range(moves.size)]
    for move in named:
        with pytest.raises(BadMessage, match="expected the fields"):
            moves.number(move | {"colour": 1})
        for field in move.keys() - {"move"}:
            below = min(int(other[field]) for other in named if other["move"] == move["move"]) - 1
            junk: tuple[object, ...] = (True, "1", 1.0, None, [], below, 10**30)
            for wrong in junk:
                with pytest.raises(BadMessage, match=field):
                    moves.number(move | {field: wrong})
            with pytest.raises(BadMessage):
                moves.number({"move": move["move"]})


# Bots


@every_game
def test_the_same_table_and_the_same_chance_make_the_same_game(id: str) -> None:
    game = load(id)
    slow = plain(game)
    ends = []
    for _ in range(2):
        s, log = table_of(game, game.seats[0], seed=5), kit.log_with_room(2000)
        game.start(s, log)
        slow.play(s, log, [0] * game.moves.size, plain_mind(minds(5, 1, game.Mind)[0]), 300)
        ends.append((kit.as_bytes(s, game.State), log.line))
    assert ends[0] == ends[1]
