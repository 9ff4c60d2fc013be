"""Search in the kernel: the net's favorite turns, each tried by a rollout in the same sampled worlds.

A world is the board with the hidden cards dealt at random, with the likelihoods of `pegs.players.beliefs`.
All candidates are tried in the same worlds with the same random numbers, so that their chances differ mostly
because of the turns themselves.
"""

from __future__ import annotations

from typing import Any

from pegs.core.board import MAX_SEATS
from pegs.core.cards import N_RANKS
from pegs.core.position import Phase
from pegs.engine.kernel.addresses import array_at, array_of, game_at, record_at, rules_at, scratch_at
from pegs.engine.kernel.apply import anything_moves, play_turn
from pegs.engine.kernel.arguments import Arguments
from pegs.engine.kernel.compiler import entry, inner
from pegs.engine.kernel.entry_points import play_listed, set_chance
from pegs.engine.kernel.layout import GAME, Record, record_of
from pegs.engine.kernel.movegen import list_turns
from pegs.engine.kernel.packed_turn import Packed, turn_at, turn_of
from pegs.engine.kernel.rng import next_word
from pegs.players.net import chance_to_win, logit, nets_at
from pegs.players.net_features import expect_cards
from pegs.players.net_policy import describe, is_valued, prepare_net
from pegs.players.observation import observe
from pegs.players.policies import HINTS, STRONG, choose, prepare, score_any, scoring_policy
from pegs.players.quick_policy import choose_quickly
from pegs.players.racing import add_world, begin_race, best_open, close_hopeless
from pegs.players.sampled_world import count_hidden, deal_hidden
from pegs.players.workspace import workspaces_at

MAX_CANDIDATES = 16
SEARCH = record_of(
    [
        ("n_candidates", "i8"),
        ("could_move", "i8"),
        ("listed", "i8"),
        ("chance", "i8", 4),
        ("luck", "i8", 4),
        ("heads", "i8", MAX_CANDIDATES),
        ("tails", "i8", MAX_CANDIDATES),
        ("scores", "i8", MAX_CANDIDATES),
        ("is_open", "i8", MAX_CANDIDATES),
        ("prior", "f8", MAX_CANDIDATES),
        ("won", "f8", MAX_CANDIDATES),
        ("products", "f8", (MAX_CANDIDATES, MAX_CANDIDATES)),
        ("hidden", "i8", (MAX_SEATS, N_RANKS)),
        ("kept", "i8", MAX_SEATS),
        ("likelihoods", "i8", (MAX_SEATS, N_RANKS)),
    ]
)
"""A decision: its candidates, packed, with the net's scores; which of them are still tried, and their results
so far (`racing`); the number of turns listed in rollouts; and the hidden cards, with what's known about them
(`sampled_world`).
"""

search_at = record_at(SEARCH)
games_at = array_of(GAME)
floats_at = array_of("f4")
_GAME_WORDS = GAME.itemsize // 8
_PLAY, _OVER = int(Phase.PLAY), int(Phase.OVER)
_COIN = 20
"""The bit of a world's random numbers that chooses the opponents' policy."""
_LONGEST = 200
"""The most decisions in a rollout."""
_EVEN = 0.5
"""The chance of winning that's assumed if a rollout gets too long."""
BATCH = 4
"""The number of worlds that a race tries before checking the results again."""
MILLION = 1_000_000
"""A race's ``gain`` is in games out of this many, since entry points take whole numbers."""


@inner
def copy_words(target: Any, source: Any) -> None:
    """Copy a record, both given as arrays of words."""
    for i in range(_GAME_WORDS):
        target[i] = source[i]


@inner
def insert_candidate(d: Record, turn: Packed, value: int, most: int) -> None:
    """Insert a turn into the candidates, which are sorted by score, if it's among the best."""
    at = int(d.n_candidates)
    if at == most and value <= d.scores[at - 1]:
        return
    if at < most:
        d.n_candidates += 1
    else:
        at -= 1
    while at > 0 and d.scores[at - 1] < value:
        d.heads[at] = d.heads[at - 1]
        d.tails[at] = d.tails[at - 1]
        d.scores[at] = d.scores[at - 1]
        at -= 1
    d.heads[at] = turn[0]
    d.tails[at] = turn[1]
    d.scores[at] = value


