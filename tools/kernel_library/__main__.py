"""Build the library beside the kernel, unless it's there: ``python -m tools.kernel_library``.

With ``--check``, only look whether it's there: then the exit status is 0. With ``--target NAME ...``, build
it for other machines, and print the platform tag and the file of each (`tools.kernel_library.targets`).
With ``--wasm``, build what a game in a browser needs of it (`tools.kernel_library.wasm`).
"""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
import signal
import sys
import sysconfig
import time
from collections.abc import Callable, Sequence
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FOLDER = ROOT / "src" / "pegs" / "engine" / "kernel"
BUILD = ROOT / "build" / "kernel"
PROGRESS = ROOT / "build" / "kernel-progress"
"""Locked while a process builds; has the share of the work that is done (`pegs.engine.kernel.building`)."""
NAME = "_prebuilt"
UNFINISHED = ".new"
"""The ending of a library that is being put in its place."""
READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)
"""The errors of a folder that can't be written to."""
STARTED = 0.01
"""The share that is done once nothing stands in the way."""
LOWERING = 0.8
"""The share of the time that goes into Numba's part of the work."""

sys.path[:0] = [str(ROOT), str(ROOT / "src")]


def main(words: Sequence[str]) -> int:
    """Build it. Where that's not possible, say why: that's no error."""
    if "--target" in words:
        from tools.kernel_library import targets

        return targets.main([word for word in words if word != "--target"])
    if "--wasm" in words:
        from tools.kernel_library import wasm

        return wasm.main()
    if is_built() or "--check" in words:
        return 0 if is_built() else 1
    from pegs.engine.kernel.building import BuildFile

    try:
        with BuildFile(PROGRESS) as file:
            if not is_built():  # another process may just have built it
                build_with_this_compiler(file.report)
    except OSError as error:
        if error.errno not in READ_ONLY:
            raise
        explain(f"{error.filename} can't be written")
    return 0


def build_with_this_compiler(report: Callable[[float], None]) -> None:
    """Build the library, if there's a C compiler for it."""
    from tools.kernel_library.linking import NoCompilerError, check_compiler

    shutil.rmtree(BUILD, ignore_errors=True)
    for old in FOLDER.glob(f"{NAME}.*"):
        old.unlink()
    try:
        check_numba()
        check_compiler(BUILD)
        print("Compiling the rules engine, once (about 45 seconds) …", flush=True)
        began = time.monotonic()
        report(STARTED)
        build(report)
        print(f"Compiled in {time.monotonic() - began:.0f} seconds.")
    except NoCompilerError as error:
        explain(str(error))


def explain(reason: str) -> None:
    """Say why there's no library, and what happens without."""
    print(f"The rules engine can't be compiled ahead of time: {reason}.")
    print("So Numba compiles it when it's first used, which takes half a minute (pegs-and-jokers[jit]).")


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
    files = [file for file in FOLDER.glob(f"{NAME}.*") if file.suffix != UNFINISHED]
    return any(all(mark in file.read_bytes() for mark in marks) for file in files)


def builder_fingerprint(platform: str | None = None) -> str:
    """A hash of what builds the library, and of the platform it's for, by default this one."""
    digest = hashlib.sha256((platform or sysconfig.get_platform()).encode())
    for file in sorted([*HERE.glob("*.py"), *HERE.glob("*.[ch]")]):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def build(report: Callable[[float], None] = lambda _: None) -> None:
    """Build the library and put it beside the kernel. ``report`` is called with the share that is done."""
    from pegs.engine.kernel.sources import fingerprint
    from tools.kernel_library.linking import link, module_source
    from tools.kernel_library.lowering import link_modules, lower_all
    from tools.kernel_library.machine_code import object_codes

    lowered = lower_all(lambda share: report(max(STARTED, LOWERING * share)))
    entries, modules = zip(*lowered, strict=True)
    objects = object_codes(link_modules(modules, entries).as_bitcode(), entries)
    built = link(
        NAME, module_source(entries, len(objects), fingerprint(), builder_fingerprint()), objects, BUILD
    )
    # A process that starts meanwhile finds all of it or nothing.
    unfinished = FOLDER / f"{built.name}{UNFINISHED}"
    shutil.copy2(built, unfinished)
    unfinished.replace(FOLDER / built.name)


def choose_numba() -> None:
    """Have Numba compile the kernel in this process, by its usual settings: the library is made of that."""
    for variable in [name for name in os.environ if name.startswith("NUMBA_")]:
        del os.environ[variable]
    os.environ["PEGS_KERNEL"] = "numba"


if __name__ == "__main__":
    choose_numba()
    # Numba would swallow a KeyboardInterrupt.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main(sys.argv[1:]))
