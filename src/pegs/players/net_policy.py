"""The policy ``strong``: the turn after which the net likes the board best."""

from __future__ import annotations

from typing import Any

from pegs.core.position import Phase
from pegs.core.turn import Kind
from pegs.engine.kernel.compiler import inner, np
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.packed_turn import DISCARD, Packed, header, kind_of, turn_of
from pegs.players.evaluation import evaluate
from pegs.players.hint_terms import N_TERMS
from pegs.players.hints_policy import add_action_terms
from pegs.players.landing import begin_landings, put_back, try_out
from pegs.players.net import begin_decision, begin_turns, logit
from pegs.players.net_features import expect_cards, find_roles, write_features, write_unseen
from pegs.players.net_rules import write_rules
from pegs.players.observation import UNKNOWN

SCORE_UNIT = 1 << 20
"""A score is a logit in this unit, since scores are whole numbers."""
_PLAY, _MOVE, _PENALTY = int(Phase.PLAY), int(Phase.MOVE), int(Phase.PENALTY)
_DECLARE = int(Kind.DECLARE)


@inner
def is_valued(v: Record, turn: Packed) -> bool:
    """Whether the net can value the board after a turn: not after doubts, draws and declarations."""
    return v.phase in (_PLAY, _MOVE, _PENALTY) and kind_of(turn) != _DECLARE


@inner
def prepare_net(r: Record, v: Record, work: Record, net: Record) -> None:
    """Do what is the same for all turns of a decision. To compare many, `prepare_turns` is faster."""
    expect_cards(r, v, work)
    begin_landings(r, work)
    write_decision(r, work, net)


@inner
def write_decision(r: Record, work: Record, net: Record) -> None:
    """Write and sum the inputs that are the same for all turns of a decision."""
    if work.teams != r.teams:  # a workspace is for one rule set and one number of players
        find_roles(r, work)
        write_rules(r, work)
        work.teams = r.teams
    write_unseen(work)
    begin_decision(net, work)


@inner
def describe(r: Record, v: Record, s: Record, work: Record, turn: Packed) -> None:
    """Write the net's inputs for the board after a turn; the board stays as it is."""
    try_out(r, v, s, work, turn)
    evaluate(r, v, work, work.terms, int(s.team))
    add_action_terms(r, v, s, work, turn)
    write_features(r, v, work, turn)
    put_back(r, v, s, work)


@inner
def describe_by(r: Record, v: Record, s: Record, work: Record, turn: Packed, terms: Any) -> None:
    """Write the net's inputs for the board after a turn whose terms are given."""
    for term in range(N_TERMS):
        work.terms[term] = terms[term]
    try_out(r, v, s, work, turn)
    write_features(r, v, work, turn)
    put_back(r, v, s, work)


@inner
def prepare_turns(r: Record, v: Record, s: Record, work: Record, net: Record) -> None:
    """Do what is the same for all turns of a decision, and value the board before them."""
    prepare_net(r, v, work, net)
    describe(r, v, s, work, turn_of(header(DISCARD, UNKNOWN, UNKNOWN), 0))
    begin_turns(net, work)


@inner
def score_by_net(r: Record, v: Record, s: Record, work: Record, net: Record, turn: Packed) -> int:
    """How much the net likes a turn."""
    describe(r, v, s, work, turn)
    return int(logit(net, work) * np.float32(SCORE_UNIT))
