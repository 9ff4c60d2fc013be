"""The library for other machines than this one: compiled here, and linked by ``zig cc`` (PyPI's ziglang).

``python -m tools.kernel_library --target musllinux-arm64`` puts it into `BUILD`, and a wheel for that machine
takes it from there (``hatch_build.py``).

Numba's code is the same for every machine with 64-bit pointers, lowest byte first, as all of `TARGETS` have
them. Python's header files are this machine's: the module uses only the stable ABI, which all of them share.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.kernel_library.__main__ import builder_fingerprint
from tools.kernel_library.entry_point import EntryPoint

BUILD = Path(__file__).parents[2] / "build" / "kernel-targets"
NAME = "_prebuilt.abi3.so"
_LINK = ("-O2", "-shared", "-fPIC", "-fvisibility=hidden", "-s")
_APPLE = ("-undefined", "dynamic_lookup")
"""Python's functions are found when the library is loaded; on Linux, linkers take that for granted."""


@dataclass(frozen=True, slots=True)
class Target:
    """A kind of machine: what LLVM calls it, what zig does, and the platform tag of its wheels."""

    triple: str
    zig: str
    tag: str
    options: tuple[str, ...] = ()


TARGETS = {
    "linux-x86_64": Target("x86_64-unknown-linux-gnu", "x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64"),
    "linux-arm64": Target("aarch64-unknown-linux-gnu", "aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64"),
    "musllinux-x86_64": Target("x86_64-unknown-linux-musl", "x86_64-linux-musl", "musllinux_1_2_x86_64"),
    "musllinux-arm64": Target("aarch64-unknown-linux-musl", "aarch64-linux-musl", "musllinux_1_2_aarch64"),
    "macos-x86_64": Target("x86_64-apple-macosx11.0", "x86_64-macos.11.0", "macosx_11_0_x86_64", _APPLE),
    "macos-arm64": Target("arm64-apple-macosx11.0", "aarch64-macos.11.0", "macosx_11_0_arm64", _APPLE),
}


def library(name: str) -> Path:
    """Where the library for a target is, once it's built."""
    return BUILD / name / NAME


def main(names: Sequence[str]) -> int:
    """Build the library for each of these targets that hasn't got it, and print each one's tag and file."""
    unknown = [name for name in names if name not in TARGETS]
    if unknown or not names:
        print(f"The targets are {', '.join(TARGETS)}.", file=sys.stderr)
        return 2
    missing = [name for name in names if not is_built(name)]
    if missing:
        build(missing)
    for name in names:
        print(TARGETS[name].tag, library(name))
    return 0


def is_built(name: str) -> bool:
    """Whether the library for a target has been built from these sources, in this way."""
    from pegs.engine.kernel.sources import fingerprint

    file = library(name)
    marks = fingerprint().encode(), builder_fingerprint(name).encode()
    return file.exists() and all(mark in file.read_bytes() for mark in marks)


def build(names: Sequence[str]) -> None:
    """Build the library for targets. Numba's part of the work, which takes longest, is done once for all."""
    from tools.kernel_library.lowering import link_modules, lower_all

    entries, modules = zip(*lower_all(), strict=True)
    bitcode = link_modules(modules, entries).as_bitcode()
    for name in names:
        _build_one(name, entries, bitcode)


def _build_one(name: str, entries: Sequence[EntryPoint], bitcode: bytes) -> None:
    from pegs.engine.kernel.sources import fingerprint
    from tools.kernel_library.linking import module_source
    from tools.kernel_library.machine_code import levels, object_code

    target, folder = TARGETS[name], library(name).parent
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    objects = []
    for level in range(len(levels(target.triple))):
        objects.append(folder / f"kernel_{level}.o")
        objects[-1].write_bytes(object_code(bitcode, entries, level, target.triple))
    source = folder / "module.c"
    source.write_text(module_source(entries, len(objects), fingerprint(), builder_fingerprint(name)), "utf-8")
    link(target, [source, *objects], library(name))


def link(target: Target, files: Sequence[Path], built: Path) -> None:
    """Compile C sources and link them with object files for a target."""
    zig = (sys.executable, "-m", "ziglang", "cc", "-target", target.zig)
    headers = ("-I", sysconfig.get_path("include"))
    subprocess.run([*zig, *_LINK, *target.options, *headers, *files, "-o", built], check=True)
