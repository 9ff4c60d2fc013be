"""A person gets the color they want unless another person has it; bots change theirs."""

from __future__ import annotations

from pegs.protocol import commands as do
from tests.table.sitting import Sitting, settings_of


def _colors(sitting: Sitting) -> list[str]:
    return [seat.color for seat in sitting.view(0).seats]


def test_a_bot_gives_its_color_to_the_tables_creator() -> None:
    sitting = Sitting(settings_of(bots=3))
    assert _colors(sitting)[0] == "R"
    assert len(set(_colors(sitting))) == 4


def test_a_bot_gives_its_color_to_a_person_who_picks_it() -> None:
    sitting = Sitting(settings_of(bots=3))
    taken = _colors(sitting)[2]
    sitting.say(0, do.Rename(id="r", name="Ann", color=taken))  # type: ignore[arg-type]  # one of the ten
    assert _colors(sitting)[0] == taken
    assert len(set(_colors(sitting))) == 4
