"""Requests to a server, at its own machine or through a proxy."""

from __future__ import annotations

import json
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

from pegs.i18n import translate
from pegs.server.hosting.config import ServerSettings
from pegs.server.http.address import own_url

WITHIN = 10.0
"""Seconds within which a server answers."""
MAX_ANSWER = 2**20
_direct = build_opener(ProxyHandler({}))
"""Without the proxy that this machine may use for its own requests."""


class NoAnswerError(Exception):
    """Nothing answered; the text says why."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A server's answer."""

    status: int
    text: str

    def value(self) -> dict[str, Any]:
        """The JSON object in it; an empty one if there's none."""
        try:
            value = json.loads(self.text)
        except ValueError:
            return {}
        return value if isinstance(value, dict) else {}


def ask(url: str, **headers: str) -> Answer:
    """Ask for a page. Raises NoAnswerError."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with _direct.open(Request(url, headers=named), timeout=WITHIN) as response:
            return Answer(response.status, _text(response))
    except HTTPError as error:
        with error:
            return Answer(error.code, _text(error))
    except URLError as error:
        raise NoAnswerError(reason_of(error.reason)) from None
    except (OSError, HTTPException, ValueError) as error:
        raise NoAnswerError(reason_of(error)) from None


def is_running(settings: ServerSettings) -> bool:
    """Whether a server of this program answers on this machine."""
    try:
        return ask(f"{own_url(settings)}/health").value().keys() >= {"status", "engine"}
    except NoAnswerError:
        return False


def reason_of(error: object) -> str:
    """Why nothing answered, on one line."""
    if isinstance(error, TimeoutError):
        return translate("server-database-no-answer")
    return str(getattr(error, "strerror", None) or error or type(error).__name__)


def _text(response: Any) -> str:
    return str(response.read(MAX_ANSWER).decode("utf-8", "replace"))
