"""``pegs seat``: take a seat at a table for a program or a player of your own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from pegs.cli import _completion as complete
from pegs.cli import _numbers
from pegs.cli._output import echo
from pegs.cli._server import DEFAULT_SERVER, ColorOption, ServerOption, check_color
from pegs.cli._text import one_line, player_name
from pegs.cli._usage import missing

if TYPE_CHECKING:
    from pegs.protocol.rest import Seated

DEFAULT_NAME = "Bot"
_CODE = re.compile(r"[A-Za-z0-9][A-Za-z0-9 -]{0,39}")
"""A table's code as people may type it; the server ignores what isn't a letter or digit."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("seat", help="cli-seat", epilog="cli-seat-examples")(seat)


def seat(
    code: Annotated[str, typer.Argument(metavar="CODE", help="cli-seat-code", parser=one_line)],
    server: ServerOption = DEFAULT_SERVER,
    name: Annotated[
        str | None,
        typer.Option(
            "--name",
            metavar="NAME",
            help="cli-seat-name",
            show_default="cli-seat-usual-name",
            parser=player_name,
        ),
    ] = None,
    color: ColorOption = "K",
    number: Annotated[
        int | None,
        typer.Option(
            "--seat",
            metavar="N",
            help="cli-seat-number",
            show_default="cli-seat-first",
            parser=_numbers.SEAT.read,
        ),
    ] = None,
    player: Annotated[
        str | None,
        typer.Option(
            "--player", metavar="NAME|MODULE:NAME", help="cli-seat-player", autocompletion=complete.players
        ),
    ] = None,
) -> None:
    """Print the token alone on standard output; or with a player, play a game with it."""
    from pegs.core.errors import UsageError
    from pegs.i18n import translate
    from pegs.protocol.rest import Join
    from pegs.remote.joining import join

    letter = check_color(color)
    if not code.strip():
        raise UsageError(missing("pegs seat", "CODE", "cli-seat-code"))
    if not _CODE.fullmatch(code.strip()):
        raise UsageError(translate("seat-not-a-code", code=code))
    if player is not None:
        player = _prepare(player)
    display_name = name or (DEFAULT_NAME if player is None else player.rpartition(":")[2])
    seated = join(server, code.strip(), Join(display_name, letter, None if number is None else number - 1))
    assert seated.seat is not None
    if player is None:
        echo(translate("seat-taken", seat=seated.seat + 1, code=seated.code), err=True)
        echo(seated.token)
    else:
        echo(translate("seat-plays", seat=seated.seat + 1, code=seated.code, player=player), err=True)
        _play(server, seated, player)


def _prepare(player: str) -> str:
    """The registered name of a player that can be made. Raises UsageError or PlayerError if it can't."""
    from pegs import players
    from pegs.cli._warm import make_player_ready

    name = players.find(player)
    if players.is_compiled(name) or players.is_expert(name):
        make_player_ready(name)
    players.make(name)
    return name


def _play(server: str, seated: Seated, player: str) -> None:
    from pegs.i18n import translate
    from pegs.remote.playing import play_game

    won = play_game(server, seated, player, lambda sentence: echo(sentence, err=True))
    echo(translate("seat-won" if won else "seat-lost", player=player))
