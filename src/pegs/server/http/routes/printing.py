"""Paper: reference cards, rule books, boards, wooden panels, and score sheets."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from litestar import Response, get, post
from litestar.datastructures import State
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
    PrintDrawing,
    PrintPanel,
    PrintPlank,
    PrintRequest,
    PrintSheet,
)
from pegs.protocol.settings import RulesChoice
from pegs.rules.ruleset import RuleSet
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.http.error_responses import PROBLEMS
from pegs.server.http.rate_limit import limit_rule_checks, turn_away_if_busy
from pegs.table.chosen_rules import load_rules

T = TypeVar("T")
MAX_CACHED = 64
"""Cards to hold in memory; the largest has some 300 kB."""
MAX_CACHED_BOOKS = 24
"""Rule books to hold in memory; the largest has some 500 kB."""
MAX_CACHED_BOARDS = 24
"""Boards, panels and score sheets to hold in memory; the largest has some 2 MB."""
PITCHES = {"small": 8.0, "usual": boards.BOARD_PITCH, "large": 16.0}
"""How far apart the holes of a whole board are, in millimeters."""
PDF = "application/pdf"
SVG = "image/svg+xml"
DXF = "image/vnd.dxf"
ENDINGS = {PDF: "pdf", SVG: "svg", DXF: "dxf"}
GUARDS = [turn_away_if_busy, limit_rule_checks]


@get("/api/print/card/{name:str}", media_type=PDF, responses=PROBLEMS, guards=GUARDS)
async def card(name: FromPath[str], state: State) -> Response[bytes]:
    """The reference card of a named set, in the request's language."""
    request = PrintRequest(RulesChoice(name), languages=(language(),))  # type: ignore[arg-type]
    return await _printed(state, _card, request, "card")


@post("/api/print/card", status_code=200, media_type=PDF, responses=PROBLEMS, guards=GUARDS)
async def card_of(data: JSONBody[PrintRequest], state: State) -> Response[bytes]:
    """A reference card of any rules, in any format."""
    return await _printed(state, _card, data, "card")


@get("/api/print/book/{name:str}", media_type=PDF, responses=PROBLEMS, guards=GUARDS)
async def book(name: FromPath[str], state: State) -> Response[bytes]:
    """The rule book of a named set, in the request's language."""
    return await _printed(state, _book, PrintBook(RulesChoice(name)), "rule-book")


@post("/api/print/book", status_code=200, media_type=PDF, responses=PROBLEMS, guards=GUARDS)
async def book_of(data: JSONBody[PrintBook], state: State) -> Response[bytes]:
    """A rule book for any rules, in the request's language."""
    return await _printed(state, _book, data, "rule-book")


@post("/api/print/board", status_code=200, media_type=PDF, responses=PROBLEMS, guards=GUARDS)
async def board(data: JSONBody[PrintBoard], state: State) -> Response[bytes]:
    """A board of paper for any rules, in the request's language."""
    return await _printed(state, _in_order, data, "board")


@post("/api/print/board/picture", status_code=200, media_type=SVG, responses=PROBLEMS, guards=GUARDS)
async def board_picture(data: JSONBody[PrintBoard], state: State) -> Response[bytes]:
    """A whole board as one picture, for a print shop."""
    return await _printed(state, _picture, data, "board", SVG)


@post("/api/print/board/svg", status_code=200, media_type=SVG, responses=PROBLEMS, guards=GUARDS)
async def board_svg(data: JSONBody[PrintPlank], state: State) -> Response[bytes]:
    """A drawing of a whole board in wood for a laser."""
    return await _printed(state, _svg, data, "board", SVG)


@post("/api/print/board/dxf", status_code=200, media_type=DXF, responses=PROBLEMS, guards=GUARDS)
async def board_dxf(data: JSONBody[PrintPlank], state: State) -> Response[bytes]:
    """A drawing of a whole board in wood for a router."""
    return await _printed(state, _dxf, data, "board", DXF)


@post("/api/print/panel", status_code=200, media_type=PDF, responses=PROBLEMS, guards=GUARDS)
async def panel(data: JSONBody[PrintPanel], state: State) -> Response[bytes]:
    """How to make the wooden panel for any rules, in the request's language."""
    return await _printed(state, _in_order, data, "panel")


@post("/api/print/panel/svg", status_code=200, media_type=SVG, responses=PROBLEMS, guards=GUARDS)
async def panel_svg(data: JSONBody[PrintDrawing], state: State) -> Response[bytes]:
    """A drawing of the wooden panel for a laser."""
    return await _printed(state, _svg, data, "panel", SVG)


@post("/api/print/panel/dxf", status_code=200, media_type=DXF, responses=PROBLEMS, guards=GUARDS)
async def panel_dxf(data: JSONBody[PrintDrawing], state: State) -> Response[bytes]:
    """A drawing of the wooden panel for a router."""
    return await _printed(state, _dxf, data, "panel", DXF)


