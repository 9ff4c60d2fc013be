"""The kernel's machine code can be made for every platform that packages are meant for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.soak

ROOT = Path(__file__).parents[2]
FORMATS = {
    "x86_64-linux-gnu": b"\x7fELF",
    "aarch64-linux-gnu": b"\x7fELF",
    "arm64-apple-macosx11.0": b"\xcf\xfa\xed\xfe",
    "x86_64-apple-macosx11.0": b"\xcf\xfa\xed\xfe",
    "x86_64-pc-windows-msvc": b"\x64\x86",
}
"""How object files of each platform begin."""
CODE = """
import sys
from tools.kernel_library.lowering import link_modules, lower
from tools.kernel_library.machine_code import object_code
from pegs.engine.kernel import entry_points
entry, module = lower(entry_points.deal.py_func)
bitcode = link_modules([module], [entry]).as_bitcode()
for triple in sys.argv[1:]:
    print(object_code(bitcode, [entry], 0, triple)[:4].hex())
"""


@pytest.fixture(scope="module")
def beginnings() -> dict[str, bytes]:
    """The first bytes of an entry point's object file for each platform."""
    done = subprocess.run(
        [sys.executable, "-c", CODE, *FORMATS],
        cwd=ROOT,
        env={**os.environ, "PEGS_KERNEL": "numba"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return dict(zip(FORMATS, map(bytes.fromhex, done.stdout.split()), strict=True))


@pytest.mark.parametrize("triple", FORMATS)
def test_machine_code_for_every_platform(triple: str, beginnings: dict[str, bytes]) -> None:
    assert beginnings[triple].startswith(FORMATS[triple])
