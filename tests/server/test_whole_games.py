"""Whole games over sockets with every rule set; no client receives a card that it may not know."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from pegs.rules.loader import load, named
from tests.server.clients import NO_WAITING, Client, ServerProcess
from tests.server.leak_check import Knowledge
from tests.soak import sweep

MAX_TURNS = 4000
DIFFERENT = ("basic", "guide", "bluffing")
"""Cards are drawn before a turn, after it, or played face down; `tests/table/test_hidden.py` has all sets."""


def secrets_of(data: Path, table: str) -> tuple[str, ...]:
    """The seeds, decks and game ids of a table, from the server's database."""
    with sqlite3.connect(f"file:{data / 'pegs.sqlite3'}?mode=ro", uri=True) as database:
        rows = database.execute("select body from events where table_id = ? order by version", (table,))
        events = [json.loads(body) for (body,) in rows]
    made = [events[0]["seed"]]
    began = [event for event in events if event["event"] == "game_began"]
    return (*made, *(event[what] for event in began for what in ("seed", "deck", "game")))


def play_out(clients: list[Client], chance: random.Random, wild: float) -> None:
    """Play good and random turns until the game is over; every client receives each before the next."""
    for _ in range(MAX_TURNS):
        if clients[0].is_over:
            return
        mover = next(client for client in clients if client.to_move)
        done = mover.play_hint(chance, wild)
        assert done["tell"] == "done", done
        for client in clients:
            while client.version < done["version"]:
                client.receive()
    raise AssertionError("the game doesn't end")


@pytest.mark.parametrize("rules", sweep(named(), DIFFERENT))
def test_no_client_receives_a_card_it_may_not_know(unlimited: ServerProcess, rules: str) -> None:
    server, chance = unlimited, random.Random(rules)
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
        host.receive()
    started = host.do("start", version=host.version)
    assert started["tell"] == "done", started
    for client in clients:
        while client.version < started["version"]:
            client.receive()
    # With many random doubts, a bluffing game would never end.
    play_out(clients, chance, wild=0.02 if load(rules).rules.bluffing else 0.1)
    texts = secrets_of(server.data, made["table"])
    for client, where in zip(clients, (*people, watcher), strict=True):
        client.close()
        knowledge = Knowledge(where["seat"])
        for text in client.received:
            message = json.loads(text)
            knowledge.check(message)
            if message.get("table", {}).get("stage") != "over":
                assert not any(secret in text for secret in texts)
        assert client.view["game"]["seed"] in texts
        assert knowledge.messages > 20
