"""How good a turn was: the chances of the best turns and of the one played, in the same sampled worlds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from pegs.coach.comparison import Comparison
from pegs.coach.trial import Trial
from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.engine.kernel.rng import stream
from pegs.players.net_layout import LARGEST_TEAM
from pegs.rules.switches import Rules
from pegs.view import SeatView

CANDIDATES = 5
"""The number of the net's favorites that are tried."""
TRIES = 3000
"""The most tries for a decision; a try is a rollout of one candidate in one world."""
ERROR = 0.01
"""No more worlds are tried once the standard error of a difference is this small."""
_FIRST_SHARE = 0.4
"""The share of the tries for finding the best turn; the others measure its lead."""
SURE = 0.10
"""If the net's favorite was played, and leads by more than this, it isn't checked by rollouts."""
SPREAD = 0.04
"""The standard deviation around zero of a turn's loss in games between good players."""


class Class(IntEnum):
    """How bad a turn was. A turn is `FINE` unless it's worse than the best beyond doubt."""

    FINE = 0
    INACCURACY = 1
    MISTAKE = 2
    BLUNDER = 3


LIMITS = {Class.INACCURACY: 0.02, Class.MISTAKE: 0.05, Class.BLUNDER: 0.10}
"""A turn belongs to a class if it loses more than this much of the chance of winning."""
DOUBT = 2.0
"""A difference of at most this many standard errors may be luck."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A turn that was tried.

    ``chance`` is how likely the seat's team is to win with it, ``behind`` how much less than with the best
    turn, and ``error`` the standard error of that difference; both are zero for the best turn.
    """

    turn: Turn
    chance: float
    behind: float
    error: float


@dataclass(frozen=True, slots=True)
class Played:
    """The turn that was played, compared with the best one.

    ``difference`` is the measured loss, which is negative if the turn did better than the supposed best, and
    ``error`` its standard error. ``loss`` is the loss to report: never negative, and shrunk toward zero by
    the error.
    """

    turn: Turn
    chance: float
    difference: float
    error: float
    loss: float
    grade: Class


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision's turns are worth to the seat's team.

    ``candidates`` are sorted, the best first. ``worlds`` is the number of sampled worlds in which the best
    was compared with the turn played, or else with the next best. It's 0 if there was nothing to compare, or
    if the net sees no difference worth a try. If ``is_known`` is false, the decision can't be judged, and the
    other fields are empty.
    """

    is_known: bool
    candidates: tuple[Candidate, ...] = ()
    worlds: int = 0
    played: Played | None = None

    @property
    def best(self) -> Candidate:
        """The best turn."""
        return self.candidates[0]


def can_judge(rules: Rules, players: int, teams: int) -> bool:
    """Whether turns can be judged: not in bluffing, nor in larger teams than the net knows."""
    return not rules.bluffing and players // teams <= LARGEST_TEAM


def judge(
    view: SeatView,
    played: Turn | None = None,
    *,
    seed: int | str = 0,
    tries: int = TRIES,
    error: float = ERROR,
    tiny: float = 0.0,
    version: int | None = None,
) -> Verdict:
    """Compare the turns of the seat to act; equal seeds give equal verdicts.

    Worlds are added until the standard error of the difference between the best turn and ``played`` (or the
    next best) is at most ``error``, or ``tries`` are used up. If the net sees a difference of less than
    ``tiny``, no world is tried. The best turn's lead is measured in other worlds than those in which it was
    found, so that luck in finding it doesn't count. ``version`` is that of the net, by default the newest.
    Raises ValueError if ``played`` isn't legal.
    """
    if not _is_judged(view):
        return Verdict(is_known=False)
    trial = Trial(view, list(stream(seed, "verdict")), CANDIDATES, version)
    at = None if played is None else trial.add(played)
    if played is not None and at is None:
        raise ValueError("the turn that was played isn't legal")
    if len(trial.turns) == 1 or _needs_no_worlds(trial, at, tiny):
        return _without_worlds(trial, at)
    comparison = Comparison(trial, at)
    comparison.find_best(round(tries * _FIRST_SHARE))
    comparison.measure(tries, error)
    return _measured(trial, comparison, at)


def grade_of(difference: float, error: float) -> Class:
    """The class of a turn, by its measured loss and the standard error of the loss."""
    if difference <= DOUBT * error:
        return Class.FINE
    return max((grade for grade, limit in LIMITS.items() if difference > limit), default=Class.FINE)


def shrunk(difference: float, error: float) -> float:
    """The expected loss: the measured one, shrunk toward zero by its standard error."""
    return max(difference, 0.0) * SPREAD**2 / (SPREAD**2 + error**2)


def _is_judged(view: SeatView) -> bool:
    board = view.board
    is_known = view.hand is not None and view.phase is Phase.PLAY and view.is_my_turn
    return is_known and can_judge(view.rules, board.players, board.teams)


def _needs_no_worlds(trial: Trial, at: int | None, tiny: float) -> bool:
    """Whether the net's values are enough: the turn played is a clear favorite, or close to the favorite."""
    if at is None or at >= len(trial.net_chances):
        return False
    chances = trial.net_chances
    return chances[0] - chances[1] > SURE if at == 0 else chances[0] - chances[at] < tiny


def _without_worlds(trial: Trial, at: int | None) -> Verdict:
    chances = trial.net_chances
    candidates = tuple(
        Candidate(turn, chance, chances[0] - chance, 0.0)
        for turn, chance in zip(trial.turns, chances, strict=False)
    )
    played = None if at is None else Played(trial.turns[at], chances[at], 0.0, 0.0, 0.0, Class.FINE)
    return Verdict(True, candidates, 0, played)


def _measured(trial: Trial, comparison: Comparison, at: int | None) -> Verdict:
    """The verdict from a comparison in sampled worlds."""
    best_chance, behind = comparison.chance_of_best, comparison.behind
    candidates = tuple(
        Candidate(trial.turns[i], best_chance - behind[i][0], *behind[i]) for i in comparison.order()
    )
    if at is None:
        return Verdict(True, candidates, comparison.worlds)
    difference, error = behind[at]
    loss, grade = shrunk(difference, error), grade_of(difference, error)
    played = Played(trial.turns[at], best_chance - difference, difference, error, loss, grade)
    return Verdict(True, candidates, comparison.worlds, played)
