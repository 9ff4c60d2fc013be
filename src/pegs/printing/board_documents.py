"""The documents for boards: the wooden panel with its template, boards of paper, the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from pegs.core.board import Board
from pegs.core.cleaning import clean_text
from pegs.core.errors import UnbuildableError
from pegs.core.geometry import Box, Layout
from pegs.core.svg import circle, moved, picture
from pegs.i18n import language, listed, translate
from pegs.look import PALETTE
from pegs.printing.board_picture import board_picture
from pegs.printing.drawing import Drawing, below
from pegs.printing.full_size import INCH, PRINTABLE, full_size, rulers
from pegs.printing.markers import circles_to_cross, paper_pegs, seat_peg, team_marker, team_plate, word_marker
from pegs.printing.panel import KEY, NECK, Panel, build_panel, check_ring
from pegs.printing.panel_picture import measured_box, measured_picture, panel_picture, ring_picture
from pegs.printing.panel_template import Template
from pegs.printing.sizes import PEGS, SIZES, Size
from pegs.printing.tiles import Tiling, check_room, extent, sheet_map
from pegs.printing.typesetter import in_our_letters
from pegs.rules.playable import check_playable
from pegs.rules.ruleset import MAX_TITLE, PLACES, RuleSet, Words
from pegs.rules.scope import scope_of
from pegs.rules.summary import title_of

COLORS = "BYRWGOPIKN"
"""The colors of seats on paper, by letter."""
LUMBER = ((64, "1 × 3"), (89, "1 × 4"), (114, "1 × 5"), (140, "1 × 6"), (184, "1 × 8"), (235, "1 × 10"))
"""Boards that lumber yards sell: their widths in millimeters and their names."""
BOARD_PITCH = 12.0
"""The pitch of a whole board of paper, in millimeters, if none is asked for."""
MEASURED_HEIGHT = 88.0
"""The most height for the picture of a panel with its measures."""
COVER = 132.0
"""The height of the picture on the first page of a board of paper."""
MAP_CELL, MAP_HEIGHT = 7.0, 22.0
"""The map of the sheets: the most that a sheet measures on it, and its most height."""
EVENINGS = 20
"""The most evenings of a score sheet."""
EVENING_WIDTH, EVENING_HEIGHT = 26.0, 8.5
"""The first column of a score sheet, and the least height of a row, in millimeters: what a pen needs."""

Data = dict[str, object]


@dataclass(frozen=True)
class Document:
    """A template's name and the data it shows."""

    template: str
    data: Data


def ordered_teams(ruleset: RuleSet, players: int, teams: int | None) -> int:
    """The number of teams that was ordered; without one, as many as the rules usually have.

    Raises UsageError or DealError if they can't play by these rules.
    """
    chosen = ruleset.usual_teams(players) if teams is None else teams
    check_playable(ruleset.rules, players, chosen)
    return chosen


def panel_document(ruleset: RuleSet, size: Size, paper: str, *, has_marker: bool = False) -> Document:
    """How to make the panel in wood, and its template. Raises UnbuildableError if it can't be made."""
    panel = build_panel(_any_board(ruleset), size, has_marker=has_marker)
    template = _template_of(ruleset, panel)
    rings = _rings_of(ruleset, panel)
    width = min(PRINTABLE[0], MEASURED_HEIGHT / measured_box(panel).height * measured_box(panel).width)
    data: Data = {
        "title": translate("panel-title"),
        "lead": translate("panel-lead", rings=listed(_ring_names(rings))),
        "panel": _picture_data(
            measured_picture(panel, _spaces(panel), width),
            translate(
                "panel-picture",
                length=_mm(panel.length),
                width=_mm(panel.width),
                holes=len(panel.holes),
            ),
        )
        | {"width": width},
        "rings": [_ring_data(panel, count) for count in _shown_rings(rings)],
        "boxes": _panel_boxes(ruleset, panel),
        "template": template,
    }
    return Document("panel", data | _common(paper))


