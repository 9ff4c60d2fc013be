"""Bodies of the requests for paper: reference cards, rule books, boards, wooden panels, and score sheets."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pegs.rules.ruleset import DEFAULT_PLAYERS
from pegs.table.protocol.settings import RulesChoice

Players = Annotated[int, Meta(ge=2, le=10)]
Teams = Annotated[int, Meta(ge=2, le=10)]
Paper = Literal["a4", "letter"]
PanelSize = Literal["travel", "standard", "large", "marbles"]


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

    Without ``teams``, there are as many as the rules usually have for these players.
    """

    rules: RulesChoice = RulesChoice()
    players: Players = DEFAULT_PLAYERS
    teams: Teams | None = None
    kind: Literal["whole", "panels"] = "whole"
    size: Literal["small", "usual", "large"] = "usual"
    paper: Paper = "a4"


class PrintPanel(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask how to make the wooden panel, with its template, as PDF."""

    rules: RulesChoice = RulesChoice()
    size: PanelSize = "standard"
    paper: Paper = "a4"


class PrintDrawing(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a drawing of the wooden panel for a machine."""

    rules: RulesChoice = RulesChoice()
    size: PanelSize = "standard"


class PrintSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a score sheet with markers, as PDF. ``teams`` are as in `PrintBoard`."""

    rules: RulesChoice = RulesChoice()
    players: Players = DEFAULT_PLAYERS
    teams: Teams | None = None
    paper: Paper = "a4"
