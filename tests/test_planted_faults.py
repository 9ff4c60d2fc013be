"""The faults that `tools/planted_faults` plants still fit the sources and the tests."""

from __future__ import annotations

from collections import Counter

import pytest

from tools.planted_faults.faults import ROOT, Fault, UnfitFaultError, load_faults

FAULTS = load_faults()
SOURCES = ROOT / "src" / "pegs"
PACKAGES = {file.parent.name for file in SOURCES.glob("*/__init__.py")} | {"locales"}
FACES = {"board", "lib", "look", "pages", "pwa", "story"}
"""The client's folders with the most to break."""


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_fits_one_place_and_has_tests(fault: Fault) -> None:
    assert fault.planted_in((ROOT / fault.file).read_text("utf-8"))
    assert [each for each in fault.tests if not (ROOT / each).exists()] == []
    assert fault.is_client or fault.first


def test_the_faults_spread_over_all_packages_and_the_client() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 60
    assert {fault.package for fault in FAULTS} >= PACKAGES | {f"web/src/{face}" for face in FACES}
    assert max(Counter(fault.package for fault in FAULTS).values()) <= 12


def test_a_fault_that_fits_nowhere_is_refused() -> None:
    fault = Fault("gone", "x.py", "once", "twice", (), ())
    assert fault.planted_in("at once") == "at twice"
    for text in ("never", "once, and once more"):
        with pytest.raises(UnfitFaultError):
            fault.planted_in(text)
