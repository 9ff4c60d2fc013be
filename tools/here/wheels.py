"""The packages of others that a device needs, from PyPI, each with the hash in ``requirements/here.txt``."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools.here.files import INPUTS, ROOT

PINNED = ROOT / "requirements" / "here.txt"
FOLDER = INPUTS / "wheels"
NEEDED = ("fluent_syntax", "msgspec")
"""Of the packages in `PINNED`; the others are only for older Pythons."""
PYTHON = ("--python-version", "3.14", "--abi", "cp314", "--platform", "pyemscripten_2026_0_wasm32")
"""Pyodide's Python, and what it calls its platform. They change with its version in ``web/package.json``."""


def wheels() -> list[Path]:
    """The wheels, which are downloaded unless that's done."""
    if not FOLDER.exists() or FOLDER.stat().st_mtime < PINNED.stat().st_mtime:
        _download()
    return [_wheel(name) for name in NEEDED]


def _download() -> None:
    pip = (".tools/bin/python", "-m", "pip", "--disable-pip-version-check", "download", "-qq")
    which = ("--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", str(PINNED))
    subprocess.run((*pip, *which, *PYTHON, "--dest", str(FOLDER)), cwd=ROOT, check=True)
    FOLDER.touch()


def _wheel(name: str) -> Path:
    (found,) = [
        file for file in FOLDER.glob("*.whl") if file.name.lower().replace(".", "_").startswith(f"{name}-")
    ]
    return found
