"""Disputes at any board: what can be played in a position, whether a turn may be, and the rule behind it.

The kernel lists the legal turns, and *why not* finds the rule that forbids the others.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from pegs.core.board import START, Seat
from pegs.core.cards import UNKNOWN, Hand, Rank, hand_of
from pegs.core.errors import NotationError, UnreachablePlaceError
from pegs.core.operations import Operation, Played, Won
from pegs.core.position import Pegs, Phase, Position
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.engine.why import Explanation, after, ground_of
from pegs.engine.why.citations import cite
from pegs.engine.why.context import winner
from pegs.i18n import translate
from pegs.notation import turn_text
from pegs.notation.turns import DECLARED
from pegs.rules.loader import origin_of
from pegs.rules.ruleset import RuleSet
from pegs.rules.scope import scope_of
from pegs.story.names import Names
from pegs.story.narrator import lines_of
from pegs.story.parts import Line
from pegs.story.sheet.builder import rules_sheet
from pegs.story.sheet.rule_paragraphs import paragraph_for
from pegs.story.written_turns import card_of, turn_in_notation
from pegs.table.why_not import WhyNot

_PEG_TO_HOLE = re.compile(r"(?P<card>\S+) (?P<peg>\w+)-(?P<hole>\w+)", re.ASCII)
_OTHER_MEANINGS = ("{card} {peg}~{hole}", "{card} free {peg}-{hole}")
"""What people can mean by a peg and where it goes, if it doesn't just move there."""
_COUNTING = ("no-count", "wrong-count", "wrong-way", "wrong-count-home", "brings-nothing-out")
"""Refusals of a move that say nothing about a swap."""
_SWAPPING = ("swap-off-track", "swap-own-color", "swap-needs-own", "swap-only")
"""Refusals that only a card that swaps can have."""


@dataclass(frozen=True)
class Rule:
    """A paragraph of the rules sheet, or a card's line: its id, what it says, and where that is written."""

    id: str
    text: str
    source: str


@dataclass(frozen=True)
class Verdict:
    """Whether a turn may be played: if not, ``explanation`` says why, and ``instead`` is what may."""

    game: Game
    """The game in which it was judged: in bluffing, once the card has been declared."""
    turn: Turn
    explanation: Explanation | None
    rule: Rule
    operations: tuple[Operation, ...]
    """Everything that a legal turn does."""
    pegs: Pegs
    """The pegs after a legal turn; for others, as they are."""
    instead: Turn | None
    written: str = ""
    """The turn as it was written, if ``turn`` can't say where a peg was to go."""

    @property
    def text(self) -> str:
        """The turn in the notation."""
        return self.written or turn_text(self.game.board, self.turn)

    @property
    def is_legal(self) -> bool:
        """Whether the turn may be played."""
        return self.explanation is None


