"""``pegs ladder``: every bot against every other, and a rating for each."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pegs import players as registry
from pegs.analysis.defaults import MAX_TURNS, SEED
from pegs.cli import _completion as complete
from pegs.cli import _numbers
from pegs.cli._options import PLAYERS as USUAL_PLAYERS
from pegs.cli._options import (
    RULES,
    MaxTurnsOption,
    PlayersOption,
    RayOption,
    SeedOption,
    TeamsOption,
    ThreadsOption,
    check_ray,
)
from pegs.cli._output import echo, echo_json
from pegs.cli._running import INTERRUPTED_EXIT, print_stopping, progress
from pegs.cli._warm import make_simulation_ready
from pegs.i18n import translate

if TYPE_CHECKING:
    from pegs.analysis.ladder import Ladder, LadderResult

GAMES = 40


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("ladder", help="cli-ladder", epilog="cli-ladder-examples")(ladder)


def ladder(
    names: str = typer.Argument(
        "",
        metavar="NAME,...",
        help="cli-ladder-names",
        show_default="cli-ladder-all",
        autocompletion=complete.player_list,
    ),
    rules: str = typer.Option(
        RULES, metavar="NAME,...", help="cli-ladder-rules", autocompletion=complete.rule_sets
    ),
    players: PlayersOption = USUAL_PLAYERS,
    teams: TeamsOption = None,
    games: int = typer.Option(GAMES, metavar="N", help="cli-ladder-games", parser=_numbers.PAIRED_GAMES.read),
    seed: SeedOption = SEED,
    max_turns: MaxTurnsOption = MAX_TURNS,
    threads: ThreadsOption = 0,
    ray: RayOption = None,
    chart: Annotated[
        Path | None, typer.Option(metavar="FILE", help="cli-ladder-chart", show_default=False)
    ] = None,
    json: bool = typer.Option(False, "--json", help="cli-ladder-json"),
) -> None:
    """Play the games, show the progress, and print the ladder."""
    from pegs.analysis.chart import check_chart
    from pegs.analysis.ladder import Ladder
    from pegs.analysis.lineup import split_names
    from pegs.rules.loader import as_ruleset

    check_ray(ray)
    if chart is not None:
        check_chart(chart)
    sets = [as_ruleset(name.strip()) for name in rules.split(",")]
    tournament = Ladder(
        split_names(names) if names else registry.names(), sets, players, teams, seed, max_turns
    )
    pairs = (games + 1) // 2
    make_simulation_ready(tournament.names)
    is_whole = _play(tournament, pairs, threads, ray)
    _show(tournament.result(), chart, json)
    if not is_whole:
        raise typer.Exit(INTERRUPTED_EXIT)


def _play(ladder: Ladder, pairs: int, threads: int, ray: str | None) -> bool:
    """Play, and return whether all games were played."""
    from pegs.analysis.workers import stop_on_interrupt

    total, done = 2 * pairs * ladder.matches, 0
    with stop_on_interrupt(print_stopping) as stop, progress(total) as show:
        for done in ladder.play(pairs, stop, threads or None, ray):
            show(done)
    if done < total:
        echo(translate("simulate-stopped", games=f"{done:,}", requested=f"{total:,}"), err=True)
    return done >= total


def _show(result: LadderResult, chart: Path | None, json: bool) -> None:
    from pegs.analysis.chart import write_chart
    from pegs.analysis.export import to_json
    from pegs.analysis.ladder_report import ladder_chart

    if json:
        echo_json(to_json(result))
    else:
        _print(result)
    if chart is not None:
        write_chart(ladder_chart(result), chart)


def _print(result: LadderResult) -> None:
    from pegs.analysis.console_report import fit, print_table
    from pegs.analysis.ladder_report import headline, ladder_table
    from pegs.terminal.console import PlainConsole

    console = PlainConsole()
    fit(console)
    console.print(translate("ladder-title"), style="bold")
    console.print(headline(result))
    if result.unfinished:
        console.print(translate("compare-unfinished", games=f"{result.unfinished:,}"), style="yellow")
    console.print()
    print_table(console, ladder_table(result))
    console.print()
    console.print(translate("ladder-how"))
