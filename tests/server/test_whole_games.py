"""Whole games over sockets, by every rule set; and nobody hears of a card that they must not know."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from pegs.rules.loader import load, named
from tests.server.clients import NO_WAITING, Client, ServerProcess
from tests.server.watching import Knowledge

MOST_TURNS = 4000


def secrets_of(data: Path, table: str) -> tuple[str, ...]:
    """Seeds and packs of a table, as the server keeps them."""
    with sqlite3.connect(f"file:{data / 'pegs.sqlite3'}?mode=ro", uri=True) as database:
        rows = database.execute("select body from events where table_id = ? order by version", (table,))
        events = [json.loads(body) for (body,) in rows]
    made = [events[0]["seed"]]
    began = [event for event in events if event["event"] == "game_began"]
    return (*made, *(event[what] for event in began for what in ("seed", "deck", "game")))


def play_out(clients: list[Client], chance: random.Random, wild: float) -> None:
    """Turns good and random, until the game is over; every client hears of each before the next."""
    for _ in range(MOST_TURNS):
        if clients[0].is_over:
            return
        mover = next(client for client in clients if client.to_move)
        done = mover.play_on(chance, wild)
        assert done["tell"] == "done", done
        for client in clients:
            while client.version < done["version"]:
                client.hear()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("rules", named())
def test_no_client_hears_of_a_card_that_it_must_not_know(server: ServerProcess, rules: str) -> None:
    chance = random.Random(rules)
    players, teams = load(rules).seatings[0]
    settings: dict[str, Any] = {
        "rules": {"name": rules},
        "players": players,
        "teams": teams,
        "pace": NO_WAITING,
    }
    made = server.make(settings)
    people = [made, *(server.join(made["code"], f"P{seat}") for seat in range(1, players))]
    watcher = server.post(f"/api/tables/{made['code']}/watch").json()
    clients = [server.client(each["token"]) for each in (*people, watcher)]
    host = clients[0]
    while len([seat for seat in host.view["seats"] if seat["here"]]) < players or host.view["watchers"] < 1:
        host.hear()
    started = host.do("start", version=host.version)
    assert started["tell"] == "done", started
    for client in clients:
        while client.version < started["version"]:
            client.hear()
    # Whoever doubts at random never gets home.
    play_out(clients, chance, wild=0.02 if load(rules).rules.bluffing else 0.1)
    texts = secrets_of(server.data, made["table"])
    for client, where in zip(clients, (*people, watcher), strict=True):
        client.close()
        knowledge = Knowledge(where["seat"])
        for text in client.heard:
            message = json.loads(text)
            knowledge.hears(message)
            if message.get("table", {}).get("stage") != "over":
                assert not any(secret in text for secret in texts)
        assert client.view["game"]["seed"] in texts
        assert knowledge.messages > 20
