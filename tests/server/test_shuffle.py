"""Everyone's numbers in the shuffle, over sockets."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from typing import Any

from pegs.table.commit_reveal import commitment_of
from pegs.table.dealing import REVEAL_SECONDS
from tests.server.clients import NO_WAITING, Client, ServerProcess, serving
from tests.server.handicaps import hurry

ANN, BEN = "a1" * 32, "b2" * 32


def lock_in(client: Client, secret: str) -> None:
    number = client.view["shuffle"]["number"]
    assert client.do("commit", number=number, commitment=commitment_of(secret))["tell"] == "done"


def reveal(client: Client, secret: str) -> None:
    number = client.view["shuffle"]["number"]
    assert client.do("reveal", number=number, secret=secret)["tell"] == "done"


def is_asked(view: dict[str, Any]) -> bool:
    return bool(view["shuffle"]["waiting"])


def dealt(client: Client) -> dict[str, Any]:
    """Wait for the cards; the event of the deal."""
    client.receive_until(lambda view: view["stage"] == "playing")
    return next(event for event in client.events if event["what"] == "began")


def numbers_in(began: dict[str, Any]) -> list[str | None]:
    return [each["secret"] for each in began["contributions"]]


def two_people(server: ServerProcess, **settings: object) -> tuple[dict[str, Any], dict[str, Any]]:
    made = server.make({"players": 2, "teams": 2, "pace": NO_WAITING, **settings})
    return made, server.join(made["code"])


def test_a_deal_with_everyones_numbers_survives_a_killed_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        keys = two_people(server)
        ann, ben = (server.client(key["token"]) for key in keys)
        lock_in(ann, ANN)
        lock_in(ben, BEN)
        ann.receive_until(lambda view: len(view["shuffle"]["people"]) == 2)
        promised = ann.view["shuffle"]["commitment"]
        asked = time.time()
        assert ann.do("start", version=ann.version)["tell"] == "done"
        ben.receive_until(is_asked)
        reveal(ben, BEN)
        server.stop(signal.SIGKILL)
        server.start()
        ann, ben = (server.client(key["token"]) for key in keys)
        if ann.view["stage"] != "playing":  # unless the restart took longer than the deal waits
            assert ann.view["shuffle"]["waiting"] == [0]
            number = ann.view["shuffle"]["number"]
            told = ann.do("reveal", number=number, secret=ANN)["tell"]
            assert told == "done" or time.time() - asked >= REVEAL_SECONDS
        began = dealt(ann)
        assert began["commitment"] == promised
        assert BEN in numbers_in(began)
        assert dealt(ben)["contributions"] == began["contributions"]


def test_the_cards_come_although_a_device_does_not_answer(tmp_path: Path) -> None:
    with serving(tmp_path, before=hurry) as server:
        ann, ben = (server.client(key["token"]) for key in two_people(server))
        lock_in(ann, ANN)
        lock_in(ben, BEN)
        ann.do("start", version=ann.version)
        ann.receive_until(is_asked)
        reveal(ann, ANN)
        assert numbers_in(dealt(ben)) == [ANN, None]


def test_a_table_that_starts_at_once_waits_for_its_creators_number(server: ServerProcess) -> None:
    settings = {"pace": NO_WAITING, "seats": [{"who": "me"}, *[{"who": "bot"}] * 3]}
    body = {
        "settings": settings,
        "name": "Ann",
        "color": "R",
        "start": True,
        "commitment": commitment_of(ANN),
    }
    ann = server.client(server.post("/api/tables", body).json()["token"])
    ann.receive_until(is_asked)
    reveal(ann, ANN)
    assert numbers_in(dealt(ann)) == [ANN]


def test_a_malformed_number_is_refused(server: ServerProcess) -> None:
    ann, _ = (server.client(key["token"]) for key in two_people(server))
    for wrong in ("", "A1" * 32, "a1" * 31, "a1" * 33, "zz" * 32):
        assert ann.do("commit", number=1, commitment=wrong)["code"] == "unreadable"
    assert ann.do("commit", number=0, commitment=ANN)["code"] == "unreadable"
