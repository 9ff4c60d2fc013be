"""`Rules` compiled into the tables that the kernel reads: what a card does is a row, not a branch."""

from __future__ import annotations

import random
from functools import lru_cache

from pegs.core.board import HOME, MAX_RING, MAX_SEATS, START, Board
from pegs.core.cards import JOKER
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import PLACES, RULES, WORD_BITS, WORDS, Records
from pegs.engine.kernel.memory import Block
from pegs.notation import place_text
from pegs.rules.playable import check_table
from pegs.rules.switches import (
    MAX_CARDS,
    MAX_COUNT,
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
    Powers,
    Rules,
    SplitOrder,
    SplitWays,
    SplitWith,
    StuckCounts,
    StuckDiscard,
    Swap,
)
from pegs.rules.validation import check

HELP_NONE, HELP_LEFT, HELP_CHOICE = range(3)
TO_IN_SPOT, TO_START, FORBIDDEN = range(3)
SPLIT_FORWARD, SPLIT_OPPOSITE, SPLIT_ANY = range(3)
WITH_OWN, WITH_TEAM, WITH_WHOLE_TEAM, WITH_ANY = range(4)
SWAP_NONE, SWAP_OWN, SWAP_ANY = range(3)
FROM_START, FROM_TRACK, FROM_HOME = 1, 2, 4
ONTO_ANY, ONTO_PARTNERS, ONTO_OPPONENTS = range(3)

_HELP = {Help.NONE: HELP_NONE, Help.LEFT: HELP_LEFT, Help.CHOICE: HELP_CHOICE}
_BUMP = {
    BumpPartner.IN_SPOT: TO_IN_SPOT,
    BumpPartner.START: TO_START,
    BumpPartner.FORBIDDEN: FORBIDDEN,
}
_WAYS = {
    SplitWays.FORWARD: SPLIT_FORWARD,
    SplitWays.OPPOSITE: SPLIT_OPPOSITE,
    SplitWays.ANY: SPLIT_ANY,
}
_WITH = {
    SplitWith.OWN: WITH_OWN,
    SplitWith.TEAM: WITH_TEAM,
    SplitWith.WHOLE_TEAM: WITH_WHOLE_TEAM,
    SplitWith.ANY: WITH_ANY,
}
_SWAP = {Swap.NONE: SWAP_NONE, Swap.OWN: SWAP_OWN, Swap.ANY: SWAP_ANY}
_ONTO = {
    JumpOnto.ANY: ONTO_ANY,
    JumpOnto.PARTNERS: ONTO_PARTNERS,
    JumpOnto.OPPONENTS: ONTO_OPPONENTS,
}
_FROM = {From.START: FROM_START, From.TRACK: FROM_TRACK, From.HOME: FROM_HOME}


def _counts(steps: tuple[int, ...]) -> int:
    return sum(1 << (n - 1) for n in set(steps))


def _sources(places: tuple[From, ...]) -> int:
    return sum(_FROM[place] for place in set(places))


def _fill_row(table: Fields, rank: int, row: Powers) -> None:
    table.out[rank] = row.out
    table.out_steps[rank] = row.out_steps
    table.corner_jump[rank] = row.corner_to_corner
    table.forward[rank] = _counts(row.forward)
    table.backward[rank] = _counts(row.backward)
    table.split[rank] = row.split
    table.split_pegs[rank] = row.split_pegs
    table.split_ways[rank] = _WAYS[row.split_ways]
    table.split_forward_first[rank] = row.split_order is SplitOrder.FORWARD_FIRST
    table.split_with[rank] = _WITH[row.split_with]
    table.split_colors[rank] = row.split_colors
    table.split_finishes[rank] = table.finishing[0] and row.split_helps
    table.alone[rank] = _counts((row.split,)) if row.split_alone else 0
    table.swap[rank] = _SWAP[row.swap]
    table.jump_from[rank] = _sources(row.jump_from)
    table.jump_onto[rank] = _ONTO[row.jump_onto]
    table.jump_ahead[rank] = row.jump_ahead
    table.jump_start_first[rank] = row.jump_start_first
    table.spot_from[rank] = _sources(row.in_spot_from)
    table.send[rank] = row.send_to_start
    table.out_ranks[0] |= row.brings_out << rank
    goes_back = bool(row.backward) or (row.split > 0 and row.split_ways is not SplitWays.FORWARD)
    table.back_ranks[0] |= goes_back << rank
    table.split_ranks[0] |= (row.split > 0) << rank
    table.step_ranks[0] |= _only_comes_out_and_steps(row) << rank


def _only_comes_out_and_steps(row: Powers) -> bool:
    others = row.corner_to_corner, row.split, row.jump_from, row.in_spot_from, row.send_to_start
    return row.swap is Swap.NONE and not any(others)


