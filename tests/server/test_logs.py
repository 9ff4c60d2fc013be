"""The log as text and as JSON; secrets never get into it."""

from __future__ import annotations

import json
import logging
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from pegs.cli import main
from pegs.server.hosting.logs import (
    ALIKE_A_MINUTE,
    ALIKE_AT_ONCE,
    FloodFilter,
    JsonFormatter,
    TextFormatter,
    level_of,
)
from tests.server.clients import NO_WAITING, TIMEOUT, ServerProcess, serving
from tests.server.raw_http import ask
from tests.server.test_whole_games import secrets_of


def lines_of(server: ServerProcess) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text("utf-8").splitlines()]


def test_every_line_is_an_object_with_its_context(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-format", "json", "--log-level", "debug") as server:
        made = server.make({"players": 2, "teams": 2, "pace": NO_WAITING})
        client = server.client(made["token"])
        client.do("play", version=0, turn="8")
        client.send("{")
        client.receive_one("refused")
        server.get(f"/api/tables/{made['code']}")
        server.stop()
        lines = lines_of(server)
    for line in lines:
        assert {"time", "level", "logger", "message"} <= line.keys()
        assert datetime.fromisoformat(line["time"]).tzinfo is not None
    assert any("open at http://localhost" in line["message"] for line in lines)
    refused = [line for line in lines if line["message"] == "refused"]
    context = {"table": made["table"], "seat": made["seat"], "role": "player"}
    assert {"code": "not_playing", "level": "debug", **context}.items() <= refused[0].items()
    assert {"code": "unreadable", "level": "info", **context}.items() <= refused[1].items()
    answered = [line for line in lines if line["message"] == "answered"]
    request = {"method": "GET", "path": "/api/tables/{code}", "status": 200, "level": "debug"}
    assert any(request.items() <= line.items() for line in answered)


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_debug_log_has_no_secrets(tmp_path: Path, form: str) -> None:
    with serving(tmp_path, "--log-format", form, "--log-level", "debug") as server:
        seats = [{"who": "me"}, {"who": "bot"}]
        settings = {"players": 2, "teams": 2, "pace": NO_WAITING, "seats": seats, "talk": "open"}
        made = server.post("/api/tables", {"settings": settings, "name": "Zebulon", "color": "R"}).json()
        client = server.client(made["token"])
        assert client.do("start", version=client.version)["tell"] == "done"
        client.wait_for_turn()
        turns = [option["turn"] for option in client.game["options"]]
        client.do("play", version=client.version, turn=turns[0])
        client.do("say", text="a secret between us")
        client.do("rename", name="Melchior", color="G")
        client.send("nonsense " + made["token"])
        server.get(f"/api/tables/{made['code']}")
        server.get(f"/api/nothing/{made['token']}")
        passage = server.post("/api/passages", {"token": made["token"]}).json()["code"]
        server.post("/api/passages/claim", {"code": passage})
        client.wait_for_close()
        secrets = (*secrets_of(server.data, made["table"]), passage, made["token"], made["code"])
        server.stop()
        log = server.log.read_text("utf-8")
    for secret in (*secrets, "Zebulon", "Melchior", "a secret between us"):
        assert secret not in log
    assert "refused" in log
    assert "goodbye" in log


def record(**extra: Any) -> logging.LogRecord:
    made = logging.LogRecord("pegs.test", logging.INFO, "here", 1, "refused %s", ("once",), None)
    made.__dict__.update(extra)
    return made


def test_only_known_fields_are_logged() -> None:
    line = json.loads(JsonFormatter().format(record(table="t1", token="secret", hand="AAA")))
    assert (line["message"], line["table"]) == ("refused once", "t1")
    assert "token" not in line
    assert "hand" not in line
    text = TextFormatter().format(record(table="t1", code="stale", token="secret"))
    assert text.endswith("refused once table=t1 code=stale")


def test_lines_that_are_too_many_are_left_out_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    flood = FloodFilter()
    logged = [flood.filter(record(code="too_much")) for _ in range(100)]
    assert logged == [True] * ALIKE_AT_ONCE + [False] * (100 - ALIKE_AT_ONCE)
    assert flood.filter(record(code="unreadable"))
    assert flood.filter(record(code="too_much", levelno=logging.DEBUG))
    now = 60 / ALIKE_A_MINUTE + 0.1
    late, later = record(code="too_much"), record(code="too_much")
    assert (flood.filter(late), flood.filter(later)) == (True, False)
    assert TextFormatter().format(late).endswith(f"left_out={100 - ALIKE_AT_ONCE}")


def test_nobody_can_fill_the_log_with_refusals(tmp_path: Path) -> None:
    with serving(tmp_path, limits="requests_at_once = 1\nrequests_a_second = 0.001\n") as server:
        for _ in range(3 * ALIKE_AT_ONCE):
            assert ask(server.port, b"\x16\x03\x01\r\n\r\n") == 400
            server.get("/api/here")
            with connect(f"ws://127.0.0.1:{server.port}/ws") as socket:
                socket.recv(TIMEOUT)
        lines = server.log.read_text().splitlines()
    for words in ("Invalid HTTP request", "answered", "goodbye"):
        assert ALIKE_AT_ONCE <= sum(words in line for line in lines) < 2 * ALIKE_AT_ONCE


def test_an_exception_is_one_line_with_its_trace() -> None:
    try:
        raise ValueError("of this kind")
    except ValueError as error:
        made = record()
        made.exc_info = (type(error), error, error.__traceback__)
    line = JsonFormatter().format(made)
    assert "\n" not in line
    assert "ValueError: of this kind" in json.loads(line)["trace"]


def test_server_problems_are_logged_at_a_higher_level_than_refused_turns() -> None:
    assert level_of("illegal_turn") < level_of("too_much") < level_of("cannot_keep")


def test_an_unknown_format_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["serve", "--log-format", "xml", "--data", str(tmp_path)])
    assert end.value.code == 2
    assert "text or json" in capsys.readouterr().err
