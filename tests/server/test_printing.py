"""Paper from the server: cards, books and boards of named sets and house rules, cached, and limited."""

from __future__ import annotations

import threading
from pathlib import Path

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

KINDS = ("card", "book", "board", "panel", "sheet")
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


def test_boards_panels_and_score_sheets_are_made_for_any_rules(tmp_path: Path) -> None:
    printing._cached_board.cache_clear()
    house = {"rules": {"toml": HOUSE}}
    made = {
        ("board", "en"): ({**house, "players": 6, "teams": 3, "size": "small"}, "A board for 6"),
        ("board", "es"): ({**house, "kind": "panels"}, "Paneles para 4"),
        ("panel", "es"): ({"paper": "letter", "size": "travel"}, "Un panel para cualquier mesa"),
        ("sheet", "en"): ({**house, "players": 6, "teams": 6}, "Cabin rules. Cross out a circle"),
    }

    async def work() -> None:
        async with AsyncTestClient(make_app(settings(tmp_path))) as client:
            for (kind, language), (body, words) in made.items():
                answer = await client.post(f"/api/print/{kind}?lang={language}", json=body)
                assert answer.headers["content-type"] == "application/pdf", kind
                assert words in text_of(answer.content), kind
            own = {"pitch": 18.5, "peg": "tee", "marker": True}
            template = text_of((await client.post("/api/print/panel", json=own)).content)
            assert "18.5 mm apart, bit 4.8 mm" in template
            assert "shows whose panel it is" in template
            small = await client.post("/api/print/board", json={"pitch": 5, "kind": "panels"})
            assert "Panels for 4" in text_of(small.content)
            again = await client.post("/api/print/sheet?lang=es", json=made["sheet", "en"][0])
            assert "Cabin rules. Cross out" not in text_of(again.content)
            for ending, start in (("svg", "<svg"), ("dxf", "  0\nSECTION")):
                drawing = await client.post(f"/api/print/panel/{ending}", json={})
                assert drawing.text.startswith(start)
                assert f"panel.{ending}" in drawing.headers["content-disposition"]
                plain = len(drawing.content)
                more = {"floor": True, "kerf": 0.2}
                both = await client.post(f"/api/print/panel/{ending}", json=more)
                assert len(both.content) > plain
                plank = await client.post(f"/api/print/board/{ending}", json={"players": 5, "kerf": 0.2})
                assert plank.text.startswith(start)
            picture = await client.post("/api/print/board/picture", json={"players": 2, "pitch": 9})
            assert picture.text.startswith("<svg")

    run(work())


def test_what_cannot_be_built_is_refused_with_the_reason(tmp_path: Path) -> None:
    refused = {
        "Three panels don’t close to a ring": ("board", {"kind": "panels", "players": 3}, 409),
        "5 players can’t form 2 teams": ("sheet", {"players": 5, "teams": 2}, 409),
        "which is in the joint of a panel": ("panel", {"rules": {"toml": DEEP}}, 409),
        "“size”": ("board", {"size": 3}, 400),
        "“players”": ("board", {"players": 11}, 400),
        "“size”. See": ("panel/svg", {"size": "giant"}, 400),
        "“pitch”": ("panel", {"pitch": -1}, 400),
        "“peg”": ("panel", {"peg": "nail"}, 400),
        "Holes can be 5 to 60 mm apart": ("board", {"pitch": 900}, 409),
        "A kerf is 0 to 5 mm": ("panel/dxf", {"kerf": 9}, 409),
        "doesn’t fit holes that are 16 mm apart": ("board/svg", {"hole": 16}, 409),
        "only 2.2 mm of wood around hole 17": ("panel", {"pitch": 13, "hole": 5}, 409),
    }

    async def work() -> None:
        async with AsyncTestClient(make_app(settings(tmp_path))) as client:
            for reason, (kind, body, status) in refused.items():
                answer = await client.post(f"/api/print/{kind}", json=body)
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
    printing._cached_book.cache_clear()
    house = {"rules": {"toml": HOUSE}, "booklet": True, "paper": "letter", "players": 6}

    async def work() -> None:
        async with AsyncTestClient(make_app(settings(tmp_path))) as client:
            named = await client.get("/api/print/book/arizona?lang=es")
            assert named.headers["content-type"] == "application/pdf"
            assert 'filename="rule-book.pdf"' in named.headers["content-disposition"]
            for _ in range(2):
                assert (await client.post("/api/print/book", json=house)).content == b"%PDF"
            refused = [{"booklet": "yes"}, {"paper": "a5"}, {"players": 1}, {"language": "en"}]
            assert [(await client.post("/api/print/book", json=body)).status_code for body in refused] == [
                400
            ] * 4

    run(work())
    assert ordered == [
        ("Arizona rules", BookOrder("es"), "printing_0"),
        ("Cabin rules", BookOrder("en", "letter", 6, booklet=True), "printing_0"),
    ]


def test_what_an_address_asks_for_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "_cached", lambda *_: b"%PDF")
    monkeypatch.setattr(printing, "_cached_book", lambda *_: b"%PDF")
    monkeypatch.setattr(printing, "_cached_board", lambda *_: b"%PDF")

    async def work() -> None:
        limits = Limits(rule_checks_at_once=2, rule_checks_a_minute=1, busy_lag=60)
        async with AsyncTestClient(make_app(settings(tmp_path, limits))) as client:
            for kind in ("card", "board"):
                assert (await client.post(f"/api/print/{kind}", json={})).status_code == 200
            refused = [
                await client.get("/api/print/card/basic"),
                *[await client.post(f"/api/print/{kind}", json={}) for kind in KINDS],
            ]
            assert {(each.status_code, each.json()["code"]) for each in refused} == {(429, "too_much")}

    run(work())
