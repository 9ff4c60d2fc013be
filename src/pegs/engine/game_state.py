"""What can be read from a game: the table as it stands, and what has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from pegs.core.board import Board, Seat
from pegs.core.cards import Rank
from pegs.core.operations import Dealt, Operation
from pegs.core.ply import Correction, DiscardsShuffled, Outcome, Ply, TakeBack
from pegs.core.position import Phase, Position
from pegs.engine.kernel.piles import Piles
from pegs.engine.kernel_state import KernelState
from pegs.engine.saved_states import SavedStates
from pegs.engine.shuffles import Shuffles
from pegs.notation import position_text
from pegs.rules.loader import as_ruleset, source_of
from pegs.rules.playable import check_seating
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules


class GameState:
    """The part of `pegs.engine.game.Game` that is read, copied and compared."""

    def __init__(self, rules: Rules | RuleSet | str, players: int, teams: int) -> None:
        """Create an empty table; use `deal` or `from_position` instead."""
        check_seating(players, teams)
        self.ruleset: RuleSet = as_ruleset(rules)
        """The rules with their name."""
        self.rules: Rules = self.ruleset.rules
        """The rules."""
        self.board: Board = self.rules.board(players, teams)
        """The board: its holes, seats, and teams."""
        self._state = KernelState(self.rules, self.board)
        self._opening: tuple[Operation, ...] = ()
        self._plies: list[Ply] = []
        self._saved = SavedStates()
        self._between_turns: list[tuple[TakeBack | Correction | DiscardsShuffled, bytes]] = []
        """What happened between turns, each with the state before it."""
        self.has_real_cards: bool = False
        """Whether people hold real cards: the game learns a card only when it's played."""
        self._shuffles = Shuffles()
        self.dealer: Seat | None = None
        """The seat that dealt; None for a game started from a position."""

    @property
    def players(self) -> int:
        """The number of players."""
        return self.board.players

    @property
    def teams(self) -> int:
        """The number of teams."""
        return self.board.teams

    @property
    def turn(self) -> Seat:
        """The seat to act."""
        return self._state.turn

    @property
    def phase(self) -> Phase:
        """What kind of decision that seat has."""
        return Phase(int(self._state.fields.phase[0]))

    @property
    def is_over(self) -> bool:
        """Whether a team has won."""
        return self.phase is Phase.OVER

    @property
    def outcome(self) -> Outcome:
        """The winning team, if any, and the number of decisions made."""
        fields = self._state.fields
        return Outcome(int(fields.winner[0]) if self.is_over else None, int(fields.turns_played[0]))

    @property
    def position(self) -> Position:
        """Everything on the table at this decision."""
        return self._state.position

    def position_text(self) -> str:
        """The position as one line of text, with every hand."""
        return position_text(self.board, self.position)

    @property
    def piles(self) -> Piles:
        """The draw piles, each from its top, which no player may see: one, or one for each seat."""
        return self._state.piles

    @property
    def pile(self) -> tuple[Rank, ...]:
        """The cards of all draw piles, one after another."""
        return tuple(card for pile in self.piles for card in pile)

    @property
    def pile_sizes(self) -> tuple[int, ...]:
        """The number of cards in each draw pile, which every player may see."""
        number = self.rules.n_piles(self.players)
        return tuple(self._state.fields.n_pile[:number])

    @property
    def pile_size(self) -> int:
        """The number of cards in all draw piles, which every player may see."""
        return sum(self.pile_sizes)

    @property
    def discards(self) -> tuple[Rank, ...]:
        """The discards, the oldest first; those of one draw pile after another."""
        return tuple(card for pile in self.discard_piles for card in pile)

    @property
    def discard_piles(self) -> Piles:
        """The discards that each draw pile is renewed from, the oldest first."""
        return self._state.discard_piles

    @property
    def opening(self) -> tuple[Operation, ...]:
        """What happened before the first decision: the deal, and the first draw if the rules draw first.

        Empty for a game started from a position.
        """
        return self._opening

    @property
    def dealt(self) -> tuple[Dealt, ...]:
        """The hands as dealt; empty for a game started from a position."""
        return tuple(each for each in self._opening if isinstance(each, Dealt))

    @property
    def plies(self) -> tuple[Ply, ...]:
        """Every decision so far, with what happened."""
        return tuple(self._plies)

    @property
    def between_turns(self) -> tuple[TakeBack | Correction | DiscardsShuffled, ...]:
        """The corrections, the take-backs that shuffled the draw piles, and other shuffles, in order.

        Those before a take-back that went back further aren't in it.
        """
        return tuple(each for each, _ in self._between_turns)

    @property
    def take_backs(self) -> tuple[TakeBack, ...]:
        """The take-backs of `between_turns`."""
        return tuple(each for each in self.between_turns if isinstance(each, TakeBack))

    @property
    def history(self) -> tuple[Operation, ...]:
        """Everything that happened, from the deal on."""
        return (*self._opening, *(op for ply in self._plies for op in ply.operations))

    def _call_kernel(self, entry: Callable[..., int], *arguments: Any) -> int:
        """Call a compiled entry point of another package on this game: its rules, its record, scratch memory.

        The entry point must leave the record as it is. Arrays go in as their addresses.
        """
        return self._state.run(entry, *arguments)

    # --- copies and comparisons

    def copy(self) -> Self:
        """An independent copy with the same history."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        twin._plies = list(self._plies)
        twin._saved = self._saved.copy()
        twin._between_turns = list(self._between_turns)
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.copy()

    def adopt(self, other: Self) -> None:
        """Take over the state of a copy that was played on. The copy can't be used afterward."""
        state = self._state
        state.adopt(other._state)
        self.__dict__.update(other.__dict__)
        self._state = state

    def __eq__(self, other: object) -> bool:
        """Whether rules, seating, and state are equal, random numbers included. History doesn't count."""
        if not isinstance(other, GameState):
            return NotImplemented
        return self._identity() == other._identity()

    def same_table(self, other: GameState) -> bool:
        """Whether two games are equal except for their random numbers, and alike until the next shuffle."""
        return self._table() == other._table()

    def __hash__(self) -> int:
        """Equal games have equal hashes. A game changes, so put copies in sets."""
        return hash(self._identity())

    def __repr__(self) -> str:
        """The call that starts a game from this position."""
        arguments = f"{self.position_text()!r}, {self.players}, {self.teams}"
        return f"Game.from_position({source_of(self.ruleset)}, {arguments})"

    def _identity(self) -> tuple[Any, ...]:
        return (*self._table(), self._state.chance)

    def _table(self) -> tuple[Any, ...]:
        return (self.rules, self.players, self.teams, self.position, self.piles, self.discard_piles)
