"""Sets up positions for lessons, and finds the turns that show what a lesson is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from pegs.core.board import START, Board, Place, Seat
from pegs.core.cards import (
    EIGHT,
    FIVE,
    FOUR,
    NINE,
    QUEEN,
    RANK_TEXT,
    RANKS,
    SIX,
    TEN,
    THREE,
    TWO,
    UNKNOWN,
    Rank,
    hand_of,
)
from pegs.core.errors import NotationError
from pegs.core.operations import Operation
from pegs.core.position import Phase, Position
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.notation import position_text
from pegs.rules.ruleset import RuleSet
from pegs.rules.scope import Scope
from pegs.rules.switches import Draw, Powers, Rules
from pegs.teaching.moment import NOWHERE, Moment, Point, Value

PLAYERS, TEAMS = 4, 2
YOU, LEFT, PARTNER, RIGHT = range(PLAYERS)
"""The seats of a lesson, clockwise from the learner's."""
FILLERS = (FIVE, THREE, TEN, NINE, SIX, EIGHT, FOUR, TWO, QUEEN)
"""The other cards of the learner's hand, the most welcome first."""
Wanted = Callable[[Turn, Sequence[Operation]], bool]
"""Whether a turn, given what it does on the board, is right for a lesson."""
Worth = Callable[[Turn, Sequence[Operation]], int]
"""How well a turn that's right shows what a lesson is about."""
Script = tuple[tuple[str, ...], ...]


def _equal(_turn: Turn, _done: Sequence[Operation]) -> int:
    return 0


@dataclass(frozen=True)
class Stage:
    """The table on which lessons are set up, with their rules."""

    ruleset: RuleSet

    @property
    def rules(self) -> Rules:
        """The rules of the lessons."""
        return self.ruleset.rules

    @property
    def board(self) -> Board:
        """The board of the lessons."""
        return self.rules.board(PLAYERS, TEAMS)

    @property
    def scope(self) -> Scope:
        """What can come up at this table."""
        return Scope(self.rules, ((PLAYERS, TEAMS),))

    def ranks(self, has: Callable[[Powers], object], preferred: Iterable[Rank] = ()) -> list[Rank]:
        """The ranks with a power, the preferred ones first."""
        ranks = [rank for rank in self.scope.ranks if has(self.rules.cards[rank])]
        first = [rank for rank in preferred if rank in ranks]
        return first + [rank for rank in ranks if rank not in first]

    def is_dull(self, rank: Rank) -> bool:
        """Whether a card does nothing while every peg is in start."""
        row = self.rules.cards[rank]
        return not row.brings_out and not row.send_to_start

    # --- positions

    def position(
        self,
        pegs: Mapping[Seat, Sequence[Place]],
        cards: Sequence[Rank],
        *,
        others: Sequence[Rank] = (),
        fill: Callable[[Rank], bool] = lambda _: True,
        alone: bool = False,
        **fields: object,
    ) -> str | None:
        """A position with the learner to act, as text; None if these rules have no such position.

        ``pegs`` are the pegs out of start; other players have a peg on their out spots, unless the learner
        is ``alone``. The learner holds ``cards``, and others that may be in the hand by
        ``fill``; everyone else holds ``others`` and cards that do nothing.
        """
        deal = _Deal(self.rules)
        sizes = [self.rules.hand_size] * PLAYERS
        sizes[YOU] += self.rules.draw is Draw.BEFORE
        hands = [deal.hand(YOU, sizes[YOU], cards, filter(fill, FILLERS), fill)]
        for seat in range(1, PLAYERS):
            hands.append(deal.hand(seat, sizes[seat], others, filter(self.is_dull, FILLERS), self.is_dull))
        if None in hands:
            return None
        none = (0,) * PLAYERS
        counts = {"stuck": none, "extra": none, "owed": none, "forfeit": none}
        spots = [() if alone or seat == YOU else (spot,) for seat, spot in enumerate(self.board.out_spots)]
        places = tuple(self._pegs(pegs.get(seat, spots[seat])) for seat in range(PLAYERS))
        shown = tuple(hand_of(hand) for hand in hands if hand is not None)
        position = Position(places, YOU, shown, **{**counts, **fields})  # type: ignore[arg-type]
        text = position_text(self.board, position)
        return text if self.game(text) is not None else None

    def _pegs(self, out: Sequence[Place]) -> tuple[Place, ...]:
        return tuple(sorted([*out, *[START] * (self.board.pegs - len(out))]))

    def game(self, position: str) -> Game | None:
        """A game from a position; None if these rules have no such position."""
        try:
            return Game.from_position(self.ruleset, position, PLAYERS, TEAMS)
        except NotationError:
            return None

    # --- moments

    def moment(
        self,
        lesson: str,
        position: str | None,
        card: Rank,
        wanted: Wanted,
        *,
        point: Point = NOWHERE,
        values: Mapping[str, Value],
        worth: Worth = _equal,
        others: Callable[[Seat], Wanted] | None = None,
    ) -> Moment | None:
        """A lesson in which the learner plays a card as wanted; None if no legal turn does that.

        The turn of most ``worth`` comes first.
        With ``others``, every other seat then plays the same card as wanted of it, one after another.
        """
        game = self.game(position) if position is not None else None
        if game is None or position is None:
            return None
        script = _play(game, card, wanted, worth)
        for seat in range(1, PLAYERS) if others else ():
            more = _play(game, card, others(seat)) if others and game.turn == seat else None
            script = (*script, *more) if script and more else None
        return Moment(lesson, position, point, script, dict(values)) if script else None


