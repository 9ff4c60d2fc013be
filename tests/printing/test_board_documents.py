"""Boards, panels and score sheets on paper: full size, inside what can be printed, for every table."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import pairwise, product
from math import dist

import pytest
from pypdf import PdfReader
from resvg_py import svg_to_bytes

from pegs.core.board import MAX_SIDE_LENGTH, Board
from pegs.core.errors import UnbuildableError
from pegs.core.geometry import Layout
from pegs.core.svg import picture
from pegs.i18n import in_language
from pegs.printing.board_documents import (
    Document,
    board_document,
    board_svg,
    panel_document,
    panels_document,
    paper_panel,
    sheet_document,
)
from pegs.printing.board_picture import board_picture
from pegs.printing.full_size import PRINTABLE, RULER_INCHES, rulers
from pegs.printing.markers import paper_pegs
from pegs.printing.panel import build_panel
from pegs.printing.panel_template import Template
from pegs.printing.sizes import SIZES
from pegs.printing.tiles import OVERLAP, Tiling, check_room
from pegs.printing.typesetter import typeset_pages, typeset_pdf
from pegs.rules.loader import load
from pegs.rules.ruleset import Words
from pegs.rules.validation import MIN_SIDE_LENGTH
from tests.printing.page_ink import BLUR, PPI, ink_of, is_blank
from tests.printing.pdf_paths import MM, page_paths
from tests.soak import sweep

ARIZONA, PEGOO, LIFTBRIDGE = map(load, ("arizona", "pegoo", "liftbridge"))
WORDS = Words("start", "home", "in-spot", "out spot")


def pdf_of(document: Document) -> bytes:
    return typeset_pdf(document.template, document.data)


@cache
def printed_panel(paper: str, language: str = "en") -> bytes:
    """The template of Arizona's panel."""
    with in_language(language):
        return pdf_of(panel_document(ARIZONA, SIZES["standard"], paper))


def texts(pdf: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(pdf)).pages]


def check_pages(pdf: bytes) -> None:
    """Nothing is outside the area that both papers can print."""
    for page, paths in zip(PdfReader(BytesIO(pdf)).pages, page_paths(pdf), strict=True):
        width, height = float(page.mediabox.width) * MM, float(page.mediabox.height) * MM
        area = PRINTABLE if height > width else PRINTABLE[::-1]
        left, top = (width - area[0]) / 2, (height - area[1]) / 2
        seen = [path.visible for path in paths]
        lefts, tops, rights, bottoms = zip(*(rect for rect in seen if rect is not None), strict=True)
        assert min(lefts) >= left - 0.1
        assert min(tops) >= top - 0.1
        assert max(rights) <= width - left + 0.1
        assert max(bottoms) <= height - top + 0.1


def test_no_word_and_no_line_is_outside_what_both_papers_can_print() -> None:
    """Text reaches farther than where it begins, which is all that the PDF's paths tell."""
    with in_language("es"):
        longer = (
            panel_document(ARIZONA, SIZES["travel"], "a4", has_marker=True),
            sheet_document(ARIZONA, 10, 5, "a4"),
            board_document(ARIZONA, 4, 2, "letter"),
        )
    for document in (*longer, panels_document(ARIZONA, 4, 4, "letter")):
        for page in typeset_pages(document.template, document.data, "png", PPI):
            ink = ink_of(page)
            reach = sorted((max(-ink[0], ink[2]), max(-ink[1], ink[3])))
            assert reach[0] <= PRINTABLE[0] / 2 + BLUR
            assert reach[1] <= PRINTABLE[1] / 2 + BLUR


def widths(pdf: bytes, page: int) -> set[float]:
    """The widths of all paths of a page, in millimeters."""
    columns = ([x for x, _ in path.points] for path in list(page_paths(pdf))[page] if path.points)
    return {round(max(xs) - min(xs), 2) for xs in columns}


# -- full size --------------------------------------------------------------------------------------------


def test_rulers_have_a_tick_every_millimeter_and_every_eighth_of_an_inch() -> None:
    millimeters, inches = re.findall(r'd="(M[^"]+)"', rulers())
    for path, length, count in ((millimeters, 100.0, 101), (inches, 25.4 * RULER_INCHES, 17)):
        ticks = [float(x) for x in re.findall(r"M([\d.]+) [\d.]+v", path)]
        assert len(ticks) == count
        steps = [after - before for before, after in pairwise(ticks)]
        assert steps == pytest.approx([length / (count - 1)] * (count - 1), abs=0.0011)


