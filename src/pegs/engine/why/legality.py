"""Whether the rules allow a decision now, and the pegs after it: phases, cards, and what must be played."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from pegs.core.board import START, Board
from pegs.core.cards import JOKER, N_RANKS, RANKS, UNKNOWN, Hand, Rank
from pegs.core.errors import UsageError
from pegs.core.position import Pegs, Phase, Position
from pegs.core.turn import MAX_STEPS, Kind, Step, Turn
from pegs.engine.why.actions import play_out
from pegs.engine.why.candidates import act, can_move, play_action
from pegs.engine.why.context import PlayContext, winner
from pegs.engine.why.refusal import CardArg, FailedCheck, HoleArg, Refusal, SeatArg
from pegs.engine.why.trial_board import TrialBoard
from pegs.i18n import translate
from pegs.rules.switches import FreeOut, MustPlay, Rules, StuckCounts, StuckDiscard

ACTIONS = (Kind.MOVE, Kind.SPLIT, Kind.SWAP, Kind.SEND)
"""The kinds of turns that use a card's power."""

ANSWERS: dict[Phase, tuple[Kind, ...]] = {
    Phase.PLAY: (*ACTIONS, Kind.DISCARD, Kind.FREE, Kind.DECLARE, Kind.PASS),
    Phase.DOUBT: (Kind.ACCEPT, Kind.DOUBT),
    Phase.PENALTY: (Kind.PENALTY,),
    Phase.MOVE: ACTIONS,
    Phase.EXTRA: (Kind.EXTRA, Kind.DECLINE),
    Phase.DRAW: (Kind.DRAW, Kind.FORGET),
    Phase.OVER: (),
}
"""The kinds of turns that each phase allows."""


class Form(NamedTuple):
    """The parts that a turn of one kind has; ``steps`` are the numbers of steps that it can have."""

    card: bool = False
    declared: bool = False
    steps: range = range(1)


ONE, TWO = range(1, 2), range(2, 3)
FORMS: dict[Kind, Form] = {
    Kind.MOVE: Form(card=True, declared=True, steps=ONE),
    Kind.SPLIT: Form(card=True, declared=True, steps=range(2, MAX_STEPS + 1)),
    Kind.SWAP: Form(card=True, declared=True, steps=TWO),
    Kind.SEND: Form(card=True, declared=True, steps=ONE),
    Kind.DISCARD: Form(card=True),
    Kind.FREE: Form(card=True, steps=ONE),
    Kind.DECLARE: Form(card=True, declared=True),
    Kind.PENALTY: Form(steps=ONE),
}
"""The parts of each kind; kinds that aren't listed have none."""


ANSWERING: dict[Kind, str] = {
    Kind.EXTRA: "may-take-extra",
    Kind.DECLINE: "may-take-extra",
    Kind.DRAW: "may-draw",
    Kind.FORGET: "may-forget",
    Kind.ACCEPT: "may-answer",
    Kind.DOUBT: "may-answer",
}
"""The kinds that move no peg and play no card, and the permission that each rests on."""


class Permit(NamedTuple):
    """The pegs after a legal decision, and the permissions that it rests on."""

    pegs: Pegs
    grounds: tuple[str, ...]


def _permit(trial: TrialBoard, *grounds: str) -> Permit:
    return Permit(trial.pegs, (*grounds, *trial.grounds))


