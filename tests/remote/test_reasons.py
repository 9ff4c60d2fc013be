"""Why a program in a person's seat can't play now: the person reads the server's reason, once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast, get_args

import msgspec
import pytest
from websockets.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.http11 import Response

from pegs.core.errors import UsageError
from pegs.i18n import in_language, languages, translate
from pegs.protocol.messages import AnyMessage, Bye, ByeCode, Refused
from pegs.protocol.rest import Seated
from pegs.remote import playing

SEATED = cast("Seated", type("S", (), {"token": "t" * 40, "table": "t"}))


class Line:
    """A connection over which the server sends one message."""

    def __init__(self, message: AnyMessage) -> None:
        self.message = message

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_error: object) -> None:
        """Nothing."""

    def __iter__(self) -> Iterator[str]:
        yield msgspec.json.encode(self.message).decode()

    def send(self, text: str) -> None:
        """Nothing."""


def reports(
    monkeypatch: pytest.MonkeyPatch, *happens: AnyMessage | Exception
) -> tuple[list[str], list[float]]:
    """What the person reads, and for how long the program waits, until the host removes it."""
    said: list[str] = []
    waited: list[float] = []
    coming = iter([*happens, Bye(code="revoked", again=False)])

    def connect(*_args: Any, **_options: Any) -> Line:
        each = next(coming)
        if isinstance(each, Exception):
            raise each
        return Line(each)

    monkeypatch.setattr(playing, "connect", connect)
    monkeypatch.setattr("time.sleep", waited.append)
    with pytest.raises(UsageError, match="removed"):
        playing.play_game("http://pegs.example", SEATED, "greedy", said.append)
    return said, waited


def test_a_program_that_is_refused_for_its_rate_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = Refused(id="at-1", code="too_much", sentence="Not so fast.")
    busy = Refused(id="at-1", code="busy", sentence="The server is busy.", retry=7)
    assert reports(monkeypatch, refused, busy) == (
        ["Not so fast.", "The server is busy."],
        [playing.RETRY, 7],
    )


def test_what_is_the_matter_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said, waited = reports(monkeypatch, *[ConnectionRefusedError()] * 50)
    assert said == ["Lost the connection to the server. Trying again …"]
    assert len(waited) == 50


def test_a_server_that_refuses_the_connection_is_not_a_lost_one(monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = InvalidStatus(Response(429, "Too Many Requests", Headers()))
    assert reports(monkeypatch, refusal)[0] == [
        "The server refused the connection (HTTP 429). Trying again …"
    ]


@pytest.mark.parametrize("code", ["busy", "too_much", "shutting_down", "unavailable", "slow"])
def test_a_goodbye_says_why_and_until_when(code: ByeCode, monkeypatch: pytest.MonkeyPatch) -> None:
    (sentence,), (seconds,) = reports(monkeypatch, Bye(code=code, again=True, retry=3))
    assert "Lost" not in sentence
    assert seconds == 3


@pytest.mark.parametrize("language", languages())
def test_no_goodbye_shows_its_code(language: str) -> None:
    with in_language(language):
        for code in get_args(ByeCode):
            for message, more in (("seat-closed", {}), ("seat-reconnecting", {"seconds": 3})):
                assert f"({code}" not in translate(message, code=code, **more)
