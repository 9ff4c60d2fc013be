"""``pegs seat --player`` plays a whole game over the network."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from pegs.cli import main
from tests.server.clients import NO_LIMITS, NO_WAITING, Client, ServerProcess, serving
from tests.server.postgres import TcpProxy

OWN = "tests.server.own_bots"
PATIENCE = 120.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server"), limits=NO_LIMITS) as running:
        yield running


@contextmanager
def playing(code: str, server: str, player: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """``pegs seat`` in its own process."""
    words = [sys.executable, "-m", "pegs", "seat", code, "--server", server, "--player", player]
    with log.open("wb") as out, subprocess.Popen(words, stdout=out, stderr=subprocess.STDOUT) as process:
        try:
            yield process
        finally:
            process.kill()


def table_of_two(server: ServerProcess, rules: str) -> tuple[dict[str, Any], Client]:
    made = server.make({"rules": {"name": rules}, "players": 2, "teams": 2, "pace": NO_WAITING})
    return made, server.client(made["token"])


def decided_by(host: Client, seat: int) -> list[str]:
    return [each["by"] for each in host.events if each["what"] == "turn" and each["seat"] == seat]


@pytest.mark.parametrize("rules", ["basic", "bluffing"])
def test_an_own_player_plays_a_whole_game_and_survives_a_cut_line(
    server: ServerProcess, rules: str, tmp_path: Path
) -> None:
    made, host = table_of_two(server, rules)
    log, chance, is_cut = tmp_path / "log", random.Random(4), False
    with closing(TcpProxy(server.port)) as line:
        address = f"http://127.0.0.1:{line.port}"
        with playing(made["code"], address, f"{OWN}:Greedy", log) as process:
            host.receive_until(lambda view: all(seat["here"] for seat in view["seats"]))
            host.receive_until(lambda view: view["shuffle"]["people"])
            assert host.view["seats"][1]["name"] == "Greedy"
            assert host.do("start", version=host.version)["tell"] == "done"
            while not host.is_over:
                if host.to_move:
                    answer = host.play_hint(chance, wild=0.02)
                    assert answer["tell"] == "done" or answer["code"] == "stale", answer
                if not is_cut and len(decided_by(host, 1)) >= 5:
                    line.drop_connections()
                    is_cut = True
                if not (host.to_move or host.is_over):
                    host.receive(PATIENCE)
            assert process.wait(PATIENCE) == 0, log.read_text()
    assert set(decided_by(host, 1)) == {"person"}
    (began,) = (each for each in host.events if each["what"] == "began")
    assert [(each["seat"], bool(each["secret"])) for each in began["contributions"]] == [(1, True)]
    output = log.read_text()
    assert "Lost the connection" in output
    assert ("team won" if host.game["winner"] == 1 else "team lost") in output


def test_a_program_votes_for_rules_that_everyone_else_wants_and_plays_by_them(
    server: ServerProcess, tmp_path: Path
) -> None:
    made, host = table_of_two(server, "basic")
    with playing(made["code"], server.url, f"{OWN}:Greedy", tmp_path / "log") as process:
        host.receive_until(lambda view: all(seat["here"] for seat in view["seats"]))
        suggestion = {"token": made["token"], "rules": {"name": "arizona"}}
        assert server.post("/api/seats/suggest", suggestion).status_code == 204
        while host.receive().get("rules", {}).get("name") != "arizona":
            pass
        assert host.do("start", version=host.version)["tell"] == "done"
        while len(decided_by(host, 1)) < 3:
            if host.to_move:
                host.play(random.Random(4))
            host.receive(PATIENCE)
        assert process.poll() is None
    assert set(decided_by(host, 1)) == {"person"}


def test_a_player_that_fails_ends_the_command_with_its_error(server: ServerProcess, tmp_path: Path) -> None:
    made, host = table_of_two(server, "basic")
    with playing(made["code"], server.url, f"{OWN}:Raises", tmp_path / "log") as process:
        host.receive_until(lambda view: all(seat["here"] for seat in view["seats"]))
        assert host.do("start", version=host.version)["tell"] == "done"
        chance = random.Random(1)
        while process.poll() is None and not decided_by(host, 1):
            host.play(chance) if host.to_move else host.receive(PATIENCE)
            if host.game["turn"] == 1:
                assert process.wait(PATIENCE) == 2
    assert "ZeroDivisionError" in (tmp_path / "log").read_text()


def test_a_player_that_cannot_be_loaded_takes_no_seat(
    server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    made, host = table_of_two(server, "basic")
    for player, problem in (("nobody", "hints"), (f"{OWN}:Missing", "Missing")):
        with pytest.raises(SystemExit) as end:
            main(["seat", made["code"], "--server", server.url, "--player", player])
        assert end.value.code == 2
        assert problem in capsys.readouterr().err
    assert host.do("ping")["tell"] == "pong"
    assert host.view["seats"][1]["kind"] == "open"