@pytest.mark.parametrize("paper", sweep(["a4", "letter"], ["a4"]))
def test_the_panel_is_at_full_size_in_the_pdf_with_exact_rulers(paper: str) -> None:
    pdf = printed_panel(paper)
    check_pages(pdf)
    found = widths(pdf, 1)
    assert 100.0 in found
    assert 50.8 in found
    assert round(build_panel(Board(4, 2, 4), SIZES["standard"]).length, 2) in found
    (preferences,) = [PdfReader(BytesIO(pdf)).trailer["/Root"]["/ViewerPreferences"]]  # type: ignore[index]
    assert preferences["/PrintScaling"] == "/None"


def test_the_template_names_holes_places_and_what_to_measure() -> None:
    first, second = texts(printed_panel("a4"))
    for words in ("317.1", "86.4", "38.4", "34.4", "18 spaces = 288", "326 mm (12.9 in)", "734 mm (28.9 in)"):
        assert words in first
    for words in ("come-out hole", "in-spot", "home", "start", "corner", "way of play", "272 mm"):
        assert words in second


def test_numbers_stay_whole_and_with_their_units() -> None:
    for language in ("en", "es"):
        words, _ = texts(printed_panel("a4", language))
        assert not re.findall(r"\d\.\n\d|\d\n(?:mm|in)\b|×\s*\n|\n\s*×", words), language


@pytest.mark.parametrize(
    ("rules", "language", "said"),
    [
        ("arizona", "en", "so four panels close to a square and six to a hexagon"),
        ("liftbridge", "en", "so four panels close to a square, six to a hexagon, and ten to a ring"),
        ("src/pegs/rules/published/parlor.toml", "en", "so six panels close to a hexagon"),
        ("src/pegs/rules/published/parlor.toml", "es", "hueco: seis paneles forman un hexágono"),
    ],
)
def test_the_first_ring_says_what_closes(rules: str, language: str, said: str) -> None:
    with in_language(language):
        lead = panel_document(load(rules), SIZES["standard"], "a4").data["lead"]
    assert said in str(lead)


@pytest.mark.parametrize(("size", "sheets"), [("travel", 1), ("standard", 1), ("large", 3), ("marbles", 3)])
def test_templates_are_parted_between_holes_on_as_many_sheets_as_they_need(size: str, sheets: int) -> None:
    panel = build_panel(ARIZONA.rules.board(4, 2), SIZES[size])
    template = Template(panel, WORDS, "way of play", "corner")
    pages = template.pages()
    assert len(pages) == sheets
    assert all(seam % 1 == 0.5 for seam in template.seams[1:-1])
    for pieces in pages:
        assert all(piece.width <= PRINTABLE[0] for piece in pieces)
        assert sum(piece.height for piece in pieces) <= 215


# -- whole boards -----------------------------------------------------------------------------------------

SHEETS = [(12, 4, 4), (12, 6, 6), (12, 8, 12), (12, 10, 12), (8, 4, 1), (8, 6, 4), (8, 8, 6), (8, 10, 6)]


@pytest.mark.parametrize(("pitch", "players", "sheets"), sweep(SHEETS, [SHEETS[0], SHEETS[2], SHEETS[5]]))
def test_boards_take_as_many_sheets_as_the_table_says(pitch: float, players: int, sheets: int) -> None:
    columns, rows = Tiling(Layout(Board(players, players, players)), pitch).counts
    assert columns * rows <= sheets


def test_boards_lie_on_their_sheets_so_that_the_fewest_are_needed() -> None:
    pentagon = Tiling(Layout(ARIZONA.rules.board(5, 5)), 12)
    assert len(pentagon.places) == 4
    ring = Tiling(Layout(PEGOO.rules.board(10, 5)), 12)
    assert len(ring.places) == 15


def test_tiles_overlap_by_the_strip_and_cover_the_board() -> None:
    tiling = Tiling(Layout(Board(6, 2, 6)), 12)
    columns, rows = tiling.counts
    assert columns * (tiling.sheet[0] - OVERLAP) + OVERLAP >= tiling.width
    assert rows * (tiling.sheet[1] - OVERLAP) + OVERLAP >= tiling.height
    first, second = [tile.svg for tile in tiling.tiles("BYRWGO")][:2]
    places = [float(re.findall(r"translate\(([-\d.]+)", svg)[0]) for svg in (first, second)]
    assert places[0] - places[1] == pytest.approx(tiling.sheet[0] - OVERLAP, abs=0.01)


