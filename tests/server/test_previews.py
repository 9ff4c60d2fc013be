"""What messengers show beside a link: never a name, and nothing of a running game."""

from __future__ import annotations

import re
import struct
from html import unescape
from pathlib import Path

import httpx
import pytest

from tests.browser.everywhere import finished
from tests.browser.tables import Tables, settings_of
from tests.server.clients import NO_WAITING, ServerProcess, serving
from tests.server.clubs import start

TAG = re.compile(r'<meta property="og:([\w:]+)" content="([^"]*)" />')
SIZE = (1200, 630)


def tags(answer: httpx.Response) -> dict[str, str]:
    return {name: unescape(content) for name, content in TAG.findall(answer.text)}


def picture(server: ServerProcess, path: str) -> httpx.Response:
    """The picture that a page names."""
    address = tags(server.get(path))["image"]
    return server.get(address[address.index("/preview/") :])


def assert_is_picture(answer: httpx.Response) -> None:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert struct.unpack(">II", answer.content[16:24]) == SIZE


@pytest.fixture(scope="module")
def game(unlimited: ServerProcess) -> tuple[str, str]:
    """A finished game, and the key to a seat at its table."""
    tables = Tables(unlimited.data)
    seat = finished(tables, seed=901)
    return tables.game(seat), str(seat["token"])


def test_every_shared_link_has_a_picture_and_words(unlimited: ServerProcess, game: tuple[str, str]) -> None:
    puzzle = unlimited.get("/api/puzzles").json()["today"]
    share = unlimited.post("/api/shares", {"token": game[1], "game": game[0]}).json()["id"]
    own = f"/practice/{game[0]}-34"
    titles = set()
    for path in (
        *("/j/ABCDEF", "/t/0123456789abcdef", "/daily", "/club/0123456789abcdef", "/practice/today", own),
        *(f"/g/{game[0]}", f"/g/{game[0]}/review", f"/g/{game[0]}?turn=58", f"/practice/{puzzle}"),
        *(f"/embed/{share}?turn=58", f"/embed/puzzle/{puzzle}"),
    ):
        found = tags(unlimited.get(path))
        titles.add(found["title"])
        assert found["description"]
        assert found["image"].startswith("http"), path
        assert_is_picture(picture(unlimited, path))
        spanish = tags(unlimited.get(path, headers={"accept-language": "es"}))
        assert (spanish["title"] != found["title"], "lang=es" in spanish["image"]) == (True, True), path
    assert len(titles) == 5
    for path in ("/", "/settings", "/games", "/nothing.js", "/api/here"):
        assert tags(unlimited.get(path)) == {}, path


def test_the_pictures_show_the_turn_of_the_link(unlimited: ServerProcess, game: tuple[str, str]) -> None:
    at = {turn: picture(unlimited, f"/g/{game[0]}?turn={turn}").content for turn in (0, 5, 58, 999_999)}
    assert len(set(at.values())) == 4
    assert picture(unlimited, f"/g/{game[0]}").content == at[999_999], "the end"
    assert unlimited.get(f"/preview/game/{game[0]}.png?turn=-1").content == at[0]
    for turn in ("-1", "x", "", "9" * 40, '"><script>', "٣"):
        answer = unlimited.get(f"/g/{game[0]}", params={"turn": turn})
        assert '"><script>' not in answer.text
        assert unlimited.get(f"/preview/game/{game[0]}.png", params={"turn": turn}).status_code in (200, 400)


def test_a_preview_tells_nothing_of_a_running_game_or_a_club(unlimited: ServerProcess) -> None:
    made = unlimited.make({"players": 4, "teams": 2, "pace": NO_WAITING}, start=True)
    empty = picture(unlimited, "/t/0123456789abcdef")
    for path in (f"/t/{made['table']}", f"/j/{made['code']}"):
        page = unlimited.get(path)
        assert "Ann" not in page.text
        assert made["code"] not in page.text
        assert picture(unlimited, path).content == empty.content, (
            "whatever the table is, it's the same picture"
        )
    club = start(unlimited)["club"]
    page = unlimited.get(f"/club/{club}")
    assert "Miller" not in page.text
    assert "Rosa" not in page.text
    assert picture(unlimited, f"/club/{club}").content == picture(unlimited, "/club/0123456789abcdef").content


def test_what_is_not_there_has_no_picture(unlimited: ServerProcess, game: tuple[str, str]) -> None:
    tables = Tables(unlimited.data)
    running = tables.game(tables.at(settings_of("basic"), lambda _: True))
    for path in (
        *(f"game/{running}.png", "game/nothing.png", "game/%00.png", f"game/{'a' * 150}.png"),
        *("puzzle/nothing.png", f"puzzle/{running}-3.png", "puzzle/-.png", "puzzle/%00-3.png"),
        *("shared/nothing.png", f"shared/{game[0]}.png", "shared/%00.png"),
        *("nothing/any.png", "table/any.jpg", "table/any", "..%2f..%2fetc/any.png"),
    ):
        assert unlimited.get(f"/preview/{path}").status_code == 404, path
    assert_is_picture(unlimited.get(f"/preview/puzzle/{game[0]}-{'9' * 90}.png"))


def test_a_share_that_was_taken_back_has_no_picture(unlimited: ServerProcess, game: tuple[str, str]) -> None:
    share = unlimited.post("/api/shares", {"token": game[1], "game": game[0], "names": True}).json()["id"]
    before = picture(unlimited, f"/embed/{share}")
    assert before.headers["cache-control"] == "no-store"
    assert unlimited.post("/api/shares/take-back", {"token": game[1], "share": share}).status_code == 204
    assert tags(unlimited.get(f"/embed/{share}")) == {}
    assert unlimited.get(f"/preview/shared/{share}.png").status_code == 404


def test_a_host_that_a_tag_cannot_have_is_escaped_or_refused(unlimited: ServerProcess) -> None:
    assert '"http://a&amp;b/preview/' in unlimited.get("/daily", headers={"host": "a&b"}).text
    answer = unlimited.get("/daily", headers={"host": 'a"><script>alert(1)</script>'})
    assert answer.status_code == 400
    assert "<script>alert" not in answer.text


def test_pictures_count_as_four_frames(tmp_path: Path) -> None:
    with serving(tmp_path, limits="embeds_a_minute = 8") as server:
        puzzle = server.get("/api/puzzles").json()["today"]
        answers = [server.get("/preview/daily/any.png") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert server.get(f"/embed/puzzle/{puzzle}").status_code == 429
