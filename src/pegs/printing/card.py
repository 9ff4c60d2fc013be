"""Reference cards: everything that players look up during a game, on one sheet or less."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from pegs.core.errors import UsageError
from pegs.core.geometry import Box
from pegs.core.svg import moved, picture
from pegs.i18n import in_language, translate
from pegs.printing.card_content import Card, card_content
from pegs.printing.order import CardOrder
from pegs.printing.peg_picture import peg
from pegs.printing.typesetter import PageFormat, typeset_pages, typeset_pdf
from pegs.rules.ruleset import RuleSet
from pegs.rules.scope import seatings_of

TOO_MUCH = "fit at any size"
"""What a template's error says if the text doesn't fit."""
PEGS = "WNYORGBKPI"


def card_pdf(ruleset: RuleSet, order: CardOrder) -> bytes:
    """A reference card as PDF. Raises UsageError if it isn't possible."""
    with fitting():
        return typeset_pdf("card", card_data(ruleset, order))


def card_pages(ruleset: RuleSet, order: CardOrder, page_format: PageFormat) -> list[bytes]:
    """A picture of each page of a reference card. Raises UsageError if it isn't possible."""
    with fitting():
        return typeset_pages("card", card_data(ruleset, order), page_format)


@contextmanager
def fitting() -> Iterator[None]:
    """Turn the template's complaint about too much text into a sentence for people."""
    try:
        yield
    except RuntimeError as error:
        if TOO_MUCH not in str(error):
            raise
        raise UsageError(translate("print-too-much")) from error


def card_data(ruleset: RuleSet, order: CardOrder) -> dict[str, object]:
    """What the template shows. Raises UsageError if the rules aren't for these players."""
    return {
        "format": order.format,
        "paper": order.paper,
        "pegs": pegs_row(),
        "cards": [msgspec.to_builtins(card) for card in _cards(ruleset, order)],
    }


def _cards(ruleset: RuleSet, order: CardOrder) -> list[Card]:
    cards = []
    for language in dict.fromkeys(order.languages):
        with in_language(language):
            cards.append(card_content(ruleset, seatings_of(ruleset, order.players), language, order.printed))
    return cards


def pegs_row() -> str:
    """The ten pegs in a row."""
    row = "".join(moved((k + 0.5, 0.5), peg(color)) for k, color in enumerate(PEGS))
    return picture(Box(0, 0, len(PEGS), 1), row, width_mm=5.3 * len(PEGS))
