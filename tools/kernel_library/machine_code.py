"""From an LLVM module to object files: one for each level of CPUs that is worth its own."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from typing import Any

import llvmlite.binding as llvm

from tools.kernel_library.lowering import EntryPoint

OPTIMIZATION = 3
LEVELS = {"x86_64": ("x86-64-v2", "x86-64-v3"), "AMD64": ("x86-64-v2", "x86-64-v3")}
"""The kinds of CPUs for each architecture, the oldest first; one for all if it isn't here."""


def levels() -> tuple[str, ...]:
    """The kinds of CPUs that the library has code for."""
    return LEVELS.get(platform.machine(), ("generic",))


def symbol(entry: EntryPoint, level: int) -> str:
    """The name of an entry point in an object file."""
    return f"pegs_{entry.name}_{level}"


def object_code(
    bitcode: bytes, entries: Sequence[EntryPoint], level: int, triple: str | None = None
) -> bytes:
    """Optimize a module for a level's CPUs and compile it, for this platform or the one ``triple`` names."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(triple or llvm.get_process_triple())
    machine = target.create_target_machine(
        cpu=levels()[level], opt=OPTIMIZATION, reloc="pic", codemodel="default"
    )
    module = llvm.parse_bitcode(bitcode)
    module.triple = machine.triple
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
