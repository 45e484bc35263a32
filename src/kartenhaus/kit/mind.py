"""What a bot keeps between its choices. A game whose bots remember adds fields of its own."""

from typing import Annotated

import numpy as np

from .records import Cells, Row


class Mind:
    """A bot's own chance. Games in bulk keep minds as records."""

    rng: Annotated[Row, Cells(np.uint32, 4)]
