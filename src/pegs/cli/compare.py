"""``pegs compare``: compare two players, or two rule sets, on the same deals."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from pegs import players as registry
from pegs.analysis.defaults import COMPARED_GAMES, MAX_TURNS, SEATS, SEED
from pegs.cli import _completion as complete
from pegs.cli import _numbers
from pegs.cli._options import (
    PLAYERS,
    RULES,
    RULES_METAVAR,
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
from pegs.core.errors import UsageError
from pegs.i18n import translate

if TYPE_CHECKING:
    from rich.console import Console

    from pegs.analysis.comparison import PlayerComparison, PlayerMatch, RulesComparison, RulesMatch


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("compare", help="cli-compare", epilog="cli-compare-examples")(compare)


def compare(
    a: str = typer.Argument(metavar="A", help="cli-compare-a", autocompletion=complete.rule_sets_or_players),
    b: str = typer.Argument(metavar="B", help="cli-compare-b", autocompletion=complete.rule_sets_or_players),
    rules: str = typer.Option(
        "",
        metavar=RULES_METAVAR,
        help="cli-compare-rules",
        show_default=RULES,
        autocompletion=complete.rule_sets,
    ),
    players: PlayersOption = PLAYERS,
    teams: TeamsOption = None,
    seats: str = typer.Option(
        "",
        metavar="NAME,...",
        help="cli-compare-seats",
        show_default=SEATS,
        autocompletion=complete.player_list,
    ),
    games: int = typer.Option(
        COMPARED_GAMES, metavar="N", help="cli-compare-games", parser=_numbers.PAIRED_GAMES.read
    ),
    seed: SeedOption = SEED,
    max_turns: MaxTurnsOption = MAX_TURNS,
    threads: ThreadsOption = 0,
    ray: RayOption = None,
    json: bool = typer.Option(False, "--json", help="cli-compare-json"),
) -> None:
    """Play the games, show the progress, and print the difference."""
    check_ray(ray)
    match = _match(a, b, rules, seats, players, teams, seed, max_turns)
    pairs = (games + 1) // 2
    make_simulation_ready(match.names)
    _play(match, pairs, threads, ray)
    stopped = match.trials < pairs
    if stopped:
        played = f"{2 * match.trials:,}"
        echo(translate("simulate-stopped", games=played, requested=f"{2 * pairs:,}"), err=True)
    if match.trials:
        _print(match, json)
    if stopped:
        raise typer.Exit(INTERRUPTED_EXIT)


def _match(
    a: str, b: str, rules: str, seats: str, players: int, teams: int | None, seed: str, max_turns: int
) -> PlayerMatch | RulesMatch:
    """A match between two players if A and B are players' names, otherwise between two rule sets."""
    from pegs.analysis.comparison import PlayerMatch, RulesMatch
    from pegs.analysis.lineup import board_for, split_names
    from pegs.rules.loader import as_ruleset

    known = [name for name in (a, b) if _is_player(name)]
    if len(known) == 1:
        raise UsageError(_mixed(known[0], b if known[0] == a else a))
    if known:
        if seats:
            raise UsageError(translate("compare-no-seats"))
        ruleset = as_ruleset(rules or RULES)
        teams = ruleset.usual_teams(players) if teams is None else teams
        board_for(ruleset.rules, players, teams)
        return PlayerMatch(a, b, ruleset, players, teams, seed, max_turns)
    if rules:
        raise UsageError(translate("compare-no-rules"))
    sets = as_ruleset(a), as_ruleset(b)
    teams = sets[0].usual_teams(players) if teams is None else teams
    board_for(sets[0].rules, players, teams)
    return RulesMatch(*sets, players, teams, split_names(seats or SEATS), seed, max_turns)


def _mixed(player: str, other: str) -> str:
    """The sentence saying that only one of the two is a player: the other is misspelled, or a rule set."""
    from pegs.rules.loader import is_named, named
    from pegs.rules.suggestions import nearest

    known = is_named(other)
    if not known and nearest(other, registry.names()):
        return registry.unknown(other)
    sentence = translate("compare-mixed", player=player, other=other, players=", ".join(registry.names()))
    return sentence if known else sentence + nearest(other, tuple(named()))


