"""`Game`: one game, played turn by turn, exactly by its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pegs.core.board import Board, Seat
from pegs.core.cards import UNKNOWN, Rank
from pegs.core.errors import DealError, IllegalTurnError
from pegs.core.operations import Dealt, Drawn, Operation, Penalized
from pegs.core.ply import Outcome, Ply
from pegs.core.position import Pegs, Phase, Position
from pegs.core.turn import Kind, Turn
from pegs.engine.dealing import set_draw_pile, set_piles
from pegs.engine.kernel import entry_points as kernel
from pegs.engine.kernel.packed_turn import Packed
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.state_io import unseen_cards, write_state
from pegs.engine.kernel_state import KernelState, Notes
from pegs.engine.orders import Orders, OrdersBuilder
from pegs.i18n import translate
from pegs.notation import turn_text
from pegs.rules.loader import as_ruleset
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules


class Game:
    """One game; create it with `Game.deal` or `Game.from_position`.

    ``play`` checks every turn: an illegal one raises IllegalTurnError, which explains the rule behind it,
    and changes nothing. ``play_trusted`` is for search: it keeps no history and can't be undone.
    """

    def __init__(self, rules: Rules | RuleSet | str, players: int, teams: int) -> None:
        """Create an empty table; use `deal` or `from_position` instead."""
        self.ruleset = as_ruleset(rules)
        self.rules: Rules = self.ruleset.rules
        self.board: Board = self.rules.board(players, teams)
        self._state = KernelState(self.rules, self.board)
        self._opening: tuple[Operation, ...] = ()
        self._plies: list[Ply] = []
        self._saved: list[bytes] = []
        self.dealer: Seat | None = None

    # --- beginnings

    @classmethod
    def deal(
        cls,
        rules: Rules | RuleSet | str,
        players: int = 4,
        teams: int = 2,
        *,
        seed: int | str = 0,
        deck: Sequence[Rank] | None = None,
        dealer: Seat | None = None,
    ) -> Game:
        """Deal a game from a seed, or from a deck given from its top.

        The seed picks the dealer if none is given; the next seat clockwise begins (rules, section 4).
        Raises DealError if there would be fewer cards left than players, or the deck isn't the rules'
        pack.
        """
        game = cls(rules, players, teams)
        pack = game.rules.pack(players)
        spare = sum(pack) - game.rules.hand_size * players
        if spare < players:
            raise DealError(
                translate("deal-too-few-cards", cards=sum(pack), players=players, hand=game.rules.hand_size)
            )
        if dealer is None:
            dealer = stream(seed, "dealer")[0] % players
        if not 0 <= dealer < players:
            raise DealError(translate("deal-no-such-dealer", dealer=dealer, last=players - 1))
        fields = game._state.fields
        fields.chance[:] = stream(seed, "deal")
        if deck is not None:
            set_draw_pile(fields, deck, pack)
        game._state.run(kernel.deal, dealer, deck is not None)
        game.dealer = dealer
        game._opening = game._read_opening()
        return game

    @classmethod
    def from_position(
        cls,
        rules: Rules | RuleSet | str,
        position: Position,
        players: int = 4,
        teams: int = 2,
        *,
        seed: int | str = 0,
        pile: Sequence[Rank] | None = None,
        discards: Sequence[Rank] = (),
    ) -> Game:
        """Start a game from a position.

        The cards that are in no hand become the draw pile, shuffled by the seed. To set the two piles
        instead, give ``pile`` (from its top) and ``discards`` (the oldest first); raises DealError if
        together they aren't exactly those cards.
        """
        game = cls(rules, players, teams)
        state = game._state
        state.fields.chance[:] = stream(seed, "deal")
        write_state(state.fields, game.rules, game.board, position)
        if pile is not None:
            set_piles(state.fields, pile, discards, unseen_cards(game.rules, game.board, position))
        state.derive()
        return game

    # --- the table

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
        """The winning team, if any, and the number of turns played."""
        fields = self._state.fields
        return Outcome(int(fields.winner[0]) if self.is_over else None, int(fields.turns_played[0]))

    @property
    def position(self) -> Position:
        """Everything on the table at this decision."""
        return self._state.position

    @property
    def pile(self) -> tuple[Rank, ...]:
        """The draw pile from its top, which no player may see."""
        return self._state.pile

    @property
    def pile_size(self) -> int:
        """The number of cards in the draw pile, which every player may see."""
        return int(self._state.fields.n_pile[0])

    @property
    def discards(self) -> tuple[Rank, ...]:
        """The discards, the oldest first."""
        return self._state.discards

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
    def history(self) -> tuple[Operation, ...]:
        """Everything that happened, from the deal on."""
        return (*self._opening, *(op for ply in self._plies for op in ply.operations))

    # --- legal turns

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
        return self._state.find(turn) is not None

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
            return tuple((Penalized(step.seat, step.origin),) for (step,) in (turn.steps for turn in turns))
        return tuple(self._state.operations_of(notes) for notes in self._state.notes_of(packed))

    def orders(self) -> Orders:
        """All legal turns, with every order in which their steps can be made and what each step does."""
        builder = OrdersBuilder(self.rules, self.board)
        packed, keys = self._state.spellings()
        turns = self._state.unpack(packed)
        if self.phase is Phase.PENALTY:
            notes: list[Notes] = [()] * len(turns)  # the builder knows what a penalty does
        else:
            notes = self._state.notes_of(packed)
        for turn, key, each in zip(turns, keys, notes, strict=True):
            builder.add(turn, key, each)
        return builder.orders()

    # --- playing

    def play(self, turn: Turn, *, reshuffled: Sequence[Rank] | None = None) -> tuple[Operation, ...]:
        """Play a legal turn, in any spelling, and return what happened.

        ``reshuffled`` is the order, from the top, for the draw pile if the discards become it now (to
        replay a record). Raises IllegalTurnError, and changes nothing, if the turn isn't legal.
        """
        packed = self._packed(turn)
        seat = self.turn
        self._saved.append(self._state.save())
        operations = self._state.play(packed, reshuffled)
        self._plies.append(Ply(seat, turn, operations))
        return operations

    def play_trusted(self, turn: Turn) -> None:
        """Play one of `legal_turns` without history; it can't be undone. For search."""
        self._state.play_silently(self._packed(turn))

    def undo(self) -> Ply:
        """Take back the last ply that `play` made, and return it. Raises IndexError if there is none."""
        ply = self._plies.pop()
        self._state.restore(self._saved.pop())
        return ply

    def copy(self) -> Game:
        """An independent copy with the same history."""
        twin: Game = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        twin._plies = list(self._plies)
        twin._saved = list(self._saved)
        return twin

    def adopt(self, other: Game) -> None:
        """Take over the state of a copy that was played on. The copy can't be used afterward."""
        self.__dict__.update(other.__dict__)

    def __eq__(self, other: object) -> bool:
        """Whether rules, seating, and state are equal, random numbers included. History doesn't count."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._identity() == other._identity()

    def same_table(self, other: Game) -> bool:
        """Whether two games are equal except for their random numbers.

        They stay alike until the discards are shuffled.
        """
        return self._table() == other._table()

    def __hash__(self) -> int:
        """Equal games have equal hashes. A game changes, so put copies in sets."""
        return hash(self._identity())

    # --- internals

    def _identity(self) -> tuple[Any, ...]:
        return (*self._table(), self._state.chance)

    def _table(self) -> tuple[Any, ...]:
        return (self.rules, self.players, self.teams, self.position, self.pile, self.discards)

    def _once_declared(self, rank: Rank) -> Game:
        """A copy in which the seat to act has declared a rank and every opponent has accepted."""
        trial = self.copy()
        trial._state.fields.set(phase=int(Phase.MOVE), player=self.turn, card=rank, declared=rank)
        trial._state.changed()
        return trial

    def _packed(self, turn: Turn) -> Packed:
        """A legal turn as the kernel packs it. Raises IllegalTurnError if it isn't legal."""
        packed = self._state.find(turn)
        if packed is None:
            raise self._illegal(turn)
        return packed

    def _illegal(self, turn: Turn) -> IllegalTurnError:
        from pegs.engine.why import why_not_in

        explanation = why_not_in(self.ruleset, self.board, self.position, turn)
        assert explanation is not None, f"the kernel refuses {turn}, but no rule forbids it"
        return IllegalTurnError(explanation.rule, explanation.sentence)

    def _read_opening(self) -> tuple[Operation, ...]:
        """The hands in the order of the deal and the first draw.

        Both are still in the row of cards that the draw pile was taken from.
        """
        number = self.rules.hand_size * self.players
        pack = self._state.fields.cards[: sum(self.rules.pack(self.players))][::-1].tolist()
        dealt, drawn = pack[:number], pack[number : len(pack) - self.pile_size]
        assert self.dealer is not None
        seats = [(self.dealer + k) % self.players for k in range(1, self.players + 1)]
        hands = [Dealt(seat, tuple(dealt[i :: self.players])) for i, seat in enumerate(seats)]
        return (*hands, *(Drawn(self.turn, card) for card in drawn))


def _is_compound(turn: Turn) -> bool:
    """Whether a turn both declares a rank and moves by it."""
    return turn.declared != UNKNOWN and turn.kind is not Kind.DECLARE
