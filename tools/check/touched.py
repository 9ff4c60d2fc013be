"""The files that differ from a commit."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def touched_files(since: str | None, root: Path = ROOT) -> list[str]:
    """Changed, new and deleted files of a checkout, as paths below its root.

    ``since`` is the commit to compare with. By default it's the newest, or the one before it if nothing has
    changed after the newest. Raises SystemExit if Git doesn't know it, or if this isn't a checkout.
    """
    if not _has_commit("HEAD", root):
        raise SystemExit("Only a Git checkout knows what you've touched. `make test` checks everything.")
    if since is not None:
        return _differing(since, root)
    return _differing("HEAD", root) or (_differing("HEAD~1", root) if _has_commit("HEAD~1", root) else [])


def _has_commit(commit: str, root: Path) -> bool:
    """Whether there is such a commit; a shallow clone has only the newest."""
    known = ["git", "rev-parse", "--quiet", "--verify", commit]
    return subprocess.run(known, cwd=root, capture_output=True, check=False).returncode == 0


def _differing(commit: str, root: Path) -> list[str]:
    # Git quotes names with unusual letters unless they end with NUL.
    changed = _git(root, "diff", "--name-only", "--no-renames", "-z", commit, "--")
    new = _git(root, "ls-files", "--others", "--exclude-standard", "-z")
    return sorted({*changed, *new})


def _git(root: Path, *words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"git {words[0]} failed: {done.stderr.strip()}")
    return [name for name in done.stdout.split("\0") if name]
