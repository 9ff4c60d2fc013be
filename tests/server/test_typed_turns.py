"""Reading typed turns over the network: of one's own, on one's own turn, in any state of the text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.clients import Client, ServerProcess
from tests.server.places import Place
from tests.server.test_sockets import mover, pair

FLOOD = 60
"""Texts read at once: three times what a connection may."""


@pytest.fixture(scope="module")
def players(place: Place) -> tuple[Client, Client]:
    """The player whose turn it is, and the other one."""
    ann, ben, _ = pair(place.server)
    return (ann, ben) if ann.to_move else (ben, ann)


def read(client: Client, text: object) -> dict[str, Any]:
    return client.do("read", text=text)


def test_what_is_read_can_be_played(place: Place) -> None:
    ann, ben, _ = pair(place.server)
    player = mover(ann, ben)
    everything = read(player, "")
    assert everything["tell"] == "typed"
    assert {line["turn"] for line in everything["lines"]} <= {each["turn"] for each in player.game["options"]}
    (line,) = read(player, "#1")["lines"]
    assert player.do("play", version=player.version, turn=line["turn"])["tell"] == "done"


@pytest.mark.parametrize("text", [None, 7, ["7"], {"text": "7"}, "7 " * 41])
def test_a_text_of_another_kind_or_length_is_refused(players: tuple[Client, Client], text: object) -> None:
    refused = read(players[0], text)
    assert (refused["tell"], refused["code"]) == ("refused", "unreadable")
    assert read(players[0], "")["lines"]


def test_more_fields_than_the_text_are_refused(players: tuple[Client, Client]) -> None:
    assert players[0].do("read", text="", seat=1)["code"] == "unreadable"
    assert players[0].do("read")["code"] == "unreadable"


@pytest.mark.parametrize(
    "text", ["1 " * 40, "#" * 80, "#9999", "\x00\ud800?".encode("utf-8", "replace").decode(), "٣ ٣", "?" * 80]
)
def test_nonsense_gets_a_reason_and_changes_nothing(players: tuple[Client, Client], text: str) -> None:
    player, version = players[0], players[0].version
    answer = read(player, text)
    assert (answer["tell"], answer["lines"]) == ("typed", [])
    assert answer["reasons"]
    assert (read(player, "")["version"], player.version) == (version, version)


def test_the_other_player_is_refused(players: tuple[Client, Client]) -> None:
    for text in ("", "#1", "k", "7?"):
        refused = read(players[1], text)
        assert (refused["tell"], refused["code"]) == ("refused", "not_your_turn")


def test_reading_counts_against_the_limit_of_commands(server: ServerProcess) -> None:
    player = mover(*pair(server)[:2])
    for number in range(FLOOD):
        player.send({"do": "read", "id": f"flood-{number}", "text": "7 2 3"})
    answers = [player.receive_one("typed", "refused") for _ in range(FLOOD)]
    assert {each["code"] for each in answers if each["tell"] == "refused"} == {"too_much"}
