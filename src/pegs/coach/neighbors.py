"""Facts about pegs within reach of one another after a better turn and after the turn that was played.

They are like those in `pegs.coach.facts`. A hole is within reach if a whole card can take the nearest peg
there, forward or back. The cards in hands, splits and jokers don't count.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from pegs.coach.two_turns import Outcome, Peg, TwoTurns
from pegs.core.board import START, Place, Seat
from pegs.rules.switches import BumpPartner
from pegs.story.parts import Part


class _Danger(NamedTuple):
    """How an opponent's next card may bump a peg: by walking up to it, by going back, or by coming out."""

    how: Literal["front", "back", "out"]
    by: Seat
    holes: int


class _Chase(NamedTuple):
    """A team peg (at ``place``) within reach behind an opponent's peg, which has ``walked`` this far."""

    walked: int
    seat: Seat
    hunted: Seat
    holes: int
    place: Place


def leaves_danger(turns: TwoTurns) -> Part | None:
    """It doesn't take a peg to where an opponent may bump it, or takes it away from there."""
    escapes = [
        (turns.walked(peg.seat, peg.played), verb, peg.seat, danger)
        for peg in turns.pegs_of(turns.ours)
        if turns.is_on_track(peg.played) and (verb := _escape(peg))
        for danger in _dangers(turns, turns.played, peg.played)
        if not _is_still_there(turns, danger, peg.seat)
    ]
    if not escapes:
        return None
    _, verb, seat, danger = max(escapes)
    return Part(f"why-{verb}-{danger.how}", peg=seat, peg2=danger.by, count=danger.holes)


def threatens(turns: TwoTurns) -> Part | None:
    """It puts or leaves a peg behind an opponent's, within a card's reach."""
    chases = [
        chase
        for chase in _chases(turns, turns.better)
        if not _are_apart(turns, turns.played, chase.seat, chase.hunted, chase.holes)
    ]
    if not chases:
        return None
    _, seat, hunted, holes, place = max(chases)
    verb = "why-stays-behind" if place in turns.view.pegs[seat] else "why-behind"
    return Part(verb, peg=seat, peg2=hunted, count=holes)


def waits_for_boost(turns: TwoTurns) -> Part | None:
    """It puts a peg where a teammate's next card may boost it."""
    if turns.view.rules.bump_partner is not BumpPartner.IN_SPOT:
        return None
    for peg in turns.pegs_of(turns.ours):
        spot = turns.view.board.in_spots[peg.seat]
        is_taken = any(spot in places for places in turns.better.pegs)
        if is_taken or not turns.is_on_track(peg.better) or peg.better in (peg.before, peg.played):
            continue
        for mate in turns.ours:
            holes = _behind(turns, turns.better, mate, peg.better)
            if mate != peg.seat and holes in turns.forward:
                return Part("why-assist", peg=peg.seat, peg2=mate, count=holes)
    return None


def _escape(peg: Peg) -> str:
    """How the better turn keeps a peg away from where the other turn leaves it; empty if it doesn't."""
    if peg.better in (peg.played, START):
        return ""
    return "not" if peg.played != peg.before else "away"


def _dangers(turns: TwoTurns, outcome: Outcome, place: Place) -> Iterator[_Danger]:
    board = turns.view.board
    comes_out = any(row.out for row in turns.view.rules.cards)
    for by in turns.theirs:
        if (holes := _behind(turns, outcome, by, place)) in turns.forward:
            yield _Danger("front", by, holes)
        if (holes := _ahead(turns, outcome, by, place)) in turns.backward:
            yield _Danger("back", by, holes)
        if comes_out and place == board.out_spots[by] and START in outcome.pegs[by]:
            yield _Danger("out", by, 0)


def _is_still_there(turns: TwoTurns, danger: _Danger, seat: Seat) -> bool:
    """Whether the better turn leaves some peg of the seat as the danger describes it."""
    how, by, holes = danger
    if how == "out":
        return turns.view.board.out_spots[by] in turns.better.pegs[seat]
    return _are_apart(turns, turns.better, *((by, seat) if how == "front" else (seat, by)), holes)


def _are_apart(turns: TwoTurns, outcome: Outcome, behind: Seat, ahead: Seat, holes: int) -> bool:
    """Whether one seat has a peg exactly this many holes behind a peg of another seat."""
    pegs = filter(turns.is_on_track, outcome.pegs[ahead])
    return any((peg - holes) % turns.view.board.ring in outcome.pegs[behind] for peg in pegs)


def _chases(turns: TwoTurns, outcome: Outcome) -> Iterator[_Chase]:
    for hunted in turns.theirs:
        for hole in filter(turns.is_on_track, outcome.pegs[hunted]):
            for seat in turns.ours:
                holes = _behind(turns, outcome, seat, hole)
                if holes in turns.forward:
                    place = (hole - holes) % turns.view.board.ring
                    yield _Chase(turns.walked(hunted, hole), seat, hunted, holes, place)


def _behind(turns: TwoTurns, outcome: Outcome, seat: Seat, place: Place) -> int:
    """How many holes behind a place a seat's nearest peg stands; 0 if it has none on the track."""
    pegs = filter(turns.is_on_track, outcome.pegs[seat])
    return min((turns.view.board.distance(peg, place) for peg in pegs if peg != place), default=0)


def _ahead(turns: TwoTurns, outcome: Outcome, seat: Seat, place: Place) -> int:
    """How many holes ahead of a place a seat's nearest peg stands; 0 if it has none on the track."""
    pegs = filter(turns.is_on_track, outcome.pegs[seat])
    return min((turns.view.board.distance(place, peg) for peg in pegs if peg != place), default=0)
