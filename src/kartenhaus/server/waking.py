"""Tables by turn go on after a restart, though nobody has come by yet: those at which a bot may be to move."""

import asyncio

from sqlalchemy import Engine, exists, or_, select

from . import schema
from .closing import HAS_FINISHED
from .house import House
from .logs import log_mistake
from .manners import from_text

MOST = 500  # tables; whoever comes by wakes any other
PAUSE = 0.05  # seconds between two of them, so that nobody who comes by has to wait


def sleeping(engine: Engine, most: int = MOST) -> list[str]:
    """The codes of rooms by turn with a game in the middle and somebody else than persons, the latest first."""
    rooms, seats = schema.rooms, schema.seats
    has_bots = exists().where(seats.c.room == rooms.c.code, or_(seats.c.kind == "bot", seats.c.is_resting == 1))
    asked = (
        select(rooms.c.code, rooms.c.manners)
        .where(rooms.c.table_id.is_not(None), rooms.c.manners.contains("by_turn"), has_bots, ~HAS_FINISHED)
        .order_by(rooms.c.changed.desc())
        .limit(most)
    )
    with engine.connect() as db:
        return [row.code for row in db.execute(asked) if from_text(row.manners).is_by_turn]


async def wake(house: House) -> None:
    """Have them go on, one after another; what goes wrong at one of them is no matter of the others."""
    try:
        codes = sleeping(house.store.engine)
    except Exception as error:
        log_mistake("tables by turn could not be looked for", error)
        return
    for code in codes:
        try:
            house.wake(code)
        except Exception as error:
            log_mistake("a table by turn could not be woken", error)
        await asyncio.sleep(PAUSE)
