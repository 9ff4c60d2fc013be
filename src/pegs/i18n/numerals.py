"""How each language writes numbers, and which form of a word goes with one (Unicode CLDR)."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal
from typing import NamedTuple

MAX_DECIMALS = 3
"""The decimal places that are shown if a message doesn't say how many."""
_MILLION = 1_000_000


class Numerals(NamedTuple):
    """What stands between groups of three digits, and before the decimal places; and whether whole millions
    have a form of their own ("un millón *de* puntos").
    """

    grouping: str
    point: str
    has_many: bool


NUMERALS = {"en": Numerals(",", ".", has_many=False), "es": Numerals(".", ",", has_many=True)}
"""By language."""


def number_text(number: float, language: str, most_decimals: int = MAX_DECIMALS) -> str:
    """A number with its digits in groups of three, and without zeros at the end of its decimal places."""
    exact = Decimal(number) if isinstance(number, int) else Decimal(repr(number))
    if isinstance(number, float):
        exact = exact.quantize(Decimal(1).scaleb(-most_decimals), ROUND_HALF_EVEN)
    whole, _, decimals = f"{exact:,f}".partition(".")
    decimals = decimals.rstrip("0")
    text = whole.replace(",", NUMERALS[language].grouping)
    if decimals:
        return f"{text}{NUMERALS[language].point}{decimals}"
    return "0" if text == "-0" else text


def plural_category(number: float, language: str) -> str:
    """The name of the form: "one" for 1, in some languages "many" for whole millions, otherwise "other".

    A number's sign makes no difference.
    """
    if abs(number) == 1:
        return "one"
    is_many = NUMERALS[language].has_many and number != 0 and number % _MILLION == 0
    return "many" if is_many else "other"