def panel_drawing(
    ruleset: RuleSet, size: Size, *, has_floor: bool = False, has_marker: bool = False
) -> Drawing:
    """The panel for a machine, with a floor to glue under it or not.

    Raises UnbuildableError if it can't be made.
    """
    panel = build_panel(_any_board(ruleset), size, has_marker=has_marker)
    if not has_floor:
        return panel.drawing()
    return below((panel.drawing(), panel.drawing(is_floor=True)), size.pitch)


def _title(ruleset: RuleSet) -> str:
    return in_our_letters(title_of(ruleset))


def _words(ruleset: RuleSet) -> Words:
    """The rules' own words, in letters that the fonts have."""
    words = ruleset.words_in()
    return Words(*(in_our_letters(getattr(words, place)) for place in PLACES))


def _any_board(ruleset: RuleSet) -> Board:
    """The board of a table for four; a panel is the same at every table."""
    return ruleset.rules.board(4, 2)


def _common(paper: str) -> Data:
    return {
        "language": language(),
        "paper": paper,
        "rulers": _picture_data(rulers(), translate("rulers-picture")),
    }


def _picture_data(svg: str, description: str) -> Data:
    return {"svg": svg, "description": description}


def _mm(value: float) -> str:
    """A length to a tenth, without a needless zero."""
    return f"{value:.1f}".removesuffix(".0")


def _inches(value: float) -> str:
    """A length in inches to a tenth, without a needless zero."""
    return _mm(value / INCH)


# -- the panel of wood ------------------------------------------------------------------------------------


def _spaces(panel: Panel) -> str:
    length = panel.board.side_length
    return translate("panel-spaces", count=length, length=_mm(length * panel.size.pitch))


def _rings_of(ruleset: RuleSet, panel: Panel) -> list[int]:
    """The rings that tables of these rules use; all that close if there are none of those."""
    needed = {ruleset.rules.board(*seating).sides for seating in scope_of(ruleset).seatings}
    return [count for count in panel.rings if count in needed] or list(panel.rings)


def _shown_rings(rings: Sequence[int]) -> list[int]:
    """Three rings to show: four, six and eight panels if they close."""
    usual = [count for count in (4, 6, 8) if count in rings]
    others = [count for count in rings if count not in usual]
    return sorted((usual + others)[:3])


def _ring_names(rings: Sequence[int]) -> list[str]:
    first, *others = [rings[0], *(count for count in (6, 10) if rings[0] < count and count in rings)]
    return [
        translate("panel-ring", count=first, first="yes"),
        *(translate("panel-ring", count=count, first="no") for count in others),
    ]


def _ring_data(panel: Panel, count: int) -> Data:
    _, height = panel.across(count)
    return _picture_data(
        ring_picture(panel, count, COLORS[:count], 58.0), translate("panel-ring-picture", count=count)
    ) | {
        "players": translate("panel-players", count=count),
        "across": translate("panel-across", mm=f"{height:.0f}", inches=_inches(height)),
    }


def _panel_boxes(ruleset: RuleSet, panel: Panel) -> list[Data]:
    pegs = [translate("panel-pegs", count=panel.board.pegs)]
    if panel.has_marker:
        pegs.append(translate("panel-marker"))
    steps = ("print", "join", "prick", "saw", "peel")
    return [
        _box(translate("panel-need"), [_wood(panel), _bit(panel.size), *pegs]),
        _box(translate("panel-drill"), [translate(f"panel-step-{step}") for step in steps], numbered=True),
        _box(translate("panel-joint"), _joint_lines(ruleset, panel)),
    ]


def _box(title: str, lines: list[str], numbered: bool = False) -> Data:
    return {"title": title, "lines": lines, "numbered": numbered}