def _fill_switches(table: Fields, rules: Rules) -> None:
    table.set(
        home_length=rules.home_length,
        pegs=rules.pegs,
        hand_size=rules.hand_size,
        draw_before=rules.draw is Draw.BEFORE,
        draw_by_hand=rules.draw_by_hand,
        forfeits=rules.forgotten_draw is ForgottenDraw.FORFEIT,
        draw_two=rules.forgotten_draw is ForgottenDraw.DRAW_TWO,
        must_play_card=rules.must_play is MustPlay.CARD,
        discard_any=rules.must_play is MustPlay.NOTHING,
        joker_exempt=rules.joker_exempt << JOKER,
        move_team=rules.move is Movers.TEAM,
        help=_HELP[rules.help],
        finishing=rules.finishing_split_helps,
        helper_shares=rules.helper_shares_split,
        pass_in_spot=rules.pass_in_spot,
        must_turn_in=rules.must_turn_in,
        pass_in_home=rules.pass_in_home,
        pass_own=rules.pass_own,
        own_to_start=rules.land_on_own is LandOnOwn.START,
        bump_partner=_BUMP[rules.bump_partner],
        bump_chain=rules.bump_chain,
        bump_if_in_spot_taken=rules.in_spot_taken is InSpotTaken.START,
        moves_up_from_in_spot=(
            rules.in_spot_taken is InSpotTaken.MOVE_UP and rules.bump_partner is BumpPartner.IN_SPOT
        ),
        bump_if_free=rules.free_out_bumps,
        stuck_limit=rules.stuck_limit,
        discards_are_stuck=rules.stuck_counts is StuckCounts.DISCARDS,
        stuck_hand=rules.stuck_discard is StuckDiscard.HAND,
        stuck_drawn=rules.stuck_discard is StuckDiscard.DRAWN,
        starts_over=rules.stuck_starts_over,
        keep_top=rules.keep_top_discard,
        stuck_by_team=rules.stuck_by_team,
        free_must=rules.free_out is FreeOut.MUST,
        free_with_card=rules.free_out_with_card,
        bluffing=rules.bluffing,
    )
    table.own_blocks[0] = not (table.pass_own[0] or table.own_to_start[0])
    # The shortcuts for splits assume that pegs of one color block each other, never have to turn in, and stay
    # where they land.
    table.no_clean_ways[0] = (
        not table.own_blocks[0] or rules.must_turn_in or bool(table.moves_up_from_in_spot[0])
    )


def _fill_board(table: Fields, board: Board) -> None:
    table.set(
        players=board.players,
        teams=board.teams,
        ring=board.ring,
        side_length=board.side_length,
        words=board.ring // 32 + 1,
        look_back=MAX_COUNT % board.ring,
        # Two counts can lead to one hole, one the long way around, so outcomes have to be compared.
        small_ring=board.ring <= 2 * MAX_COUNT,
    )
    table.spot_owner[:] = table.out_owner[:] = [-1] * MAX_RING
    for corner in range(0, board.ring, board.side_length):
        table.corner[corner] = 1
    for seat in range(board.players):
        table.in_spot[seat] = board.in_spots[seat]
        table.out_spot[seat] = board.out_spots[seat]
        table.team[seat] = board.team_of(seat)
        table.spot_owner[board.in_spots[seat]] = seat
        table.out_owner[board.out_spots[seat]] = seat
    for hole in range(board.ring):
        for word in range(WORDS):
            for bit in range(WORD_BITS):
                if (32 * word + bit) % board.ring == hole:
                    table.bits[hole][word] |= 1 << bit


def _fill_keys(table: Fields) -> None:
    """Fill in random keys whose XOR over all pegs identifies a board; pegs in start have none."""
    source = random.Random("pegs: the board's keys")
    keys = [[source.getrandbits(62) for _ in range(PLACES)] for _ in range(MAX_SEATS)]
    for row, numbers in zip(table.keys, keys, strict=True):
        row[:] = numbers


def _fill_text_order(table: Fields, board: Board) -> None:
    """Fill in numbers that sort places by text, followed by ``-`` (or ``,``, or nothing) and by ``~``."""
    texts = {}
    for seat in range(board.players):
        for place in (START, *range(board.ring), *range(HOME, HOME + board.home_length)):
            texts[seat, place] = place_text(board, seat, place)
    ends = sorted({text + end for text in texts.values() for end in "-~"})
    order = {text: number for number, text in enumerate(ends, start=1)}
    for (seat, place), text in texts.items():
        table.text_dash[seat][place + 1] = order[text + "-"]
        table.text_tilde[seat][place + 1] = order[text + "~"]


@lru_cache(maxsize=64)
def compile_rules(rules: Rules, players: int, teams: int) -> Records:
    """The kernel's tables for these rules, players, and teams, in an array of one.

    Raises RulesError if the rules contradict themselves, and UsageError if the teams can't be equal or a card
    can be split in too many ways.
    """
    check(rules)
    check_table(rules, players, teams)
    board = rules.board(players, teams)
    assert board.ring <= MAX_RING
    table = Fields(Block(RULES))
    _fill_switches(table, rules)
    for rank, row in enumerate(rules.cards):
        _fill_row(table, rank, row)
    table.pack[:] = rules.pile_pack(players)
    table.own_piles[0] = rules.draw_piles is DrawPiles.OWN
    table.pile_room[0] = sum(rules.pile_pack(players)) if table.own_piles[0] else MAX_CARDS
    _fill_board(table, board)
    _fill_keys(table)
    _fill_text_order(table, board)
    return table.memory