@inner
def find_candidates(r: Record, v: Record, s: Record, d: Record, work: Record, nets: Any, most: int) -> None:
    """Begin a decision: make the ``most`` listed turns that the net likes best its candidates, best first."""
    d.n_candidates = 0
    d.listed = 0
    count_hidden(r, v, d.hidden)
    for seat in range(r.players):
        d.kept[seat] = 0
    d.could_move = 1 if anything_moves(s) else 0
    is_left_out = r.bluffing or scoring_policy(r, STRONG) != STRONG
    if s.n_turns == 1 or v.phase != _PLAY or is_left_out:
        insert_candidate(d, turn_at(s, choose(r, v, s, STRONG, work, nets)), 0, 1)
        return
    prepare(r, v, s, STRONG, work, nets)
    for i in range(s.n_turns):
        turn = turn_at(s, i)
        insert_candidate(d, turn, score_any(r, v, s, STRONG, work, nets, turn), most)


BEGIN_SEARCH = Arguments("rules seen scratch workspaces nets search most")
begin_search_at = BEGIN_SEARCH.at


@entry
def begin_search(arguments: int) -> int:
    """List the legal turns, make the ``most`` (1 to `MAX_CANDIDATES`) that the net likes best the candidates,
    the best first, and return how many there are.

    ``workspaces`` are two: for the net, and for rollouts. There's only one candidate if nothing can be
    compared: in a forced decision, if the net leaves the decision to another policy, and in bluffing, where
    rollouts would have to guess what everyone declares.
    """
    a = begin_search_at(arguments)
    r, v, s, d = rules_at(a.rules), game_at(a.seen), scratch_at(a.scratch), search_at(a.search)
    work = workspaces_at(a.workspaces, 2)[0]
    net_of = nets_at(a.nets, 1)
    s.noting = 0
    list_turns(r, v, s)
    find_candidates(r, v, s, d, work, net_of, a.most)
    return d.n_candidates


@inner
def draw_luck(d: Record, deal: Any) -> None:
    """Seed a world's deal, and the random choices in its rollouts."""
    for k in range(4):
        deal[k] = next_word(d.chance)
        d.luck[k] = next_word(d.chance)
    deal[3] |= 1
    d.luck[3] |= 1


@inner
def play_on(
    r: Record,
    g: Record,
    v: Record,
    s: Record,
    d: Record,
    workspaces: Any,
    nets: Any,
    seat: int,
    decisions: int,
) -> float:
    """Play at least ``decisions`` decisions, up to the seat's own next one, and return the net's chance that
    its team wins. The net values only the cards of the seat that acts, so the last decision must be the
    seat's.

    The team plays by the net. So do its opponents in half of the worlds; in the other half they play by
    ``hints``, because what's best against one kind of player may be bad against another.
    """
    team = int(r.team[seat])
    played = 0
    is_by_hints = d.luck[0] >> _COIN & 1 != 0
    while g.phase != _OVER and played < _LONGEST:
        list_turns(r, g, s)
        d.listed += s.n_turns
        observe(r, g, v)
        if is_by_hints and r.team[g.turn] != team:
            expect_cards(r, v, workspaces[1])  # until now, it had what another seat expects
            turn = turn_at(s, choose(r, v, s, HINTS, workspaces[1], nets))
        else:
            turn = turn_at(s, choose_quickly(r, v, s, workspaces[1], nets))
        played += 1
        if played >= decisions and g.turn == seat and is_valued(v, turn):
            s.team = team
            prepare_net(r, v, workspaces[0], nets[0])
            describe(r, v, s, workspaces[0], turn)
            return chance_to_win(float(logit(nets[0], workspaces[0])))
        play_listed(r, g, s, turn)
    if g.phase != _OVER:
        return _EVEN
    return 1.0 if g.winner == team else 0.0


