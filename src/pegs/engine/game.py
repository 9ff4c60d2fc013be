"""`Game`: one game, played turn by turn, exactly by its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pegs.core.board import Board, Seat
from pegs.core.cards import UNKNOWN, Rank
from pegs.core.errors import DealError, IllegalTurnError, UsageError
from pegs.core.operations import Dealt, Operation, Penalized
from pegs.core.ply import Correction, DiscardsShuffled, Outcome, Ply, TakeBack
from pegs.core.position import Pegs, Phase, Position
from pegs.core.turn import Kind, Turn
from pegs.engine import real_cards
from pegs.engine.arguments import check_seating
from pegs.engine.dealing import is_unknown, set_deck, set_draw_piles, set_piles
from pegs.engine.kernel import entry_points as kernel
from pegs.engine.kernel.layout import MAX_TURNS
from pegs.engine.kernel.packed_turn import Packed
from pegs.engine.kernel.piles import Piles
from pegs.engine.kernel.state_io import unseen_cards, write_pegs, write_state
from pegs.engine.kernel_state import KernelState, Notes
from pegs.engine.orders import Orders, OrdersBuilder
from pegs.engine.saved_states import SavedStates
from pegs.engine.shuffles import Seed, Shuffles
from pegs.engine.spellings import Spellings
from pegs.i18n import translate
from pegs.notation import check_position, position_text, read_position, read_turns, turn_text
from pegs.rules.loader import as_ruleset, source_of
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules


class Game:
    """One game; create it with `Game.deal` or `Game.from_position`.

    ``play`` takes a turn or its text (``"K Bs-B8"``). An illegal one raises IllegalTurnError, which explains
    the rule behind it, and changes nothing. ``play_trusted`` is for search: it keeps no history and can't be
    undone.
    """

    def __init__(self, rules: Rules | RuleSet | str, players: int, teams: int) -> None:
        """Create an empty table; use `deal` or `from_position` instead."""
        check_seating(players, teams)
        self.ruleset = as_ruleset(rules)
        self.rules: Rules = self.ruleset.rules
        self.board: Board = self.rules.board(players, teams)
        self._state = KernelState(self.rules, self.board)
        self._opening: tuple[Operation, ...] = ()
        self._plies: list[Ply] = []
        self._saved = SavedStates()
        self._between_turns: list[tuple[TakeBack | Correction | DiscardsShuffled, bytes]] = []
        """What happened between turns, each with the state before it."""
        self.has_real_cards = False
        """Whether people hold real cards: the game learns a card only when it's played."""
        self._shuffles = Shuffles()
        self.dealer: Seat | None = None

    # --- beginnings

    @classmethod
    def deal(
        cls,
        rules: Rules | RuleSet | str,
        players: int = 4,
        teams: int = 2,
        *,
        seed: Seed = 0,
        deck: Sequence[Rank] | None = None,
        dealer: Seat | None = None,
    ) -> Game:
        """Deal a game from a seed, or from a deck given from its top.

        The seed of a live game is a `ShuffleKey`. If players have decks of their own, ``deck`` is one after
        another, seat by seat. If all its cards are UNKNOWN, people deal and hold real cards: a turn names
        its card, and the game trusts that it was held. The seed picks the dealer if none is given; the next
        seat clockwise begins (rules, section 4). Raises DealError if there would be fewer cards left than
        players, or the deck isn't the rules' pack, and UsageError if the seating or the seed is impossible,
        or if real cards would be played face down, as in bluffing.
        """
        game = cls(rules, players, teams)
        pack = game.rules.pack(players)
        spare = sum(pack) - game.rules.hand_size * players
        if spare < players:
            raise DealError(
                translate("deal-too-few-cards", cards=sum(pack), players=players, hand=game.rules.hand_size)
            )
        game._shuffles = Shuffles(seed)
        if dealer is None:
            dealer = game._shuffles.dealer(players)
        if not 0 <= dealer < players:
            raise DealError(translate("deal-no-such-dealer", dealer=dealer, last=players - 1))
        fields = game._state.fields
        fields.chance[:] = game._shuffles.kernel_chance
        if deck is None:
            deck = game._shuffles.deck(game.rules, game.board)
        if deck is not None and is_unknown(deck):
            game._use_real_cards()
            fields = game._state.fields
        if deck is not None:
            set_deck(fields, game.rules, game.board, deck)
        game._state.run(kernel.deal, dealer, deck is not None)
        game.dealer = dealer
        game._opening = game._state.opening(dealer)
        return game

    @classmethod
    def from_position(
        cls,
        rules: Rules | RuleSet | str,
        position: Position | str,
        players: int = 4,
        teams: int = 2,
        *,
        seed: Seed = 0,
        piles: Sequence[Sequence[Rank]] | None = None,
        discard_piles: Sequence[Sequence[Rank]] = (),
        check: bool = True,
    ) -> Game:
        """Start a game from a position, or from its text.

        Raises PositionError, with all its faults, if the position isn't possible. Without ``check``, a
        `Position` is trusted; a wrong one then has no defined outcome.

        The cards that are in no hand become the draw pile, shuffled by the seed. To set the two piles
        instead, give ``piles`` and ``discard_piles``, as in the properties of the same names; raises
        DealError if together they aren't exactly those cards.
        """
        game = cls(rules, players, teams)
        game._shuffles = Shuffles(seed)
        if isinstance(position, str):
            position = read_position(game.rules, players, teams, position)
        elif check:
            check_position(game.rules, players, teams, position)
        state = game._state
        state.fields.chance[:] = game._shuffles.kernel_chance
        write_state(state.fields, game.rules, game.board, position)
        if piles is not None:
            unseen = unseen_cards(game.rules, game.board, position)
            set_piles(state.fields, game.rules, game.board, piles, discard_piles, unseen)
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
        return tuple(self._state.fields.n_pile[:number].tolist())

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
        keys = range(len(listed.packed)) if spellings.keys is None else spellings.keys.tolist()
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
        legal = next((turn for turn in turns if self.is_legal(turn)), None)
        if legal is None and check:
            raise self._illegal(turns[0])
        return legal or turns[0]

    # --- playing

    def play(self, turn: Turn | str, *, reshuffled: Sequence[Rank] | None = None) -> tuple[Operation, ...]:
        """Play a legal turn, given as a value or as text in any spelling, and return what happened.

        ``reshuffled`` is the order, from the top, for the draw pile if the discards become it now (to
        replay a record). Raises IllegalTurnError if the turn isn't legal, NotationError if the text isn't a
        turn, and DealError if a real card can't be in anyone's hand; none of them changes anything.
        """
        if isinstance(turn, str):
            turn = self.parse(turn)
        if self._asks_card(turn):
            return self._play_real(turn)
        packed = self._packed(turn)
        seat = self.turn
        self._saved.append(self._state.save())
        operations = self._state.play(packed, reshuffled)
        if reshuffled is None and (order := self._shuffles.new_pile(operations, len(self._plies))):
            self._state.restore(self._saved.newest)
            operations = self._state.play(packed, order)
        self._plies.append(Ply(seat, turn, operations))
        return operations

    def _play_real(self, turn: Turn) -> tuple[Operation, ...]:
        """Play a turn with a real card. Where the discards are shuffled, no one knows the new pile."""
        seat, saved = self.turn, self._state.save()
        twin = self.holding(turn.card)
        packed = twin._packed(turn)
        others = real_cards.hold(self._state, seat, turn.card)
        held = self._state.save()
        operations = self._state.play(packed, None)
        if order := real_cards.new_pile(operations):
            self._state.restore(held)
            operations = self._state.play(packed, order)
        real_cards.hold_again(self._state, seat, others)
        self._saved.append(saved)
        self._plies.append(Ply(seat, turn, operations))
        return operations

    def play_trusted(self, turn: Turn) -> None:
        """Play one of `legal_turns` without history; it can't be undone. For search."""
        self._state.play_silently(self._packed(turn))

    def undo(self) -> Ply:
        """Take back the last ply that `play` made, and return it. Raises IndexError if there is none."""
        ply = self._plies.pop()
        self._state.restore(self._saved.pop())
        while self._between_turns and self._between_turns[-1][0].plies > len(self._plies):
            self._between_turns.pop()
        return ply

    def take_back(
        self, plies: int, seat: Seat, piles: Sequence[Sequence[Rank]] | None = None, number: int | None = None
    ) -> TakeBack:
        """Undo some plies for a seat, and shuffle the draw piles, because drawn cards were seen.

        ``piles`` and ``number`` replay a record. Raises IndexError if there are fewer plies, and DealError if
        the piles hold other cards.
        """
        for _ in range(plies):
            self.undo()
        saved, fields = self._state.save(), self._state.fields
        self._shuffles = replace(self._shuffles, take_backs=number or self._shuffles.take_backs + 1)
        if piles is None:
            piles = self._shuffles.after_take_back(self.piles)
        set_draw_piles(fields, self.rules, self.board, piles)
        fields.chance[:] = self._shuffles.kernel_chance
        self._state.changed()
        take_back = TakeBack(len(self._plies), self._shuffles.take_backs, seat, self.piles)
        self._between_turns.append((take_back, saved))
        return take_back

    def correct(self, pegs: Pegs, seat: Seat) -> Correction:
        """Set all pegs to where they stand on a wooden board, as a seat says. Cards stay as they are.

        Raises PositionError, with all its faults, if the pegs can't stand there, and UsageError if the game
        is over or would be.
        """
        from pegs.engine.why.context import winner

        pegs = tuple(tuple(sorted(places)) for places in pegs)
        if self.is_over:
            raise UsageError(translate("correction-over"))
        if winner(self.board, pegs) is not None:
            raise UsageError(translate("correction-wins"))
        check_position(self.rules, self.players, self.teams, replace(self.position, pegs=pegs))
        saved = self._state.save()
        write_pegs(self._state.fields, self.board, pegs)
        self._state.derive()
        self._state.changed()
        correction = Correction(len(self._plies), seat, pegs)
        self._between_turns.append((correction, saved))
        return correction

    def shuffle_discards(self, seat: Seat) -> DiscardsShuffled:
        """Put the discards into the draw piles: people have shuffled the real cards, as a seat says.

        Raises UsageError if the game is over, or its cards aren't real.
        """
        if self.is_over or not self.has_real_cards:
            raise UsageError(translate("real-cards-no-shuffle"))
        saved = self._state.save()
        real_cards.shuffle_discards(self._state.fields, self.rules, self.board)
        self._state.changed()
        shuffled = DiscardsShuffled(len(self._plies), seat)
        self._between_turns.append((shuffled, saved))
        return shuffled

    def at_start(self) -> Game:
        """A copy of the game before its first ply, and before anything was corrected."""
        start = self.copy()
        while start._plies:
            start.undo()
        if start._between_turns:
            start._state.restore(start._between_turns[0][1])
            start._between_turns = []
        return start

    def copy(self) -> Game:
        """An independent copy with the same history."""
        twin: Game = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        twin._plies = list(self._plies)
        twin._saved = self._saved.copy()
        twin._between_turns = list(self._between_turns)
        return twin

    def as_turn_of(self, seat: Seat) -> Game:
        """A copy in which it's a seat's turn to play a card, with the hand that it holds now."""
        trial = self.copy()
        trial._state.fields.set(phase=int(Phase.PLAY), turn=seat)
        trial._state.changed()
        return trial

    def holding(self, card: Rank) -> Game:
        """A copy in which the seat to act holds this card alone: what can it do with a real card?

        Raises DealError if no one can hold it, because all cards of its rank have been played.
        """
        trial = self.copy()
        real_cards.hold(trial._state, self.turn, card)
        return trial

    def adopt(self, other: Game) -> None:
        """Take over the state of a copy that was played on. The copy can't be used afterward."""
        state = self._state
        state.adopt(other._state)
        self.__dict__.update(other.__dict__)
        self._state = state

    def __eq__(self, other: object) -> bool:
        """Whether rules, seating, and state are equal, random numbers included. History doesn't count."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._identity() == other._identity()

    def same_table(self, other: Game) -> bool:
        """Whether two games are equal except for their random numbers, and alike until the next shuffle."""
        return self._table() == other._table()

    def __hash__(self) -> int:
        """Equal games have equal hashes. A game changes, so put copies in sets."""
        return hash(self._identity())

    def __repr__(self) -> str:
        """The call that starts a game from this position."""
        arguments = f"{self.position_text()!r}, {self.players}, {self.teams}"
        return f"Game.from_position({source_of(self.ruleset)}, {arguments})"

    # --- internals

    def _identity(self) -> tuple[Any, ...]:
        return (*self._table(), self._state.chance)

    def _table(self) -> tuple[Any, ...]:
        return (self.rules, self.players, self.teams, self.position, self.piles, self.discard_piles)

    def _use_real_cards(self) -> None:
        if self.rules.bluffing:
            raise UsageError(translate("real-cards-bluffing"))
        self.has_real_cards = True
        self._state = KernelState(real_cards.kernel_rules(self.rules), self.board)
        self._state.fields.chance[:] = self._shuffles.kernel_chance

    def _asks_card(self, turn: Turn) -> bool:
        """Whether a turn shows a real card, which the game doesn't know yet."""
        return self.has_real_cards and turn.card != UNKNOWN and bool(self._state.fields.hidden[self.turn])

    def _once_declared(self, rank: Rank) -> Game:
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


def _is_compound(turn: Turn) -> bool:
    """Whether a turn both declares a rank and moves by it."""
    return turn.declared != UNKNOWN and turn.kind is not Kind.DECLARE
