"""Joining, leaving and watching tables, and removing players."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from pegs.server.hosting.config import DATABASE_FILE
from pegs.server.live.joining import WATCHERS_KEPT
from tests.server.clients import NO_WAITING, ServerProcess, serving

PAIR: dict[str, Any] = {"players": 2, "teams": 2, "pace": NO_WAITING}


def test_a_table_is_joined_and_shown_by_its_code(server: ServerProcess) -> None:
    made = server.make(PAIR)
    assert made["seat"] == 0
    assert len(made["code"]) == 6
    assert not set(made["code"]) & set("IO01")
    spoken = f"{made['code'][:3]}-{made['code'][3:]}".lower()
    joined = server.join(spoken)
    assert (joined["table"], joined["seat"]) == (made["table"], 1)
    seen = server.get(f"/api/tables/{made['code']}").json()
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Ben"]
    assert seen["seat"] is None
    assert seen["games"] == []
    full = server.post(f"/api/tables/{made['code']}/join", {"name": "Cy", "color": "G"})
    assert (full.status_code, full.json()["code"]) == (409, "seat_taken")


def test_my_tables_are_the_ones_of_my_tokens(server: ServerProcess) -> None:
    made = server.make(PAIR)
    other = server.join(made["code"])
    answer = server.post("/api/mine", {"tokens": [other["token"], "x" * 43, made["token"]]}).json()
    assert [each["table"] and each["table"]["seat"] for each in answer] == [1, None, 0]


def test_a_seat_can_move_to_another_device_once(server: ServerProcess) -> None:
    made = server.make(PAIR)
    here = server.client(made["token"])
    passage = server.post("/api/passages", {"token": made["token"]}).json()
    asked = server.post("/api/passages/check", {"code": passage["code"].lower()})
    assert (asked.json()["name"], asked.json()["color"]) == ("Ann", "R")
    assert asked.json()["game"]["rules"] == "Basic game"
    there = server.post("/api/passages/claim", {"code": passage["code"].lower()})
    assert there.status_code == 201
    assert there.json()["seat"] == 0
    assert here.receive_one("bye") == {"tell": "bye", "code": "moved", "again": False}
    assert server.client(made["token"]).welcome["code"] == "moved"
    moved = server.client(there.json()["token"])
    assert moved.view["me"] == {"role": "player", "seat": 0, "host": True}
    for path in ("/api/passages/check", "/api/passages/claim"):
        again = server.post(path, {"code": passage["code"]})
        assert (again.status_code, again.json()["code"]) == (403, "unknown_token")
    late = server.post("/api/passages", {"token": made["token"]})
    assert late.status_code == 403


def test_a_new_code_for_another_device_replaces_the_earlier_one(tmp_path: Path) -> None:
    with serving(tmp_path, limits="passage = 300\ntables_an_hour = 20") as server:

        def stored() -> int:
            with closing(sqlite3.connect(server.data / DATABASE_FILE)) as database:
                return int(database.execute("SELECT count(*) FROM passages").fetchone()[0])

        def expire() -> None:
            with closing(sqlite3.connect(server.data / DATABASE_FILE)) as database:
                database.execute("UPDATE passages SET until = ?", (time.time(),))
                database.commit()

        def claim(passage: dict[str, Any]) -> int:
            return server.post("/api/passages/claim", {"code": passage["code"]}).status_code

        ann, ben = server.make(PAIR)["token"], server.make(PAIR)["token"]
        codes = [server.post("/api/passages", {"token": ann}).json() for _ in range(10)]
        assert stored() == 1
        assert 0 < codes[-1]["until"] - time.time() <= 300
        assert [claim(codes[0]), claim(codes[-1])] == [403, 201]
        expire()
        # Ben's code deletes Ann's, which has expired.
        bens = server.post("/api/passages", {"token": ben}).json()
        assert stored() == 1
        expire()
        assert claim(bens) == 403
        answers = [server.post("/api/passages", {"token": ben}).status_code for _ in range(10)]
        assert (answers[0], answers[-1]) == (201, 429)


def test_a_table_forgets_its_oldest_watchers(tmp_path: Path) -> None:
    with serving(tmp_path, limits="tables_an_hour = 1000") as server:
        watch = f"/api/tables/{server.make(PAIR)['code']}/watch"
        first = server.client(server.post(watch).json()["token"])
        tokens = [server.post(watch).json()["token"] for _ in range(WATCHERS_KEPT + 10)]
        with closing(sqlite3.connect(server.data / DATABASE_FILE)) as database:
            kept = database.execute("SELECT count(*) FROM keys WHERE seat IS NULL").fetchone()[0]
        assert kept == WATCHERS_KEPT + 1  # the newest, and the one that is connected
        assert first.do("ping")["tell"] == "pong"
        assert server.client(tokens[0]).welcome["code"] == "unknown_token"
        assert server.client(tokens[-1]).welcome["tell"] == "welcome"


def test_only_the_host_can_remove_a_player(server: ServerProcess) -> None:
    made = server.make(PAIR)
    other = server.join(made["code"])
    ben = server.client(other["token"])
    refused = server.post("/api/seats/revoke", {"token": other["token"], "seat": 0})
    assert refused.status_code == 403
    assert server.post("/api/seats/revoke", {"token": made["token"], "seat": 0}).status_code == 409
    assert server.post("/api/seats/revoke", {"token": made["token"], "seat": 1}).status_code == 204
    assert ben.receive_one("bye")["code"] == "revoked"
    assert server.client(other["token"]).welcome == {"tell": "bye", "code": "revoked", "again": False}


def test_leaving_ends_the_seats_token_and_says_so(server: ServerProcess) -> None:
    made = server.make(PAIR)
    other = server.join(made["code"])
    ben = server.client(other["token"])
    assert ben.do("leave")["tell"] == "done"
    assert ben.receive_one("bye")["code"] == "left"
    assert server.client(other["token"]).welcome["code"] == "left"
    assert server.join(made["code"], "Cy")["seat"] == 1


def test_watchers_are_refused_if_the_table_does_not_allow_them(server: ServerProcess) -> None:
    made = server.make({**PAIR, "watchers": False})
    path = f"/api/tables/{made['code']}"
    assert server.post(f"{path}/watch").status_code == 409
    assert server.post(f"{path}/screen").status_code == 409
    screen = server.post(f"{path}/screen", {"token": made["token"]})
    assert screen.status_code == 201
    television = server.client(screen.json()["token"])
    assert television.view["me"] == {"role": "screen", "seat": None, "host": False}
    assert television.do("start", version=television.version)["tell"] == "refused"


def test_watchers_are_counted(server: ServerProcess) -> None:
    made = server.make(PAIR)
    ann = server.client(made["token"])
    watcher = server.client(server.post(f"/api/tables/{made['code']}/watch").json()["token"])
    while ann.view["watchers"] != 1:
        ann.receive()
    watcher.close()
    while ann.view["watchers"] != 0:
        ann.receive()


def test_tokens_stay_valid_when_the_same_cards_go_to_other_seats(unlimited: ServerProcess) -> None:
    server = unlimited
    bots = [{"who": "me"}, {"who": "bot"}]
    made = server.make({**PAIR, "seats": bots, "rules": {"name": "guide"}}, start=True)
    ann = server.client(made["token"])
    while not ann.is_over:
        ann.wait_for_turn()
        if not ann.is_over:
            hint = ann.do_with_retries("hint")
            assert ann.do_with_retries("play", version=ann.version, turn=hint["turn"])["tell"] == "done"
    first = ann.view["game_id"]
    replay = server.get(f"/api/games/{first}", params={"lang": "es"}).json()
    assert replay["winner"] == ann.game["winner"]
    record = server.get(f"/api/games/{first}/record", params={"lang": "es"})
    assert record.text == replay["record"]
    assert "attachment" in record.headers["content-disposition"]
    answer = ann.do("rematch", version=ann.version, same_cards=True)
    assert answer["tell"] == "done", answer
    while ann.version < answer["version"]:
        ann.receive()
    assert ann.view["me"] == {"role": "player", "seat": 1, "host": True}
    assert server.client(made["token"]).view["me"]["seat"] == 1
    mine = server.post("/api/mine", {"tokens": [made["token"]]}).json()[0]["table"]
    assert (mine["seat"], [game["game"] for game in mine["games"]]) == (1, [first])


def test_a_game_that_is_not_over_has_no_replay(server: ServerProcess) -> None:
    assert server.get("/api/games/0123456789abcdef01234567").status_code == 404


def test_wrong_codes_are_counted(server: ServerProcess) -> None:
    # Behind a local proxy every client has its own address, so only this one is limited.
    elsewhere = {"X-Forwarded-For": "203.0.113.9"}
    made = server.make(PAIR)

    def ask(code: str) -> int:
        return server.get(f"/api/tables/{code}", headers=elsewhere).status_code

    assert ask("AAAAAA") == 404
    # After enough wrong codes, the right code is refused too, unless a slow machine asks for it too late.
    assert any(ask("AAAAAA") == 429 == ask(made["code"]) for _ in range(1000))
    assert server.get(f"/api/tables/{made['code']}").status_code == 200


def test_impossible_settings_are_refused_with_a_sentence(server: ServerProcess) -> None:
    body = {"settings": {"players": 5, "teams": 2}, "name": "Ann", "color": "R"}
    answer = server.post("/api/tables", body)
    assert answer.status_code == 409
    assert answer.json()["sentence"]
    unknown = server.post("/api/tables", {"settings": {"playrs": 5}, "name": "Ann", "color": "R"})
    assert (unknown.status_code, unknown.json()["code"]) == (400, "unreadable")
