"""Positions as one line: ``PEGS TURN HANDS`` and optional ``key=value`` fields."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import groupby

from pegs.board import HOME, START, Board, Place
from pegs.cards import N_RANKS, UNKNOWN, Hand
from pegs.errors import NotationError
from pegs.notation.hands import hand_text, rank_text, read_hand, read_rank
from pegs.notation.places import hole_text, read_place, read_seat
from pegs.position import Pegs, Phase, Position
from pegs.rules.switches import Rules
from pegs.words import say

_IN_START = re.compile(r"([1-9])s", re.ASCII)
_HOME = re.compile(r"h([1-9])", re.ASCII)
_NUMBER = re.compile(r"0|[1-9][0-9]?", re.ASCII)
COUNTS = ("stuck", "extra", "owed", "forfeit")
"""The fields with a number a seat."""
MAX_COUNTED = 99
_PHASES = {
    Phase.DOUBT: "doubt",
    Phase.PENALTY: "penalty",
    Phase.MOVE: "move",
    Phase.EXTRA: "extra",
    Phase.DRAW: "draw",
}
_PHASE_NAMES = {name: phase for phase, name in _PHASES.items()}
_NEEDS = {
    Phase.DOUBT: ("player", "card", "declared"),
    Phase.PENALTY: ("player", "card", "declared", "loser"),
    Phase.MOVE: ("player", "card", "declared"),
    Phase.EXTRA: (),
    Phase.DRAW: ("draws",),
}
"""What each phase remembers, beside ``due``, which is written where it is not 0 or not what it would be anyway."""


# --- writing


def seat_pegs_text(board: Board, places: tuple[Place, ...]) -> str:
    """One seat's pegs."""
    waiting = sum(place == START for place in places)
    texts = [f"{waiting}s"] if waiting else []
    for place in sorted(place for place in places if place != START):
        texts.append(f"h{place - HOME + 1}" if place >= HOME else hole_text(board, place))
    return ",".join(texts)


def pegs_text(board: Board, pegs: Pegs) -> str:
    """The first field: every seat's pegs."""
    return "/".join(seat_pegs_text(board, places) for places in pegs)


def _due_anyway(position: Position) -> int:
    """How many extra turns fall due if nothing was gained in this turn."""
    owner = position.player if position.player >= 0 else position.turn
    return position.extra[owner]


def _phase_fields(board: Board, position: Position) -> list[str]:
    fields = []
    if position.phase in _PHASES:
        fields.append(f"phase={_PHASES[position.phase]}")
        values = {
            "player": board.letters[position.player],
            "card": rank_text(position.card),
            "declared": rank_text(position.declared),
            "loser": board.letters[position.loser],
            "draws": str(position.draws),
        }
        fields += [f"{name}={values[name]}" for name in _NEEDS[position.phase]]
    if position.phase is not Phase.OVER and position.due != _due_anyway(position):
        fields.append(f"due={position.due}")
    return fields


def position_text(board: Board, position: Position) -> str:
    """A position in its canonical form."""
    fields = [
        pegs_text(board, position.pegs),
        board.letters[position.turn],
        "/".join(map(hand_text, position.hands)),
    ]
    for name in COUNTS:
        counts = getattr(position, name)
        if any(counts):
            fields.append(f"{name}={','.join(map(str, counts))}")
    return " ".join(fields + _phase_fields(board, position))


# --- reading


def _read_number(text: str, most: int, place: str) -> int:
    if not _NUMBER.fullmatch(text) or int(text) > most:
        raise NotationError(place, say("notation-number", most=most))
    return int(text)


def _read_seat_pegs(board: Board, text: str) -> list[Place]:
    places: list[Place] = []
    for piece in text.split(","):
        waiting, home = _IN_START.fullmatch(piece), _HOME.fullmatch(piece)
        if waiting:
            if START in places:
                raise NotationError(piece, say("notation-start-twice"))
            places += [START] * int(waiting[1])
        elif home:
            if int(home[1]) > board.home_length:
                raise NotationError(piece, say("notation-home-hole", length=board.home_length))
            places.append(HOME + int(home[1]) - 1)
        else:
            owner, place = read_place(board, piece)
            if owner is not None:
                raise NotationError(piece, say("notation-peg"))
            places.append(place)
    return places


