"""Typesets documents with Typst: a template and data make a PDF, or a picture of each page.

The same template and data give the same bytes on one machine. Only the fonts in ``fonts/`` are used, so a
page looks the same everywhere; nothing is fetched.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal
from unicodedata import normalize

import msgspec

from pegs.extras import require

if TYPE_CHECKING:
    import typst

PageFormat = Literal["png", "svg"]
FOLDER = Path(__file__).parent
PPI = 144
"""The resolution of PNG pages, in pixels per inch."""
APOSTROPHE = re.compile(r"(?<=\w)'")
"""A straight apostrophe after a letter."""
TIMESTAMP = 0
"""The time that every PDF states, in seconds since 1970, so that two of the same are equal."""


def typeset_pdf(template: str, data: Mapping[str, object]) -> bytes:
    """A document as PDF/UA-1, with tags, that asks printers not to scale it.

    ``template`` is the name of a template without its suffix; it finds ``data`` as JSON in
    ``sys.inputs.data``. Raises RuntimeError if the template fails: text that doesn't fit, for example.
    """
    (pdf,) = _compiled(template, data, "pdf")
    return _unscaled(pdf)


def typeset_pages(
    template: str, data: Mapping[str, object], page_format: PageFormat, ppi: int = PPI
) -> list[bytes]:
    """A picture of each page of a document. Raises RuntimeError if the template fails."""
    return _compiled(template, data, page_format, ppi)


def _compiled(template: str, data: Mapping[str, object], output: str, ppi: int = PPI) -> list[bytes]:
    require("print")
    import typst

    # Its type lists a result for each format; which one isn't known here.
    compile_any: Any = typst.compile
    compiled = compile_any(
        {**_templates(), "main.typ": _templates()[f"{template}.typ"]},
        font_paths=_fonts(),
        format=output,
        ppi=ppi,
        sys_inputs={"data": msgspec.json.encode(data).decode()},
        pdf_standards=["ua-1"] if output == "pdf" else [],
        timestamp=TIMESTAMP,
    )
    return compiled if isinstance(compiled, list) else [compiled]


@cache
def _templates() -> dict[str, bytes]:
    """Every template by its file's name; one may import another."""
    return {file.name: file.read_bytes() for file in sorted((FOLDER / "templates").glob("*.typ"))}


@cache
def _fonts() -> typst.Fonts:
    import typst

    return typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[FOLDER / "fonts"]
    )


def _unscaled(pdf: bytes) -> bytes:
    """The same PDF, with the request to print it at its size."""
    from pypdf import PdfWriter

    writer = PdfWriter(clone_from=BytesIO(pdf))
    preferences: Any = writer.create_viewer_preferences()
    preferences.print_scaling = "/None"
    written = BytesIO()
    writer.write(written)
    return written.getvalue()


@cache
def printable_characters() -> frozenset[int]:
    """The code points that all fonts of the package have."""
    require("print")
    from fontTools.ttLib import TTFont

    found = []
    for file in (FOLDER / "fonts").glob("*.ttf"):
        with TTFont(file) as font:
            found.append(frozenset(font.getBestCmap()))
    return frozenset.intersection(*found)


def in_our_letters(text: str) -> str:
    """A text in characters that the fonts have: without accents that they lack, and ``?`` for the rest.

    An apostrophe that was typed straight is printed like those of the program's own sentences.
    """
    text = APOSTROPHE.sub("’", text)
    if text.isascii():
        return text
    known = printable_characters()
    return "".join(
        letter if ord(letter) in known else _plain(letter, known) for letter in normalize("NFC", text)
    )


def _plain(letter: str, known: frozenset[int]) -> str:
    base = normalize("NFKD", letter)[0]
    return base if ord(base) in known else "?"
