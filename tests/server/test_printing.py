"""Paper from the server: cards, books and boards of named sets and house rules, cached, and limited."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from pegs.printing.card import card_pdf
from pegs.printing.order import BookOrder, CardOrder
from pegs.rules.ruleset import RuleSet
from pegs.server.hosting.config import Limits, ServerSettings
from pegs.server.http.app import make_app
from pegs.server.http.routes import printing
from tests.printing.cards import text_of
from tests.server.loops import run

KINDS = ("card", "book", "board", "panel", "planks", "sheet")
DEEP = 'extends = "basic"\nin_spot = 1\n'
HOUSE = 'extends = "arizona"\ntitle = "Cabin rules"\nhand_size = 3\n'


def settings(folder: Path, limits: Limits | None = None) -> ServerSettings:
    """Settings of a server that isn't busy, however slow this machine is."""
    return ServerSettings(folder, warm_up=False, limits=limits or Limits(busy_lag=60))


def test_cards_of_named_sets_and_house_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, str]] = []

    def draw(ruleset: RuleSet, order: CardOrder) -> bytes:
        drawn.append((ruleset.title, threading.current_thread().name))
        return card_pdf(ruleset, order)

    monkeypatch.setattr(printing, "card_pdf", draw)
    printing._made.cache_clear()

    async def work() -> None:
        async with AsyncTestClient(make_app(settings(tmp_path))) as client:
            named = await client.get("/api/print/card/arizona?lang=es")
            assert named.headers["content-type"] == "application/pdf"
            assert "Cae sobre otra" in text_of(named.content)
            body = {
                "what": "card",
                "rules": {"toml": HOUSE},
                "format": "pocket",
                "languages": ["en", "es"],
                "paper": "letter",
                "printed": "2026-11-08",
            }
            house = [await client.post("/api/print", json=body) for _ in range(2)]
            assert house[0].content == house[1].content
            assert "Cabin rules" in text_of(house[0].content)
            assert "Printed November 8, 2026" in text_of(house[0].content)
            assert "Play one of your 3 cards." in text_of(house[0].content)

    run(work())
    assert drawn == [("Arizona rules", "printing_0"), ("Cabin rules", "printing_0")]


def test_what_cannot_be_printed_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with AsyncTestClient(make_app(settings(tmp_path))) as client:
            refused: dict[str, tuple[dict[str, Any], int]] = {
                "unknown set": ({"rules": {"name": "nowhere"}}, 409),
                "wrong rules": ({"rules": {"toml": "pegs = 900"}}, 409),
                "format": ({"format": "poster"}, 400),
                "language": ({"languages": ["xx"]}, 400),
                "no language": ({"languages": []}, 400),
                "players": ({"players": 11}, 400),
                "more": ({"size": 3}, 400),
                "thing": ({"what": "poster"}, 400),
                "no thing": ({"what": None}, 400),
            }
            for what, (body, status) in refused.items():
                answer = await client.post("/api/print", json={"what": "card", **body})
                assert (answer.status_code, bool(answer.json()["sentence"])) == (status, True), what

    run(work())


def test_boards_panels_and_score_sheets_are_made_for_any_rules(tmp_path: Path) -> None:
    printing._made.cache_clear()
    house = {"rules": {"toml": HOUSE}}
    made: dict[tuple[str, str], tuple[dict[str, Any], str]] = {
        ("board", "en"): ({**house, "players": 6, "teams": 3, "size": "small"}, "A board for 6"),
        ("board", "es"): ({**house, "kind": "panels"}, "Paneles para 4"),
        ("panel", "es"): ({"paper": "letter", "size": "travel"}, "Un panel para cualquier mesa"),
        ("sheet", "en"): ({**house, "players": 6, "teams": 6}, "Cabin rules. Cross out a circle"),
    }

    async def work() -> None:
        async with AsyncTestClient(make_app(settings(tmp_path))) as client:
            for (kind, language), (body, words) in made.items():
                answer = await client.post(f"/api/print?lang={language}", json={"what": kind, **body})
                assert answer.headers["content-type"] == "application/pdf", kind
                assert words in text_of(answer.content), kind
            own = {"what": "panel", "pitch": 18.5, "peg": "tee", "marker": True}
            template = text_of((await client.post("/api/print", json=own)).content)
            assert "18.5 mm apart, bit 4.8 mm" in template
            assert "shows whose panel it is" in template
            panels = {"what": "board", "pitch": 5, "kind": "panels"}
            small = await client.post("/api/print", json=panels)
            assert "Panels for 4" in text_of(small.content)
            sheet = {"what": "sheet", **made["sheet", "en"][0]}
            again = await client.post("/api/print?lang=es", json=sheet)
            assert "Cabin rules. Cross out" not in text_of(again.content)
            for ending, start in (("svg", "<svg"), ("dxf", "  0\nSECTION")):
                panel = {"what": "panel", "file": ending}
                drawing = await client.post("/api/print", json=panel)
                assert drawing.text.startswith(start)
                assert f"panel.{ending}" in drawing.headers["content-disposition"]
                both = await client.post("/api/print", json={**panel, "floor": True, "kerf": 0.2})
                assert len(both.content) > len(drawing.content)
                planks = {"what": "planks", "players": 5, "kerf": 0.2, "file": ending}
                assert (await client.post("/api/print", json=planks)).text.startswith(start)
            whole = {"what": "board", "players": 2, "pitch": 9, "file": "svg"}
            picture = await client.post("/api/print", json=whole)
            assert picture.headers["content-type"].startswith("image/svg+xml")
            assert picture.text.startswith("<svg")

    run(work())