def _check_apart(board: Board, text: str, places: list[Place], taken: set[Place]) -> None:
    for place, same in groupby(sorted(place for place in places if place != START)):
        if len(list(same)) > 1 or place in taken:
            name = hole_text(board, place) if place < HOME else f"h{place - HOME + 1}"
            raise NotationError(text, say("notation-two-pegs", place=name))


def read_pegs(board: Board, text: str) -> Pegs:
    """The first field of a position."""
    texts = text.split("/")
    if len(texts) != board.players:
        raise NotationError(text, say("notation-seats", seats=board.players, given=len(texts)))
    pegs = []
    taken: set[Place] = set()
    for piece in texts:
        places = _read_seat_pegs(board, piece)
        if len(places) != board.pegs:
            raise NotationError(piece, say("notation-pegs", pegs=board.pegs, given=len(places)))
        _check_apart(board, piece, places, taken)
        taken |= {place for place in places if board.is_on_track(place)}
        pegs.append(tuple(sorted(places)))
    return tuple(pegs)


def _read_hands(rules: Rules, board: Board, text: str) -> tuple[Hand | int, ...]:
    texts = text.split("/")
    if len(texts) != board.players:
        raise NotationError(text, say("notation-hands", seats=board.players, given=len(texts)))
    hands = []
    for piece in texts:
        hand = read_hand(piece)
        size = hand if isinstance(hand, int) else sum(hand)
        if size > rules.hand_size + 1:
            raise NotationError(piece, say("notation-hand-size", most=rules.hand_size + 1))
        hands.append(hand)
    return tuple(hands)


def _check_pack(rules: Rules, board: Board, position: Position, text: str) -> None:
    pack = rules.pack(board.players)
    held = [sum(hand[rank] for hand in position.hands if not isinstance(hand, int)) for rank in range(N_RANKS)]
    on_table = position.player >= 0
    if on_table and position.card != UNKNOWN:
        held[position.card] += 1
    for rank, number in enumerate(held):
        if number > pack[rank]:
            card = rank_text(rank)
            raise NotationError(text, say("notation-too-many", card=card, given=number, most=pack[rank]))
    total = sum(position.hand_size(seat) for seat in range(board.players)) + on_table
    if total > sum(pack):
        raise NotationError(text, say("notation-too-many-cards", given=total, most=sum(pack)))


@dataclass
class _Fields:
    """The optional fields of a position while they are read."""

    rules: Rules
    board: Board
    turn: int
    texts: dict[str, str] = field(default_factory=dict)

    def counts(self, name: str) -> tuple[int, ...]:
        """A number a seat."""
        text = self.texts.pop(name, None)
        if text is None:
            return (0,) * self.board.players
        self.allow(name, text)
        pieces = text.split(",")
        if len(pieces) != self.board.players:
            raise NotationError(f"{name}={text}", say("notation-counts", seats=self.board.players))
        return tuple(_read_number(piece, self.most(name), f"{name}={text}") for piece in pieces)

    def allow(self, name: str, text: str) -> None:
        """Refuse a count that these rules do not keep."""
        kept = {
            "stuck": self.rules.stuck_limit > 0,
            "extra": self.rules.bluffing,
            "owed": self.rules.draw_by_hand,
            "forfeit": self.rules.draw_by_hand,
        }
        if not kept[name]:
            raise NotationError(f"{name}={text}", say(f"notation-no-{name}"))

    def most(self, name: str) -> int:
        """The largest number a count can have."""
        return {"stuck": self.rules.stuck_limit - 1, "owed": 1}.get(name, MAX_COUNTED)

    def phase(self) -> Phase:
        """The kind of decision."""
        text = self.texts.pop("phase", None)
        if text is None:
            return Phase.PLAY
        if text not in _PHASE_NAMES:
            raise NotationError(f"phase={text}", say("notation-phase", phases=", ".join(_PHASE_NAMES)))
        phase = _PHASE_NAMES[text]
        by_hand = phase is Phase.DRAW
        if not (self.rules.draw_by_hand if by_hand else self.rules.bluffing):
            key = "notation-phase-by-hand" if by_hand else "notation-phase-bluffing"
            raise NotationError(f"phase={text}", say(key))
        return phase

    def take(self, name: str, phase: Phase) -> str | None:
        """The text of a field that the phase needs, None for one that it does not have."""
        if name not in _NEEDS.get(phase, ()):
            return None
        if name not in self.texts:
            raise NotationError(f"phase={_PHASES[phase]}", say("notation-phase-needs", field=name))
        return self.texts.pop(name)