@pytest.mark.parametrize(
    ("players", "pitch"), sweep([(6, 16.0), (10, 12.0), (10, 30.0)], [(6, 16.0), (10, 30.0)])
)
def test_only_sheets_without_a_trace_of_the_board_are_left_out(players: int, pitch: float) -> None:
    layout = Layout(LIFTBRIDGE.rules.board(players, players))
    tiling = Tiling(layout, pitch)
    drawn = picture(tiling.extent, board_picture(layout, "BYRWGOPIKN"), width_mm=100)
    png = bytes(svg_to_bytes(svg_string=drawn, dpi=96))
    (columns, rows), (width, height) = tiling.counts, tiling.sheet
    left_out = {(c, r) for c in range(columns) for r in range(rows)} - set(tiling.places)
    assert left_out
    for column, row in left_out:
        left, top = tiling.corner(column, row)
        right, low = (
            width - left - OVERLAP * (column + 1 < columns),
            height - top - OVERLAP * (row + 1 < rows),
        )
        edges = -left / tiling.width, -top / tiling.height, right / tiling.width, low / tiling.height
        assert is_blank(png, edges)


def place_of_board(svg: str) -> tuple[float, float]:
    found = re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", svg)
    assert found is not None
    return float(found[1]), float(found[2])


def targets(svg: str) -> list[tuple[float, float]]:
    found = re.findall(r'<circle cx="([-\d.]+)" cy="([-\d.]+)" r="2\.2"', svg)
    return [(float(x), float(y)) for x, y in found]


@pytest.mark.parametrize(
    ("players", "pitch"), sweep([(2, 12.0), (6, 12.0), (7, 8.0), (10, 16.0)], [(2, 12.0), (7, 8.0)])
)
def test_laid_seam_on_seam_two_sheets_show_the_same_board_and_targets(players: int, pitch: float) -> None:
    tiling = Tiling(Layout(Board(players, players, players)), pitch)
    (columns, rows), (width, height) = tiling.counts, tiling.sheet
    tiles = {(tile.column, tile.row): tile.svg for tile in tiling.tiles("BYRWGOPIKN"[:players])}
    assert tuple(tiles) == tiling.places
    assert set(tiles) <= {(column, row) for row in range(rows) for column in range(columns)}
    for (column, row), svg in tiles.items():
        for dx, dy in ((1, 0), (0, 1)):
            beside = tiles.get((column + dx, row + dy))
            if beside is None:
                continue
            step = dx * (width - OVERLAP), dy * (height - OVERLAP)
            here, there = place_of_board(svg), place_of_board(beside)
            assert (here[0] - there[0], here[1] - there[1]) == pytest.approx(step, abs=0.011)
            moved = [(x + step[0], y + step[1]) for x, y in targets(beside)]
            assert sum(min(dist(at, each) for each in moved) < 0.011 for at in targets(svg)) >= 3


@pytest.mark.parametrize("players", sweep(range(2, 11), (3, 10)))
def test_every_table_has_a_board_inside_what_can_be_printed(players: int) -> None:
    pdf = pdf_of(board_document(ARIZONA, players, players, "a4", 8))
    check_pages(pdf)
    assert f"for {players}" in texts(pdf)[0]


@pytest.mark.parametrize(
    ("rules", "language"),
    sweep(product(("pegoo", "liftbridge"), ("en", "es")), [("pegoo", "en"), ("liftbridge", "es")]),
)
def test_boards_of_other_sets_in_both_languages_on_letter(rules: str, language: str) -> None:
    with in_language(language):
        pdf = pdf_of(board_document(load(rules), 2, 2, "letter"))
    check_pages(pdf)
    assert {"en": "A board for 2", "es": "Tablero para 2"}[language] in texts(pdf)[0]


@pytest.mark.parametrize("length", range(MIN_SIDE_LENGTH, MAX_SIDE_LENGTH + 1, 3))
def test_every_side_length_has_boards(length: int) -> None:
    """With a home and a start that fit on the shortest side."""
    for sides in (2, 3, 4, 7, 10):
        check_room(Layout(Board(sides, sides, sides, length, 2, 5, 2, 2)))


def test_a_board_without_room_for_its_home_is_refused() -> None:
    with pytest.raises(UnbuildableError, match="no room on a board with 2 sides of 6 holes"):
        check_room(Layout(Board(2, 2, 2, 6, 1, 4, 8, 6)))


def test_a_board_as_svg_has_its_size_in_millimeters() -> None:
    svg = board_svg(ARIZONA, 4, 2)
    found = re.search(r'width="([\d.]+)mm"', svg)
    assert found is not None
    assert float(found[1]) == pytest.approx(Layout(Board(4, 2, 4)).bounds.width * 12, abs=3)


