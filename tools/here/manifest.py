"""The list of a device's files, ``manifest.json``: what a browser fetches, all or nothing."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

NAME = "manifest.json"
BROWSERS = {"chrome": 97, "firefox": 115, "safari": 16.4}
"""The oldest browsers that Pyodide and its ``'wasm-unsafe-eval'`` work in."""
COMPRESSED = (".br", ".gz")


def write_manifest(folder: Path, pyodide: Path) -> str:
    """Write it beside the folder of the files, which is renamed after their hash; return the hash.

    Args:
        folder: The files, each with its compressed copies.
        pyodide: Pyodide's package, which says what it is.
    """
    names = sorted(file.name for file in folder.iterdir() if file.suffix not in COMPRESSED)
    files = [_file(folder / name) for name in names]
    digest = hashlib.sha256("".join(each["sha256"] for each in files).encode()).hexdigest()[:16]
    sums = {key: sum(each[key] for each in files) for key in ("bytes", "brotli", "gzip")}
    info = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    manifest = {"hash": digest, "files": files, **sums, "browsers": BROWSERS, "python": info}
    (folder.parent / NAME).write_text(json.dumps(manifest, indent=1), "utf-8")
    folder.rename(folder.with_name(digest))
    return digest


def _file(file: Path) -> dict[str, Any]:
    body = file.read_bytes()
    smaller = {name: file.with_name(f"{file.name}{end}").stat().st_size for name, end in SMALLER.items()}
    return {"name": file.name, "bytes": len(body), **smaller, "sha256": hashlib.sha256(body).hexdigest()}


SMALLER = {"brotli": ".br", "gzip": ".gz"}
