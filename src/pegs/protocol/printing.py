"""Bodies of the requests for paper: reference cards, rule books, boards, wooden panels, and score sheets."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pegs.protocol.settings import RulesChoice
from pegs.rules.ruleset import DEFAULT_PLAYERS

Players = Annotated[int, Meta(ge=2, le=10)]
Teams = Annotated[int, Meta(ge=2, le=10)]
Paper = Literal["a4", "letter"]
PanelSize = Literal["travel", "standard", "large", "marbles"]
PegName = Literal["cribbage", "craft", "tee", "large", "marble"]
Millimeters = Annotated[float, Meta(ge=0, le=1000)]
"""A length. What's possible depends on the others: the answer says so."""


class PrintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a reference card of any rules, as PDF: for a number of players, or for all the rules are for.

    Cards of half a sheet or less show two languages side by side; the others have a page for each.
    """

    rules: RulesChoice = RulesChoice()
    format: Literal["sheet", "half", "pocket", "tent", "large"] = "sheet"
    languages: Annotated[tuple[Literal["en", "es"], ...], Meta(min_length=1, max_length=2)] = ("en",)
    paper: Paper = "a4"
    players: Players | None = None


class PrintBook(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a rule book, as PDF: for a number of players, or for all the rules are for.

    A booklet has two pages on each side of a sheet, in the order in which they're folded.
    """

    rules: RulesChoice = RulesChoice()
    booklet: bool = False
    paper: Paper = "a4"
    players: Players | None = None


class PrintBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a board of paper, as PDF: a whole one of a size, or panels, which are as large as sheets allow.

    ``pitch`` is a distance of two holes of your own, instead of the size. Without ``teams``, there are as
    many as the rules usually have for these players.
    """

    rules: RulesChoice = RulesChoice()
    players: Players = DEFAULT_PLAYERS
    teams: Teams | None = None
    kind: Literal["whole", "panels"] = "whole"
    size: Literal["small", "usual", "large"] = "usual"
    pitch: Millimeters | None = None
    paper: Paper = "a4"


class PrintPanel(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask how to make the wooden panel, with its template, as PDF.

    ``pitch`` is a distance of two holes of your own, instead of the size; ``peg`` or ``hole`` choose other
    holes than the size has. ``marker`` adds a hole for a peg that shows whose panel it is.
    """

    rules: RulesChoice = RulesChoice()
    size: PanelSize = "standard"
    pitch: Millimeters | None = None
    peg: PegName | None = None
    hole: Millimeters | None = None
    marker: bool = False
    paper: Paper = "a4"


class PrintDrawing(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a drawing of the wooden panel for a machine; sizes are as in `PrintPanel`.

    ``kerf`` is the width of the cut. ``floor`` adds a panel without holes, to glue under one with holes right
    through.
    """

    rules: RulesChoice = RulesChoice()
    size: PanelSize = "standard"
    pitch: Millimeters | None = None
    peg: PegName | None = None
    hole: Millimeters | None = None
    marker: bool = False
    kerf: Millimeters = 0.0
    floor: bool = False


class PrintPlank(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a drawing of a whole board in wood: a plank for each player and the key that joins them.

    Sizes are as in `PrintPanel`, ``kerf`` as in `PrintDrawing`, ``teams`` as in `PrintBoard`.
    """

    rules: RulesChoice = RulesChoice()
    players: Players = DEFAULT_PLAYERS
    teams: Teams | None = None
    size: PanelSize = "standard"
    pitch: Millimeters | None = None
    peg: PegName | None = None
    hole: Millimeters | None = None
    kerf: Millimeters = 0.0


class PrintSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a score sheet with markers, as PDF. ``teams`` are as in `PrintBoard`."""

    rules: RulesChoice = RulesChoice()
    players: Players = DEFAULT_PLAYERS
    teams: Teams | None = None
    paper: Paper = "a4"