class _Deal:
    """The cards that are still to be had."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._left = [list(rules.pile_pack(PLAYERS)) for _ in range(rules.n_piles(PLAYERS))]

    def hand(
        self,
        seat: Seat,
        size: int,
        cards: Sequence[Rank],
        fillers: Iterable[Rank],
        fits: Callable[[Rank], bool],
    ) -> list[Rank] | None:
        """A hand with some cards and different others, as far as there are; None if there aren't enough."""
        left = self._left[self._rules.pile_of(seat)]
        welcome = [rank for rank in fillers if rank not in cards]
        rest = [rank for rank in RANKS if fits(rank) and rank not in welcome and rank not in cards]
        hand: list[Rank] = []
        for rank in [*cards, *welcome, *[rank for rank in rest if rank != RANKS[-1]], *welcome, *welcome]:
            if len(hand) < size and left[rank]:
                hand.append(rank)
                left[rank] -= 1
        return hand if len(hand) == size and all(rank in hand for rank in cards) else None


def _play(game: Game, card: Rank, wanted: Wanted, worth: Worth = _equal) -> Script | None:
    """Play a card as wanted, and return the turns of each decision until it's done; None if it can't be."""
    script: Script = ()
    if game.rules.bluffing:
        claim = f"{RANK_TEXT[card]}={RANK_TEXT[card]}"
        if game.phase is not Phase.PLAY or claim not in map(game.text, game.legal_turns()):
            return None
        game.play(claim)
        script = ((claim,),)
        for _ in range(TEAMS):  # the opponents
            game.play(Turn(Kind.ACCEPT))
            script = (*script, ("accept",))
    right = _right_turns(game, card, wanted, worth)
    if not right:
        return None
    script = (*script, tuple(map(game.text, right)))
    game.play(right[0])
    while game.phase is Phase.DRAW:
        game.play(Turn(Kind.DRAW))
        script = (*script, ("draw",))
    return script


def _right_turns(game: Game, card: Rank, wanted: Wanted, worth: Worth) -> list[Turn]:
    turns = [turn for turn in game.legal_turns() if UNKNOWN in (card, turn.power) or turn.power == card]
    right = [each for each in zip(turns, game.changes(turns), strict=True) if wanted(*each)]
    return [turn for turn, _ in sorted(right, key=lambda each: -worth(*each))]