@inner
def try_world(
    r: Record,
    v: Record,
    view_words: Any,
    games: Any,
    words: Any,
    s: Record,
    d: Record,
    workspaces: Any,
    nets: Any,
    decisions: int,
    chances: Any,
) -> None:
    """Try the open candidates in one more world; ``chances`` gets their chances of winning."""
    copy_words(words[0], view_words)
    draw_luck(d, games[0].chance)
    deal_hidden(r, games[0], d.hidden, d.kept, d.likelihoods)
    for i in range(d.n_candidates):
        if d.is_open[i]:
            copy_words(words[1], words[0])
            set_chance(workspaces[1].chance, d.luck)
            s.noting = 0
            play_turn(r, games[1], s, turn_of(d.heads[i], d.tails[i]), d.could_move != 0)
            chances[i] = play_on(r, games[1], games[2], s, d, workspaces, nets, int(v.turn), decisions)


@inner
def try_batch(
    r: Record,
    v: Record,
    view_words: Any,
    games: Any,
    words: Any,
    s: Record,
    d: Record,
    workspaces: Any,
    nets: Any,
    decisions: int,
    number: int,
    most_listed: int,
    chances: Any,
) -> int:
    """Try the open candidates in ``number`` more worlds, or in fewer once ``most_listed`` turns have been
    listed for this decision; return in how many.
    """
    for n in range(number):
        if d.listed >= most_listed:
            return n
        try_world(r, v, view_words, games, words, s, d, workspaces, nets, decisions, chances[n])
    return number


_TRYING = (
    "rules seen seen_words games games_words scratch workspaces nets search decisions most_listed chances"
)
TRY_WORLDS = Arguments(f"{_TRYING} number")
try_worlds_at = TRY_WORLDS.at


@entry
def try_worlds(arguments: int) -> int:
    """Try the open candidates in ``number`` more worlds, or in fewer once ``most_listed`` turns have been
    listed for this decision.

    ``games`` are three records of working memory, also given as words, as is the view: the world, the game
    that is played on in it, and what its players see. The net values the seat's first decision after
    ``decisions`` decisions or more. ``chances`` (``number`` x `MAX_CANDIDATES`) gets the chances of winning.
    Returns the number of worlds.
    """
    a = try_worlds_at(arguments)
    r, v, s, d = rules_at(a.rules), game_at(a.seen), scratch_at(a.scratch), search_at(a.search)
    source, game_of = array_at(a.seen_words, (1, _GAME_WORDS))[0], games_at(a.games, 3)
    words, chance = (
        array_at(a.games_words, (3, _GAME_WORDS)),
        floats_at(a.chances, (a.number, MAX_CANDIDATES)),
    )
    work, net_of = workspaces_at(a.workspaces, 2), nets_at(a.nets, 1)
    return try_batch(
        r, v, source, game_of, words, s, d, work, net_of, a.decisions, a.number, a.most_listed, chance
    )


RACE = Arguments(f"{_TRYING} most_tries gain")
race_at = RACE.at


@entry
def race(arguments: int) -> int:
    """Try the candidates in more and more worlds while more than one may be the best, and return the index of
    the best. The caller sets ``prior`` to the net's estimates of their chances of winning.

    Those that can hardly win ``gain`` more of a `MILLION` games than the best so far are dropped (`racing`).
    The race also ends after ``most_tries``, and once ``most_listed`` turns have been listed; if that's before
    `BATCH` worlds have been tried, the net's favorite is the best. ``chances`` has room for `BATCH` worlds;
    the other arguments are those of `try_worlds`.
    """
    a = race_at(arguments)
    r, v, s, d = rules_at(a.rules), game_at(a.seen), scratch_at(a.scratch), search_at(a.search)
    source, game_of = array_at(a.seen_words, (1, _GAME_WORDS))[0], games_at(a.games, 3)
    words, chance = array_at(a.games_words, (3, _GAME_WORDS)), floats_at(a.chances, (BATCH, MAX_CANDIDATES))
    work, net_of = workspaces_at(a.workspaces, 2), nets_at(a.nets, 1)
    begin_race(d)
    n_open = int(d.n_candidates)
    tries = 0
    worlds = 0
    tried = BATCH
    while n_open > 1 and tries < a.most_tries and tried == BATCH:
        tried = try_batch(
            r, v, source, game_of, words, s, d, work, net_of, a.decisions, BATCH, a.most_listed, chance
        )
        for n in range(tried):
            add_world(d, chance[n])
        tries += tried * n_open
        worlds += tried
        if worlds >= BATCH:
            n_open = close_hopeless(d, worlds, a.gain / MILLION)
    return best_open(d, worlds) if worlds >= BATCH else 0
