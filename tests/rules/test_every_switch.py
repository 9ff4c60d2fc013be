"""Every switch changes some game: random games with one switch flipped differ from those without."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import zip_longest
from random import Random
from typing import Any

import pytest

from pegs.core.cards import SEVEN
from pegs.core.position import Position
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.rules.codec import POWERS, SWITCHES, Field
from pegs.rules.switches import From, Powers, Rules, SplitWays, SplitWith, everywhere
from pegs.rules.validation import faults
from tests.rules.helpers import rules_of

DISPLAY_ONLY = {"stuck_pile", "table_talk"}
"""Switches for players only: what they may talk about, and where stuck discards lie until a reshuffle."""

SHORT = replace(rules_of("north-carolina"), pegs=2)
"""Two pegs each make short games, and the rules use most powers."""
BASES: dict[str, dict[str, Any]] = {
    "must_play": {"joker_exempt": False},
    "forgotten_draw": {"draw_by_hand": True},
    "move": {"help": "none", "finishing_split_helps": False},
    "help": {"finishing_split_helps": False},
    "helper_shares_split": {"help": "choice"},
    "free_out_bumps": {"stuck_limit": 1, "side_length": 9, "pegs": 4},
    "stuck_starts_over": {"free_out": "may"},
    "bluffing": {"stuck_limit": 0},
    "draw_piles": {"decks": everywhere(1)},
}
"""What has to be so for a switch to make a difference, or to go with the other switches."""
SEATINGS = {"help": (6, 2), "helper_shares_split": (6, 2), "two_player_sides": (2, 2)}
POWER_BASES: dict[str, Powers] = {
    "out_steps": Powers(out=True, forward=(7,)),
    "jump_onto": Powers(jump_from=(From.START, From.TRACK)),
    "jump_ahead": Powers(jump_from=(From.START, From.TRACK)),
    "jump_start_first": Powers(jump_from=(From.START, From.TRACK)),
    "split_pegs": Powers(split=7, split_with=SplitWith.TEAM),
    "split_order": Powers(split=7, split_ways=SplitWays.ANY),
    "split_colors": Powers(split=7, split_with=SplitWith.TEAM),
    "split_alone": Powers(split=7),
}
EARLY = {
    "bump_chain": 2,
    "free_out": 7,
    "free_out_with_card": 5,
    "joker_exempt": 1,
    "stuck_counts": 7,
    "stuck_limit": 5,
}
"""Seeds of games in which a switch makes a difference, if it makes none in the first."""
MAX_GAMES, MAX_PLIES = 40, 1000


def other_values(field: Field, value: Any) -> list[Any]:
    """Values to flip a switch to: every other word, and numbers close by."""
    match field.kind:
        case "flag":
            return [not value]
        case "word":
            return [word for word in field.words or () if word != value]
        case "number" if field.name == "split":
            return [5] if value else [5, 7]
        case "number":
            return [value + 1, value - 1] if field.name != "two_player_sides" else [4, 6]
        case "by_players":
            return [everywhere(number) for number in (1, 4) if everywhere(number) != value]
        case "numbers":
            return [counts for counts in ((), (2,), (2, 5)) if counts != value]
        case "words":
            return [
                places for places in ((From.START,), (From.TRACK, From.HOME), tuple(From)) if places != value
            ]


def base_for(switch: str) -> Rules:
    changes = {
        name: SWITCHES[name].from_plain(value) if isinstance(value, str) else value
        for name, value in BASES.get(switch, {}).items()
    }
    return replace(SHORT, **changes)


def flips() -> Iterator[tuple[str, Rules, Rules]]:
    """Each switch with rules and the same rules with one of its other values."""
    for switch, field in SWITCHES.items():
        base = base_for(switch)
        for value in other_values(field, getattr(base, switch)):
            yield switch, base, replace(base, **{switch: value})
    for power, field in POWERS.items():
        base = SHORT.with_card(SEVEN, **_row(POWER_BASES.get(power, SHORT.cards[SEVEN])))
        for value in other_values(field, getattr(base.cards[SEVEN], power)):
            yield f"cards.7.{power}", base, base.with_card(SEVEN, **{power: value})


def _row(row: Powers) -> dict[str, Any]:
    return {power: getattr(row, power) for power in POWERS}


SOUND = [flip for flip in flips() if not faults(flip[2])]


def story(rules: Rules, seating: tuple[int, int], seed: int) -> Iterator[tuple[Position, list[Turn]]]:
    """A random game: before each ply, the position and the legal turns."""
    chance = Random(seed)
    game = Game.deal(rules, *seating, seed=seed)
    for _ in range(MAX_PLIES):
        turns = sorted(game.legal_turns())
        yield game.position, turns
        if not turns:
            return
        game.play_trusted(chance.choice(turns))


def differ(base: Rules, flipped: Rules, seating: tuple[int, int], seeds: Iterable[int]) -> bool:
    """Whether one of some random games by these rules goes differently by the others."""
    return any(
        one != other
        for seed in seeds
        for one, other in zip_longest(story(base, seating, seed), story(flipped, seating, seed))
    )


def test_every_switch_and_power_is_flipped() -> None:
    assert {switch for switch, *_ in SOUND} == {*SWITCHES, *(f"cards.7.{power}" for power in POWERS)}


@pytest.mark.parametrize(
    ("switch", "base", "flipped"), [pytest.param(*flip, id=f"{flip[0]}-{i}") for i, flip in enumerate(SOUND)]
)
def test_a_flipped_switch_changes_a_game(switch: str, base: Rules, flipped: Rules) -> None:
    seating = SEATINGS.get(switch, (4, 2))
    if switch in DISPLAY_ONLY:
        assert not differ(base, flipped, seating, [0])
    else:
        assert differ(base, flipped, seating, [EARLY.get(switch, 0), *range(MAX_GAMES)])
