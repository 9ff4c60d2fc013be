"""``python -m tools.try_container [--folder FOLDER]``: see the package."""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools.try_container import machine
from tools.try_container.containerfile import Stage, Step, read
from tools.try_container.context import copied

ROOT = Path(__file__).parents[2]
FILE = ROOT / "deploy" / "Containerfile"
TRIAL = ("tools/try_package.py", "tests/golden")
"""What plays a known game, and a turn on a server, in the finished image."""
PLAYED = "/data/trial/tools/try_package.py"
SERVE = """
{entrypoint} >/tmp/log 2>&1 &
began=$(date +%s.%N)
until {health}; do
  kill -0 $! || {{ cat /tmp/log; exit 1; }}
  sleep 0.2
done 2>/dev/null
python -c "import time; print(f'HEALTHY {{time.time() - $began:.1f}}')"
touch /forbidden 2>/dev/null && exit 1
pegs doctor || exit 1
kill -TERM $!
wait $!
python {played}
"""


def main() -> None:
    """Build the stages, start the last one, and print how long everything took."""
    parser = argparse.ArgumentParser(prog="python -m tools.try_container")
    parser.add_argument("--folder", type=Path, default=ROOT / "build/container", help="for the Debians; 3 GB")
    folder: Path = parser.parse_args().folder.absolute()
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        sys.exit("This takes root and debootstrap.")
    text = FILE.read_text("utf-8")
    (release,) = re.findall(r"-slim-(\w+)@", text)
    base = folder / "base"
    machine.make_base(base, release, machine.LIKE_THE_IMAGE)
    stages = read(text)
    for stage in stages:
        build(stage, base, folder)
    try_image(stages[-1], folder)


def build(stage: Stage, base: Path, folder: Path) -> None:
    """Carry out a stage's steps in its own root."""
    root = folder / stage.name
    machine.copy_root(base, root)
    for step in stage.steps:
        began = time.monotonic()
        if step.kind == "RUN":
            machine.run(root, step.text, dict(step.environment), step.folder, step.user)
        else:
            copy(step, root, folder)
        print(f"{time.monotonic() - began:7.1f} s  {stage.name}: {step.kind} {step.text[:70]}", flush=True)
    print(f"{machine.size_of(root) - machine.size_of(base):7.0f} MB more than the base", flush=True)


def copy(step: Step, root: Path, folder: Path) -> None:
    """``COPY`` from the checkout, or from another stage."""
    words = step.text.split()
    if words[0].startswith("--from="):
        source = folder / words[0].removeprefix("--from=") / words[1].lstrip("/")
        subprocess.run(["cp", "--archive", str(source), str(root / words[2].lstrip("/"))], check=True)
        return
    *names, target = words
    place = root / step.folder.lstrip("/")
    for name in copied(ROOT):
        if any(each == "." or name == each or name.startswith(f"{each}/") for each in names):
            # One folder's contents go into the target, files go below it.
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, place / name)
    assert target in (".", "./", *names), f"COPY to {target} isn't understood"


def try_image(stage: Stage, folder: Path) -> None:
    """Start the image as an engine would, wait until it's healthy, and play."""
    data = folder / "data"
    shutil.rmtree(data, ignore_errors=True)
    for name in TRIAL:
        target = data / "trial" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy2)(ROOT / name, target)
    script = SERVE.format(
        entrypoint=quoted(json.loads(stage.settings["ENTRYPOINT"])),
        health=quoted(json.loads(stage.settings["HEALTHCHECK"].partition(" CMD ")[2])),
        played=PLAYED,
    )
    volume = stage.settings["VOLUME"]
    environment = {**stage.environment, "PYTHONDONTWRITEBYTECODE": "1"}
    status = machine.run_as_container(folder / stage.name, script, environment, volume, data, stage.user)
    if status:
        sys.exit(f"The image doesn't work: status {status}.")


def quoted(words: list[str]) -> str:
    """Words of a command for a shell."""
    return " ".join("'" + word.replace("'", "'\\''") + "'" for word in words)


if __name__ == "__main__":
    main()
