"""``pegs print book``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pegs.cli import _numbers
from pegs.cli._options import RULES, RulesOption
from pegs.cli._output import echo
from pegs.cli._print_card import PaperOption, chosen_languages, one_of, suffix_of, write_pages
from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.printing.papers import PAPERS


def register(group: typer.Typer) -> None:
    """Add the subcommand to ``pegs print``."""
    group.command("book", help="cli-print-book", epilog="cli-print-book-examples")(book)


def book(
    rules: RulesOption = RULES,
    players: Annotated[
        int | None,
        typer.Option("--players", metavar="N", help="cli-print-players", parser=_numbers.PLAYERS.read),
    ] = None,
    speech: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="LANGUAGE",
            help="cli-print-language",
            show_default="cli-print-your-language",
        ),
    ] = None,
    paper: PaperOption = "a4",
    booklet: Annotated[bool, typer.Option("--booklet", help="cli-print-booklet")] = False,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="cli-print-book-output", show_default="book.pdf"),
    ] = None,
) -> None:
    """Print a rule book into a file."""
    from pegs.extras import require

    require("print")
    from pegs.printing.book.document import book_pages, book_pdf
    from pegs.printing.order import BookOrder
    from pegs.rules.loader import load

    file = output or Path("book.pdf")
    order = BookOrder(_one_language(speech), one_of(paper, PAPERS), players, booklet)
    suffix = suffix_of(file, (".pdf",) if booklet else (".pdf", ".png"))
    ruleset = load(rules)
    pages = [book_pdf(ruleset, order)] if suffix == ".pdf" else book_pages(ruleset, order, "png")
    for written in write_pages(file, pages):
        echo(translate("cli-print-written", file=str(written)))


def _one_language(given: str | None) -> str:
    """The language of a book. Raises UsageError for an unknown one, or several."""
    languages = chosen_languages(given)
    if len(languages) > 1:
        raise UsageError(translate("cli-print-one-language"))
    return languages[0]
