"""Numbers as people read them."""

import math

from .intervals import Interval

THIN = "\N{NARROW NO-BREAK SPACE}"


def number(value: float, digits: int | None = None) -> str:
    """With as many digits as tell something, in threes."""
    if math.isnan(value):
        return "unknown"
    if digits is None:
        size = abs(value)
        digits = (
            0
            if size >= 100 or value == round(value)
            else 1
            if size >= 10
            else 2
            if size >= 0.1
            else 1 - math.floor(math.log10(size))
        )
    said = f"{value:,.{digits}f}".replace(",", THIN).replace("-", "\N{MINUS SIGN}")
    if "." in said:
        said = said.rstrip("0").rstrip(".")
    return "0" if said == "\N{MINUS SIGN}0" else said


def percent(share: float, unit: str = f"{THIN}%") -> str:
    """A part of 1."""
    if math.isnan(share):
        return "unknown"
    value = 100 * share
    digits = 1 if 0.1 <= abs(value) <= 99.9 or abs(value) >= 100 or value == 0 else 3
    return number(round(value, digits), digits) + unit


def a_few(found: Interval) -> str:
    """A mean with its margin."""
    if math.isnan(found.low):
        return number(found.mean)
    margin = (found.high - found.low) / 2
    digits = 2 if margin >= 0.005 else 3
    if margin == 0:
        return number(found.mean)
    if margin >= 10:
        digits = 0
    elif margin >= 1:
        digits = 1
    mean = f"{found.mean:,.{digits}f}".replace("-", "\N{MINUS SIGN}")
    return f"{mean} ± {margin:,.{digits}f}".replace(",", THIN)
