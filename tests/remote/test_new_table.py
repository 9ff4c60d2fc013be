"""``pegs table new`` against a real server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.test_usage import run
from tests.server.clients import ServerProcess, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")


def test_a_new_table_can_be_joined_and_its_seat_opened(
    server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "table",
        "new",
        "--server",
        server.url,
        "--rules",
        "arizona",
        "--bot",
        "greedy",
        "--name",
        "Ruth",
    ]
    status, out, err = run(capsys, *words)
    assert (status, err) == (0, "")
    ready, seat, others, screen = out.splitlines()
    assert ready.endswith("is ready: Arizona rules, 4 players, 2 teams.")
    code = others.rpartition("/j/")[2]
    assert code in ready
    assert screen.endswith(f"/tv/{code}")
    claimed = server.post("/api/passages/claim", {"code": seat.rpartition("/m/")[2]}).json()
    assert claimed["seat"] == 0
    assert server.join(code)["seat"] == 2
    seats = server.client(claimed["token"]).view["seats"]
    assert [(each["kind"], each["name"]) for each in (seats[0], seats[2])] == [
        ("person", "Ruth"),
        ("person", "Ben"),
    ]
    assert seats[1]["bot"] == "greedy"


def test_own_rules_are_sent_and_scripts_get_json(
    server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('extends = "wizard"\ntitle = "Ours"\nhand_size = 4\n', "utf-8")
    words = ["table", "new", "--server", server.url, "--rules", str(file), "--players", "3", "--json"]
    status, out, _ = run(capsys, *words)
    assert status == 0
    made = json.loads(out)
    assert made["join"].endswith(f"/j/{made['code']}")
    welcome = server.client(made["token"]).welcome
    settings = welcome["table"]["settings"]
    assert settings["players"] == settings["teams"] == 3
    assert "hand_size = 4" in welcome["rules"]["toml"]


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--bot", "nonsense"], "hints"),
        (["--bot", "hints", "--bot", "hints", "--players", "2"], "With 2 players, there’s room for one bot"),
        (["--color", "Z"], "There’s no color “Z”."),
        (["--rules", "basik"], "Did you mean “basic”?"),
        (["--players", "4", "--teams", "3"], "can’t form 3 teams"),
        (["--server", "http://localhost:1"], "Can’t reach a game server at http://localhost:1"),
    ],
)
def test_refusals_are_explained(
    more: list[str], message: str, server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, "table", "new", "--server", server.url, *more)
    assert (status, out) == (2, "")
    assert message in err
