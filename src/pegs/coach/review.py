"""The review of a finished game: its curve at once, then the value of every turn, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from pegs.coach import grading
from pegs.coach.calibration import BAND
from pegs.coach.curve import curve_of, lasting, round_means
from pegs.coach.own_puzzles import puzzle_in
from pegs.coach.played_game import Decision, decisions_of
from pegs.coach.reasons import reasons
from pegs.coach.verdict import Class, Verdict, can_judge, judge
from pegs.core.cards import cards_of
from pegs.core.errors import UsageError
from pegs.core.turn import Kind, Turn
from pegs.i18n import translate
from pegs.notation import cards_text, turn_text
from pegs.players.versions import newest
from pegs.protocol.review import (
    DecidingTurn,
    Review,
    ReviewedTurn,
    ReviewPoint,
    ReviewTurn,
)
from pegs.protocol.wire_operations import encode
from pegs.record import Record

TINY = 0.003
"""A smaller difference by the net isn't checked by rollouts."""


MAX_PUZZLES = 3
"""The most puzzles from one game."""


class Reviewer:
    """Reviews one game: iterate over `run`, to its end or in part, and call `review` at any time.

    A thread can run one review at a time. Equal records and seeds give equal reviews.
    """

    def __init__(self, record: Record, seed: int | str = 0) -> None:
        """Replay a record.

        Raises RecordError if it isn't a legal game, and UsageError if the game isn't over.
        """
        self._seed, self._net_of_game, self._net = seed, record.net, newest()
        self._decisions, winner = decisions_of(record)
        if winner is None:
            raise UsageError(translate("review-unfinished"))
        self.winner = winner
        """The team that won."""
        self._board = record.board
        self.is_known = can_judge(record.ruleset.rules, record.players, record.teams) and any(
            decision.is_play for decision in self._decisions
        )
        self._has_totals = grading.losses_add_up(record.ruleset.rules)
        self._curve = curve_of(self._decisions, self.winner) if self.is_known else []
        self._done = 0
        self._verdicts: dict[int, Verdict] = {}
        self._costly: list[ReviewedTurn] = []
        self._puzzles: list[int] = []

    @property
    def turns(self) -> int:
        """The number of decisions in the game."""
        return len(self._decisions)

    def run(self) -> Iterator[int]:
        """Judge one decision after another, and yield the number of decisions done so far."""
        if not self.is_known:
            return
        for decision in self._decisions[self._done :]:
            self._judge(decision)
            self._done = decision.ply
            yield decision.ply

    def review(self) -> Review:
        """The review so far."""
        if not self.is_known:
            return Review(is_known=False, turns=self.turns, done=self.turns)
        points = self._points()
        players = grading.players_of(self.totals())
        return Review(
            is_known=True,
            turns=self.turns,
            done=self._done,
            points=points,
            error=BAND,
            costly=tuple(self._costly),
            deciding=self._deciding(points),
            players=players,
            luck=grading.luck_of(self._board, players, self.winner) if players else (),
            sides=grading.ranked_pairs(players),
            puzzles=tuple(self._puzzles),
            judge=self._net,
        )

    def totals(self) -> tuple[grading.Total, ...]:
        """What every seat's decisions have cost; empty if losses aren't known to add up under these rules."""
        if not self._has_totals:
            return ()
        return grading.totals_of(self._board, self._decisions, self._verdicts)

    def _deciding(self, points: tuple[ReviewPoint, ...]) -> tuple[DecidingTurn, ...]:
        decisions = {decision.ply: decision for decision in self._decisions}
        # The last turn only completes what was decided before.
        shown = [each for each in points[:-1] if _shows_its_cards(decisions[each.ply], each)]
        turns = grading.deciding(shown, self._costly)
        return tuple(msgspec.structs.replace(each, lines=decisions[each.ply].story()) for each in turns)

    def _judge(self, decision: Decision) -> None:
        if not decision.is_play:
            return
        seed = f"{self._seed}/{decision.ply}"
        verdict = judge(decision.view, decision.turn, seed=seed, tiny=TINY, version=self._net)
        self._verdicts[decision.ply] = verdict
        if verdict.played is not None and verdict.played.grade is not Class.FINE:
            self._costly.append(_reviewed(decision, verdict))
        if len(self._puzzles) < MAX_PUZZLES and puzzle_in(decision.game, self._net_of_game):
            self._puzzles.append(decision.ply)

    def _points(self) -> tuple[ReviewPoint, ...]:
        board, points = self._board, []
        of_teams = list(zip(*self._curve, strict=True))
        curves = zip(*(round_means(chances, board.players) for chances in of_teams), strict=True)
        before = (1 / board.teams,) * board.teams
        for at, (decision, chances, curve) in enumerate(
            zip(self._decisions, self._curve, curves, strict=True)
        ):
            team = board.team_of(decision.seat)
            choice = -grading.certain_loss(self._verdicts.get(decision.ply))
            cards = chances[team] - before[team] - choice
            points.append(
                ReviewPoint(
                    ply=decision.ply,
                    seat=decision.seat,
                    chances=_rounded(chances),
                    curve=_rounded(curve),
                    cards=round(cards, 4),
                    lasting=round(lasting(cards, of_teams[team], at, board.players), 4),
                    choice=round(choice, 4),
                )
            )
            before = chances
        return tuple(points)


def _rounded(chances: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(chance, 4) for chance in chances)


def _shows_its_cards(decision: Decision, point: ReviewPoint) -> bool:
    """Whether a turn shows what its cards changed: a discard only that its hand had nothing to play."""
    return decision.turn.kind is not Kind.DISCARD or (decision.is_stuck and point.lasting < 0)


def _reviewed(decision: Decision, verdict: Verdict) -> ReviewedTurn:
    played, best = verdict.played, verdict.best
    assert played is not None
    assert decision.view.hand is not None
    low, high = grading.interval_of(played)
    return ReviewedTurn(
        ply=decision.ply,
        seat=decision.seat,
        grade=grading.GRADES[played.grade],
        loss=round(played.loss, 4),
        low=round(low, 4),
        high=round(high, 4),
        hand=cards_text(cards_of(decision.view.hand)),
        played=_turn(decision, decision.turn, played.chance),
        better=_turn(decision, best.turn, best.chance),
        reasons=reasons(decision.view, decision.turn, best.turn),
    )


def _turn(decision: Decision, turn: Turn, chance: float) -> ReviewTurn:
    effects = decision.effects(turn)
    return ReviewTurn(
        turn=turn_text(decision.game.board, turn),
        operations=tuple(map(encode, effects)),
        lines=decision.lines(turn),
        chance=round(chance, 4),
    )
