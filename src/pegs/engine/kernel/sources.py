"""The sources of the kernel, and a fingerprint of them that says whether compiled code is still theirs."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path


def kernel_sources() -> list[Path]:
    """Every file that compiled code depends on."""
    package = Path(__file__).parents[2]
    counting = [package / "story" / "statistics.py"]
    counting += [package / "analysis" / name for name in ("columns.py", "collector.py", "loop.py")]
    stepping = ("columns.py", "relative.py", "observing.py", "describing.py", "stepping.py")
    counting += [package / "study" / name for name in stepping]
    return sorted([*(package / "engine").rglob("*.py"), *(package / "players").glob("*.py"), *counting])


@cache
def fingerprint() -> str:
    """A hash of all the sources."""
    digest = hashlib.sha256()
    for source in kernel_sources():
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]
