"""The files that ``pegs print`` writes: documents as PDF or PNG, drawings as SVG or DXF."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from pegs.cli._output import echo
from pegs.core.errors import UsageError
from pegs.i18n import either, in_language, translate
from pegs.i18n import language as current_language
from pegs.printing.papers import PAPERS

if TYPE_CHECKING:
    from pegs.printing.board_documents import Document
    from pegs.printing.drawing import Drawing

DEFAULT_PAPER = "a4"
DOCUMENTS, DRAWINGS = (".pdf", ".png"), (".svg", ".dxf")
"""How files end that documents and drawings are written to."""


def known_paper(paper: str) -> str:
    """The paper size. Raises UsageError if there is none of this name."""
    if paper not in PAPERS:
        raise UsageError(translate("print-no-paper", paper=paper, papers=either(PAPERS)))
    return paper


def speaking(language: str | None) -> AbstractContextManager[None]:
    """Use a language within a block; None is the current one. Raises UsageError if it has no catalog."""
    return in_language(language or current_language())


def write_document(file: Path, document: Document, *others: str) -> None:
    """Write a document as PDF, or a PNG of each page: ``name.png``, ``name-2.png``, and so on.

    Raises UsageError if the file's name has another ending; it names ``others`` too, for which the command
    has something else to write.
    """
    from pegs.printing.typesetter import typeset_pages, typeset_pdf

    if file.suffix == ".pdf":
        write(file, typeset_pdf(document.template, document.data))
        return
    _check_ending(file, DOCUMENTS, others)
    for k, page in enumerate(typeset_pages(document.template, document.data, "png")):
        write(file.with_stem(f"{file.stem}-{k + 1}") if k else file, page)


def write_drawing(file: Path, drawing: Drawing, kerf: float) -> None:
    """Write a drawing as SVG or DXF, corrected for the width of the cut.

    Raises UsageError if the file's name has another ending, or the kerf is no possible one.
    """
    from pegs.printing.drawing import to_dxf, to_svg

    _check_ending(file, DRAWINGS)
    cut = drawing.with_kerf(kerf)
    write(file, (to_svg(cut) if file.suffix == ".svg" else to_dxf(cut)).encode())


def write(file: Path, content: bytes) -> None:
    """Write a file and report it."""
    file.write_bytes(content)
    echo(translate("print-written", file=str(file)))


def _check_ending(file: Path, endings: tuple[str, ...], others: tuple[str, ...] = ()) -> None:
    if file.suffix not in endings:
        listed = either((*endings, *others))
        raise UsageError(translate("print-ending", file=str(file), endings=listed))
