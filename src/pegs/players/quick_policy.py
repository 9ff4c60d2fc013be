"""A policy for rollouts: the net's choice among the turns that ``hints`` likes best.

That's nearly the net's choice among all turns, in a fraction of the time if there are many.
"""

from __future__ import annotations

from typing import Any

from pegs.core.position import Phase
from pegs.engine.kernel.compiler import inner
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.packed_turn import turn_at
from pegs.players.hint_terms import N_TERMS
from pegs.players.hints_policy import score_by_hints
from pegs.players.net import begin_turns, logit
from pegs.players.net_features import expect_cards
from pegs.players.net_policy import describe_by, write_decision
from pegs.players.policies import HINTS, STRONG, choose, prepare, scoring_policy
from pegs.players.workspace import FAVORITES

_PLAY = int(Phase.PLAY)


@inner
def choose_quickly(r: Record, v: Record, s: Record, work: Record, nets: Any) -> int:
    """The index in the list of the turn that is picked from those just listed.

    ``v`` is an observation (`players.observation`), unchanged afterward.
    """
    is_left_out = r.bluffing or v.phase != _PLAY or scoring_policy(r, STRONG) != STRONG
    if s.n_turns <= FAVORITES or is_left_out:
        return choose(r, v, s, STRONG, work, nets)
    find_favorites(r, v, s, work, nets)
    # The chances of cards in hands, and of landings, have been computed by now.
    write_decision(r, work, nets[0])
    best = 0
    most = logit_of(r, v, s, work, nets[0], 0)
    for k in range(1, FAVORITES):
        value = logit_of(r, v, s, work, nets[0], k)
        if value > most:
            best = k
            most = value
    return int(work.favorites[best])


@inner
def find_favorites(r: Record, v: Record, s: Record, work: Record, nets: Any) -> None:
    """Write the indexes of the `FAVORITES` turns that ``hints`` likes best, and the terms of each; there must
    be more turns.
    """
    expect_cards(r, v, work)
    prepare(r, v, s, HINTS, work, nets)
    number = 0
    for i in range(s.n_turns):
        value = score_by_hints(r, v, s, work, turn_at(s, i))
        if number < FAVORITES or value > work.favorite_scores[number - 1]:
            number = min(number + 1, FAVORITES)
            insert_favorite(work, number - 1, i, value)


@inner
def insert_favorite(work: Record, last: int, index: int, value: int) -> None:
    """Insert the turn just scored into the favorites, the best first; entry ``last`` is overwritten."""
    at = last
    while at > 0 and work.favorite_scores[at - 1] < value:
        work.favorites[at] = work.favorites[at - 1]
        work.favorite_scores[at] = work.favorite_scores[at - 1]
        for term in range(N_TERMS):
            work.favorite_terms[at, term] = work.favorite_terms[at - 1, term]
        at -= 1
    work.favorites[at] = index
    work.favorite_scores[at] = value
    for term in range(N_TERMS):
        work.favorite_terms[at, term] = work.after[term]


@inner
def logit_of(r: Record, v: Record, s: Record, work: Record, net: Record, k: int) -> Any:
    """The net's logit for a favorite.

    Call it for the first favorite before the others: it sums all inputs of the first, and only those of the
    others that differ.
    """
    describe_by(r, v, s, work, turn_at(s, work.favorites[k]), work.favorite_terms[k])
    if k == 0:
        begin_turns(net, work)
    return logit(net, work)
