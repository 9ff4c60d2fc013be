"""What ``COPY`` sees of a folder: .dockerignore decides."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path


def copied(root: Path) -> list[str]:
    """The files that an engine would be given, relative to a folder with a .dockerignore."""
    rules = [_rule(line) for line in (root / ".dockerignore").read_text("utf-8").splitlines() if line.strip()]
    return sorted(name for name in _files(root) if not _is_ignored(name, rules))


def _files(root: Path) -> Iterator[str]:
    for folder, folders, names in os.walk(root):
        folders[:] = [each for each in folders if each not in (".git", "node_modules", ".venv", ".tools")]
        for name in names:
            yield (Path(folder) / name).relative_to(root).as_posix()


def _rule(line: str) -> tuple[re.Pattern[str], bool]:
    """A pattern of a path or of a folder above it, and whether it's ignored."""
    text = line.strip().removeprefix("!")
    pattern = re.escape(text).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*")
    return re.compile(rf"{pattern}(?:/.*)?"), not line.startswith("!")


def _is_ignored(name: str, rules: list[tuple[re.Pattern[str], bool]]) -> bool:
    """The last rule that fits counts."""
    ignored = False
    for pattern, ignores in rules:
        if pattern.fullmatch(name):
            ignored = ignores
    return ignored
