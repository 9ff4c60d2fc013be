"""``pegs compare``: compare two players, or two rule sets, on the same deals."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from pegs import players as registry
from pegs.cli._running import print_stopping, progress, require_at_least
from pegs.cli._warm import make_simulation_ready
from pegs.core.errors import UsageError
from pegs.i18n import translate

if TYPE_CHECKING:
    from rich.console import Console

    from pegs.analysis.comparison import PlayerComparison, PlayerMatch, RulesComparison, RulesMatch

GAMES = 2000
INTERRUPTED_EXIT = 130


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("compare", help="cli-compare")(compare)


def compare(
    a: str = typer.Argument(metavar="A", help="cli-compare-a"),
    b: str = typer.Argument(metavar="B", help="cli-compare-b"),
    rules: str = typer.Option("", metavar="NAME|FILE", help="cli-compare-rules", show_default=False),
    players: int = typer.Option(4, metavar="N", help="cli-simulate-players", show_default=False),
    teams: int = typer.Option(2, metavar="N", help="cli-simulate-teams", show_default=False),
    seats: str = typer.Option("", metavar="NAME,...", help="cli-compare-seats", show_default=False),
    games: int = typer.Option(GAMES, metavar="N", help="cli-compare-games", show_default=False),
    seed: str = typer.Option("0", metavar="TEXT", help="cli-simulate-seed", show_default=False),
    max_turns: int = typer.Option(0, metavar="N", help="cli-simulate-max-turns", show_default=False),
    threads: int = typer.Option(0, metavar="N", help="cli-simulate-threads", show_default=False),
    json: bool = typer.Option(False, "--json", help="cli-compare-json"),
) -> None:
    """Play the games, show the progress, and print the difference."""
    from pegs.analysis.simulation import MAX_TURNS

    require_at_least("--games", games, 2)
    require_at_least("--threads", threads, 0)
    require_at_least("--max-turns", max_turns, 0)
    match = _match(a, b, rules, seats, players, teams, seed, max_turns or MAX_TURNS)
    pairs = (games + 1) // 2
    make_simulation_ready(match.names)
    _play(match, pairs, threads)
    stopped = match.trials < pairs
    if stopped:
        played = f"{2 * match.trials:,}"
        typer.echo(translate("simulate-stopped", games=played, requested=f"{2 * pairs:,}"), err=True)
    if match.trials:
        _print(match, json)
    if stopped:
        raise typer.Exit(INTERRUPTED_EXIT)


def _match(
    a: str, b: str, rules: str, seats: str, players: int, teams: int, seed: str, max_turns: int
) -> PlayerMatch | RulesMatch:
    """A match between two players if A and B are players' names, otherwise between two rule sets."""
    from pegs.analysis.comparison import PlayerMatch, RulesMatch
    from pegs.analysis.lineup import seated, split_names
    from pegs.rules.loader import as_ruleset

    known = [name for name in (a, b) if _is_player(name)]
    if len(known) == 1:
        other = b if known[0] == a else a
        raise UsageError(
            translate("compare-mixed", player=known[0], other=other, players=", ".join(registry.names()))
        )
    if known:
        if seats:
            raise UsageError(translate("compare-no-seats"))
        ruleset = as_ruleset(rules or "arizona")
        seated(ruleset.rules, players, teams)
        return PlayerMatch(a, b, ruleset, players, teams, seed, max_turns)
    if rules:
        raise UsageError(translate("compare-no-rules"))
    sets = as_ruleset(a), as_ruleset(b)
    seated(sets[0].rules, players, teams)
    return RulesMatch(*sets, players, teams, split_names(seats or "hints"), seed, max_turns)


def _is_player(name: str) -> bool:
    """Whether an argument names a player rather than a rule set. A path may contain a colon, too."""
    return registry.is_known(name) or (":" in name and not Path(name).exists())


def _play(match: PlayerMatch | RulesMatch, pairs: int, threads: int) -> None:
    from pegs.analysis.workers import stop_on_interrupt

    with stop_on_interrupt(print_stopping) as stop, progress(2 * pairs) as show:
        for done in match.play(pairs, stop, threads or None):
            show(done)


def _print(match: PlayerMatch | RulesMatch, json: bool) -> None:
    from rich.console import Console

    from pegs.analysis.comparison import PlayerComparison
    from pegs.analysis.console_report import WIDTH
    from pegs.analysis.export import to_json

    result = match.result()
    if json:
        typer.echo(to_json(result))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = WIDTH  # the tables can't be read in less
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
    from pegs.analysis.console_report import grouped, plain_table, python_note

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
    console.print(table)
    console.print()
    console.print(translate("compare-star"))
