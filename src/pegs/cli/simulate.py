"""``pegs simulate``: play many games between bots and report what happened in them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from pegs.cli._running import print_stopping, progress, require_at_least
from pegs.cli._warm import make_simulation_ready
from pegs.core.errors import UsageError
from pegs.i18n import translate

if TYPE_CHECKING:
    from pegs.analysis.report import Report
    from pegs.analysis.simulation import SimulationSettings, Totals

RULES, PLAYERS, TEAMS, SEATS, SEED, GAMES = "arizona", 4, 2, "hints", "0", 10_000
SAVE_SECONDS = 5.0
INTERRUPTED_EXIT = 130
"""The exit status after Ctrl-C, as in shells."""
TO_STANDARD_OUTPUT = "-"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate", help="cli-simulate")(simulate)


def simulate(
    rules: str | None = typer.Option(None, metavar="NAME|FILE", help="cli-simulate-rules"),
    players: int | None = typer.Option(None, metavar="N", help="cli-simulate-players"),
    teams: int | None = typer.Option(None, metavar="N", help="cli-simulate-teams"),
    seats: str | None = typer.Option(None, metavar="NAME,...", help="cli-simulate-seats"),
    games: int = typer.Option(GAMES, metavar="N", help="cli-simulate-games", show_default=False),
    seed: str | None = typer.Option(None, metavar="TEXT", help="cli-simulate-seed"),
    max_turns: int | None = typer.Option(None, metavar="N", help="cli-simulate-max-turns"),
    threads: int = typer.Option(0, metavar="N", help="cli-simulate-threads", show_default=False),
    json: bool = typer.Option(False, "--json", help="cli-simulate-json"),
    csv: str = typer.Option("", metavar="FILE", help="cli-simulate-csv", show_default=False),
    chart: str = typer.Option("", metavar="FILE", help="cli-simulate-chart", show_default=False),
    save: str = typer.Option("", metavar="FILE", help="cli-simulate-save", show_default=False),
    resume: str = typer.Option("", metavar="FILE", help="cli-simulate-resume", show_default=False),
) -> None:
    """Play the games, show the progress, and report."""
    from pegs.analysis import checkpoint
    from pegs.analysis.report import report
    from pegs.analysis.simulation import Totals

    require_at_least("--games", games, 1)
    require_at_least("--threads", threads, 0)
    _check_outputs(json, csv, chart, save)
    totals, saved = Totals(), None
    if resume:
        saved, totals = checkpoint.load(Path(resume))
    settings = _settings(saved, rules, players, teams, seats, seed, max_turns)
    if saved is not None:
        checkpoint.check_same_settings(saved, settings, Path(resume))
    file = Path(save or resume) if save or resume else None
    stopped = _play(settings, totals, games, threads, file)
    if stopped and file is None and totals.games:
        file = _default_file()
    if file is not None:
        checkpoint.save(file, settings, totals)
    if stopped:
        typer.echo(translate("simulate-stopped", games=f"{totals.games:,}", requested=f"{games:,}"), err=True)
        if file is not None:
            typer.echo(translate("simulate-saved", file=str(file)), err=True)
    if totals.games:
        _print(report(settings, totals, games), json, csv, chart)
    else:
        typer.echo(translate("simulate-none-played"), err=True)
    if stopped:
        raise typer.Exit(INTERRUPTED_EXIT)


def _check_outputs(json: bool, csv: str, chart: str, save: str) -> None:
    """Raise UsageError before the first game if a result couldn't be written after the last."""
    if json and csv == TO_STANDARD_OUTPUT:
        raise UsageError(translate("simulate-two-outputs"))
    if chart and Path(chart).suffix.lower() not in (".svg", ".png"):
        raise UsageError(translate("simulate-chart-kind", file=chart))
    if Path(chart).suffix.lower() == ".png":
        from pegs.analysis.chart import check_fonts

        check_fonts()
    for file in (csv, chart, save):
        if file and file != TO_STANDARD_OUTPUT and not Path(file).parent.is_dir():
            raise UsageError(translate("simulate-no-folder", file=file))


def _settings(
    saved: SimulationSettings | None,
    rules: str | None,
    players: int | None,
    teams: int | None,
    seats: str | None,
    seed: str | None,
    max_turns: int | None,
) -> SimulationSettings:
    """The settings from the options; an option left out is as in the saved simulation, or the default."""
    from pegs import players as registry
    from pegs.analysis.lineup import lineup, seated, split_names
    from pegs.analysis.simulation import MAX_TURNS, SimulationSettings
    from pegs.rules.loader import as_ruleset

    ruleset = saved.ruleset if saved and rules is None else as_ruleset(rules or RULES)
    players = players if players is not None else saved.players if saved else PLAYERS
    teams = teams if teams is not None else saved.teams if saved else TEAMS
    if seats is None and saved is not None:
        names = tuple(registry.find(name) for name in saved.seats)
    else:
        names = lineup(split_names(seats or SEATS), seated(ruleset.rules, players, teams))
    seed = seed if seed is not None else saved.seed if saved else SEED
    max_turns = max_turns if max_turns is not None else saved.max_turns if saved else MAX_TURNS
    require_at_least("--max-turns", max_turns, 1)
    return SimulationSettings.of(ruleset, players, teams, names, seed, max_turns)


def _play(settings: SimulationSettings, totals: Totals, games: int, threads: int, file: Path | None) -> bool:
    """Play the missing games; return whether it was stopped before the last."""
    from time import monotonic

    from pegs.analysis.checkpoint import save
    from pegs.analysis.simulation import play
    from pegs.analysis.workers import stop_on_interrupt

    make_simulation_ready(settings.seats)
    saved_at = monotonic()
    with stop_on_interrupt(print_stopping) as stop, progress(games, totals.games) as show:
        for done in play(settings, totals, games, stop, threads or None):
            show(done)
            if file is not None and monotonic() - saved_at > SAVE_SECONDS:
                save(file, settings, totals)
                saved_at = monotonic()
    return bool(totals.missing(games))


def _default_file() -> Path | None:
    """A file for an interrupted simulation that has none; None if the user's folder isn't writable."""
    from datetime import datetime

    from platformdirs import user_state_path

    try:
        folder = user_state_path("pegs-and-jokers", ensure_exists=True)
    except OSError:
        return None
    return folder / f"simulation-{datetime.now():%Y%m%d-%H%M%S}.json"


def _print(found: Report, json: bool, csv: str, chart: str) -> None:
    if json:
        from pegs.analysis.export import to_json

        typer.echo(to_json(found))
    elif csv != TO_STANDARD_OUTPUT:
        from rich.console import Console

        from pegs.analysis.console_report import WIDTH, show

        console = Console(highlight=False, markup=False, emoji=False)
        console.width = WIDTH  # the tables can't be read in less
        show(console, found)
    if csv:
        _write_csv(found, csv)
    if chart:
        from pegs.analysis.chart import write_chart

        write_chart(found, Path(chart))


def _write_csv(found: Report, csv: str) -> None:
    from pegs.analysis.checkpoint import write_atomically
    from pegs.analysis.export import to_csv

    if csv == TO_STANDARD_OUTPUT:
        typer.echo(to_csv(found), nl=False)
    else:
        write_atomically(Path(csv), to_csv(found).encode())
