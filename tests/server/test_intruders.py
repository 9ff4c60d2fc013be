"""Whoever says what should not be said is refused or sent away; the others at the table go on."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable
from contextlib import ExitStack, closing

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.clients import NO_WAITING, Client, ServerProcess

PAIR = {"players": 2, "teams": 2, "pace": NO_WAITING}


class Sat:
    """Two people in a game, and the token of the second."""

    def __init__(self, server: ServerProcess) -> None:
        made = server.make(PAIR)
        joined = server.join(made["code"])
        self.server, self.code, self.token = server, made["code"], joined["token"]
        self.tokens = (made["token"], joined["token"])
        self.ann, self.ben = (server.client(token) for token in self.tokens)
        self.ann.hear_until(lambda view: all(seat["here"] for seat in view["seats"]))
        assert self.ann.do("start", version=self.ann.version)["tell"] == "done"
        for client in (self.ann, self.ben):
            client.hear_until(lambda view: view["stage"] == "playing" and view["game"] is not None)

    def mover(self) -> Client:
        newest = max(self.ann.version, self.ben.version)
        for client in (self.ann, self.ben):
            client.hear_until(lambda view: view["version"] >= newest)
        return self.ann if self.ann.to_move else self.ben

    def goes_on(self) -> None:
        """Both people play a turn, and see the other's."""
        for number in range(4):
            player = self.mover()
            answer = player.play(random.Random(number))
            assert answer["tell"] == "done", answer
            for client in (self.ann, self.ben):
                while client.version < answer["version"]:
                    client.hear()

    def close(self) -> None:
        self.ann.close()
        self.ben.close()


@pytest.fixture
def sat(server: ServerProcess) -> Sat:
    return Sat(server)


NONSENSE = {
    "deep": "[" * 8000 + "]" * 8000,
    "deep inside": '{"do":"say","id":"1","text":' + '{"a":' * 1500 + "1" + "}" * 1500 + "}",
    "a huge number": '{"do":"play","id":"1","turn":"8","version":1' + "0" * 5000 + "}",
    "a huge power": '{"do":"play","id":"1","turn":"8","version":1e999}',
    "a part of a number": '{"do":"play","id":"1","turn":"8","version":1.5}',
    "not a number": '{"do":"play","id":"1","turn":"8","version":NaN}',
    "a truth": '{"do":"play","id":"1","turn":"8","version":true}',
    "a wrong type": '{"do":"play","id":"1","turn":["8"],"version":1}',
    "a list of ids": '{"do":"ping","id":["1"]}',
    "a long id": json.dumps({"do": "ping", "id": "1" * 65}),
    "an unknown tag": '{"do":"deal_me_aces","id":"1"}',
    "a tag that is none": '{"do":7,"id":"1"}',
    "no tag": '{"id":"1","version":1}',
    "a field too many": '{"do":"play","id":"1","turn":"8","version":1,"seat":0}',
    "a foreign seat": '{"do":"play","id":"1","turn":"8","version":1,"as":1}',
    "two messages": '{"do":"ping","id":"1"}{"do":"ping","id":"2"}',
    "half a letter": '{"do":"say","id":"1","text":"\\udc00"}',
    "a seat that is none": '{"do":"set_seat","id":"1","seat":99,"bot":null}',
    "a color that is none": '{"do":"rename","id":"1","name":"Ann","color":"<b>"}',
    "nothing": "",
    "a zero": "\x00",
}


