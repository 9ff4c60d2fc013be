"""The socket protocol: no lost events, no command done twice, and a typed answer to every message."""

from __future__ import annotations

import json
import random
import socket

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.clients import NO_WAITING, TIMEOUT, Client, ServerProcess

PAIR = {"players": 2, "teams": 2, "pace": NO_WAITING}


def pair(server: ServerProcess) -> tuple[Client, Client, list[str]]:
    """Two people in a game, and their tokens."""
    made = server.make(PAIR)
    other = server.join(made["code"])
    tokens = [made["token"], other["token"]]
    ann, ben = (server.client(token) for token in tokens)
    while not all(seat["here"] for seat in ann.view["seats"]):
        ann.receive()
    started = ann.do("start", version=ann.version)
    assert started["tell"] == "done"
    for client in (ann, ben):
        while client.version < started["version"]:
            client.receive()
    return ann, ben, tokens


def mover(*clients: Client) -> Client:
    return next(client for client in clients if client.to_move)


def test_a_client_that_reconnects_gets_what_it_missed(server: ServerProcess) -> None:
    ann, ben, tokens = pair(server)
    player, other, token = (ann, ben, tokens[1]) if ann.to_move else (ben, ann, tokens[0])
    since = other.version
    other.close()
    player.play(random.Random(1))
    assert player.version > since
    again = server.client(token, since)
    assert again.welcome["resumed"]
    missed = [event["version"] for event in again.welcome["log"]]
    assert missed
    assert min(missed) > since
    assert any(event["what"] == "turn" for event in again.welcome["log"])
    assert again.version >= player.version
    whole = server.client(token)
    assert not whole.welcome["resumed"]
    assert whole.welcome["log"][0]["what"] == "began"


def test_an_unknown_version_gets_the_whole_log(server: ServerProcess) -> None:
    _, _, tokens = pair(server)
    lost = server.client(tokens[0], since=10_000)
    assert not lost.welcome["resumed"]
    assert lost.welcome["log"]


def test_a_command_sent_twice_is_done_once(server: ServerProcess) -> None:
    ann, ben, tokens = pair(server)
    player = mover(ann, ben)
    turn = player.game["options"][0]["turn"]
    command = {"do": "play", "id": "just-once", "version": player.version, "turn": turn}
    player.send(command)
    first = player.receive_one("done", "refused", of="just-once")
    assert first["tell"] == "done"
    player.send(command)
    assert player.receive_one("done", "refused", of="just-once") == first
    # From another socket with the same token, as after a lost connection.
    token = tokens[0] if player is ann else tokens[1]
    again = server.client(token)
    again.send(command)
    assert again.receive_one("done", "refused", of="just-once") == first
    assert sum(each["what"] == "turn" for each in again.events) == 1


def test_a_command_for_an_older_version_is_refused(server: ServerProcess) -> None:
    ann, ben, _ = pair(server)
    player = mover(ann, ben)
    turn = player.game["options"][0]["turn"]
    answer = player.do("play", version=player.version - 1, turn=turn)
    assert (answer["tell"], answer["code"]) == ("refused", "stale")


def test_only_the_player_whose_turn_it_is_can_play(server: ServerProcess) -> None:
    ann, ben, _ = pair(server)
    turn = mover(ann, ben).game["options"][0]["turn"]
    waiting = ben if ann.to_move else ann
    answer = waiting.do("play", version=waiting.version, turn=turn)
    assert (answer["tell"], answer["code"]) == ("refused", "not_your_turn")


def test_refusals_are_in_the_clients_language(server: ServerProcess) -> None:
    made = server.make(PAIR)
    answers = {}
    for language in ("en", "es", "xx"):
        client = server.client(made["token"], language=language)
        client.send("{")
        answers[language] = client.receive_one("refused")["sentence"]
    assert answers["en"].startswith("This can’t be read")
    assert answers["es"].startswith("Esto no se puede leer")
    assert answers["xx"] == answers["en"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"do":"fly","id":"1"}',
        '{"do":"play","id":"1","version":-1,"turn":"8"}',
        '{"do":"ping","id":"1","more":1}',
        '{"do":"ping","id":""}',
        "[" * 5000,
        '{"do":"say","id":"1","text":"\\ud800"}',
    ],
)
def test_unreadable_messages_are_refused(server: ServerProcess, text: str) -> None:
    client = server.client(server.make(PAIR)["token"])
    client.send(text)
    assert client.receive_one("refused")["code"] == "unreadable"
    assert client.do("ping")["tell"] == "pong"


