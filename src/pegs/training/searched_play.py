"""Games with compared decisions, in the kernel: in some decisions, rollouts try every candidate."""

from __future__ import annotations

from typing import Any

from pegs.analysis.loop import begin_streamed_game, deals_of, sort_pegs
from pegs.core.position import Phase
from pegs.engine.kernel.addresses import array_at, game_at, rules_at, scratch_at
from pegs.engine.kernel.arguments import Arguments
from pegs.engine.kernel.compiler import entry, inner
from pegs.engine.kernel.entry_points import play_listed
from pegs.engine.kernel.layout import GAME, Record
from pegs.engine.kernel.movegen import list_turns
from pegs.engine.kernel.packed_turn import turn_of
from pegs.engine.kernel.rng import below, next_word
from pegs.players.net import nets_at
from pegs.players.net_layout import N_FEATURES
from pegs.players.net_policy import describe, prepare_net
from pegs.players.observation import observe
from pegs.players.policies import STRONG
from pegs.players.search import MAX_CANDIDATES, find_candidates, floats_at, games_at, search_at, try_world
from pegs.players.workspace import workspaces_at
from pegs.training.self_play import pick_or_explore

_OVER = int(Phase.OVER)
_THOUSAND = 1000
_GAME_WORDS = GAME.itemsize // 8
_FIRST_SEAT = 2
"""The workspace of the first seat, after that of the net and that of the rollouts."""


@inner
def seed_from(chance: Any, work: Record) -> None:
    """Seed a random stream from that of a seat."""
    for k in range(4):
        chance[k] = next_word(work.chance)
    chance[3] |= 1


PLAY_AND_SEARCH = Arguments(
    "rules game seen seen_words games games_words scratch workspaces nets streams dealers n_games "
    "max_turns explore keep search most decisions worlds room numbers chances inputs"
)
play_and_search_at = PLAY_AND_SEARCH.at


@entry
def play_and_search(arguments: int) -> int:
    """Play whole games with the net, and compare candidates in ``keep`` of 1000 decisions with a choice.

    Each of the net's ``most`` favorites is played on for ``decisions`` decisions in the same ``worlds``, as
    `pegs.players.search.try_worlds` does. ``numbers`` (``room``) gets the number of candidates,
    ``chances`` (``room`` x worlds x `MAX_CANDIDATES`) their chances of winning, and ``inputs`` (``room`` x
    `MAX_CANDIDATES` x inputs) the net's inputs. Returns the number of compared decisions, at most ``room``.
    """
    a = play_and_search_at(arguments)
    r, g, v, s = rules_at(a.rules), game_at(a.game), game_at(a.seen), scratch_at(a.scratch)
    d = search_at(a.search)
    work_of = workspaces_at(a.workspaces, _FIRST_SEAT + r.players)
    net_of = nets_at(a.nets, 1)
    stream_of, dealer_of = deals_of(r, a)
    game_of = games_at(a.games, 3)
    words = array_at(a.games_words, (3, _GAME_WORDS))
    source = array_at(a.seen_words, (1, _GAME_WORDS))
    number_of = array_at(a.numbers, (a.room,))
    chance_of = floats_at(a.chances, (a.room, a.worlds, MAX_CANDIDATES))
    row_of = floats_at(a.inputs, (a.room, MAX_CANDIDATES, N_FEATURES))
    number = 0
    for i in range(a.n_games):
        begin_streamed_game(r, g, s, work_of[_FIRST_SEAT:], stream_of[i], dealer_of[i])
        turns = 0
        while g.phase != _OVER and turns < a.max_turns:
            work = work_of[_FIRST_SEAT + int(g.turn)]
            list_turns(r, g, s)
            observe(r, g, v)
            if number < a.room and s.n_turns > 1 and below(work.chance, _THOUSAND) < a.keep:
                seed_from(work_of[0].chance, work)
                find_candidates(r, v, s, d, work_of[0], net_of, a.most)
                if d.n_candidates > 1:
                    s.team = r.team[v.turn]
                    prepare_net(r, v, work_of[0], net_of[0])
                    for k in range(d.n_candidates):
                        describe(r, v, s, work_of[0], turn_of(d.heads[k], d.tails[k]))
                        d.is_open[k] = 1
                        for j in range(N_FEATURES):
                            row_of[number, k, j] = work_of[0].features[j]
                    seed_from(d.chance, work)
                    for n in range(a.worlds):
                        try_world(
                            r,
                            v,
                            source[0],
                            game_of,
                            words,
                            s,
                            d,
                            work_of,
                            net_of,
                            a.decisions,
                            chance_of[number, n],
                        )
                    number_of[number] = d.n_candidates
                    number += 1
                list_turns(r, g, s)
            turn = pick_or_explore(r, v, s, STRONG, work, net_of, a.explore)
            turns += 1
            play_listed(r, g, s, turn)
            sort_pegs(r, g, s)
    return number
