"""The eleven named sets, switch by switch: each test names its source and paragraph."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from pegs.core.cards import (
    ACE,
    EIGHT,
    JACK,
    JOKER,
    KING,
    NINE,
    QUEEN,
    RANK_TEXT,
    RANKS,
    SEVEN,
    TEN,
    TWO,
    Rank,
)
from pegs.core.errors import UsageError
from pegs.rules import Rules, RuleSet, faults, load, named
from pegs.rules.ruleset import Words
from pegs.rules.switches import (
    Draw,
    ForgottenDraw,
    FreeOut,
    From,
    Help,
    Movers,
    MustPlay,
    Powers,
    SplitWays,
    SplitWith,
    Swap,
    everywhere,
    up_to,
)

START, TRACK, HOME = From.START, From.TRACK, From.HOME
USUAL_JOKER = Powers(jump_from=(START, TRACK))
OPPOSITE_NINE = Powers(forward=(9,), split=9, split_ways=SplitWays.OPPOSITE)
SWAP_ANY = Powers(forward=(2,), swap=Swap.ANY)
PAGAT = ("basic", "arizona", "north-carolina", "pegoo", "wizard", "alaska", "kilpatrick", "bluffing")

CHANGED_CARDS: dict[str, dict[int, Powers]] = {
    "guide": {
        SEVEN: Powers(forward=(7,), split=7, split_with=SplitWith.TEAM),
        NINE: Powers(backward=(9,), split=9, split_ways=SplitWays.OPPOSITE, split_with=SplitWith.TEAM),
        JOKER: USUAL_JOKER,
    },
    "paddle": {TWO: Powers(forward=(2,), swap=Swap.OWN), NINE: OPPOSITE_NINE, JOKER: USUAL_JOKER},
    "liftbridge": {
        NINE: OPPOSITE_NINE,
        JACK: Powers(out=True, forward=(11,)),
        QUEEN: Powers(out=True, forward=(12,)),
        KING: Powers(out=True, forward=(13,)),
        JOKER: Powers(out=True, jump_from=(TRACK,)),
    },
    "basic": {},
    "arizona": {NINE: OPPOSITE_NINE, JOKER: replace(USUAL_JOKER, jump_start_first=True)},
    "north-carolina": {
        ACE: Powers(out=True, forward=(1, 11), backward=(1,)),
        TWO: SWAP_ANY,
        NINE: OPPOSITE_NINE,
        TEN: Powers(split=10, split_ways=SplitWays.ANY, split_with=SplitWith.ANY),
    },
    "pegoo": {
        TWO: SWAP_ANY,
        NINE: OPPOSITE_NINE,
        JOKER: Powers(in_spot_from=(START, TRACK, HOME), send_to_start=True),
    },
    "wizard": {TWO: SWAP_ANY, NINE: OPPOSITE_NINE},
    "alaska": {TEN: Powers(forward=(10,), backward=(1,))},
    "kilpatrick": {NINE: OPPOSITE_NINE, JOKER: replace(USUAL_JOKER, jump_start_first=True)},
    "bluffing": {},
}
"""Card values that differ from the basic game (rules, section 7)."""

AFTER_THE_MOVE: dict[str, Any] = {"draw": Draw.AFTER}
ARIZONA: dict[str, Any] = {
    "decks": up_to({8: 4, 10: 5}),
    **AFTER_THE_MOVE,
    "move": Movers.TEAM,
    "help": Help.NONE,
}
CHANGED_SWITCHES: dict[str, dict[str, Any]] = {
    "guide": {
        "decks": everywhere(2),
        **AFTER_THE_MOVE,
        "must_play": MustPlay.CARD,
        "joker_exempt": False,
        "help": Help.CHOICE,
    },
    "paddle": {
        "two_player_sides": 4,
        "decks": up_to({2: 1, 4: 2, 10: 3}),
        "jokers": up_to({2: 0, 10: 2}),
        **AFTER_THE_MOVE,
        "joker_exempt": False,
    },
    "liftbridge": {
        "two_player_sides": 4,
        "decks": up_to({4: 2, 6: 3, 8: 4, 10: 5}),
        **AFTER_THE_MOVE,
        "forgotten_draw": ForgottenDraw.FORFEIT,
        "joker_exempt": False,
    },
    "basic": {},
    "arizona": ARIZONA,
    "north-carolina": {"finishing_split_helps": True, "stuck_limit": 3},
    "pegoo": {
        "side_length": 20,
        "stuck_limit": 3,
        "free_out": FreeOut.MAY,
        "free_out_with_card": False,
        "stuck_pile": True,
    },
    "wizard": AFTER_THE_MOVE,
    "alaska": {"stuck_limit": 4},
    "kilpatrick": {**ARIZONA, "hand_size": 3, "pass_in_spot": False},
    "bluffing": {"bluffing": True},
}
"""Every other switch that differs from the basic game (rules, sections 2, 4, 6, 8 ... 11)."""


def basic_row(rank: Rank) -> Powers:
    """Pagat, effects of individual cards."""
    if rank in (JACK, QUEEN, KING):
        return Powers(out=True, forward=(10,))
    special = {
        ACE: Powers(out=True, forward=(1,)),
        SEVEN: Powers(forward=(7,), split=7),
        EIGHT: Powers(backward=(8,)),
        JOKER: Powers(jump_from=(START, TRACK, HOME)),
    }
    return special.get(rank, Powers(forward=(rank + 1,)))


def test_all_eleven_are_there() -> None:
    assert named() == list(CHANGED_CARDS)


@pytest.mark.parametrize("name", CHANGED_CARDS)
@pytest.mark.parametrize("rank", RANKS, ids=list(RANK_TEXT))
def test_card_table(name: str, rank: Rank) -> None:
    assert load(name).rules.cards[rank] == CHANGED_CARDS[name].get(rank, basic_row(rank))


@pytest.mark.parametrize("name", CHANGED_SWITCHES)
@pytest.mark.parametrize("switch", [each.name for each in fields(Rules) if each.name != "cards"])
def test_switch_table(name: str, switch: str) -> None:
    expected = CHANGED_SWITCHES[name].get(switch, getattr(Rules(), switch))
    assert getattr(load(name).rules, switch) == expected


def test_basic_is_the_default() -> None:
    assert load("basic").rules == Rules()
    assert load("basic").extends is None


@pytest.mark.parametrize("name", named())
def test_no_named_set_contradicts_itself(name: str) -> None:
    assert faults(load(name).rules) == ()


@pytest.mark.parametrize("name", [name for name in PAGAT if name != "basic"])
def test_pagat_sets_extend_one_another(name: str) -> None:
    assert load(name).extends == ("arizona" if name == "kilpatrick" else "basic")


@pytest.mark.parametrize("name", named())
def test_a_source_is_named(name: str) -> None:
    assert len(load(name).source) > 20


def test_pagat_players_and_equipment_packs_by_players() -> None:
    rules = load("basic").rules
    assert [rules.decks_for(players) for players in range(2, 11)] == [3, 3, 3, 3, 3, 4, 4, 5, 5]
    assert sum(rules.pack(6)) == 162
    assert sum(rules.pack(8)) == 216


def test_arizona_rules_four_full_decks_with_eight_jokers() -> None:
    pack = load("arizona").rules.pack(4)
    assert sum(pack) == 216
    assert pack[JOKER] == 8


def test_paddle_sheet_players_two_use_four_paddles_one_deck_no_jokers() -> None:
    rules = load("paddle").rules
    assert sum(rules.pack(2)) == 52
    assert rules.board(2, 2).letters == ("A", "C")
    assert [rules.decks_for(players) for players in range(3, 11)] == [2, 2, 3, 3, 3, 3, 3, 3]


def test_liftbridge_players_one_deck_for_every_two_at_least_two() -> None:
    rules = load("liftbridge").rules
    assert [rules.decks_for(players) for players in range(2, 11)] == [2, 2, 2, 3, 3, 4, 4, 5, 5]
    assert rules.board(2, 2).ring == 72


def test_guide_setup_two_players_on_two_boards() -> None:
    assert load("guide").rules.board(2, 2).ring == 36


SEATINGS = {
    "guide": {(n, n) for n in range(2, 9)} | {(4, 2), (6, 3), (8, 4), (6, 2), (8, 2)},
    "paddle": {(n, n) for n in range(2, 9)} | {(4, 2), (8, 4), (8, 2), (6, 3), (6, 2)},
    "liftbridge": {(2, 2), (4, 2), (6, 3), (8, 4), (10, 5), (4, 4), (6, 6), (8, 8), (10, 10)},
    **{name: {(4, 2), (6, 2), (8, 2), (6, 3), (8, 4)} for name in PAGAT},
}
"""Who can sit down (rules, section 3)."""


@pytest.mark.parametrize("name", SEATINGS)
def test_seatings(name: str) -> None:
    assert set(load(name).seatings) == SEATINGS[name]


WORDS = {
    "guide": Words(
        "Start area", "Finish area", "hole next to the Finish area", "Track hole at the Start area"
    ),
    "paddle": Words("START", "HOME", "HOME entrance", "starting position"),
    "liftbridge": Words("HOME area", "SAFE area", "IN SPOT", "OUT SPOT"),
    "basic": Words("start", "home", "in-spot", "come-out hole"),
    "north-carolina": Words("start", "castle", "in-spot", "come-out hole"),
    "pegoo": Words("start", "home", "door", "come-out hole"),
}
"""What each source calls the places (rules, section 1)."""


@pytest.mark.parametrize("name", WORDS)
def test_words(name: str) -> None:
    assert load(name).words_in("en") == WORDS[name]


def test_spanish_words_of_a_set_and_the_usual_ones_beside_them() -> None:
    assert load("pegoo").words_in("es").in_spot == "puerta"


ALIASES = [("NC", "north-carolina"), ("north carolina", "north-carolina"), ("Pagat", "basic")]


@pytest.mark.parametrize(("alias", "name"), [*ALIASES, ("AZ", "arizona"), ("bluffing_joker", "bluffing")])
def test_aliases(alias: str, name: str) -> None:
    assert load(alias) is load(name)


def test_no_alias_means_two_sets() -> None:
    aliases = [alias for name in named() for alias in load(name).aliases]
    assert len(set(aliases) | set(named())) == len(aliases) + len(named())


def test_an_unknown_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(UsageError, match=r"no rules called “arizonna”.*Did you mean “arizona”"):
        load("arizonna")


def test_a_rule_set_is_one_value() -> None:
    assert hash(load("pegoo")) == hash(load("pegoo"))
    assert isinstance(load("pegoo"), RuleSet)