def test_what_cannot_be_built_is_refused_with_the_reason(tmp_path: Path) -> None:
    refused: dict[str, tuple[str, dict[str, Any], int]] = {
        "Three panels don’t close to a ring": ("board", {"kind": "panels", "players": 3}, 409),
        "5 players can’t form 2 teams": ("sheet", {"players": 5, "teams": 2}, 409),
        "which is in the joint of a panel": ("panel", {"rules": {"toml": DEEP}}, 409),
        "“size”": ("board", {"size": 3}, 400),
        "“called”": ("sheet", {"called": "x" * 81}, 400),
        "“players”": ("board", {"players": 11}, 400),
        "“size”. See": ("panel", {"size": "giant", "file": "svg"}, 400),
        "“pitch”": ("panel", {"pitch": -1}, 400),
        "“peg”": ("panel", {"peg": "nail"}, 400),
        "Holes can be 5 to 60 mm apart": ("board", {"pitch": 900}, 409),
        "A kerf is 0 to 5 mm": ("panel", {"kerf": 9, "file": "dxf"}, 409),
        "doesn’t fit holes that are 16 mm apart": ("planks", {"hole": 16}, 409),
        "only 2.2 mm of wood around hole 17": ("panel", {"pitch": 13, "hole": 5}, 409),
    }

    async def work() -> None:
        async with AsyncTestClient(make_app(settings(tmp_path))) as client:
            for reason, (kind, body, status) in refused.items():
                answer = await client.post("/api/print", json={"what": kind, **body})
                assert answer.status_code == status, kind
                assert reason in answer.json()["sentence"], kind

    run(work())


def test_rule_books_are_made_once_in_the_language_of_the_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ordered: list[tuple[str, BookOrder, str]] = []

    def draw(ruleset: RuleSet, order: BookOrder) -> bytes:
        ordered.append((ruleset.title, order, threading.current_thread().name))
        return b"%PDF"

    monkeypatch.setattr(printing, "book_pdf", draw)
    printing._made.cache_clear()
    house = {"what": "book", "rules": {"toml": HOUSE}, "booklet": True, "paper": "letter", "players": 6}

    async def work() -> None:
        async with AsyncTestClient(make_app(settings(tmp_path))) as client:
            named = await client.get("/api/print/book/arizona?lang=es")
            assert named.headers["content-type"] == "application/pdf"
            assert 'filename="rule-book.pdf"' in named.headers["content-disposition"]
            for _ in range(2):
                assert (await client.post("/api/print", json=house)).content == b"%PDF"
            refused: list[dict[str, Any]] = [
                {"booklet": "yes"},
                {"paper": "a5"},
                {"players": 1},
                {"language": "en"},
            ]
            for each in refused:
                assert (await client.post("/api/print", json={"what": "book", **each})).status_code == 400

    run(work())
    assert ordered == [
        ("Arizona rules", BookOrder("es"), "printing_0"),
        ("Cabin rules", BookOrder("en", "letter", 6, booklet=True), "printing_0"),
    ]


def test_what_an_address_asks_for_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "_made", lambda *_: b"%PDF")

    async def work() -> None:
        limits = Limits(rule_checks_at_once=2, rule_checks_a_minute=1, busy_lag=60)
        async with AsyncTestClient(make_app(settings(tmp_path, limits))) as client:
            for kind in ("card", "board"):
                assert (await client.post("/api/print", json={"what": kind})).status_code == 200
            refused = [
                await client.get("/api/print/card/basic"),
                *[await client.post("/api/print", json={"what": kind}) for kind in KINDS],
            ]
            assert {(each.status_code, each.json()["code"]) for each in refused} == {(429, "too_much")}

    run(work())