@post("/api/print/sheet", status_code=200, media_type=PDF, responses=PROBLEMS, guards=GUARDS)
async def sheet(data: JSONBody[PrintSheet], state: State) -> Response[bytes]:
    """A score sheet for any rules, in the request's language."""
    return await _printed(state, _in_order, data, "score-sheet")


async def _printed(
    state: State, make: Callable[[T], bytes], request: T, name: str, media_type: str = PDF
) -> Response[bytes]:
    """A file made in the pool for printing. Raises what ``make`` raises, and BusyError."""
    pools: WorkPools = state.pools
    content = await pools.printing.run(make, request)
    headers = {"Content-Disposition": f'inline; filename="{name}.{ENDINGS[media_type]}"'}
    return Response(content, media_type=media_type, headers=headers)


def _card(request: PrintRequest) -> bytes:
    """The card that was asked for. Raises UsageError or RulesFileError."""
    ruleset = load_rules(request.rules)
    order = CardOrder(request.format, request.languages, request.paper, request.players)
    return _cached(ruleset, order)


@lru_cache(MAX_CACHED)
def _cached(ruleset: RuleSet, order: CardOrder) -> bytes:
    return card_pdf(ruleset, order)


def _book(request: PrintBook) -> bytes:
    """The book that was asked for, in the current language. Raises UsageError or RulesFileError."""
    order = BookOrder(language(), request.paper, request.players, request.booklet)
    return _cached_book(load_rules(request.rules), order)


@lru_cache(MAX_CACHED_BOOKS)
def _cached_book(ruleset: RuleSet, order: BookOrder) -> bytes:
    return book_pdf(ruleset, order)


BoardRequest = PrintBoard | PrintPanel | PrintSheet
DrawingRequest = PrintDrawing | PrintPlank


def _in_order(request: BoardRequest) -> bytes:
    """What was asked for, in the current language.

    Raises UsageError, RulesFileError, or UnbuildableError.
    """
    return _cached_board(load_rules(request.rules), request, language())


@lru_cache(MAX_CACHED_BOARDS)
def _cached_board(ruleset: RuleSet, request: BoardRequest, spoken: str) -> bytes:
    with in_language(spoken):
        document = _document(ruleset, request)
    return typeset_pdf(document.template, document.data)


def _document(ruleset: RuleSet, request: BoardRequest) -> boards.Document:
    if isinstance(request, PrintPanel):
        return boards.panel_document(ruleset, _size(request), request.paper, has_marker=request.marker)
    teams = boards.ordered_teams(ruleset, request.players, request.teams)
    if isinstance(request, PrintSheet):
        return boards.sheet_document(ruleset, request.players, teams, request.paper)
    pitch = _pitch(request)
    if request.kind == "panels":
        return boards.panels_document(ruleset, request.players, teams, request.paper, pitch)
    pitch = pitch or PITCHES[request.size]
    return boards.board_document(ruleset, request.players, teams, request.paper, pitch)


def _pitch(request: PrintBoard) -> float | None:
    """The distance of two holes of your own, if there is one. Raises UsageError if it's impossible."""
    return None if request.pitch is None else parse_size(f"{request.pitch:g}").pitch


@lru_cache(MAX_CACHED_BOARDS)
def _picture(request: PrintBoard) -> bytes:
    """Raises UsageError, RulesFileError, or UnbuildableError."""
    ruleset = load_rules(request.rules)
    teams = boards.ordered_teams(ruleset, request.players, request.teams)
    pitch = _pitch(request) or PITCHES[request.size]
    return boards.board_svg(ruleset, request.players, teams, pitch).encode()


def _size(request: PrintPanel | DrawingRequest) -> Size:
    """The size with a name, or of your own. Raises UsageError if it's impossible."""
    return parse_size(
        request.size if request.pitch is None else f"{request.pitch:g}", request.peg, request.hole
    )


@lru_cache(MAX_CACHED_BOARDS)
def _svg(request: DrawingRequest) -> bytes:
    return to_svg(_drawing(request)).encode()


@lru_cache(MAX_CACHED_BOARDS)
def _dxf(request: DrawingRequest) -> bytes:
    return to_dxf(_drawing(request)).encode()


def _drawing(request: DrawingRequest) -> Drawing:
    """Raises UsageError, RulesFileError, or UnbuildableError."""
    ruleset, size = load_rules(request.rules), _size(request)
    if isinstance(request, PrintPlank):
        teams = boards.ordered_teams(ruleset, request.players, request.teams)
        drawing = build_frame(ruleset.rules.board(request.players, teams), size).drawing()
    else:
        drawing = boards.panel_drawing(ruleset, size, has_floor=request.floor, has_marker=request.marker)
    return drawing.with_kerf(request.kerf)


HANDLERS = (
    card,
    card_of,
    book,
    book_of,
    board,
    board_picture,
    board_svg,
    board_dxf,
    panel,
    panel_svg,
    panel_dxf,
    sheet,
)