@dataclass(frozen=True)
class Dispute:
    """One position, in which it's a seat's turn."""

    game: Game
    names: Names
    """What holes and players are called. The reader is the player whose turn it is."""

    @classmethod
    def of(
        cls,
        ruleset: RuleSet,
        players: int,
        teams: int,
        position: Position | str,
        names: Sequence[str] = (),
        *,
        letters: bool = False,
    ) -> Dispute:
        """A dispute in a position, as a value or as text. Raises PositionError with all its faults.

        ``names`` are the players' names by seat. With ``letters``, holes are called as in the notation.
        """
        game = Game.from_position(ruleset, position, players, teams)
        return cls(game, Names(game.board, ruleset.words_in(), names, game.turn, letters))

    @cached_property
    def why(self) -> WhyNot:
        """Explains what isn't legal."""
        return WhyNot(self.game, self.names)

    def judge(self, text: str) -> Verdict:
        """Whether a turn, as text, may be played.

        If the text can mean several turns, one that may be played is enough. Raises NotationError if it isn't
        a turn, and UsageError if the answer depends on cards that aren't known.
        """
        game = self.game
        text = turn_in_notation(text, game.rules, game.board, game.position)
        try:
            meanings = self._meanings(text)
        except UnreachablePlaceError as error:
            return self._elsewhere(text, error)
        claims = [self._claimed(turn) for turn in meanings]
        verdicts = [dispute._of(turn) for dispute, turn in zip(claims, meanings, strict=True)]
        legal = next((each for each in verdicts if each.is_legal), None)
        return legal or _most_telling(verdicts)

    def _elsewhere(self, text: str, error: UnreachablePlaceError) -> Verdict:
        """The verdict on a turn whose target no peg can reach."""
        rank = card_of(text)
        explanation = self.why.there(rank, error)
        rule = self.rule(rank, explanation.rule)
        turn = Turn(Kind.MOVE, rank)
        instead = self._instead(turn)
        return Verdict(self.game, turn, explanation, rule, (), self.game.position.pegs, instead, text)

    def lines(self, verdict: Verdict) -> tuple[Line, ...]:
        """What a legal turn does, for people."""
        game = self.game
        return lines_of(game.rules, game.board, game.turn, verdict.operations, verdict.turn.kind)

    def rule(self, rank: Rank, rule: str) -> Rule:
        """The paragraph behind a refusal or a permission, and where the rule is written down."""
        game = self.game
        seating = ((game.players, game.teams),)
        wanted = paragraph_for(scope_of(game.ruleset, seating), rule, rank)
        sheet = rules_sheet(game.ruleset, seating)
        cited = cite(rule, game.rules, origin_of(game.ruleset), rank)
        for line in sheet.cards:
            if wanted in line.ids:
                detailed = translate("judge-verdict-card", text=line.text, detail=line.detail)
                return Rule(wanted, detailed if line.detail else line.text, str(cited or sheet.source))
        for paragraph in (each for chapter in sheet.chapters for each in chapter.paragraphs):
            if paragraph.id == wanted:
                return Rule(wanted, paragraph.text, str(cited or paragraph.source))
        return Rule("", "", sheet.source)

    def _meanings(self, text: str) -> list[Turn]:
        """The turns that a text can mean, the literal one first. Raises NotationError."""
        turns = [self.game.parse(text, check=False)]
        match = _PEG_TO_HOLE.fullmatch(text)
        pieces = match.groupdict() if match and turns[0].kind is Kind.MOVE else None
        for form in _OTHER_MEANINGS if pieces else ():
            try:
                turns.append(self.game.parse(form.format(**pieces or {}), check=False))
            except NotationError:
                continue  # there's no peg on that hole to trade with
        return turns

    def _claimed(self, turn: Turn) -> Dispute:
        """Bluffing: the same dispute once a card has been declared as the turn says, and everyone accepts."""
        game = self.game
        if game.phase is not Phase.PLAY or not game.rules.bluffing or turn.kind not in DECLARED:
            return self
        position = replace(
            game.position,
            phase=Phase.MOVE,
            player=game.turn,
            card=turn.power if turn.card == UNKNOWN else turn.card,
            declared=turn.power,
            due=game.position.extra[game.turn],
        )
        claimed = Game.from_position(game.ruleset, position, game.players, game.teams, check=False)
        return Dispute(claimed, self.names)

    def _of(self, turn: Turn) -> Verdict:
        game = self.game
        if game.phase is Phase.MOVE and turn.kind in DECLARED:
            turn = turn._replace(card=game.position.card, declared=turn.power)
        explanation = self.why.turn(turn)
        if explanation is not None:
            rule = self.rule(turn.power, explanation.rule)
            return Verdict(game, turn, explanation, rule, (), game.position.pegs, self._instead(turn))
        ground = ground_of(game.rules, game.board, game.position, turn)
        rule = self.rule(turn.power, ground)
        if not self.why.knows_cards:
            pegs = after(game.rules, game.board, game.position, turn) or game.position.pegs
            return Verdict(game, turn, None, rule, (), pegs, None)
        return Verdict(game, turn, None, rule, self._outcome(turn), game.after(turn), None)

    def _outcome(self, turn: Turn) -> tuple[Operation, ...]:
        """Everything that a legal turn does on the board, its card first, and a victory last."""
        game, board = self.game, self.game.board
        played = Played(game.turn, turn.card, turn.declared, turn.kind, board=board)
        won = winner(board, game.after(turn))
        return (
            *((played,) if turn.kind <= Kind.DECLARE else ()),
            *game.changes([turn])[0],
            *((Won(won, board=board),) if won is not None else ()),
        )

    def _instead(self, wanted: Turn) -> Turn | None:
        """The legal turn with the same card that is nearest to a forbidden one; None if there's none."""
        if not self.why.knows_cards:
            return None
        legal = [
            turn
            for turn in self.game.legal_turns()
            if turn.power == wanted.power and turn.kind in (*DECLARED, Kind.FREE)
        ]
        return min(legal, key=lambda turn: _distance(turn, wanted), default=None)


def _most_telling(verdicts: Sequence[Verdict]) -> Verdict:
    """Of refusals of several meanings, the one that says what stops the turn."""
    first, *others = verdicts
    if first.explanation is None or first.explanation.rule not in _COUNTING or _comes_out(first):
        return first
    telling = (each for each in others if each.explanation and each.explanation.rule in _SWAPPING)
    return next(telling, first)


def _comes_out(verdict: Verdict) -> bool:
    """Whether a turn takes a peg from start to its out spot. Then it can't be meant as a swap."""
    out_spots = verdict.game.board.out_spots
    return any(step.origin == START and step.target == out_spots[step.seat] for step in verdict.turn.steps)


def _distance(turn: Turn, wanted: Turn) -> tuple[int, bool, bool, int, int]:
    """How far a turn is from another.

    Does it have the same steps, does it move the same peg, at all and first, how many, and how far?
    """
    pegs = {step[:2] for step in wanted.steps}
    first, aim = wanted.steps[:1], wanted.steps[-1:]
    return (
        -len({*turn.steps} & {*wanted.steps}),
        not pegs & {step[:2] for step in turn.steps},
        bool(first) and turn.steps[0][:2] != first[0][:2],
        len(turn.steps),
        min((abs(step.target - goal.target) for step in turn.steps for goal in aim), default=0),
    )


def with_hand(position: Position, seat: Seat, cards: Sequence[Rank]) -> Position:
    """A position in which a seat holds just these cards."""
    hand: Hand = hand_of(cards)
    hands = tuple(hand if each == seat else other for each, other in enumerate(position.hands))
    return replace(position, hands=hands)
