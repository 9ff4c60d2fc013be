"""Warnings about what fails again and again."""

from __future__ import annotations

import logging

import pytest

from pegs.core.repeated_warnings import MAX_KINDS, RepeatedWarnings


def test_what_fails_again_and_again_is_counted_and_not_repeated(caplog: pytest.LogCaptureFixture) -> None:
    warnings = RepeatedWarnings(logging.getLogger("test"))
    for _ in range(250):
        warnings.warn("a", "it fails")
    warnings.warn("b", "another thing")
    assert caplog.messages == [
        "it fails",
        "it fails (10 times so far)",
        "it fails (100 times so far)",
        "another thing",
    ]


def test_kinds_that_a_stranger_makes_up_do_not_fill_memory(caplog: pytest.LogCaptureFixture) -> None:
    warnings = RepeatedWarnings(logging.getLogger("test"))
    for number in range(10 * MAX_KINDS):
        warnings.warn(str(number), "it fails")
    assert len(caplog.messages) < MAX_KINDS + 10
