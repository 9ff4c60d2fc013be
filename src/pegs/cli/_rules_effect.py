"""``pegs rules effect``: what house rules do to the game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pegs.analysis.defaults import SEED
from pegs.cli import _completion as complete
from pegs.cli import _numbers
from pegs.cli._options import (
    PLAYERS,
    RULES,
    RULES_METAVAR,
    PlayersOption,
    SeedOption,
    TeamsOption,
    ThreadsOption,
)
from pegs.cli._output import echo, echo_json
from pegs.cli._running import INTERRUPTED_EXIT, print_stopping, progress
from pegs.cli._text import one_line
from pegs.cli._warm import make_simulation_ready
from pegs.i18n import translate

if TYPE_CHECKING:
    from rich.console import Console

    from pegs.analysis.effect_match import EffectMatch
    from pegs.analysis.rule_effect import RuleEffect
    from pegs.rules.ruleset import RuleSet

GAMES = 1_000


def effect(
    sheet: Annotated[
        str,
        typer.Argument(metavar="SHEET", help="cli-rules-name-or-file", autocompletion=complete.rule_sets),
    ],
    change: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="SWITCH=VALUE", help="cli-rules-effect-set", show_default=False, parser=one_line
        ),
    ] = None,
    against: str = typer.Option(
        "",
        metavar=RULES_METAVAR,
        help="cli-rules-effect-against",
        show_default="cli-default-base",
        autocompletion=complete.rule_sets,
    ),
    players: PlayersOption = PLAYERS,
    teams: TeamsOption = None,
    games: int = typer.Option(GAMES, metavar="N", help="cli-rules-effect-games", parser=_numbers.GAMES.read),
    pace: int = typer.Option(
        9, metavar="SECONDS", help="cli-rules-effect-pace", parser=_numbers.SECONDS_OF_TURN.read
    ),
    seed: SeedOption = SEED,
    threads: ThreadsOption = 0,
    json: bool = typer.Option(False, "--json", help="cli-rules-effect-json"),
) -> None:
    """Play the games, show the progress, and print what the rules do."""
    from pegs.analysis.effect_match import EffectMatch
    from pegs.analysis.lineup import board_for
    from pegs.analysis.rule_games import MEDIUM, STRONG

    if not json:
        _check_enough(games)
    rules = _rules(sheet, change or [])
    base = _base(rules, against)
    teams = rules.usual_teams(players) if teams is None else teams
    board_for(rules.rules, players, teams)
    match = EffectMatch(rules, base, players, teams, seed, pace)
    make_simulation_ready((STRONG, MEDIUM))
    is_whole = _play(match, games, threads)
    if match.games:
        _print(match.result(), seed, json)
    if not is_whole:
        raise typer.Exit(INTERRUPTED_EXIT)


def _check_enough(games: int) -> None:
    """Raise UsageError, before any game is played, if there would be too few to draw conclusions."""
    from pegs.analysis.rule_effect_words import FIRST_GAMES
    from pegs.core.errors import UsageError

    if games < FIRST_GAMES:
        raise UsageError(translate("effect-too-few", least=FIRST_GAMES))


def _rules(sheet: str, changes: list[str]) -> RuleSet:
    from pegs.rules.changed_set import changed_set
    from pegs.rules.loader import load

    if not changes:
        return load(sheet)
    return changed_set(sheet, changes, "--set", translate("effect-your-rules"))


def _base(rules: RuleSet, against: str) -> RuleSet:
    """What to compare with: by default, what the sheet extends."""
    from pegs.rules.loader import load

    name = against or rules.extends or RULES
    beside = Path(rules.file).parent / name if rules.file and not against else Path(name)
    return load(str(beside) if beside.is_file() else name)


def _play(match: EffectMatch, games: int, threads: int) -> bool:
    """Play, and return whether all games were played."""
    from pegs.analysis.workers import stop_on_interrupt

    with stop_on_interrupt(print_stopping) as stop, progress(games) as show:
        for done in match.play(games, stop, threads or None):
            show(done)
    if match.games < games:
        echo(translate("simulate-stopped", games=f"{match.games:,}", requested=f"{games:,}"), err=True)
    return match.games == games


def _print(effect: RuleEffect, seed: str, json: bool) -> None:
    from pegs.analysis.console_report import fit
    from pegs.analysis.export import to_json
    from pegs.terminal.console import PlainConsole

    if json:
        echo_json(to_json(effect))
        return
    console = PlainConsole()
    fit(console)
    _print_effect(console, effect, seed)


def _print_effect(console: Console, effect: RuleEffect, seed: str) -> None:
    from rich.table import Table

    from pegs.analysis import rule_effect_words as words

    console.print(words.about(effect), style="bold")
    counted = (
        translate("effect-games", count=effect.games),
        translate("effect-pace", seconds=effect.turn_seconds),
        translate("effect-seed", seed=seed),
    )
    console.print(". ".join(counted) + ".")
    for warning in words.warnings(effect):
        console.print(warning, style="yellow")
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column()
    grid.add_column(justify="right", no_wrap=True)
    for measure in effect.measures:
        line = words.effect_line(effect, measure.name)
        grid.add_row()
        grid.add_row(line.title, line.rules, style="bold")
        grid.add_row(line.verdict, line.base)
    console.print(grid)
    console.print()
    console.print(words.in_a_sentence(effect), style="bold")
    console.print(translate("effect-right"))
    console.print(translate("effect-fun"))