def _wood(panel: Panel) -> str:
    lumber = next(((width, name) for width, name in LUMBER if width >= panel.width), None)
    if lumber is None:
        wood = translate("panel-plank", width=ceil(panel.width))
    else:
        wood = translate("panel-lumber", width=lumber[0], name=lumber[1])
    return translate("panel-wood", wood=wood, length=f"{ceil((panel.length + 8) / 10) * 10}")


def _bit(size: Size) -> str:
    return translate(f"panel-bit-{size.peg}") if size.peg else translate("panel-bit", bit=_mm(size.hole))


def _joint_lines(ruleset: RuleSet, panel: Panel) -> list[str]:
    pitch = panel.size.pitch
    lines = [
        translate(
            "panel-joint-text",
            key=_mm(2 * KEY * pitch),
            neck=_mm(2 * NECK * pitch),
            play=f"{panel.size.play:g}",
        ),
        translate("panel-joint-zero"),
    ]
    if panel.rings[0] > 4:
        lines.append(translate("panel-least-ring", count=panel.rings[0]))
        return lines
    players = scope_of(ruleset).players
    if 3 in players:
        lines.append(translate("panel-few-three"))
    if 2 in players:
        has_four_sides = ruleset.rules.two_player_sides == 4
        lines.append(translate("panel-few-two-of-four" if has_four_sides else "panel-few-two"))
    return lines


def _template_of(ruleset: RuleSet, panel: Panel) -> Data:
    template = Template(
        panel,
        _words(ruleset),
        translate("template-way"),
        translate("template-corner"),
        translate("template-marker"),
    )
    pages = template.pages()
    note = translate(
        "template-note",
        count=panel.board.side_length,
        pitch=_mm(panel.size.pitch),
        bit=_mm(panel.size.hole),
    )
    numbers = [translate("template-sheet", number=k + 1, count=len(pages)) for k in range(len(pages))]
    last = panel.board.side_length - 1
    measure = translate("template-measure", last=last, length=_mm(last * panel.size.pitch))
    description = translate("template-picture")
    return {
        "title": translate("template-title"),
        "notes": [note if len(pages) == 1 else f"{note}; {number}" for number in numbers],
        "measure": f"{measure} {translate('template-join')}",
        "pages": [
            [
                _picture_data(piece.svg, description)
                | {"width": piece.width, "height": piece.height, "first": piece is pages[0][0]}
                for piece in page
            ]
            for page in pages
        ],
    }


# -- boards of paper --------------------------------------------------------------------------------------


def board_svg(ruleset: RuleSet, players: int, teams: int, pitch: float | None = None) -> str:
    """The picture of a whole board at full size, without sheets.

    Raises UnbuildableError if its holes have no room.
    """
    layout = Layout(ruleset.rules.board(players, teams))
    check_room(layout)
    box = extent(layout)
    drawn = board_picture(layout, COLORS[:players])
    return picture(box, drawn, width_mm=box.width * (pitch or BOARD_PITCH))


