"""What each rank would have been worth to a seat, in the kernel: a clue to the cards that it has kept."""

from __future__ import annotations

from typing import Any

from pegs.core.cards import N_RANKS, Rank
from pegs.engine.kernel.addresses import array_at, game_at, rules_at, scratch_at
from pegs.engine.kernel.arguments import Arguments
from pegs.engine.kernel.compiler import entry, inner
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.movegen import list_turns
from pegs.engine.kernel.packed_turn import DISCARD, card_of, kind_of, turn_at
from pegs.players.net import nets_at
from pegs.players.net_features import expect_cards
from pegs.players.policies import STRONG, prepare, score_any
from pegs.players.workspace import workspace_at

UNKNOWN = int(Rank.UNKNOWN)

_MAX_SCORED = 200
"""The most turns scored for a card, since by some house rules one card has thousands."""


@inner
def hold_only(g: Record, seat: int, rank: int) -> None:
    """Leave a seat with one card, of this rank, as if it had drawn none."""
    g.drawn = UNKNOWN
    for other in range(N_RANKS):
        g.hands[seat, other] = 0
    g.hands[seat, rank] = 1
    g.ranks[seat] = 1 << rank
    g.hidden[seat] = 0


@inner
def value_of(r: Record, g: Record, s: Record, work: Record, nets: Any) -> int:
    """How much the net likes the best turn of the seat to act, among the first `_MAX_SCORED`."""
    list_turns(r, g, s)
    best = score_any(r, g, s, STRONG, work, nets, turn_at(s, 0))
    for i in range(1, min(int(s.n_turns), _MAX_SCORED)):
        best = max(best, score_any(r, g, s, STRONG, work, nets, turn_at(s, i)))
    return best


@inner
def may_discard(r: Record, g: Record, s: Record, seat: int, rank: int, discard: int) -> bool:
    """Whether a seat may discard a card while it also holds one of a rank."""
    hold_only(g, seat, rank)
    g.hands[seat, discard] += 1
    g.ranks[seat] |= 1 << discard
    list_turns(r, g, s)
    for i in range(s.n_turns):
        turn = turn_at(s, i)
        if kind_of(turn) == DISCARD and card_of(turn) == discard:
            return True
    return False


FIND_VALUES = Arguments("rules game scratch workspace nets seat discard values allowed")
find_values_at = FIND_VALUES.at


@entry
def find_values(arguments: int) -> int:
    """Look at a seat's turn in a game record, which is changed, with each rank as its only card.

    ``values`` (ranks) gets how much the net likes the best turn with it. ``allowed`` (ranks) gets 1 if the
    rules let the seat discard ``discard`` while it holds such a card, or if ``discard`` is negative. Returns
    0.
    """
    a = find_values_at(arguments)
    r, g, s = rules_at(a.rules), game_at(a.game), scratch_at(a.scratch)
    work, net_of = workspace_at(a.workspace), nets_at(a.nets, 1)
    value, is_allowed = array_at(a.values, (N_RANKS,)), array_at(a.allowed, (N_RANKS,))
    s.noting = 0
    hold_only(g, a.seat, 0)  # which rank hardly changes what the others may hold
    expect_cards(r, g, work)
    prepare(r, g, s, STRONG, work, net_of)
    for rank in range(N_RANKS):
        hold_only(g, a.seat, rank)
        value[rank] = value_of(r, g, s, work, net_of)
        is_allowed[rank] = 1 if a.discard < 0 or may_discard(r, g, s, a.seat, rank, a.discard) else 0
    return 0
