"""The kernel's memory: a record for each game, one for the compiled rules, and scratch for each thread.

A game record is redundant on purpose: kernel functions need occupancy as bits, pegs by hole, and holes by
peg. Its first ``SAVED_BYTES`` bytes are the state, which can be copied, compared, and saved by
themselves; the rest is derived from them (`pegs.engine.kernel.pegs_on_board.rebuild`).

Pegs are numbered ``8 * seat + i``. The occupancy of a seat's pegs is stored in overlapping words: word w
covers holes 32w ... 32w + 60 (around the ring), so ``occupied[seat, x >> 5] >> (x & 31)`` shows hole x
and the holes after it with no special case for the wrap.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from pegs.core.board import HOME, MAX_RING, MAX_SEATS
from pegs.core.cards import N_RANKS
from pegs.core.turn import MAX_STEPS
from pegs.engine.kernel.backend import BACKEND, Backend
from pegs.engine.kernel.memory import Block, Layout
from pegs.rules.switches import MAX_CARDS, MAX_COUNT, MAX_HOME

Record: TypeAlias = Any
"""A record with one of the layouts below, in kernel functions. Numba knows its fields; mypy doesn't."""
Records: TypeAlias = Block
"""Records as Python has them: it passes their address to compiled functions."""

PEG_STRIDE = 8
MAX_PEG_NUMBERS = MAX_SEATS * PEG_STRIDE
WORDS = MAX_RING // 32 + 1
WORD_BITS = 61
PLACES = HOME + MAX_HOME

STEPS = (1 << MAX_COUNT) - 1
"""Every count n, as bit n - 1."""
N_WAYS = 3
"""The ways a peg can go, which `pegs.engine.kernel.reach` names."""
AIR = -2
"""The place of a lifted peg."""
NO_PEG = -1
NOWHERE = -9
"""Not a place: the peg can't go there."""
MAX_TURNS = 1 << 17
MERGE_SLOTS = 1 << 18
MAX_NOTES = 256
NOTE_COLUMNS = 6

_SAVED = [
    ("chance", "i8", 4),
    ("turns_played", "i8"),
    ("n_pile", "i2", MAX_SEATS),
    ("n_discards", "i2", MAX_SEATS),
    ("turn", "i4"),
    ("phase", "i4"),
    ("player", "i4"),
    ("card", "i4"),
    ("declared", "i4"),
    ("loser", "i4"),
    ("due", "i4"),
    ("draws", "i4"),
    ("drawn", "i4"),
    ("winner", "i4"),
    ("stuck", "i1", MAX_SEATS),
    ("extra", "i1", MAX_SEATS),
    ("owed", "i1", MAX_SEATS),
    ("forfeit", "i1", MAX_SEATS),
    ("hidden", "i1", MAX_SEATS),
    ("places", "i2", MAX_PEG_NUMBERS),
    ("hands", "i1", (MAX_SEATS, N_RANKS)),
    ("cards", "i1", MAX_CARDS),
]
_DERIVED = [
    ("occupied", "i8", (MAX_SEATS, WORDS)),
    ("homes", "i8", MAX_SEATS),
    ("ranks", "i8", MAX_SEATS),
    ("peg_at", "i1", MAX_RING),
]


def record_of(fields: list[Any]) -> Layout:
    """The layout of a record with these fields.

    Compiled functions read the fields of any record by name. Python can do so only with ``np.record``,
    which is used only if Python runs the kernel.
    """
    return Layout(fields, reads_by_name=BACKEND is Backend.PYTHON)


GAME = record_of(_SAVED + _DERIVED)
SAVED_BYTES = GAME.offsets["occupied"]
SAVED_WORDS = SAVED_BYTES // 8
assert SAVED_BYTES % 8 == 0, "the state is whole words"

