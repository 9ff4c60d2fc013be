"""All legal turns of the seat to act, in any phase (rules, sections 6, 8, 9 and 10)."""

from __future__ import annotations

from pegs.core.board import START
from pegs.core.cards import N_RANKS, Rank
from pegs.core.position import Phase
from pegs.core.turn import Kind
from pegs.engine.kernel.bits import lowest_bit
from pegs.engine.kernel.card_moves import add_moves, add_outs, add_powers
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.dedupe import dedupe
from pegs.engine.kernel.layout import PEG_STRIDE, Record
from pegs.engine.kernel.packed_turn import (
    DISCARD,
    FREE,
    MOVE,
    PENALTY,
    add_plain,
    add_step,
    put_turn,
    turn_at,
)
from pegs.engine.kernel.pegs_on_board import is_all_home, seat_of
from pegs.engine.kernel.reach import find_guards, find_reach, on
from pegs.engine.kernel.split_crossings import find_parts
from pegs.engine.kernel.splits import add_clean_mixed, helped_next, later_seats, team_seats
from pegs.engine.kernel.tables import HELP_NONE

UNKNOWN = int(Rank.UNKNOWN)
_PLAY, _DOUBT, _PENALTY, _MOVE = int(Phase.PLAY), int(Phase.DOUBT), int(Phase.PENALTY), int(Phase.MOVE)
_EXTRA, _DRAW = int(Phase.EXTRA), int(Phase.DRAW)
_DECLARE, _PASS = int(Kind.DECLARE), int(Kind.PASS)
_ACCEPT, _SAY_DOUBT = int(Kind.ACCEPT), int(Kind.DOUBT)
_TAKE, _DECLINE = int(Kind.EXTRA), int(Kind.DECLINE)
_TAKE_CARD, _FORGET = int(Kind.DRAW), int(Kind.FORGET)


@inner
def find_options(r: Record, g: Record, s: Record) -> None:
    """Find the sets of seats (bits) whose pegs the seat to act may move (rules, section 6)."""
    seat = int(g.turn)
    s.n_options = 1
    if r.move_team:
        s.options[0] = team_seats(r, s)
    elif not is_all_home(r, g, seat):
        s.options[0] = 1 << seat
    else:
        helped = helped_next(r, g, seat) if r.help != HELP_NONE else 0
        s.options[0] = helped & -helped  # empty without helping; some powers need no own peg
        helped &= helped - 1
        while helped:
            s.options[s.n_options] = helped & -helped
            s.n_options += 1
            helped &= helped - 1


@inner
def survey(r: Record, g: Record, s: Record, ranks: int) -> None:
    """Compute everything about the board that the powers of these ranks (bits) depend on."""
    s.team = r.team[int(g.turn)]
    s.n_log = 0
    find_options(r, g, s)
    find_guards(r, g, s)
    s.wants_behind = ranks & r.back_ranks
    s.wants_clean = ranks & r.split_ranks
    seats = 0
    for i in range(s.n_options):
        seats |= s.options[i]
    ranks &= r.split_ranks
    while ranks:
        seats |= later_seats(r, s, lowest_bit(ranks), seats)
        ranks &= ranks - 1
    find_reach(r, g, s, seats)


@small
def may_jump_out(r: Record, g: Record, s: Record, power: int) -> bool:
    """Whether a power that brings pegs out may also bring one to the same hole in another way: by a jump onto
    a peg of another color there.
    """
    if r.spot_from[power] or r.swap[power] or r.send[power]:
        return True
    for seat in range(r.players):
        guest = int(g.peg_at[on(r, r.out_spot[seat], r.out_steps[power])])
        if s.options[0] >> seat & 1 and guest >= 0 and seat_of(guest) != seat:
            return True
    return False


@inner
def may_repeat(r: Record, g: Record, s: Record, power: int) -> bool:
    """Whether two uses of a power can leave the same board. Either may be a split of two colors."""
    if s.n_options > 1 or s.any_doubtful or r.small_ring or r.corner_jump[power]:
        return True
    counts = r.forward[power] | r.backward[power] | r.split[power]
    if counts and (r.jump_from[power] or r.spot_from[power]):
        return True  # a landing on a chosen hole may also be a step by a count, or what a split comes to
    kinds = r.send[power]
    kinds += 1 if r.swap[power] else 0
    kinds += 1 if r.jump_from[power] else 0
    kinds += 1 if r.spot_from[power] else 0
    if kinds > 0 and r.out[power] and may_jump_out(r, g, s, power):
        return True
    return kinds > 1