def _read_fields(texts: list[str], rules: Rules, board: Board, turn: int) -> _Fields:
    fields = _Fields(rules, board, turn)
    known = {*COUNTS, "phase", "player", "card", "declared", "loser", "draws", "due"}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or name not in known or not value:
            raise NotationError(text, say("notation-field", fields=", ".join(sorted(known))))
        if name in fields.texts:
            raise NotationError(text, say("notation-field-twice"))
        fields.texts[name] = value
    return fields


def _read_phase(fields: _Fields, position: Position) -> Position:
    from dataclasses import replace

    board = fields.board
    phase = fields.phase()
    player, loser = fields.take("player", phase), fields.take("loser", phase)
    card, declared = fields.take("card", phase), fields.take("declared", phase)
    draws = fields.take("draws", phase)
    position = replace(
        position,
        phase=phase,
        player=-1 if player is None else read_seat(board, player),
        loser=-1 if loser is None else read_seat(board, loser),
        card=UNKNOWN if card is None else read_rank(card, unknown=True),
        declared=UNKNOWN if declared is None else read_rank(declared),
        draws=0 if draws is None else _read_number(draws, 2, f"draws={draws}"),
    )
    due = fields.texts.pop("due", None)
    most = _due_anyway(position)
    position = replace(position, due=most if due is None else _read_number(due, most, f"due={due}"))
    for name, value in fields.texts.items():
        raise NotationError(f"{name}={value}", say("notation-field-out-of-phase"))
    _check_roles(board, position)
    return position


def _check_roles(board: Board, position: Position) -> None:
    """Refuse a bluffing phase in which the wrong seat is to act."""
    turn, player, loser = position.turn, position.player, position.loser
    letter = board.letters[turn]
    opposed = board.team_of(turn) != board.team_of(player) if player >= 0 else False
    if position.phase is Phase.DOUBT and not opposed:
        raise NotationError(letter, say("notation-doubter"))
    if position.phase is Phase.MOVE and turn != player:
        raise NotationError(letter, say("notation-mover"))
    if position.phase is Phase.PENALTY:
        settled = (turn == player and board.team_of(loser) != board.team_of(player)) or (
            opposed and loser == player
        )
        if not settled:
            raise NotationError(letter, say("notation-penalty"))
    if position.phase is Phase.EXTRA and not position.due:
        raise NotationError("phase=extra", say("notation-nothing-due"))
    if position.phase is Phase.DRAW and not 1 <= position.draws <= 1 + position.owed[turn]:
        raise NotationError(f"draws={position.draws}", say("notation-draws", most=1 + position.owed[turn]))


def _is_over(board: Board, pegs: Pegs) -> int | None:
    """The team that is all home, if one is."""
    for team in range(board.teams):
        if all(place >= HOME for seat in board.team(team) for place in pegs[seat]):
            return team
    return None


def read_position(rules: Rules, players: int, teams: int, text: str) -> Position:
    """The position that a line tells. Raises NotationError where it is none, naming the place and what belongs there."""
    from dataclasses import replace

    board = rules.board(players, teams)
    pieces = text.split(" ")
    if len(pieces) < 3 or not all(pieces):
        raise NotationError(text, say("notation-position"))
    turn = read_seat(board, pieces[1])
    fields = _read_fields(pieces[3:], rules, board, turn)
    pegs = read_pegs(board, pieces[0])
    hands = _read_hands(rules, board, pieces[2])
    counts = {name: fields.counts(name) for name in COUNTS}
    position = _read_phase(fields, Position(pegs=pegs, turn=turn, hands=hands, **counts))
    _check_pack(rules, board, position, pieces[2])
    return position if _is_over(board, pegs) is None else replace(position, phase=Phase.OVER)
