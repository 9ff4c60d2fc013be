"""The narrator: turns operations into lines of parts, which other modules turn into sentences."""

from __future__ import annotations

from collections.abc import Sequence

from pegs.core import operations as ops
from pegs.core.board import HOME, Board, Place, Seat
from pegs.core.cards import UNKNOWN
from pegs.core.turn import Kind
from pegs.notation import cards_text, rank_text
from pegs.rules.switches import Rules
from pegs.story.parts import Line, Part

_SEAT_VERBS = {
    ops.Accepted: "accepts",
    ops.Doubted: "doubts",
    ops.GainedExtra: "earns-extra",
    ops.TookExtra: "takes-extra",
    ops.DeclinedExtra: "skips-extra",
    ops.Forgot: "forgets",
    ops.SatOut: "sits-out",
}
"""The verbs of operations that are described by their seat alone."""
HITS = ("bumps", "boosts", "sends", "goes-back", "goes-up")
"""The verbs of what a step does to other pegs."""


def lines_of(
    rules: Rules, board: Board, actor: Seat, operations: Sequence[ops.Operation], kind: Kind | None = None
) -> tuple[Line, ...]:
    """Describe one decision of ``actor``. Cards that are unknown in the operations stay unknown.

    ``kind`` is the turn's kind, because passing has no operation.
    """
    narrator = _Narrator(rules, board, actor, operations)
    if kind is Kind.PASS:
        narrator.lines.append(Line(actor, parts=(Part("passes"),)))
    for operation in operations:
        narrator.add(operation)
    return tuple(narrator.lines)


def parts_of(
    rules: Rules, board: Board, actor: Seat, operations: Sequence[ops.Operation]
) -> tuple[Part, ...]:
    """Describe operations on the board, as parts with ``actor`` as their subject."""
    narrator = _Narrator(rules, board, actor, operations)
    if len(operations) == 1 and isinstance(operations[0], ops.Moved):
        return (narrator.move(operations[0]),)  # most steps, without the lines around their part
    for operation in operations:
        narrator.add(operation)
    return tuple(part for line in narrator.lines for part in line.parts)


