"""Try an installed package, on any machine: a whole game that's known, and a turn on a server.

Run: python tools/try_package.py, with the Python that has it. It needs the extra ``server``, and of this
checkout only itself and the golden games.
"""

from __future__ import annotations

import importlib.util
import json
import os
import platform
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden" / "make.py"
GAME = ("arizona", 4, 2)
PATIENCE = 300.0
"""Seconds within which even an emulated machine starts a server, and plays a turn."""
NEVER = "busy_lag = 60\n"
"""A server's limit: emulated machines are slow, and shouldn't send people away for it."""


def main() -> None:
    """Try everything, or end with what failed."""
    began = time.monotonic()
    check_engine()
    check_game()
    print(
        f"The golden game of {GAME[0]} is the same on {platform.machine()} ({time.monotonic() - began:.1f} s)"
    )
    with tempfile.TemporaryDirectory() as folder:
        check_server(Path(folder))


def check_engine() -> None:
    """The rules engine is the compiled one."""
    from pegs.engine.kernel.backend import BACKEND, Backend

    if BACKEND is not Backend.LIBRARY:
        sys.exit(f"The package has no compiled rules engine for this machine; it runs by {BACKEND}.")


def check_game() -> None:
    """A whole game goes as it did where it was recorded, turn by turn, with the same legal turns."""
    spec = importlib.util.spec_from_file_location("golden", GOLDEN)
    assert spec is not None
    assert spec.loader is not None
    golden = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(golden)
    if golden.playthrough(*GAME) != golden.file_of(*GAME).read_text("utf-8"):
        sys.exit(f"The golden game of {GAME[0]} goes another way on this machine.")


def check_server(folder: Path) -> None:
    """A server starts, shows its page, and plays a turn at a table with three bots."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{probe.getsockname()[1]}"
    (folder / "limits.toml").write_text(NEVER, "utf-8")
    command = [sys.executable, "-m", "pegs", "serve", "--no-browser", "--port", url.rpartition(":")[2]]
    command += ["--data", str(folder / "data"), "--limits", str(folder / "limits.toml")]
    began = time.monotonic()
    server = subprocess.Popen(command, env={**os.environ, "PEGS_LANGUAGE": "en"})
    try:
        wait_for(url, server)
        print(f"The server is ready after {time.monotonic() - began:.1f} s")
        page = urlopen(url, timeout=PATIENCE).read().decode()
        if "<title>" not in page:
            sys.exit("The server shows no page.")
        print(f"It played the turn {play_turn(url)}")
    finally:
        server.terminate()
        server.wait(PATIENCE)


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until a server can play."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        with suppress(OSError):
            urlopen(f"{url}/ready", timeout=PATIENCE).read()
            return
        time.sleep(0.2)
    sys.exit("The server doesn't start.")


def play_turn(url: str) -> str:
    """Sit down with three bots, wait for one's turn, and play it. Returns the turn."""
    from websockets.sync.client import connect

    settings: dict[str, Any] = {"rules": {"name": "basic"}}
    asked = json.dumps({"settings": settings, "name": "Ruth", "color": "R", "start": True}).encode()
    seat = json.load(urlopen(Request(f"{url}/api/tables", asked, {"Content-Type": "application/json"})))
    turn = ""
    with connect(f"{url.replace('http', 'ws', 1)}/ws?table={seat['table']}", max_size=None) as connection:
        connection.send(json.dumps({"do": "hello", "id": "hello", "token": seat["token"]}))
        while True:
            heard = json.loads(connection.recv(timeout=PATIENCE))
            if heard["tell"] == "done" and heard["id"] == "play":
                return turn
            if heard["tell"] == "refused":
                sys.exit(f"The server refused: {heard['sentence']}")
            game = heard.get("table", {}).get("game") or {}
            if game.get("options") and not turn:
                turn = game["options"][0]["turn"]
                version = heard["table"]["version"]
                connection.send(json.dumps({"do": "play", "id": "play", "version": version, "turn": turn}))


if __name__ == "__main__":
    main()