def _is_player(name: str) -> bool:
    """Whether an argument names a player rather than a rule set. A path may contain a colon, too."""
    return registry.is_known(name) or (":" in name and not Path(name).exists())


def _play(match: PlayerMatch | RulesMatch, pairs: int, threads: int, ray: str | None) -> None:
    from pegs.analysis.workers import stop_on_interrupt

    with stop_on_interrupt(print_stopping) as stop, progress(2 * pairs) as show:
        for done in match.play(pairs, stop, threads or None, ray):
            show(done)


def _print(match: PlayerMatch | RulesMatch, json: bool) -> None:
    from pegs.analysis.comparison import PlayerComparison
    from pegs.analysis.console_report import fit
    from pegs.analysis.export import to_json
    from pegs.terminal.console import PlainConsole

    result = match.result()
    if json:
        echo_json(to_json(result))
        return
    console = PlainConsole()
    fit(console)
    if isinstance(result, PlayerComparison):
        _print_players(console, result)
    else:
        _print_rules(console, result)


def _print_players(console: Console, result: PlayerComparison) -> None:
    from pegs.analysis.console_report import grouped, interval, percent, python_note

    console.print(translate("compare-players", a=result.a, b=result.b), style="bold")
    seating: dict[str, str | int] = {
        "rules": result.rules,
        "players": result.players,
        "teams": result.teams,
        "seed": result.seed,
    }
    console.print(translate("compare-games", games=grouped(result.games), **seating))
    if result.in_python:
        console.print(python_note((result.a, result.b)))
    if result.unfinished:
        console.print(translate("compare-unfinished", games=grouped(result.unfinished)), style="yellow")
    console.print()
    share = translate(
        "compare-share", a=result.a, share=percent(result.share.value), interval=interval(result.share)
    )
    console.print(share)
    pairs = {"both": grouped(result.both), "split": grouped(result.split), "none": grouped(result.none)}
    console.print(translate("compare-pairs", a=result.a, b=result.b, **pairs))
    lead = f"{100 * result.lead.value:+.1f}"
    console.print(
        translate("compare-lead", a=result.a, b=result.b, lead=lead, interval=interval(result.lead))
    )
    if result.to_settle is None:
        console.print(translate("compare-even"))
    elif result.settled:
        console.print(translate("compare-settled", games=grouped(result.to_settle)))
    else:
        console.print(translate("compare-unsettled", games=grouped(result.to_settle)))


def _print_rules(console: Console, result: RulesComparison) -> None:
    from pegs.analysis.console_report import grouped, plain_table, print_table, python_note

    console.print(translate("compare-rules", a=result.a, b=result.b), style="bold")
    names = ", ".join(dict.fromkeys(result.seats))
    seating: dict[str, str | int] = {
        "players": result.players,
        "teams": result.teams,
        "seed": result.seed,
        "names": names,
    }
    console.print(translate("compare-rules-games", games=grouped(result.games // 2), **seating))
    if result.in_python:
        console.print(python_note(result.seats))
    for title, unfinished in ((result.a, result.unfinished_a), (result.b, result.unfinished_b)):
        if unfinished:
            sentence = translate("compare-rules-unfinished", rules=title, games=grouped(unfinished))
            console.print(sentence, style="yellow")
    console.print()
    table = plain_table(
        "compare-measure",
        "compare-a",
        "compare-b",
        "compare-difference",
        "simulate-interval",
        "compare-to-settle",
    )
    for each in result.measures:
        share = each.name in ("forced", "stuck", "advantage")
        scale, digits = (100, 1) if share else (1, 2)
        a, b = (f"{scale * value:.{digits}f}{'%' if share else ''}" for value in (each.a.value, each.b.value))
        low, value, high = (
            f"{scale * x:+.{digits}f}"
            for x in (each.difference.low, each.difference.value, each.difference.high)
        )
        settle = "–" if each.to_settle is None else grouped(each.to_settle)
        mark = "*" if each.settled else ""
        table.add_row(translate(f"compare-{each.name}"), a, b, value + mark, f"{low} … {high}", settle)
    print_table(console, table)
    console.print()
    console.print(translate("compare-star"))
