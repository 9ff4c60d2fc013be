"""The description of a rule set is made from its switches: none changes without a sentence changing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from typing import Any

import pytest
from hypothesis import given

from pegs import i18n as words
from pegs.core.cards import FIVE, JOKER, RANK_TEXT, RANKS, TEN, Rank
from pegs.rules import Powers, Rules, compare, describe, load, named
from pegs.rules.description import description
from pegs.rules.switches import (
    DrawPiles,
    From,
    JumpOnto,
    LandOnOwn,
    MustPlay,
    SplitWays,
    SplitWith,
    StuckCounts,
    everywhere,
)
from tests.soak import combinations_of, examples
from tests.strategies import rules_values

LIVE = {
    "free_out": "north-carolina",
    "free_out_bumps": "north-carolina",
    "free_out_with_card": "north-carolina",
    "stuck_by_team": "north-carolina",
    "stuck_counts": "north-carolina",
    "stuck_pile": "pegoo",
    "stuck_starts_over": "north-carolina",
}
"""Rule sets in which a switch makes a difference, if it makes none in the basic game."""

BY_HAND = Rules(draw_by_hand=True)
SWITCHES = [each.name for each in fields(Rules) if each.name != "cards"]
POWERS = [each.name for each in fields(Powers)]


def others(value: Any) -> list[Any]:
    """Other values of the same kind."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, Enum):
        return [each for each in type(value) if each is not value]
    if isinstance(value, int):
        return [value + 1, value + 2]
    if value and isinstance(value[0], int) and len(value) == 9:
        return [tuple(number + (index == place) for index, number in enumerate(value)) for place in range(9)]
    return []


