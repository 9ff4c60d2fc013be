"""Everything that's said of a switch is in one message, and every switch has all of it."""

from __future__ import annotations

import pytest

from pegs.i18n import languages
from pegs.rules.codec import POWERS, SWITCHES, Field
from tests.test_words import catalog

OF_EVERY_SWITCH = {"meaning", "field", "rule", "differs", "base", "house"}
OF_SOME = {"card", "question"}
OF_EVERY_POWER = {"meaning", "field"}


def attributes(language: str, message: str) -> set[str]:
    names = (name.partition(".") for name in catalog(language, files="switches.ftl"))
    return {attribute for name, _, attribute in names if name == message and attribute}


def choices(field: Field) -> set[str]:
    return {f"choice-{answer}" for answer in field.answers}


@pytest.mark.parametrize("language", languages())
def test_everything_is_said_of_every_switch(language: str) -> None:
    for name, field in SWITCHES.items():
        found = attributes(language, f"switch-{name}")
        assert found - OF_SOME == OF_EVERY_SWITCH | choices(field), name


@pytest.mark.parametrize("language", languages())
def test_every_power_and_each_of_its_values_has_a_name(language: str) -> None:
    for name, field in POWERS.items():
        assert attributes(language, f"power-{name}") == OF_EVERY_POWER | choices(field), name


@pytest.mark.parametrize("language", languages())
def test_no_message_is_about_a_switch_that_is_gone(language: str) -> None:
    known = {f"switch-{name}" for name in SWITCHES} | {f"power-{name}" for name in POWERS}
    names = {name.partition(".")[0] for name in catalog(language, files="switches.ftl")}
    assert {name for name in names if not name.startswith(("clash-", "fault-"))} == known
