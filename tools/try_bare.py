"""Install the built package as a stranger would, in a Debian that has Python and nothing else; and play.

As root on Linux, after ``make dist``: ``python -m tools.try_bare``. In a Debian without compiler, Node and
git, pip and uvx install the wheel and start a server, and pip installs it from source where there's a
compiler. The downloads come first, and are timed apart: afterward there's no network.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools.try_container import machine

ROOT = Path(__file__).parents[1]
RELEASE = "trixie"
TRIAL = ("tools/try_package.py", "tests/golden")
"""What plays a known game, and a turn on a server."""
COMPILER = "apt-get update -qq && apt-get install -yqq --no-install-recommends gcc libc6-dev python3-dev"
PIP = "python3 -m venv v && v/bin/pip -q"
MAX_SECONDS = 60.0
"""From a bare machine to a table, without the download."""
TABLE = """
import json, sys, time
from urllib.request import Request, urlopen
until = time.monotonic() + 300
while True:
    try:
        urlopen("http://127.0.0.1:8722/ready").read()
        break
    except OSError:
        if time.monotonic() > until: sys.exit("no server")
        time.sleep(0.1)
table = {"settings": {"rules": {"name": "basic"}}, "name": "Ruth", "color": "R", "start": True}
kind = {"Content-Type": "application/json"}
json.load(urlopen(Request("http://127.0.0.1:8722/api/tables", json.dumps(table).encode(), kind)))
"""
BARE = """
set -eu
for each in gcc cc node npm git; do ! command -v $each; done
"""
SERVED = """
{serve} --no-browser --data /tmp/served &
python3 /trial/table.py
kill %1 2>/dev/null || kill $!
wait || true
"""


def main() -> None:
    """Try every way, and print how long each took; fail if a table took too long."""
    parser = argparse.ArgumentParser(prog="python -m tools.try_bare")
    parser.add_argument("--folder", type=Path, default=ROOT / "build/bare", help="for the Debians; 3 GB")
    parser.add_argument(
        "--dist", type=Path, default=ROOT / "dist", help="where the wheel and the archive are"
    )
    given = parser.parse_args()
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        sys.exit("This takes root and debootstrap.")
    (wheel,), (archive,) = given.dist.glob("*-manylinux*_x86_64.whl"), given.dist.glob("*.tar.gz")
    base, root = given.folder.absolute() / "base", given.folder.absolute() / "root"
    machine.make_base(base, RELEASE, machine.LEAST)
    slow = [each for each in (by_pip(base, root, wheel), by_uvx(base, root, wheel)) if each > MAX_SECONDS]
    from_source(base, root, archive)
    if slow:
        sys.exit(f"A table took {max(slow):.0f} s.")


def by_pip(base: Path, root: Path, wheel: Path) -> float:
    """``pip install``, ``pegs serve``, a table, a game. Returns the seconds until the table."""
    start_with(base, root, wheel)
    install = f'{PIP} install --no-index --find-links /wheels "/trial/{wheel.name}[server]"'
    script = f"{BARE} {install}\n{SERVED.format(serve='v/bin/pegs serve')}"
    seconds = timed(root, script, "pip: from nothing to a table")
    timed(root, "v/bin/python /trial/tools/try_package.py", "pip: a known game, and a turn on a server")
    return seconds


def by_uvx(base: Path, root: Path, wheel: Path) -> float:
    """The same with ``uvx``, which is there already."""
    start_with(base, root, wheel, "uv")
    uvx = f'UV_NO_INDEX=1 UV_FIND_LINKS=/wheels v/bin/uvx --offline --from "/trial/{wheel.name}[server]"'
    timed(root, f"{PIP} install --no-index --find-links /wheels uv", "uvx itself")
    seconds = timed(
        root, f"{BARE} {SERVED.format(serve=f'{uvx} pegs serve')}", "uvx: from nothing to a table"
    )
    timed(root, f"{uvx} python /trial/tools/try_package.py", "uvx: a known game, and a turn on a server")
    return seconds


def from_source(base: Path, root: Path, archive: Path) -> None:
    """``pip install`` of the source archive, with a compiler: Node and Numba come with it, for the build."""
    start_with(base, root, archive)
    machine.run(root, COMPILER, {})
    timed(
        root,
        f'{PIP} install "/trial/{archive.name}[server]"',
        "pip from source, downloads included",
        network=True,
    )
    timed(root, "v/bin/python /trial/tools/try_package.py", "source: a known game, and a turn on a server")


def start_with(base: Path, root: Path, package: Path, *more: str) -> None:
    """A new root with a package beside what tries it, and everything that it needs downloaded."""
    machine.copy_root(base, root)
    trial = root / "trial"
    for name in TRIAL:
        (trial / name).parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy2)(ROOT / name, trial / name)
    (trial / "table.py").write_text(TABLE)
    shutil.copy2(package, trial)
    if package.suffix == ".whl":
        download = f'{machine.PYTHON}/bin/pip -q download --dest /wheels "/trial/{package.name}[server]"'
        timed(root, " ".join([download, *more]), "the download", network=True)


def timed(root: Path, script: str, name: str, network: bool = False) -> float:
    """Run a script in a root, without a network unless it downloads. Returns the seconds."""
    began, before = time.monotonic(), os.times()
    machine.run(root, script, {"PEGS_LANGUAGE": "en", "LANG": "C.UTF-8"}, network=network)
    seconds = time.monotonic() - began
    after = os.times()
    busy = after.children_user + after.children_system - before.children_user - before.children_system
    print(f"{seconds:7.1f} s  {busy:7.1f} s of CPU time  {name}", flush=True)
    return seconds


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(f"Failed with status {error.returncode}.")
