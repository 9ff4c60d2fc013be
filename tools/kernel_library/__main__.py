"""Build the library beside the kernel, unless it's there: ``python -m tools.kernel_library``."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
import time
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FOLDER = ROOT / "src" / "pegs" / "engine" / "kernel"
BUILD = ROOT / "build" / "kernel"
NAME = "_prebuilt"

sys.path[:0] = [str(ROOT), str(ROOT / "src")]
# The library is made of what Numba makes, by its usual settings.
for variable in [name for name in os.environ if name.startswith("NUMBA_")]:
    del os.environ[variable]
os.environ["PEGS_KERNEL"] = "numba"


def main() -> int:
    """Build it. Where that's not possible, say why: that's no error."""
    if is_built():
        return 0
    from tools.kernel_library.linking import NoCompilerError, check_compiler

    shutil.rmtree(BUILD, ignore_errors=True)
    for old in FOLDER.glob(f"{NAME}.*"):
        old.unlink()
    try:
        check_numba()
        check_compiler(BUILD)
        print("Compiling the rules engine, once (about 45 seconds) …", flush=True)
        began = time.monotonic()
        build()
        print(f"Compiled in {time.monotonic() - began:.0f} seconds.")
    except NoCompilerError as error:
        print(f"The rules engine can't be compiled ahead of time: {error}.")
        print("So Numba compiles it when it's first used, which takes half a minute (pegs-and-jokers[jit]).")
    return 0


def check_numba() -> None:
    """Raise NoCompilerError if this Numba is newer than the one that linking is tested with."""
    from pegs.engine.kernel import jit
    from tools.kernel_library.linking import NoCompilerError

    if jit.LTO is None:
        raise NoCompilerError(f"linking isn't tested with Numba {jit.NUMBA} yet")


def is_built() -> bool:
    """Whether the library that's there has been built from these sources, in this way."""
    from pegs.engine.kernel.sources import fingerprint

    # Look into the file, because a process can't load the module again once it has built it anew.
    marks = fingerprint().encode(), builder_fingerprint().encode()
    return any(all(mark in file.read_bytes() for mark in marks) for file in FOLDER.glob(f"{NAME}.*"))


def builder_fingerprint() -> str:
    """A hash of what builds the library, and of the platform it's for."""
    digest = hashlib.sha256(sysconfig.get_platform().encode())
    for file in sorted([*HERE.glob("*.py"), *HERE.glob("*.c")]):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def build() -> None:
    """Build the library and put it beside the kernel."""
    from pegs.engine.kernel.sources import fingerprint
    from tools.kernel_library.linking import link, module_source
    from tools.kernel_library.lowering import link_modules, lower_all
    from tools.kernel_library.machine_code import levels, object_code

    entries, modules = zip(*lower_all(), strict=True)
    bitcode = link_modules(modules, entries).as_bitcode()
    objects = [object_code(bitcode, entries, level) for level in range(len(levels()))]
    built = link(
        NAME, module_source(entries, len(objects), fingerprint(), builder_fingerprint()), objects, BUILD
    )
    shutil.copy2(built, FOLDER / built.name)


if __name__ == "__main__":
    sys.exit(main())
