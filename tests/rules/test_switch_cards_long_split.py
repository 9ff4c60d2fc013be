"""The powers ``split_pegs``, ``split_order``, ``split_colors``, and ``split_with`` = ``whole-team``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.core.cards import FIVE, FOUR, KING, N_RANKS, NINE, SEVEN, SIX
from pegs.core.errors import PegsError, RulesError, UsageError
from pegs.engine.game import Game
from pegs.notation import turn_text
from pegs.rules import Powers, Rules, check
from pegs.rules.loader import from_text
from pegs.rules.scope import ALL_SEATINGS
from pegs.rules.split_orders import MAX_ORDERS, split_orders
from pegs.rules.switches import Help, Movers, SplitOrder, SplitWays, SplitWith
from tests import oracle
from tests.positions import random_position
from tests.rules.helpers import at, by_card, idle, legal, reason, rules_of, why
from tests.soak import examples, sweep

BASIC = rules_of("basic")
THREE_OUT = at("2s,A10,B10,C10/5s/5s/5s", "4")


def test_a_four_among_three_pegs() -> None:
    fours = by_card("4", BASIC.with_card(FOUR, forward=(), split=4, split_pegs=3), THREE_OUT)
    pairs = {
        f"{one}10-{one}{10 + n},{two}10-{two}{14 - n}" for one, two in ("AB", "AC", "BC") for n in (1, 2, 3)
    }
    threes = {"A10-A12,B10-B11,C10-C11", "A10-A11,B10-B12,C10-C11", "A10-A11,B10-B11,C10-C12"}
    assert set(fours) == pairs | threes
    assert fours["A10-A11,B10-B11,C10-C12"] == "2s,A11,B11,C12/5s/5s/5s"


def test_seven_single_steps_need_five_pegs() -> None:
    rules = BASIC.with_card(FIVE, forward=(), split=5, split_pegs=5)
    position = at("A10,A14,B10,B14,C10/5s/5s/5s", "5")
    assert "A10-A11,A14-A15,B10-B11,B14-B15,C10-C11" in by_card("5", rules, position)


def test_no_more_pegs_than_that() -> None:
    rules = BASIC.with_card(FOUR, split=4, split_pegs=3)
    position = at("1s,A10,B10,C10,D10/5s/5s/5s", "4")
    assert why(rules, position, "4 A10-A11,B10-B11,C10-C11,D10-D11") == "split-too-many"
    assert why(BASIC, position.replace(" 4/", " 7/"), "7 A10-A13,B10-B12,C10-C12") == "split-too-many"


def test_each_part_starts_from_the_board_after_those_before() -> None:
    """The peg in front moves first, then the one behind it, then the one behind that."""
    rules = BASIC.with_card(SEVEN, split_pegs=3)
    position = at("2s,A10,A11,A12/5s/5s/5s", "7")
    assert why(rules, position, "7 A12-A15,A11-A13,A10-A12") is None
    assert why(rules, position, "7 A10-A12,A11-A13,A12-A15") == "own-color-passed"


def test_a_peg_boosted_by_the_first_part_can_make_the_third() -> None:
    rules = BASIC.with_card(SEVEN, split_pegs=3, split_with=SplitWith.TEAM)
    position = at("3s,A8,D10/5s/4s,A11/5s", "7")
    assert "3s,A11,D12/5s/4s,h2/5s" in by_card("7", rules, position).values()
    assert why(rules, position, "7 A8-A11,D10-D12,C3-Ch2") is None


def test_no_peg_makes_two_parts() -> None:
    rules = BASIC.with_card(SEVEN, split_pegs=3)
    assert why(rules, at("3s,A10,B10/5s/5s/5s", "7"), "7 A10-A12,B10-B12,A12-A15") == "split-two-pegs"


def test_a_part_that_no_share_of_the_count_reaches() -> None:
    rules = BASIC.with_card(SEVEN, split_pegs=3)
    assert why(rules, at("2s,A10,B10,C10/5s/5s/5s", "7"), "7 A10-A12,B10-B16,C10-C11") == "split-part-forward"


@pytest.mark.parametrize(
    ("ways", "expected"),
    [
        (SplitWays.OPPOSITE, {"A10-A12,C10-C7", "C10-C13,A10-A8"}),
        (SplitWays.ANY, {"A10-A12,C10-C13", "A10-A12,C10-C7", "C10-C13,A10-A8", "A10-A8,C10-C7"}),
    ],
)
def test_forward_first(ways: SplitWays, expected: set[str]) -> None:
    rules = BASIC.with_card(FIVE, split=5, split_ways=ways, split_order=SplitOrder.FORWARD_FIRST)
    position = at("3s,A10,C10/5s/5s/5s", "5")
    wanted = {f"{a},{b}" for a in ("A10-A12", "A10-A8") for b in ("C10-C13", "C10-C7")}
    wanted |= {",".join(reversed(text.split(","))) for text in wanted}
    assert wanted & set(by_card("5", rules, position)) == expected
    assert why(rules, position, "5 A10-A8,C10-C13") == "split-forward-first"


def test_forward_first_matters_if_the_pegs_meet() -> None:
    """Backing up first would clear the way for the other peg."""
    nine = {"forward": (), "split": 9, "split_ways": SplitWays.OPPOSITE}
    position = at("3s,A10,A12/5s/5s/5s", "9")
    first = BASIC.with_card(NINE, **nine)
    second = BASIC.with_card(NINE, **nine, split_order=SplitOrder.FORWARD_FIRST)
    assert why(first, position, "9 A12-A8,A10-A15") == "own-color-passed"
    assert why(first, position, "9 A10-A5,A12-A16") is None
    assert why(second, position, "9 A10-A5,A12-A16") == "split-forward-first"
    assert why(second, position, "9 A12-A16,A10-A5") is None


COLORS = at("3s,A10,B10/4s,A14/4s,C10/4s,C14", "5")


@pytest.mark.parametrize(
    ("whose", "colors", "turn", "rule"),
    [
        (SplitWith.WHOLE_TEAM, False, "5 C10-C12,A10-A13", None),
        (SplitWith.WHOLE_TEAM, False, "5 A10-A12,B10-B13", None),
        (SplitWith.WHOLE_TEAM, False, "5 A14-A16,A10-A13", "opponents-peg"),
        (SplitWith.WHOLE_TEAM, True, "5 A10-A12,B10-B13", "split-two-colors"),
        (SplitWith.WHOLE_TEAM, True, "5 C10-C12,A10-A13", None),
        (SplitWith.TEAM, True, "5 A10-A12,B10-B13", "split-two-colors"),
        (SplitWith.TEAM, True, "5 A10-A12,C10-C13", None),
        (SplitWith.TEAM, True, "5 C10-C12,A10-A13", "split-own-first"),
        (SplitWith.ANY, True, "5 A10-A12,B10-B13", "split-two-colors"),
        (SplitWith.ANY, True, "5 A14-A16,C14-C17", None),
        (SplitWith.ANY, True, "5 A10-A12,A14-A17", None),
    ],
)
def test_whose_colors(whose: SplitWith, colors: bool, turn: str, rule: str | None) -> None:
    rules = BASIC.with_card(FIVE, split=5, split_with=whose, split_colors=colors)
    assert why(rules, COLORS, turn) == rule


def test_three_colors() -> None:
    rules = replace(
        BASIC.with_card(FIVE, split=5, split_pegs=3, split_with=SplitWith.ANY, split_colors=True), pegs=2
    )
    position = at("A10,B10/1s,A14/1s,C10/1s,C14", "5")
    assert "A10-A11,A14-A15,C10-C13" in by_card("5", rules, position)
    assert why(rules, position, "5 A10-A11,C10-C11,B10-B13") == "split-two-colors"


def test_without_a_second_color_a_card_stays_idle() -> None:
    rules = BASIC.with_card(FIVE, forward=(), split=5, split_with=SplitWith.WHOLE_TEAM, split_colors=True)
    assert idle(rules, at("3s,A10,B10/5s/5s/5s", "5")) == {"5": "split-needs-two-colors"}


def test_whole_team_works_even_if_all_own_pegs_are_home() -> None:
    rules = BASIC.with_card(FIVE, split=5, split_with=SplitWith.WHOLE_TEAM)
    position = at("h1,h2,h3,h4,h5/5s/3s,A10,B10/5s", "5")
    assert "5 A10-A12,B10-B13" in legal(rules, position)


def test_a_finishing_split_helps_from_the_third_part_too() -> None:
    rules = replace(BASIC.with_card(SEVEN, split_pegs=3), finishing_split_helps=True)
    position = at("A2,A3,h3,h4,h5/5s/4s,C8/5s", "7")
    assert "A3-Ah2,A2-Ah1,C8-C11" in by_card("7", rules, position)
    assert why(rules, position, "7 A3-Ah2,C8-C11,A2-Ah1") == "split-own-only"


# --- what makes no sense


@pytest.mark.parametrize(
    ("powers", "names"),
    [
        ({"split_pegs": 3}, ("split_pegs", "split")),
        ({"split_order": SplitOrder.FORWARD_FIRST}, ("split_order", "split")),
        ({"split_colors": True}, ("split_colors", "split")),
        ({"split": 5, "split_order": SplitOrder.FORWARD_FIRST}, ("split_order", "split_ways")),
        ({"split": 3, "split_pegs": 4}, ("split_pegs", "split")),
        ({"split": 5, "split_pegs": 6}, ("split_pegs",)),
        ({"split": 5, "split_pegs": 1}, ("split_pegs",)),
        ({"split": 5, "split_colors": True}, ("split_colors", "split_with")),
    ],
)
def test_powers_that_make_no_sense(powers: dict[str, object], names: tuple[str, ...]) -> None:
    with pytest.raises(RulesError) as error:
        check(BASIC.with_card(FIVE, **powers))
    assert [fault.switches for fault in error.value.faults][:1] == [
        tuple(f"cards.5.{each}" for each in names)
    ]


def test_own_colors_differ_if_the_whole_team_is_moved() -> None:
    check(replace(BASIC.with_card(FIVE, split=5, split_colors=True), move=Movers.TEAM, help=Help.NONE))


def test_too_many_ways_are_refused() -> None:
    """If no seating can list them, by `check`; if only some can't, when the game begins."""
    crowded = BASIC.with_card(SEVEN, split_pegs=5, split_ways=SplitWays.ANY)
    with pytest.raises(RulesError, match="ways"):
        check(crowded)
    team = BASIC.with_card(SEVEN, split_pegs=3, split_with=SplitWith.WHOLE_TEAM)
    check(team)
    assert split_orders(team, 4, 2) <= MAX_ORDERS < split_orders(team, 6, 2)
    Game.deal(team, 4, 2)
    with pytest.raises(UsageError, match="6 players"):
        Game.deal(team, 6, 2)


