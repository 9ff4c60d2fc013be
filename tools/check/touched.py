"""The files that differ from a commit."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def touched_files(since: str | None) -> list[str]:
    """Changed, new and deleted files, as paths below the root; since the last commit if there are none.

    ``since`` is the commit to compare with. By default it's the newest, or the one before it if nothing has
    changed after the newest.
    """
    if since is not None:
        return _differing(since)
    return _differing("HEAD") or _differing("HEAD~1")


def _differing(commit: str) -> list[str]:
    # Git quotes names with unusual letters unless they end with NUL.
    changed = _git("diff", "--name-only", "--no-renames", "-z", commit, "--")
    new = _git("ls-files", "--others", "--exclude-standard", "-z")
    return sorted({*changed, *new})


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"git {words[0]} failed: {done.stderr.strip()}")
    return [name for name in done.stdout.split("\0") if name]
