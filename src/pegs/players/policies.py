"""The policies in the kernel: one choice, one decision of a game, whole games. Simulation and search call
these; people's bots need not.
"""

from __future__ import annotations

from typing import Any

from pegs.core.position import Phase
from pegs.core.turn import Kind
from pegs.engine.kernel.apply import shuffle
from pegs.engine.kernel.compiler import entry, inner
from pegs.engine.kernel.dedupe import act
from pegs.engine.kernel.entry_points import (
    deal_hands,
    empty_table,
    fill_pack,
    play_listed,
    set_chance,
    write_row,
)
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.movegen import list_power, list_turns, survey
from pegs.engine.kernel.packed_turn import card_of, declared_of, kind_of
from pegs.engine.kernel.pegs_on_board import take_back
from pegs.engine.kernel.rng import below
from pegs.players.evaluation import judge
from pegs.players.greedy_policy import progress_of
from pegs.players.hints_policy import consider
from pegs.players.observation import blind

RANDOM, GREEDY, HINTS = 0, 1, 2
POLICIES = {"random": RANDOM, "greedy": GREEDY, "hints": HINTS}
"""The compiled policies by name."""

_OVER, _DOUBT, _EXTRA, _DRAW = int(Phase.OVER), int(Phase.DOUBT), int(Phase.EXTRA), int(Phase.DRAW)
_DECLARE = int(Kind.DECLARE)
_NEVER = -(1 << 40)


@inner
def score(r: Record, v: Record, s: Record, policy: int, mind: Record, turn: int) -> int:
    """How much a policy likes a turn, the declarations of bluffing left out."""
    if policy == HINTS:
        return consider(r, v, s, mind, turn)
    return progress_of(r, v, s, turn)


@inner
def score_declaration(r: Record, v: Record, s: Record, policy: int, mind: Record, turn: int) -> int:
    """A declaration is worth the best move of its rank; only ``hints`` may bluff.

    The list of turns is as before; what lies behind it is overwritten.
    """
    rank = declared_of(turn)
    if policy != HINTS and card_of(turn) != rank:
        return _NEVER
    start = int(s.n_turns)
    survey(r, v, s, 1 << rank)
    list_power(r, v, s, card_of(turn), rank, rank)
    best = _NEVER
    move = start
    for i in range(start, s.n_turns):
        value = score(r, v, s, policy, mind, s.turns[i])
        if value > best:
            best = value
            move = i
    s.n_turns = start
    if policy == HINTS:
        consider(r, v, s, mind, s.turns[move])
    return best


@inner
def score_any(r: Record, v: Record, s: Record, policy: int, mind: Record, turn: int) -> int:
    """How much a policy likes a turn."""
    if kind_of(turn) == _DECLARE:
        return score_declaration(r, v, s, policy, mind, turn)
    return score(r, v, s, policy, mind, turn)


@inner
def choose_best(r: Record, v: Record, s: Record, policy: int, mind: Record) -> int:
    """The turn with the highest score; among equals by chance."""
    best = 0
    best_score = 0
    equals = 0
    for i in range(s.n_turns):
        value = score_any(r, v, s, policy, mind, s.turns[i])
        if equals == 0 or value > best_score:
            best = i
            best_score = value
            equals = 1
        elif value == best_score:
            equals += 1
            if below(s.chance, equals) == 0:
                best = i
    return best


@inner
def prepare(r: Record, v: Record, s: Record, policy: int, mind: Record) -> None:
    """Look at the board before its turns are compared."""
    s.team = r.team[int(v.turn)]
    if policy == HINTS:
        judge(r, v, mind, mind.before, int(s.team))


