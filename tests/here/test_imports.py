"""A device needs nothing that a browser's Python doesn't have: it plays without the packages of a server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.here.playing import SHORT

MISSING = (
    "asyncio",
    "litestar",
    "llvmlite",
    "numba",
    "numpy",
    "pegs.analysis",
    "pegs.server",
    "rich",
    "sqlalchemy",
    "starlette",
    "typer",
    "uvicorn",
)
PROGRAM = """
import sys
for name in {missing!r}:
    sys.modules[name] = None
sys.path.insert(0, {root!r})
from tests.here.playing import Owner, play_to_the_end
owner = Owner()
seated = owner.new_table("expert", players=2, teams=2, rules={{"name": "", "toml": {rules!r}}})
owner.enter(seated)
game = play_to_the_end(owner, seated)["game_id"]
for path in ("", "/ending", "/record", "/review", "/turns/3/coach"):
    owner.ask("GET", f"api/games/{{game}}{{path}}")
for path in ("here", "rules", "rules/form", "rules/interview", "rules/basic/sheet", "puzzles", "strategy"):
    owner.ask("GET", f"api/{{path}}")
owner.ask("POST", "api/lessons", {{"name": "basic"}})
"""


def test_a_device_plays_without_a_server() -> None:
    root = str(Path(__file__).parents[2])
    program = PROGRAM.format(missing=MISSING, root=root, rules=SHORT)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