def test_titles_are_in_the_readers_language_and_in_letters_that_the_fonts_have() -> None:
    with in_language("es"):
        for document in (board_document(ARIZONA, 4, 2, "a4", 8), sheet_document(ARIZONA, 4, 2, "a4")):
            assert "Reglas de Arizona" in texts(pdf_of(document))[0]
    polish = replace(ARIZONA, title="Łódź Ω", words=Words("początek", "dom", "wjazd", "wyjście"))
    assert "?ódz ?: 18 holes" in texts(pdf_of(board_document(polish, 3, 3, "a4")))[0]
    assert "poczatek" in texts(pdf_of(panel_document(polish, SIZES["standard"], "a4")))[1]


# -- panels of paper --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", sweep((4, 6, 10), (6,)))
def test_two_panels_fit_on_a_sheet(players: int) -> None:
    pdf = pdf_of(panels_document(ARIZONA, players, players, "letter"))
    check_pages(pdf)
    sheets = (players + 1) // 2
    assert len(PdfReader(BytesIO(pdf)).pages) == sheets + 2
    panel = paper_panel(ARIZONA.rules.board(players, players))
    assert panel.size.pitch == 13
    assert any(abs(width - panel.length) < 0.05 for width in widths(pdf, 1))


@pytest.mark.parametrize("length", sweep((12, 15, 18, 20, 24), (15, 24)))
def test_panels_of_long_sides_are_smaller_so_that_they_fit(length: int) -> None:
    panel = paper_panel(Board(4, 2, 4, length, 3, 8))
    assert panel.length <= PRINTABLE[1]
    assert panel.size.pitch == 13 or panel.length > PRINTABLE[1] - 2


def test_panels_that_cannot_fit_are_refused() -> None:
    with pytest.raises(UnbuildableError, match="259 mm"):
        paper_panel(Board(4, 2, 4), 14)


def test_panels_of_a_table_for_two_leave_two_sides_empty_or_are_refused() -> None:
    document = panels_document(LIFTBRIDGE, 2, 2, "letter")
    (sheets,) = [document.data["sheets"]]
    assert isinstance(sheets, list)
    assert [part["description"] for sheet in sheets for part in sheet] == [
        "A panel of paper for one player.",
        "A panel of paper that belongs to no player.",
    ] * 2
    with pytest.raises(UnbuildableError, match="print a whole board"):
        panels_document(ARIZONA, 2, 2, "letter")
    with pytest.raises(UnbuildableError, match="Three panels"):
        panels_document(ARIZONA, 3, 3, "letter")


# -- the score sheet --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "teams", "markers"),
    sweep([(4, 2, 4), (6, 3, 5), (10, 5, 7), (10, 10, 2)], [(4, 2, 4), (10, 10, 2)]),
)
def test_a_score_sheet_has_a_column_and_a_marker_for_every_team(
    players: int, teams: int, markers: int
) -> None:
    document = sheet_document(ARIZONA, players, teams, "letter")
    assert isinstance(document.data["markers"], list)
    assert len(document.data["markers"]) == markers
    pdf = pdf_of(document)
    check_pages(pdf)
    (page,) = texts(pdf)
    word = "" if teams > 5 else "Team "  # more columns have room for a peg and a number only
    assert all(f"{word}{k + 1}" in page for k in range(teams))


def test_a_score_sheet_is_for_a_game() -> None:
    (page,) = texts(pdf_of(sheet_document(ARIZONA, 4, 2, "a4", "Sunday\u202e\ntable")))
    assert "Sunday table" in page
    assert "Arizona rules. Cross out" in page
    assert "Score sheet" not in page


def test_paper_pegs_are_those_of_every_player_and_one_to_spare() -> None:
    assert paper_pegs("BYRW", 5, 12).count("<g transform") == 4 * 6
    assert paper_pegs("BYRWGOPIKN", 6, 13).count("<g transform") == 10 * 7


# -- all documents ----------------------------------------------------------------------------------------


def test_documents_are_the_same_bytes_twice() -> None:
    assert pdf_of(panel_document(ARIZONA, SIZES["standard"], "a4")) == printed_panel("a4")
    assert pdf_of(sheet_document(ARIZONA, 4, 2, "a4")) == pdf_of(sheet_document(ARIZONA, 4, 2, "a4"))
    assert pdf_of(board_document(ARIZONA, 2, 2, "a4")) == pdf_of(board_document(ARIZONA, 2, 2, "a4"))
