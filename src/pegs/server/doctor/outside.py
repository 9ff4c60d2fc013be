"""The server as others see it: its public address, and what the proxy there tells it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from pegs.protocol.rest import Seen
from pegs.server.doctor.asking import NoAnswerError, ask, is_running, reason_of
from pegs.server.doctor.finding import Finding, fix, good, note
from pegs.server.hosting.config import ServerSettings
from pegs.server.http.address import outside_url

SOCKET_WITHIN = 10.0
"""Seconds."""
CLAIMED = "192.0.2.123"
"""An address that nobody has (RFC 5737). A proxy must not pass it on if a client claims to have it."""
_USUAL_PORTS = {"http": ":80", "https": ":443"}


@dataclass(frozen=True, slots=True)
class Outside:
    """The answer at the public address, or why there's none. Both are empty if there's no such address."""

    seen: Seen | None = None
    problem: Finding | None = None


def look_from_outside(settings: ServerSettings) -> Outside:
    """Ask the public address how a request arrives."""
    url = settings.public_url
    if not url:
        return Outside()
    try:
        answer = ask(f"{url}/api/seen", X_Forwarded_For=CLAIMED)
    except NoAnswerError as error:
        message = "doctor-public-silent" if is_running(settings) else "doctor-public-stopped"
        return Outside(problem=fix(message, url=url, problem=str(error)))
    with suppress(msgspec.DecodeError):
        return Outside(msgspec.json.decode(answer.text, type=Seen))
    message = "doctor-public-other" if is_running(settings) else "doctor-public-stopped"
    return Outside(problem=fix(message, url=url, problem=str(answer.status)))


def check_public_address(settings: ServerSettings, outside: Outside) -> Finding:
    """The public address leads here, and is encrypted."""
    if not settings.public_url:
        return note("doctor-public-none", url=outside_url(settings))
    if outside.problem is not None:
        return outside.problem
    is_encrypted = settings.public_url.startswith("https:")
    return (good if is_encrypted else note)(
        "doctor-public-good" if is_encrypted else "doctor-public-plain", url=settings.public_url
    )


def check_proxy(settings: ServerSettings, outside: Outside) -> Finding:
    """The server learns from the proxy who asks for what, and can be reached by sockets."""
    url, seen = settings.public_url, outside.seen
    if not url:
        return good("doctor-proxy-none")
    if seen is None:
        return note("doctor-proxy-unknown")
    if seen.is_forwarded and CLAIMED in seen.address:
        return fix("doctor-proxy-claims")
    if not seen.is_forwarded and _has_proxy(settings):
        return fix("doctor-proxy-unheard", address=seen.address)
    if _plain(seen.site) != _plain(url):
        return fix("doctor-proxy-site", url=url, site=seen.site)
    problem = _problem_of_sockets(url)
    return fix("doctor-proxy-sockets", problem=problem) if problem else good("doctor-proxy-good")


def _has_proxy(settings: ServerSettings) -> bool:
    """The server itself has no encryption, and no other port than its own."""
    parts = urlsplit(settings.public_url)
    return parts.scheme == "https" or (parts.port or 80) != settings.port


def _plain(url: str) -> str:
    """An address in lower case, without its usual port."""
    parts = urlsplit(url)
    host = parts.netloc.removesuffix(_USUAL_PORTS.get(parts.scheme, ""))
    return f"{parts.scheme}://{host}{parts.path}".lower()


def _problem_of_sockets(url: str) -> str:
    """Why a page at this address can open no socket; empty if it can."""
    origin = "{0.scheme}://{0.netloc}".format(urlsplit(url))
    try:
        with connect(
            f"ws{url.removeprefix('http')}/ws",
            origin=Origin(origin),
            open_timeout=SOCKET_WITHIN,
            proxy=None,
        ):
            return ""
    except (OSError, WebSocketException) as error:
        return reason_of(error)