@pytest.fixture(params=words.languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    words.use_language(request.param)
    yield request.param
    words.use_language(words.DEFAULT_LANGUAGE)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("switch", SWITCHES)
def test_every_value_of_a_switch_has_its_own_description(switch: str) -> None:
    rules = BY_HAND if switch == "forgotten_draw" else load(LIVE.get(switch, "basic")).rules
    value = getattr(rules, switch)
    texts = {description(replace(rules, **{switch: each})) for each in (value, *others(value))}
    assert len(texts) == 1 + len(others(value)) > 1


def values_of_power(power: str) -> list[Any]:
    if power in ("forward", "backward"):
        return [(), (4,), (5,), (4, 5)]
    if power == "split":
        return [0, 5, 6]
    if power in ("jump_from", "in_spot_from"):
        return [(), *((each,) for each in From), (From.START, From.TRACK), tuple(From)]
    default = getattr(Powers(), power)
    return [default, *others(default)]


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(("power", "rank"), combinations_of(POWERS, RANKS))
def test_every_power_of_every_card_has_its_own_description(rank: Rank, power: str) -> None:
    ways = SplitWays.ANY if power == "split_order" else SplitWays.FORWARD
    row = Powers(out=power == "out_steps", split=7, split_ways=ways, jump_from=tuple(From))
    usual = Rules(finishing_split_helps=power == "split_helps")
    rules = usual.with_card(rank, **{each: getattr(row, each) for each in POWERS})
    values = values_of_power(power)
    texts = {description(rules.with_card(rank, **{power: each})) for each in values}
    assert len(texts) == len(values)


@pytest.mark.parametrize("name", named())
def test_every_switch_that_can_come_up_is_described(name: str) -> None:
    rules = load(name).rules
    switches = {
        switch.split(".")[0]
        for section in describe(rules)
        for each in section.sentences
        for switch in each.switches
    }
    silent = set(SWITCHES) - switches
    allowed = {
        "two_player_sides",
        "forgotten_draw",
        "stuck_limit",
        "help",
        "joker_exempt",
        "free_out",
        "free_out_bumps",
        "free_out_with_card",
        "stuck_counts",
        "stuck_pile",
        "stuck_by_team",
        "stuck_discard",
        "stuck_starts_over",
        "keep_top_discard",
        "half_decks",
        "draw_piles",
        "must_turn_in",
        "pass_own",
        "land_on_own",
        "helper_shares_split",
        "pass_in_home",
        "bluffing",
        "finishing_split_helps",
    }
    assert silent <= allowed


@pytest.mark.parametrize("name", named())
def test_every_card_is_described_once_in_every_set(name: str) -> None:
    (cards,) = [section for section in describe(load(name)) if section.name == "cards"]
    abouts = list(dict.fromkeys(sentence.about for sentence in cards.sentences))
    listed = [card for about in abouts for card in about.split(", ")]
    assert sorted(listed) == sorted(["A", *map(str, range(2, 11)), "J", "Q", "K", "joker"])


def test_a_set_is_described_in_its_own_words() -> None:
    assert "which begin in their START" in description(load("paddle"))
    assert "the come-out hole" in description(load("basic"))
    assert "castle" in description(load("nc"))
    assert "castle" not in description(load("basic"))
    assert "to its door" in description(load("pegoo"))


def test_a_set_is_described_in_its_own_words_in_spanish() -> None:
    words.use_language("es")
    try:
        assert "en su castillo" in description(load("nc"))
        assert "start" not in description(load("nc"))
    finally:
        words.use_language(words.DEFAULT_LANGUAGE)


def test_plain_cards_are_described_together() -> None:
    text = description(load("basic"))
    assert "2, 3, 4, 5, 6, 9, 10: Move one of your pegs forward by the number on the card." in text
    assert "J, Q, K: Or move one forward 10." in text


def test_a_card_that_does_nothing() -> None:
    assert "5: Can’t move a peg." in description(Rules().with_card(FIVE, forward=()))


def test_guide_rule_7_you_must_move_one_of_your_own_first() -> None:
    assert "between one of your pegs and then any other peg of your team" in description(load("guide"))


def test_north_carolina_rule_8_tens() -> None:
    expected = "10: Split the 10 between any two pegs on the board, each part forward or back."
    assert expected in description(load("nc"))


def test_arizona_rule_6_start_pegs_first() -> None:
    assert "joker: If your team has a peg in its start" in description(load("arizona"))


def test_sentences_carry_their_source() -> None:
    sentences = {each.switches: each for section in describe(load("nc")) for each in section.sentences}
    assert sentences["finishing_split_helps",].source == "North Carolina, rule 2"
    assert all(each.source for each in sentences.values())


def test_decks_by_players() -> None:
    assert "3 for 4 or 6 players, 4 for 8 players" in description(load("basic"))
    assert "Shuffle 2 decks of cards together." in description(load("guide"))
    assert "Jokers in each deck: 0 for 2 players, 2 for 3–8 players." in description(load("paddle"))


OWN = "A peg can’t pass or land on a peg of its own color."


@pytest.mark.parametrize(
    ("changes", "said", "unsaid"),
    [
        ({"pass_own": True}, "can’t land on a peg of its own color, or pass one in its home.", OWN),
        ({"land_on_own": LandOnOwn.START}, "or land on one in its home.", OWN),
        (
            {"pass_own": True, "pass_in_home": True},
            "A peg can’t land on a peg of its own color. It may pass any other color.",
            OWN,
        ),
        (
            {"land_on_own": LandOnOwn.START},
            "Land on a peg of your own team in another color, and you boost it",
            "Land on a peg of your own team, and",
        ),
        (
            {"must_play": MustPlay.NOTHING, "joker_exempt": False},
            "you may discard any card instead",
            "you have to play one that can",
        ),
        (
            {"must_turn_in": True},
            "a peg that can’t turn into its home may stay on the track",
            "a peg may turn into its home or",
        ),
        (
            {"half_decks": True, "draw_piles": DrawPiles.OWN, "decks": everywhere(1)},
            "Each player shuffles half a deck of their own: the red or the black cards.",
            "Each deck has",
        ),
        (
            {"half_decks": True},
            "Half decks have two of each rank instead of four.",
            "decks of cards together",
        ),
        (
            {"stuck_limit": 3, "must_play": MustPlay.NOTHING, "stuck_counts": StuckCounts.DISCARDS},
            "To come out free, discard any card and bring a peg out. You have to, unless you move.",
            "If you have to move",
        ),
    ],
)
def test_what_house_rules_change_is_said_and_not_the_contrary(
    changes: dict[str, Any], said: str, unsaid: str
) -> None:
    text = description(replace(Rules(), **changes))
    assert said in text
    assert unsaid not in text


def test_the_cards_whose_split_helps_are_named_if_not_all_do() -> None:
    rules = replace(load("nc").rules, finishing_split_helps=True).with_card(TEN, split_helps=False)
    assert "If the first part of a 7 or a 9 brings your last peg into" in description(rules)


@pytest.mark.parametrize(
    ("onto", "said"), [(JumpOnto.PARTNERS, "a partner’s peg"), (JumpOnto.OPPONENTS, "an opponent’s peg")]
)
def test_whose_pegs_a_jump_lands_on(onto: JumpOnto, said: str) -> None:
    rules = Rules().with_card(JOKER, jump_onto=onto)
    assert f"joker: Jump any of your pegs onto {said} on the track." in description(rules)


def test_how_far_a_jump_ahead_goes() -> None:
    rules = Rules().with_card(JOKER, jump_from=(From.TRACK,), jump_ahead=True)
    sentence = (
        "joker: Jump one of your pegs from the track onto anyone else’s peg on the track, but only ahead. "
        "The jumping peg never goes past its own in-spot."
    )
    assert sentence in description(rules)
    assert "stood" not in description(rules)
    rules = rules.with_card(JOKER, jump_from=(From.START, From.TRACK))
    assert "A peg in its start jumps as if it stood on its out spot." in description(rules)


def test_a_jump_onto_partners_needs_partners() -> None:
    rules = Rules().with_card(JOKER, jump_onto=JumpOnto.PARTNERS)
    assert "joker: Can’t move a peg." in description(rules, ((3, 3),))


@pytest.mark.parametrize(
    ("sharing", "said"),
    [
        ("own", "If you have only one peg on the track, it may go forward 9 by itself."),
        ("whole-team", "If the only peg of your team on the track is yours, it may"),
        ("any", "If the only peg on the track is yours, it may"),
    ],
)
def test_which_peg_goes_the_whole_count_alone(sharing: str, said: str) -> None:
    row = {"forward": (), "split": 9, "split_alone": True, "split_with": SplitWith(sharing)}
    assert said in description(Rules().with_card(Rank.NINE, **row))


def test_a_team_has_one_lone_peg() -> None:
    rules = load("arizona").rules.with_card(Rank.NINE, forward=(), split_alone=True)
    assert "If your team has only one peg on the track, it may go forward 9 by itself." in description(rules)


@examples(50)
@given(rules_values())
def test_any_rules_can_be_description(rules: Rules) -> None:
    assert "None" not in description(rules)


# -- differences -----------------------------------------------------------------------------------


def test_basic_and_kilpatrick_differ_in() -> None:
    found = {each.switch: (each.a, each.b) for each in compare(load("basic"), load("kilpatrick"))}
    assert list(found) == [
        *("decks", "hand_size", "draw", "move", "help", "pass_in_spot", "cards.9", "cards.joker")
    ]
    assert found["hand_size"] == (5, 3)


def test_differences_are_described_on_both_sides() -> None:
    (limit, *_) = compare(load("basic"), load("alaska"))
    assert limit.switch == "stuck_limit"
    assert limit.text_a == ()
    assert "After 3 stuck turns in a row, your next turn is your free turn" in limit.text_b[0]


def test_a_switch_that_makes_no_difference_has_no_sentence() -> None:
    rules = Rules()
    (free_out, *_) = [each for each in compare(rules, load("pegoo").rules) if each.switch == "free_out"]
    assert free_out.text_a == ()
    assert free_out.text_b != ()


def test_a_card_with_one_other_power_is_described_in_full() -> None:
    (ten,) = compare(Rules(), Rules().with_card(TEN, backward=(1,)))
    assert (ten.switch, len(ten.text_a), len(ten.text_b)) == ("cards.10", 1, 2)


@examples(40)
@given(rules_values(), rules_values())
def test_the_differences_are_the_switches_that_differ(a: Rules, b: Rules) -> None:
    found = {each.switch for each in compare(a, b)}
    assert {each for each in found if "." not in each} == {
        each for each in SWITCHES if getattr(a, each) != getattr(b, each)
    }
    assert len([each for each in found if "." in each]) == sum(
        one != other for one, other in zip(a.cards, b.cards, strict=True)
    )
    assert compare(a, a) == ()


def test_jokers_have_a_name_in_every_language() -> None:
    assert RANK_TEXT[JOKER] == "*"
    words.use_language("es")
    try:
        assert "comodín: " in description(load("basic"))
    finally:
        words.use_language(words.DEFAULT_LANGUAGE)
