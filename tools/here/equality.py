"""Compare games on a device with native ones: ``python -m tools.here.equality [--games N] [--first K]``.

Both play the same seeded games (`tools.here.games`). What is stored and all that the client is told must be
equal, byte for byte. Before a release, 1,000 games are. ``python -m tools.here`` makes the device's files.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

from tools.here import games
from tools.here.files import BUILT, NODE, WEB

SCRIPT = WEB / "tools" / "heregames.ts"
COMMENT = "#"
"""What a line of the script begins with that isn't about a game."""


def main(words: Sequence[str] | None = None) -> int:
    """Play the games, print those that differ and how many are equal, and return the exit status."""
    parser = argparse.ArgumentParser(prog="tools.here.equality", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="how many; 100 by default")
    parser.add_argument("--first", type=int, default=0, help="the first one's number")
    parser.add_argument("--show", action="store_true", help="print every game")
    chosen = parser.parse_args(words)
    different = 0
    for native, device in pairs(chosen.first, chosen.games):
        if native != device or chosen.show:
            print(f"native {native}\ndevice {device}", flush=True)
        different += native != device
    print(f"{chosen.games - different} of {chosen.games} games are equal")
    return 1 if different else 0


def pairs(
    first: int, number: int, most: int = games.MOST, base: Path = BUILT.parent
) -> Iterator[tuple[str, str]]:
    """What came of each game, natively and on a device, which plays at the same time."""
    arguments = (f"{base}/", games.__file__, str(first), str(number), str(most))
    with subprocess.Popen((NODE, SCRIPT, *arguments), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for native in games.lines(first, number, most):
            yield native, _line(process.stdout)


def _line(output: IO[str]) -> str:
    """The next line about a game; empty if the device has failed."""
    return next((line.rstrip("\n") for line in output if not line.startswith(COMMENT)), "")


if __name__ == "__main__":
    sys.exit(main())