def test_a_refusal_has_the_id_of_its_command(server: ServerProcess) -> None:
    client = server.client(server.make(PAIR)["token"])
    client.send('{"do":"play","id":"mine","turn":5}')
    assert client.receive_one("refused")["id"] == "mine"


def test_a_long_message_is_refused_and_a_very_long_one_closes_the_socket(server: ServerProcess) -> None:
    client = server.client(server.make(PAIR)["token"])
    client.send(json.dumps({"do": "say", "id": "1", "text": "a" * 20_000}))
    assert client.receive_one("refused")["code"] == "too_much"
    client.send("a" * 300_000)
    assert client.wait_for_close() == 1009


def test_too_many_unreadable_messages_close_the_socket(server: ServerProcess) -> None:
    client = server.client(server.make(PAIR)["token"])
    for _ in range(30):
        client.send("nonsense")
    assert client.receive_one("bye") == {"tell": "bye", "code": "unreadable", "again": False}
    assert client.wait_for_close() == 1008


def test_too_many_commands_at_once_are_refused(server: ServerProcess) -> None:
    client = server.client(server.make(PAIR)["token"])
    for number in range(200):
        client.send({"do": "ping", "id": str(number)})
    answers = [client.receive_one("pong", "refused") for _ in range(200)]
    refused = [answer for answer in answers if answer["tell"] == "refused"]
    assert {answer["code"] for answer in refused} == {"too_much"}
    assert 20 < len(refused) < 200


def test_the_first_message_has_to_be_a_hello(server: ServerProcess) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/ws") as opened:
        opened.send('{"do":"ping","id":"1"}')
        assert json.loads(opened.recv(5))["tell"] == "pong"
        opened.send('{"do":"start","id":"2","version":1}')
        assert json.loads(opened.recv(5))["code"] == "hello_first"


def test_an_unknown_token_closes_the_socket(server: ServerProcess) -> None:
    client = server.client("0123456789abcdef-not-a-key")
    assert client.welcome == {"tell": "bye", "code": "unknown_token", "again": False}
    assert client.wait_for_close() == 1008


def test_a_page_of_another_site_cannot_open_a_socket(server: ServerProcess) -> None:
    url = f"ws://127.0.0.1:{server.port}/ws"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin("https://elsewhere.example")):
        pass
    assert refused.value.response.status_code == 403
    with connect(url, origin=Origin(f"http://127.0.0.1:{server.port}")) as opened:
        opened.send('{"do":"ping","id":"1"}')
        assert json.loads(opened.recv(5))["tell"] == "pong"


def test_a_client_that_does_not_read_is_disconnected_and_the_others_play_on(server: ServerProcess) -> None:
    ann, ben, tokens = pair(server)
    ben.close()
    number = 0
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    url = f"ws://127.0.0.1:{server.port}/ws"
    with connect(url, sock=raw, compression=None, max_queue=1, close_timeout=0.1) as unread:
        unread.send(json.dumps({"do": "hello", "id": "1", "token": tokens[1]}))
        assert json.loads(unread.recv(TIMEOUT))["tell"] == "welcome"
        hands = [server.client(tokens[0]) for _ in range(6)]
        # A busy server sends several changes at once, so nobody knows how many fill what is between.
        while hands[0].view["seats"][1]["here"]:
            number += 1
            name, color = f"{'山' * 30} {number}", "G" if number % 2 else "R"
            for hand in hands:
                renamed = hand.do_with_retries("rename", name=name, color=color)
                assert renamed["tell"] == "done", renamed
        assert number > 1
        ann = server.client(tokens[0])
        assert not ann.view["seats"][1]["here"]
        assert ann.do("ping")["tell"] == "pong"


def test_a_reload_is_not_an_absence_but_leaving_is(server: ServerProcess) -> None:
    ann, ben, tokens = pair(server)
    ben.close()
    again = server.client(tokens[1])
    assert not any(each.get("kind") == "away" for each in again.events)
    again.close()
    ann.events.clear()
    while not any(each.get("kind") == "away" for each in ann.events):
        ann.receive()
    assert not ann.view["seats"][1]["here"]
    back = server.client(tokens[1])
    assert back.view["seats"][1]["here"]
    while not any(each.get("kind") == "back" for each in ann.events):
        ann.receive()
    assert ann.view["seats"][1]["here"]
