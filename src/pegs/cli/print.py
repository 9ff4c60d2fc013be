"""``pegs print``: cards, rule books, boards and sheets on paper, and boards for the workshop."""

from __future__ import annotations

import typer

from pegs.cli import _print_boards, _print_book, _print_card
from pegs.cli._usage import Group


def register(app: typer.Typer) -> None:
    """Add the command and its subcommands."""
    group = typer.Typer(help="cli-print", epilog="cli-print-examples", cls=Group)
    _print_card.register(group)
    _print_book.register(group)
    _print_boards.register(group)
    app.add_typer(group, name="print")
