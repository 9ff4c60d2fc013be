"""The value net's inputs: their names, and the index of each.

Everything is relative to the seat that has just acted, so that one net fits every board: its own pegs, the
next opponent's, its partners' (their mean) and the other opponents' (their mean). The rules are inputs, too.

`VERSION` belongs to the weights. After changing an input, raise it and train a new net. Inputs that are added
at the end leave older nets as they are (`OLDER`).
"""

from __future__ import annotations

from pegs.core.cards import N_RANKS
from pegs.core.turn import Kind
from pegs.players.hint_terms import N_TERMS
from pegs.rules.switches import MAX_COUNT

VERSION = 3
HIDDEN_1, HIDDEN_2 = 128, 32
LARGEST_TEAM = 4
"""The most players in a team that nets decide for."""
N_ROLES = 7
"""What a card can do: come out, go back, split, swap, land as a joker does, send to start, go 1-3 holes."""

# --- one group of seats

NEAR_HOLES = 14
"""The number of distances to the in-spot, from 0, that each have an input."""
FAR_SHARES = 5
"""Inputs for the rest of the ring."""
PAST_HOLES = 11
"""The number of distances past the in-spot that each have an input: what a backward card can undo."""
HOME_HOLES = 5
"""The number of home holes that each have an input, from the innermost."""
NEAR = 0
FAR = NEAR + NEAR_HOLES
PAST = FAR + FAR_SHARES
WAITING = PAST + PAST_HOLES
HOME_DEPTH = WAITING + 1
HOME_FULL = HOME_DEPTH + HOME_HOLES
SETTLED = HOME_FULL + 1
PROGRESS = SETTLED + 1
ON_RING = PROGRESS + 1
STUCK = ON_RING + 1
EXTRA = STUCK + 1
DANGER_NEXT = EXTRA + 1
"""The chance that the next seat bumps this group's pegs, times what they'd lose."""
DANGER = DANGER_NEXT + 1
"""The same for all opponents."""
WORST = DANGER + 1
"""The largest of these, for a single peg."""
ASSIST = WORST + 1
"""The chance that a partner sends a peg to its in-spot, times the holes it gains."""
HIT = ASSIST + 1
"""What the acting seat's cards can do to this group's pegs: send them back, or to their in-spots."""
BEST_HIT = HIT + 1
"""The largest of these, for a single peg."""
WAYS_HOME = BEST_HIT + 1
"""Pegs that the acting seat's cards can take home."""
GROUP_SIZE = WAYS_HOME + 1
OWN, NEXT, PARTNERS, OTHERS = 0, GROUP_SIZE, 2 * GROUP_SIZE, 3 * GROUP_SIZE

# --- the whole

TERMS = 4 * GROUP_SIZE
"""The terms of ``hints``."""
HAND = TERMS + N_TERMS
"""The ranks that stay in the hand."""
ROLES = HAND + N_RANKS
"""What they can do: see `N_ROLES`."""
HAND_AHEAD = ROLES + N_ROLES
"""How many of them go 1, 2, 3 ... holes forward: by house rules, ranks say little about that."""
HAND_BEHIND = HAND_AHEAD + MAX_COUNT
"""The same backward."""
KINDS = HAND_BEHIND + MAX_COUNT
"""The kind of turn that was just played."""

# --- what's the same for all turns of a decision

UNSEEN = KINDS + len(Kind)
"""What the cards that the seat hasn't seen can do, as shares: see `N_ROLES`."""
RULES = UNSEEN + N_ROLES
"""The seating and the switches: see `pegs.players.net_rules`."""
N_RULES = 48
N_FEATURES = RULES + N_RULES
OLDER = {2: RULES + 40}
"""The number of inputs of earlier versions, whose nets don't see the later ones."""
