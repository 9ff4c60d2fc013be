"""Splits: two different pegs share a count, one after the other (rules, 5.8 and section 7)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import Rank
from pegs.core.turn import Step, Turn
from pegs.engine.why.actions import (
    Attempt,
    first_that_works,
    must_turn_in,
    opponents_peg,
    require_mover,
    require_target,
)
from pegs.engine.why.context import Play, all_home
from pegs.engine.why.paths import Path, Way, paths, runs_past_in_spot, walk
from pegs.engine.why.refusal import Card, Hole, Refusal, Said, Stage, Who
from pegs.engine.why.trial_board import Field, Peg
from pegs.rules.switches import Help, Movers, Powers, SplitWays, SplitWith

FORWARD, BACKWARD = Way.FORWARD, Way.BACKWARD
WAYS: dict[SplitWays, tuple[tuple[Way, Way], ...]] = {
    SplitWays.FORWARD: ((FORWARD, FORWARD),),
    SplitWays.OPPOSITE: ((FORWARD, BACKWARD), (BACKWARD, FORWARD)),
    SplitWays.ANY: ((FORWARD, FORWARD), (FORWARD, BACKWARD), (BACKWARD, FORWARD), (BACKWARD, BACKWARD)),
}


def play_split(play: Play, rank: Rank, turn: Turn) -> Field:
    """Both parts of a split, in the order played."""
    row = play.rules.cards[rank]
    if not row.split:
        raise Refusal(Stage.POWER, "splits-nothing", card=Card(rank))
    first, second = turn.steps
    peg = Field(play).find(first.seat, first.origin)
    for part, step in enumerate(turn.steps, start=1):
        try:
            _require_place(play, row, step)
        except Refusal as refusal:
            raise refusal.in_part(part) from None
    require_first(play, row, first.seat)
    return first_that_works(play, _attempts(play, rank, peg, first, second))


def require_first(play: Play, row: Powers, seat: Seat) -> None:
    """Refuse a peg that may not make the first part."""
    if row.split_with is not SplitWith.ANY:
        try:
            require_mover(play, seat)
        except Refusal as refusal:
            raise refusal.in_part(1) from None


def require_second(play: Play, row: Powers, after_first: Field, first: Seat, seat: Seat) -> None:
    """Refuse a peg that may not make the second part after this first one."""
    if row.split_with is SplitWith.ANY or seat in seconds(play, row, after_first, first):
        return
    if not play.is_on_team(seat):
        raise opponents_peg(play, seat).in_part(2)
    if finishes(play, after_first, first):
        raise Refusal(Stage.PEG, "finishing-split-whose", seat=Who(seat)).in_part(2)
    raise Refusal(Stage.PEG, "split-own-only", seat=Who(seat), first=Who(first)).in_part(2)


def seconds(play: Play, row: Powers, after_first: Field, first: Seat) -> tuple[Seat, ...]:
    """Whose pegs may make the second part, after a first part by a peg that one plays."""
    if row.split_with is SplitWith.TEAM:
        return play.team
    also = play.helped(after_first.pegs) if finishes(play, after_first, first) else ()
    return play.choice_with(first) + also


def finishes(play: Play, after_first: Field, first: Seat) -> bool:
    """Whether the first part brought the last of those pegs home, and the rules let the second part help."""
    rules = play.rules
    helps = rules.finishing_split_helps and rules.move is Movers.OWN and rules.help is not Help.NONE
    return helps and all_home(after_first.places[first])


def _require_place(play: Play, row: Powers, step: Step) -> None:
    require_target(play, step.seat, step.target)
    if step.origin == START:
        raise Refusal(Stage.PEG, "split-from-start", seat=Who(step.seat))
    if play.is_on_team(step.seat) or row.split_with is not SplitWith.ANY:
        return
    if step.origin >= HOME or step.target >= HOME:
        raise Refusal(Stage.PEG, "opponent-on-track-only", seat=Who(step.seat))


def _attempts(play: Play, rank: Rank, peg: Peg, first: Step, second: Step) -> Iterator[Attempt]:
    row = play.rules.cards[rank]
    for ways in WAYS[row.split_ways]:
        for count in range(1, row.split):
            for path in paths(play, first.seat, first.origin, count, ways[0]):
                if path[-1] == first.target:
                    yield partial(_both, rank, peg, path, (ways[1], row.split - count), second)
    yield partial(_explain, rank, first)


def _both(rank: Rank, peg: Peg, path: Path, rest: tuple[Way, int], second: Step, field: Field) -> None:
    """The first part along a path, then the second with what is left of the count."""
    play = field.play
    try:
        walk(field, peg, path)
    except Refusal as refusal:
        raise refusal.in_part(1) from None
    require_second(play, play.rules.cards[rank], field, peg.seat, second.seat)
    try:
        _second(rank, peg, rest, second, field)
    except Refusal as refusal:
        raise refusal.in_part(2) from None


def _second(rank: Rank, moved: Peg, rest: tuple[Way, int], step: Step, field: Field) -> None:
    peg = field.find(step.seat, step.origin)
    if peg == moved:
        raise Refusal(Stage.PEG, "split-two-pegs")
    way, count = rest
    for path in paths(field.play, step.seat, step.origin, count, way):
        if path[-1] == step.target:
            walk(field, peg, path)
            return
    play = field.play
    forward = way is FORWARD and play.board.distance(step.origin, step.target) == count
    if forward and runs_past_in_spot(play, step.seat, step.origin, step.target):
        raise must_turn_in(play, step.seat)
    said: dict[str, Said] = {"card": Card(rank), "count": count, "hole": Hole(step.seat, step.origin)}
    raise Refusal(Stage.COUNT, f"second-part-{way.name.lower()}", to=Hole(step.seat, step.target), **said)


def _explain(rank: Rank, first: Step, field: Field) -> None:
    """Always refuses: no share of the count takes the first peg to its hole."""
    row = field.play.rules.cards[rank]
    origin: Place = first.origin
    ahead = field.play.board.distance(origin, first.target)
    if 0 < ahead < row.split and runs_past_in_spot(field.play, first.seat, origin, first.target):
        raise must_turn_in(field.play, first.seat).in_part(1)
    said: dict[str, Said] = {"card": Card(rank), "most": row.split - 1, "hole": Hole(first.seat, origin)}
    rule = f"split-part-{row.split_ways.value}"
    raise Refusal(Stage.COUNT, rule, to=Hole(first.seat, first.target), **said).in_part(1)
