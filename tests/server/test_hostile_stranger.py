"""Under every attack of the hostile stranger, neighbors play on and nothing goes unanswered.

How long their turns take is measured by `tools/hostile_stranger.py` itself, and not asserted here: that
depends on what else the machine does.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.clients import serving
from tests.soak import sweep
from tools.hostile_attacks import ATTACKS

TOOL = Path(__file__).parents[2] / "tools" / "hostile_stranger.py"
HANGS = 500
"""Seconds after which the tool is ended."""
OVER_THE_LIMIT = "more than without an attack"


SOME = ("wild rules", "silent connections", "frame floods")
"""One attack on the rules, one on connections, and one on sockets."""


@pytest.fixture(scope="module", params=sweep(["some", "all"], ["some"]))
def outcome(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    names = SOME if request.param == "some" else tuple(ATTACKS)
    folder = tmp_path_factory.mktemp("hostile")
    with serving(folder / "data") as server:
        command = [sys.executable, str(TOOL), "--url", server.url, "--seconds", "0.2"]
        command += ["--json", str(folder / "outcome.json")]
        command += [word for name in names for word in ("--only", name)]
        ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=HANGS)
        assert OVER_THE_LIMIT in ended.stdout, ended.stderr
        log = server.log.read_text()
    found: dict[str, object] = json.loads((folder / "outcome.json").read_text())
    return {**found, "log": log, "attacks": names}


def test_nothing_is_refused_to_the_neighbors(outcome: dict[str, object]) -> None:
    assert outcome["refusals"] == []


def test_every_attack_is_answered_while_the_neighbors_play(outcome: dict[str, object]) -> None:
    phases = outcome["phases"]
    assert isinstance(phases, list)
    assert [phase["name"] for phase in phases] == list(outcome["attacks"])  # type: ignore[call-overload]
    assert len(ATTACKS) >= 15
    for phase in phases:
        assert phase["answers"], phase["name"]
        assert "no answer" not in phase["answers"], phase
        assert phase["delays"], phase["name"]


def test_no_attack_reaches_a_bug(outcome: dict[str, object]) -> None:
    assert "Traceback" not in str(outcome["log"])
    phases = outcome["phases"]
    assert isinstance(phases, list)
    assert not any("500" in phase["answers"] for phase in phases)
