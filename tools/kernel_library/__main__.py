"""Build the library beside the kernel, unless it's there: ``python -m tools.kernel_library``."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FOLDER = ROOT / "src" / "pegs" / "engine" / "kernel"
BUILD = ROOT / "build" / "kernel"
NAME = "_prebuilt"

sys.path[:0] = [str(ROOT), str(ROOT / "src")]
os.environ["PEGS_KERNEL"] = "numba"  # the library is made of what Numba makes


def main() -> int:
    """Build it. Without a C compiler, say what happens instead: that's no error."""
    if is_built():
        return 0
    from tools.kernel_library.linking import NoCompilerError, check_compiler

    shutil.rmtree(BUILD, ignore_errors=True)
    try:
        check_compiler(BUILD)
    except NoCompilerError as error:
        print(f"There's no C compiler here, or no Python headers ({error}).")
        print("So the rules engine is compiled when it's first used, which takes half a minute.")
        return 0
    print("Compiling the rules engine, once (about 45 seconds) …", flush=True)
    began = time.monotonic()
    build()
    print(f"Compiled in {time.monotonic() - began:.0f} seconds.")
    return 0


def is_built() -> bool:
    """Whether the library that's there has been built from these sources, in this way."""
    from pegs.engine.kernel.sources import fingerprint

    # Look into the file, because a process can't load the module again once it has built it anew.
    marks = fingerprint().encode(), maker().encode()
    return any(all(mark in file.read_bytes() for mark in marks) for file in FOLDER.glob(f"{NAME}.*"))


def maker() -> str:
    """A hash of what builds the library."""
    digest = hashlib.sha256()
    for file in sorted([*HERE.glob("*.py"), *HERE.glob("*.c")]):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def build() -> None:
    """Build the library and put it beside the kernel."""
    from pegs.engine.kernel.sources import fingerprint
    from tools.kernel_library.linking import link, module_source
    from tools.kernel_library.lowering import joined, lower
    from tools.kernel_library.machine_code import levels, object_code

    entries, modules = zip(*lower(), strict=True)
    bitcode = joined(modules, entries).as_bitcode()
    objects = [object_code(bitcode, entries, level) for level in range(len(levels()))]
    built = link(NAME, module_source(entries, len(objects), fingerprint(), maker()), objects, BUILD)
    for old in FOLDER.glob(f"{NAME}.*"):
        old.unlink()
    shutil.copy2(built, FOLDER / built.name)


if __name__ == "__main__":
    sys.exit(main())
