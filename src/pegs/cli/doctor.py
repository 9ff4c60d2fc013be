"""``pegs doctor``: look at everything that a server needs, and say what has to be fixed.

Its options are those of ``pegs serve``, so it sees the same address, folder and database.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import typer

from pegs.cli._output import echo
from pegs.cli._settings import BY_ENVIRONMENT, Origin, origin
from pegs.cli.serve import DEFAULT_PORT, limits_of, read_header, serve
from pegs.core.printable import on_one_line
from pegs.extras import EXTRAS
from pegs.i18n import translate

if TYPE_CHECKING:
    from pegs.server.doctor.finding import Finding
    from pegs.server.hosting.config import ServerSettings

NEEDS_FIXING = 1
"""The exit status if something has to be fixed."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("doctor", help="cli-doctor", epilog="cli-doctor-examples", context_settings=BY_ENVIRONMENT)(
        doctor
    )


@wraps(serve)
def doctor(context: typer.Context, **options: Any) -> None:
    """Print one line for each check, and where the options have their values from."""
    from pegs.server.doctor.finding import Verdict

    # As a server does, refuse what can't be read.
    limits_of(context, options["limits"])
    settings = _settings(options)
    verdicts = set()
    for name, check in _checks(settings, options["port"] is not None):
        finding = check()
        verdicts.add(finding.verdict)
        echo(_line(name, finding))
    _print_origins(context)
    if Verdict.FIX in verdicts:
        raise typer.Exit(NEEDS_FIXING)


def _settings(options: dict[str, Any]) -> ServerSettings:
    """What a server would be started with; the contact as it was written."""
    from pegs.data_folder import data_folder
    from pegs.server.hosting.config import ServerSettings

    return ServerSettings(
        data=options["data"] or data_folder(),
        host=options["host"],
        port=DEFAULT_PORT if options["port"] is None else options["port"],
        public_url=options["public_url"],
        proxies=options["proxies"],
        prefix_header=read_header(options["prefix_header"]),
        database=options["database"],
        push_contact=options["push_contact"],
    )


def _checks(settings: ServerSettings, port_is_chosen: bool) -> Iterator[tuple[str, Callable[[], Finding]]]:
    """The checks, by the ids of their names. Without what a server needs, only the last two can be made."""
    from pegs.server.doctor.engine import check_engine
    from pegs.server.doctor.versions import check_versions

    if find_spec(EXTRAS["server"]) is not None:
        yield from _checks_of_server(settings, port_is_chosen)
    yield "doctor-engine", check_engine
    yield "doctor-versions", lambda: check_versions(settings)


def _checks_of_server(
    settings: ServerSettings, port_is_chosen: bool
) -> Iterator[tuple[str, Callable[[], Finding]]]:
    from pegs.server.doctor.clock import check_clock
    from pegs.server.doctor.database import check_storage
    from pegs.server.doctor.disk import check_disk
    from pegs.server.doctor.outside import check_proxy, check_public_address, look_from_outside
    from pegs.server.doctor.port import check_port
    from pegs.server.doctor.push import check_push_contact

    yield "doctor-clock", lambda: check_clock(settings)
    yield "doctor-disk", lambda: check_disk(settings)
    yield "doctor-database", lambda: check_storage(settings)
    yield "doctor-port", lambda: check_port(settings, port_is_chosen)
    outside = look_from_outside(settings)
    yield "doctor-public", lambda: check_public_address(settings, outside)
    yield "doctor-proxy", lambda: check_proxy(settings, outside)
    yield "doctor-push", lambda: check_push_contact(settings)


def _line(name: str, finding: Finding) -> str:
    sentence = on_one_line(finding.sentence)
    return translate(f"doctor-is-{finding.verdict}", subject=translate(name), sentence=sentence)


def _print_origins(context: typer.Context) -> None:
    """Print where each option's value came from, except for defaults."""
    known = [(each.opts[0], found) for each in context.command.params if (found := origin(context, each))]
    echo("")
    echo(translate("doctor-options" if known else "doctor-options-none"))
    for option, found in known:
        echo(f"  {_origin(option, found)}")


def _origin(option: str, found: Origin) -> str:
    if found.source == option:
        return translate("doctor-option-given", option=option, value=found.value)
    return translate("doctor-option", option=option, value=found.value, source=found.source)
