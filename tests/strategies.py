"""Hypothesis strategies: valid ``Rules``, and seatings."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from pegs.core.board import MAX_SIDE_LENGTH
from pegs.core.cards import ACE, FIVE, JOKER, N_RANKS
from pegs.rules.split_orders import MAX_HAND_ORDERS, hand_orders, split_orders
from pegs.rules.switches import (
    MAX_COUNT,
    MAX_HOME,
    MAX_PEGS,
    MAX_PLAYERS,
    MAX_SPLIT_PEGS,
    MIN_PLAYERS,
    MIN_SPLIT_PEGS,
    SPLIT_DETAILS,
    BumpPartner,
    Draw,
    DrawPiles,
    ForgottenDraw,
    FreeOut,
    From,
    Help,
    InSpotTaken,
    JumpOnto,
    LandOnOwn,
    Movers,
    MustPlay,
    PerPlayers,
    Powers,
    Rules,
    SplitOrder,
    SplitWays,
    SplitWith,
    StuckCounts,
    StuckDiscard,
    Swap,
    TableTalk,
    everywhere,
)
from pegs.rules.validation import (
    MAX_HAND_SIZE,
    MAX_OUT_STEPS,
    MAX_STUCK_LIMIT,
    MIN_SIDE_LENGTH,
    has_choice_of_jump,
    smallest_ring,
)

FEW_ORDERS = 2000
"""The orders of splits among several pegs that the slow reading of the rules can try."""

counts = st.lists(st.integers(1, MAX_COUNT), max_size=3, unique=True).map(lambda drawn: tuple(sorted(drawn)))
places = st.sets(st.sampled_from(From)).map(lambda drawn: tuple(each for each in From if each in drawn))

powers = st.builds(
    Powers,
    out=st.booleans(),
    out_steps=st.just(0) | st.integers(1, MAX_OUT_STEPS),
    forward=counts,
    backward=counts,
    corner_to_corner=st.booleans(),
    split=st.just(0) | st.integers(2, MAX_COUNT),
    split_pegs=st.just(MIN_SPLIT_PEGS) | st.integers(MIN_SPLIT_PEGS, MAX_SPLIT_PEGS),
    split_ways=st.sampled_from(SplitWays),
    split_order=st.sampled_from(SplitOrder),
    split_with=st.sampled_from(SplitWith),
    split_colors=st.booleans(),
    split_alone=st.booleans(),
    split_helps=st.booleans(),
    swap=st.sampled_from(Swap),
    jump_from=places,
    jump_onto=st.sampled_from(JumpOnto),
    jump_ahead=st.booleans(),
    jump_start_first=st.booleans(),
    in_spot_from=places,
    send_to_start=st.booleans(),
)
"""Any row of the card table, valid or not."""


def per_players(least: int, most: int) -> st.SearchStrategy[PerPlayers]:
    """A number for each number of players, mostly the same for all."""
    numbers = st.integers(least, most)
    length = MAX_PLAYERS - MIN_PLAYERS + 1
    return numbers.map(everywhere) | st.lists(numbers, min_size=length, max_size=length).map(tuple)


@st.composite
def card_tables(draw: st.DrawFn) -> tuple[Powers, ...]:
    """The cards of the basic game with some, often few, replaced by anything."""
    rows = list(Rules().cards)
    for rank in draw(st.sets(st.integers(0, N_RANKS - 1))):
        rows[rank] = draw(powers)
    return tuple(rows)


any_rules = st.builds(
    Rules,
    side_length=st.integers(MIN_SIDE_LENGTH, MAX_SIDE_LENGTH),
    in_spot=st.integers(0, MAX_SIDE_LENGTH - 1),
    out_spot=st.integers(0, MAX_SIDE_LENGTH - 1),
    home_length=st.integers(1, MAX_HOME),
    pegs=st.integers(1, MAX_PEGS),
    two_player_sides=st.sampled_from(range(2, MAX_PLAYERS + 1, 2)),
    decks=per_players(1, 9),
    jokers=per_players(0, 8),
    half_decks=st.booleans(),
    keep_top_discard=st.booleans(),
    draw_piles=st.sampled_from(DrawPiles),
    hand_size=st.integers(1, MAX_HAND_SIZE),
    draw=st.sampled_from(Draw),
    draw_by_hand=st.booleans(),
    forgotten_draw=st.sampled_from(ForgottenDraw),
    must_play=st.sampled_from(MustPlay),
    joker_exempt=st.booleans(),
    move=st.sampled_from(Movers),
    help=st.sampled_from(Help),
    finishing_split_helps=st.booleans(),
    helper_shares_split=st.booleans(),
    pass_in_spot=st.booleans(),
    must_turn_in=st.booleans(),
    pass_own=st.booleans(),
    land_on_own=st.sampled_from(LandOnOwn),
    pass_in_home=st.booleans(),
    bump_partner=st.sampled_from(BumpPartner),
    bump_chain=st.booleans(),
    in_spot_taken=st.sampled_from(InSpotTaken),
    stuck_limit=st.just(0) | st.integers(1, MAX_STUCK_LIMIT),
    stuck_counts=st.sampled_from(StuckCounts),
    stuck_discard=st.sampled_from(StuckDiscard),
    stuck_by_team=st.booleans(),
    stuck_starts_over=st.booleans(),
    free_out=st.sampled_from(FreeOut),
    free_out_bumps=st.booleans(),
    free_out_with_card=st.booleans(),
    stuck_pile=st.booleans(),
    bluffing=st.booleans(),
    table_talk=st.sampled_from(TableTalk),
    cards=card_tables(),
)
"""Every switch drawn by itself: each within its range, but they may contradict each other."""


def rules_values() -> st.SearchStrategy[Rules]:
    """Valid rules: drawn switch by switch; if two contradict each other, one is reset."""
    return any_rules.map(consistent)


@st.composite
def seats(draw: st.DrawFn) -> tuple[int, int]:
    """A number of players, and a number of teams that divides it."""
    players = draw(st.integers(MIN_PLAYERS, MAX_PLAYERS))
    return players, draw(st.sampled_from([teams for teams in range(2, players + 1) if players % teams == 0]))


def consistent(rules: Rules) -> Rules:
    """The same rules with every contradiction resolved."""
    for fix in (_fix_board, _fix_bluffing, _fix_decks, _fix_cards, _fix_begin_and_end, _fix_contradictions):
        rules = fix(rules)
    return rules


def _fix_board(rules: Rules) -> Rules:
    in_spot, out_spot = rules.in_spot % rules.side_length, rules.out_spot % rules.side_length
    if in_spot == out_spot:
        out_spot = (out_spot + 1) % rules.side_length
    return replace(rules, in_spot=in_spot, out_spot=out_spot, pegs=min(rules.pegs, rules.home_length))


def _fix_bluffing(rules: Rules) -> Rules:
    if not rules.bluffing:
        return rules
    helped = Help.LEFT if rules.help is Help.CHOICE else rules.help
    rules = replace(rules, must_play=MustPlay.HAND, draw_by_hand=False, draw_piles=DrawPiles.SHARED)
    return replace(rules, stuck_limit=0, stuck_discard=StuckDiscard.CARD, help=helped)


def _fix_decks(rules: Rules) -> Rules:
    """One small deck for each player, if they have their own: more would be too many cards for ten."""
    if rules.draw_piles is DrawPiles.SHARED:
        return rules
    return replace(rules, decks=everywhere(1), jokers=tuple(min(number, 2) for number in rules.jokers))


def _fix_cards(rules: Rules) -> Rules:
    ring = smallest_ring(rules)
    rules = replace(rules, cards=tuple(_consistent_row(row, ring, rules.move) for row in rules.cards))
    if split_orders(rules, MAX_PLAYERS, 2) > FEW_ORDERS:
        rules = replace(rules, cards=tuple(replace(row, split_pegs=MIN_SPLIT_PEGS) for row in rules.cards))
    if hand_orders(rules, MAX_PLAYERS, 2) > MAX_HAND_ORDERS:
        rules = replace(rules, cards=tuple(_with_small_split(row) for row in rules.cards))
    return rules


def _with_small_split(row: Powers) -> Powers:
    """The same powers, with the usual seven at most for a split."""
    usual = {power: getattr(Powers(), power) for power in SPLIT_DETAILS}
    return replace(row, split=min(row.split, 7), **usual)


def _consistent_row(row: Powers, ring: int, move: Movers) -> Powers:
    usual = Powers()
    row = replace(row, split=min(row.split, ring - 1))
    if not row.split:
        row = replace(row, **{power: getattr(usual, power) for power in SPLIT_DETAILS})
    one_color = row.split_with is SplitWith.OWN and move is Movers.OWN
    return replace(
        row,
        split_pegs=max(min(row.split_pegs, row.split), MIN_SPLIT_PEGS),
        split_order=usual.split_order if row.split_ways is SplitWays.FORWARD else row.split_order,
        split_colors=row.split_colors and not one_color,
        forward=tuple(count for count in row.forward if count < ring),
        backward=tuple(count for count in row.backward if count < ring),
        out_steps=row.out_steps if row.out else 0,
        split_alone=row.split_alone and row.split not in row.forward,
        jump_start_first=row.jump_start_first and has_choice_of_jump(row),
        jump_onto=row.jump_onto if row.jump_from else usual.jump_onto,
        jump_ahead=row.jump_ahead and bool(row.jump_from) and From.HOME not in row.jump_from,
    )


def _fix_begin_and_end(rules: Rules) -> Rules:
    """A card that is in every pack brings the first peg out, and one moves forward."""
    numbers = rules.cards[:JOKER]
    if not rules.stuck_limit and not any(row.out or From.START in row.in_spot_from for row in numbers):
        rules = rules.with_card(ACE, out=True)
    if not any(row.forward or row.split for row in numbers):
        rules = rules.with_card(FIVE, forward=(5,))
    return rules


def _stuck_discard(rules: Rules) -> StuckDiscard:
    """One card if no card has just been drawn."""
    unclear = rules.stuck_discard is StuckDiscard.DRAWN and rules.draw is Draw.AFTER
    return StuckDiscard.CARD if unclear else rules.stuck_discard


def _fix_contradictions(rules: Rules) -> Rules:
    helped = Help.NONE if rules.move is Movers.TEAM else rules.help
    splits = any(row.split for row in rules.cards)
    finishing = any(row.split and row.split_helps for row in rules.cards) and helped is not Help.NONE
    rules = replace(rules, finishing_split_helps=rules.finishing_split_helps and finishing)
    if not rules.finishing_split_helps:
        rules = replace(rules, cards=tuple(replace(row, split_helps=True) for row in rules.cards))
    if rules.out_spot < rules.in_spot < rules.out_spot + MAX_OUT_STEPS:
        rules = replace(rules, cards=tuple(replace(row, out_steps=0) for row in rules.cards))
    return replace(
        rules,
        help=helped,
        helper_shares_split=rules.helper_shares_split and splits and helped is Help.CHOICE,
        must_turn_in=rules.must_turn_in and rules.pass_in_spot,
        stuck_by_team=rules.stuck_by_team and rules.stuck_limit > 0,
        stuck_starts_over=rules.stuck_starts_over and rules.stuck_limit > 0,
        free_out_bumps=rules.free_out_bumps and rules.stuck_limit > 0,
        keep_top_discard=rules.keep_top_discard and not (rules.stuck_pile and rules.stuck_limit > 0),
        stuck_discard=_stuck_discard(rules),
        joker_exempt=rules.joker_exempt and rules.must_play is MustPlay.HAND,
        stuck_pile=rules.stuck_pile and rules.stuck_limit > 0,
        stuck_counts=rules.stuck_counts if rules.stuck_limit else StuckCounts.STUCK,
    )
