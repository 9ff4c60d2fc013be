"""Looking ahead with the turn that was played among the candidates."""

from __future__ import annotations

from pegs.core.turn import Turn
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.entry_points import after, find
from pegs.engine.kernel.layout import MAX_PEG_NUMBERS, PEG_STRIDE
from pegs.engine.kernel.memory import words
from pegs.engine.kernel.packed_turn import Packed
from pegs.engine.kernel.rows import packed_turns, row_of
from pegs.players.lookahead import Lookahead
from pegs.players.thread_memory import memory


class Trial(Lookahead):
    """A decision whose candidates are the net's favorites and one more turn.

    As with `Lookahead`, a thread can try one decision at a time.
    """

    most_listed = 300_000
    """A few tenths of a second: more than for a bot's decision, since no game waits."""

    def add(self, turn: Turn) -> int | None:
        """The index of a legal turn among the candidates; the turn is added if it isn't one of them.

        Other spellings of a turn, with the same card and the same pegs afterward, are the same turn. Returns
        None if the turn isn't legal.
        """
        packed = self._packed(turn)
        if packed is None:
            return None
        outcomes = [self._outcome(head, tail) for head, tail in self._candidates()]
        outcome = self._outcome(*packed)
        for index, (candidate, other) in enumerate(zip(self.turns, outcomes, strict=True)):
            if (candidate.kind, candidate.card, other) == (turn.kind, turn.card, outcome):
                return index
        index = len(self.turns)
        self._search.heads[index], self._search.tails[index] = packed
        self._search.set(n_candidates=index + 1)
        self.turns.append(turn)
        self.is_open.append(True)
        return index

    def _packed(self, turn: Turn) -> Packed | None:
        scratch, row = memory.scratch, words(row_of(turn))
        index = call(find, self._tables, self._fields.memory, scratch.memory, row, len(row))
        return None if index < 0 else packed_turns(scratch, slice(index, index + 1))[0]

    def _candidates(self) -> list[Packed]:
        number = len(self.turns)
        heads, tails = self._search.heads[:number], self._search.tails[:number]
        return list(zip(heads, tails, strict=True))

    def _outcome(self, head: int, tail: int) -> tuple[tuple[int, ...], ...]:
        """The places of each seat's pegs after a turn."""
        places = words(MAX_PEG_NUMBERS)
        call(after, self._tables, self._fields.memory, memory.scratch.memory, head, tail, places)
        seats = range(0, MAX_PEG_NUMBERS, PEG_STRIDE)
        return tuple(tuple(sorted(places[first : first + PEG_STRIDE])) for first in seats)
