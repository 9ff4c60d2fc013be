"""The compiled policies: scoring turns, choosing one, and the entry point that bots and hints use."""

from __future__ import annotations

from typing import Any

from pegs.core.position import Phase
from pegs.core.turn import Kind
from pegs.engine.kernel.act import act
from pegs.engine.kernel.addresses import array_at, game_at, rules_at, scratch_at
from pegs.engine.kernel.arguments import Arguments
from pegs.engine.kernel.compiler import entry, inner
from pegs.engine.kernel.entry_points import find_row
from pegs.engine.kernel.layout import MAX_PEG_NUMBERS, Record
from pegs.engine.kernel.movegen import list_power, list_turns, survey
from pegs.engine.kernel.packed_turn import Packed, card_of, declared_of, kind_of, turn_at
from pegs.engine.kernel.pegs_on_board import take_back
from pegs.engine.kernel.rng import below
from pegs.players.bluffing_policy import NO_LIE, doubts, find_lie, may_lie
from pegs.players.easy_policy import DOUBT_ONE_IN, LIE_ONE_IN, score_for_beginners
from pegs.players.evaluation import evaluate
from pegs.players.greedy_policy import progress_of
from pegs.players.hint_terms import VARIANTS
from pegs.players.hints_policy import score_by_hints
from pegs.players.landing import begin_landings
from pegs.players.net import chance_to_win, nets_at
from pegs.players.net_layout import LARGEST_TEAM
from pegs.players.net_policy import SCORE_UNIT, prepare_turns, score_by_net
from pegs.players.workspace import workspace_at

RANDOM, GREEDY, EASY, HINTS, STRONG = 0, 1, 2, 3, 4
"""Numbers from STRONG up stand for the nets that the caller gives; STRONG is the first one."""
POLICIES = {
    "random": RANDOM,
    "greedy": GREEDY,
    "easy": EASY,
    "hints": HINTS,
    "strong": STRONG,
    **dict.fromkeys(VARIANTS, HINTS),
}
"""The compiled policies by the names of their players."""

_PLAY = int(Phase.PLAY)
_DOUBT, _EXTRA, _DRAW = int(Phase.DOUBT), int(Phase.EXTRA), int(Phase.DRAW)
_DECLARE = int(Kind.DECLARE)
_NEVER = -(1 << 40)


@inner
def score(r: Record, v: Record, s: Record, policy: int, work: Record, nets: Any, turn: Packed) -> int:
    """How much a policy likes a turn other than a declaration."""
    if policy == HINTS:
        return score_by_hints(r, v, s, work, turn)
    if policy >= STRONG:
        return score_by_net(r, v, s, work, nets[policy - STRONG], turn)
    if policy == EASY:
        return score_for_beginners(r, v, s, turn)
    return progress_of(r, v, s, turn)


@inner
def score_declaration(
    r: Record, v: Record, s: Record, policy: int, work: Record, nets: Any, turn: Packed
) -> int:
    """A declaration is worth the best move of its rank. ``hints`` weighs lies in the same way, and so does
    ``easy`` when it feels like lying (``work.lies``); nets leave lies to `choose_lie`.

    The list of turns stays as it was; the memory after its end is overwritten.
    """
    rank = declared_of(turn)
    may_be_lie = policy == HINTS or (policy == EASY and work.lies != 0)
    if card_of(turn) != rank and not may_be_lie:
        return _NEVER
    start = int(s.n_turns)
    survey(r, v, s, 1 << rank)
    list_power(r, v, s, card_of(turn), rank, rank)
    best = _NEVER
    move = start
    for i in range(start, s.n_turns):
        value = score(r, v, s, policy, work, nets, turn_at(s, i))
        if value > best:
            best = value
            move = i
    s.n_turns = start
    if policy == HINTS:
        score_by_hints(r, v, s, work, turn_at(s, move))
    return best


@inner
def score_any(r: Record, v: Record, s: Record, policy: int, work: Record, nets: Any, turn: Packed) -> int:
    """How much a policy likes a turn."""
    if kind_of(turn) == _DECLARE:
        return score_declaration(r, v, s, policy, work, nets, turn)
    return score(r, v, s, policy, work, nets, turn)


