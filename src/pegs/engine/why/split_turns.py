"""Splits: different pegs share a count, one after the other (rule 5.8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import product

from pegs.core.board import HOME, START, Seat
from pegs.core.cards import RANKS, Rank
from pegs.core.turn import Step, Turn
from pegs.engine.why.actions import (
    Attempt,
    first_legal,
    ground_of_mover,
    must_turn_in,
    opponents_peg,
    require_mover,
    require_target,
)
from pegs.engine.why.context import PlayContext, all_home
from pegs.engine.why.paths import Direction, Path, paths, runs_past_in_spot, walk
from pegs.engine.why.refusal import Argument, CardArg, CardsArg, FailedCheck, HoleArg, Refusal, SeatArg
from pegs.engine.why.trial_board import Peg, TrialBoard
from pegs.rules.switches import Help, Movers, Powers, SplitOrder, SplitWays, SplitWith

FORWARD, BACKWARD = Direction.FORWARD, Direction.BACKWARD


def split_directions(row: Powers, parts: int) -> Iterator[tuple[Direction, ...]]:
    """The directions that the parts of a split can have, in the order they are played."""
    for directions in product((FORWARD, BACKWARD), repeat=parts):
        backward = directions.count(BACKWARD)
        if row.split_ways is SplitWays.FORWARD and backward:
            continue
        if row.split_ways is SplitWays.OPPOSITE and not 0 < backward < parts:
            continue
        if row.split_order is SplitOrder.FORWARD_FIRST and BACKWARD in directions[: parts - backward]:
            continue
        yield directions


def play_split(context: PlayContext, rank: Rank, turn: Turn) -> TrialBoard:
    """Play all parts of a split, in the order given."""
    row, steps = context.rules.cards[rank], turn.steps
    if not row.split:
        raise Refusal(FailedCheck.POWER, "splits-nothing", card=CardArg(rank))
    if len(steps) > row.split_pegs:
        raise Refusal(FailedCheck.COUNT, "split-too-many", card=CardArg(rank), most=row.split_pegs)
    TrialBoard(context).find(steps[0].seat, steps[0].origin)
    for part, step in enumerate(steps, start=1):
        with _in_part(part):
            _require_place(context, row, step)
    _require_own_first(context, row, steps[0].seat)
    with _in_part(1):
        _require_first(context, row, steps[0].seat)
    return first_legal(context, _attempts(context, rank, steps))


@contextmanager
def _in_part(part: int) -> Iterator[None]:
    """Mark a refusal as one of this part, counted from 1."""
    try:
        yield
    except Refusal as refusal:
        raise refusal.in_part(part) from None


def _require_own_first(context: PlayContext, row: Powers, seat: Seat) -> None:
    """Refuse to begin with a teammate's peg, which may only make a later part."""
    is_later = row.split_with is SplitWith.TEAM and context.is_on_team(seat)
    if is_later and context.choices == ((context.seat,),) and seat != context.seat:
        raise Refusal(FailedCheck.PEG, "split-own-first", seat=SeatArg(context.movers[0]))


def _require_first(context: PlayContext, row: Powers, seat: Seat) -> None:
    """Refuse a peg that may not make the first part."""
    if row.split_with is SplitWith.ANY:
        return
    if row.split_with is not SplitWith.WHOLE_TEAM:
        require_mover(context, seat)
    elif not context.is_on_team(seat):
        raise opponents_peg(context, seat)


def _require_later(
    context: PlayContext, row: Powers, trial: TrialBoard, moved: list[Peg], seat: Seat
) -> None:
    """Refuse a peg that may not make a part after those already made."""
    if row.split_colors and any(peg.seat == seat for peg in moved):
        raise Refusal(FailedCheck.PEG, "split-two-colors", seat=SeatArg(seat))
    if row.split_with is SplitWith.ANY or seat in _later_seats(context, row, trial, moved):
        return
    if not context.is_on_team(seat):
        raise opponents_peg(context, seat)
    if context.rules.helper_shares_split and all_home(context.pegs[context.seat]):
        require_mover(context, seat)
    if _finishes(context, row, trial, moved):
        raise Refusal(FailedCheck.PEG, "finishing-split-whose", seat=SeatArg(seat))
    if _gets_home(trial, moved) and seat in context.helped(trial.pegs):
        raise _helps_later(context, seat)
    raise Refusal(FailedCheck.PEG, "split-own-only", seat=SeatArg(seat))


