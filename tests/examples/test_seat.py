"""``pegs seat`` takes a seat and prints its token, for a program to use."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pegs.cli import main
from tests.server.clients import ServerProcess, free_port, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["seat", *words])
    return int(end.value.code or 0)


def test_the_token_is_printed_and_gives_access_to_the_seat(
    server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    made = server.make()
    code = made["code"].lower()
    assert run(code, "--server", server.url, "--name", "Deep Peg", "--color", "G", "--seat", "3") == 0
    out, err = capsys.readouterr()
    assert "seat 3" in err
    assert out.strip() not in err
    client = server.client(out.strip())
    assert client.view["me"] == {"role": "player", "seat": 2, "host": False}
    assert (client.view["seats"][2]["name"], client.view["seats"][2]["color"]) == ("Deep Peg", "G")
    assert out.strip() not in server.log.read_text()


def test_a_refusal_shows_the_servers_message(
    server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("AAAAAA", "--server", server.url) == 2
    assert "There’s no table with this code" in capsys.readouterr().err
    assert run("../..", "--server", server.url) == 2
    made = server.make()
    assert run(made["code"], "--server", server.url, "--seat", "1") == 2
    assert "Ann" in capsys.readouterr().err


def test_an_unreachable_server_and_an_unknown_color_are_errors(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("AAAAAA", "--server", f"http://127.0.0.1:{free_port()}") == 2
    assert "--server" in capsys.readouterr().err
    assert run("AAAAAA", "--server", "nowhere") == 2
    assert "--server" in capsys.readouterr().err
    assert run("AAAAAA", "--color", "Z") == 2
    assert "W N Y" in capsys.readouterr().err
