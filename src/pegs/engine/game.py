"""`Game`: the kernel's friendly face. One game, played turn by turn, exactly by its rules."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from pegs.core.board import Board, Seat
from pegs.core.cards import UNKNOWN, Rank
from pegs.core.errors import DealError, IllegalTurnError, UsageError
from pegs.core.operations import Dealt, Drawn, Operation, Penalized
from pegs.core.ply import Outcome, Ply
from pegs.core.position import Pegs, Phase, Position
from pegs.core.turn import MAX_STEPS, Kind, Turn
from pegs.engine.dealing import lay_piles, stack
from pegs.engine.kernel import entry_points as kernel
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import (
    MAX_TURNS,
    NOTE_COLUMNS,
    PEG_STRIDE,
    SAVED_BYTES,
    Record,
    new_games,
    new_scratches,
)
from pegs.engine.kernel.notes import operations_of
from pegs.engine.kernel.packed_turn import Packed
from pegs.engine.kernel.pegs_on_board import NOTE_RESHUFFLED
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.rows import Listed, packed_turns, row_of, unpacked
from pegs.engine.kernel.state_io import pegs_of, read_state, unseen_cards, write_state
from pegs.engine.kernel.tables import compile_rules
from pegs.engine.orders import Collector, Orders
from pegs.i18n import translate
from pegs.notation import turn_text
from pegs.rules.loader import as_ruleset
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import MAX_CARDS, Rules

_FEW_TURNS = 1024
_FEW_NOTES = 4
"""Notes of an action that there is room for at first; a chain of bumps may need more."""
_PLAY = int(Phase.PLAY)


class _Desk(threading.local):
    """Each thread's scratch, shared by all its games."""

    def __init__(self) -> None:
        self.scratch = Fields(new_scratches(1))
        self.make_room(_FEW_TURNS)
        self.places = np.zeros(10 * PEG_STRIDE, np.int16)

    def make_room(self, number: int) -> None:
        """Make room for as many turns."""
        self.orders = np.zeros((2, number), np.int64)


_desk = _Desk()


