"""A rule set in three lines: they name what the switches say, and change with them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pegs.core.cards import JOKER, N_RANKS, Rank
from pegs.i18n import in_language, languages
from pegs.rules.loader import from_text, load
from pegs.rules.ruleset import NAMES
from pegs.rules.summary import brief, title_of
from pegs.rules.switches import BumpPartner, Draw, Movers, MustPlay, Powers, Swap

SHEETS = sorted((Path(__file__).parents[1] / "data" / "house").glob("*.toml"))
LONGEST = 220
"""What still can be read at a glance."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_set_is_told_in_three_short_lines(name: str, language: str) -> None:
    with in_language(language):
        lines = brief(load(name))
    assert len(lines) == 3
    assert all(0 < len(line) <= LONGEST for line in lines)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_a_house_sheet_is_told_too(sheet: Path) -> None:
    text = sheet.read_text()
    if ".toml" not in text:
        assert all(brief(from_text(text)))


@pytest.mark.parametrize(
    "switch",
    [
        {"pegs": 4},
        {"hand_size": 3},
        {"side_length": 20},
        {"draw": Draw.AFTER},
        {"must_play": MustPlay.CARD},
        {"move": Movers.TEAM},
        {"pass_in_spot": False},
        {"bump_partner": BumpPartner.START},
        {"bump_partner": BumpPartner.FORBIDDEN},
        {"stuck_limit": 3},
        {"draw_by_hand": True},
        {"bluffing": True},
    ],
    ids=str,
)
def test_what_is_special_is_said(switch: dict[str, Any]) -> None:
    basic = load("basic")
    assert brief(replace(basic, rules=replace(basic.rules, **switch))) != brief(basic)


@pytest.mark.parametrize(
    ("rank", "powers", "line"),
    [(1, {"swap": Swap.OWN}, 1), (3, {"backward": (4,)}, 1), (5, {"split": 6}, 1), (8, {"out": True}, 0)],
)
def test_what_a_card_does_stands_in_its_line(rank: Rank, powers: dict[str, Any], line: int) -> None:
    basic = load("basic")
    changed = brief(replace(basic, rules=basic.rules.with_card(rank, **powers)))
    assert [i for i, (old, new) in enumerate(zip(brief(basic), changed, strict=True)) if old != new] == [line]


def test_cards_that_only_count_are_said_to_do_so() -> None:
    basic = load("basic")
    plain = tuple(Powers(forward=(rank % JOKER + 1,)) for rank in range(N_RANKS))
    assert brief(replace(basic, rules=replace(basic.rules, cards=plain)))[1] == (
        "Every card moves one peg forward."
    )


def test_titles_that_describe_are_said_in_every_language() -> None:
    for name in NAMES:
        assert title_of(load(name)) == load(name).title
    with in_language("es"):
        said = {name: title_of(load(name)) for name in NAMES}
    assert {name for name in NAMES if said[name] == load(name).title} == {
        "alaska",
        "liftbridge",
        "pegoo",
        "wizard",
    }


def test_the_title_of_a_house_stays_as_it_was_written() -> None:
    with in_language("es"):
        assert (
            title_of(from_text('extends = "basic"\ntitle = "Granny’s rules"\npegs = 4')) == "Granny’s rules"
        )
