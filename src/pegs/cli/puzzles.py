"""``pegs puzzles make``: positions in which one turn is clearly best, from games of bots or from records."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pegs.analysis.defaults import SEED
from pegs.cli import _completion as complete
from pegs.cli import _numbers
from pegs.cli._options import RULES, SeedOption
from pegs.cli._output import echo
from pegs.cli._records import fail_at, open_records, read_games
from pegs.cli._running import INTERRUPTED_EXIT, print_stopping
from pegs.cli._usage import Group
from pegs.cli._warm import make_review_ready
from pegs.core.errors import RecordError, UsageError
from pegs.i18n import listed, translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from pegs.coach.puzzle_maker import PuzzleMaker
    from pegs.protocol.puzzles import Puzzle, Theme
    from pegs.record import Record
    from pegs.rules.ruleset import RuleSet

NUMBER = 10


def _complete_themes(incomplete: str) -> list[str]:
    from pegs.protocol.puzzles import THEMES

    return [theme for theme in THEMES if theme.startswith(incomplete)]


def register(app: typer.Typer) -> None:
    """Add the command."""
    puzzles = typer.Typer(help="cli-puzzles", epilog="cli-puzzles-examples", cls=Group)
    puzzles.callback()(_group)
    puzzles.command("make", help="cli-puzzles-make", epilog="cli-puzzles-make-examples")(make)
    app.add_typer(puzzles, name="puzzles")


def _group() -> None:
    """``pegs puzzles`` has subcommands, even while it has only one."""


def make(
    rules: str = typer.Option(
        RULES, metavar="NAME,...", help="cli-puzzles-rules", autocompletion=complete.rule_sets
    ),
    number: int = typer.Option(
        NUMBER, metavar="N", help="cli-puzzles-number", parser=_numbers.NUMBER_OF_PUZZLES.read
    ),
    theme: Annotated[
        str,
        typer.Option(
            "--theme",
            metavar="THEME,...",
            help="cli-puzzles-theme",
            show_default=False,
            autocompletion=_complete_themes,
        ),
    ] = "",
    record: Annotated[
        str, typer.Option("--record", metavar="FILE", help="cli-puzzles-record", show_default=False)
    ] = "",
    seed: SeedOption = SEED,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="cli-puzzles-output", show_default=False),
    ] = None,
) -> None:
    """Make puzzles, show the progress, and write them when they're done or when the person stops."""
    from pegs.analysis.workers import stop_on_interrupt
    from pegs.coach.puzzle_file import write_puzzles
    from pegs.coach.puzzle_maker import PuzzleMaker

    maker = PuzzleMaker(_rulesets(rules), number, seed, _themes(theme))
    make_review_ready()
    with stop_on_interrupt(print_stopping) as stop, _progress(number) as show:
        for _ in _found(maker, record):
            show(len(maker.puzzles), maker.games)
            if stop.is_set():
                break
    text = write_puzzles(maker.puzzles)
    if output is None:
        echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")
    echo(translate("puzzles-made", count=len(maker.puzzles), games=maker.games), err=True)
    if stop.is_set() and not maker.is_done:
        raise typer.Exit(INTERRUPTED_EXIT)


def _rulesets(rules: str) -> list[RuleSet]:
    from pegs.rules.loader import is_named_set, load

    rulesets = [load(name.strip()) for name in rules.split(",")]
    if not all(map(is_named_set, rulesets)):
        raise UsageError(translate("puzzles-named-only"))
    return rulesets


def _themes(text: str) -> tuple[Theme, ...]:
    from pegs.protocol.puzzles import THEMES

    wanted = [name.strip() for name in text.split(",") if name.strip()]
    for name in wanted:
        if name not in THEMES:
            raise UsageError(translate("puzzles-no-theme", theme=name, themes=listed(THEMES)))
    return tuple(theme for theme in THEMES if theme in wanted) or THEMES


def _found(maker: PuzzleMaker, file: str) -> Iterator[Puzzle | None]:
    if not file:
        yield from maker.from_bots()
        return
    with open_records(file) as lines:
        try:
            yield from maker.from_records(_records(file, lines))
        except RecordError as error:
            fail_at(error.line, error.reason)


def _records(file: str, lines: Iterator[str]) -> Iterator[Record]:
    from pegs.record import BadRecord

    for game in read_games(file, lines):
        if isinstance(game, BadRecord):
            fail_at(game.line, game.reason)
        yield game


@contextmanager
def _progress(number: int) -> Iterator[Callable[[int, int], None]]:
    """Show on standard error how many puzzles have been made, if that's a terminal."""
    from rich.progress import BarColumn, Progress, TextColumn

    from pegs.terminal.console import PlainConsole

    columns = TextColumn("{task.description}"), BarColumn()
    console = PlainConsole(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=number)

        def show(made: int, games: int) -> None:
            looking = translate("puzzles-looking", count=made, number=number, games=games)
            bar.update(task, completed=made, description=looking)

        yield show
