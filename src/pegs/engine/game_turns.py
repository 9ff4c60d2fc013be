"""The legal turns of a game: as values, as texts, as numbers, and in every spelling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from pegs.core.cards import UNKNOWN, Rank
from pegs.core.errors import IllegalTurnError, UsageError
from pegs.core.operations import Operation, Penalized
from pegs.core.position import Pegs, Phase
from pegs.core.turn import Kind, Turn
from pegs.engine import real_cards
from pegs.engine.game_state import GameState
from pegs.engine.kernel.layout import MAX_TURNS
from pegs.engine.kernel.packed_turn import Packed
from pegs.engine.kernel_state import Notes
from pegs.engine.orders import Orders, OrdersBuilder
from pegs.engine.spellings import Spellings
from pegs.i18n import translate
from pegs.notation import read_turns, turn_text


class GameTurns(GameState):
    """The part of `pegs.engine.game.Game` that is about the turns of the seat to act."""

    def legal_turns(self) -> tuple[Turn, ...]:
        """All legal turns of the seat to act, each outcome once, in the byte order of their texts.

        Empty if the game is over. Raises UsageError if they depend on cards that aren't known.
        """
        return self._state.listed.turns

    def compound_turns(self) -> tuple[Turn, ...]:
        """All legal turns, in bluffing with every move that a declaration could lead to.

        Outside bluffing, and after the declaration, the same as `legal_turns`.
        """
        turns = self.legal_turns()
        declared = {turn.declared for turn in turns if turn.kind is Kind.DECLARE}
        if not declared:
            return turns
        moves = {rank: self._once_declared(rank).legal_turns() for rank in declared}
        compound = [turn for turn in turns if turn.kind is not Kind.DECLARE]
        for turn in turns:
            if turn.kind is Kind.DECLARE:
                compound.extend(move._replace(card=turn.card) for move in moves[turn.declared])
        return tuple(sorted(compound, key=lambda turn: turn_text(self.board, turn)))

    def is_legal(self, turn: Turn) -> bool:
        """Whether a turn, in any spelling, is legal."""
        return self._find(turn) is not None

    def canonical(self, turn: Turn) -> Turn:
        """A legal turn in the spelling that `legal_turns` uses. Raises IllegalTurnError."""
        if turn in self.legal_turns():
            return turn
        wanted = self._state.places_after(self._packed(turn))
        played = (turn.card, turn.declared)
        same_card = (each for each in self.legal_turns() if (each.card, each.declared) == played)
        equal = (each for each in same_card if self._state.places_after(self._packed(each)) == wanted)
        return next(equal, turn)

    def after(self, turn: Turn) -> Pegs:
        """The places of all pegs after a legal turn's action. Nothing is played.

        For one of `compound_turns`, after the move it declares. Raises IllegalTurnError.
        """
        if _is_compound(turn) and self.phase is Phase.PLAY:
            self._packed(Turn(Kind.DECLARE, turn.card, turn.declared))
            return self._once_declared(turn.declared).after(turn._replace(card=turn.declared))
        return self._state.places_after(self._packed(turn))

    def changes(self, turns: Sequence[Turn]) -> tuple[tuple[Operation, ...], ...]:
        """What each of some legal turns would change on the board, in order. Nothing is played.

        Raises IllegalTurnError.
        """
        packed = [self._packed(turn) for turn in turns]
        if self.phase is Phase.PENALTY:
            return tuple(
                (Penalized(step.seat, step.origin, board=self.board),)
                for (step,) in (turn.steps for turn in turns)
            )
        return tuple(self._state.operations_of(notes) for notes in self._state.notes_of(packed))

    def spellings(self) -> Spellings:
        """The legal turns in every spelling, in no order and without keys: the fastest list."""
        return self._state.spellings()

    def sorted_spellings(self, at_most: int = MAX_TURNS) -> Spellings | None:
        """The legal turns in every spelling, in the byte order of their texts, with keys.

        None if there are more than ``at_most``.
        """
        return self._state.sorted_spellings(at_most)

    def spelling(self, turn: Turn) -> Spellings:
        """A legal turn as it's spelled. Raises IllegalTurnError."""
        return self._state.spelling(self._packed(turn))

    def orders(self, spellings: Spellings | None = None) -> Orders:
        """Legal turns, with every order in which their steps can be made and what each step does.

        All of them, or those in some of this decision's ``spellings``. Without keys, each spelling is a
        choice of its own.
        """
        if spellings is None:
            spellings = self.sorted_spellings()
        assert spellings is not None
        builder = OrdersBuilder(self.rules, self.board)
        listed = self._state.unpack_spellings(spellings)
        keys = range(len(listed.packed)) if spellings.keys is None else spellings.keys
        if self.phase is Phase.PENALTY:
            notes: list[Notes] = [()] * len(listed.packed)  # the builder knows what a penalty does
        else:
            notes = self._state.notes_of(listed.packed)
        for turn, key, each in zip(listed.turns, keys, notes, strict=True):
            builder.add(turn, key, each)
        return builder.orders()

    # --- turns as text

    def text(self, turn: Turn) -> str:
        """A turn as text, as `parse` reads it."""
        if not isinstance(turn, Turn):
            raise TypeError(f"text takes a Turn, not {type(turn).__name__}")
        return turn_text(self.board, turn)

    def parse(self, text: str, *, check: bool = True) -> Turn:
        """Read a turn of the seat to act, in any spelling. If a text has two readings, the legal one counts.

        Raises NotationError if the text isn't a turn or names a hole without a peg, and IllegalTurnError if
        the turn isn't legal. Without ``check``, an illegal turn is returned as it was read.
        """
        if not isinstance(text, str):
            raise TypeError(f"parse takes the text of a turn, not {type(text).__name__}")
        turns = read_turns(self.board, text, self.position.pegs, bluffing=self.rules.bluffing)
        if self._asks_card(turns[0]):
            return self.holding(turns[0].card).parse(text, check=check)
        if self.rules.bluffing:
            turns = [self._with_declared_card(turn) for turn in turns]
        if len(turns) == 1 and not check:
            return turns[0]
        legal = next((turn for turn in turns if self.is_legal(turn)), None)
        if legal is None and check:
            raise self._illegal(turns[0])
        return legal or turns[0]

    # --- turns as numbers, for search

    def codes(self) -> tuple[int, ...]:
        """The legal turns as numbers, in the order of `legal_turns`, but several times as fast.

        A code means a turn of this position only. `turn_of_code` says which, and
        `pegs.engine.game.Game.play_code` plays it. Raises UsageError as `legal_turns` does.
        """
        return self._state.codes

    def turn_of_code(self, code: int) -> Turn:
        """The turn that one of `codes` means. Raises UsageError if it means none."""
        if code not in self._state.codes:
            raise UsageError(translate("code-unknown"))
        return self._state.turn_of_code(code)

    # --- real cards

    def holding(self, card: Rank) -> Self:
        """A copy in which the seat to act holds this card alone: what can it do with a real card?

        Raises DealError if no one can hold it, because all cards of its rank have been played.
        """
        trial = self.copy()
        real_cards.hold(trial._state, self.turn, card)
        return trial

    def _asks_card(self, turn: Turn) -> bool:
        """Whether a turn shows a real card, which the game doesn't know yet."""
        return turn.card != UNKNOWN and self._hides_card

    @property
    def _hides_card(self) -> bool:
        """Whether the seat to act has real cards to play, so that it can't pass as the kernel thinks."""
        return self.has_real_cards and self.phase is Phase.PLAY and self._state.fields.hidden[self.turn] > 0

    # --- internals

    def _once_declared(self, rank: Rank) -> Self:
        """A copy in which the seat to act has declared a rank and every opponent has accepted."""
        trial = self.copy()
        trial._state.fields.set(phase=int(Phase.MOVE), player=self.turn, card=rank, declared=rank)
        trial._state.changed()
        return trial

    def _with_declared_card(self, turn: Turn) -> Turn:
        """After a declaration, a move may be written with the declared rank alone: add the face-down card."""
        if self.phase is not Phase.MOVE or not turn.steps or turn.kind is Kind.PENALTY:
            return turn
        position = self.position
        declared = position.declared if turn.declared in (UNKNOWN, turn.card) else turn.declared
        return turn._replace(card=position.card, declared=declared)

    def _find(self, turn: Turn) -> Packed | None:
        """A legal turn as the kernel packs it; None if it isn't legal, or its real card isn't held yet."""
        return None if self._hides_card else self._state.find(turn)

    def _packed(self, turn: Turn) -> Packed:
        """A legal turn as the kernel packs it. Raises IllegalTurnError if it isn't legal."""
        packed = self._find(turn) if self.has_real_cards else self._state.find(turn)
        if packed is None:
            raise self._illegal(turn)
        return packed

    def _illegal(self, turn: Turn) -> IllegalTurnError:
        from pegs.engine.why import why_not_in

        explanation = why_not_in(self.ruleset, self.board, self.position, turn)
        assert explanation is not None, f"the kernel refuses {turn}, but no rule forbids it"
        return IllegalTurnError(explanation.rule, explanation.sentence)


def _is_compound(turn: Turn) -> bool:
    """Whether a turn both declares a rank and moves by it."""
    return turn.declared != UNKNOWN and turn.kind is not Kind.DECLARE
