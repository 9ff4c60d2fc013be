"""The browser client's sources as text, and what they import."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parents[1] / "web" / "src"
IMPORT = re.compile(
    r"(?P<type>import type [^\";]*)?(?:from|import)\s*(?P<later>\(\s*)?\"(?P<path>\.[^\"?]+)[^\"]*\""
)


class Imports(NamedTuple):
    """The files that one imports, and those it downloads later, as paths in ``web/src``.

    Of ``now``, the files in ``run`` give more than types.
    """

    now: set[str]
    later: set[str]
    run: set[str]


def sources() -> Iterator[Path]:
    """All files of TypeScript and Svelte, without tests."""
    for file in sorted((*WEB.rglob("*.ts"), *WEB.rglob("*.svelte"))):
        if not file.name.endswith(".test.ts"):
            yield file


def code(file: Path) -> str:
    """The text of a source file without comments."""
    text = file.read_text("utf-8")
    return re.sub(r"(?<!\w)/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", "", text, flags=re.DOTALL)


def path_of(file: Path) -> str:
    """Where it is in ``web/src``."""
    return file.relative_to(WEB).as_posix()


def imported(file: Path, path: str) -> str:
    """The file that an import's relative path names; empty if it is none of the client's sources."""
    near = (file.parent / path).resolve()
    names = (near.with_name(near.name + ending) for ending in ("", ".ts", ".svelte"))
    return next((path_of(name) for name in names if name.is_file() and name.is_relative_to(WEB)), "")


def imports(file: Path) -> Imports:
    """What a source file imports."""
    links = [(match, imported(file, match["path"])) for match in IMPORT.finditer(code(file))]
    now = [(match, path) for match, path in links if path and not match["later"]]
    return Imports(
        {path for _, path in now},
        {path for match, path in links if path and match["later"]},
        {path for match, path in now if not match["type"]},
    )
