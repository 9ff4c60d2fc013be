"""``pegs seat``: take a seat at a table for a program or a player of your own."""

from __future__ import annotations

from typing import Annotated

import typer

DEFAULT_SERVER = "http://localhost:8722"
DEFAULT_NAME = "Bot"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("seat", help="cli-seat")(seat)


def seat(
    code: Annotated[str, typer.Argument(metavar="CODE", help="cli-seat-code")],
    server: Annotated[str, typer.Option("--server", metavar="URL", help="cli-seat-server")] = DEFAULT_SERVER,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="cli-seat-name")] = None,
    color: Annotated[str, typer.Option("--color", metavar="LETTER", help="cli-seat-color")] = "K",
    number: Annotated[
        int | None, typer.Option("--seat", metavar="N", min=1, max=10, help="cli-seat-number")
    ] = None,
    player: Annotated[
        str | None, typer.Option("--player", metavar="NAME|MODULE:NAME", help="cli-seat-player")
    ] = None,
) -> None:
    """Print the token alone on standard output; or with a player, play a game with it."""
    from typing import get_args

    from pegs.core.errors import UsageError
    from pegs.i18n import translate
    from pegs.remote.joining import join
    from pegs.table.protocol.rest import Join
    from pegs.table.protocol.settings import Color

    if color not in get_args(Color):
        raise UsageError(translate("seat-no-color", color=color, colors=" ".join(get_args(Color))))
    if not code.strip():
        raise UsageError(
            f"{translate('cli-missing', command='pegs seat', argument='CODE')} {translate('cli-seat-code')}"
        )
    if player is not None:
        player = _prepare(player)
    display_name = name or (DEFAULT_NAME if player is None else player.rpartition(":")[2])
    server = server.rstrip("/")
    request = Join(display_name, color, None if number is None else number - 1)  # type: ignore[arg-type]
    seated = join(server, code, request)
    assert seated.seat is not None
    if player is None:
        typer.echo(translate("seat-taken", seat=seated.seat + 1, code=seated.code), err=True)
        typer.echo(seated.token)
    else:
        typer.echo(translate("seat-plays", seat=seated.seat + 1, code=seated.code, player=player), err=True)
        _play(server, seated.token, player)


def _prepare(player: str) -> str:
    """The registered name of a player that can be made. Raises UsageError or PlayerError if it can't."""
    from pegs import players
    from pegs.cli._warm import make_players_ready

    name = players.find(player)
    if name in players.COMPILED:
        make_players_ready()
    players.make(name)
    return name


def _play(server: str, token: str, player: str) -> None:
    from pegs.i18n import translate
    from pegs.remote.playing import play_game

    won = play_game(server, token, player, lambda sentence: typer.echo(sentence, err=True))
    typer.echo(translate("seat-won" if won else "seat-lost", player=player))
