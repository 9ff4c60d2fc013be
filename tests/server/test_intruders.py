"""Invalid and hostile messages are refused or close their socket, and the game continues for the others."""

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
FLOOD = 440
"""Messages: more than a connection may send at once, of commands or of frames."""


class Pair:
    """Two people in a game."""

    def __init__(self, server: ServerProcess) -> None:
        made = server.make(PAIR)
        joined = server.join(made["code"])
        self.server, self.code, self.token = server, made["code"], joined["token"]
        self.tokens = (made["token"], joined["token"])
        self.ann, self.ben = (server.client(token) for token in self.tokens)
        self.ann.receive_until(lambda view: all(seat["here"] for seat in view["seats"]))
        assert self.ann.do("start", version=self.ann.version)["tell"] == "done"
        for client in (self.ann, self.ben):
            client.receive_until(lambda view: view["stage"] == "playing" and view["game"] is not None)

    def mover(self) -> Client:
        newest = max(self.ann.version, self.ben.version)
        for client in (self.ann, self.ben):
            client.receive_until(lambda view: view["version"] >= newest)
        return self.ann if self.ann.to_move else self.ben

    def expect_play(self) -> None:
        """Check that both people can play and see each other's turns."""
        for number in range(4):
            player = self.mover()
            answer = player.play(random.Random(number))
            assert answer["tell"] == "done", answer
            for client in (self.ann, self.ben):
                while client.version < answer["version"]:
                    client.receive()

    def close(self) -> None:
        self.ann.close()
        self.ben.close()


@pytest.fixture
def pair(server: ServerProcess) -> Pair:
    return Pair(server)


NONSENSE = {
    "deep": "[" * 8000 + "]" * 8000,
    "deep inside": '{"do":"say","id":"1","text":' + '{"a":' * 1500 + "1" + "}" * 1500 + "}",
    "a huge number": '{"do":"play","id":"1","turn":"8","version":1' + "0" * 5000 + "}",
    "a huge power": '{"do":"play","id":"1","turn":"8","version":1e999}',
    "a fraction": '{"do":"play","id":"1","turn":"8","version":1.5}',
    "not a number": '{"do":"play","id":"1","turn":"8","version":NaN}',
    "a boolean": '{"do":"play","id":"1","turn":"8","version":true}',
    "a wrong type": '{"do":"play","id":"1","turn":["8"],"version":1}',
    "a list of ids": '{"do":"ping","id":["1"]}',
    "a long id": json.dumps({"do": "ping", "id": "1" * 65}),
    "an unknown tag": '{"do":"deal_me_aces","id":"1"}',
    "a tag of the wrong type": '{"do":7,"id":"1"}',
    "no tag": '{"id":"1","version":1}',
    "an extra field": '{"do":"play","id":"1","turn":"8","version":1,"seat":0}',
    "another seat": '{"do":"play","id":"1","turn":"8","version":1,"as":1}',
    "two messages": '{"do":"ping","id":"1"}{"do":"ping","id":"2"}',
    "half a character": '{"do":"say","id":"1","text":"\\udc00"}',
    "a seat that doesn't exist": '{"do":"set_seat","id":"1","seat":99,"bot":null}',
    "a color that doesn't exist": '{"do":"rename","id":"1","name":"Ann","color":"<b>"}',
    "nothing": "",
    "a zero": "\x00",
}


