"""``pegs print card``."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from pegs.cli import _numbers
from pegs.cli._options import RULES, RulesOption
from pegs.cli._output import echo
from pegs.core.errors import UsageError
from pegs.i18n import language, languages, supported_language, translate
from pegs.printing.papers import FORMATS, PAPERS

Choice = TypeVar("Choice", bound=str)
SUFFIXES = (".pdf", ".png", ".svg")

PaperOption = Annotated[str, typer.Option("--paper", metavar="a4|letter", help="cli-print-paper")]
LanguagesOption = Annotated[
    str | None,
    typer.Option(
        "--language", metavar="en,es", help="cli-print-languages", show_default="cli-print-your-language"
    ),
]


def register(group: typer.Typer) -> None:
    """Add the subcommand to ``pegs print``."""
    group.command("card", help="cli-print-card", epilog="cli-print-card-examples")(card)


def card(
    rules: RulesOption = RULES,
    card_format: Annotated[
        str, typer.Option("--format", metavar="|".join(FORMATS), help="cli-print-card-format")
    ] = "sheet",
    players: Annotated[
        int | None,
        typer.Option("--players", metavar="N", help="cli-print-players", parser=_numbers.PLAYERS.read),
    ] = None,
    speech: LanguagesOption = None,
    paper: PaperOption = "a4",
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="cli-print-card-output", show_default="card.pdf"),
    ] = None,
) -> None:
    """Print a reference card into a file."""
    from pegs.extras import require

    require("print")
    from pegs.printing.card import card_pages, card_pdf
    from pegs.printing.order import CardOrder
    from pegs.rules.loader import load

    order = CardOrder(
        one_of(card_format, FORMATS), chosen_languages(speech), one_of(paper, PAPERS), players, date.today()
    )
    file = output or Path("card.pdf")
    ruleset = load(rules)
    if suffix_of(file) == ".pdf":
        pages = [card_pdf(ruleset, order)]
    else:
        pages = card_pages(ruleset, order, "png" if suffix_of(file) == ".png" else "svg")
    for written in write_pages(file, pages):
        echo(translate("cli-print-written", file=str(written)))


def one_of(given: str, choices: tuple[Choice, ...]) -> Choice:
    """A choice that was typed. Raises UsageError if there's no such choice."""
    chosen = next((choice for choice in choices if choice == given), None)
    if chosen is None:
        raise UsageError(translate("cli-print-choice", given=given, choices=", ".join(choices)))
    return chosen


def chosen_languages(given: str | None) -> tuple[str, ...]:
    """The languages of ``en,es``; this process's own if none is given.

    Raises UsageError for an unknown one.
    """
    if given is None:
        return (language(),)
    chosen = tuple(dict.fromkeys(each.strip() for each in given.split(",")))
    for each in chosen:
        if supported_language(each) != each:
            raise UsageError(translate("language-unknown", language=each, languages=", ".join(languages())))
    return chosen


def suffix_of(file: Path, suffixes: tuple[str, ...] = SUFFIXES) -> str:
    """The kind of file to write. Raises UsageError for a kind that can't be written."""
    suffix = file.suffix.lower()
    if suffix not in suffixes:
        raise UsageError(translate("cli-print-suffix", file=str(file), suffixes=", ".join(suffixes)))
    return suffix


def write_pages(file: Path, pages: list[bytes]) -> list[Path]:
    """Write a document's files, and return their names: ``card.png``, or ``card-1.png``, ``card-2.png``."""
    names = (
        [file]
        if len(pages) == 1
        else [file.with_stem(f"{file.stem}-{number}") for number in range(1, len(pages) + 1)]
    )
    for name, page in zip(names, pages, strict=True):
        name.write_bytes(page)
    return names
