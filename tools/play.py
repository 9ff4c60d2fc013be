"""Prepare what a game needs, show what takes so long, and start it: ``make play`` and ``make terminal``.

It runs on the system's Python, before anything is installed. ``make`` knows what is up to date and how each
part is made; here the parts are made at the same time, with their output in files under ``build/play/``. The
table opens as soon as its pages can be shown. Then the rules engine may still be compiled, and the server
waits for it (`pegs.engine.kernel.building`).
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[1]
LOGS = ROOT / "build" / "play"
PROGRESS = ROOT / "build" / "kernel-progress"
"""What the kernel's builder writes, as in `tools/kernel_library`."""
BIN = Path(".venv") / "bin"
MAKE = os.environ.get("PEGS_MAKE", "make")
INTERVAL = 0.2
"""Seconds between looks at what has finished."""
LOG_END = 25
"""The lines of a log that are shown after a failure."""
PATIENCE = 5.0
"""Seconds that a part has to end by itself after it was asked to."""
INTERRUPTED = 130


class FailedError(Exception):
    """A part that couldn't be made."""

    def __init__(self, step: Step) -> None:
        super().__init__(step.name)
        self.step = step


@dataclass
class Step:
    """Something to make: a target of the Makefile, and how it's told to the person who waits."""

    name: str
    target: str
    doing: str
    needs: tuple[str, ...] = ()
    check: tuple[str, ...] = ()
    """The command that finds out whether there's nothing to do; without one, make knows."""
    is_optional: bool = False
    """Whether people can play without it."""
    began: float = 0.0
    is_done: bool = False
    process: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    @property
    def log(self) -> Path:
        """Where its output goes."""
        return LOGS / f"{self.name}.log"

    def is_needed(self) -> bool:
        """Whether there's anything to do."""
        return not succeeds(self.check or make("--question", self.target))

    def start(self) -> None:
        """Start making it, in a session of its own: only this process gets Ctrl-C, and then stops it."""
        self.began = time.monotonic()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                make(self.target),
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=environment(),
                start_new_session=True,
            )

    def look(self) -> None:
        """Notice if it has ended. Raises FailedError if it failed and isn't optional."""
        status = self.process.poll() if self.process is not None and not self.is_done else None
        if status and not self.is_optional:
            raise FailedError(self)
        self.is_done = self.is_done or status is not None

    def stop(self) -> None:
        """Stop making it, and whatever it has started."""
        if self.process is None or self.process.poll() is not None:
            return
        for sign in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, sign)
                self.process.wait(PATIENCE)
            except ProcessLookupError:
                return
            except subprocess.TimeoutExpired:
                continue
            else:
                return


def succeeds(command: Sequence[str]) -> bool:
    """Whether a command runs, and ends well."""
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=environment(),
            check=False,
        )
    except FileNotFoundError:  # nothing is installed yet
        return False
    return done.returncode == 0


def make(*words: str) -> tuple[str, ...]:
    """A command line of make."""
    return (MAKE, "--no-print-directory", f"PYTHON={sys.executable}", *words)


def environment(**more: str) -> dict[str, str]:
    """The environment of what is started from here: without the options of the make that runs this."""
    unwanted = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "PYTHONDONTWRITEBYTECODE")
    return {**{name: text for name, text in os.environ.items() if name not in unwanted}, **more}


KERNEL = Step(
    "kernel",
    "kernel",
    "Compiling the rules engine for this computer",
    ("packages",),
    check=(str(BIN / "python"), "-m", "tools.kernel_library", "--check"),
    is_optional=True,
)
CLIENT = Step(
    "client", "src/pegs/server/http/static/index.html", "Building the pages that browsers show", ("packages",)
)
PRINTING = Step("printing", ".venv/.print-ready", "Installing what printing needs", is_optional=True)
"""Made while people already play."""


def steps_of(packages: str, *more: Step) -> list[Step]:
    """The parts that a game needs; ``packages`` is the target that installs them."""
    return [
        Step("installer", ".tools/.ready", "Fetching uv, which installs the rest"),
        Step("packages", packages, "Installing Python packages into .venv", ("installer",)),
        KERNEL,
        *more,
    ]


def is_everything_there(steps: Sequence[Step]) -> bool:
    """Whether there's nothing to make."""
    targets = [step.target for step in steps if not step.check]
    return succeeds(make("--question", *targets)) and not any(
        step.is_needed() for step in steps if step.check
    )