@inner
def add_calm_splits(r: Record, g: Record, s: Record, card: int, declared: int, power: int) -> None:
    """List the splits of two colors that can't leave the same board as any other split."""
    if r.split[power] and r.split_pegs[power] <= 2:
        for i in range(s.n_options):
            add_clean_mixed(r, g, s, card, declared, power, s.options[i])


@inner
def list_power(r: Record, g: Record, s: Record, card: int, declared: int, power: int) -> bool:
    """List what a card, perhaps declared as another rank, can do; return whether it can do anything."""
    start = int(s.n_turns)
    s.may_repeat = 0
    if r.split[power]:
        find_parts(r, g, s, r.split[power])
    for i in range(s.n_options):
        add_powers(r, g, s, card, declared, power, s.options[i])
    any_may_repeat = may_repeat(r, g, s, power)
    if any_may_repeat:
        add_calm_splits(r, g, s, card, declared, power)
    if s.n_turns - start > 1 and not s.keep_all and (any_may_repeat or s.may_repeat):
        dedupe(r, g, s, start)
    if not any_may_repeat:
        add_calm_splits(r, g, s, card, declared, power)
    return s.n_turns > start


@inner
def list_discards(s: Record, ranks: int) -> None:
    """List the discards of these ranks."""
    while ranks:
        add_plain(s, DISCARD, lowest_bit(ranks), UNKNOWN)
        ranks &= ranks - 1


@inner
def list_free_outs(r: Record, g: Record, s: Record, ranks: int) -> None:
    """List coming out free with each of these ranks (rules, section 8)."""
    s.comes_free = r.bump_if_free
    while ranks:
        for i in range(s.n_options):
            add_outs(r, g, s, FREE, lowest_bit(ranks), UNKNOWN, s.options[i], 0)
        ranks &= ranks - 1
    s.comes_free = 0


@inner
def add_free_outs(r: Record, g: Record, s: Record, ranks: int, discardable: int, ordinary: int) -> None:
    """Add coming out free to the turns listed, or put it in place of the discards (rules, section 8).

    ``discardable`` are the ranks (bits) that can be discarded; their discards begin at ``ordinary``. A player
    who could move needs a card that brings pegs out, unless discards count as stuck turns.
    """
    earned = discardable if r.discards_are_stuck or ordinary == 0 else 0
    with_card = r.free_with_card and ranks & r.out_ranks and ordinary > 0
    if not earned and not with_card:
        return
    first_free = int(s.n_turns)
    list_free_outs(r, g, s, ranks if with_card else earned)
    free = int(s.n_turns) - first_free
    if free == 0:
        return
    if earned and r.free_must:
        for i in range(free):
            put_turn(s, ordinary + i, turn_at(s, first_free + i))
        s.n_turns = ordinary + free
    if ordinary and not s.keep_all:
        dedupe(r, g, s, 0)


@small
def list_steps(r: Record, g: Record, s: Record, rank: int) -> bool:
    """List what a rank that only comes out and steps can do, for a player who can move one set of pegs. No
    two of its turns leave the same board.
    """
    start = int(s.n_turns)
    if r.out[rank]:
        add_outs(r, g, s, MOVE, rank, UNKNOWN, s.options[0], r.out_steps[rank])
    if r.forward[rank] & s.all_forward | r.backward[rank] & s.all_behind:
        add_moves(r, g, s, rank, UNKNOWN, rank, s.options[0])
    return s.n_turns > start


@inner
def movable_ranks(r: Record, g: Record, s: Record, ranks: int) -> int:
    """List the turns of each of these ranks; return those that can move, as bits."""
    is_simple = s.n_options == 1 and not (s.any_doubtful or s.no_shortcut or r.small_ring)
    step_ranks = r.step_ranks if is_simple else 0
    movable = 0
    while ranks:
        rank = lowest_bit(ranks)
        ranks &= ranks - 1
        if step_ranks >> rank & 1:
            can_move = list_steps(r, g, s, rank)
        else:
            can_move = list_power(r, g, s, rank, UNKNOWN, rank)
        if can_move:
            movable |= 1 << rank
    return movable


