"""Where everything is in an observation."""

from __future__ import annotations

from pegs.core.board import Board
from pegs.core.cards import N_RANKS
from pegs.core.position import Phase
from pegs.rules.switches import Rules
from pegs.study.actions import MAX_PARTS


class ObservationLayout:
    """The sections of an observation of one table, in order, each a slice of its numbers.

    An observation is what the seat to act can see, as a row of small integers. Seats count clockwise from
    that seat, and so do sides of the track.

    ===================  =====================================================================================
    section              meaning
    ===================  =====================================================================================
    ``pegs``             for each seat: every hole of the track, from the in-spot of the seat to act (1 if the
                         seat has a peg there), its home holes, and how many of its pegs are in start
    ``hand``             the seat's own cards, by rank
    ``hand_sizes``       for each seat
    ``stuck``            stuck turns of each seat (rules, section 8)
    ``extra``            extra turns of each seat
    ``owed``             cards that each seat may still draw
    ``forfeit``          turns that each seat has to sit out
    ``pile_sizes``       the cards in each draw pile, the seat's own first
    ``discards``         for each draw pile: its face-up discards, by rank
    ``discard_count``    the number of discards, face up or not
    ``phase``            one of the numbers is 1 (`pegs.Phase`)
    ``player``           the seat that declared is 1; in bluffing only, like the next three
    ``loser``            the seat that loses a peg is 1
    ``declared``         the declared rank is 1
    ``card``             the card on the table is 1 if the seat knows it
    ``due``              extra turns due after this turn
    ``draws``            cards that may be drawn now
    ===================  =====================================================================================

    What a seat remembers of earlier turns isn't in it. ``VERSION`` changes whenever the meaning of any
    number does.
    """

    VERSION = 1

    def __init__(self, rules: Rules, board: Board) -> None:
        seats, piles = board.players, rules.n_piles(board.players)
        self.lane = board.ring + board.home_length + 1
        """The numbers of each seat in ``pegs``."""
        self.sections: dict[str, slice] = {}
        self.size = 0
        for name, size in (
            ("pegs", seats * self.lane),
            ("hand", N_RANKS),
            *((name, seats) for name in ("hand_sizes", "stuck", "extra", "owed", "forfeit")),
            ("pile_sizes", piles),
            ("discards", piles * N_RANKS),
            ("discard_count", 1),
            ("phase", len(Phase)),
            ("player", seats),
            ("loser", seats),
            ("declared", N_RANKS),
            ("card", N_RANKS),
            ("due", 1),
            ("draws", 1),
        ):
            self._add(name, size)

    def _add(self, name: str, size: int) -> None:
        self.sections[name] = slice(self.size, self.size + size)
        self.size += size

    def __getitem__(self, section: str) -> slice:
        return self.sections[section]


class SeatLayout(ObservationLayout):
    """The sections of what any seat sees of a game that is played part by part (`pegs.study.PartGame`).

    Those of `ObservationLayout`, with seats and places counted from the seat that sees, and two more:

    ===================  =====================================================================================
    ``turn``             the seat to act is 1; nobody's is when the game is over
    ``chosen``           for the seat to act: the parts of its turn that are chosen already, then zeros
    ===================  =====================================================================================
    """

    def __init__(self, rules: Rules, board: Board) -> None:
        super().__init__(rules, board)
        self.table_size = self.size
        """The numbers before ``turn``."""
        self._add("turn", board.players)
        self._add("chosen", MAX_PARTS)
