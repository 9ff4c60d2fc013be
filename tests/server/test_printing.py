"""Reference cards from the server: of named sets and house rules, cached, and limited."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from pegs.printing.card import card_pdf
from pegs.printing.order import CardOrder
from pegs.rules.ruleset import RuleSet
from pegs.server.hosting.config import Limits, ServerSettings
from pegs.server.http.app import make_app
from pegs.server.http.routes import printing
from tests.printing.cards import text_of
from tests.server.loops import run

HOUSE = 'extends = "arizona"\ntitle = "Cabin rules"\nhand_size = 3\n'


def settings(folder: Path, limits: Limits | None = None) -> ServerSettings:
    return ServerSettings(folder, warm_up=False, limits=limits or Limits())


def test_cards_of_named_sets_and_house_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, str]] = []

    def draw(ruleset: RuleSet, order: CardOrder) -> bytes:
        drawn.append((ruleset.title, threading.current_thread().name))
        return card_pdf(ruleset, order)

    monkeypatch.setattr(printing, "card_pdf", draw)
    printing._cached.cache_clear()

    async def work() -> None:
        async with AsyncTestClient(make_app(settings(tmp_path))) as client:
            named = await client.get("/api/print/card/arizona?lang=es")
            assert named.headers["content-type"] == "application/pdf"
            assert "Cae sobre otra" in text_of(named.content)
            body = {
                "rules": {"toml": HOUSE},
                "format": "pocket",
                "languages": ["en", "es"],
                "paper": "letter",
            }
            house = [await client.post("/api/print/card", json=body) for _ in range(2)]
            assert house[0].content == house[1].content
            assert "Cabin rules" in text_of(house[0].content)
            assert "Play one of your 3 cards." in text_of(house[0].content)

    run(work())
    assert drawn == [("Arizona rules", "printing_0"), ("Cabin rules", "printing_0")]


def test_what_cannot_be_printed_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with AsyncTestClient(make_app(settings(tmp_path))) as client:
            refused = {
                "unknown set": ({"rules": {"name": "nowhere"}}, 409),
                "wrong rules": ({"rules": {"toml": "pegs = 900"}}, 409),
                "format": ({"format": "poster"}, 400),
                "language": ({"languages": ["xx"]}, 400),
                "no language": ({"languages": []}, 400),
                "players": ({"players": 11}, 400),
                "more": ({"size": 3}, 400),
            }
            for what, (body, status) in refused.items():
                answer = await client.post("/api/print/card", json=body)
                assert (answer.status_code, bool(answer.json()["sentence"])) == (status, True), what

    run(work())


def test_the_cards_that_an_address_asks_for_are_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printing, "_cached", lambda *_: b"%PDF")

    async def work() -> None:
        limits = Limits(rule_checks_at_once=2, rule_checks_a_minute=1)
        async with AsyncTestClient(make_app(settings(tmp_path, limits))) as client:
            for _ in range(2):
                assert (await client.post("/api/print/card", json={})).status_code == 200
            refused = [
                await client.post("/api/print/card", json={}),
                await client.get("/api/print/card/basic"),
            ]
            assert [(each.status_code, each.json()["code"]) for each in refused] == [(429, "too_much")] * 2

    run(work())