def _helps_later(context: PlayContext, seat: Seat) -> Refusal:
    """The refusal of a partner's peg after the last peg came home: not with this card, or not this turn."""
    if not context.rules.finishing_split_helps:
        return Refusal(FailedCheck.PEG, "helps-next-turn", seat=SeatArg(seat))
    rows = context.rules.cards
    helping = CardsArg(tuple(rank for rank in RANKS if rows[rank].split and rows[rank].split_helps))
    return Refusal(FailedCheck.PEG, "helps-with-others", cards=helping, seat=SeatArg(seat))


def _later_seats(context: PlayContext, row: Powers, trial: TrialBoard, moved: list[Peg]) -> tuple[Seat, ...]:
    """The seats whose pegs may make a part after those already made."""
    if row.split_with is not SplitWith.OWN:
        return context.team
    also = context.helped(trial.pegs) if _finishes(context, row, trial, moved) else ()
    return context.sharing_with(moved[0].seat) + also


def _finishes(context: PlayContext, row: Powers, trial: TrialBoard, moved: list[Peg]) -> bool:
    """Whether a part brought the last of a color's pegs home, and the next part may help a partner."""
    rules = context.rules
    helps = rules.finishing_split_helps and rules.move is Movers.OWN and rules.help is not Help.NONE
    return helps and row.split_helps and _gets_home(trial, moved)


def _gets_home(trial: TrialBoard, moved: list[Peg]) -> bool:
    """Whether a part brought the last of a color's pegs home."""
    return any(all_home(trial.places[peg.seat]) for peg in moved)


def _require_place(context: PlayContext, row: Powers, step: Step) -> None:
    require_target(context, step.target)
    if step.origin == START:
        raise Refusal(FailedCheck.PEG, "split-from-start")
    if context.is_on_team(step.seat) or row.split_with is not SplitWith.ANY:
        return
    if step.origin >= HOME or step.target >= HOME:
        raise Refusal(FailedCheck.PEG, "opponent-on-track-only", seat=SeatArg(step.seat))


def _attempts(context: PlayContext, rank: Rank, steps: Sequence[Step]) -> Iterator[Attempt]:
    row = context.rules.cards[rank]
    for directions in split_directions(row, len(steps)):
        for plan in _plans(context, steps, directions, row.split):
            yield partial(_play_parts, rank, steps, directions, plan)


def _plans(
    context: PlayContext, steps: Sequence[Step], directions: Sequence[Direction], count: int
) -> Iterator[tuple[Path, ...]]:
    """The paths that all parts but the last could take, if they share this count with the last.

    A plan ends early before a part that no share of the count takes to its hole.
    """
    if len(steps) == 1:
        yield ()
        return
    step, reached = steps[0], False
    for share in range(1, count - len(steps) + 2):
        for path in paths(context, step.seat, step.origin, share, directions[0]):
            if path[-1] == step.target:
                reached = True
                for later in _plans(context, steps[1:], directions[1:], count - share):
                    yield (path, *later)
    if not reached:
        yield ()


def _play_parts(
    rank: Rank,
    steps: Sequence[Step],
    directions: Sequence[Direction],
    plan: tuple[Path, ...],
    trial: TrialBoard,
) -> None:
    """Play the parts of a plan along their paths, then the last part with the rest of the count."""
    row = trial.context.rules.cards[rank]
    moved: list[Peg] = []
    for step, path in zip(steps, plan, strict=False):
        with _in_part(len(moved) + 1):
            peg = find_sharing(row, trial, moved, step)
            walk(trial, peg, path)
        moved.append(peg)
    step, direction = steps[len(plan)], directions[len(plan)]
    rest = row.split - sum(map(len, plan))
    with _in_part(len(moved) + 1):
        later = len(steps) - 1 - len(plan)
        if later:
            raise _unreached(trial, rank, step, rest - later)
        _play_last_part(rank, trial, find_sharing(row, trial, moved, step), step, direction, rest)


def find_sharing(row: Powers, trial: TrialBoard, moved: list[Peg], step: Step) -> Peg:
    """The peg of a part. Raises Refusal if it may not share the split after those already moved."""
    if moved:
        _require_later(trial.context, row, trial, moved, step.seat)
    peg = trial.find(step.seat, step.origin)
    if peg in moved:
        raise Refusal(FailedCheck.PEG, "split-two-pegs")
    trial.grounds.append(_ground_of_sharing(trial.context, row, moved, step.seat))
    return peg


