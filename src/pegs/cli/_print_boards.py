"""``pegs print board``, ``panel`` and ``sheet``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pegs.cli import _completion as complete
from pegs.cli import _numbers
from pegs.cli._options import RULES, TeamsOption
from pegs.cli._print_output import (
    DEFAULT_PAPER,
    DRAWINGS,
    known_paper,
    speaking,
    write,
    write_document,
    write_drawing,
)
from pegs.printing.papers import PAPERS

if TYPE_CHECKING:
    from pegs.rules.ruleset import RuleSet

PLAYERS = 4

RulesOption = Annotated[
    str,
    typer.Option("--rules", metavar="NAME|FILE", help="cli-option-rules", autocompletion=complete.rule_sets),
]
PlayersOption = Annotated[
    int, typer.Option("--players", metavar="N", help="cli-option-players", parser=_numbers.PLAYERS.read)
]
PaperOption = Annotated[
    str,
    typer.Option("--paper", metavar="|".join(PAPERS), help="cli-print-paper", autocompletion=lambda: PAPERS),
]
LanguageOption = Annotated[
    str | None,
    typer.Option("--language", metavar="LANGUAGE", help="cli-print-language", show_default=False),
]
OutputOption = Annotated[
    Path | None, typer.Option("--output", "-o", metavar="FILE", help="cli-print-output", show_default=False)
]
PegOption = Annotated[
    str | None, typer.Option("--peg", metavar="NAME", help="cli-print-peg", autocompletion=lambda: _pegs())
]
HoleOption = Annotated[float | None, typer.Option("--hole", metavar="MM", help="cli-print-hole")]
KerfOption = Annotated[float, typer.Option("--kerf", metavar="MM", help="cli-print-kerf")]


def register(group: typer.Typer) -> None:
    """Add the subcommands to ``pegs print``."""
    group.command("board", help="cli-print-board", epilog="cli-print-board-examples")(board)
    group.command("panel", help="cli-print-panel", epilog="cli-print-panel-examples")(panel)
    group.command("sheet", help="cli-print-sheet", epilog="cli-print-sheet-examples")(sheet)


def board(
    rules: RulesOption = RULES,
    players: PlayersOption = PLAYERS,
    teams: TeamsOption = None,
    size: str | None = typer.Option(
        None,
        metavar="SIZE|MM",
        help="cli-print-board-size",
        show_default=False,
        autocompletion=lambda: _sizes(),
    ),
    panels: bool = typer.Option(False, "--panels", help="cli-print-panels"),
    wood: bool = typer.Option(False, "--wood", help="cli-print-wood"),
    peg: PegOption = None,
    hole: HoleOption = None,
    kerf: KerfOption = 0.0,
    paper: PaperOption = DEFAULT_PAPER,
    language: LanguageOption = None,
    output: OutputOption = None,
) -> None:
    """Print a board of paper, or draw one for a machine."""
    from pegs.printing import board_documents as documents
    from pegs.printing.frame import build_frame
    from pegs.printing.sizes import DEFAULT_SIZE, parse_size

    ruleset, teams = _table(rules, players, teams)
    file = output or Path(f"{ruleset.name}-board-{players}.{'dxf' if wood else 'pdf'}")
    with speaking(language):
        if wood:
            frame = build_frame(
                ruleset.rules.board(players, teams), parse_size(size or DEFAULT_SIZE, peg, hole)
            )
            write_drawing(file, frame.drawing(), kerf)
            return
        pitch = parse_size(size).pitch if size else None
        if panels:
            document = documents.panels_document(ruleset, players, teams, known_paper(paper), pitch)
        elif file.suffix == ".svg":
            write(file, documents.board_svg(ruleset, players, teams, pitch).encode())
            return
        else:
            document = documents.board_document(ruleset, players, teams, known_paper(paper), pitch)
        write_document(file, document, *([] if panels else [".svg"]))


def panel(
    rules: RulesOption = RULES,
    size: str = typer.Option(
        "standard", metavar="SIZE|MM", help="cli-print-panel-size", autocompletion=lambda: _sizes()
    ),
    peg: PegOption = None,
    hole: HoleOption = None,
    kerf: KerfOption = 0.0,
    floor: bool = typer.Option(False, "--floor", help="cli-print-floor"),
    marker: bool = typer.Option(False, "--marker", help="cli-print-marker"),
    paper: PaperOption = DEFAULT_PAPER,
    language: LanguageOption = None,
    output: OutputOption = None,
) -> None:
    """Print the template of a wooden panel, or draw one for a machine."""
    from pegs.printing import board_documents as documents
    from pegs.printing.sizes import parse_size

    ruleset, _ = _table(rules, PLAYERS, None)
    chosen = parse_size(size, peg, hole)
    file = output or Path(f"{ruleset.name}-panel.pdf")
    with speaking(language):
        if file.suffix in DRAWINGS:
            drawing = documents.panel_drawing(ruleset, chosen, has_floor=floor, has_marker=marker)
            write_drawing(file, drawing, kerf)
        else:
            document = documents.panel_document(ruleset, chosen, known_paper(paper), has_marker=marker)
            write_document(file, document, *DRAWINGS)


def sheet(
    rules: RulesOption = RULES,
    players: PlayersOption = PLAYERS,
    teams: TeamsOption = None,
    paper: PaperOption = DEFAULT_PAPER,
    language: LanguageOption = None,
    output: OutputOption = None,
) -> None:
    """Print a score sheet with markers."""
    from pegs.printing.board_documents import sheet_document

    ruleset, teams = _table(rules, players, teams)
    file = output or Path(f"{ruleset.name}-sheet.pdf")
    with speaking(language):
        write_document(file, sheet_document(ruleset, players, teams, known_paper(paper)))


def _table(rules: str, players: int, teams: int | None) -> tuple[RuleSet, int]:
    """The rule set and the number of teams. Raises UsageError if the players can't form that many teams."""
    from pegs.printing.board_documents import ordered_teams
    from pegs.rules.loader import load

    ruleset = load(rules)
    return ruleset, ordered_teams(ruleset, players, teams)


def _sizes() -> list[str]:
    from pegs.printing.sizes import SIZES

    return list(SIZES)


def _pegs() -> list[str]:
    from pegs.printing.sizes import PEGS

    return list(PEGS)
