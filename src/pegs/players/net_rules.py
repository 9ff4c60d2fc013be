"""The value net's inputs for the rules and the seating, written in the kernel."""

from __future__ import annotations

from pegs.core.cards import N_RANKS
from pegs.engine.kernel.bits import popcount
from pegs.engine.kernel.compiler import inner, np
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.tables import FORBIDDEN, TO_START
from pegs.players import net_layout as at
from pegs.players.net_features import add_bits

_LARGE = 7
"""Forward counts above this are large."""


@inner
def write_rules(r: Record, work: Record) -> None:
    """Write the inputs from `net_layout.RULES` on. `net_features.find_roles` comes first."""
    x = work.features
    one = np.float32(1)
    first = at.RULES
    for i in range(first, at.N_FEATURES):
        x[i] = 0
    x[first + 0] = np.float32(r.players) / np.float32(10)
    x[first + 1] = one if r.teams == 2 else np.float32(0)
    x[first + 2] = np.float32(r.players // r.teams - 1) / np.float32(4)
    x[first + 3] = np.float32(r.ring) / np.float32(r.players * 18)
    x[first + 4] = np.float32(r.home_length) / np.float32(5)
    x[first + 5] = np.float32(r.pegs) / np.float32(5)
    x[first + 6] = np.float32(r.hand_size) / np.float32(5)
    x[first + 7] = r.draw_before
    x[first + 8] = r.must_play_card
    x[first + 9] = r.move_team
    x[first + 10] = 1 if r.help else 0
    x[first + 11] = r.finishing
    x[first + 12] = r.pass_in_spot
    x[first + 13] = r.pass_in_home
    x[first + 14] = 1 if r.bump_partner == TO_START else 0
    x[first + 15] = 1 if r.bump_partner == FORBIDDEN else 0
    x[first + 16] = r.bump_chain
    x[first + 17] = r.bump_if_in_spot_taken
    x[first + 18] = one / np.float32(r.stuck_limit) if r.stuck_limit else np.float32(0)
    x[first + 19] = r.discards_are_stuck
    x[first + 20] = r.free_must
    x[first + 21] = r.free_with_card
    x[first + 22] = r.bluffing
    x[first + 23] = r.own_piles
    x[first + 24] = np.float32(r.in_spot[0] - r.out_spot[0]) / np.float32(10)
    x[first + 38] = r.discard_any
    x[first + 39] = r.helper_shares
    x[first + 40] = r.must_turn_in
    x[first + 41] = r.pass_own
    x[first + 42] = r.own_to_start
    x[first + 43] = r.stuck_by_team
    x[first + 44] = r.stuck_hand
    write_pack(r, work, first + 25, first + 45)


@inner
def write_pack(r: Record, work: Record, first: int, rare: int) -> None:
    """Write what a card of the pack can do on average: 13 inputs, and 3 newer ones from ``rare`` on."""
    x = work.features
    cards = 0
    for rank in range(N_RANKS):
        number = int(r.pack[rank])
        cards += number
        add_bits(x, first, work.roles[rank], number)
        x[first + 7] += number * (1 if r.forward[rank] >> _LARGE else 0)
        x[first + 8] += number * popcount(int(r.forward[rank]))
        x[first + 9] += number * popcount(int(r.backward[rank]))
        x[first + 10] += number * (1 if r.backward[rank] and not r.forward[rank] else 0)
        x[first + 11] += number * (1 if r.split_pegs[rank] > 2 else 0)
        x[first + 12] += number * int(r.split_with[rank])
        x[rare + 0] += number * (1 if r.out_steps[rank] else 0)
        x[rare + 1] += number * r.corner_jump[rank]
        x[rare + 2] += number * (1 if r.alone[rank] else 0)
    share = np.float32(1) / np.float32(max(cards, 1))
    for i in range(13):
        x[first + i] *= share
    for i in range(3):
        x[rare + i] *= share