class Lines:
    """Shows a line for each part: how long it takes or how far it is. In a terminal the lines change."""

    def __init__(self, steps: Sequence[Step], out: IO[str]) -> None:
        self._steps, self._out = steps, out
        self._is_live = out.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self._shown: dict[str, str] = {}

    def show(self) -> None:
        """Show what has changed."""
        lines = {step.name: self._line(step) for step in self._steps}
        if lines == self._shown:
            return
        if self._is_live:
            up = f"\x1b[{len(self._shown)}F" if self._shown else ""
            self._out.write(up + "".join(f"\x1b[2K{line}\n" for line in lines.values()))
        else:
            started = [step for step in self._steps if step.began and step.name not in self._shown]
            self._out.write("".join(f"{step.doing} …\n" for step in started))
            lines = {**self._shown, **{step.name: "" for step in started}}
        self._out.flush()
        self._shown = lines

    def leave(self) -> None:
        """Show that what is still being made doesn't hold up anybody."""
        if self._is_live and any(not step.is_done for step in self._steps):
            lines = [self._line(step).partition(" … ") for step in self._steps]
            goes_on = [line + (" … goes on meanwhile" if rest else "") for line, rest, _ in lines]
            self._out.write(f"\x1b[{len(lines)}F" + "".join(f"\x1b[2K{line}\n" for line in goes_on))
            self._out.flush()

    def _line(self, step: Step) -> str:
        if step.is_done:
            return f"  ✓ {step.doing}"
        if not step.began:
            return f"    {step.doing}"
        return f"  · {step.doing} … {progress(step)}"


def progress(step: Step) -> str:
    """How far a part is, or how long it takes already."""
    share = built() if step.name == "kernel" else 0.0
    return f"{share:.0%}" if share else f"{time.monotonic() - step.began:.0f} s"


def built() -> float:
    """The share of the rules engine that is compiled, 0 ... 1."""
    try:
        return float(PROGRESS.read_text() or 0)
    except (OSError, ValueError):
        return 0.0


class Preparation:
    """The parts that are missing, and making them. ``unlock`` lets another window prepare this folder."""

    def __init__(self, steps: Sequence[Step], out: IO[str], unlock: Callable[[], None]) -> None:
        self.unlock = unlock
        self.steps = [step for step in steps if step.is_needed()]
        if KERNEL in self.steps and PROGRESS.exists():
            PROGRESS.write_text("")  # of the last time
        self._lines = Lines(self.steps, out)

    def has(self, name: str) -> bool:
        """Whether a part isn't made yet."""
        return any(step.name == name and not step.is_done for step in self.steps)

    def advance(self) -> None:
        """Notice what has ended, and start what can be made now. Raises FailedError."""
        for step in self.steps:
            step.look()
        for step in self.steps:
            if not step.began and not any(self.has(name) for name in step.needs):
                step.start()

    def run(self, *last: str) -> None:
        """Go on until the parts with these names are made, and show it. Raises FailedError."""
        self._run_while(lambda: any(self.has(name) for name in last))

    def run_until_compiling(self) -> None:
        """Go on until the rules engine is being compiled, or can't be. Raises FailedError."""
        self._run_while(lambda: self.has("kernel") and not built())
        self._lines.leave()

    def _run_while(self, is_missing: Callable[[], bool]) -> None:
        while is_missing():
            self.advance()
            self._lines.show()
            time.sleep(INTERVAL)
        self._lines.show()

    def stop(self) -> None:
        """Stop everything that is being made."""
        for step in self.steps:
            step.stop()


