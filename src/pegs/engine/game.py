"""`Game`: one game, played turn by turn, exactly by its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN, Rank
from pegs.core.errors import DealError, UsageError
from pegs.core.operations import Operation
from pegs.core.ply import Correction, DiscardsShuffled, Ply, TakeBack
from pegs.core.position import Pegs, Phase, Position
from pegs.core.turn import Kind, Turn
from pegs.engine import real_cards
from pegs.engine.dealing import is_unknown, set_deck, set_draw_piles, set_piles
from pegs.engine.game_turns import GameTurns
from pegs.engine.kernel import entry_points as kernel
from pegs.engine.kernel.state_io import unseen_cards, write_pegs, write_state, write_unseen
from pegs.engine.kernel_state import KernelState
from pegs.engine.shuffles import Seed, Shuffles
from pegs.i18n import translate
from pegs.notation import check_position, read_position
from pegs.rules.playable import check_playable
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules


class Game(GameTurns):
    """One game; create it with `Game.deal` or `Game.from_position`.

    ``play`` takes a turn or its text (``"K Bs-B8"``). An illegal one raises IllegalTurnError, which explains
    the rule behind it, and changes nothing. ``play_trusted`` and ``play_code`` are for search: they keep no
    history and can't be undone.
    """

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
        check_playable(game.rules, players, teams)
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
        write_state(state.fields, game.board, position)
        write_unseen(state.fields, game.rules, game.board, position)
        if piles is not None:
            unseen = unseen_cards(game.rules, game.board, position)
            set_piles(state.fields, game.rules, game.board, piles, discard_piles, unseen)
        state.derive()
        return game

    # --- playing

    def play(self, turn: Turn | str, *, reshuffled: Sequence[Rank] | None = None) -> tuple[Operation, ...]:
        """Play a legal turn, given as a value or as text in any spelling, and return what happened.

        ``reshuffled`` is the order, from the top, for the draw pile if the discards become it now (to
        replay a record). Raises IllegalTurnError if the turn isn't legal, NotationError if the text isn't a
        turn, and DealError if a real card can't be in anyone's hand; none of them changes anything.
        """
        if isinstance(turn, str):
            turn = self.parse(turn)
        if self.has_real_cards and self._asks_card(turn):
            return self._play_real(turn)
        state = self._state
        packed, seat = self._packed(turn), state.turn
        self._saved.append(state.state_at)
        operations = state.play(packed, reshuffled)
        if reshuffled is None and (order := self._shuffles.new_pile(operations, len(self._plies))):
            state.restore(self._saved.newest)
            operations = state.play(packed, order)
        self._plies.append(Ply(seat, turn, operations))
        return operations

    def _play_real(self, turn: Turn) -> tuple[Operation, ...]:
        """Play a turn with a real card. Where the discards are shuffled, no one knows the new pile."""
        seat, twin = self.turn, self.holding(turn.card)
        packed = twin._packed(turn)
        self._saved.append(self._state.state_at)
        others = real_cards.hold(self._state, seat, turn.card, whole_hand=turn.kind is Kind.DISCARD)
        held = self._state.save()
        operations = self._state.play(packed, None)
        if order := real_cards.new_pile(operations):
            self._state.restore(held)
            operations = self._state.play(packed, order)
        real_cards.hold_again(self._state, seat, others)
        self._plies.append(Ply(seat, turn, operations))
        return operations

    def play_trusted(self, turn: Turn) -> None:
        """Play one of `legal_turns` without history; it can't be undone. For search."""
        self._state.play_silently(self._packed(turn))

    def play_code(self, code: int) -> None:
        """Play one of `codes` without history; it can't be undone. For search.

        Raises UsageError if it's none of them, and changes nothing then.
        """
        if not self._state.play_code(code):
            raise UsageError(translate("code-unknown"))

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

    def as_turn_of(self, seat: Seat) -> Game:
        """A copy in which it's a seat's turn to play a card, with the hand that it holds now."""
        trial = self.copy()
        trial._state.fields.set(phase=int(Phase.PLAY), turn=seat, drawn=UNKNOWN)
        trial._state.changed()
        return trial

    def _use_real_cards(self) -> None:
        if self.rules.bluffing:
            raise UsageError(translate("real-cards-bluffing"))
        self.has_real_cards = True
        self._state = KernelState(real_cards.kernel_rules(self.rules), self.board)
        self._state.fields.chance[:] = self._shuffles.kernel_chance
