"""The optional ``key=value`` fields of a position: counts for each seat, the phase, the card just drawn."""

from __future__ import annotations

import re
from typing import TypedDict

from pegs.core.board import Board, Seat
from pegs.core.cards import UNKNOWN, Hand, Rank
from pegs.core.position import Phase, Position
from pegs.notation.errors import Faults, notation_error
from pegs.notation.hands import rank_text, read_rank
from pegs.notation.holes import read_seat, seat_text
from pegs.rules.switches import Draw, ForgottenDraw, Rules, StuckDiscard

COUNTS = ("stuck", "extra", "owed", "forfeit")
"""The fields with a number for each seat."""
MAX_COUNTED = 99
PHASES = {
    "doubt": Phase.DOUBT,
    "penalty": Phase.PENALTY,
    "move": Phase.MOVE,
    "extra": Phase.EXTRA,
    "draw": Phase.DRAW,
}
"""The phases that a text names; the ordinary phase isn't written."""
PHASE_NAMES = {phase: name for name, phase in PHASES.items()}
NEEDS: dict[Phase, tuple[str, ...]] = {
    Phase.DOUBT: ("player", "card", "declared"),
    Phase.PENALTY: ("player", "card", "declared", "loser"),
    Phase.MOVE: ("player", "card", "declared"),
    Phase.DRAW: ("draws",),
}
"""The fields that each phase needs."""
WITH_DUE = (Phase.MOVE, Phase.EXTRA)
"""The phases in which a player may have more extra turns than are due: one may be new."""
FIELDS = (*COUNTS, "phase", "player", "card", "declared", "loser", "due", "draws", "drawn")
"""Every field, in writing order."""

_NUMBER = re.compile(r"0|[1-9][0-9]?", re.ASCII)

Texts = dict[str, str]
"""The texts of the values, by key."""


# --- writing


def fields_text(board: Board, position: Position) -> list[str]:
    """The optional fields of a position that aren't at their defaults."""
    counts = {name: getattr(position, name) for name in COUNTS}
    fields = [f"{name}={','.join(map(str, numbers))}" for name, numbers in counts.items() if any(numbers)]
    drawn = [] if position.drawn == UNKNOWN else [f"drawn={rank_text(position.drawn)}"]
    return fields + [f"{name}={value}" for name, value in _phase_texts(board, position).items()] + drawn


def _phase_texts(board: Board, position: Position) -> Texts:
    phase = position.phase
    if phase not in PHASE_NAMES:
        return {}
    values = {
        "player": seat_text(board, position.player),
        "card": rank_text(position.card),
        "declared": rank_text(position.declared),
        "loser": seat_text(board, position.loser),
        "draws": str(position.draws),
    }
    texts = {"phase": PHASE_NAMES[phase]} | {name: values[name] for name in NEEDS.get(phase, ())}
    if phase in WITH_DUE and position.due != position.extra[position.turn]:
        texts["due"] = str(position.due)
    return texts


# --- reading


def read_fields(pieces: list[str], faults: Faults) -> Texts:
    """Read fields. Unknown and repeated keys are left out, and added to the faults."""
    texts = Texts()
    for piece in pieces:
        name, _, value = piece.partition("=")
        if name not in FIELDS or not value:
            faults.add(notation_error(piece, "notation-field", fields=", ".join(FIELDS)))
        elif name in texts:
            faults.add(notation_error(piece, "notation-field-twice"))
        else:
            texts[name] = value
    return texts


class Counts(TypedDict):
    """The counts, a number for each seat."""

    stuck: tuple[int, ...]
    extra: tuple[int, ...]
    owed: tuple[int, ...]
    forfeit: tuple[int, ...]


def read_counts(rules: Rules, board: Board, texts: Texts, faults: Faults) -> Counts:
    """Read the counts: zeros for those left out, and for wrong ones, which are added to the faults."""
    read = (faults.read(_read_count, rules, board, texts, name) for name in COUNTS)
    stuck, extra, owed, forfeit = (numbers or (0,) * board.players for numbers in read)
    return Counts(stuck=stuck, extra=extra, owed=owed, forfeit=forfeit)


def _read_count(rules: Rules, board: Board, texts: Texts, name: str) -> tuple[int, ...]:
    if name not in texts:
        return (0,) * board.players
    field = f"{name}={texts[name]}"
    if not _is_counted(rules, name):
        raise notation_error(field, f"notation-no-{name}")
    pieces = texts[name].split(",")
    if len(pieces) != board.players:
        raise notation_error(field, "notation-counts", seats=board.players, given=len(pieces))
    most = {"stuck": rules.stuck_limit - 1, "owed": _most_owed(rules)}.get(name, MAX_COUNTED)
    return tuple(_read_number(piece, 0, most, field) for piece in pieces)


