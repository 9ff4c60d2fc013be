"""What a newcomer sees: ``tools/play.py`` with a make and a game that only pretend."""

from __future__ import annotations

import os
import pty
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from pegs.engine.kernel.building import VARIABLE

PLAY = Path(__file__).parents[1] / "tools" / "play.py"
TIMEOUT = 60.0
PARTS = {".tools/.ready", ".venv/.play-ready", "src/pegs/server/http/static/index.html", "kernel"}
MAKE = """#!/bin/sh
# Every target is a file in made/; a script in plans/ may do something first.
shift 2
if [ "$1" = --question ]; then
  shift
  for target; do [ -e "made/$(echo "$target" | tr / _)" ] || exit 1; done
  exit 0
fi
name=$(echo "$1" | tr / _)
echo "$1" >> order
echo "noise of $1"
if [ -e "plans/$name" ]; then sh -e "plans/$name" || exit 2; fi
touch "made/$name"
"""
CHECK = """#!/bin/sh
[ -e made/kernel ]
"""
PEGS = f"""#!/bin/sh
echo "pegs $*${{{VARIABLE}:+ waiting}}"
echo "$*" >> served
[ ! -e plans/pegs ] || exec sh -e plans/pegs
"""


class Checkout:
    """A folder to play in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("tools", "made", "plans", ".venv/bin"):
            (folder / name).mkdir(parents=True)
        shutil.copy2(PLAY, folder / "tools")
        for name, text in {"make": MAKE, ".venv/bin/python": CHECK, ".venv/bin/pegs": PEGS}.items():
            (folder / name).write_text(text)
            (folder / name).chmod(0o755)

    def plan(self, target: str, script: str) -> None:
        """Have a target, or the game, do something."""
        (self.folder / "plans" / target.replace("/", "_")).write_text(script)

    def start(self, word: str = "play", **more: int) -> subprocess.Popen[str]:
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, **more}
        process: subprocess.Popen[str] = subprocess.Popen(
            [sys.executable, "tools/play.py", word],
            cwd=self.folder,
            env={**os.environ, "PEGS_MAKE": str(self.folder / "make"), "TERM": "xterm"},
            text=True,
            **options,  # type: ignore[call-overload]
        )
        return process

    def run(self, word: str = "play") -> tuple[int, str]:
        """The status and what was shown."""
        process = self.start(word)
        text, _ = process.communicate(timeout=TIMEOUT)
        return process.returncode, text

    def lines(self, name: str) -> list[str]:
        file = self.folder / name
        return file.read_text().splitlines() if file.exists() else []

    def wait_for(self, name: str) -> None:
        wait_until(lambda: (self.folder / name).exists())


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + TIMEOUT
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_a_first_start_shows_a_calm_line_for_each_wait(checkout: Checkout) -> None:
    status, text = checkout.run()
    assert status == 0
    assert text.splitlines() == [
        "Getting Pegs and Jokers ready. It takes about a minute, this once.",
        "Fetching uv, which installs the rest …",
        "Installing Python packages into .venv …",
        "Compiling the rules engine for this computer …",
        "Building the pages that browsers show …",
        "pegs serve",
    ]
    order = checkout.lines("order")
    assert order[:2] == [".tools/.ready", ".venv/.play-ready"]
    assert set(order) - {".venv/.print-ready"} == PARTS
    assert checkout.lines("build/play/client.log") == ["noise of src/pegs/server/http/static/index.html"]


def test_a_second_start_only_starts(checkout: Checkout) -> None:
    checkout.plan("pegs", "while [ ! -e made/.venv_.print-ready ]; do sleep 0.02; done")
    checkout.run()
    first = checkout.lines("order")
    assert first[-1] == ".venv/.print-ready", "installed while people play"
    assert checkout.run() == (0, "pegs serve\n")
    assert checkout.lines("order") == first


def test_playing_in_the_terminal_needs_no_client(checkout: Checkout) -> None:
    status, text = checkout.run("terminal")
    assert (status, text.splitlines()[-1]) == (0, "pegs play")
    assert checkout.lines("order") == [".tools/.ready", ".venv/.terminal-ready", "kernel"]
    assert checkout.run("terminal") == (0, "pegs play\n")


def test_the_table_opens_while_the_engine_is_compiled(checkout: Checkout) -> None:
    checkout.plan("kernel", "echo 0.5 > build/kernel-progress; while [ ! -e served ]; do sleep 0.02; done")
    checkout.plan("pegs", "while [ ! -e made/kernel ]; do sleep 0.02; done")
    status, text = checkout.run()
    assert (status, text.splitlines()[-1]) == (0, "pegs serve waiting")


def test_numba_compiles_what_the_builder_could_not(checkout: Checkout) -> None:
    begins = "echo $$ > builder; echo 0.5 > build/kernel-progress"
    checkout.plan("kernel", f"{begins}; while [ ! -e served ]; do sleep 0.02; done; kill -9 $$")
    waits = "while kill -0 $(cat builder) 2>/dev/null; do sleep 0.02; done; exit 2"
    checkout.plan("pegs", f'if [ -n "${VARIABLE}" ]; then {waits}; fi')
    status, text = checkout.run()
    assert status == 0
    assert checkout.lines("served") == ["serve", "serve --no-browser"]
    assert "pegs serve waiting" in text
    assert text.splitlines()[-1] == "pegs serve --no-browser"


def test_without_a_c_compiler_the_table_opens_and_says_so(checkout: Checkout) -> None:
    checkout.plan("kernel", "echo 'There is no compiler.'; echo 'Numba compiles it.'; exit 1")
    status, text = checkout.run()
    assert status == 0
    assert text.splitlines()[-1] == "pegs serve"
    assert "Numba compiles it." in text


def test_a_failure_shows_the_end_of_its_log_and_the_next_try_goes_on(checkout: Checkout) -> None:
    checkout.plan("src/pegs/server/http/static/index.html", "seq 1 60; echo 'no space left'; exit 1")
    status, text = checkout.run()
    assert status == 1
    assert "This didn't work: building the pages that browsers show." in text
    assert "    no space left\n" in text
    assert "    60\n" in text
    assert "    30\n" not in text
    assert "build/play/client.log" in text
    assert not checkout.lines("served")
    checkout.plan("src/pegs/server/http/static/index.html", "")
    before = len(checkout.lines("order"))
    assert checkout.run()[0] == 0
    assert ".tools/.ready" not in checkout.lines("order")[before:]


@pytest.mark.parametrize("target", [".tools/.ready", ".venv/.play-ready", "kernel"])
def test_ctrl_c_stops_everything_and_the_next_try_goes_on(checkout: Checkout, target: str) -> None:
    checkout.plan(target, "sh -c 'echo $$ > child; sleep 600'")
    playing = checkout.start()
    checkout.wait_for("child")
    wait_until(lambda: bool(checkout.lines("child")))
    child = int(checkout.lines("child")[0])
    playing.send_signal(signal.SIGINT)
    text, _ = playing.communicate(timeout=TIMEOUT)
    assert playing.returncode == 130
    assert "Stopped. The same command goes on from here." in text
    assert "Traceback" not in text
    wait_until(lambda: not is_running(child))
    checkout.plan(target, "")
    assert checkout.run()[0] == 0


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_server_that_is_told_to_stop_stops_all(checkout: Checkout) -> None:
    checkout.plan("pegs", "trap 'exit 0' TERM; touch open; while :; do sleep 0.02; done")
    playing = checkout.start()
    checkout.wait_for("open")
    playing.terminate()
    playing.communicate(timeout=TIMEOUT)
    assert playing.returncode == 0


def test_two_at_once_prepare_once(checkout: Checkout) -> None:
    checkout.plan(".tools/.ready", "touch began; while [ ! -e go ]; do sleep 0.02; done")
    first = checkout.start()
    checkout.wait_for("began")
    second = checkout.start()
    assert second.stdout is not None
    assert "in another window" in second.stdout.readline()
    (checkout.folder / "go").touch()
    assert [each.communicate(timeout=TIMEOUT)[0].splitlines()[-1] for each in (first, second)] == [
        "pegs serve"
    ] * 2
    assert checkout.lines("order").count(".tools/.ready") == 1


def test_while_people_play_another_window_can_prepare(checkout: Checkout) -> None:
    checkout.plan("pegs", "[ -e open ] || { touch open; while [ ! -e go ]; do sleep 0.02; done; }")
    checkout.plan("kernel", "exit 1")
    first = checkout.start()
    checkout.wait_for("open")
    checkout.wait_for("made/.venv_.print-ready")
    status, text = checkout.run("terminal")
    assert (status, text.splitlines()[-1]) == (0, "pegs play")
    (checkout.folder / "go").touch()
    first.communicate(timeout=TIMEOUT)
    assert first.returncode == 0


def test_a_folder_that_cannot_be_written_to_is_refused(checkout: Checkout) -> None:
    (checkout.folder / "build").touch()
    status, text = checkout.run()
    assert status == 1
    assert text.startswith("Can't prepare this folder: ")
    assert "Traceback" not in text


def test_in_a_terminal_the_lines_stay_where_they_are(checkout: Checkout) -> None:
    checkout.plan("kernel", "echo 0.5 > build/kernel-progress; while [ ! -e served ]; do sleep 0.02; done")
    ours, theirs = pty.openpty()
    playing = checkout.start(stdout=theirs, stderr=theirs)
    os.close(theirs)
    text = ""
    while True:
        try:
            text += os.read(ours, 4096).decode()
        except OSError:  # the other side is closed
            break
    os.close(ours)
    assert playing.wait(TIMEOUT) == 0
    assert "Compiling the rules engine for this computer … 50%" in text
    drawn = re.split(r"\x1b\[4F", text)
    assert len(drawn) > 2
    assert "✓ Building the pages that browsers show" in drawn[-1]
    assert "Compiling the rules engine for this computer … goes on meanwhile" in drawn[-1]
    assert drawn[-1].splitlines()[-1] == "pegs serve waiting"