def board_document(
    ruleset: RuleSet, players: int, teams: int, paper: str, pitch: float | None = None
) -> Document:
    """A whole board of paper, tiled over sheets that are glued together, with its pegs.

    Raises UnbuildableError if its holes have no room.
    """
    board = ruleset.rules.board(players, teams)
    layout = Layout(board)
    check_room(layout)
    tiling = Tiling(layout, pitch or BOARD_PITCH)
    colors = COLORS[:players]
    columns, rows = tiling.counts
    count = len(tiling.places)
    sheets = [
        [
            _picture_data(
                tile.svg,
                translate("board-tile-picture", number=tile.number, row=tile.row + 1, column=tile.column + 1),
            )
            | {"width": tiling.sheet[0], "height": tiling.sheet[1]}
        ]
        for tile in tiling.tiles(colors)
    ]
    drawn = picture(extent(layout), board_picture(layout, colors), width_mm=100)
    sheet_grid = None
    if count > 1:
        cells = full_size(Box(-0.5, -0.5, columns * 10 + 1, rows * 10 + 1), sheet_map(tiling.places, 10))
        words = translate("board-map-picture", columns=columns, rows=rows)
        sheet_grid = _picture_data(cells, words) | {
            "title": translate("board-map"),
            "height": rows * min(MAP_CELL, MAP_HEIGHT / rows),
        }
    data: Data = {
        "title": translate("board-title", count=players),
        "lead": translate(
            "board-lead",
            title=_title(ruleset),
            count=board.side_length,
            width=f"{tiling.width:.0f}",
            height=f"{tiling.height:.0f}",
            inches=f"{_inches(tiling.width)} × {_inches(tiling.height)}",
        ),
        "cover": _picture_data(drawn, translate("board-picture")) | {"width": _cover_width(extent(layout))},
        "map": sheet_grid,
        "boxes": [
            _box(translate("panel-need"), _paper_needs(count)),
            _box(translate("board-glue"), _glue_steps(count, columns * rows - count), numbered=True),
        ],
        "measure": translate("board-measure"),
        "sheets_lie": tiling.is_wide,
        "sheets": sheets,
        "pegs": _pegs_data(colors, board.pegs, tiling.pitch),
    }
    return Document("board", data | _common(paper))


def _cover_width(box: Box) -> float:
    """The width of a board's picture on the cover, which is at most `COVER` high, in millimeters."""
    return COVER * min(box.width / box.height, PRINTABLE[0] / COVER)


def _paper_needs(sheets: int) -> list[str]:
    return [
        f"**{translate('board-sheets', count=sheets)}**",
        translate("board-need-paper"),
        translate("board-need-card"),
        translate("board-need-pegs"),
    ]


def _glue_steps(sheets: int, blank: int) -> list[str]:
    """How to put a board together from some sheets, without those that would be blank."""
    steps = ("print", "cut", "join", *["gaps"] * (blank > 0), "one") if sheets > 1 else ("print", "one")
    return [translate(f"board-glue-{step}", count=blank) for step in steps]


def _pegs_data(colors: str, pegs: int, pitch: float) -> Data:
    return _picture_data(
        paper_pegs(colors, pegs, pitch), translate("board-pegs-picture", count=len(colors))
    ) | {
        "title": translate("board-pegs-title"),
        "words": translate("board-pegs-text", count=pegs),
    }


