"""From an LLVM module to object files: one for each level of CPUs that is worth its own."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import llvmlite.binding as llvm

from tools.kernel_library.entry_point import EntryPoint

OPTIMIZATION = 3
_LEVELS = {"x86_64": ("x86-64-v2", "x86-64-v3")}
"""The kinds of CPUs of an architecture, the oldest first."""


def levels(triple: str | None = None) -> tuple[str, ...]:
    """The kinds of CPUs that the library has code for, on this platform or another; the oldest first."""
    architecture, *rest = (triple or llvm.get_process_triple()).split("-")
    if "windows" in rest:  # its compiler can't ask which kind this machine has
        return _LEVELS.get(architecture, ("generic",))[:1]
    return _LEVELS.get(architecture, ("generic",))


def symbol(entry: EntryPoint, level: int) -> str:
    """The name of an entry point in an object file."""
    return f"pegs_{entry.name}_{level}"


def object_codes(bitcode: bytes, entries: Sequence[EntryPoint]) -> list[bytes]:
    """Compile a module for each level's CPUs, at the same time; llvmlite's threads would take turns."""
    with ProcessPoolExecutor(len(levels()), multiprocessing.get_context("spawn")) as pool:
        return list(pool.map(partial(object_code, bitcode, entries), range(len(levels()))))


def object_code(
    bitcode: bytes, entries: Sequence[EntryPoint], level: int, triple: str | None = None
) -> bytes:
    """Optimize a module for a level's CPUs and compile it, for this platform or the one ``triple`` names."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(triple or llvm.get_process_triple())
    machine = target.create_target_machine(
        cpu=levels(triple)[level], opt=OPTIMIZATION, reloc="pic", codemodel="default"
    )
    module = llvm.parse_bitcode(bitcode)
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    for entry in entries:
        module.get_function(entry.symbol).name = symbol(entry, level)
    _optimize(module, machine)
    code: bytes = machine.emit_object(module)
    return code


def _optimize(module: Any, machine: Any) -> None:
    tuning = llvm.create_pipeline_tuning_options(OPTIMIZATION)
    tuning.loop_vectorization = True
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
