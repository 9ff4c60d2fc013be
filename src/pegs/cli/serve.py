"""``pegs serve``: run a server for this computer, the house, or the internet."""

from __future__ import annotations

import os
import webbrowser
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pegs.cli import _numbers
from pegs.cli._data import DatabaseOption, DataOption
from pegs.cli._output import echo
from pegs.cli._settings import BY_ENVIRONMENT, ConfigOption, limits_in_file
from pegs.cli._text import one_line, server_address

if TYPE_CHECKING:
    from pegs.server.hosting.config import Limits, ServerSettings

DEFAULT_PORT = 8722


def _log_levels() -> tuple[str, ...]:
    from pegs.server.hosting.logs import LEVELS

    return LEVELS


def _log_formats() -> tuple[str, ...]:
    from pegs.server.hosting.logs import FORMATS

    return FORMATS


def _prefix_headers() -> tuple[str, ...]:
    from pegs.server.hosting.config import PREFIX_HEADERS

    return PREFIX_HEADERS


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve", help="cli-serve", epilog="cli-serve-examples", context_settings=BY_ENVIRONMENT)(
        serve
    )


def serve(
    context: typer.Context,
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="cli-serve-host", parser=one_line)
    ] = "0.0.0.0",
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            metavar="PORT",
            help="cli-serve-port",
            show_default=str(DEFAULT_PORT),
            parser=_numbers.PORT.read,
        ),
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = "",
    public_url: Annotated[
        str, typer.Option("--public-url", metavar="URL", help="cli-serve-public", parser=server_address)
    ] = "",
    proxies: Annotated[
        str,
        typer.Option(
            "--proxies",
            metavar="ADDRESSES",
            envvar=["PEGS_PROXIES", "FORWARDED_ALLOW_IPS"],
            help="cli-serve-proxies",
            parser=one_line,
        ),
    ] = "127.0.0.1",
    prefix_header: Annotated[
        str,
        typer.Option(
            "--prefix-header", metavar="HEADER", help="cli-serve-prefix", autocompletion=_prefix_headers
        ),
    ] = "",
    push_contact: Annotated[
        str,
        typer.Option("--push-contact", metavar="EMAIL|URL", help="cli-serve-contact", parser=one_line),
    ] = "",
    limits: Annotated[Path | None, typer.Option("--limits", metavar="FILE", help="cli-serve-limits")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="cli-serve-browser")] = True,
    log_level: Annotated[
        str, typer.Option("--log-level", metavar="LEVEL", help="cli-serve-log", autocompletion=_log_levels)
    ] = "info",
    log_format: Annotated[
        str,
        typer.Option(
            "--log-format", metavar="FORMAT", help="cli-serve-log-format", autocompletion=_log_formats
        ),
    ] = "text",
    metrics_open: Annotated[bool, typer.Option("--metrics-open", help="cli-serve-metrics")] = False,
    metrics_token: Annotated[
        str, typer.Option("--metrics-token", metavar="TOKEN", help="cli-serve-token", parser=one_line)
    ] = "",
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="MODULE:NAME", help="cli-serve-bot")
    ] = None,
    _config: ConfigOption = None,
) -> None:
    """Run the server until it's stopped."""
    from pegs import players
    from pegs.data_folder import data_folder
    from pegs.extras import require

    require("server")
    if database:
        require("postgres")
    from pegs.server.hosting.config import DATABASE_FILE, ServerSettings
    from pegs.server.hosting.logs import set_up_logging
    from pegs.server.http import uvicorn_server
    from pegs.server.http.listening import bind
    from pegs.server.push.contact import read_contact
    from pegs.server.store.database import check_database
    from pegs.server.store.folder_lock import FolderLock
    from pegs.server.store.shared_database import prepare_shared, shared_url

    set_up_logging(log_level, log_format)
    contact, header = read_contact(push_contact), read_header(prefix_header)
    for name in bot or ():
        players.make(players.find(name))
    chosen_limits = limits_of(context, limits)
    shared = shared_url(database) if database else ""
    if shared:
        prepare_shared(shared)
    with nullcontext() if shared else FolderLock(data or data_folder()) as folder:
        if folder is not None:
            check_database(folder.path / DATABASE_FILE)
        listening = bind(host, DEFAULT_PORT if port is None else port, try_next=port is None)
        settings = ServerSettings(
            data=folder.path if folder is not None else data_folder(),
            host=host,
            port=listening.getsockname()[1],
            public_url=public_url,
            proxies=proxies,
            prefix_header=header,
            database=shared,
            limits=chosen_limits,
            metrics_open=metrics_open,
            metrics_token=metrics_token,
            push_contact=contact,
            local_push=bool(os.environ.get("PEGS_LOCAL_PUSH")),
        )

        def ready() -> None:
            if log_format == "text":
                _print_addresses(settings, default_taken=port is None and settings.port != DEFAULT_PORT)
            else:
                _log_ready(settings.port)
            if browser:
                webbrowser.open(f"http://localhost:{settings.port}/")

        uvicorn_server.serve(settings, listening, ready)


def limits_of(context: typer.Context, file: Path | None) -> Limits:
    """The limits in the file that an option names, or in the file with all options. Raises UsageError."""
    from pegs.server.hosting.config import Limits
    from pegs.server.hosting.limits_file import check_limits, read_limits

    if (table := limits_in_file(context)) is not None:
        return check_limits(table, str(context.params["_config"]))
    return Limits() if file is None else read_limits(file)


def read_header(given: str) -> str:
    """A header as it's usually written. Raises UsageError if no proxy's is called that."""
    from pegs.core.errors import UsageError
    from pegs.i18n import translate

    for known in ("", *_prefix_headers()):
        if given.lower() == known.lower():
            return known
    raise UsageError(translate("server-no-prefix-header", given=given, known=" · ".join(_prefix_headers())))


def _log_ready(port: int) -> None:
    """Log the address, for programs that only read the log."""
    import logging

    from pegs.i18n import translate

    logging.getLogger(__name__).info(translate("server-ready", address=f"http://localhost:{port}/"))


def _print_addresses(settings: ServerSettings, default_taken: bool) -> None:
    """Print the address for this computer, and the one for phones with its QR code."""
    from pegs.i18n import translate
    from pegs.server.http.address import lan_address, outside_url, qr_text

    if default_taken:
        echo(translate("server-other-port", port=str(DEFAULT_PORT), other=str(settings.port)))
    echo(translate("server-ready", address=f"http://localhost:{settings.port}/"))
    outside = outside_url(settings)
    if settings.public_url or (lan_address() and "localhost" not in outside):
        echo(translate("server-phones", address=f"{outside}/"))
        echo(qr_text(outside + "/"))
    echo(translate("server-stop"))
