"""Makes archives of compiled modules. Runs in Pyodide, whose Python is the device's (``web/tools/here.ts``).

Entries are stored as they are: whoever serves or sends the archive compresses the whole.
"""

import marshal
import zipfile
from collections.abc import Collection
from importlib.util import MAGIC_NUMBER

OPTIMIZED = 2
"""Without docstrings and asserts."""
HEADER = MAGIC_NUMBER + bytes((1, 0, 0, 0)) + bytes(8)
"""What bytecode begins with that is never compared with a source."""


def compiled(source: bytes, name: str) -> bytes:
    """A module's bytecode."""
    code = compile(source, f"/{name}", "exec", dont_inherit=True, optimize=OPTIMIZED)
    return HEADER + marshal.dumps(code)


def pack(sources: str, archive: str, wanted: Collection[str] | None = None) -> None:
    """Write an archive with the files of another, or with those that are wanted."""
    with zipfile.ZipFile(sources) as read, zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as written:
        for name in sorted(read.namelist()):
            if wanted is None or name in wanted:
                body = read.read(name)
                is_source = name.endswith(".py")
                entry = zipfile.ZipInfo(f"{name}c" if is_source else name)
                written.writestr(entry, compiled(body, name) if is_source else body)


def add(archive: str, name: str, file: str) -> None:
    """Add a file to an archive."""
    with zipfile.ZipFile(archive, "a", zipfile.ZIP_STORED) as written, open(file, "rb") as body:  # noqa: PTH123
        written.writestr(zipfile.ZipInfo(name), body.read())
