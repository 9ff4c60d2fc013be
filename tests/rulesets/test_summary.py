"""A rule set in three lines, which change with its switches."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pegs.core.cards import JOKER, N_RANKS, Rank
from pegs.i18n import in_language, languages
from pegs.rules.loader import from_text, load
from pegs.rules.ruleset import NAMES
from pegs.rules.summary import summarize, title_of
from pegs.rules.switches import BumpPartner, Draw, Help, LandOnOwn, Movers, MustPlay, Powers, Swap

SHEETS = sorted((Path(__file__).parents[1] / "data" / "house").glob("*.toml"))
LONGEST = 220
"""In characters: what can be read at a glance."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_set_has_three_short_lines(name: str, language: str) -> None:
    with in_language(language):
        lines = summarize(load(name))
    assert len(lines) == 3
    assert all(0 < len(line) <= LONGEST for line in lines)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_house_rules_have_three_lines_too(sheet: Path) -> None:
    text = sheet.read_text()
    if ".toml" not in text:
        assert all(summarize(from_text(text)))


@pytest.mark.parametrize(
    ("language", "words"), [("en", "One peg and one card"), ("es", "Una clavija y una carta")]
)
def test_one_is_written_as_a_word(language: str, words: str) -> None:
    basic = load("basic")
    with in_language(language):
        first, *_ = summarize(replace(basic, rules=replace(basic.rules, pegs=1, hand_size=1)))
    assert first.startswith(words)


@pytest.mark.parametrize(
    "switch",
    [
        {"pegs": 4},
        {"hand_size": 3},
        {"side_length": 20},
        {"draw": Draw.AFTER},
        {"must_play": MustPlay.CARD},
        {"must_play": MustPlay.NOTHING},
        {"must_turn_in": True},
        {"pass_own": True},
        {"land_on_own": LandOnOwn.START},
        {"move": Movers.TEAM},
        {"pass_in_spot": False},
        {"bump_partner": BumpPartner.START},
        {"bump_partner": BumpPartner.FORBIDDEN},
        {"stuck_limit": 3},
        {"draw_by_hand": True},
        {"help": Help.NONE},
        {"bluffing": True},
    ],
    ids=str,
)
def test_special_rules_change_the_summary(switch: dict[str, Any]) -> None:
    basic = load("basic")
    assert summarize(replace(basic, rules=replace(basic.rules, **switch))) != summarize(basic)


@pytest.mark.parametrize(
    ("rank", "powers", "line"),
    [
        (Rank.TWO, {"swap": Swap.OWN}, 1),
        (Rank.FOUR, {"backward": (4,)}, 1),
        (Rank.SIX, {"split": 6}, 1),
        (Rank.NINE, {"out": True}, 0),
    ],
)
def test_a_power_changes_one_line(rank: Rank, powers: dict[str, Any], line: int) -> None:
    basic = load("basic")
    changed = summarize(replace(basic, rules=basic.rules.with_card(rank, **powers)))
    assert [i for i, (old, new) in enumerate(zip(summarize(basic), changed, strict=True)) if old != new] == [
        line
    ]


def test_cards_that_only_move_forward() -> None:
    basic = load("basic")
    plain = tuple(Powers(forward=(rank % JOKER + 1,)) for rank in range(N_RANKS))
    assert summarize(replace(basic, rules=replace(basic.rules, cards=plain)))[1] == (
        "Every card just moves one peg forward."
    )


def test_descriptive_titles_are_translated() -> None:
    for name in NAMES:
        assert title_of(load(name)) == load(name).title
    with in_language("es"):
        titles = {name: title_of(load(name)) for name in NAMES}
    assert {name for name in NAMES if titles[name] == load(name).title} == {
        "alaska",
        "liftbridge",
        "pegoo",
        "wizard",
    }


def test_the_title_of_house_rules_is_not_translated() -> None:
    with in_language("es"):
        assert (
            title_of(from_text('extends = "basic"\ntitle = "Granny’s rules"\npegs = 4')) == "Granny’s rules"
        )


def test_without_partners_no_one_helps() -> None:
    guide = load("guide")
    assert "partner" in " ".join(summarize(guide, ((4, 2),)))
    assert "partner" not in " ".join(summarize(guide, ((4, 4),)))


def test_the_example_of_north_carolina() -> None:
    cards = summarize(load("north-carolina"))[1]
    assert cards == (
        "A or 8 goes back. 7 splits. 9 splits, one part forward, one back. "
        "10 splits, each part forward or back. 2 swaps two pegs."
    )
