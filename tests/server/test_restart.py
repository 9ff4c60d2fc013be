"""A server that is stopped or killed has everything it acknowledged when it starts again."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from typing import Any

from tests.server.clients import NO_LIMITS, NO_WAITING, TIMEOUT, Client, serving

BOTS = [{"who": "me"}, *[{"who": "bot", "bot": "greedy"}] * 3]
GAME = {"seats": BOTS, "pace": NO_WAITING}


def test_a_game_continues_after_kill_9(tmp_path: Path) -> None:
    with serving(tmp_path, limits=NO_LIMITS) as server:
        made = server.make(GAME, start=True)
        client = server.client(made["token"])
        played = 0
        while True:
            client.wait_for_turn()
            if client.is_over:
                break
            command = play_the_hint(client)
            while (done := client.receive_one("done", "refused", of=command["id"])).get("code") == "too_much":
                time.sleep(0.2)
                client.send(command)
            assert done["tell"] == "done", done
            played += 1
            if played == 5:
                server.stop(signal.SIGKILL)
                client.wait_for_close()
                before = client.version
                server.start()
                client = server.client(made["token"], before)
                assert client.welcome["resumed"]
                assert client.version >= done["version"]
                # The acknowledged command is known, and not done again.
                client.send(command)
                assert client.receive_one("done", "refused", of=command["id"]) == done
        assert played > 5
        whole = server.client(made["token"]).welcome["log"]
        turns = [each for each in whole if each["what"] == "turn" and each["by"] == "person"]
        assert len(turns) == played
        fair = server.post(f"/api/games/{client.view['game_id']}/check").json()
        assert not fair.pop("on_device")
        assert set(fair.values()) == {True}


def play_the_hint(client: Client) -> dict[str, Any]:
    turn = client.do_with_retries("hint")["turn"]
    command = {"do": "play", "id": client.next_id(), "version": client.version, "turn": turn}
    client.send(command)
    return command


def test_sigterm_shuts_down_cleanly(tmp_path: Path) -> None:
    with serving(tmp_path, fork=False) as server:
        made = server.make(GAME)
        client = server.client(made["token"])
        server.process.send_signal(signal.SIGTERM)
        assert client.receive_one("bye") == {"tell": "bye", "code": "shutting_down", "again": True}
        assert client.wait_for_close() == 1001
        assert server.process.wait(TIMEOUT) == 0
        log = server.log.read_text()
        assert "Everything is saved" in log
        assert "Traceback" not in log
        server.fork = True
        server.start()
        again = server.client(made["token"])
        assert again.view["stage"] == "gathering"
        assert again.view["seats"][0]["name"] == "Ann"


def test_no_token_is_written_to_disk(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-level", "debug") as server:
        made = server.make(GAME, start=True)
        other = server.post(f"/api/tables/{made['code']}/watch").json()
        passage = server.post("/api/passages", {"token": made["token"]}).json()
        client = server.client(made["token"])
        client.send("nonsense with " + made["token"])
        client.receive_one("refused")
        server.post("/api/mine", {"tokens": [made["token"]], "wrong": 1})
        server.stop()
        written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        for secret in (made["token"], other["token"], passage["code"]):
            assert secret.encode() not in written