@pytest.mark.parametrize("shared", SplitWith)
@pytest.mark.parametrize("colors", [False, True])
@pytest.mark.parametrize("move", Movers)
def test_two_players_have_the_fewest_ways(shared: SplitWith, colors: bool, move: Movers) -> None:
    rules = BASIC.with_card(SEVEN, split_pegs=4, split_with=shared, split_colors=colors)
    rules = replace(rules, move=move)
    assert split_orders(rules, 2, 2) == min(split_orders(rules, *seating) for seating in ALL_SEATINGS)


@pytest.mark.parametrize(
    ("powers", "changes", "seating"),
    [
        ({"split_pegs": 5}, {"finishing_split_helps": True}, (4, 2)),
        ({"split_pegs": 5, "split_with": SplitWith.WHOLE_TEAM, "split_colors": True}, {}, (4, 2)),
        ({"split_pegs": 3, "split_with": SplitWith.TEAM}, {}, (4, 2)),
    ],
)
def test_harmless_splits_are_allowed(
    powers: dict[str, object], changes: dict[str, object], seating: tuple[int, int]
) -> None:
    rules = replace(BASIC.with_card(SEVEN, **powers), **changes)  # type: ignore[arg-type]
    check(rules)
    assert Game.deal(rules, *seating).legal_turns()


