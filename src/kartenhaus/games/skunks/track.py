"""Legal tracks, tile by tile from the first to the last: how many ways there are to finish one, and random ones.

A beginning is summed up by the tiles and the stink tiles that are still to come, by how long ago the last stink tile
was, and by how many pairs of neighbouring stink tiles are still to come (none or one).
"""

from kartenhaus.kit import below

from .state import (
    AT_LEAST_ONE,
    DOUBLE_ALWAYS,
    DOUBLE_NEVER,
    EXACTLY_ONE,
    NO_TILE,
    PATH,
    STINK,
    STINKS,
    TRACK,
    Public,
    State,
)

NONE_YET, JUST_NOW, ONE_SINCE, MORE_SINCE = range(4)  # path tiles since the last stink tile


def ways_table(spacing: int) -> tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]:
    """Ways to finish a track, by tiles to come, stink tiles among them, `since`, and pairs to come."""
    tables: list[list[list[list[int]]]] = []
    for tiles in range(TRACK + 1):
        table = [[[0, 0] for _ in range(4)] for _ in range(STINKS + 1)]
        for stinks in range(STINKS + 1):
            for since in range(4):
                for pairs in range(2):
                    if tiles == 0:
                        table[stinks][since][pairs] = int(stinks == 0 and pairs == 0)
                    else:
                        rest = tables[-1]
                        n = rest[stinks][since_path(since)][pairs]
                        fits = since != MORE_SINCE or spacing == AT_LEAST_ONE
                        left = pairs - (since == JUST_NOW)
                        if stinks > 0 and fits and left >= 0:
                            n += rest[stinks - 1][JUST_NOW][left]
                        table[stinks][since][pairs] = n
        tables.append(table)
    return tuple(tuple(tuple(tuple(row) for row in rows) for rows in table) for table in tables)


def since_path(since: int) -> int:
    """How long ago the last stink tile is after one more path tile."""
    if since in (NONE_YET, MORE_SINCE):
        return since
    return since + 1


# [spacing][tiles to come][stink tiles to come][since][pairs to come]
WAYS = (ways_table(AT_LEAST_ONE), ways_table(EXACTLY_ONE))


def stinks_laid(s: Public) -> int:
    """Stink tiles that lie."""
    n = 0
    for tile in range(1, s.n_laid + 1):
        if s.tile[tile] == STINK:
            n += 1
    return n


def pairs_laid(s: Public) -> int:
    """SK-12: places where two stink tiles lie directly one after the other."""
    n = 0
    for tile in range(2, s.n_laid + 1):
        if s.tile[tile] == STINK and s.tile[tile - 1] == STINK:
            n += 1
    return n


def since_stink(s: Public) -> int:
    """NONE_YET, JUST_NOW, ONE_SINCE or MORE_SINCE at the end of what lies."""
    for back in range(s.n_laid):
        if s.tile[s.n_laid - back] == STINK:
            return min(JUST_NOW + back, MORE_SINCE)
    return NONE_YET


def ways_after(s: Public, kind: int) -> int:
    """SK-10 to SK-13: the legal tracks that begin with what lies and a tile of this kind."""
    return ways_with(s, kind, TRACK - int(s.n_laid), STINKS - stinks_laid(s), since_stink(s), pairs_laid(s))


def ways_with(s: Public, kind: int, tiles: int, stinks: int, since: int, pairs: int) -> int:
    """The same for a beginning that is summed up: tiles and stink tiles to come, `since`, and pairs that lie."""
    after = since_path(since)
    if kind == STINK:
        if since == MORE_SINCE and s.stink_spacing == EXACTLY_ONE:
            return 0
        stinks -= 1
        after = JUST_NOW
        if since == JUST_NOW:
            pairs += 1
    if tiles < 1 or stinks < 0 or pairs > 1:
        return 0
    ways = 0
    if s.double_stink != DOUBLE_NEVER:
        ways += WAYS[s.stink_spacing][tiles - 1][stinks][after][1 - pairs]
    if s.double_stink != DOUBLE_ALWAYS and pairs == 0:
        ways += WAYS[s.stink_spacing][tiles - 1][stinks][after][0]
    return ways


def lay_tile(s: State, kind: int) -> None:
    """The next tile of the track."""
    s.n_laid += 1
    s.tile[s.n_laid] = kind


def clear_track(s: State) -> None:
    """No tile lies."""
    s.n_laid = 0
    s.tile[0] = PATH
    for tile in range(1, TRACK + 1):
        s.tile[tile] = NO_TILE


def lay_random_track(s: State) -> None:
    """SK-09: every legal track is equally likely, as each tile is drawn by the tracks that it leads to.

    What lies is summed up along the way: looking at it anew for each tile takes longer.
    """
    stinks = STINKS - stinks_laid(s)
    since = since_stink(s)
    pairs = pairs_laid(s)
    while s.n_laid < TRACK:
        tiles = TRACK - int(s.n_laid)
        path = ways_with(s, PATH, tiles, stinks, since, pairs)
        stink = ways_with(s, STINK, tiles, stinks, since, pairs)
        if below(s, path + stink) < path:
            lay_tile(s, PATH)
            since = since_path(since)
        else:
            lay_tile(s, STINK)
            stinks -= 1
            pairs += int(since == JUST_NOW)
            since = JUST_NOW
