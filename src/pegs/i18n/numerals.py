"""How each language writes numbers, and which form of a word goes with one (Unicode CLDR)."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal

MOST_DECIMALS = 3
"""The decimal places that are shown if a message doesn't say how many."""
_GROUPING = {"en": ",", "es": "."}
_DECIMAL_POINT = {"en": ".", "es": ","}
_MILLION = 1_000_000


def number_text(number: float, language: str, most_decimals: int = MOST_DECIMALS) -> str:
    """A number with its digits in groups of three, and without zeros at the end of its decimal places."""
    exact = Decimal(number) if isinstance(number, int) else Decimal(repr(number))
    if isinstance(number, float):
        exact = exact.quantize(Decimal(1).scaleb(-most_decimals), ROUND_HALF_EVEN)
    whole, _, decimals = f"{exact:,f}".partition(".")
    decimals = decimals.rstrip("0")
    text = whole.replace(",", _GROUPING[language])
    if decimals:
        return f"{text}{_DECIMAL_POINT[language]}{decimals}"
    return "0" if text == "-0" else text


def plural_category(number: float, language: str) -> str:
    """The name of the form: "one" for 1, in Spanish "many" for whole millions, otherwise "other"."""
    if number == 1:
        return "one"
    return "many" if language == "es" and number != 0 and number % _MILLION == 0 else "other"