def test_a_crowded_split_is_reported_at_its_line() -> None:
    text = 'extends = "basic"\n[cards.7]\nsplit_pegs = 5\nsplit_ways = "any"\nsplit_with = "whole-team"\n'
    with pytest.raises(PegsError, match="25,000"):
        from_text(text)


# --- the answers of *why not*


def test_the_share_that_later_parts_need_is_left_out() -> None:
    rules = BASIC.with_card(SIX, forward=(), split=6, split_pegs=3)
    found = reason(rules, at("2s,A10,B10,C10/5s/5s/5s", "6"), "6 A10-A15,B10-B12,C10-C13")
    assert found is not None
    assert "moves a peg 1 to 4 forward" in found.sentence


def test_a_forward_part_that_comes_too_late() -> None:
    ways = {"split_ways": SplitWays.ANY, "split_order": SplitOrder.FORWARD_FIRST}
    rules = BASIC.with_card(SIX, forward=(), split=6, split_pegs=3, **ways)
    position = at("2s,A10,B10,C10/5s/5s/5s", "6")
    assert why(rules, position, "6 A10-A9,B10-B12,C10-C13") == "split-forward-first"


def test_a_part_back_that_ends_where_it_could_go_forward() -> None:
    """On a loop of 18 holes, 9 back is 9 forward."""
    ten = {"split": 10, "split_ways": SplitWays.OPPOSITE, "split_order": SplitOrder.FORWARD_FIRST}
    rules = replace(BASIC, side_length=9, joker_exempt=False).with_card(KING, out=False, forward=(), **ten)
    position = at("3s,A5,h4/5s", "K")
    assert "K Ah4-Ah5,A5-B5" in legal(rules, position, 2, 2)
    assert why(rules, position, "K discard", 2, 2) == "must-play-hand"


