"""Whether the port is free, or a server of this program is there and can be played on."""

from __future__ import annotations

from pegs.core.errors import UsageError
from pegs.server.doctor.asking import NoAnswerError, ask, is_running
from pegs.server.doctor.finding import Finding, Verdict, fix, good, note
from pegs.server.hosting.config import ServerSettings
from pegs.server.http.address import own_url
from pegs.server.http.listening import bind


def check_port(settings: ServerSettings, is_chosen: bool) -> Finding:
    """``is_chosen``: whether the operator chose the port; otherwise a server takes the next free one."""
    try:
        bind(settings.host, settings.port, try_next=False).close()
    except UsageError as error:
        if is_running(settings):
            return _of_running(settings)
        return Finding(Verdict.FIX, str(error)) if is_chosen else _next_one(settings)
    return good("doctor-port-free", port=str(settings.port), host=settings.host)


def _next_one(settings: ServerSettings) -> Finding:
    try:
        with bind(settings.host, settings.port, try_next=True) as free:
            other = str(free.getsockname()[1])
    except UsageError as error:
        return Finding(Verdict.FIX, str(error))
    return note("doctor-port-other", port=str(settings.port), other=other)


def _of_running(settings: ServerSettings) -> Finding:
    address = own_url(settings)
    try:
        answer = ask(f"{address}/ready")
    except NoAnswerError as error:
        return fix("doctor-port-silent", address=address, problem=str(error))
    sentence = str(answer.value().get("sentence", ""))
    if answer.status != 200:
        return fix("doctor-port-silent", address=address, problem=sentence or str(answer.status))
    return good("doctor-port-running", address=address)