@pytest.mark.parametrize("text", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_refused_without_library_jargon(server: ServerProcess, text: str) -> None:
    with closing(server.client(server.make(PAIR)["token"])) as client:
        client.send(text)
        refused = client.receive_one("refused")
        assert refused["code"] in ("unreadable", "too_much")
        assert not any(word in refused["sentence"] for word in ("Expected", "`", "$", "JSON"))
        assert client.do("ping")["tell"] == "pong"


def test_the_game_continues_despite_nonsense(pair: Pair) -> None:
    third = pair.server.client(pair.token)
    for text in NONSENSE.values():
        third.send(text)
        assert third.receive_one("refused", "bye")["code"] in ("unreadable", "too_much")
        if third.received[-1].startswith('{"tell":"bye"'):
            break
    pair.expect_play()
    pair.close()


def _binary(intruder: Client) -> None:
    intruder.socket.send(b"\x00\xff\xfe{}")


def _not_utf_8(intruder: Client) -> None:
    # A text frame whose bytes aren't UTF-8, masked with zeros.
    intruder.socket.socket.sendall(b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc")


def _too_large(intruder: Client) -> None:
    intruder.socket.send("a" * 300_000)


def _not_a_frame(intruder: Client) -> None:
    intruder.socket.socket.sendall(b"\xff" * 64)


@pytest.mark.parametrize("attack", [_not_utf_8, _too_large, _not_a_frame])
def test_an_invalid_frame_closes_only_its_own_socket(pair: Pair, attack: Callable[[Client], None]) -> None:
    intruder = pair.server.client(pair.token)
    attack(intruder)
    assert intruder.wait_for_close() in (1002, 1007, 1009, 0)
    pair.expect_play()
    pair.close()


def test_a_binary_frame_is_refused_or_closes_only_its_own_socket(pair: Pair) -> None:
    intruder = pair.server.client(pair.token)
    _binary(intruder)
    try:
        assert intruder.receive_one("refused", "bye")["code"] == "unreadable"
    except ConnectionClosed:
        assert intruder.wait_for_close() in (1003, 1007, 1008)
    pair.expect_play()
    pair.close()


def test_a_second_hello_is_refused_and_changes_nothing(pair: Pair) -> None:
    answer = pair.ben.do("hello", token=pair.tokens[0])
    assert answer["tell"] == "refused"
    assert pair.ben.view["me"]["seat"] == 1
    pair.expect_play()
    pair.close()


def test_a_player_cannot_play_for_another_seat(pair: Pair) -> None:
    mover = pair.mover()
    waiting = pair.ben if mover is pair.ann else pair.ann
    for option in mover.game["options"][:5]:
        refused = waiting.do("play", version=waiting.version, turn=option["turn"])
        assert (refused["tell"], refused["code"]) == ("refused", "not_your_turn")
    pair.expect_play()
    pair.close()


def test_only_the_host_can_act_as_the_host(pair: Pair) -> None:
    for what, more in (("set_seat", {"seat": 0, "bot": "greedy"}), ("set_seat", {"seat": 0, "bot": None})):
        assert pair.ben.do(what, **more)["tell"] == "refused"
    response = pair.server.post("/api/seats/revoke", {"token": pair.tokens[1], "seat": 0})
    assert response.status_code >= 400
    pair.expect_play()
    pair.close()


def test_a_watcher_can_only_watch(pair: Pair) -> None:
    answer = pair.server.post(f"/api/tables/{pair.code}/watch")
    assert answer.status_code == 201, answer.text
    with closing(pair.server.client(answer.json()["token"])) as watcher:
        version, turn = watcher.version, pair.mover().game["options"][0]["turn"]
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
    pair.expect_play()
    pair.close()


def test_a_turn_sent_again_is_played_once(pair: Pair) -> None:
    mover = pair.mover()
    turn = mover.game["options"][0]["turn"]
    command = {"do": "play", "id": "again", "version": mover.version, "turn": turn}
    for _ in range(5):
        mover.send(command)
    answers = [mover.receive_one("done", "refused", of="again") for _ in range(5)]
    assert answers == [answers[0]] * 5
    pair.expect_play()
    assert sum(each["what"] == "turn" for each in pair.ann.events) == 5
    pair.close()


def test_flooding_is_refused_and_does_not_slow_the_others(pair: Pair) -> None:
    flooder = pair.server.client(pair.token)
    for number in range(FLOOD):
        flooder.send({"do": "rename", "id": f"flood-{number % 7}", "name": "Ben", "color": "B"})
        if number % (FLOOD // 4) == 0:
            pair.expect_play()
    answers = [flooder.receive_one("done", "refused") for _ in range(FLOOD)]
    assert "too_much" in {each.get("code") for each in answers}
    flooder.close()
    pair.close()


def test_half_open_sockets_do_not_slow_the_others(pair: Pair) -> None:
    address = ("127.0.0.1", pair.server.port)
    halves = [socket.create_connection(address) for _ in range(20)]
    for half in halves[:10]:
        half.sendall(b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n")
    with ExitStack() as silent:
        for _ in range(10):
            silent.enter_context(connect(f"ws://127.0.0.1:{pair.server.port}/ws"))
        pair.expect_play()
    for half in halves:
        half.close()
    pair.close()


def test_a_socket_that_is_cut_off_does_not_stop_the_game(pair: Pair) -> None:
    intruder = pair.server.client(pair.token)
    intruder.send({"do": "ping", "id": "1"})
    intruder.socket.socket.shutdown(socket.SHUT_RDWR)
    pair.expect_play()
    pair.close()
