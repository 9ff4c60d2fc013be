"""A compiled policy's workspace: weights, how likely a hand is to hold each card, and working memory."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core.board import MAX_RING, MAX_SEATS
from pegs.core.cards import N_RANKS
from pegs.engine.kernel.addresses import array_of, record_at
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import Records, record_of
from pegs.engine.kernel.memory import Block
from pegs.players.hint_terms import CERTAIN, N_TERMS, weights_of
from pegs.players.net_layout import HIDDEN_1, HIDDEN_2, N_FEATURES
from pegs.rules.switches import MAX_CARDS, MAX_COUNT, Rules

FAVORITES = 4
"""How many turns `pegs.players.quick_policy` scores by the net."""
WORKSPACE = record_of(
    [
        ("weights", "i8", N_TERMS),
        ("terms", "i8", N_TERMS),
        ("before", "i8", N_TERMS),
        ("after", "i8", N_TERMS),
        ("ahead", "i8", MAX_COUNT + 1),
        ("behind", "i8", MAX_COUNT + 1),
        ("holds", "i8", N_RANKS),
        ("out", "i8"),
        ("backs", "i8"),
        ("left", "i8"),
        ("lies", "i8"),
        ("score", "i8"),
        ("chance", "i8", 4),
        ("unseen", "i8", N_RANKS),
        ("among", "i8", MAX_CARDS + 1),
        ("teams", "i8"),
        ("roles", "i8", N_RANKS),
        ("version", "i8"),
        ("board_versions", "i8", MAX_SEATS),
        ("versions", "i8", MAX_SEATS),
        ("landings", "i8", (MAX_SEATS, MAX_RING)),
        ("favorites", "i8", FAVORITES),
        ("favorite_scores", "i8", FAVORITES),
        ("favorite_terms", "i8", (FAVORITES, N_TERMS)),
        ("hand_ahead", "i8"),
        ("hand_behind", "i8"),
        ("hand_jumps", "i8"),
        ("inputs", "i8", N_FEATURES),
        ("features", "f4", N_FEATURES),
        ("reference", "f4", N_FEATURES),
        ("changes", "f4", N_FEATURES),
        ("common", "f4", HIDDEN_1),
        ("sums", "f4", HIDDEN_1),
        ("outs", "f4", HIDDEN_2),
        ("common_linear", "f4", 2),
    ]
)

workspace_at = record_at(WORKSPACE)
workspaces_at = array_of(WORKSPACE)


def chance_of(number: int, cards: int, hand: int) -> int:
    """The chance (in 1/1024) that a hand holds at least one of ``number`` among ``cards`` cards."""
    without = 1.0
    for i in range(min(hand, cards)):
        without *= max(cards - number - i, 0) / (cards - i)
    return round(CERTAIN * (1 - without))


def new_workspaces(rules: Rules, players: int, names: Sequence[str] = ()) -> Records:
    """A workspace for each of the named compiled players, by default one ``hints`` per seat.

    They are working memory too, so every thread needs its own.
    """
    names = names or ("hints",) * players
    workspaces = Block(WORKSPACE, len(names))
    for i, name in enumerate(names):
        work = Fields(workspaces[i : i + 1])
        work.weights[:] = weights_of(name)
        _fill_chances(work, rules, players)
    return workspaces


def _fill_chances(work: Fields, rules: Rules, players: int) -> None:
    pack = rules.pile_pack(players)

    def chance(ranks: list[int]) -> int:
        return chance_of(sum(pack[rank] for rank in ranks), sum(pack), rules.hand_size)

    rows = list(enumerate(rules.cards))
    for n in range(1, MAX_COUNT + 1):
        work.ahead[n] = chance([rank for rank, row in rows if n in row.forward])
        work.behind[n] = chance([rank for rank, row in rows if n in row.backward])
        work.backs[0] |= any(n in row.backward for row in rules.cards) << (n - 1)
    for rank in range(N_RANKS):
        work.holds[rank] = chance([rank])
    work.set(out=chance([rank for rank, row in rows if row.out]))
