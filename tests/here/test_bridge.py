"""The bridge: what a browser's worker says to a device and is told, as texts."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from pegs.here import bridge
from pegs.here.bridge import Bridge
from pegs.here.device import Device
from tests.here.playing import NOW, SHORT


class Worker:
    """A browser's worker, with the tables that it has stored."""

    def __init__(self, seed: int = 0) -> None:
        self.now = NOW
        self.stored: dict[str, list[str]] = {}
        self.over: list[str] = []
        self.asked = 0
        self.bridge = Bridge(Device(lambda: self.now, Random(seed).randbytes))

    def say(self, do: str, **fields: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(self.bridge.handle(json.dumps({"do": do, **fields})))
        return reply

    def carry_out(self, do: str, **fields: Any) -> dict[str, Any]:
        """Say something, and store what comes of it."""
        reply = self.say(do, **fields)
        if "store" not in reply and "drop" not in reply:
            return reply
        assert reply.keys() <= {"store", "drop", "over"}
        for table, lines in reply.get("store", []):
            self.stored.setdefault(table, []).extend(lines)
        for table in reply.get("drop", []):
            del self.stored[table]
        self.over += reply.get("over", [])
        return self.say("apply")

    def new_table(self) -> dict[str, Any]:
        settings = {
            "players": 2,
            "teams": 2,
            "rules": {"name": "", "toml": SHORT},
            "pace": {"bot_seconds": 0},
        }
        body = json.dumps({"settings": settings, "name": "Ana", "color": "R", "start": True})
        reply = self.carry_out("request", method="POST", path="api/tables", body=body)
        status, kind, text = reply["answer"]
        assert (status, kind) == (201, "application/json")
        seated: dict[str, Any] = json.loads(text)
        return seated

    def tell(self, table: str, do: str, **fields: Any) -> list[dict[str, Any]]:
        """What is told at port 1 after a message there."""
        self.asked += 1
        text = json.dumps({"do": do, "id": f"q{self.asked}", **fields})
        reply = self.carry_out("receive", table=table, port=1, text=text)
        return [json.loads(message) for port, message in reply["told"] if port == 1]


def test_a_step_that_stores_waits_for_the_worker() -> None:
    worker = Worker()
    seated = worker.new_table()
    hello = json.dumps({"do": "hello", "id": "h", "token": seated["token"]})
    reply = worker.say("receive", table=seated["table"], port=1, text=hello)
    ((table, lines),) = reply["store"]
    assert (table, json.loads(lines[0])["event"]) == (seated["table"], "came_back")
    assert "told" not in reply
    told = worker.say("apply")["told"]
    assert [(port, json.loads(text)["tell"]) for port, text in told] == [(1, "welcome")]


def test_a_question_is_answered_at_once() -> None:
    reply = Worker().say("request", method="GET", path="api/rules", language="es")
    assert reply.keys() == {"answer"}


def test_nothing_happened_if_it_could_not_be_stored() -> None:
    worker = Worker()
    seated = worker.new_table()
    hello = json.dumps({"do": "hello", "id": "h", "token": seated["token"]})
    worker.say("receive", table=seated["table"], port=1, text=hello)
    assert "told" not in worker.say("cancel")
    assert worker.say("receive", table=seated["table"], port=1, text=hello)["store"]


def test_one_step_at_a_time() -> None:
    worker = Worker()
    body = json.dumps({"settings": {}, "name": "Ana", "color": "R"})
    worker.say("request", method="POST", path="api/tables", body=body)
    with pytest.raises(AssertionError):
        worker.say("pass_time")
    with pytest.raises(AssertionError):
        Worker().say("apply")


def test_a_worker_that_starts_again_has_its_tables_again() -> None:
    first = Worker()
    seated = first.new_table()
    again = Worker(1)
    for table, lines in first.stored.items():
        again.say("open", table=table, lines=lines)
    (*_, welcome) = again.tell(seated["table"], "hello", token=seated["token"])
    assert welcome["table"]["stage"] == "playing"
    again.say("forget", table=seated["table"])
    (bye,) = again.tell(seated["table"], "hello", token=seated["token"])
    assert bye["code"] == "unknown_token"


def test_time_passes_until_a_game_is_over() -> None:
    worker = Worker()
    seated = worker.new_table()
    table = seated["table"]
    (*_, message) = worker.tell(table, "hello", token=seated["token"])
    view, wait = message["table"], worker.say("closed", table="here-nowhere", port=3).get("wait")
    for _ in range(2000):
        if view["stage"] == "over":
            break
        if view["game"]["turn"] == 0:
            (answer,) = worker.tell(table, "hint")
            told = worker.tell(table, "play", version=view["version"], turn=answer["turn"])
        else:
            worker.now += wait or 0.0
            reply = worker.carry_out("pass_time")
            told = [json.loads(text) for _, text in reply.get("told", [])]
        wait = worker.say("closed", table="here-nowhere", port=3).get("wait")
        view = next((each["table"] for each in told if "table" in each), view)
    assert worker.over == [table]
    assert wait is None
    deleted = worker.carry_out("request", method="POST", path=f"api/tables/{table}/delete")
    assert deleted["answer"] == [204, "", ""]
    assert [json.loads(text)["code"] for _, text in deleted["told"]] == ["left"]
    assert worker.stored == {}


def test_this_process_has_a_device_of_its_own() -> None:
    reply = json.loads(bridge.handle('{"do":"request","method":"GET","path":"api/nothing","language":"es"}'))
    assert reply["answer"][0] == 503
