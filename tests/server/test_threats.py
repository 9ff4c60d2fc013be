"""docs/threats.md names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/\S+\.py)::(\w+)`")


def test_every_threat_names_existing_tests() -> None:
    lines = (ROOT / "docs/threats.md").read_text("utf-8").splitlines()
    rows = [line for line in lines if line.startswith("| ") and not line.startswith("| Attacker |")]
    assert len(rows) > 10
    for row in rows:
        named = NAMED.findall(row)
        assert named, row
        for file, test in named:
            assert f"def {test}(" in (ROOT / file).read_text("utf-8"), (file, test)