@contextmanager
def alone(out: IO[str]) -> Iterator[Callable[[], None]]:
    """Let only one process at a time prepare this folder. Yields a function that ends it early.

    Raises OSError if the folder can't be written to.
    """
    import fcntl

    LOGS.mkdir(parents=True, exist_ok=True)
    with (LOGS / "lock").open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("This folder is being prepared in another window. Waiting for it …", file=out, flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield partial(fcntl.flock, file, fcntl.LOCK_UN)


def play(arguments: Sequence[str]) -> int:
    """Open the table: the status of the server."""
    steps = steps_of(".venv/.play-ready", CLIENT)
    if is_everything_there([*steps, PRINTING]):
        start_instead("serve", *arguments)
    with prepared(steps) as preparation:
        preparation.run("installer", "packages", "client")
        preparation.run_until_compiling()
        return Serving(preparation, arguments).run()


def terminal(arguments: Sequence[str]) -> int:
    """Play here."""
    steps = steps_of(".venv/.terminal-ready")
    if not is_everything_there(steps):
        with prepared(steps) as preparation:
            preparation.run(*[step.name for step in steps])
            explain_compiling()
    start_instead("play", *arguments)
    raise AssertionError


@contextmanager
def prepared(steps: Sequence[Step]) -> Iterator[Preparation]:
    """What makes these parts; in the end it's stopped."""
    with alone(sys.stdout) as unlock:
        preparation = Preparation(steps, sys.stdout, unlock)
        greet(preparation)
        try:
            yield preparation
        finally:
            preparation.stop()
            PRINTING.stop()


def greet(preparation: Preparation) -> None:
    """Say that the first start takes longer."""
    if preparation.has("packages"):
        print("Getting Pegs and Jokers ready. It takes about a minute, this once.", flush=True)


def start_instead(*words: str) -> None:
    """Run ``pegs`` in place of this process."""
    os.chdir(ROOT)
    os.execve(BIN / "pegs", ["pegs", *words], environment())


class Serving:
    """A server, and what is still made while it runs."""

    def __init__(self, preparation: Preparation, arguments: Sequence[str]) -> None:
        self._preparation, self._arguments = preparation, arguments

    def run(self) -> int:
        """Run the server until it's stopped; its status.

        If it waited for a rules engine that couldn't be built, another one lets Numba compile it.
        """
        signal.signal(signal.SIGINT, lambda *_: None)  # the server gets it, too, and ends
        waits = self._preparation.has("kernel")
        if not waits:
            explain_compiling()
        status = self._serve(self._arguments, waits)
        if status and waits and not self._preparation.has("kernel") and KERNEL.is_needed():
            explain_compiling()
            status = self._serve([*self._arguments, "--no-browser"], waits=False)
        return status

    def _serve(self, arguments: Sequence[str], waits: bool) -> int:
        more = {"PEGS_KERNEL_BUILD": str(PROGRESS)} if waits else {}
        if PRINTING.is_needed():
            more["PEGS_INSTALLING"] = "print charts"
        server = subprocess.Popen([BIN / "pegs", "serve", *arguments], cwd=ROOT, env=environment(**more))
        for each in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(each, lambda *_: server.terminate())
        while server.poll() is None:
            self._make_the_rest()
            time.sleep(INTERVAL)
        if server.returncode and KERNEL.process is not None:
            with suppress(subprocess.TimeoutExpired):  # it may have ended because the builder did
                KERNEL.process.wait(PATIENCE)
            KERNEL.look()
        return server.returncode

    def _make_the_rest(self) -> None:
        """Notice when the rules engine is compiled; then install what printing needs."""
        for step in (KERNEL, PRINTING):
            step.look()
        if not self._preparation.has("kernel") and not PRINTING.began:
            PRINTING.began = time.monotonic()
            PRINTING.is_done = not PRINTING.is_needed()
            if not PRINTING.is_done:
                PRINTING.start()
        if PRINTING.is_done:
            self._preparation.unlock()


def explain_compiling() -> None:
    """Repeat what the builder says if it couldn't compile the rules engine."""
    if KERNEL.began and KERNEL.is_needed():
        print("\n".join(KERNEL.log.read_text("utf-8", "replace").splitlines()[-2:]), flush=True)


def explain(failed: FailedError) -> None:
    """Show the end of a log, and what to do."""
    step = failed.step
    lines = step.log.read_text("utf-8", "replace").splitlines()
    print(f"\nThis didn't work: {step.doing[0].lower()}{step.doing[1:]}. Its log ends with:\n")
    print("\n".join(f"    {line}" for line in lines[-LOG_END:]))
    print(f"\nThe whole log is {step.log.relative_to(ROOT)}. When that's fixed, run the same command again:")
    print("it goes on where it stopped.")


def main(words: Sequence[str]) -> int:
    """Play in the browser (``play``) or here (``terminal``), with further options for ``pegs``."""
    os.chdir(ROOT)
    for each in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, signal.default_int_handler)
    try:
        return {"play": play, "terminal": terminal}[words[0]](words[1:])
    except FailedError as failed:
        explain(failed)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The same command goes on from here.")
        return INTERRUPTED
    except OSError as error:
        print(f"Can't prepare this folder: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
