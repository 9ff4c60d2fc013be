"""A booklet: two pages on each side of a sheet, in the order in which folded sheets are read."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

from pegs.printing.papers import Paper

if TYPE_CHECKING:
    from pypdf import PageObject, PdfWriter
    from pypdf.generic import IndirectObject

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
    pairs = []
    for k in range(pages // 4):
        first, last = 2 * k, pages - 1 - 2 * k
        pairs += [(last, first), (first + 1, last - 1)]
    return pairs


def imposed(pdf: bytes, paper: Paper) -> bytes:
    """A PDF with a multiple of four pages, each half a sheet, as a booklet."""
    from pypdf import PdfReader, PdfWriter
    from pypdf.generic import NameObject

    reader = PdfReader(BytesIO(pdf))
    pages = reader.pages
    width, height = (side * MM for side in SHEETS[paper])
    writer = PdfWriter()
    forms = [_form(writer, page) for page in pages]
    for left, right in sides(len(pages)):
        _fill(writer, writer.add_blank_page(width, height), forms[left], forms[right], width / 2)
    writer.add_metadata(reader.metadata or {})
    writer.root_object[NameObject("/Lang")] = reader.root_object["/Lang"]
    preferences: Any = writer.create_viewer_preferences()
    preferences.print_scaling = "/None"
    preferences.duplex = "/DuplexFlipShortEdge"
    written = BytesIO()
    writer.write(written)
    return written.getvalue()


def _form(writer: PdfWriter, page: PageObject) -> IndirectObject:
    """A page as a picture that other pages can show. Much faster than to merge pages with their text."""
    from pypdf.generic import NameObject, StreamObject

    form = StreamObject()
    contents = page.get_contents()
    form.set_data(b"" if contents is None else contents.get_data())
    form[NameObject("/Type")] = NameObject("/XObject")
    form[NameObject("/Subtype")] = NameObject("/Form")
    form[NameObject("/BBox")] = page.mediabox
    form[NameObject("/Resources")] = page["/Resources"].clone(writer)
    return writer._add_object(form.flate_encode())


def _fill(
    writer: PdfWriter, sheet: PageObject, left: IndirectObject, right: IndirectObject, middle: float
) -> None:
    from pypdf.generic import DictionaryObject, NameObject, StreamObject

    shown = DictionaryObject({NameObject("/L"): left, NameObject("/R"): right})
    sheet[NameObject("/Resources")] = DictionaryObject({NameObject("/XObject"): shown})
    contents = StreamObject()
    contents.set_data(f"q /L Do Q q 1 0 0 1 {middle:.3f} 0 cm /R Do Q".encode())
    sheet[NameObject("/Contents")] = writer._add_object(contents)