class LegalityCheck:
    """Checks the decisions of the seat to act in one position, and computes the pegs after them."""

    def __init__(self, rules: Rules, board: Board, position: Position) -> None:
        self.rules = rules
        self.board = board
        self.position = position
        self.context = PlayContext(rules, board, position.turn, position.pegs)

    @property
    def hand(self) -> Hand:
        """The acting seat's cards. Raises UsageError if they aren't known."""
        hand = self.position.hands[self.position.turn]
        if isinstance(hand, int):
            if hand:
                letter = self.board.letters[self.position.turn]
                raise UsageError(translate("why-hand-unknown", letter=letter))
            return (0,) * N_RANKS
        return hand

    @cached_property
    def held(self) -> list[Rank]:
        """The ranks of the hand, each once."""
        return [rank for rank in RANKS if self.hand[rank]]

    @cached_property
    def movable(self) -> list[Rank]:
        """The held ranks that could move something, jokers included."""
        return [rank for rank in self.held if can_move(self.context, rank)]

    @cached_property
    def compelling(self) -> list[Rank]:
        """The held ranks that oblige the player to move instead of discarding."""
        return [rank for rank in self.movable if not (rank == JOKER and self.rules.joker_exempt)]

    def after(self, turn: Turn) -> Pegs:
        """The pegs after a decision. Raises Refusal if the rules forbid it."""
        return self.permit(turn).pegs

    def permit(self, turn: Turn) -> Permit:
        """The pegs after a decision, and what it rests on. Raises Refusal if the rules forbid it."""
        self._require_phase(turn)
        self._require_form(turn)
        if turn.kind in ANSWERING:
            return Permit(self.position.pegs, (ANSWERING[turn.kind],))
        if turn.kind is Kind.PENALTY:
            return Permit(self._penalty(turn), ("may-penalize",))
        if self.position.phase is Phase.MOVE:
            is_bluff = self.position.card not in (UNKNOWN, self.position.declared)
            return _permit(self._declared_move(turn), *(["may-declare"] if is_bluff else ()))
        return self._card(turn)

    def after_declared(self, turn: Turn) -> Pegs:
        """The pegs after a declaration and its move together, written ``5=K As-A8``.

        Raises Refusal if the rules forbid either.
        """
        if turn.declared == UNKNOWN:
            turn = turn._replace(declared=turn.card)
        self.after(Turn(Kind.DECLARE, turn.card, turn.declared))
        return play_action(self.context, turn.declared, turn)

    def _require_phase(self, turn: Turn) -> None:
        if winner(self.board, self.position.pegs) is not None:
            raise Refusal(FailedCheck.POWER, "game-over")
        phase = self.position.phase
        if turn.kind not in ANSWERS[phase]:
            raise Refusal(FailedCheck.POWER, f"phase-{phase.name.lower()}")

    def _require_form(self, turn: Turn) -> None:
        form = FORMS.get(turn.kind, Form())
        extra_card = turn.card != UNKNOWN and not form.card
        extra_rank = turn.declared != UNKNOWN and not form.declared
        if extra_card or extra_rank or len(turn.steps) not in form.steps:
            raise Refusal(FailedCheck.POWER, "no-such-turn")

    def _card(self, turn: Turn) -> Permit:
        """The pegs after a decision that plays or discards a card."""
        if not self.position.hand_size(self.position.turn):
            if turn.kind is Kind.PASS:
                return Permit(self.position.pegs, ("may-pass",))
            raise Refusal(FailedCheck.POWER, "empty-hand")
        if turn.kind is Kind.PASS:
            raise Refusal(FailedCheck.POWER, "pass-with-cards")
        if not (0 <= turn.card < N_RANKS and self.hand[turn.card]):
            raise Refusal(FailedCheck.POWER, "card-not-held", card=CardArg(turn.card))
        if turn.kind is Kind.DECLARE:
            return Permit(self._declare(turn), ("may-declare",))
        self._require_undeclared(turn)
        if turn.kind is Kind.DISCARD:
            self._require_nothing_compels(turn.card)
            self._require_just_drawn(turn.card)
            return Permit(self.position.pegs, (self._ground_of_discard(turn.card),))
        if turn.kind is Kind.FREE:
            ground = self._ground_of_free_out(turn.card)
            return _permit(play_out(self.context, turn), ground)
        if self.rules.bluffing:
            raise Refusal(FailedCheck.POWER, "declare-first")
        return _permit(act(self.context, turn.card, turn))

    def _ground_of_discard(self, card: Rank) -> str:
        """Why a card that the player doesn't have to move with may be discarded."""
        if self._earns_free_out and self._is_stuck:
            return "may-stay-in" if self._can_come_out(card) else "may-discard-stuck"
        if not self.movable:
            is_drawn = self.rules.stuck_discard is StuckDiscard.DRAWN
            return "may-discard-drawn" if is_drawn else "may-discard"
        return "may-keep-joker" if not self.compelling else "may-discard-card"

    def _require_undeclared(self, turn: Turn) -> None:
        if turn.declared != UNKNOWN and not self.rules.bluffing:
            raise Refusal(FailedCheck.POWER, "no-declaring")

    # What must be played, and coming out free (rules, sections 6 and 8).

    def _require_nothing_compels(self, card: Rank) -> None:
        """Refuse a discard if a card or a free out must be played instead."""
        if self._compels(card):
            raise self._must_play(card)
        must_come_out = self.rules.free_out is FreeOut.MUST and self._earns_free_out
        if must_come_out and self._is_stuck and self._can_come_out(card):
            raise Refusal(FailedCheck.POWER, "must-come-out", count=self.rules.stuck_limit)

    def _require_just_drawn(self, card: Rank) -> None:
        """If a stuck player has to discard the card just drawn, refuse any other."""
        drawn = self.position.drawn
        chooses = self.rules.stuck_discard is not StuckDiscard.DRAWN or drawn not in self.held
        if not (chooses or self.movable or card == drawn):
            raise Refusal(FailedCheck.POWER, "discard-drawn", card=CardArg(drawn))

    def _must_play(self, card: Rank) -> Refusal:
        """The refusal of discarding a card, because it or another has to move."""
        if self.rules.must_play is MustPlay.CARD:
            return Refusal(FailedCheck.POWER, "must-play-card", card=CardArg(card))
        mover = card if card in self.compelling else self.compelling[0]
        rule = "must-play-joker" if mover == JOKER else "must-play-hand"
        return Refusal(FailedCheck.POWER, rule, card=CardArg(mover))

    def _compels(self, card: Rank) -> bool:
        """Whether a card may not be discarded: it, or any card of the hand, has to move."""
        match self.rules.must_play:
            case MustPlay.HAND:
                return bool(self.compelling)
            case MustPlay.CARD:
                return card in self.compelling
            case MustPlay.NOTHING:
                return False

    @property
    def _is_stuck(self) -> bool:
        """Whether a discard now would count as a stuck turn."""
        return self.rules.stuck_counts is StuckCounts.DISCARDS or not self.movable

    @property
    def _earns_free_out(self) -> bool:
        """Whether this would be the stuck turn in a row that lets a peg come out free."""
        limit = self.rules.stuck_limit
        return limit > 0 and self.position.stuck[self.position.turn] >= limit - 1

    def _can_come_out(self, card: Rank) -> bool:
        for seat in self.context.movers:
            turn = Turn(Kind.FREE, card, steps=(Step(seat, START, self.board.out_spots[seat]),))
            try:
                play_out(self.context, turn)
            except Refusal:
                continue
            return True
        return False

    def _ground_of_free_out(self, card: Rank) -> str:
        """Why a peg may come out free. Raises Refusal if it hasn't been earned."""
        limit, counted = self.rules.stuck_limit, self.position.stuck[self.position.turn]
        if limit == 0:
            raise Refusal(FailedCheck.POWER, "nothing-free")
        if not self._earns_free_out:
            raise Refusal(FailedCheck.POWER, "free-too-early", counted=counted, needed=limit - 1)
        if not self._compels(card) and self._is_stuck:
            self._require_just_drawn(card)
            return "may-come-out"
        if not self.rules.free_out_with_card:
            raise Refusal(FailedCheck.POWER, "free-only-stuck")
        if not any(self.rules.cards[rank].brings_out for rank in self.held):
            raise Refusal(FailedCheck.POWER, "free-needs-card")
        return "may-come-out-instead"

    # Bluffing (rules, section 9).

    def _declare(self, turn: Turn) -> Pegs:
        if not self.rules.bluffing:
            raise Refusal(FailedCheck.POWER, "no-declaring")
        if not 0 <= turn.declared < N_RANKS:
            raise Refusal(FailedCheck.POWER, "declare-first")
        if not can_move(self.context, turn.declared):
            raise Refusal(FailedCheck.POWER, "declared-cannot-move", card=CardArg(turn.declared))
        return self.position.pegs

    def _declared_move(self, turn: Turn) -> TrialBoard:
        laid, declared = self.position.card, self.position.declared
        if laid != UNKNOWN and turn.card != laid:
            raise Refusal(FailedCheck.POWER, "card-laid-down", card=CardArg(laid))
        if turn.declared != declared:
            raise Refusal(FailedCheck.POWER, "declared-other", card=CardArg(declared))
        return act(self.context, declared, turn)

    def _penalty(self, turn: Turn) -> Pegs:
        loser, places = self.position.loser, self.position.pegs
        (step,) = turn.steps
        if step.seat != loser:
            raise Refusal(FailedCheck.PEG, "penalty-whose", seat=SeatArg(loser))
        if step.origin == START or step.target != START:
            raise Refusal(FailedCheck.PEG, "penalty-out-of-start", seat=SeatArg(loser))
        if step.origin not in places[loser]:
            raise Refusal(FailedCheck.PEG, "no-peg", hole=HoleArg(loser, step.origin))
        others = list(places[loser])
        others.remove(step.origin)
        return (*places[:loser], tuple(sorted((START, *others))), *places[loser + 1 :])