class _Narrator:
    """Collects lines. The operations before a bump decide which player or peg did it."""

    def __init__(self, rules: Rules, board: Board, actor: Seat, operations: Sequence[ops.Operation]) -> None:
        movers = [each.seat for each in operations if isinstance(each, ops.Moved)]
        self.lines: list[Line] = []
        self._rules = rules
        self._board = board
        self._actor = actor
        self._is_split = len(movers) > 1
        self._is_shared = len(set(movers)) > 1
        """Whether a split moves pegs of several players, so each part names its peg's owner."""
        self._free = False
        self._moved = False
        """Whether a peg has just moved, so that it is what hit the next peg."""
        self._landed: tuple[Seat, Place] | None = None
        """The seat and hole of the peg that has just moved. By some rules it then moves up to its in-spot."""
        self._hit = False
        """Whether a peg was hit, so that it is what hits the next one in a chain."""

    def add(self, operation: ops.Operation) -> None:
        """Add an operation to the lines."""
        match operation:
            case ops.Played():
                self._played(operation)
            case ops.Moved(seat, _, target):
                self._moved, self._hit = True, False
                self._landed = seat, target
                self._add_part(self.move(operation))
            case ops.Swapped():
                self._moved = True
                self._add_part(self._swap(operation))
            case ops.SentToStart(seat, _):
                self._add_part(self._sent(seat, "bumps", "goes-back"))
            case ops.SentToInSpot(seat, origin, _) if (seat, origin) == self._landed and not self._hit:
                self._add_part(Part("goes-up", peg=self._other(seat)))
            case ops.SentToInSpot(seat, _, _):
                self._add_part(self._sent(seat, "boosts", "goes-up"))
            case _:
                self._add_line(operation)

    def _add_line(self, operation: ops.Operation) -> None:
        """Add an operation that gets its own line."""
        match operation:
            case ops.Dealt(seat, cards):
                self._line(seat, Part("is-dealt", cards=cards_text(cards)), aside=True)
            case ops.Drawn(seat, card):
                self._line(seat, Part("draws", card=rank_text(card)), aside=not self._rules.draw_by_hand)
            case ops.Reshuffled(order):
                self._line(None, Part("reshuffled", count=len(order)), aside=True)
            case ops.Penalized(seat, _):
                self._line(self._actor, Part("sends", peg=self._other(seat)))
            case ops.Revealed(seat, card):
                self._line(seat, Part("shows", card=rank_text(card)))
            case ops.CountedStuck(seat, count):
                starts_over = self._rules.stuck_starts_over and count == 0
                verb = "stuck-again" if starts_over else "stuck"
                self._line(seat, Part(verb, count=count, limit=self._rules.stuck_limit))
            case ops.DiscardedHand(seat, cards):
                if UNKNOWN in cards:
                    self._line(seat, Part("new-hand-unseen"))
                else:
                    self._line(seat, Part("new-hand", cards=cards_text(cards)))
            case ops.Won(team):
                self._line(None, Part("wins", team=team), aside=True)
            case _:
                self._line(operation.seat, Part(_SEAT_VERBS[type(operation)]))

    def _played(self, played: ops.Played) -> None:
        card = rank_text(played.card)
        self._free = played.kind is Kind.FREE
        if played.kind is Kind.DECLARE:
            head = Part("declares", card=card, said=rank_text(played.declared))
        else:
            head = Part("discards" if played.kind in (Kind.DISCARD, Kind.FREE) else "plays", card=card)
        self.lines.append(Line(played.seat, head))

    def _add_part(self, part: Part) -> None:
        """Add a part to the actor's line, or to a new one."""
        if not self.lines or self.lines[-1].seat != self._actor or self.lines[-1].head is None:
            self.lines.append(Line(self._actor, Part("moves")))
        line = self.lines[-1]
        self.lines[-1] = Line(line.seat, line.head, (*line.parts, part))

    def _line(self, seat: Seat | None, part: Part, *, aside: bool = False) -> None:
        self.lines.append(Line(seat, parts=(part,), aside=aside))

    def _other(self, seat: Seat) -> Seat | None:
        return None if seat == self._actor else seat

    def move(self, moved: ops.Moved) -> Part:
        """The part of a peg that moves."""
        peg = moved.seat if self._is_shared else self._other(moved.seat)
        count = len(moved.path) if self._is_split else None
        match moved.travel:
            case ops.Travel.OUT:
                return Part("out-free" if self._free else "out", peg=peg)
            case ops.Travel.JUMP:
                is_in_spot = moved.target == self._board.in_spots[moved.seat]
                return Part("jumps-in" if is_in_spot else "jumps", peg=peg, target=moved.target)
            case ops.Travel.BACKWARD:
                return Part("back", peg=peg, target=moved.target, count=len(moved.path))
        comes_home = moved.target >= HOME > moved.origin
        return Part("into" if comes_home else "to", peg=peg, target=moved.target, count=count)

    def _swap(self, swapped: ops.Swapped) -> Part:
        one, other, hole = swapped.seat, swapped.seat2, swapped.origin2
        if other == self._actor:
            one, other, hole = other, one, swapped.origin
        if one == self._actor:
            return Part("swaps", peg=other, target=hole)
        return Part("swaps-two", peg=one, peg2=other)

    def _sent(self, seat: Seat, hit: str, hit_in_turn: str) -> Part:
        """A peg sent away: the first by the player's move, the next ones by the pegs hit before them."""
        peg = self._other(seat)
        if not self._moved:
            return Part("sends", peg=peg)
        was_hit, self._hit = self._hit, True
        return Part(hit_in_turn if was_hit else hit, peg=peg)
