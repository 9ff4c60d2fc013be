"""The files with which a browser plays without a server: all that is needed is in them, and little else."""

from __future__ import annotations

import json
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pegs.engine.kernel.sources import RECORD, fingerprint
from tests.node import NODE, WEB
from tools.here import games
from tools.here.equality import pairs
from tools.here.files import BUILT
from tools.here.kernel_functions import without_bodies
from tools.here.manifest import NAME
from tools.here.modules import imported, modules

MAX_BROTLI, MAX_GZIP = 5_200_000, 7_000_000
MAX_MEMORY = 40_000_000
GAMES = WEB / "tools" / "heregames.ts"
OTHERS = {"_prepared", "fluent", "msgspec", "typing_extensions"}
"""What is in the archive besides this package."""
LIBRARY = "/lib/python314.zip/"
# What a device imports, once each of its modules is.
IMPORTED = """
import importlib, json, sys
for name in json.loads(names):
    importlib.import_module(name)
json.dumps([module.__file__ for module in list(sys.modules.values()) if getattr(module, "__file__", None)])
"""
SCRIPT = f"""
import {{ readFileSync }} from "node:fs";
import {{ ready }} from {json.dumps(str(WEB / "src/local/python.ts"))};
process.on("uncaughtException", (error) => {{ console.error(error.message); process.exit(1); }});
const [base, names] = process.argv.slice(2);
const python = await ready(base, () => {{}}, async (file) => new Uint8Array(readFileSync(file)));
python.globals.set("names", names);
console.log(python.runPython({json.dumps(IMPORTED)}));
"""

needs_files = pytest.mark.skipif(not (BUILT / NAME).exists(), reason="`make here` hasn't built them")


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    listed: dict[str, Any] = json.loads((BUILT / NAME).read_text("utf-8"))
    return listed


@pytest.fixture(scope="module")
def package(manifest: dict[str, Any]) -> Iterator[zipfile.ZipFile]:
    with zipfile.ZipFile(BUILT / manifest["hash"] / "pegs.zip") as archive:
        yield archive


def modules_in(archive: zipfile.ZipFile) -> set[str]:
    names = [name.removesuffix(".pyc") for name in archive.namelist() if name.endswith(".pyc")]
    return {name.removesuffix("/__init__").replace("/", ".") for name in names}


@needs_files
def test_the_files_are_of_these_sources(package: zipfile.ZipFile) -> None:
    written = package.read(f"{RECORD.replace('.', '/')}.pyc")
    assert fingerprint().encode() in written, "run `make here`"
    ours = {name for name in modules_in(package) if name.split(".")[0] == "pegs"}
    assert ours == {*modules(), RECORD}, "run `make here`"


@needs_files
def test_nothing_of_a_server_or_for_research_is_inside(package: zipfile.ZipFile) -> None:
    found = modules_in(package)
    assert {name.split(".")[0] for name in found} == {"pegs", *OTHERS}
    parts = {name.split(".")[1] for name in found if name.startswith("pegs.")}
    assert not parts & {"analysis", "cli", "printing", "remote", "server", "study", "terminal", "training"}
    sentences = [name for name in package.namelist() if name.endswith(".ftl")]
    assert {name.split("/")[2] for name in sentences} == {"en", "es"}
    assert not [name for name in sentences if "/web-" in name]


@needs_files
def test_every_module_can_be_imported_and_no_other_part_of_python_is_inside(
    manifest: dict[str, Any], package: zipfile.ZipFile, tmp_path: Path
) -> None:
    """What Python imports by itself, when something unusual happens, is inside, too."""
    script = tmp_path / "script.ts"
    script.write_text(SCRIPT, "utf-8")
    names = json.dumps(sorted(modules_in(package)))
    command = [str(NODE), str(script), f"{BUILT.parent}/", names]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    files = [file.removeprefix(LIBRARY) for file in json.loads(done.stdout) if file.startswith(LIBRARY)]
    used = {file if file.endswith("c") else f"{file}c" for file in files}  # what is frozen says .py
    with zipfile.ZipFile(BUILT / manifest["hash"] / "stdlib.zip") as library:
        inside = set(library.namelist())
    assert used <= inside
    assert len(inside - used) < 20, inside - used


@needs_files
def test_the_download_is_small(manifest: dict[str, Any]) -> None:
    assert manifest["brotli"] <= MAX_BROTLI
    assert manifest["gzip"] <= MAX_GZIP
    for file in manifest["files"]:
        path = BUILT / manifest["hash"] / file["name"]
        assert path.stat().st_size == file["bytes"]


@needs_files
def test_games_on_a_device_are_the_same() -> None:
    """`make soak` compares a hundred, and before a release a thousand are compared."""
    for native, device in (*pairs(1, 1, most=60), *pairs(games.EXPERT_EVERY - 1, 1, most=12)):
        assert device == native


@needs_files
def test_a_whole_game_is_the_same_and_takes_little_memory() -> None:
    command = [str(NODE), str(GAMES), f"{BUILT.parent}/", games.__file__, "0", "1", str(games.MOST)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    game, memory = done.stdout.splitlines()
    assert game == games.played(0)
    assert " over " in game
    assert int(memory.split()[1]) <= MAX_MEMORY


@needs_files
@pytest.mark.soak
def test_a_hundred_games_on_a_device_are_the_same() -> None:
    assert [native for native, device in pairs(0, 100) if native != device] == []


def test_imports_in_functions_count_and_those_for_types_do_not() -> None:
    source = """
import json
if TYPE_CHECKING:
    from pegs.view import SeatView
else:
    import csv
def late():
    from pegs.engine import game
"""
    assert set(imported(source)) == {"json", "csv", "pegs.engine", "pegs.engine.game"}


def test_compiled_functions_have_no_body_on_a_device() -> None:
    source = "@inner\ndef deep(x):\n    return x\n@cache\ndef plain(x):\n    return x\n"
    names: dict[str, Any] = {"inner": lambda function: function, "cache": lambda function: function}
    exec(without_bodies(source), names)
    assert names["plain"](3) == 3
    with pytest.raises(NotImplementedError):
        names["deep"](3)
