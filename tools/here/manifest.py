"""The list of a device's files, ``manifest.json``: what a browser fetches, all or nothing."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

NAME = "manifest.json"
BROWSERS = {"chrome": 97, "firefox": 115, "safari": 16.4}
"""The oldest browsers that Pyodide and its ``'wasm-unsafe-eval'`` work in."""
SMALLER = {"brotli": ".br", "gzip": ".gz"}
"""The endings of the compressed copies."""


def made_of(folder: Path) -> str | None:
    """The hash of what the files in a folder were made of; None if there are none."""
    file = folder / NAME
    return json.loads(file.read_text("utf-8")).get("inputs") if file.is_file() else None


def write_manifest(folder: Path, pyodide: Path, inputs: str) -> None:
    """Write it beside the folder of the files, which is renamed after their hash.

    Args:
        folder: The files, each with its compressed copies.
        pyodide: Pyodide's package, which says what it is.
        inputs: A hash of what the files were made of.
    """
    names = sorted(file.name for file in folder.iterdir() if file.suffix not in SMALLER.values())
    files = [_file(folder / name) for name in names]
    digest = hashlib.sha256("".join(each["sha256"] for each in files).encode()).hexdigest()[:16]
    sums = {key: sum(each[key] for each in files) for key in ("bytes", *SMALLER)}
    info = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    manifest = {
        "hash": digest,
        "files": files,
        **sums,
        "browsers": BROWSERS,
        "python": info,
        "inputs": inputs,
    }
    (folder.parent / NAME).write_text(json.dumps(manifest, indent=1), "utf-8")
    folder.rename(folder.with_name(digest))


def _file(file: Path) -> dict[str, Any]:
    body = file.read_bytes()
    smaller = {name: file.with_name(f"{file.name}{end}").stat().st_size for name, end in SMALLER.items()}
    return {"name": file.name, "bytes": len(body), **smaller, "sha256": hashlib.sha256(body).hexdigest()}
