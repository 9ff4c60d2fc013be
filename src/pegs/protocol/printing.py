"""What can be ordered on paper or in wood: one order for each thing, tagged by ``what``."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from pegs.protocol.settings import RulesChoice
from pegs.rules.ruleset import DEFAULT_PLAYERS, MAX_TITLE

Players = Annotated[int, Meta(ge=2, le=10)]
Teams = Annotated[int, Meta(ge=2, le=10)]
Paper = Literal["a4", "letter"]
Millimeters = Annotated[float, Meta(ge=0, le=1000)]
"""A length. What's possible depends on the others: the answer says so."""


class AnyPrint(Struct, frozen=True, tag_field="what", forbid_unknown_fields=True, kw_only=True):
    """The base of all orders: each is for some rules."""

    rules: RulesChoice = RulesChoice()


class PrintCard(AnyPrint, frozen=True, tag="card", kw_only=True):
    """Order a reference card, as PDF: for a number of players, or for all the rules are for.

    Cards of half a sheet or less show two languages side by side; the others have a page for each. The day
    on which it's ``printed`` is the reader's own; without one it isn't on the card.
    """

    format: Literal["sheet", "half", "pocket", "tent", "large"] = "sheet"
    languages: Annotated[tuple[Literal["en", "es"], ...], Meta(min_length=1, max_length=2)] = ("en",)
    paper: Paper = "a4"
    players: Players | None = None
    printed: date | None = None


class PrintBook(AnyPrint, frozen=True, tag="book", kw_only=True):
    """Order a rule book, as PDF: for a number of players, or for all the rules are for.

    A booklet has two pages on each side of a sheet, in the order in which they're folded.
    """

    booklet: bool = False
    paper: Paper = "a4"
    players: Players | None = None


class PrintBoard(AnyPrint, frozen=True, tag="board", kw_only=True):
    """Order a board of paper: a whole one of a size, or panels, which are as large as sheets allow.

    ``pitch`` is a distance of two holes of your own, instead of the size. Without ``teams``, there are as
    many as the rules usually have for these players. An SVG is the whole board as one picture, for a print
    shop.
    """

    players: Players = DEFAULT_PLAYERS
    teams: Teams | None = None
    kind: Literal["whole", "panels"] = "whole"
    size: Literal["small", "usual", "large"] = "usual"
    pitch: Millimeters | None = None
    paper: Paper = "a4"
    file: Literal["pdf", "svg"] = "pdf"


class Wood(AnyPrint, frozen=True, kw_only=True):
    """The base of boards in wood. ``kerf`` is the width of a machine's cut.

    ``pitch`` is a distance of two holes of your own, instead of the size; ``peg`` or ``hole`` choose other
    holes than the size has.
    """

    size: Literal["travel", "standard", "large", "marbles"] = "standard"
    pitch: Millimeters | None = None
    peg: Literal["cribbage", "craft", "tee", "large", "marble"] | None = None
    hole: Millimeters | None = None
    kerf: Millimeters = 0.0


class PrintPanel(Wood, frozen=True, tag="panel", kw_only=True):
    """Order the wooden panel: how to make it, with its template, as PDF, or a drawing for a machine.

    ``pitch`` is a distance of two holes of your own, instead of the size; ``peg`` or ``hole`` choose other
    holes than the size has. ``marker`` adds a hole for a peg that shows whose panel it is. In a drawing,
    ``kerf`` is the width of the cut, and ``floor`` adds a panel without holes, to glue under one with holes
    right through.
    """

    marker: bool = False
    floor: bool = False
    paper: Paper = "a4"
    file: Literal["pdf", "svg", "dxf"] = "pdf"


class PrintPlanks(Wood, frozen=True, tag="planks", kw_only=True):
    """Order a drawing of a whole board in wood: a plank for each player and the key that joins them.

    Sizes and ``kerf`` are as in `PrintPanel`, ``teams`` as in `PrintBoard`.
    """

    players: Players = DEFAULT_PLAYERS
    teams: Teams | None = None
    file: Literal["svg", "dxf"] = "svg"


class PrintSheet(AnyPrint, frozen=True, tag="sheet", kw_only=True):
    """Order a score sheet with markers, as PDF. ``teams`` are as in `PrintBoard`."""

    players: Players = DEFAULT_PLAYERS
    teams: Teams | None = None
    paper: Paper = "a4"
    called: Annotated[str, Meta(max_length=MAX_TITLE)] = ""
    """The title of the game that it's for, instead of "Score sheet"."""


PrintOrder: TypeAlias = PrintCard | PrintBook | PrintBoard | PrintPanel | PrintPlanks | PrintSheet
