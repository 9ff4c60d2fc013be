"""How many files and connections the system lets this process have open."""

from __future__ import annotations

import contextlib
import sys

UNLIMITED = 1_000_000


def raise_limit_of_files() -> int:
    """Raise the number of files that may be open as far as the system allows, and return it."""
    soft = UNLIMITED
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # macOS allows less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        if soft == resource.RLIM_INFINITY:
            soft = UNLIMITED
    return soft
