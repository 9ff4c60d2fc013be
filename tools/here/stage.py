"""All that goes into the archive of the package, as it is before Pyodide compiles it."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from pegs.engine.kernel.sources import RECORD, fingerprint
from tools.here.files import ROOT
from tools.here.kernel_functions import FOLDERS, without_bodies
from tools.here.modules import PACKAGE, SOURCES, imported, modules
from tools.here.wheels import wheels

DATA = ("*.ftl", "*.toml", "*.json", "*.jsonl", "*.net")
"""What modules read: sentences, rules, colors, puzzles, and the strong bot's net."""
CLIENT_SENTENCES = "web-"
"""Files of sentences that only the client shows begin with this."""
ADDED = Path(__file__).with_name("added")
"""Modules that only a device has."""


def stage(archive: Path, imports: Path) -> None:
    """Write the archive, and as JSON the modules in it and what they import of others."""
    entries = sorted(_entries())
    with zipfile.ZipFile(archive, "w") as file:
        for name, body in entries:
            file.writestr(zipfile.ZipInfo(name), body)
    sources = [(name, body.decode()) for name, body in entries if name.endswith(".py")]
    late = {each for _, source in sources for each in imported(source)}
    names = {
        "modules": [_module(name) for name, _ in sources if name != "_prepared.py"],
        "late": sorted(late),
    }
    imports.write_text(json.dumps(names), "utf-8")


def _module(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _entries() -> Iterator[tuple[str, bytes]]:
    for file in [*modules().values(), *data_files()]:
        name = file.relative_to(SOURCES).as_posix()
        is_kernel = file.suffix == ".py" and name.startswith(FOLDERS)
        yield name, without_bodies(file.read_text("utf-8")).encode() if is_kernel else file.read_bytes()
    yield f"{RECORD.replace('.', '/')}.py", f'FINGERPRINT = "{fingerprint()}"\n'.encode()
    kernel = _kernel()
    yield f"pegs/engine/kernel/{kernel.name}", kernel.read_bytes()
    for wheel in wheels():
        yield from _inside(wheel)
    for file in ADDED.glob("*.py"):
        yield file.name, file.read_bytes()


def _kernel() -> Path:
    """The kernel's library. Another process builds it, because Numba is chosen when one starts."""
    command = (sys.executable, "-m", "tools.kernel_library", "--wasm")
    built = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return Path(built.stdout.strip())


def data_files() -> Iterator[Path]:
    """The files that the modules read: those in their folders, and the sentences."""
    package = SOURCES / PACKAGE
    folders = {file.parent for file in modules().values()}
    for pattern in DATA:
        for file in package.rglob(pattern):
            owner = next(each for each in file.parents if (each / "__init__.py").is_file())
            is_sentence = file.suffix == ".ftl"
            if file.name.startswith(CLIENT_SENTENCES) if is_sentence else owner not in folders:
                continue
            yield file


def _inside(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if ".dist-info/" not in name and name.endswith((".py", ".so")):
                yield name, archive.read(name)
