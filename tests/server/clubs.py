"""Clubs as their people use them: requests, and a game at their standing table."""

from __future__ import annotations

import random
from typing import Any

from tests.server.clients import NO_WAITING, Client, ServerProcess

SHORT = 'extends = "basic"\ntitle = "Short rules"\npegs = 2\nside_length = 12\n'
"""House rules for quick games."""
PEOPLE = ("Rosa", "Ben")


def club_post(server: ServerProcess, what: str, status: int = 200, **body: Any) -> Any:
    answer = server.post(f"/api/clubs{what}", body)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def start(server: ServerProcess, **more: Any) -> dict[str, Any]:
    """Start a club with Rosa as its host."""
    body = {"title": "The Millers", "name": "Rosa", "color": "B", **more}
    started: dict[str, Any] = club_post(server, "", 201, **body)
    return started


def view(server: ServerProcess, key: str) -> dict[str, Any]:
    shown: dict[str, Any] = club_post(server, "/view", key=key)
    return shown


def change(server: ServerProcess, key: str, what: str, status: int = 200, /, **more: Any) -> Any:
    return club_post(server, "/change", status, key=key, change={"change": what, **more})


def settings(*people: str, bots: int = 0) -> dict[str, Any]:
    seats: list[dict[str, str]] = [{"who": "invited", "name": name} for name in people]
    seats += [{"who": "bot", "bot": "greedy"}] * bots
    return {"rules": {"toml": SHORT}, "players": len(seats), "teams": 2, "seats": seats, "pace": NO_WAITING}


def with_me(chosen: dict[str, Any], name: str) -> dict[str, Any]:
    """The settings of a table that a person opens."""
    seats = [{"who": "me"} if seat.get("name") == name else seat for seat in chosen["seats"]]
    return {**chosen, "seats": seats}


def family(server: ServerProcess) -> tuple[dict[str, Any], str]:
    """A club with Rosa and Ben, who have a standing table: Rosa's keys, and the table's id."""
    club = start(server)
    joined = club_post(server, "/join", 201, key=club["link"], name="Ben", color="Y")
    shown = change(server, club["key"], "save_standing", title="Sunday table", settings=settings(*PEOPLE))
    (standing,) = shown["standing"]
    return {**club, "bens": joined["key"]}, standing["id"]


def sit_down(server: ServerProcess, club: dict[str, Any], standing: str) -> tuple[Client, Client, str]:
    """Rosa opens the standing table, Ben sits down, and Rosa deals."""
    body = {
        "settings": with_me(settings(*PEOPLE), "Rosa"),
        "name": "Rosa",
        "color": "B",
        "club": {"key": club["key"], "standing": standing},
    }
    seat = server.post("/api/tables", body).json()
    rosa, ben = server.client(seat["token"]), server.client(server.join(seat["code"])["token"])
    assert rosa.do("start", version=rosa.version)["tell"] == "done"
    return rosa, ben, seat["table"]


def play_out(*players: Client) -> None:
    """Play sensible turns until the game is over. Two pegs on short sides are home soon."""
    chance, latest = random.Random(3), players[0]
    latest.receive_until(lambda table: table["stage"] == "playing")
    by_seat = {player.view["me"]["seat"]: player for player in players}
    for _ in range(600):
        if latest.is_over:
            for player in players:
                player.receive_until(lambda table: table["stage"] == "over")
            return
        if (actor := by_seat.get(latest.game["turn"])) is None:  # a bot's turn
            latest.receive()
            continue
        latest = actor
        latest.wait_for_turn()
        before = latest.version
        assert latest.play_hint(chance, 0)["tell"] == "done"
        while latest.version == before:
            latest.receive()
    raise AssertionError("a game with two pegs on short sides took too long")
