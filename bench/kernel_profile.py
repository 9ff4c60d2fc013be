"""What the kernel spends its time on, by parts, while it plays whole games of random turns.

Linux's `perf` tells functions apart, so this builds a library of the kernel (in about a minute) in which only
the smallest are inlined. That costs a tenth of the speed, so look at the shares. Needs `perf`.

Run: python bench/kernel_profile.py [RULES ...]
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from measure import show

BUILD = Path(__file__).parents[1] / "build" / "kernel-profile"
LIBRARY = "pegs.engine.kernel._prebuilt"
SETS = "basic", "guide", "arizona", "north-carolina"
SECONDS = 4.0
TOP = 12
"""How many single functions are shown."""
PARTS = {
    "reach": "how far each peg may go",
    "card_moves": "single moves, coming out, jumps",
    "movegen": "which cards to list, and how",
    "split_fast_path": "splits by masks",
    "split_crossings": "splits by masks",
    "splits": "splits made on the board",
    "split_seconds": "splits made on the board",
    "long_splits": "splits made on the board",
    "pegs_on_board": "moving pegs and taking them back",
    "act": "moving pegs and taking them back",
    "dedupe": "leaving out equal outcomes",
    "apply": "playing and drawing",
    "piles": "playing and drawing",
    "loop": "choosing, and the loop over turns",
    "entry_points": "choosing, and the loop over turns",
}
"""What each module of the kernel does."""
OTHERS = "the rest"
_SAMPLE = re.compile(r"^ *([0-9.]+)% +\[.\] pegs::(?:[a-z_]+::)*([a-z_]+)::([a-z_]+)\[", re.MULTILINE)

Shares = dict[tuple[str, str], float]
"""By module and function."""


def build() -> None:
    """Build the library with its functions kept apart."""
    from pegs.engine.kernel import jit

    jit.inner = jit.rare
    from tools.kernel_library import __main__ as builder

    builder.FOLDER, builder.BUILD = BUILD, BUILD / "parts"
    BUILD.mkdir(parents=True, exist_ok=True)
    builder.build()


def play(rules: str) -> None:
    """Play random games for some seconds, in the library that was built."""
    (file,) = BUILD.glob("_prebuilt.*")
    spec = spec_from_file_location(LIBRARY, file)
    assert spec is not None
    sys.modules[LIBRARY] = module_from_spec(spec)
    from random_play import Work

    work = Work(rules, 4, 2)
    begin = process_time()
    while process_time() < begin + SECONDS:
        work()


def in_process(word: str, *prefix: str, kernel: str = "library") -> None:
    """Build, or play a rule set, in a process of its own."""
    command = [*prefix, sys.executable, __file__, word]
    subprocess.run(command, env={**os.environ, "PEGS_KERNEL": kernel}, check=True)


def shares(rules: str) -> Shares:
    """The kernel's functions and how much of its time each takes."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder, "perf.data"))
        in_process(f"play:{rules}", "perf", "record", "-q", "-e", "cpu-clock", "-o", file)
        command = ["perf", "report", "-i", file, "--stdio", "--sort", "symbol"]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = {(module, function): float(share) for share, module, function in _SAMPLE.findall(text)}
    whole = sum(found.values())
    return {name: share / whole for name, share in found.items()}


def main() -> None:
    in_process("build", kernel="numba")
    sets = sys.argv[1:] or SETS
    found = {rules: shares(rules) for rules in sets}
    by_part = {(part, rules): 0.0 for part in [*PARTS.values(), OTHERS] for rules in sets}
    total: Counter[tuple[str, str]] = Counter()
    for rules, functions in found.items():
        for (module, function), share in functions.items():
            by_part[PARTS.get(module, OTHERS), rules] += share
            total[module, function] += round(share * 1000)
    rows = [
        [part, *(f"{by_part[part, rules]:.0%}" for rules in sets)]
        for part in dict.fromkeys([*PARTS.values(), OTHERS])
    ]
    show("Share of the kernel's time, four players", ["", *sets], rows)
    rows = [
        [f"{name[0]}.{name[1]}", *(f"{found[rules].get(name, 0):.0%}" for rules in sets)]
        for name, _ in total.most_common(TOP)
    ]
    show("The functions that take most of it", ["", *sets], rows)


if __name__ == "__main__":
    word, _, rules = "".join(sys.argv[1:2]).partition(":")
    if word == "build":
        build()
    elif word == "play":
        play(rules)
    else:
        main()
