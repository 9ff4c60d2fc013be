"""``pegs table new``: make a table on a server."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from pegs.cli import _completion as complete
from pegs.cli._help import translate_help
from pegs.cli._options import PLAYERS, RULES, PlayersOption, RulesOption, TeamsOption, load_for
from pegs.cli._output import echo
from pegs.cli._server import DEFAULT_SERVER, ColorOption, ServerOption, check_color
from pegs.cli._text import player_name
from pegs.cli._usage import Group
from pegs.i18n import translate

if TYPE_CHECKING:
    from pegs.protocol.settings import Settings
    from pegs.rules.ruleset import RuleSet

DEFAULT_NAME = "Host"


def register(app: typer.Typer) -> None:
    """Add the group and its command."""
    table = typer.Typer(help="cli-table", epilog="cli-table-examples", cls=Group, invoke_without_command=True)
    table.callback()(_group)
    table.command("new", help="cli-table-new", epilog="cli-table-new-examples")(new)
    app.add_typer(table, name="table")


def _group(context: typer.Context) -> None:
    """Show help if no subcommand follows. The callback also makes ``table`` a group with a single command."""
    if not context.invoked_subcommand:
        translate_help(context.command)
        echo(context.get_help())


def new(
    server: ServerOption = DEFAULT_SERVER,
    rules: RulesOption = RULES,
    players: PlayersOption = PLAYERS,
    teams: TeamsOption = None,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="NAME", help="cli-table-bot", autocompletion=complete.players),
    ] = None,
    name: Annotated[
        str, typer.Option("--name", metavar="NAME", help="cli-table-name", parser=player_name)
    ] = DEFAULT_NAME,
    color: ColorOption = "R",
    start: Annotated[bool, typer.Option("--start", help="cli-table-start")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-table-json")] = False,
) -> None:
    """Make the table, and print the links to it."""
    from pegs.protocol.rest import NewTable
    from pegs.remote.joining import make_passage, make_table, public_address

    ruleset, number_of_teams = load_for(rules, players, teams)
    settings = _settings(ruleset, players, number_of_teams, bots or [])
    seated = make_table(server, NewTable(settings, name, check_color(color), start))
    public = public_address(server)
    join = f"{public}/j/{seated.code}"
    if as_json:
        echo(json.dumps({"code": seated.code, "join": join, "seat": seated.seat, "token": seated.token}))
        return
    passage = make_passage(server, seated.token)
    title = ruleset.title or ruleset.name
    seating: dict[str, str | int] = {
        "players": players,
        "teams": number_of_teams,
        "individual": "yes" if number_of_teams == players else "no",
    }
    echo(translate("table-new", code=seated.code, rules=title, **seating))
    echo(translate("table-new-seat", address=f"{public}/m/{passage.code}"))
    if len(bots or ()) < players - 1 and not start:
        echo(translate("table-new-join", address=join))
    echo(translate("table-new-tv", address=f"{public}/tv/{seated.code}"))


def _settings(ruleset: RuleSet, players: int, teams: int, bots: list[str]) -> Settings:
    """The host has the first seat, and the bots the seats after it."""
    from pegs.core.errors import UsageError
    from pegs.protocol.settings import SeatChoice, Settings
    from pegs.table.chosen_rules import rules_choice

    if len(bots) >= players:
        raise UsageError(translate("table-new-full", players=players, most=players - 1))
    seats = (SeatChoice(who="me"), *(SeatChoice(who="bot", bot=bot) for bot in bots))
    return Settings(rules=rules_choice(ruleset), players=players, teams=teams, seats=seats)
