"""Paper: reference cards, rule books, boards, wooden panels, and score sheets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.openapi.spec import Operation
from litestar.params import FromPath, JSONBody

from pegs.i18n import in_language, language
from pegs.printing import board_documents as boards
from pegs.printing.book.document import book_pdf
from pegs.printing.card import card_pdf
from pegs.printing.drawing import Drawing, to_dxf, to_svg
from pegs.printing.frame import build_frame
from pegs.printing.order import BookOrder, CardOrder
from pegs.printing.sizes import Size, parse_size
from pegs.printing.typesetter import typeset_pdf
from pegs.protocol.printing import (
    PrintBoard,
    PrintBook,
    PrintCard,
    PrintOrder,
    PrintPanel,
    PrintPlanks,
    PrintSheet,
)
from pegs.protocol.settings import RulesChoice
from pegs.rules.ruleset import RuleSet
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.http.error_responses import PROBLEMS
from pegs.server.http.rate_limit import limit_rule_checks, turn_away_if_busy
from pegs.table.chosen_rules import load_rules

MAX_CACHED = 64
"""Files to hold in memory: most have some 300 kB, and the largest some 2 MB."""
PITCHES = {"small": 8.0, "usual": boards.BOARD_PITCH, "large": 16.0}
"""How far apart the holes of a whole board are, in millimeters."""
Ending = Literal["pdf", "svg", "dxf"]
PDF = "application/pdf"
TYPES: dict[Ending, str] = {"pdf": PDF, "svg": "image/svg+xml", "dxf": "image/vnd.dxf"}
NAMES: dict[type[PrintOrder], str] = {
    PrintCard: "card",
    PrintBook: "rule-book",
    PrintBoard: "board",
    PrintPanel: "panel",
    PrintPlanks: "planks",
    PrintSheet: "score-sheet",
}
"""What each file is called, without its ending."""
GUARDS = [turn_away_if_busy, limit_rule_checks]


@dataclass
class _AnyFile(Operation):
    """Describes an answer that can be any of the types."""

    def __post_init__(self) -> None:
        for response in (self.responses or {}).values():
            content = getattr(response, "content", None) or {}
            if PDF in content:
                content |= dict.fromkeys(TYPES.values(), content[PDF])


@get("/api/print/card/{name:str}", media_type=PDF, responses=PROBLEMS, guards=GUARDS)
async def card(name: FromPath[str], state: State) -> Response[bytes]:
    """The reference card of a named set, in the request's language."""
    order = PrintCard(rules=RulesChoice(name), languages=(language(),))  # type: ignore[arg-type]
    return await _printed(state, order)


@get("/api/print/book/{name:str}", media_type=PDF, responses=PROBLEMS, guards=GUARDS)
async def book(name: FromPath[str], state: State) -> Response[bytes]:
    """The rule book of a named set, in the request's language."""
    return await _printed(state, PrintBook(rules=RulesChoice(name)))


@post(
    "/api/print",
    status_code=200,
    media_type=PDF,
    responses=PROBLEMS,
    guards=GUARDS,
    operation_class=_AnyFile,
)
async def print_order(data: JSONBody[PrintOrder], state: State) -> Response[bytes]:
    """Anything that can be printed or built for any rules, in the request's language."""
    return await _printed(state, data)


async def _printed(state: State, order: PrintOrder) -> Response[bytes]:
    """A file made in the pool for printing. Raises what ``_made`` raises, and BusyError."""
    pools: WorkPools = state.pools
    content = await pools.printing.run(_made, order, language())
    ending = _ending(order)
    headers = {"Content-Disposition": f'inline; filename="{NAMES[type(order)]}.{ending}"'}
    return Response(content, media_type=TYPES[ending], headers=headers)


def _ending(order: PrintOrder) -> Ending:
    return order.file if isinstance(order, PrintBoard | PrintPanel | PrintPlanks) else "pdf"


@lru_cache(MAX_CACHED)
def _made(order: PrintOrder, spoken: str) -> bytes:
    """What was ordered, in a language. Raises UsageError, RulesFileError, or UnbuildableError."""
    with in_language(spoken):
        ruleset = load_rules(order.rules)
        match order:
            case PrintCard():
                return card_pdf(
                    ruleset,
                    CardOrder(order.format, order.languages, order.paper, order.players, order.printed),
                )
            case PrintBook():
                return book_pdf(ruleset, BookOrder(spoken, order.paper, order.players, order.booklet))
            case PrintPlanks():
                return _drawn(_planks(ruleset, order), order)
            case PrintPanel() if order.file != "pdf":
                return _drawn(_panel(ruleset, order), order)
            case PrintBoard(file="svg"):
                teams = boards.ordered_teams(ruleset, order.players, order.teams)
                return boards.board_svg(ruleset, order.players, teams, _whole_pitch(order)).encode()
            case _:
                document = _document(ruleset, order)
                return typeset_pdf(document.template, document.data)


def _document(ruleset: RuleSet, order: PrintPanel | PrintSheet | PrintBoard) -> boards.Document:
    if isinstance(order, PrintPanel):
        return boards.panel_document(ruleset, _size(order), order.paper, has_marker=order.marker)
    teams = boards.ordered_teams(ruleset, order.players, order.teams)
    if isinstance(order, PrintSheet):
        return boards.sheet_document(ruleset, order.players, teams, order.paper, order.called)
    if order.kind == "panels":
        return boards.panels_document(ruleset, order.players, teams, order.paper, _pitch(order))
    return boards.board_document(ruleset, order.players, teams, order.paper, _whole_pitch(order))


def _pitch(order: PrintBoard) -> float | None:
    """The distance of two holes of your own, if there is one. Raises UsageError if it's impossible."""
    return None if order.pitch is None else parse_size(f"{order.pitch:g}").pitch


def _whole_pitch(order: PrintBoard) -> float:
    return _pitch(order) or PITCHES[order.size]


def _size(order: PrintPanel | PrintPlanks) -> Size:
    """The size with a name, or of your own. Raises UsageError if it's impossible."""
    return parse_size(order.size if order.pitch is None else f"{order.pitch:g}", order.peg, order.hole)


def _planks(ruleset: RuleSet, order: PrintPlanks) -> Drawing:
    size, teams = _size(order), boards.ordered_teams(ruleset, order.players, order.teams)
    return build_frame(ruleset.rules.board(order.players, teams), size).drawing()


def _panel(ruleset: RuleSet, order: PrintPanel) -> Drawing:
    return boards.panel_drawing(ruleset, _size(order), has_floor=order.floor, has_marker=order.marker)


def _drawn(drawing: Drawing, order: PrintPanel | PrintPlanks) -> bytes:
    """A drawing for a machine as a file. Raises UsageError if the kerf is impossible."""
    cut = drawing.with_kerf(order.kerf)
    return (to_svg(cut) if order.file == "svg" else to_dxf(cut)).encode()


HANDLERS = (card, book, print_order)
