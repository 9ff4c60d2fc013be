"""A booklet: two pages on each side of a sheet, in the order in which folded sheets are read."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

from pegs.printing.order import Paper

if TYPE_CHECKING:
    from pypdf import PageObject

MM = 72 / 25.4
SHEETS: dict[Paper, tuple[float, float]] = {"a4": (297.0, 210.0), "letter": (279.4, 215.9)}
"""The width and height of a sheet that lies on its side, in millimeters."""


def page_count(pdf: bytes) -> int:
    """The number of pages of a PDF."""
    from pypdf import PdfReader

    return len(PdfReader(BytesIO(pdf)).pages)


def sides(pages: int) -> list[tuple[int, int]]:
    """The left and right page of each side of each sheet, from the outside in; pages count from 0.

    ``pages`` is a multiple of four.
    """
    found = []
    for k in range(pages // 4):
        first, last = 2 * k, pages - 1 - 2 * k
        found += [(last, first), (first + 1, last - 1)]
    return found


def imposed(pdf: bytes, paper: Paper) -> bytes:
    """A PDF with a multiple of four pages, each half a sheet, as a booklet."""
    from pypdf import PdfReader, PdfWriter

    pages = PdfReader(BytesIO(pdf)).pages
    width, height = (side * MM for side in SHEETS[paper])
    writer = PdfWriter()
    for left, right in sides(len(pages)):
        sheet = writer.add_blank_page(width, height)
        _placed(sheet, pages[left], 0)
        _placed(sheet, pages[right], width / 2)
    preferences: Any = writer.create_viewer_preferences()
    preferences.print_scaling = "/None"
    preferences.duplex = "/DuplexFlipShortEdge"
    written = BytesIO()
    writer.write(written)
    return written.getvalue()


def _placed(sheet: PageObject, page: PageObject, x: float) -> None:
    from pypdf import Transformation

    sheet.merge_transformed_page(page, Transformation().translate(x, 0))