def _ground_of_sharing(context: PlayContext, row: Powers, moved: list[Peg], seat: Seat) -> str:
    """The permission to move a peg of this seat as a part of a split, after those already moved."""
    if not context.is_on_team(seat):
        return "may-split-opponent"
    if seat in context.movers:
        if row.split_with is SplitWith.OWN and _joins_another_partner(context, moved, seat):
            return "may-share-help"
        return "may-split" if seat == context.seat else _ground_of_partner(context, seat)
    return "may-finish-split" if row.split_with is SplitWith.OWN else "may-split-partner"


def _joins_another_partner(context: PlayContext, moved: list[Peg], seat: Seat) -> bool:
    """Whether a helper who began with one partner's peg goes on with another's."""
    is_other = bool(moved) and seat not in context.choice_with(moved[0].seat)
    return is_other and context.rules.helper_shares_split


def _ground_of_partner(context: PlayContext, seat: Seat) -> str:
    """The permission to move a partner's peg that the player could also move by itself."""
    is_shared = context.rules.move is Movers.TEAM
    return "may-split-partner" if is_shared else ground_of_mover(context, seat)


def _play_last_part(
    rank: Rank, trial: TrialBoard, peg: Peg, step: Step, direction: Direction, count: int
) -> None:
    context = trial.context
    row = context.rules.cards[rank]
    for path in paths(context, step.seat, step.origin, count, direction):
        if path[-1] == step.target:
            walk(trial, peg, path)
            return
    forward = direction is FORWARD and context.board.distance(step.origin, step.target) == count
    if forward and runs_past_in_spot(context, step.seat, step.origin, step.target):
        raise must_turn_in(trial, rank, step, count)
    if row.split_ways is SplitWays.OPPOSITE and _reaches(context, step, (count,)):
        raise Refusal(FailedCheck.COUNT, "split-both-ways", card=CardArg(rank))
    if row.split_order is SplitOrder.FORWARD_FIRST and _reaches(context, step, (count,)):
        raise Refusal(FailedCheck.COUNT, "split-forward-first")
    _require_forward(context, rank, step)
    rule = f"second-part-{direction.name.lower()}"
    raise Refusal(FailedCheck.COUNT, rule, count=count, **_hole_arguments(step))


def _unreached(trial: TrialBoard, rank: Rank, step: Step, most: int) -> Refusal:
    """The refusal of a part before the last that no share of the count, up to ``most``, takes to its hole."""
    context = trial.context
    row = context.rules.cards[rank]
    ahead = context.board.distance(step.origin, step.target)
    if 0 < ahead <= most and runs_past_in_spot(context, step.seat, step.origin, step.target):
        return must_turn_in(trial, rank, step, ahead)
    if row.split_order is SplitOrder.FORWARD_FIRST and _reaches(context, step, range(1, most + 1)):
        return Refusal(FailedCheck.COUNT, "split-forward-first")
    _require_forward(context, rank, step)
    rule = f"split-part-{row.split_ways.value}"
    return Refusal(FailedCheck.COUNT, rule, card=CardArg(rank), most=most, **_hole_arguments(step))


def _require_forward(context: PlayContext, rank: Rank, step: Step) -> None:
    """Refuse a part that goes back if all parts of the card's split go forward."""
    row = context.rules.cards[rank]
    if row.split_ways is SplitWays.FORWARD and _reaches(context, step, range(1, row.split), (BACKWARD,)):
        raise Refusal(FailedCheck.COUNT, "split-all-forward", card=CardArg(rank), **_hole_arguments(step))


def _reaches(
    context: PlayContext,
    step: Step,
    counts: Iterable[int],
    directions: tuple[Direction, ...] = (FORWARD, BACKWARD),
) -> bool:
    """Whether one of these counts takes a peg to its hole."""
    by_count = (
        paths(context, step.seat, step.origin, count, direction)
        for count in counts
        for direction in directions
    )
    return any(path[-1] == step.target for each in by_count for path in each)


def _hole_arguments(step: Step) -> dict[str, Argument]:
    return {"hole": HoleArg(step.seat, step.origin), "to": HoleArg(step.seat, step.target)}
