"""The licenses of what a device gets besides this package: ``licenses.txt`` beside the list of the files."""

from __future__ import annotations

import json
from pathlib import Path

from tools.here.files import PYODIDE, ROOT

NAME = "licenses.txt"
TEXTS = ROOT / "LICENSES" / "here"
_RULE = f"\n{'-' * 72}\n\n"
_PYODIDE = """\
Pyodide {version}

pyodide.mjs, pyodide.asm.mjs and pyodide.asm.wasm are Pyodide's own, unchanged. Their source code is at
https://github.com/pyodide/pyodide/tree/{version}, with that of what they contain: Python, and parts of
Emscripten. What is used here in place of Pyodide's _package_loader.py and webloop.py is part of this project.
"""


def write_licenses(folder: Path) -> None:
    """Write the licenses' texts into a folder."""
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    titles = {"pyodide": _PYODIDE.format(version=version), "python": "Python\n"}
    texts = sorted(TEXTS.glob("*.txt"), key=lambda file: file.stem != "pyodide")
    parts = [f"{titles.get(file.stem, file.stem)}\n{file.read_text('utf-8').strip()}\n" for file in texts]
    (folder / NAME).write_text(_RULE.join(parts), "utf-8")
