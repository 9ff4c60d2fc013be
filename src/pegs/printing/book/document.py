"""The rule book as PDF: page by page, or two pages on a sheet to fold into a booklet."""

from __future__ import annotations

import msgspec

from pegs.i18n import in_language
from pegs.printing.book.booklet import imposed, page_count
from pegs.printing.book.content import book_content
from pegs.printing.card import fitting, pegs_row
from pegs.printing.order import BookOrder
from pegs.printing.typesetter import PageFormat, typeset_pages, typeset_pdf
from pegs.rules.ruleset import RuleSet
from pegs.rules.scope import seatings_of

SHEET_PAGES = 4
"""The pages of a booklet's sheet."""


def book_pdf(ruleset: RuleSet, order: BookOrder) -> bytes:
    """A rule book as PDF. Raises UsageError if it isn't possible.

    A booklet has no tags: they don't survive its order of pages. Blank pages for notes fill its last sheet.
    """
    data = book_data(ruleset, order)
    with fitting():
        pdf = typeset_pdf("book", data)
        if not order.booklet:
            return pdf
        notes = -page_count(pdf) % SHEET_PAGES
        return imposed(typeset_pdf("book", data | {"notes": notes}) if notes else pdf, order.paper)


def book_pages(ruleset: RuleSet, order: BookOrder, page_format: PageFormat) -> list[bytes]:
    """A picture of each page of a rule book. Raises UsageError if it isn't possible."""
    with fitting():
        return typeset_pages("book", book_data(ruleset, order), page_format)


def book_data(ruleset: RuleSet, order: BookOrder) -> dict[str, object]:
    """What the template needs. Raises UsageError if the rules have no such seating."""
    with in_language(order.language):
        book, card = book_content(ruleset, seatings_of(ruleset, order.players), order.language)
    return {
        "paper": order.paper,
        "pegs": pegs_row(),
        "notes": 0,
        "book": msgspec.to_builtins(book),
        "cards": [msgspec.to_builtins(card)],
    }