@inner
def choose_best(r: Record, v: Record, s: Record, policy: int, work: Record, nets: Any) -> int:
    """The turn with the highest score; ties are broken at random."""
    best = 0
    best_score = 0
    equals = 0
    for i in range(s.n_turns):
        value = score_any(r, v, s, policy, work, nets, turn_at(s, i))
        if equals == 0 or value > best_score:
            best = i
            best_score = value
            equals = 1
        elif value == best_score:
            equals += 1
            if below(work.chance, equals) == 0:
                best = i
    return best


@inner
def choose_lie(r: Record, v: Record, s: Record, policy: int, work: Record, nets: Any, honest: int) -> int:
    """The index of a lie that the net likes better than the best honest turn, or else that turn's index."""
    score = score_any(r, v, s, policy, work, nets, turn_at(s, honest))
    lie = find_lie(r, v, s, work, nets[policy - STRONG], chance_to_win(score / SCORE_UNIT))
    return honest if lie == NO_LIE else lie


@inner
def prepare(r: Record, v: Record, s: Record, policy: int, work: Record, nets: Any) -> None:
    """Evaluate the board before its turns are compared."""
    s.team = r.team[int(v.turn)]
    if policy == HINTS:
        begin_landings(r, work)
        evaluate(r, v, work, work.before, int(s.team))
    elif policy >= STRONG:
        prepare_turns(r, v, s, work, nets[policy - STRONG])


@inner
def scoring_policy(r: Record, policy: int) -> int:
    """The policy whose scores decide: ``hints`` in large teams, which nets haven't learned well enough."""
    return HINTS if policy >= STRONG and r.players // r.teams > LARGEST_TEAM else policy


@inner
def choose(r: Record, v: Record, s: Record, policy: int, work: Record, nets: Any) -> int:
    """The index in the list of the turn that a policy picks from those just listed.

    ``v`` is an observation (`players.observation`), unchanged afterward. Ties are broken by ``work.chance``.
    """
    if s.n_turns == 1:
        return 0
    if policy == RANDOM:
        return below(work.chance, s.n_turns)
    if v.phase == _DRAW:
        return 0
    if v.phase == _EXTRA:
        return 1
    if policy == GREEDY and v.phase == _DOUBT:
        return 0
    if policy == EASY and v.phase == _DOUBT:
        return 1 if below(work.chance, DOUBT_ONE_IN) == 0 else 0
    scorer = scoring_policy(r, policy)
    if scorer >= STRONG and v.phase == _DOUBT:
        return 1 if doubts(r, v, work) else 0
    work.lies = 1 if policy == EASY and r.bluffing and below(work.chance, LIE_ONE_IN) == 0 else 0
    noting = s.noting
    s.noting = 0
    prepare(r, v, s, scorer, work, nets)
    index = choose_best(r, v, s, scorer, work, nets)
    if scorer >= STRONG and r.bluffing and v.phase == _PLAY and may_lie(r, v, work):
        index = choose_lie(r, v, s, scorer, work, nets, index)
    s.noting = noting
    return index


THINK = Arguments("rules seen scratch policy workspace net row numbers places")
think_at = THINK.at


@entry
def think(arguments: int) -> int:
    """Choose a turn or, if ``row`` has numbers, take the one that it spells; return its index in the list.

    Returns -1 if the given turn isn't legal. Writes the turn's terms to ``work.terms``, its score to
    ``work.score``, and where the pegs would be to ``places``.
    """
    a = think_at(arguments)
    r, v, s, work = rules_at(a.rules), game_at(a.seen), scratch_at(a.scratch), workspace_at(a.workspace)
    nets = nets_at(a.net, 1)
    s.noting = 0
    if a.numbers:
        index = find_row(r, v, s, array_at(a.row, (a.numbers,)))
        if index < 0:
            return index
    else:
        list_turns(r, v, s)
        index = choose(r, v, s, a.policy, work, nets)
    scorer = scoring_policy(r, a.policy)
    prepare(r, v, s, scorer, work, nets)
    turn = turn_at(s, index)
    work.score = score_any(r, v, s, scorer, work, nets, turn)
    s.n_log = 0
    act(r, v, s, turn)
    written = array_at(a.places, (MAX_PEG_NUMBERS,))
    for peg in range(MAX_PEG_NUMBERS):
        written[peg] = v.places[peg]
    take_back(r, v, s, 0)
    return index