@pytest.mark.parametrize("text", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_refused_in_our_own_words(server: ServerProcess, text: str) -> None:
    with closing(server.client(server.make(PAIR)["token"])) as client:
        client.say(text)
        refused = client.hear_one("refused")
        assert refused["code"] in ("unreadable", "too_much")
        assert not any(word in refused["sentence"] for word in ("Expected", "`", "$", "JSON"))
        assert client.do("ping")["tell"] == "pong"


def test_the_game_goes_on_beside_all_nonsense(sat: Sat) -> None:
    third = sat.server.client(sat.token)
    for text in NONSENSE.values():
        third.say(text)
        assert third.hear_one("refused", "bye")["code"] in ("unreadable", "too_much")
        if third.heard[-1].startswith('{"tell":"bye"'):
            break
    sat.goes_on()
    sat.close()


def _binary(intruder: Client) -> None:
    intruder.socket.send(b"\x00\xff\xfe{}")


def _not_utf_8(intruder: Client) -> None:
    # A text frame whose bytes are no text, masked with zeros.
    intruder.socket.socket.sendall(b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc")


def _too_large(intruder: Client) -> None:
    intruder.socket.send("a" * 300_000)


def _no_frame(intruder: Client) -> None:
    intruder.socket.socket.sendall(b"\xff" * 64)


@pytest.mark.parametrize("attack", [_not_utf_8, _too_large, _no_frame])
def test_what_is_no_message_closes_its_socket_alone(sat: Sat, attack: Callable[[Client], None]) -> None:
    intruder = sat.server.client(sat.token)
    attack(intruder)
    assert intruder.closes() in (1002, 1007, 1009, 0)
    sat.goes_on()
    sat.close()


def test_a_binary_frame_is_refused_or_closes_its_socket_alone(sat: Sat) -> None:
    intruder = sat.server.client(sat.token)
    _binary(intruder)
    try:
        assert intruder.hear_one("refused", "bye")["code"] == "unreadable"
    except ConnectionClosed:
        assert intruder.closes() in (1003, 1007, 1008)
    sat.goes_on()
    sat.close()


def test_a_second_hello_is_refused_and_changes_nothing(sat: Sat) -> None:
    answer = sat.ben.do("hello", token=sat.tokens[0])
    assert answer["tell"] == "refused"
    assert sat.ben.view["me"]["seat"] == 1
    sat.goes_on()
    sat.close()


def test_nobody_plays_for_another_seat(sat: Sat) -> None:
    mover = sat.mover()
    waiting = sat.ben if mover is sat.ann else sat.ann
    for option in mover.game["options"][:5]:
        refused = waiting.do("play", version=waiting.version, turn=option["turn"])
        assert (refused["tell"], refused["code"]) == ("refused", "not_your_turn")
    sat.goes_on()
    sat.close()


def test_who_is_no_host_does_nothing_of_a_hosts(sat: Sat) -> None:
    for what, more in (("set_seat", {"seat": 0, "bot": "greedy"}), ("set_seat", {"seat": 0, "bot": None})):
        assert sat.ben.do(what, **more)["tell"] == "refused"
    turned = sat.server.post("/api/seats/revoke", {"token": sat.tokens[1], "seat": 0})
    assert turned.status_code >= 400
    sat.goes_on()
    sat.close()


def test_a_watcher_does_nothing(sat: Sat) -> None:
    answer = sat.server.post(f"/api/tables/{sat.code}/watch")
    assert answer.status_code == 201, answer.text
    with closing(sat.server.client(answer.json()["token"])) as watcher:
        version, turn = watcher.version, sat.mover().game["options"][0]["turn"]
        for what, more in (
            ("play", {"version": version, "turn": turn}),
            ("take_back", {"version": version}),
            ("start", {"version": version}),
            ("rematch", {"version": version}),
            ("pause", {}),
            ("leave", {}),
            ("im_back", {}),
            ("rename", {"name": "Eve", "color": "G"}),
            ("say", {"phrase": "hello"}),
            ("set_seat", {"seat": 0, "bot": "greedy"}),
            ("hint", {}),
        ):
            assert watcher.do(what, **more)["tell"] == "refused", what
    sat.goes_on()
    sat.close()


def test_a_replayed_turn_is_done_once(sat: Sat) -> None:
    mover = sat.mover()
    turn = mover.game["options"][0]["turn"]
    command = {"do": "play", "id": "again", "version": mover.version, "turn": turn}
    for _ in range(5):
        mover.say(command)
    answers = [mover.hear_one("done", "refused", of="again") for _ in range(5)]
    assert answers == [answers[0]] * 5
    sat.goes_on()
    assert sum(each["what"] == "turn" for each in sat.ann.happened) == 5
    sat.close()


def test_who_floods_is_refused_and_nobody_else_waits(sat: Sat) -> None:
    flooder = sat.server.client(sat.token)
    for number in range(1000):
        flooder.say({"do": "rename", "id": f"flood-{number % 7}", "name": "Ben", "color": "B"})
        if number % 250 == 0:
            sat.goes_on()
    codes = {flooder.hear().get("code") for _ in range(200)}
    assert "too_much" in codes
    flooder.close()
    sat.close()


def test_a_socket_that_only_half_opens_holds_nobody_up(sat: Sat) -> None:
    address = ("127.0.0.1", sat.server.port)
    halves = [socket.create_connection(address) for _ in range(20)]
    for half in halves[:10]:
        half.sendall(b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n")
    with ExitStack() as silent:
        for _ in range(10):
            silent.enter_context(connect(f"ws://127.0.0.1:{sat.server.port}/ws"))
        sat.goes_on()
    for half in halves:
        half.close()
    sat.close()


def test_a_socket_cut_without_goodbye_is_an_absence_and_no_more(sat: Sat) -> None:
    intruder = sat.server.client(sat.token)
    intruder.say({"do": "ping", "id": "1"})
    intruder.socket.socket.shutdown(socket.SHUT_RDWR)
    sat.goes_on()
    sat.close()
