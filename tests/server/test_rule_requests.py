"""Requests with house rules: read in a thread of their own, and only a limited number for each address."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from pegs.rules.loader import from_text
from pegs.rules.ruleset import RuleSet
from pegs.server.hosting.config import Limits, ServerSettings
from pegs.server.http.app import make_app
from pegs.table import chosen_rules
from pegs.table.answers import rules_form
from tests.server.loops import run

KEYS = 'extends = "basic"\n' + "".join(f"key_{i} = 1\n" for i in range(480))
RULES = 'extends = "basic"\npegs = 4\n'


SUGGESTED = 'extends = "basic"\npegs = 3\n'


def table(toml: str) -> dict[str, Any]:
    return {"settings": {"rules": {"toml": toml}}, "name": "Ann", "color": "R"}


def test_no_rules_are_read_on_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[str] = set()

    def read(*args: Any, **more: Any) -> RuleSet:
        threads.add(threading.current_thread().name)
        return from_text(*args, **more)

    for module in (rules_form, chosen_rules):
        monkeypatch.setattr(module, "from_text", read)

    async def work() -> None:
        app = make_app(ServerSettings(tmp_path, warm_up=False))
        async with AsyncTestClient(app) as client:
            checks = [client.post("/api/rules/check", json={"rules": {"toml": KEYS}}) for _ in range(12)]
            checks.append(client.post("/api/rules/sheet", json={"rules": {"toml": RULES}}))
            tables = [client.post("/api/tables", json=table(rules)) for rules in (KEYS, RULES)]
            answers = [answer.status_code for answer in await asyncio.gather(*checks, *tables)]
            assert answers == [200] * 13 + [409, 201]
            seated = (await client.post("/api/tables", json=table(""))).json()
            suggestion = {"token": seated["token"], "rules": {"toml": SUGGESTED}}
            assert (await client.post("/api/seats/suggest", json=suggestion)).status_code == 204

    run(work())
    assert threads == {"rules_0"}


def test_the_rules_that_an_address_sends_are_limited(tmp_path: Path) -> None:
    async def work() -> None:
        limits = Limits(rule_checks_at_once=3, rule_checks_a_minute=1)
        async with AsyncTestClient(
            make_app(ServerSettings(tmp_path, warm_up=False, limits=limits))
        ) as client:
            for _ in range(2):
                answer = await client.post("/api/rules/check", json={"base": "basic"})
                assert answer.status_code == 200
            seated = await client.post("/api/tables", json=table(RULES))
            assert seated.status_code == 201
            suggestion = {"token": seated.json()["token"], "rules": {"toml": SUGGESTED}}
            refused = (
                ("/api/seats/suggest", suggestion),
                ("/api/rules/check", {"base": "basic"}),
                ("/api/rules/sheet", {"rules": {"toml": RULES}}),
                ("/api/rules/interview", {"answers": {"hand": "5"}}),
                ("/api/tables", table(RULES)),
            )
            for path, body in refused:
                answer = await client.post(path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (429, "too_much")
            assert (await client.post("/api/tables", json=table(""))).status_code == 201

    run(work())