class Game:
    """One game. Made by `Game.deal` or `Game.from_position`.

    ``play`` is the checking door: a turn that is not legal raises IllegalTurnError, says which rule forbids
    it and changes nothing. ``play_trusted`` is the door for search: legality is not checked and no history is
    kept.
    """

    def __init__(self, rules: Rules | RuleSet | str, players: int, teams: int) -> None:
        """An empty table; use `deal` or `from_position`."""
        self.ruleset = as_ruleset(rules)
        self.rules: Rules = self.ruleset.rules
        self.board: Board = self.rules.board(players, teams)
        self._tables: Record = compile_rules(self.rules, players, teams)
        self._game = Fields(new_games(1))
        self._listed: Listed | None = None
        self._read: Position | None = None
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

        The dealer is drawn by the seed if none is named; the next seat clockwise begins (section 4). Raises
        DealError where fewer cards than one a player would be left, or where the deck is not the rules' pack.
        """
        game = cls(rules, players, teams)
        pack = game.rules.pack(players)
        spare = sum(pack) - game.rules.hand_size * players
        if spare < players:
            raise DealError(
                translate("deal-too-few-cards", cards=sum(pack), players=players, hand=game.rules.hand_size)
            )
        g = game._game
        g.chance[:] = stream(seed, "deal")
        if dealer is None:
            dealer = stream(seed, "dealer")[0] % players
        if not 0 <= dealer < players:
            raise DealError(translate("deal-no-such-dealer", dealer=dealer, players=players))
        if deck is not None:
            stack(g, deck, pack)
        kernel.deal(game._tables, g.record, _desk.scratch.record, dealer, deck is not None)
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
        """Take up a game at a position. Cards that nobody holds lie shuffled by the seed on the draw pile;
        there are no discards.

        Where ``pile`` gives its order from the top, ``discards`` (the oldest first) lie beside it. Raises
        DealError where the two are not the cards that nobody holds.
        """
        game = cls(rules, players, teams)
        game._game.chance[:] = stream(seed, "deal")
        write_state(game._game, game.rules, game.board, position)
        if pile is not None:
            lay_piles(game._game, pile, discards, unseen_cards(game.rules, game.board, position))
        kernel.load(game._tables, game._game.record)
        return game

    # --- what there is to see

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
        return int(self._game.turn[0])

    @property
    def phase(self) -> Phase:
        """What kind of decision it has."""
        return Phase(int(self._game.phase[0]))

    @property
    def is_over(self) -> bool:
        """Whether a team has won."""
        return self.phase is Phase.OVER

    @property
    def outcome(self) -> Outcome:
        """The winning team, if any, and the number of turns played."""
        return Outcome(int(self._game.winner[0]) if self.is_over else None, int(self._game.turns_played[0]))

    @property
    def position(self) -> Position:
        """Everything on the table at this decision."""
        if self._read is None:
            self._read = read_state(self._game, self.board)
        return self._read

    @property
    def pile(self) -> tuple[Rank, ...]:
        """The draw pile from its top. Nobody at the table knows it."""
        return tuple(self._game.cards[: self._game.n_pile[0]][::-1].tolist())

    @property
    def pile_size(self) -> int:
        """How many cards the draw pile has, which everybody sees."""
        return int(self._game.n_pile[0])

    @property
    def discards(self) -> tuple[Rank, ...]:
        """The discards, the oldest first."""
        return tuple(self._game.cards[MAX_CARDS - self._game.n_discards[0] :][::-1].tolist())

    @property
    def opening(self) -> tuple[Operation, ...]:
        """What happened before the first decision: the hands dealt, and, where the rules draw first, the card
        drawn for the first turn. Empty for a game taken up at a position.
        """
        return self._opening

    @property
    def dealt(self) -> tuple[Dealt, ...]:
        """The hands as they were dealt; empty for a game taken up at a position."""
        return tuple(each for each in self._opening if isinstance(each, Dealt))

    @property
    def plies(self) -> tuple[Ply, ...]:
        """Every decision made so far, with what came of it."""
        return tuple(self._plies)

    @property
    def history(self) -> tuple[Operation, ...]:
        """Everything that happened, from the deal on."""
        return (*self._opening, *(op for ply in self._plies for op in ply.operations))

    # --- turns

    def legal_turns(self) -> tuple[Turn, ...]:
        """All legal turns of the seat to act, each outcome once, in the byte order of their texts; none
        when the game is over.
        """
        if self._listed is None:
            self._listed = self._list()
        return self._listed.turns

    def compound_turns(self) -> tuple[Turn, ...]:
        """As `legal_turns`; but where bluffing asks for a declaration, every declaration with every move
        it could lead to, again in the byte order of their texts.
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
        """Whether a turn, in this or another spelling, is legal."""
        return self._pack(turn) is not None

    def canonical(self, turn: Turn) -> Turn:
        """The spelling under which a legal turn stands in `legal_turns`."""
        if turn in self.legal_turns():
            return turn
        wanted = self._places_after(self._checked(turn))
        played = (turn.card, turn.declared)
        same_card = (each for each in self.legal_turns() if (each.card, each.declared) == played)
        return next((each for each in same_card if self._places_after(self._checked(each)) == wanted), turn)

    def after(self, turn: Turn) -> Pegs:
        """Where all pegs would stand after a legal turn's action; for one of `compound_turns`, after the move
        that it declares.
        """
        if _is_compound(turn) and self.phase is Phase.PLAY:
            self._checked(Turn(Kind.DECLARE, turn.card, turn.declared))
            return self._once_declared(turn.declared).after(turn._replace(card=turn.declared))
        return self._places_after(self._checked(turn))

    def play(self, turn: Turn, *, reshuffled: Sequence[Rank] | None = None) -> tuple[Operation, ...]:
        """Play a legal turn, in any spelling, and tell what came of it.

        ``reshuffled`` is the order, from the top, that the draw pile takes if it is renewed now (for
        replaying a record). Raises IllegalTurnError and changes nothing where the turn is not legal.
        """
        packed = self._checked(turn)
        seat = self.turn
        self._saved.append(self._save())
        if reshuffled is not None:
            self._answer(reshuffled)
        s = _desk.scratch
        self._run(kernel.play, *packed, True)
        s.n_answer[0] = 0
        self._changed()
        notes = s.notes[: s.n_notes[0]].tolist()
        operations = operations_of(notes, self.board, self._pile_of(notes))
        self._plies.append(Ply(seat, turn, operations))
        return operations

    def changes(self, turns: Sequence[Turn]) -> tuple[tuple[Operation, ...], ...]:
        """What each of some legal turns would change on the board, in the order in which it would happen.
        Nothing is played. Raises IllegalTurnError.
        """
        packed = [self._checked(turn) for turn in turns]
        if self.phase is Phase.PENALTY:
            return tuple((Penalized(step.seat, step.origin),) for (step,) in (turn.steps for turn in turns))
        return tuple(operations_of(notes, self.board, ()) for notes in self._notes_of(packed))

    def orders(self) -> Orders:
        """All legal turns, each with every order in which its steps may be made, and what each step does."""
        collector = Collector(self.rules, self.board)
        packed, keys = self._spellings()
        turns = unpacked(packed, self._game.places.tolist(), self.board.in_spots)
        if self.phase is Phase.PENALTY:  # a turn of its own, which the board's notes call by another name
            notes: list[tuple[tuple[int, ...], ...]] = [()] * len(turns)
        else:
            notes = self._notes_of(packed)
        for turn, key, each in zip(turns, keys, notes, strict=True):
            collector.add(turn, key, each)
        return collector.orders()

    def play_trusted(self, turn: Turn) -> None:
        """Play one of `legal_turns` without a check and without leaving history (for search; cannot be
        undone).
        """
        packed = self._checked(turn)
        self._run(kernel.play, *packed, False)
        self._changed()

    def undo(self) -> Ply:
        """Take back the last ply that `play` made and return it. Raises IndexError where there is none."""
        ply = self._plies.pop()
        self._restore(self._saved.pop())
        return ply

    def copy(self) -> Game:
        """A game of its own in the same state, with the same history."""
        twin: Game = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._game = self._game.copy()
        twin._plies = list(self._plies)
        twin._saved = list(self._saved)
        return twin

    def adopt(self, other: Game) -> None:
        """Take over the state of a copy that was played on; the copy must not be used any more."""
        self.__dict__.update(other.__dict__)

    def __eq__(self, other: object) -> bool:
        """Equal rules, seating and state, chance included. Pegs of one color are alike; how the game got
        there does not matter.
        """
        if not isinstance(other, Game):
            return NotImplemented
        return self._identity() == other._identity()

    def same_table(self, other: Game) -> bool:
        """As equality, but for chance: the two games stay alike until the draw pile is shuffled again."""
        return self._table() == other._table()

    def __hash__(self) -> int:
        """Equal games hash alike; a game changes, so keep copies in sets."""
        return hash(self._identity())

    # --- within

    def _run(self, door: Callable[..., Any], *arguments: Any) -> Any:
        """Call one of the kernel's entry points on this game, with the thread's scratch."""
        return door(self._tables, self._game.record, _desk.scratch.record, *arguments)

    def _changed(self) -> None:
        """What was worked out of the state before holds no more."""
        self._listed = self._read = None

    def _notes_of(self, packed: Sequence[Packed]) -> list[tuple[tuple[int, ...], ...]]:
        """The kernel's notes of what each of some turns would change."""
        turns, ends = np.array(packed, np.int64).reshape(-1, 2), np.zeros(len(packed), np.int64)
        notes = np.zeros((_FEW_NOTES * len(packed), NOTE_COLUMNS), np.int64)
        number = self._run(kernel.changes, turns, notes, ends)
        if number > len(notes):
            notes = np.zeros((number, NOTE_COLUMNS), np.int64)
            self._run(kernel.changes, turns, notes, ends)
        rows = list(map(tuple, notes[:number].tolist()))
        return [tuple(rows[begin:end]) for begin, end in pairwise((0, *ends.tolist()))]

    def _identity(self) -> tuple[Any, ...]:
        return (*self._table(), tuple(self._game.chance.tolist()))

    def _table(self) -> tuple[Any, ...]:
        return (self.rules, self.players, self.teams, self.position, self.pile, self.discards)

    def _list(self) -> Listed:
        if self._game.phase[0] == _PLAY and self._game.hidden[self.turn]:
            raise UsageError(translate("hand-unknown"))
        packed = packed_turns(_desk.scratch, _by_text(self._orders()))
        return Listed(unpacked(packed, self._game.places.tolist(), self.board.in_spots), packed)

    def _orders(self) -> Any:
        """List the legal turns; the numbers that sort them as their texts are sorted."""
        desk = _desk
        number = self._run(kernel.legal, desk.orders)
        if number > desk.orders.shape[1]:
            desk.make_room(min(2 * number, MAX_TURNS))
            self._run(kernel.legal, desk.orders)
        return desk.orders[:, :number]

    def _spellings(self) -> tuple[list[Packed], list[int]]:
        """All spellings of the legal turns, sorted by text, and a key for each: equal for the same turn."""
        room = _FEW_TURNS
        while True:
            orders, keys = np.zeros((2, room), np.int64), np.zeros(room, np.int64)
            number = self._run(kernel.legal_spellings, orders, keys)
            if number <= room:
                break
            room = number
        by_text = _by_text(orders[:, :number])
        return packed_turns(_desk.scratch, by_text), keys[by_text].tolist()

    def _once_declared(self, rank: Rank) -> Game:
        """The game once the seat to act has declared a rank, holding it, and nobody has doubted."""
        trial = self.copy()
        trial._game.set(phase=int(Phase.MOVE), player=self.turn, card=rank, declared=rank)
        trial._changed()
        return trial

    def _pack(self, turn: Turn) -> Packed | None:
        """A legal turn as the kernel has it; None if it isn't legal."""
        if self._listed is not None and (listed := self._listed.find(turn)):
            return listed
        if self._game.player[0] >= 0 and self._game.card[0] < 0:
            raise UsageError(translate("card-unknown"))
        packed = self._find(turn)
        if packed is None and turn.kind is Kind.SWAP:
            return self._find(turn.reversed())
        return packed

    def _find(self, turn: Turn) -> Packed | None:
        if len(turn.steps) > MAX_STEPS:
            return None
        scratch = _desk.scratch
        found = self._run(kernel.find, np.array(row_of(turn), np.int64))
        return packed_turns(scratch, np.array([found]))[0] if found >= 0 else None

    def _checked(self, turn: Turn) -> Packed:
        packed = self._pack(turn)
        if packed is None:
            raise self._refusal(turn)
        return packed

    def _refusal(self, turn: Turn) -> IllegalTurnError:
        from pegs.engine.why import why_not_in

        reason = why_not_in(self.ruleset, self.board, self.position, turn)
        assert reason is not None, f"{turn} is refused, but no rule forbids it"
        return IllegalTurnError(reason.rule, reason.sentence)

    def _places_after(self, packed: Packed) -> Pegs:
        self._run(kernel.after, *packed, _desk.places)
        return pegs_of(_desk.places.tolist(), self.board)

    def _save(self) -> bytes:
        saved: bytes = self._game.memory.view(np.uint8)[:SAVED_BYTES].tobytes()
        return saved

    def _restore(self, saved: bytes) -> None:
        self._game.memory.view(np.uint8)[:SAVED_BYTES] = np.frombuffer(saved, np.uint8)
        kernel.load(self._tables, self._game.record)
        self._changed()

    def _answer(self, order: Sequence[Rank]) -> None:
        s = _desk.scratch
        s.answer[: len(order)] = list(order)[::-1]
        s.n_answer[0] = len(order)

    def _pile_of(self, notes: list[list[int]]) -> tuple[Rank, ...]:
        numbers = [note[1] for note in notes if note[0] == NOTE_RESHUFFLED]
        return tuple(self._game.cards[: numbers[-1]][::-1].tolist()) if numbers else ()

    def _read_opening(self) -> tuple[Operation, ...]:
        """The hands in the order of the deal, and the first draw, read off the row of cards where the draw
        pile lay.
        """
        number = self.rules.hand_size * self.players
        pack = self._game.cards[: sum(self.rules.pack(self.players))][::-1].tolist()
        dealt, drawn = pack[:number], pack[number : len(pack) - self._game.n_pile[0]]
        assert self.dealer is not None
        seats = [(self.dealer + k) % self.players for k in range(1, self.players + 1)]
        hands = [Dealt(seat, tuple(dealt[i :: self.players])) for i, seat in enumerate(seats)]
        return (*hands, *(Drawn(self.turn, card) for card in drawn))


def _by_text(orders: Any) -> Any:
    """The indexes of the listed turns in the order of their texts, by the numbers of `kernel.legal`."""
    return np.lexsort(orders[::-1]) if orders[1].any() else orders[0].argsort(kind="stable")


def _is_compound(turn: Turn) -> bool:
    """Whether a turn declares a rank and moves by it at once."""
    return turn.declared != UNKNOWN and turn.kind is not Kind.DECLARE
