"""What a typed turn means: the legal turns that fit it, in lines for its player, or why there are none."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from pegs.core.board import HOME, START, Seat
from pegs.core.cards import RANK_TEXT, UNKNOWN, Rank
from pegs.core.errors import NotationError
from pegs.core.operations import Moved, Operation, Penalized, SentToInSpot, SentToStart, Travel
from pegs.core.position import Phase
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.engine.spellings import BegunTurn
from pegs.i18n import translate
from pegs.notation import turn_text
from pegs.protocol import commands as do
from pegs.protocol.messages import Reason, TypedLine, TypedTurns
from pegs.rules.card_words import card_name
from pegs.rules.switches import Swap
from pegs.story.choosing import OrderedTurn, ordered_turns
from pegs.story.names import Names
from pegs.story.peg_numbers import numbered_pegs
from pegs.story.short_turns import NoPegError, ShortTurn, ShortTurnReader
from pegs.story.turn_lines import TurnLines
from pegs.story.written_turns import seat_meant, turn_in_notation
from pegs.table.command_errors import RefusedError
from pegs.table.options import TurnList, hurts
from pegs.table.why_not import answer

MAX_LINES = 60
"""The most lines in a message."""
_LINE = re.compile(r"#\s*([0-9]{1,4})", re.ASCII)
_FIRST: tuple[Callable[[Operation], bool], ...] = (
    lambda operation: isinstance(operation, SentToStart),
    lambda operation: isinstance(operation, SentToInSpot),
    lambda operation: isinstance(operation, Moved) and operation.target >= HOME > operation.origin,
)
"""What makes a turn come first in the list: it bumps, boosts, or goes home."""


@dataclass(frozen=True)
class _Ways:
    """A turn, and how many others split the same card and are listed with it."""

    first: OrderedTurn
    others: int = 0


@dataclass(frozen=True)
class TypedTurnReader:
    """Reads what the player of the seat to act types."""

    game: Game
    turns: TurnList
    names: Names

    def read(self, command: do.ReadTurn, version: int) -> TypedTurns:
        """The answer to a `ReadTurn` command."""
        text = command.text.strip()
        ways: list[_Ways] = []
        reasons: tuple[Reason, ...] = ()
        try:
            if text.endswith("?"):
                reasons = self._why(text.strip("¿? "))
            else:
                ways = self._meant(text)
                reasons = () if ways else self._why(text)
        except NoPegError as error:
            reasons = (self._no_peg(error.seat, error.number),)
        except (NotationError, RefusedError) as error:
            reasons = (Reason(str(error)),)
        lines = tuple(map(self._line, ways[:MAX_LINES]))
        return TypedTurns(id=command.id, version=version, lines=lines, count=len(ways), reasons=reasons)

    def _meant(self, text: str) -> list[_Ways]:
        number = _LINE.fullmatch(text)
        if number:
            at = int(number[1])
            return [replace(each, others=0) for each in self._listed([ShortTurn()])[max(at - 1, 0) : at]]
        short = self._short(text)
        if short:
            return self._listed(short)
        turn = self.game.parse(self._in_notation(text), check=False)
        if not self.game.is_legal(turn):
            return []
        return [_Ways(ordered_turns(self.game.orders(self.game.spelling(turn)))[0])]

    def _short(self, text: str) -> list[ShortTurn]:
        game = self.game
        seat = seat_meant(game.rules, game.board, game.position)
        players = [self.names.player(each) for each in range(game.board.players)]
        pegs = game.position.pegs
        return ShortTurnReader(game.board, pegs, seat, players, game.phase is Phase.PLAY).read(text)

    def _in_notation(self, text: str) -> str:
        return turn_in_notation(text, self.game.rules, self.game.board, self.game.position)

    # --- the turns that fit

    def _fitting(self, readings: Sequence[ShortTurn]) -> list[OrderedTurn]:
        """The legal turns that fit a reading, each once, with its steps in the first order that fits."""
        meant: dict[Turn, OrderedTurn] = {}
        for reading in readings:
            fitting: dict[Turn, OrderedTurn] = {}
            for each in self.turns.ordered(BegunTurn(reading.card, reading.is_split)):
                if each.turn not in fitting and reading.fits(each):
                    fitting[each.turn] = each
            whole = {turn: each for turn, each in fitting.items() if len(each.steps) == 1}
            meant |= whole if reading.is_one_peg and whole else fitting
        return list(meant.values())

    def _listed(self, readings: Sequence[ShortTurn]) -> list[_Ways]:
        """The turns that fit, the best first. Among others, the ways to split a card are listed as one."""
        fitting = sorted(self._fitting(readings), key=self._rank)
        ways = Counter(_split_card(each.turn) for each in fitting)
        if len(ways) == 1 and None not in ways:
            return [_Ways(each) for each in fitting]
        listed, seen = list[_Ways](), set[Rank]()
        for each in fitting:
            card = _split_card(each.turn)
            if card is None:
                listed.append(_Ways(each))
            elif card not in seen:
                seen.add(card)
                listed.append(_Ways(each, ways[card] - 1))
        return listed

    def _line(self, ways: _Ways) -> TypedLine:
        lines, turn = self._turn_lines, ways.first.turn
        return TypedLine(
            turn_text(self.game.board, turn),
            lines.line(ways.first),
            is_quiet=bool(ways.first.steps) and not any(map(_hits, _operations(ways.first))),
            more=ways.others,
            typed=translate("typed-ways", card=card_name(turn.power)) if ways.others else "",
        )

    @cached_property
    def _turn_lines(self) -> TurnLines:
        return TurnLines(self.game, self.names)

    def _rank(self, ordered: OrderedTurn) -> tuple[int, Rank, int]:
        """The place of a turn in the list: what it does, its card, and the number of its first peg."""
        number = self._turn_lines.number(*ordered.steps[0].step[:2]) if ordered.steps else None
        return self._worth(ordered), ordered.turn.card, number or 0

    def _worth(self, ordered: OrderedTurn) -> int:
        """How good a turn looks: those that bump, boost, or go home come first, those that hurt last."""
        game = self.game
        if any(hurts(game.board, game.turn, step) for step in ordered.steps):
            return len(_FIRST) + 1
        operations = _operations(ordered)
        does = [number for number, is_it in enumerate(_FIRST) if any(map(is_it, operations))]
        return min(does, default=len(_FIRST))

    # --- why none does

    def _why(self, text: str) -> tuple[Reason, ...]:
        """Why a text can't be played. A sentence that several cards have in common is said once."""
        short = self._short(text)
        question = self._question(short[0]) if short else do.Why(id="", turn=self._in_notation(text))
        reasons = answer(self.game, self.names, question)
        return tuple({each.sentence: each for each in reasons}.values())

    def _question(self, short: ShortTurn) -> do.Why:
        """What a text asks if no legal turn fits it."""
        game = self.game
        rank = game.position.declared if short.card == UNKNOWN else short.card
        card = None if short.card == UNKNOWN else RANK_TEXT[rank]
        if short.targets:
            return do.Why(id="", turn=self._landing(rank, short))
        if short.is_discard or not short.steps:
            return do.Why(id="", card=card)
        step, powers = short.steps[-1], game.rules.cards[rank]
        if step.count is None and step.travel is None:
            return do.Why(id="", card=card, seat=step.seat, origin=step.origin)
        count = step.count or next(iter((*powers.forward, *powers.backward, powers.split)), 1)
        count = -count if step.travel is Travel.BACKWARD else count
        if powers.split:
            return do.Why(id="", card=card, seat=step.seat, origin=step.origin, count=count)
        target = step.origin + count
        if step.origin >= HOME:
            if not HOME <= target < HOME + game.board.home_length:
                return do.Why(id="", card=card, seat=step.seat, origin=step.origin)
        else:
            target %= game.board.ring
        moved = Turn(Kind.MOVE, rank, steps=(Step(step.seat, step.origin, target),))
        return do.Why(id="", turn=turn_text(game.board, moved))

    def _landing(self, rank: Rank, short: ShortTurn) -> str:
        """The turn that lands on a peg, or trades places with it."""
        game, target = self.game, short.targets[0]
        seat = seat_meant(game.rules, game.board, game.position)
        movers = [(each.seat, each.origin) for each in short.steps]
        movers += [(seat, place) for place in numbered_pegs(game.board, seat, game.position.pegs[seat])]
        seat, origin = (*movers, (seat, START))[0]
        steps = [Step(seat, origin, target)]
        if game.rules.cards[rank].swap is Swap.NONE:
            return turn_text(game.board, Turn(Kind.MOVE, rank, steps=tuple(steps)))
        owner = next(each for each, places in enumerate(game.position.pegs) if target in places)
        steps.append(Step(owner, target, origin))
        return turn_text(game.board, Turn(Kind.SWAP, rank, steps=tuple(steps)))

    def _no_peg(self, seat: Seat, number: int | None) -> Reason:
        names = self.names
        whose = {"you": names.you(seat), "owner": names.player(seat)}
        if number is None:
            return Reason(translate("typed-none-out", **whose))
        return Reason(translate("typed-no-peg", **whose, number=number))


def _operations(ordered: OrderedTurn) -> list[Operation]:
    return [operation for step in ordered.steps for operation in step.operations]


def _hits(operation: Operation) -> bool:
    """Whether another peg is sent to its start or in-spot, or one of your own as a penalty."""
    return isinstance(operation, SentToStart | SentToInSpot | Penalized)


def _split_card(turn: Turn) -> Rank | None:
    """The card that a turn splits; None if it splits none."""
    return turn.power if turn.kind is Kind.SPLIT else None
