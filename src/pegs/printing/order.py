"""What can be ordered on paper. Light to import: the command line and the server check orders with it."""

from __future__ import annotations

from datetime import date

import msgspec

from pegs.printing.papers import CardFormat, Paper


class CardOrder(msgspec.Struct, frozen=True):
    """Which card to print. Without a number of players, it's for all that the rules are for.

    Half sheets and pocket cards show the languages side by side; the others have a page for each. With the
    day on which it was printed, a card of changed rules can be told from an older one.
    """

    format: CardFormat = "sheet"
    languages: tuple[str, ...] = ("en",)
    paper: Paper = "a4"
    players: int | None = None
    printed: date | None = None


class BookOrder(msgspec.Struct, frozen=True):
    """Which rule book to print. Without a number of players, it's for all that the rules are for.

    Pages are half a sheet of the paper: A5, or half letter. A booklet has two of them on each side of a
    sheet, in the order in which they're folded.
    """

    language: str = "en"
    paper: Paper = "a4"
    players: int | None = None
    booklet: bool = False
