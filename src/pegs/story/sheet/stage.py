"""A small position for each example, tried by the engine: turns that may be played are, and others aren't."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from pegs.core.board import HOME, START, Board, Place, Seat
from pegs.core.cards import RANKS, Rank, hand_of
from pegs.core.position import Pegs, Position
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.engine.why import why_not, wording_of
from pegs.i18n import translate
from pegs.notation import turn_text
from pegs.rules.card_words import card_face
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import MAX_COUNT, Powers
from pegs.story.names import Names
from pegs.story.narrator import lines_of
from pegs.story.sentences import Speaker, capitalized
from pegs.story.sheet.effects import effects_of, forbidden_effects
from pegs.story.sheet.model import BoardPlace, Effect, Example

ME: Seat = 0


@dataclass(frozen=True)
class Setup:
    """A position and a turn to try: where some pegs are (the others are in start), and whose side it's about.

    ``rule`` is the short name of the rule that has to forbid the turn; empty if the turn has to be legal.
    """

    pegs: dict[Seat, tuple[Place, ...]]
    turn: Turn
    focus: Seat = ME
    rule: str = ""
    stuck: int = 0


Wanted = Callable[[tuple[Effect, ...]], bool]


class Stage:
    """The board on which the examples of one set of rules are played."""

    def __init__(self, ruleset: RuleSet, board: Board, names: Names) -> None:
        # A bluffer's move is the declared card's own, without the questions before it.
        self.ruleset = replace(ruleset, rules=replace(ruleset.rules, bluffing=False))
        self.rules = self.ruleset.rules
        self.board = board
        self.names = names
        partners, opponents = board.partners_of(ME), board.opponents_of(ME)
        self.partner: Seat | None = partners[0] if partners else None
        self.opponent: Seat = opponents[0]
        pack = self.rules.pile_pack(board.players)
        self._cards = [(rank, self.rules.cards[rank]) for rank in RANKS if pack[rank]]

    # --- what to try

    def ranks(self, has: Callable[[Powers], object]) -> list[Rank]:
        """The ranks with a power."""
        return [rank for rank, row in self._cards if has(row)]

    def forward(self, least: int = 1, most: int = MAX_COUNT) -> Iterator[tuple[Rank, int]]:
        """Cards that move one peg forward, with the count; first those that show best: around five."""
        moves = [
            (rank, count) for rank, row in self._cards for count in row.forward if least <= count <= most
        ]
        yield from sorted(moves, key=lambda each: (abs(each[1] - 5), each))

    def backward(self) -> Iterator[tuple[Rank, int]]:
        """Cards that move one peg back, with the count."""
        yield from ((rank, count) for rank, row in self._cards for count in row.backward)

    def hole(self, seat: Seat, number: int) -> Place:
        """A hole counted from the corner of a seat's side, which is 0; high numbers reach the next sides."""
        return (self.board.sides_of_seats[seat] * self.board.side_length + number) % self.board.ring

    def in_spot(self, seat: Seat, beyond: int = 0) -> Place:
        """A seat's in-spot, or a hole some steps before or after it."""
        return (self.board.in_spots[seat] + beyond) % self.board.ring

    def out_spot(self, seat: Seat, beyond: int = 0) -> Place:
        """A seat's out spot, or a hole some steps before or after it."""
        return (self.board.out_spots[seat] + beyond) % self.board.ring

    # --- trying it

    def first(self, setups: Iterable[Setup], wanted: Wanted = lambda _: True) -> Example | None:
        """The first example that works; None if none does."""
        for setup in setups:
            example = self.example(setup)
            if example is not None and (setup.rule or wanted(example.effects)):
                return example
        return None

    def example(self, setup: Setup) -> Example | None:
        """The example of a setup; None if its turn isn't as legal as it should be."""
        position = self._position(setup)
        if position is None:
            return None
        if setup.rule:
            return self._forbidden(setup, position)
        game = Game.from_position(self.ruleset, position, self.board.players, self.board.teams, check=False)
        if not game.is_legal(setup.turn):
            return None
        (operations,) = game.changes((setup.turn,))
        lines = lines_of(self.rules, self.board, ME, operations, setup.turn.kind)
        clauses = [part for line in lines for part in Speaker(self.names).clauses(line.parts, ME)]
        caption = self.caption(setup.turn.card, clauses)
        return self._made(setup, position, game.after(setup.turn), effects_of(operations), caption)

    def caption(self, card: Rank, clauses: list[str]) -> str:
        """The caption of a legal turn: its card, and what it does."""
        return translate("sheet-caption", card=card_face(card), does=", ".join(clauses))

    def _forbidden(self, setup: Setup, position: Position) -> Example | None:
        wording = wording_of(self.ruleset, self.names)
        explanation = why_not(self.rules, self.board, position, setup.turn, wording)
        if explanation is None or explanation.rule != setup.rule:
            return None
        effects, cross = forbidden_effects(self.rules, self.board, explanation)
        return self._made(
            setup, position, position.pegs, effects, explanation.sentence, cross=cross, rule=explanation.rule
        )

    def _made(
        self,
        setup: Setup,
        position: Position,
        after: Pegs,
        effects: tuple[Effect, ...],
        caption: str,
        *,
        cross: BoardPlace | None = None,
        rule: str | None = None,
    ) -> Example:
        return Example(
            pegs=position.pegs,
            after=after,
            focus=setup.focus,
            turn=turn_text(self.board, setup.turn),
            effects=effects,
            caption=capitalized(caption),
            cross=cross,
            rule=rule,
        )

    def _position(self, setup: Setup) -> Position | None:
        """The position before the turn; None if two pegs would share a hole or a seat has too few pegs."""
        board = self.board
        track = [place for places in setup.pegs.values() for place in places if board.is_on_track(place)]
        if len(track) != len(set(track)):
            return None
        if any(len(places) > board.pegs for places in setup.pegs.values()):
            return None
        if any(place >= HOME + board.home_length for places in setup.pegs.values() for place in places):
            return None
        hands = tuple(hand_of((setup.turn.card,)) if seat == ME else 0 for seat in range(board.players))
        nothing = (0,) * board.players
        return Position(
            pegs=tuple(self._places(setup.pegs.get(seat, ())) for seat in range(board.players)),
            turn=ME,
            hands=hands,
            stuck=(setup.stuck, *nothing[1:]),
            extra=nothing,
            owed=nothing,
            forfeit=nothing,
        )

    def _places(self, places: tuple[Place, ...]) -> tuple[Place, ...]:
        return tuple(sorted((*places, *[START] * (self.board.pegs - len(places)))))


def move(rank: Rank, origin: Place, target: Place, seat: Seat = ME) -> Turn:
    """One peg moves."""
    return Turn(Kind.MOVE, rank, steps=(Step(seat, origin, target),))


def split(rank: Rank, *steps: tuple[Seat, Place, Place]) -> Turn:
    """Several pegs share a count."""
    return Turn(Kind.SPLIT, rank, steps=tuple(Step(*step) for step in steps))
