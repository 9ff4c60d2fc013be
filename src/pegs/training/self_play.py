"""Games that record training examples, in the kernel."""

from __future__ import annotations

from typing import Any

import numpy as np

from pegs.analysis.loop import GAMES, begin_streamed_game, deals_of, players_of, sort_pegs
from pegs.core.position import Phase
from pegs.engine.kernel.addresses import array_at, array_of, game_at, rules_at, scratch_at
from pegs.engine.kernel.arguments import Arguments
from pegs.engine.kernel.compiler import entry, inner
from pegs.engine.kernel.entry_points import play_listed
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.movegen import list_turns
from pegs.engine.kernel.packed_turn import Packed, turn_at
from pegs.engine.kernel.rng import below
from pegs.players.net import logit
from pegs.players.net_layout import N_FEATURES
from pegs.players.net_policy import describe, is_valued, prepare_net
from pegs.players.observation import observe
from pegs.players.policies import choose

floats_at = array_of(np.float32)
DECISION_COLUMNS = 4
"""The numbers recorded for a decision: game, team, seat, and the row of its inputs (-1 if not kept)."""
_OVER = int(Phase.OVER)
_THOUSAND = 1000


@inner
def pick_or_explore(
    r: Record, v: Record, s: Record, policy: int, work: Record, nets: Any, explore: int
) -> Packed:
    """The turn that a policy picks, or a random one ``explore`` times in 1000."""
    if explore and below(work.chance, _THOUSAND) < explore:
        return turn_at(s, below(work.chance, s.n_turns))
    return turn_at(s, choose(r, v, s, policy, work, nets))


PLAY_FOR_TRAINING = Arguments(f"{GAMES} explore keep decisions logits room inputs rows winners")
play_for_training_at = PLAY_FOR_TRAINING.at


@entry
def play_for_training(arguments: int) -> int:
    """Play whole games as `pegs.analysis.loop.play_games` does, and record their decisions.

    ``decisions`` (``room`` x `DECISION_COLUMNS`) and ``logits`` (``room``) get every decision that the first
    net can value. ``inputs`` (``rows`` x inputs) gets the net's inputs in ``keep`` of every 1000 of them.
    ``explore`` of every 1000 turns are random. ``winners`` gets each game's winning team, or -1. Returns the
    number of decisions; games end early when there is no more room.
    """
    a = play_for_training_at(arguments)
    r, g, v, s = rules_at(a.rules), game_at(a.game), game_at(a.seen), scratch_at(a.scratch)
    policy_of, workspace_of, net_of = players_of(r, a)
    stream_of, dealer_of = deals_of(r, a)
    decision = array_at(a.decisions, (a.room, DECISION_COLUMNS))
    value_of = floats_at(a.logits, (a.room,))
    row_of = floats_at(a.inputs, (a.rows, N_FEATURES))
    winner_of = array_at(a.winners, (a.n_games,))
    number = 0
    kept = 0
    for i in range(a.n_games):
        begin_streamed_game(r, g, s, workspace_of, stream_of[i], dealer_of[i])
        turns = 0
        while g.phase != _OVER and turns < a.max_turns and number < a.room:
            seat = int(g.turn)
            work = workspace_of[seat]
            list_turns(r, g, s)
            observe(r, g, v)
            turn = pick_or_explore(r, v, s, policy_of[seat], work, net_of, a.explore)
            if is_valued(v, turn):
                s.team = r.team[seat]
                prepare_net(r, v, work, net_of[0])
                describe(r, v, s, work, turn)
                value_of[number] = logit(net_of[0], work)
                decision[number, 0] = i
                decision[number, 1] = r.team[seat]
                decision[number, 2] = seat
                decision[number, 3] = -1
                if kept < a.rows and below(work.chance, _THOUSAND) < a.keep:
                    decision[number, 3] = kept
                    for k in range(N_FEATURES):
                        row_of[kept, k] = work.features[k]
                    kept += 1
                number += 1
            turns += 1
            play_listed(r, g, s, turn)
            sort_pegs(r, g, s)
        winner_of[i] = g.winner if g.phase == _OVER else -1
    return number