# --- the kernel and the oracle


def few_orders() -> st.SearchStrategy[Powers]:
    """Splits among several pegs that the oracle can try one by one."""
    return st.builds(
        Powers,
        forward=st.sampled_from([(), (5,)]),
        split=st.integers(3, 6),
        split_pegs=st.integers(2, 4),
        split_ways=st.sampled_from(SplitWays),
        split_order=st.sampled_from(SplitOrder),
        split_with=st.sampled_from(SplitWith),
        split_colors=st.booleans(),
    )


def sensible(rules: Rules, row: Powers, most: int) -> Rules | None:
    """Basic's rules with this row for every card but the ace, if that makes sense and has few orders."""
    cards = (rules.cards[0], *(row,) * (N_RANKS - 1))
    made = replace(rules, cards=cards)
    try:
        check(made)
    except RulesError:
        return None
    one = replace(rules, cards=(*rules.cards[:-1], row))
    return made if split_orders(one, 4, 2) < most else None


@pytest.mark.parametrize("most", sweep([200, 3000], [200]))
@examples(40)
@given(row=few_orders(), move=st.sampled_from(Movers), finishing=st.booleans(), seed=st.integers(0, 2**32))
def test_the_kernel_lists_what_why_not_allows(
    most: int, row: Powers, move: Movers, finishing: bool, seed: int
) -> None:
    usual = replace(BASIC, side_length=9, out_spot=6, pegs=3, hand_size=1)
    if move is Movers.TEAM:
        usual = replace(usual, move=move, help=Help.NONE)
    else:
        usual = replace(usual, finishing_split_helps=finishing)
    rules = sensible(usual, row, most)
    if rules is None:
        return
    for players, teams in ((2, 2), (4, 2)):
        for turns in _compared(rules, players, teams, seed):
            assert turns[0] == turns[1]


def _compared(rules: Rules, players: int, teams: int, seed: int) -> Iterator[tuple[object, object]]:
    board = rules.board(players, teams)
    position = random_position(Random(seed), rules, board)
    game = Game.from_position(rules, position, players, teams)
    turns = game.legal_turns()
    texts = [turn_text(board, turn) for turn in turns]
    assert len(set(texts)) == len(texts)
    after = (game.after(turn) if turn.steps else position.pegs for turn in turns)
    boards = dict(zip(texts, after, strict=True))
    yield boards, oracle.legal_turns(rules, board, position)
    orders = game.orders()
    spellings = {
        tuple(orders.steps[number].step for number in order)
        for choice in orders.choices
        for order in choice.orders
        if order
    }
    tried = oracle.decisions(rules, board, position)
    yield spellings, {turn.steps for turn in tried if turn.steps and game.is_legal(turn)}


def test_seatings_with_more_splits_than_the_engine_can_list_are_refused() -> None:
    """Any two of 40 pegs share each card of a hand, either way: that would be half a million turns."""
    cards = "".join(
        f'[cards.{rank}]\nsplit = 12\nsplit_ways = "any"\nsplit_with = "any"\n' for rank in range(2, 11)
    )
    rules = from_text(f'extends = "basic"\nhand_size = 6\n{cards}')
    assert Game.deal(rules, 4, 2).legal_turns()
    with pytest.raises(UsageError, match="8 players in 2 teams could split these cards in too"):
        Game.deal(rules, 8, 2)
