"""A person gets the color they wish for, where no other person has it: bots give way."""

from __future__ import annotations

from pegs.table.protocol import commands as do
from tests.table.sitting import Sitting, settings_of


def _colors(sitting: Sitting) -> list[str]:
    return [seat.color for seat in sitting.view(0).seats]


def test_a_bot_gives_its_color_to_the_one_who_makes_the_table() -> None:
    sitting = Sitting(settings_of(bots=3))
    assert _colors(sitting)[0] == "R"
    assert len(set(_colors(sitting))) == 4


def test_a_bot_gives_its_color_to_who_takes_another() -> None:
    sitting = Sitting(settings_of(bots=3))
    wish = _colors(sitting)[2]
    sitting.say(0, do.Rename(id="r", name="Ann", color=wish))  # type: ignore[arg-type]  # one of the ten
    assert _colors(sitting)[0] == wish
    assert len(set(_colors(sitting))) == 4
