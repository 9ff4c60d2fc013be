"""What the tests of cards and books print, and read from a PDF."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache, lru_cache
from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdf.generic import DecodedStreamObject, NameObject

from pegs.printing.book.document import book_data
from pegs.printing.order import BookOrder
from pegs.printing.typesetter import typeset_pdf
from pegs.rules.loader import load

MM = 25.4 / 72
SLACK = 4.01
"""How far cut marks may lie outside the area that A4 and Letter share, in millimeters."""


@cache
def data_of_book(rules: str, language: str) -> dict[str, object]:
    return book_data(load(rules), BookOrder(language))


@cache
def printed_book(rules: str, language: str) -> bytes:
    return typeset_pdf("book", data_of_book(rules, language))


_DRAWN = re.compile(rb"q [^qB]*?\nQ\n")
"""A group without text in a page's content: text begins with ``BT``."""


@lru_cache(maxsize=20)
def page_texts(pdf: bytes) -> tuple[str, ...]:
    """The text of each page. Pictures are left out first: they take longer to read than the words."""
    found = []
    for page in PdfReader(BytesIO(pdf)).pages:
        contents, written = page.get_contents(), DecodedStreamObject()
        assert contents is not None
        written.set_data(_DRAWN.sub(b"", contents.get_data()))
        page[NameObject("/Contents")] = written
        found.append(page.extract_text())
    return tuple(found)


def text_of(pdf: bytes) -> str:
    """The text of all pages, with single spaces."""
    return re.sub(r"\s+", " ", " ".join(page_texts(pdf)))


def text_sizes(pdf: bytes) -> Counter[float]:
    """How many letters have each size, in points."""
    found: Counter[float] = Counter()

    def visit(text: str, cm: Any, tm: Any, _: Any, size: float) -> None:
        if text.strip():
            found[round(size * abs(tm[3] or tm[1]) * abs(cm[3] or cm[1]), 2)] += len(text.strip())

    for page in PdfReader(BytesIO(pdf)).pages:
        page.extract_text(visitor_text=visit)
    return found


def descriptions(pdf: bytes) -> list[str]:
    """The descriptions of a document's pictures, in the order of its tags."""
    found: list[str] = []

    def walk(node: Any) -> None:
        node = node.get_object() if hasattr(node, "get_object") else node
        if isinstance(node, list):
            for each in node:
                walk(each)
        elif isinstance(node, dict):
            if "/Alt" in node:
                found.append(str(node["/Alt"]))
            walk(node.get("/K", []))

    walk(PdfReader(BytesIO(pdf)).root_object["/StructTreeRoot"])
    return found


def text_places(pdf: bytes) -> list[tuple[float, float, float, float]]:
    """For every piece of text: its x and y from the lower left of its page, and the page's size, in mm."""
    found = []
    for page in PdfReader(BytesIO(pdf)).pages:
        width, height = (float(side) * MM for side in page.mediabox[2:])

        def visit(text: str, cm: Any, tm: Any, *_: Any, size: tuple[float, float] = (width, height)) -> None:
            if text.strip():
                x = tm[4] * cm[0] + tm[5] * cm[2] + cm[4]
                y = tm[4] * cm[1] + tm[5] * cm[3] + cm[5]
                found.append((x * MM, y * MM, *size))

        page.extract_text(visitor_text=visit)
    return found
