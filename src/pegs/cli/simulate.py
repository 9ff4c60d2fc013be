"""``pegs simulate``: play many games between bots and report what happened in them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from pegs.analysis.defaults import MAX_TURNS, SEATS, SEED, SIMULATED_GAMES
from pegs.cli import _completion as complete
from pegs.cli import _numbers
from pegs.cli._options import (
    PLAYERS,
    RULES,
    RULES_METAVAR,
    RayOption,
    TeamsOption,
    ThreadsOption,
    check_ray,
)
from pegs.cli._output import echo, echo_json
from pegs.cli._running import INTERRUPTED_EXIT, print_stopping, progress
from pegs.cli._text import one_line
from pegs.cli._warm import make_simulation_ready
from pegs.core.errors import UsageError
from pegs.i18n import translate

if TYPE_CHECKING:
    from pegs.analysis.game_rows import GameRows
    from pegs.analysis.report import Report
    from pegs.analysis.simulation import SimulationSettings, Totals

SAVE_SECONDS = 5.0
TO_STANDARD_OUTPUT = "-"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate", help="cli-simulate", epilog="cli-simulate-examples")(simulate)


def simulate(
    rules: str | None = typer.Option(
        None,
        metavar=RULES_METAVAR,
        help="cli-option-rules",
        show_default=RULES,
        autocompletion=complete.rule_sets,
    ),
    players: int | None = typer.Option(
        None, metavar="N", help="cli-option-players", show_default=str(PLAYERS), parser=_numbers.PLAYERS.read
    ),
    teams: TeamsOption = None,
    seats: str | None = typer.Option(
        None,
        metavar="NAME,...",
        help="cli-simulate-seats",
        show_default=SEATS,
        autocompletion=complete.player_list,
    ),
    games: int = typer.Option(
        SIMULATED_GAMES, metavar="N", help="cli-simulate-games", parser=_numbers.GAMES.read
    ),
    seed: str | None = typer.Option(
        None, metavar="TEXT", help="cli-simulate-seed", show_default=SEED, parser=one_line
    ),
    max_turns: int | None = typer.Option(
        None,
        metavar="N",
        help="cli-simulate-max-turns",
        show_default=str(MAX_TURNS),
        parser=_numbers.MAX_TURNS.read,
    ),
    threads: ThreadsOption = 0,
    ray: RayOption = None,
    json: bool = typer.Option(False, "--json", help="cli-simulate-json"),
    csv: str = typer.Option("", metavar="FILE", help="cli-simulate-csv", show_default=False),
    chart: str = typer.Option("", metavar="FILE", help="cli-simulate-chart", show_default=False),
    games_out: str = typer.Option("", metavar="FILE", help="cli-simulate-games-out", show_default=False),
    seats_out: str = typer.Option("", metavar="FILE", help="cli-simulate-seats-out", show_default=False),
    save: str = typer.Option("", metavar="FILE", help="cli-simulate-save", show_default=False),
    resume: str = typer.Option("", metavar="FILE", help="cli-simulate-resume", show_default=False),
) -> None:
    """Play the games, show the progress, and report."""
    from pegs.analysis import checkpoint
    from pegs.analysis.game_rows import GameRows
    from pegs.analysis.report import report
    from pegs.analysis.simulation import Totals

    files = _Files(csv, chart, games_out, seats_out, save, resume)
    files.check(json)
    check_ray(ray)
    saved, totals = checkpoint.load(Path(resume)) if resume else (None, Totals())
    settings = _settings(saved, rules, players, teams, seats, seed, max_turns)
    if saved is not None:
        checkpoint.check_same_settings(saved, settings, Path(resume))
    rows = GameRows() if games_out or seats_out else None
    file = files.checkpoint
    stopped = _play(settings, totals, games, threads, ray, file, rows)
    if stopped and file is None and totals.games:
        file = _default_file()
    if file is not None:
        checkpoint.save(file, settings, totals)
    if stopped:
        _print_stopped(totals.games, games, file)
    if rows is not None:
        _write_rows(rows, settings, files)
    if totals.games:
        _print(report(settings, totals, games), json, files)
    else:
        echo(translate("simulate-none-played"), err=True)
    if stopped:
        raise typer.Exit(INTERRUPTED_EXIT)


@dataclass(frozen=True)
class _Files:
    """The options that name files; empty if not given."""

    csv: str
    chart: str
    games_out: str
    seats_out: str
    save: str
    resume: str

    @property
    def checkpoint(self) -> Path | None:
        """The file that the totals are saved in."""
        return Path(self.save or self.resume) if self.save or self.resume else None

    def check(self, json: bool) -> None:
        """Raise UsageError before the first game if a result couldn't be written after the last."""
        if json and self.csv == TO_STANDARD_OUTPUT:
            raise UsageError(translate("simulate-two-outputs"))
        if self.resume and (self.games_out or self.seats_out):
            option = "--games-out" if self.games_out else "--seats-out"
            raise UsageError(translate("simulate-resumed-games", option=option))
        self._check_kinds()
        self._check_places()

    def _check_kinds(self) -> None:
        kind = Path(self.chart).suffix.lower()
        if self.chart and kind not in (".svg", ".png"):
            raise UsageError(translate("simulate-chart-kind"))
        if kind == ".png":
            from pegs.analysis.chart import check_fonts

            check_fonts()
        from pegs.analysis.rows_file import check_rows_file

        for rows in filter(None, (self.games_out, self.seats_out)):
            check_rows_file(Path(rows))

    def _check_places(self) -> None:
        """Raise UsageError if a folder doesn't exist, or two options name the same file."""
        options = {f"--{field.name.replace('_', '-')}": getattr(self, field.name) for field in fields(self)}
        named = {option: file for option, file in options.items() if file not in ("", TO_STANDARD_OUTPUT)}
        for (first, file), (second, other) in combinations(named.items(), 2):
            is_update = (first, second) == ("--save", "--resume")
            if Path(file).resolve() == Path(other).resolve() and not is_update:
                raise UsageError(translate("simulate-same-file", first=first, second=second, file=file))
        for option, file in named.items():
            if option != "--resume" and not Path(file).parent.is_dir():
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
    from pegs.analysis.lineup import board_for, lineup, split_names
    from pegs.analysis.simulation import SimulationSettings
    from pegs.rules.loader import as_ruleset

    ruleset = saved.ruleset if saved and rules is None else as_ruleset(rules or RULES)
    players = players if players is not None else saved.players if saved else PLAYERS
    if teams is None:
        teams = saved.teams if saved else ruleset.usual_teams(players)
    if seats is None and saved is not None:
        names = tuple(registry.find(name) for name in saved.seats)
    else:
        names = lineup(split_names(seats or SEATS), board_for(ruleset.rules, players, teams))
    seed = seed if seed is not None else saved.seed if saved else SEED
    max_turns = max_turns if max_turns is not None else saved.max_turns if saved else MAX_TURNS
    return SimulationSettings.of(ruleset, players, teams, names, seed, max_turns)


