"""Whether the rules allow a decision now, and the pegs it leaves: cards, duties, phases (rules 6, 8-10)."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from pegs.core.board import START, Board
from pegs.core.cards import JOKER, N_RANKS, UNKNOWN, Hand, Rank
from pegs.core.errors import UsageError
from pegs.core.position import Pegs, Phase, Position
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.why.actions import play_out
from pegs.engine.why.candidates import can_move, moves, play_action
from pegs.engine.why.context import Play, winner
from pegs.engine.why.refusal import Card, Hole, Refusal, Stage, Team, Who
from pegs.i18n import translate
from pegs.rules.switches import FreeOut, MustPlay, Rules

ACTIONS = (Kind.MOVE, Kind.SPLIT, Kind.SWAP, Kind.SEND)
"""The kinds by which a card's power is used."""

ANSWERS: dict[Phase, tuple[Kind, ...]] = {
    Phase.PLAY: (*ACTIONS, Kind.DISCARD, Kind.FREE, Kind.DECLARE, Kind.PASS),
    Phase.DOUBT: (Kind.ACCEPT, Kind.DOUBT),
    Phase.PENALTY: (Kind.PENALTY,),
    Phase.MOVE: ACTIONS,
    Phase.EXTRA: (Kind.EXTRA, Kind.DECLINE),
    Phase.DRAW: (Kind.DRAW, Kind.FORGET),
    Phase.OVER: (),
}
"""What each phase asks for."""


class Form(NamedTuple):
    """What a turn of one kind is made of."""

    card: bool = False
    declared: bool = False
    steps: int = 0
    """How many steps it has."""


FORMS: dict[Kind, Form] = {
    Kind.MOVE: Form(card=True, declared=True, steps=1),
    Kind.SPLIT: Form(card=True, declared=True, steps=2),
    Kind.SWAP: Form(card=True, declared=True, steps=2),
    Kind.SEND: Form(card=True, declared=True, steps=1),
    Kind.DISCARD: Form(card=True),
    Kind.FREE: Form(card=True, steps=1),
    Kind.DECLARE: Form(card=True, declared=True),
    Kind.PENALTY: Form(steps=1),
}
"""What each kind is made of; kinds that aren't here are a word alone."""


