"""Typesets documents with Typst: a template and data make a PDF, or a picture of each page.

The same template and data give the same bytes on one machine. Only the fonts in ``fonts/`` are used, so a
page looks the same everywhere; nothing is fetched.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal
from unicodedata import normalize

import msgspec

from pegs.core.cleaning import without_invisible
from pegs.extras import require
from pegs.look import COLORS_FILE

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

_ROOT = re.compile(rb"/Root (\d+) 0 R")
_PREFERENCES = b"/ViewerPreferences<<"


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
    """Every template by its file's name, and the colors; one may import another."""
    files = (*sorted((FOLDER / "templates").glob("*.typ")), COLORS_FILE)
    return {file.name: file.read_bytes() for file in files}


@cache
def _fonts() -> typst.Fonts:
    import typst

    return typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[FOLDER / "fonts"]
    )


def _unscaled(pdf: bytes) -> bytes:
    """The same PDF, with the request to print it at its size.

    The catalog is appended once more, changed, as an incremental update (ISO 32000-1, 7.5.6). A library
    would read the whole file, which takes two thirds of the time that typesetting a card does.
    """
    end = pdf.rindex(b"trailer")
    trailer, previous = pdf[end:].split(b"startxref")
    (catalog,) = _ROOT.findall(trailer)
    begin = pdf.rindex(b"\n%s 0 obj" % catalog, 0, end)
    body = pdf[begin : pdf.index(b"endobj", begin)]
    assert body.count(_PREFERENCES) == 1, body
    changed = body.replace(_PREFERENCES, _PREFERENCES + b"/PrintScaling/None") + b"endobj\n"
    table = b"xref\n0 1\n0000000000 65535 f\r\n%s 1\n%010d 00000 n\r\n" % (catalog, len(pdf) + 1)
    linked = trailer.replace(b"/Root", b"/Prev %s/Root" % previous.split()[0])
    return pdf + changed + table + linked + b"startxref\n%d\n%%%%EOF" % (len(pdf) + len(changed))


@cache
def printable_characters() -> frozenset[int]:
    """The code points that all fonts of the package have."""
    require("print")
    from fontTools.ttLib import TTFont

    character_sets = []
    for file in (FOLDER / "fonts").glob("*.ttf"):
        with TTFont(file) as font:
            character_sets.append(frozenset(font.getBestCmap()))
    return frozenset.intersection(*character_sets)


def in_our_letters(text: str) -> str:
    """A text in characters that the fonts have: without accents that they lack, and ``?`` for the rest.

    An apostrophe that was typed straight is printed like those of the program's own sentences.
    """
    text = APOSTROPHE.sub("’", text)
    if text.isascii():
        return text
    text = without_invisible(text)
    known = printable_characters()
    return "".join(
        letter if ord(letter) in known else _plain(letter, known) for letter in normalize("NFC", text)
    )


def _plain(letter: str, known: frozenset[int]) -> str:
    base = normalize("NFKD", letter)[0]
    return base if ord(base) in known else "?"
