"""The sources of the kernel, and their fingerprint, which shows whether compiled code is up to date."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from pathlib import Path

COUNTING = ("columns.py", "collector.py", "loop.py")
STEPPING = ("columns.py", "relative.py", "observing.py", "describing.py", "stepping.py")
TRAINING = ("searched_play.py", "self_play.py")
CONSTANTS = ("board.py", "cards.py", "operations.py", "position.py", "turn.py")
"""Their numbers become part of compiled code."""
RECORD = "pegs.engine.kernel._fingerprint"
"""The module with the fingerprint, where there are no sources (``tools/here``)."""


def kernel_sources() -> list[Path]:
    """Every file that compiled code depends on."""
    package = Path(__file__).parents[2]
    others = [package / "story" / "statistics.py", package / "rules" / "switches.py"]
    others += [package / "core" / name for name in CONSTANTS]
    others += [package / "analysis" / name for name in COUNTING]
    others += [package / "study" / name for name in STEPPING]
    others += [package / "training" / name for name in TRAINING]
    return sorted(
        [*(package / "engine" / "kernel").glob("*.py"), *(package / "players").glob("*.py"), *others]
    )


@cache
def fingerprint() -> str:
    """A hash of all the sources; modules that came without their sources have it with them."""
    if __file__.endswith(".pyc"):
        built: str = import_module(RECORD).FINGERPRINT
        return built
    digest = hashlib.sha256()
    for source in kernel_sources():
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]