def panels_document(
    ruleset: RuleSet, players: int, teams: int, paper: str, pitch: float | None = None
) -> Document:
    """Panels of paper, two on a sheet, joined by paper fasteners, with their pegs.

    Without a pitch, panels are as large as sheets allow, up to the travel size. Raises UnbuildableError if
    panels don't close to a ring, or don't fit on a sheet.
    """
    board = ruleset.rules.board(players, teams)
    panel = paper_panel(board, pitch)
    check_ring(panel, board.sides)
    seats = {side: seat for seat, side in enumerate(board.sides_of_seats)}
    colors = [COLORS[seats[side]] if side in seats else None for side in range(board.sides)]
    panels = [_paper_panel_data(panel, color) for color in colors]
    pitch = panel.size.pitch
    data: Data = {
        "title": translate("board-panels-title", count=players),
        "lead": translate("board-panels-lead", title=_title(ruleset), holes=board.side_length),
        "cover": _picture_data(
            ring_picture(panel, board.sides, colors, 100), translate("panel-ring-picture", count=board.sides)
        )
        | {"width": COVER},
        "map": None,
        "boxes": [
            _box(
                translate("panel-need"),
                [*_paper_needs(-(-len(panels) // 2)), translate("board-need-fasteners", count=board.sides)],
            ),
            _box(
                translate("board-panels-fasten"),
                [
                    translate(step)
                    for step in (
                        "board-glue-print",
                        "board-panels-cut",
                        "board-panels-pierce",
                        "board-panels-join",
                    )
                ],
                numbered=True,
            ),
        ],
        "measure": translate("board-measure"),
        "sheets_lie": True,
        "sheets": [panels[k : k + 2] for k in range(0, len(panels), 2)],
        "pegs": _pegs_data(COLORS[:players], board.pegs, pitch),
    }
    return Document("board", data | _common(paper))


def paper_panel(board: Board, pitch: float | None = None) -> Panel:
    """A panel of paper that fits on a sheet. Raises UnbuildableError if there is none."""
    travel = SIZES["travel"]
    most = (PRINTABLE[1] - 1.0) / (Panel(board, travel, is_paper=True).length / travel.pitch)
    if pitch is not None and pitch > most:
        length = Panel(board, travel, is_paper=True).length / travel.pitch * pitch
        raise UnbuildableError(
            translate(
                "panel-too-long",
                length=_mm(length),
                most=f"{PRINTABLE[1]:.0f}",
                pitch=f"{int(most * 10) / 10:g}",
            )
        )
    chosen = min(travel.pitch, most) if pitch is None else pitch
    return build_panel(
        board, Size(chosen, PEGS["cribbage"].hole, travel.play, travel.peg), 0.0, is_paper=True
    )


def _paper_panel_data(panel: Panel, color: str | None) -> Data:
    left, top, right, bottom = (value * panel.size.pitch for value in panel.outline.bounds)
    box = Box(left - 0.4, top - 0.4, right - left + 0.8, bottom - top + 0.8)
    end = -panel.board.side_length
    next_corner = circle(
        (end, 0), KEY, fill="none", stroke=PALETTE.groove, stroke_width=0.06, stroke_dasharray="0.2 0.15"
    )
    drawn = panel_picture(panel, color) + next_corner + circle((end, 0), 0.06, fill=PALETTE.hole)
    words = translate("board-panels-picture" if color else "board-panels-empty")
    return _picture_data(full_size(box, moved((0, 0), drawn, scale=panel.size.pitch)), words) | {
        "width": box.width,
        "height": box.height,
    }


# -- the score sheet --------------------------------------------------------------------------------------


def sheet_document(ruleset: RuleSet, players: int, teams: int, paper: str, called: str = "") -> Document:
    """A score sheet by teams, and markers to cut out. ``called`` is the title of the game that it's for."""
    alone = players == teams
    names = [translate("sheet-player" if alone else "sheet-team", number=k + 1) for k in range(teams)]
    # More columns have no room for names; there, the peg says who it is.
    shown = names if teams <= 5 else [str(k + 1) for k in range(teams)]
    marks = [seat_peg(COLORS[k]) if alone else team_plate(k) for k in range(teams)]
    words = [translate("sheet-dealer"), translate("sheet-turn")]
    markers = [(word, word_marker(word)) for word in words]
    if not alone:
        markers += [(name, team_marker(name, k)) for k, name in enumerate(names)]
    width = (PRINTABLE[0] - EVENING_WIDTH) / teams - 4
    circles, height = circles_to_cross(ruleset.rules.pegs, players // teams, width)
    row = max(EVENING_HEIGHT, height + 2.6)
    # Markers are 40 mm high, and the title, the table's head, and the words need 46 mm.
    room = PRINTABLE[1] - 46 - 42 * -(-len(markers) // 4)
    data: Data = {
        "title": in_our_letters(clean_text(called, MAX_TITLE)) or translate("sheet-title"),
        "lead": translate("sheet-lead", title=_title(ruleset), home_word=_words(ruleset).home),
        "evening": translate("sheet-evening"),
        "teams": [{"name": name, "mark": mark} for name, mark in zip(shown, marks, strict=True)],
        "rows": min(EVENINGS, int(room / row)),
        "row": row,
        "circles": {"svg": circles, "height": height},
        "words": translate("sheet-markers-alone" if alone else "sheet-markers-text"),
        "markers": [
            _picture_data(svg, translate("sheet-marker-picture", word=word)) for word, svg in markers
        ],
    }
    return Document("sheet", data | _common(paper))
