"""``pegs seat``: take a seat at a table, for a program of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated
from urllib.parse import quote

import typer

if TYPE_CHECKING:
    from pegs.table.protocol.rest import Join, Seated

HERE = "http://localhost:8722"
PATIENCE = 30
"""Seconds until a server has answered."""


def register(app: typer.Typer) -> None:
    """Adds the command."""
    app.command("seat", help="cli-seat")(seat)


def seat(
    code: Annotated[str, typer.Argument(metavar="CODE", help="cli-seat-code")],
    server: Annotated[str, typer.Option("--server", metavar="URL", help="cli-seat-server")] = HERE,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="cli-seat-name")] = "Bot",
    color: Annotated[str, typer.Option("--color", metavar="LETTER", help="cli-seat-color")] = "K",
    number: Annotated[
        int | None, typer.Option("--seat", metavar="N", min=1, max=10, help="cli-seat-number")
    ] = None,
) -> None:
    """Prints the key alone on standard output, and where one sits on standard error."""
    from typing import get_args

    from pegs.core.errors import UsageError
    from pegs.i18n import translate
    from pegs.table.protocol.rest import Join
    from pegs.table.protocol.settings import Color

    if color not in get_args(Color):
        raise UsageError(translate("seat-no-color", color=color, colors=" ".join(get_args(Color))))
    if not code.strip():
        raise UsageError(
            f"{translate('cli-missing', command='pegs seat', argument='CODE')} {translate('cli-seat-code')}"
        )
    wish = Join(name, color, None if number is None else number - 1)  # type: ignore[arg-type]
    seated = _join(server.rstrip("/"), code, wish)
    assert seated.seat is not None
    typer.echo(translate("seat-taken", seat=seated.seat + 1, code=seated.code), err=True)
    typer.echo(seated.token)


def _join(server: str, code: str, wish: Join) -> Seated:
    """Take the seat. Raises UsageError with what the server says where there is none."""
    from urllib.error import HTTPError
    from urllib.request import Request, urlopen

    import msgspec

    from pegs.core.errors import UsageError
    from pegs.i18n import language, translate
    from pegs.table.protocol.rest import Problem, Seated

    headers = {"Content-Type": "application/json", "Accept-Language": language()}
    try:
        asked = Request(
            f"{server}/api/tables/{quote(code, safe='')}/join", msgspec.json.encode(wish), headers
        )
        with urlopen(asked, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=Seated)
    except HTTPError as refusal:
        body = refusal.read()
        try:
            sentence = msgspec.json.decode(body, type=Problem).sentence
        except msgspec.DecodeError:
            sentence = translate("seat-no-server", server=server, problem=str(refusal))
        raise UsageError(sentence) from None
    except (OSError, ValueError) as error:
        cause = getattr(error, "reason", error)
        problem = getattr(cause, "strerror", None) or str(cause)
        raise UsageError(translate("seat-no-server", server=server, problem=problem)) from None
