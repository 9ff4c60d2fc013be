"""Shared games: who can share one, what a frame has in it, and what other pages still can't frame."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from pegs.server.store import schema
from tests.browser.everywhere import finished
from tests.browser.tables import Tables
from tests.server import finished_games
from tests.server.clients import NO_WAITING, ServerProcess, serving
from tests.server.clubs import play_out
from tests.server.places import Place

SCRIPT = "</script><b>"
"""A name of this kind ends a script, if nothing prevents it."""
RULES = """
extends = "basic"
title = "Ruth’s rules"
pegs = 2
side_length = 12

[words]
home = "Ruth’s house"
"""
SHARED = re.compile(r'<script type="application/json" id="shared">(.*?)</script>', re.DOTALL)
NO_MORE = "This game isn’t shared anymore."
STRANGE: tuple[object, ...] = ("", "x", "\0" * 32, "é" * 40, "9" * 5000, 5, None, ["a"], {"a": 1}, True)


@dataclass(frozen=True)
class Played:
    """A finished game on a server: keys to two seats of its table, to another table, and of a watcher."""

    server: ServerProcess
    game: str
    table: str
    token: str
    friends: str
    strangers: str
    watchers: str

    def share(self, status: int = 201, **more: Any) -> Any:
        answer = self.server.post("/api/shares", {"token": self.token, "game": self.game} | more)
        assert answer.status_code == status, answer.text
        return answer.json()

    def list(self, *tokens: str) -> Any:
        body = {"tokens": tokens or [self.token], "game": self.game}
        answer = self.server.post("/api/shares/list", body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def take_back(self, share: object, status: int = 204, **more: Any) -> None:
        answer = self.server.post("/api/shares/take-back", {"token": self.token, "share": share} | more)
        assert answer.status_code == status, answer.text

    def shown(self, share: str, **more: Any) -> Any:
        return shown_in(self.server.get(f"/embed/{share}", **more))


def shown_in(answer: httpx.Response) -> Any:
    """What a frame has in it."""
    found = SHARED.search(answer.text)
    assert found, answer.text
    return json.loads(found[1])


@pytest.fixture(scope="module")
def played(place: Place) -> Played:
    return play(place)


def play(place: Place) -> Played:
    server = place.server
    seats = [{"who": "me"}, {"who": "invited"}]
    settings = {"rules": {"toml": RULES}, "players": 2, "teams": 2, "seats": seats, "pace": NO_WAITING}
    made = server.make(settings)
    joined = server.join(made["code"], SCRIPT)
    watching = server.post(f"/api/tables/{made['code']}/watch").json()
    clients = [server.client(each["token"]) for each in (made, joined)]
    clients[0].receive_until(lambda view: all(seat["here"] for seat in view["seats"]))
    assert clients[0].do("start", version=clients[0].version)["tell"] == "done"
    clients[0].receive_until(lambda view: view["stage"] == "playing")
    (game,) = place.rows(sa.select(schema.games.c.id).filter_by(table_id=made["table"]))
    assert_unfinished_is_refused(server, game.id, made["token"])
    play_out(*clients)
    for client in clients:
        client.close()
    other = server.make(settings)
    tokens = (each["token"] for each in (made, joined, other, watching))
    return Played(server, game.id, made["table"], *tokens)


def assert_unfinished_is_refused(server: ServerProcess, game: str, token: str) -> None:
    body = {"token": token, "game": game}
    for more in ({}, {"hands": True}, {"names": True}, {"turn": 0}):
        assert server.post("/api/shares", body | more).status_code == 404
    found = server.post("/api/shares/list", {"tokens": [token], "game": game})
    assert found.json() == {"key": None, "shares": []}


def test_a_frame_has_the_notes_if_its_sharer_says_so(played: Played) -> None:
    note = {"token": played.friends, "turn": 1, "text": "I never saw it.", "rings": [{"at": "B8"}]}
    answer = played.server.post(f"/api/games/{played.game}/notes", note)
    assert answer.status_code == 200, answer.text
    without, with_them = played.share(), played.share(notes=True)
    assert without["id"] != with_them["id"]
    assert (without["notes"], with_them["notes"]) == (False, True)
    assert played.shown(without["id"])["notes"] == []
    shown = played.shown(with_them["id"])
    assert [(each["turn"], each["text"]) for each in shown["notes"]] == [(1, "I never saw it.")]
    # Without names, who wrote it is only a seat.
    assert {seat["name"] for seat in shown["seats"]} == {None}
    assert played.share(notes=True) == with_them
    assert with_them in played.list()["shares"]
    for each in (without, with_them):
        played.take_back(each["id"])
    played.server.post(f"/api/games/{played.game}/notes/delete", {"token": played.friends, "turn": 1})


def cards_in(log: list[dict[str, Any]], *kinds: str) -> set[str]:
    """The cards in some kinds of operations."""
    operations = [each for event in log for each in event["operations"] if each["op"] in kinds]
    return {card for each in operations for card in (each.get("cards") or [each.get("card")])}


def test_without_names_and_hands_there_are_none_in_the_frame(played: Played) -> None:
    share = played.share()
    answer = played.server.get(f"/embed/{share['id']}")
    shown = shown_in(answer)
    assert shown["shows"] == "replay"
    assert [seat["name"] for seat in shown["seats"]] == [None, None]
    assert cards_in(shown["log"], "dealt", "drawn") == {"?"}
    assert len(cards_in(shown["log"], "played")) > 3, "what was played, everyone saw"
    name = shown["name"]
    assert (shown["game"], name["rules"], name["title"], name["people"]) == (None, "", "", [])
    for secret in ("Ann", "Ruth", "&lt;b", "\\u003cb", played.game, played.table, played.token, '"seed"'):
        assert secret not in answer.text, secret
    assert {event["at"] for event in shown["log"]} == {0}


def test_what_the_sharer_shows_is_there(played: Played) -> None:
    hands = played.shown(played.share(hands=True)["id"])
    assert "?" not in cards_in(hands["log"], "dealt", "drawn")
    assert [seat["name"] for seat in hands["seats"]] == [None, None]
    names = played.shown(played.share(names=True)["id"])
    assert [seat["name"] for seat in names["seats"]] == ["Ann", SCRIPT]
    assert cards_in(names["log"], "dealt", "drawn") == {"?"}
    assert names["name"]["rules"] == "Ruth’s rules"
    assert [each["name"] for each in names["name"]["people"]] == ["Ann", SCRIPT]
    assert (hands["game"], names["game"]) == (None, None)
    whole = played.shown(played.share(hands=True, names=True)["id"])
    assert whole["game"] == played.game
    assert len({json.dumps(each) for each in (hands, names, whole)}) == 3


def test_a_name_cannot_end_the_script_that_it_stands_in(played: Played) -> None:
    page = played.server.get(f"/embed/{played.share(names=True)['id']}").text
    assert SCRIPT not in page
    assert "\\u003c/script>\\u003cb>" in page
    assert page.count("</script>") == page.count("<script")


def test_only_players_share_list_and_take_back(played: Played) -> None:
    share = played.share()["id"]
    for token in (played.strangers, played.watchers, "x" * 43):
        played.share(403, token=token)
        assert played.list(token) == {"key": None, "shares": []}
        played.take_back(share, 403, token=token)
    assert played.shown(share)["shows"] == "replay"
    assert played.share(token=played.friends)["id"] == share, "what is shared already keeps its address"
    found = played.list(played.strangers, "x" * 43, played.friends)
    assert found["key"] == 2
    assert share in [each["id"] for each in found["shares"]]


def test_someone_who_sits_down_later_cannot_share_the_game(place: Place) -> None:
    played = play(place)
    share = played.share()["id"]
    friend = place.server.client(played.friends)
    code, seat = friend.view["code"], friend.view["me"]["seat"]
    assert friend.do("leave")["tell"] == "done"
    assert place.server.client(played.token).do("set_seat", seat=seat, bot=None)["tell"] == "done"
    later = place.server.join(code, "Eve")["token"]
    for token in (later, played.friends):
        played.share(403, token=token, names=True, hands=True)
        assert played.list(token) == {"key": None, "shares": []}
        played.take_back(share, 403, token=token)
    assert played.shown(share)["shows"] == "replay"


def test_any_of_them_takes_it_back(played: Played) -> None:
    share = played.share(names=True)["id"]
    played.take_back(share, token=played.friends)
    answer = played.server.get(f"/embed/{share}")
    assert answer.status_code == 404
    assert shown_in(answer) == {"shows": "nothing", "sentence": NO_MORE}
    spanish = played.shown(share, params={"lang": "es"})
    assert spanish["sentence"] == "Esta partida ya no se comparte."
    played.take_back(share)
    again = played.share(names=True)["id"]
    assert again != share, "the old address stays dead"
    assert played.shown(share)["shows"] == "nothing"
    played.take_back(again)


def test_guessed_and_impossible_addresses_show_nothing(played: Played) -> None:
    guesses = ("0" * 32, "x", "é", "%00", "a" * 190, "'--", played.game, played.table)
    for guess in guesses:
        answer = played.server.get(f"/embed/{guess}")
        assert answer.status_code == 404, guess
        assert shown_in(answer)["sentence"] == NO_MORE
    for guess in ("..%2f..", "puzzle", "assets"):
        assert played.server.get(f"/embed/{guess}").status_code in (200, 404), guess
        assert "x-frame-options" in played.server.get(f"/embed/{guess}").headers, guess
    for guess in ("nothing", "%00", "a" * 190):
        assert shown_in(played.server.get(f"/embed/puzzle/{guess}"))["shows"] == "nothing"
    for guess in ("index.html", "play-x.js", "..%2findex.html", "embed-x.js", "%00.js", "embed-../../x.js"):
        assert played.server.get(f"/embed/assets/{guess}").status_code == 404, guess


def test_impossible_requests_are_refused_and_change_nothing(played: Played) -> None:
    before = played.list()
    for wrong in STRANGE:
        answer = played.server.post("/api/shares", body_of(played) | {"token": wrong})
        assert answer.status_code in (400, 403), wrong
        answer = played.server.post("/api/shares", body_of(played) | {"game": wrong})
        assert answer.status_code in (400, 404), wrong
        for body in ({"tokens": [played.token], "game": wrong}, {"tokens": wrong, "game": played.game}):
            answer = played.server.post("/api/shares/list", body)
            assert answer.status_code == 400 or answer.json()["key"] is None, wrong
        answer = played.server.post("/api/shares/take-back", {"token": played.token, "share": wrong})
        assert answer.status_code in (204, 400), wrong
    wrong_turns = ({"turn": -1}, {"turn": 10**9}, {"turn": "five"})
    for more in (*wrong_turns, {"hands": "maybe"}, {"names": [1]}, {"extra": 1}):
        played.share(400, **more)
    for turn in (0, 99_999):
        assert played.server.post("/api/shares", body_of(played) | {"turn": turn}).status_code in (404, 409)
    many = {"tokens": [played.token] * 101, "game": played.game}
    assert played.server.post("/api/shares/list", many).status_code == 400
    assert played.list() == before


def body_of(played: Played) -> dict[str, Any]:
    return {"token": played.token, "game": played.game}


def test_many_at_once_share_it_once(played: Played) -> None:
    with ThreadPoolExecutor(12) as threads:
        found = list(threads.map(lambda _: played.share(hands=True, names=True)["id"], range(24)))
    assert len(set(found)) == 1
    assert [each["id"] for each in played.list()["shares"]].count(found[0]) == 1


def test_a_game_has_thirty_shares_at_most(place: Place) -> None:
    at, server = finished_games.played(place.server), place.server
    body = {"token": at.rosa, "game": at.game}
    assert server.post("/api/shares", body).status_code == 201
    (row,) = place.rows(sa.select(schema.shares).filter_by(game=at.game))
    puzzles = ({**row._mapping, "id": f"{at.game[:20]} {turn}", "turn": turn} for turn in range(29))
    place.write(*(sa.insert(schema.shares).values(puzzle) for puzzle in puzzles))
    full = server.post("/api/shares", body | {"names": True})
    assert full.status_code == 409, full.text
    assert full.json()["sentence"].startswith("This game is shared in too many ways")
    # What is shared already still has its address.
    assert server.post("/api/shares", body).json()["id"] == row.id


def test_shares_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits="tables_an_hour = 3\nembeds_a_minute = 5") as server:
        seat = finished(Tables(tmp_path), seed=901)
        body = {"token": seat["token"], "game": Tables(tmp_path).game(seat)}
        answers = [server.post("/api/shares", body | {"names": bool(number % 2)}) for number in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        address = f"/embed/{answers[0].json()['id']}"
        frames = [server.get(address) for _ in range(8)]
        assert [frame.status_code for frame in frames] == [200] * 5 + [429] * 3
        # The page around it isn't broken, and nothing else of this address is used up.
        assert shown_in(frames[-1])["sentence"].startswith("Too many")
        assert frames[-1].headers["content-security-policy"] == frames[0].headers["content-security-policy"]
        mine = {"tokens": [body["token"]], "game": body["game"]}
        assert len(server.post("/api/shares/list", mine).json()["shares"]) == 2


def test_a_puzzle_of_the_package_needs_no_share(unlimited: ServerProcess) -> None:
    puzzle = unlimited.get("/api/puzzles").json()["today"]
    shown = shown_in(unlimited.get(f"/embed/puzzle/{puzzle}"))
    assert (shown["shows"], shown["puzzle"]) == ("puzzle", puzzle)
    assert shown["task"] == unlimited.get(f"/api/puzzles/{puzzle}").json()