@inner
def choose(r: Record, v: Record, s: Record, policy: int, mind: Record) -> int:
    """The index in ``s.turns`` of the turn that a policy takes, of those just listed.

    ``v`` is a view record (`players.observation`), unchanged afterwards. Ties are broken by ``s.chance``.
    """
    if policy == RANDOM:
        return below(s.chance, s.n_turns)
    if s.n_turns == 1 or v.phase == _DRAW:
        return 0
    if v.phase == _EXTRA:
        return 1
    if policy == GREEDY and v.phase == _DOUBT:
        return 0
    noting = s.noting
    s.noting = 0
    prepare(r, v, s, policy, mind)
    index = choose_best(r, v, s, policy, mind)
    s.noting = noting
    return index


@inner
def decide(r: Record, g: Record, v: Record, s: Record, policies: Any, minds: Any) -> int:
    """List the turns of the seat to act and return the index in ``s.turns`` of the one it plays. It sees
    ``v``, made from ``g``.

    To play it: ``play_listed(r, g, s, s.turns[index])``. With ``s.noting`` set before that call (and
    ``s.n_notes`` 0), what happens is
    told in ``s.notes``; set ``s.noting`` back before the next ``decide``.
    """
    list_turns(r, g, s)
    if s.n_turns == 1:
        return 0
    blind(r, g, v)
    seat = int(g.turn)
    return choose(r, v, s, policies[seat], minds[seat])


@inner
def begin_game(r: Record, g: Record, s: Record, streams: Any, dealer: int) -> None:
    """Deal a game: ``streams`` (8 numbers) are the deck's chance and the players'."""
    set_chance(g.chance, streams[:4])
    set_chance(s.chance, streams[4:])
    s.noting = 0
    s.n_answer = 0
    empty_table(r, g)
    fill_pack(r, g)
    shuffle(g)
    g.n_discards = 0
    deal_hands(r, g, s, dealer)


@entry
def games(
    r: Record,
    g: Record,
    v: Record,
    s: Record,
    policies: Any,
    minds: Any,
    streams: Any,
    max_turns: int,
    results: Any,
) -> int:
    """Whole games, one a row of ``streams`` (n x 8: the deck's chance, the players'); the number of turns
    played in all.

    ``policies`` and ``minds`` are a seat each; ``v`` is room for one game record. Writes (winning team or -1,
    turns) a game to ``results``
    (n x 2). The dealer is the last seat. A game over ``max_turns`` is left unfinished.
    """
    total = 0
    for i in range(len(streams)):
        begin_game(r, g, s, streams[i], int(r.players) - 1)
        while g.phase != _OVER and g.turns_played < max_turns:
            index = decide(r, g, v, s, policies, minds)
            play_listed(r, g, s, s.turns[index])
        total += g.turns_played
        results[i, 0] = g.winner
        results[i, 1] = g.turns_played
    return total


@inner
def find_row(r: Record, v: Record, s: Record, wanted: Any) -> int:
    """The index in ``s.turns`` of the turn that a row tells; -1 where it is not listed."""
    row = wanted.copy()
    for i in range(s.n_turns):
        write_row(r, v, s.turns[i], row)
        same = True
        for column in range(len(row)):
            same = same and row[column] == wanted[column]
        if same:
            return i
    return -1


@entry
def think(
    r: Record, v: Record, s: Record, policy: int, mind: Record, given: bool, row: Any, places: Any
) -> bool:
    """Choose a turn and tell it in ``row``; or, if it is ``given`` there, find it among the legal ones: False
    where it is not.

    Of that turn ``mind.terms`` and ``places``, where the pegs would stand, are told.
    """
    s.noting = 0
    s.keep_all = 1 if given else 0
    list_turns(r, v, s)
    s.keep_all = 0
    if given:
        index = find_row(r, v, s, row)
        if index < 0:
            return False
    else:
        index = choose(r, v, s, policy, mind)
        write_row(r, v, s.turns[index], row)
    prepare(r, v, s, policy, mind)
    turn = s.turns[index]
    score_any(r, v, s, policy, mind, turn)
    s.n_log = 0
    act(r, v, s, turn)
    places[:] = v.places
    take_back(r, v, s, 0)
    return True