def _most_owed(rules: Rules) -> int:
    """The most that a seat can be owed: 2 from a draw forgotten before a play until the end of that play."""
    waits = rules.forgotten_draw is ForgottenDraw.DRAW_TWO and rules.draw is Draw.BEFORE
    return 2 if waits else 1


def _is_counted(rules: Rules, name: str) -> bool:
    owed = rules.forgotten_draw is not ForgottenDraw.FORFEIT
    return {
        "stuck": rules.stuck_limit > 0,
        "extra": rules.bluffing,
        "owed": rules.draw_by_hand and owed,
        "forfeit": rules.draw_by_hand and not owed,
    }[name]


def _read_number(text: str, least: int, most: int, field: str) -> int:
    if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise notation_error(field, "notation-number", least=least, most=most)
    return int(text)


class PhaseFields(TypedDict):
    """The phase and its fields."""

    phase: Phase
    player: Seat
    card: Rank
    declared: Rank
    loser: Seat
    due: int
    draws: int


def read_phase(rules: Rules, board: Board, texts: Texts, turn: Seat, counts: Counts) -> PhaseFields:
    """Read the phase and its fields. Raises PositionError for fields that don't belong to it."""
    phase = _read_phase_name(rules, texts.get("phase"))
    needs = NEEDS.get(phase, ())
    faults = Faults()
    faults.read(_check_fields, texts, phase, needs)
    given = {name: texts[name] for name in needs if name in texts}

    def seat_of(name: str) -> Seat:
        seat = faults.read(read_seat, board, given[name]) if name in given else -1
        return -1 if seat is None else seat

    def rank_of(name: str, *, unknown: bool = False) -> Rank:
        rank = faults.read(read_rank, given[name], unknown=unknown) if name in given else UNKNOWN
        return UNKNOWN if rank is None else rank

    player = seat_of("player")
    extra = counts["extra"][turn if player < 0 else player]
    due = faults.read(_read_due, texts["due"], extra) if "due" in texts else extra
    draws = faults.read(_read_draws, given["draws"], min(counts["owed"][turn], 1)) if "draws" in given else 0
    fields = PhaseFields(
        phase=phase,
        player=player,
        card=rank_of("card", unknown=phase is not Phase.PENALTY),
        declared=rank_of("declared"),
        loser=seat_of("loser"),
        due=due or 0,
        draws=draws or 0,
    )
    faults.check()
    return fields


def read_drawn(rules: Rules, texts: Texts, hand: Hand | int) -> Rank:
    """Read the card that the seat to act has just drawn; UNKNOWN without one. It has to be in the hand."""
    if "drawn" not in texts:
        return UNKNOWN
    field = f"drawn={texts['drawn']}"
    if rules.stuck_discard is not StuckDiscard.DRAWN:
        raise notation_error(field, "notation-no-drawn")
    card = read_rank(texts["drawn"])
    if isinstance(hand, int) or not hand[card]:
        raise notation_error(field, "notation-drawn-not-held")
    return card


def _read_phase_name(rules: Rules, name: str | None) -> Phase:
    if name is None:
        return Phase.PLAY
    if name not in PHASES:
        raise notation_error(f"phase={name}", "notation-phase", phases=", ".join(PHASES))
    phase = PHASES[name]
    if phase is Phase.DRAW and not rules.draw_by_hand:
        raise notation_error(f"phase={name}", "notation-phase-by-hand")
    if phase is not Phase.DRAW and not rules.bluffing:
        raise notation_error(f"phase={name}", "notation-phase-bluffing")
    return phase


def _check_fields(texts: Texts, phase: Phase, needs: tuple[str, ...]) -> None:
    """Refuse missing fields, and fields of other phases."""
    faults = Faults()
    for name in needs:
        if name not in texts:
            faults.add(notation_error(f"phase={texts['phase']}", "notation-phase-needs", field=name))
    due = ("due",) if phase in WITH_DUE else ()
    for name, value in texts.items():
        if name not in (*COUNTS, "phase", "drawn", *needs, *due):
            faults.add(notation_error(f"{name}={value}", "notation-field-out-of-phase"))
    faults.check()


def _read_due(text: str, extra: int) -> int:
    """At most one extra turn was earned in this turn; it isn't due until the end of the next."""
    return _read_number(text, max(extra - 1, 0), extra, f"due={text}")


def _read_draws(text: str, owed: int) -> int:
    return _read_number(text, 1, 1 + owed, f"draws={text}")
