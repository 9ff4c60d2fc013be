"""The download of all finished games, a file that ``pegs verify`` accepts."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from pegs.cli import main
from tests.server.clients import NO_WAITING, Client, ServerProcess

SHORT = 'extends = "basic"\ntitle = "Short"\npegs = 1\n'
BOTS: dict[str, Any] = {
    "rules": {"name": "", "toml": SHORT},
    "seats": [{"who": "me"}, *[{"who": "bot", "bot": "greedy"}] * 3],
    "pace": NO_WAITING,
}


def play_out(client: Client) -> None:
    client.wait_for_turn()
    while not client.is_over:
        assert client.play_hint(random.Random(1))["tell"] == "done"
        client.wait_for_turn()


def start_rematch(client: Client) -> None:
    done = client.do_with_retries("rematch", version=client.version)
    assert done["tell"] == "done", done
    client.receive_until(lambda view: view["stage"] == "playing")


def export(server: ServerProcess, *tokens: str) -> str:
    answer = server.post("/api/mine/records", {"tokens": tokens})
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].endswith('.txt"')
    return answer.text


def test_all_own_finished_games_are_in_one_file(
    unlimited: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = unlimited
    mine = [server.make(BOTS, start=True) for _ in range(2)]
    others = server.make(BOTS, start=True)
    for each in (*mine, others):
        client = server.client(each["token"])
        play_out(client)
        if each is mine[0]:
            # A second game at the same table, and a third that is not finished.
            start_rematch(client)
            play_out(client)
            start_rematch(client)
        client.close()
    # How it ended is there for anyone with the game's link, as the replay is.
    (finished,) = server.post("/api/mine", {"tokens": [others["token"]]}).json()[0]["table"]["games"]
    game = finished["game"]
    ending = server.get(f"/api/games/{game}/ending").json()
    assert len(ending["fewest"]) == 2
    assert None in ending["fewest"], "the winners needed nothing more"
    assert server.get(f"/api/games/{'0' * len(game)}/ending").status_code == 404
    tokens = [each["token"] for each in mine]
    file = tmp_path / "games.txt"
    file.write_text(export(server, *tokens, tokens[0], "a" * 40))
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file)])
    verified = capsys.readouterr()
    assert not end.value.code, verified.out + verified.err
    # Three games with verified shuffles, and the total.
    assert verified.out.count("\n") == 4
    assert export(server, others["token"]).strip() not in file.read_text()
    assert export(server) == ""
    for token in tokens:
        assert token not in file.read_text()
