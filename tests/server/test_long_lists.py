"""Games by rules with thousands of legal turns, over the network."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from pegs.table.options import MAX_BYTES
from tests.long_lists import EVERY_CARD_SPLITS
from tests.remote.test_seat_player import decided_by, playing
from tests.server.clients import NO_WAITING, Client, ServerProcess

SETTINGS: dict[str, Any] = {
    "rules": {"name": "", "toml": EVERY_CARD_SPLITS},
    "players": 2,
    "teams": 2,
    "pace": NO_WAITING,
}
PATIENCE = 120.0
STEPS = 6
"""Turns chosen step by step, at most. Some of these games have no end."""
FLOOD = 200
"""Lists asked for at once: ten times what a connection may."""


def list_options(client: Client, **begun: Any) -> dict[str, Any]:
    """A part of the list, asked for again while it's refused as too much."""
    page = client.do_with_retries("options", version=client.version, **begun)
    assert page["tell"] == "options", page
    return page


def choose(client: Client, chance: random.Random) -> str:
    """Choose a card, a peg, its target, and so on at random, as a person does, until the turns are known."""
    page: dict[str, Any] = {**client.game, "is_complete": client.game["has_all_options"]}
    option = chance.choice(page["options"])
    steps: list[dict[str, Any]] = []
    while not page["is_complete"]:
        order = [page["landings"][number] for number in chance.choice(option["orders"])]
        if steps and "target" not in steps[-1]:
            steps[-1]["target"] = order[len(steps) - 1]["target"]
        elif len(order) > len(steps):
            steps.append({name: order[len(steps)][name] for name in ("seat", "origin")})
        page = list_options(client, card=option["card"], split=option["kind"] == "split", steps=steps)
        option = chance.choice(page["options"])
    return str(option["turn"])


def test_a_remote_bot_and_a_client_that_chooses_step_by_step_play_together(
    server: ServerProcess, tmp_path: Path
) -> None:
    made = server.make(SETTINGS)
    host, chance = server.client(made["token"]), random.Random(7)
    steps = 0
    with playing(made["code"], server.url, "hints", tmp_path / "log"):
        host.receive_until(lambda view: all(seat["here"] for seat in view["seats"]))
        assert host.do("start", version=host.version)["tell"] == "done"
        while not host.is_over and (steps < STEPS or not host.to_move):
            if not host.to_move:
                host.receive(PATIENCE)
            elif host.game["has_all_options"]:
                assert host.play(chance)["tell"] == "done"
            else:
                steps += 1
                turn = choose(host, chance)
                done = host.do_with_retries("play", version=host.version, turn=turn)
                assert done["tell"] == "done", done
    assert steps
    assert decided_by(host, 1)
    assert max(map(len, host.received)) < 2 * MAX_BYTES


def test_a_client_can_list_all_turns_and_pays_for_each_page(server: ServerProcess) -> None:
    made = server.make(SETTINGS)
    host, other = server.client(made["token"]), server.client(server.join(made["code"])["token"])
    assert host.do("start", version=host.version)["tell"] == "done"
    for client in (host, other):
        client.receive_until(lambda view: view["stage"] == "playing")
    chance = random.Random(1)
    while host.game["has_all_options"] or not host.to_move:
        mover, waiting = (host, other) if host.to_move else (other, host)
        assert mover.play(chance)["tell"] == "done"
        while waiting.version < mover.version:
            waiting.receive()
    turns: list[str] = []
    skip: int | None = 0
    while skip is not None:
        page = list_options(host, skip=skip)
        turns += [option["turn"] for option in page["options"]]
        skip = page["next"]
    assert len(turns) == len(set(turns)) > len(host.game["options"])
    for number in range(FLOOD):
        host.send({"do": "options", "id": f"flood-{number}", "version": host.version})
    answers = [host.receive_one("options", "refused") for _ in range(FLOOD)]
    assert {answer["code"] for answer in answers if answer["tell"] == "refused"} == {"too_much"}