RULES = record_of(
    [
        *((name, "i8") for name in ("players", "teams", "ring", "words", "home_length", "pegs")),
        *(
            (name, "i8")
            for name in ("hand_size", "draw_before", "draw_by_hand", "forfeits", "must_play_card")
        ),
        *((name, "i8") for name in ("joker_exempt", "move_team", "help", "finishing", "pass_in_spot")),
        *((name, "i8") for name in ("pass_in_home", "bump_partner", "bump_chain", "bump_if_in_spot_taken")),
        *((name, "i8") for name in ("stuck_limit", "discards_are_stuck", "free_must", "draw_two")),
        *((name, "i8") for name in ("free_with_card", "bluffing", "out_ranks", "small_ring", "look_back")),
        *((name, "i8") for name in ("own_piles", "pile_room", "back_ranks", "split_ranks", "step_ranks")),
        *((name, "i8") for name in ("discard_any", "helper_shares", "must_turn_in", "stuck_by_team")),
        *((name, "i8") for name in ("stuck_hand", "stuck_drawn", "starts_over", "keep_top", "side_length")),
        *((name, "i8") for name in ("bump_if_free", "moves_up_from_in_spot")),
        *((name, "i8") for name in ("own_blocks", "pass_own", "own_to_start", "no_clean_ways")),
        ("pack", "i8", N_RANKS),
        *((name, "i8", MAX_SEATS) for name in ("in_spot", "out_spot", "team")),
        *(
            (name, "i8", N_RANKS)
            for name in ("out", "forward", "backward", "split", "split_ways", "split_with")
        ),
        *((name, "i8", N_RANKS) for name in ("split_pegs", "split_forward_first", "split_colors")),
        *(
            (name, "i8", N_RANKS)
            for name in ("split_finishes", "alone", "jump_onto", "jump_ahead", "out_steps", "corner_jump")
        ),
        *((name, "i8", N_RANKS) for name in ("swap", "jump_from", "jump_start_first", "spot_from", "send")),
        ("spot_owner", "i8", MAX_RING),
        ("bits", "i8", (MAX_RING, WORDS)),
        ("keys", "i8", (MAX_SEATS, PLACES)),
        ("text_dash", "i8", (MAX_SEATS, PLACES + 1)),
        ("text_tilde", "i8", (MAX_SEATS, PLACES + 1)),
        *((name, "i8", MAX_RING) for name in ("out_owner", "corner")),
    ]
)

SCRATCH = record_of(
    [
        ("n_turns", "i8"),
        ("n_log", "i8"),
        ("log_base", "i8"),
        ("lifted_seats", "i8"),
        ("n_movers", "i8"),
        ("n_options", "i8"),
        ("n_notes", "i8"),
        ("noting", "i8"),
        ("team", "i8"),
        ("n_answer", "i8"),
        ("reshuffled", "i8"),
        ("keep_all", "i8"),
        ("no_shortcut", "i8"),
        ("comes_free", "i8"),
        ("log_peg", "i8", 64),
        ("log_place", "i8", 64),
        ("options", "i8", MAX_SEATS),
        ("movers", "i8", MAX_PEG_NUMBERS),
        ("all_forward", "i8"),
        ("all_behind", "i8"),
        ("n_targets", "i8"),
        ("targets", "i8", MAX_PEG_NUMBERS),
        ("ahead", "i8", MAX_PEG_NUMBERS),
        ("homeward", "i8", MAX_PEG_NUMBERS),
        ("behind", "i8", MAX_PEG_NUMBERS),
        ("own_ahead", "i8", MAX_PEG_NUMBERS),
        ("own_behind", "i8", MAX_PEG_NUMBERS),
        ("lands_ahead", "i8", MAX_PEG_NUMBERS),
        ("lands_behind", "i8", MAX_PEG_NUMBERS),
        ("clean_ahead", "i8", MAX_PEG_NUMBERS),
        ("clean_homeward", "i8", MAX_PEG_NUMBERS),
        ("clean_behind", "i8", MAX_PEG_NUMBERS),
        ("disruptive", "i8", WORDS),
        *((name, "i8", (MAX_PEG_NUMBERS, N_WAYS)) for name in ("calm", "rest_calm", "rest_free")),
        ("may_repeat", "i8"),
        ("done", "i8", 9),
        *((name, "i8", MAX_STEPS) for name in ("part_next", "part_rest", "part_seats", "part_mark")),
        *((name, "i8", MAX_STEPS) for name in ("part_peg", "part_step", "part_way")),
        ("barred", "i8", WORDS),
        ("doubtful", "i8", WORDS),
        ("any_doubtful", "i8"),
        ("wants_behind", "i8"),
        ("wants_clean", "i8"),
        ("guards", "i8", MAX_SEATS),
        ("notes", "i8", (MAX_NOTES, NOTE_COLUMNS)),
        ("note_words", "i8", MAX_NOTES),
        ("difference", "i8", 2 * SAVED_WORDS),
        ("indexes", "i8", SAVED_WORDS),
        ("answer", "i1", MAX_CARDS),
        ("heads", "i8", MAX_TURNS),
        ("tails", "i8", MAX_TURNS),
        ("words", "i8", MAX_TURNS),
        ("keys", "i8", MAX_TURNS),  # what turns are merged by, then what they are sorted by
        ("slots", "i4", MERGE_SLOTS),  # 0, or the number of a turn, from 1 on
    ]
)


def new_games(number: int) -> Records:
    """Empty game records."""
    return Block(GAME, number)


def new_scratches(number: int) -> Records:
    """Scratch records, one for each thread."""
    return Block(SCRATCH, number)
