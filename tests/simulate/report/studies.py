"""Small studies, played plain so that nothing has to be compiled for them."""

from collections.abc import Sequence

import numpy as np

from kartenhaus.games import load
from kartenhaus.kit import settle
from kartenhaus.simulate.batch import whole_of
from kartenhaus.simulate.driver import bind_plain, loops_of
from kartenhaus.simulate.report import Study
from kartenhaus.simulate.report.study import named
from kartenhaus.simulate.space import plain_space, sheet_of, tally_of

SEED = 5


def plain_study(game_id: str, bots: Sequence[str], games: int, **options: object) -> Study:
    """The first games of the run with seed 5."""
    game = load(game_id)
    space = plain_space(game, settle(game.Options, options), bots, SEED, is_watched=True)
    sheet, tally, deals = sheet_of(len(bots), games), tally_of(len(bots), game), [0] * games
    loops_of(game, bind_plain)(space._replace(sheet=sheet), 0, deals, tally, whole_of(game_id))
    return Study(
        game=game_id,
        rules_version=game.rules_version,
        options=named(game, options),
        bots=tuple(bots),
        seed=SEED,
        games=games,
        deals=np.array(deals),
        sheet=sheet,
        tally=tally,
    )