@small
def discarded_when_stuck(r: Record, g: Record, ranks: int) -> int:
    """The ranks (bits) of a hand that a player who can't move may discard: all, or the one just drawn."""
    if r.stuck_drawn and g.drawn != UNKNOWN and ranks >> int(g.drawn) & 1:
        return 1 << int(g.drawn)
    return ranks


@inner
def list_plays(r: Record, g: Record, s: Record) -> None:
    """List cards and their actions (rules, section 6)."""
    seat = int(g.turn)
    ranks = g.ranks[seat]
    if ranks == 0:
        add_plain(s, _PASS, UNKNOWN, UNKNOWN)
        return
    survey(r, g, s, ranks)
    movable = movable_ranks(r, g, s, ranks)
    ordinary = int(s.n_turns)
    discardable = 0
    if movable == 0:
        discardable = discarded_when_stuck(r, g, ranks)
    elif r.must_play_card:
        discardable = ranks & ~movable
    elif r.discard_any or movable & ~r.joker_exempt == 0:
        discardable = ranks
    list_discards(s, discardable)
    if r.stuck_limit and g.stuck[seat] == r.stuck_limit - 1:
        add_free_outs(r, g, s, ranks, discardable, ordinary)


@inner
def list_declarations(r: Record, g: Record, s: Record) -> None:
    """List every card of the hand declared as every rank that has a move, or discards (rule 9.1)."""
    ranks = g.ranks[int(g.turn)]
    if ranks == 0:
        add_plain(s, _PASS, UNKNOWN, UNKNOWN)
        return
    every = (1 << N_RANKS) - 1
    survey(r, g, s, every)
    movable = movable_ranks(r, g, s, every)
    s.n_turns = 0
    honest = ranks & movable & ~r.joker_exempt
    cards = ranks
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        for rank in range(N_RANKS):
            if movable >> rank & 1:
                add_plain(s, _DECLARE, card, rank)
    if honest == 0:
        list_discards(s, ranks)


@inner
def list_penalties(r: Record, g: Record, s: Record) -> None:
    """List the pegs that the loser of a doubt has out of start (rule 9.4)."""
    loser = int(g.loser)
    for peg in range(PEG_STRIDE * loser, PEG_STRIDE * loser + r.pegs):
        if g.places[peg] != START:
            add_step(s, PENALTY, UNKNOWN, UNKNOWN, peg, START)


@inner
def list_declared_moves(r: Record, g: Record, s: Record, card: int, rank: int) -> None:
    """List the moves of a declared rank."""
    survey(r, g, s, 1 << rank)
    list_power(r, g, s, card, rank, rank)


@inner
def list_turns(r: Record, g: Record, s: Record) -> None:
    """List every legal turn of the seat to act, each outcome once.

    Turns that are a single word, such as ``accept``, are listed in the order of these words, since their
    sort keys are equal.
    """
    s.n_turns = 0
    phase = int(g.phase)
    if phase == _PLAY:
        if r.bluffing:
            list_declarations(r, g, s)
        else:
            list_plays(r, g, s)
    elif phase == _MOVE:
        list_declared_moves(r, g, s, int(g.card), int(g.declared))
    elif phase == _DOUBT:
        add_plain(s, _ACCEPT, UNKNOWN, UNKNOWN)
        add_plain(s, _SAY_DOUBT, UNKNOWN, UNKNOWN)
    elif phase == _PENALTY:
        list_penalties(r, g, s)
    elif phase == _EXTRA:
        add_plain(s, _DECLINE, UNKNOWN, UNKNOWN)
        add_plain(s, _TAKE, UNKNOWN, UNKNOWN)
    elif phase == _DRAW:
        add_plain(s, _TAKE_CARD, UNKNOWN, UNKNOWN)
        add_plain(s, _FORGET, UNKNOWN, UNKNOWN)