def _play(
    settings: SimulationSettings,
    totals: Totals,
    games: int,
    threads: int,
    ray: str | None,
    file: Path | None,
    rows: GameRows | None,
) -> bool:
    """Play the missing games; return whether it was stopped before the last."""
    from time import monotonic

    from pegs.analysis.checkpoint import save
    from pegs.analysis.simulation import play
    from pegs.analysis.workers import stop_on_interrupt

    make_simulation_ready(settings.seats)
    saved_at = monotonic()
    with stop_on_interrupt(print_stopping) as stop, progress(games, totals.games) as show:
        for done in play(settings, totals, games, stop, threads or None, rows, ray=ray):
            show(done)
            if file is not None and monotonic() - saved_at > SAVE_SECONDS:
                save(file, settings, totals)
                saved_at = monotonic()
    return bool(totals.missing(games))


def _print_stopped(games: int, requested: int, file: Path | None) -> None:
    echo(translate("simulate-stopped", games=f"{games:,}", requested=f"{requested:,}"), err=True)
    if file is not None:
        echo(translate("simulate-saved", file=str(file)), err=True)


def _default_file() -> Path | None:
    """A file for an interrupted simulation that has none; None if the user's folder isn't writable."""
    from datetime import datetime

    from platformdirs import user_state_path

    try:
        folder = user_state_path("pegs-and-jokers", ensure_exists=True)
    except OSError:
        return None
    return folder / f"simulation-{datetime.now():%Y%m%d-%H%M%S}.json"


def _print(report: Report, json: bool, files: _Files) -> None:
    if json:
        from pegs.analysis.export import to_json

        echo_json(to_json(report))
    elif files.csv != TO_STANDARD_OUTPUT:
        from pegs.analysis.console_report import fit, show
        from pegs.terminal.console import PlainConsole

        console = PlainConsole()
        fit(console)
        show(console, report)
    if files.csv:
        _write_csv(report, files.csv)
    if files.chart:
        from pegs.analysis.chart import to_svg, write_chart

        write_chart(to_svg(report), Path(files.chart))


def _write_rows(rows: GameRows, settings: SimulationSettings, files: _Files) -> None:
    from pegs.analysis.rows_file import write_rows

    board = settings.ruleset.rules.board(settings.players, settings.teams)
    if files.games_out:
        write_rows(Path(files.games_out), rows.games(board))
    if files.seats_out:
        write_rows(Path(files.seats_out), rows.seats(board, settings.seats))


def _write_csv(report: Report, csv: str) -> None:
    from pegs.analysis.checkpoint import write_file
    from pegs.analysis.export import to_csv

    if csv == TO_STANDARD_OUTPUT:
        echo(to_csv(report), nl=False)
    else:
        write_file(Path(csv), to_csv(report).encode())