class Judge:
    """Judges decisions of the seat to act in one position."""

    def __init__(self, rules: Rules, board: Board, position: Position) -> None:
        self.rules = rules
        self.board = board
        self.position = position
        self.play = Play(rules, board, position.turn, position.pegs)

    @property
    def hand(self) -> Hand:
        """The acting seat's cards. Raises ``UsageError`` where they are not known."""
        hand = self.position.hands[self.position.turn]
        if isinstance(hand, int):
            if hand:
                raise UsageError(translate("why-hand-unknown", seat=self.board.letters[self.position.turn]))
            return (0,) * N_RANKS
        return hand

    @cached_property
    def held(self) -> list[Rank]:
        """The ranks of the hand, each once."""
        return [rank for rank in range(N_RANKS) if self.hand[rank]]

    @cached_property
    def movable(self) -> list[Rank]:
        """The held ranks that could move something, jokers included."""
        return [rank for rank in self.held if can_move(self.play, rank)]

    @cached_property
    def compelling(self) -> list[Rank]:
        """The held ranks that could move and so must not be thrown away for nothing (rules, section 6)."""
        return [rank for rank in self.movable if not (rank == JOKER and self.rules.joker_exempt)]

    def after(self, turn: Turn) -> Pegs:
        """The pegs after a decision. Raises ``Refusal`` where the rules forbid it."""
        self._require_phase(turn)
        self._require_form(turn)
        if turn.kind in (Kind.EXTRA, Kind.DECLINE, Kind.DRAW, Kind.FORGET, Kind.ACCEPT, Kind.DOUBT):
            return self.position.pegs
        if turn.kind is Kind.PENALTY:
            return self._penalty(turn)
        if self.position.phase is Phase.MOVE:
            return self._declared_move(turn)
        return self._card(turn)

    def after_declared(self, turn: Turn) -> Pegs:
        """The pegs after a declaration and its move together, as ``5=K As-A8`` writes them."""
        if turn.declared == UNKNOWN:
            turn = turn._replace(declared=turn.card)
        self.after(Turn(Kind.DECLARE, turn.card, turn.declared))
        return play_action(self.play, turn.declared, turn)

    def _require_phase(self, turn: Turn) -> None:
        team = winner(self.board, self.position.pegs)
        if team is not None:
            raise Refusal(Stage.POWER, "game-over", team=Team(team))
        phase = self.position.phase
        if turn.kind not in ANSWERS[phase]:
            raise Refusal(Stage.POWER, f"phase-{phase.name.lower()}", seat=Who(self.position.turn))

    def _require_form(self, turn: Turn) -> None:
        form = FORMS.get(turn.kind, Form())
        extra_card = turn.card != UNKNOWN and not form.card
        extra_rank = turn.declared != UNKNOWN and not form.declared
        if extra_card or extra_rank or len(turn.steps) != form.steps:
            raise Refusal(Stage.POWER, "no-such-turn")

    def _card(self, turn: Turn) -> Pegs:
        """A decision that lays down a card, in the phase of choosing one."""
        if not any(self.hand):
            if turn.kind is Kind.PASS:
                return self.position.pegs
            raise Refusal(Stage.POWER, "empty-hand", seat=Who(self.position.turn))
        if turn.kind is Kind.PASS:
            raise Refusal(Stage.POWER, "pass-with-cards", seat=Who(self.position.turn))
        if not (0 <= turn.card < N_RANKS and self.hand[turn.card]):
            raise Refusal(Stage.POWER, "card-not-held", seat=Who(self.position.turn), card=Card(turn.card))
        if turn.kind is Kind.DECLARE:
            return self._declare(turn)
        self._require_undeclared(turn)
        if turn.kind is Kind.DISCARD:
            self._require_nothing_compels(turn.card)
            return self.position.pegs
        if turn.kind is Kind.FREE:
            self._require_free_out_earned()
            return play_out(self.play, turn).pegs
        if self.rules.bluffing:
            raise Refusal(Stage.POWER, "declare-first")
        return play_action(self.play, turn.card, turn)

    def _require_undeclared(self, turn: Turn) -> None:
        if turn.declared != UNKNOWN and not self.rules.bluffing:
            raise Refusal(Stage.POWER, "no-declaring", card=Card(turn.card))

    # Duties of section 6 and counting of section 8.

    def _require_nothing_compels(self, card: Rank) -> None:
        """Refuse laying a card down for nothing where a move or a free out is a duty."""
        if self.compelling and (self.rules.must_play is MustPlay.HAND or card in self.compelling):
            mover = self.compelling[0] if self.rules.must_play is MustPlay.HAND else card
            example, _ = next(moves(self.play, mover))
            rule = f"must-play-{self.rules.must_play.value}"
            raise Refusal(Stage.POWER, rule, card=Card(mover), example=example)
        if not self.movable and self.rules.free_out is FreeOut.MUST and self._is_third_stuck_turn:
            for out in self._free_outs(card):
                raise Refusal(Stage.POWER, "must-come-out", count=self.rules.stuck_limit, example=out)

    @property
    def _is_third_stuck_turn(self) -> bool:
        """Whether enough stuck turns are counted to come out free (the third, where the limit is three)."""
        limit = self.rules.stuck_limit
        return limit > 0 and self.position.stuck[self.position.turn] >= limit - 1

    def _free_outs(self, card: Rank) -> list[Turn]:
        found = []
        for seat in self.play.movers:
            turn = Turn(Kind.FREE, card, steps=(Step(seat, START, self.board.out_spots[seat]),))
            try:
                play_out(self.play, turn)
            except Refusal:
                continue
            found.append(turn)
        return found

    def _require_free_out_earned(self) -> None:
        limit, counted = self.rules.stuck_limit, self.position.stuck[self.position.turn]
        if limit == 0:
            raise Refusal(Stage.POWER, "nothing-free")
        if not self._is_third_stuck_turn:
            raise Refusal(Stage.POWER, "free-too-early", counted=counted, needed=limit - 1)
        if not self.movable:
            return
        example, _ = next(moves(self.play, self.movable[0]))
        if not self.rules.free_out_with_card:
            raise Refusal(Stage.POWER, "free-only-stuck", example=example)
        if not any(self.rules.cards[rank].brings_out for rank in self.held):
            raise Refusal(Stage.POWER, "free-needs-card", example=example)

    # Bluffing (section 9).

    def _declare(self, turn: Turn) -> Pegs:
        if not self.rules.bluffing:
            raise Refusal(Stage.POWER, "no-declaring", card=Card(turn.card))
        if not 0 <= turn.declared < N_RANKS:
            raise Refusal(Stage.POWER, "declare-first")
        if not can_move(self.play, turn.declared):
            raise Refusal(Stage.POWER, "declared-cannot-move", card=Card(turn.declared))
        return self.position.pegs

    def _declared_move(self, turn: Turn) -> Pegs:
        laid, declared = self.position.card, self.position.declared
        if laid != UNKNOWN and turn.card != laid:
            raise Refusal(Stage.POWER, "card-laid-down", card=Card(laid))
        if turn.declared != declared:
            raise Refusal(Stage.POWER, "declared-other", card=Card(declared))
        return play_action(self.play, declared, turn)

    def _penalty(self, turn: Turn) -> Pegs:
        loser, places = self.position.loser, self.position.pegs
        (step,) = turn.steps
        if step.seat != loser:
            raise Refusal(Stage.PEG, "penalty-whose", seat=Who(loser))
        if step.origin == START or step.target != START:
            raise Refusal(Stage.PEG, "penalty-out-of-start", seat=Who(loser))
        if step.origin not in places[loser]:
            raise Refusal(Stage.PEG, "no-peg", seat=Who(loser), hole=Hole(loser, step.origin))
        kept = list(places[loser])
        kept.remove(step.origin)
        return (*places[:loser], tuple(sorted((START, *kept))), *places[loser + 1 :])
