"""The pegs in the middle of a turn: lifting them, setting them down, and what a landing does (rule 5.7)."""

from __future__ import annotations

from typing import NamedTuple

from pegs.core.board import START, Place, Seat
from pegs.core.position import Pegs
from pegs.engine.why.context import PlayContext
from pegs.engine.why.refusal import Argument, FailedCheck, HoleArg, Refusal, SeatArg
from pegs.rules.switches import BumpPartner, InSpotTaken, LandOnOwn


class Peg(NamedTuple):
    """One particular peg: its seat, and its index among that seat's pegs."""

    seat: Seat
    number: int


class TrialBoard:
    """The board on which a turn is tried out."""

    def __init__(self, context: PlayContext) -> None:
        self.context = context
        self.comes_free = False
        """Whether the turn brings a peg out free."""
        self.grounds: list[str] = []
        """The permissions that were used so far, as `pegs.engine.why.citations` names them."""
        self.places = [list(places) for places in context.pegs]
        self.on_track = {
            place: Peg(seat, number)
            for seat, places in enumerate(context.pegs)
            for number, place in enumerate(places)
            if context.board.is_on_track(place)
        }

    def copy(self) -> TrialBoard:
        """The same pegs on another board, so that one attempt doesn't affect the next."""
        copy = TrialBoard.__new__(TrialBoard)
        copy.context = self.context
        copy.comes_free = self.comes_free
        copy.grounds = list(self.grounds)
        copy.places = [list(places) for places in self.places]
        copy.on_track = dict(self.on_track)
        return copy

    @property
    def pegs(self) -> Pegs:
        """The pegs as in a ``Position``."""
        return tuple(tuple(sorted(places)) for places in self.places)

    def place_of(self, peg: Peg) -> Place:
        """Where a peg is."""
        return self.places[peg.seat][peg.number]

    def find(self, seat: Seat, place: Place) -> Peg:
        """A seat's peg at a place (any of its pegs in start). Raises Refusal if there is none."""
        if not 0 <= seat < len(self.places) or place not in self.places[seat]:
            raise Refusal(FailedCheck.PEG, "no-peg", hole=HoleArg(seat, place))
        return Peg(seat, self.places[seat].index(place))

    def has_peg_of(self, seat: Seat, place: Place) -> bool:
        """Whether a peg of this seat is at a place."""
        return place in self.places[seat]

    def lift(self, peg: Peg) -> None:
        """Take a peg off its hole."""
        self.on_track.pop(self.place_of(peg), None)

    def put(self, peg: Peg, place: Place) -> None:
        """Set a peg down on a free place."""
        self.places[peg.seat][peg.number] = place
        if self.context.board.is_on_track(place):
            self.on_track[place] = peg

    def land(self, peg: Peg, hole: Place) -> None:
        """Land a lifted peg on a track hole, bumping the peg that is there.

        Raises Refusal if the peg there can't be bumped.
        """
        hit = self.on_track.get(hole)
        is_own = hit is not None and hit.seat == peg.seat
        if is_own and self.context.rules.land_on_own is LandOnOwn.FORBIDDEN:
            raise Refusal(FailedCheck.LANDING, "own-color-landed", hole=HoleArg(peg.seat, hole))
        if hit is not None and self._moves_up(peg, hit, hole):
            self.grounds.append("may-move-up")
            self._boost(peg, hole)
            return
        self.put(peg, hole)
        if hit is None:
            return
        if is_own:
            self.grounds.append("may-land-on-own")
            self.put(hit, START)
        else:
            self._bump(hit, hole)

    def _moves_up(self, peg: Peg, hit: Peg, hole: Place) -> bool:
        """Whether a peg that lands on another moves up to its own in-spot, because that one stays on its own.

        An opponent's peg, which some splits move, can't.
        """
        rules, board = self.context.rules, self.context.board
        if rules.in_spot_taken is not InSpotTaken.MOVE_UP or rules.bump_partner is not BumpPartner.IN_SPOT:
            return False
        of_team = self.context.is_on_team(peg.seat) and self.context.is_on_team(hit.seat)
        return of_team and hit.seat != peg.seat and board.in_spots[hit.seat] == hole

    def _bump(self, peg: Peg, hole: Place) -> None:
        effect = self.context.rules.bump_partner
        is_on_team = self.context.is_on_team(peg.seat)
        if not is_on_team or effect is BumpPartner.START:
            self.grounds.append("may-bump-partner" if is_on_team else "may-bump")
            self.put(peg, START)
        elif effect is BumpPartner.FORBIDDEN:
            raise Refusal(FailedCheck.LANDING, "partner-protected", hole=HoleArg(peg.seat, hole))
        else:
            self._boost(peg, hole)

    @property
    def _ground_of_start(self) -> str | None:
        """What lets a team peg go to start if its in-spot is taken; None if nothing does."""
        rules = self.context.rules
        if rules.in_spot_taken is InSpotTaken.START:
            return "may-land-on-in-spot"
        return "may-bump-coming-free" if rules.free_out_bumps and self.comes_free else None

    def _boost(self, peg: Peg, hole: Place) -> None:
        """Send a team peg to its in-spot, bumping the peg that is there."""
        in_spot = self.context.board.in_spots[peg.seat]
        bumped: dict[str, Argument] = {"seat": SeatArg(peg.seat), "hole": HoleArg(peg.seat, hole)}
        there = self.on_track.get(in_spot)
        is_taken = hole == in_spot or (there is not None and there.seat == peg.seat)
        if is_taken and (ground := self._ground_of_start) is not None:
            self.grounds.append(ground)
            self.put(peg, START)
            return
        if is_taken:
            rule = "partner-on-in-spot" if hole == in_spot else "in-spot-taken"
            raise Refusal(FailedCheck.LANDING, rule, **bumped)
        if there is not None and not self.context.rules.bump_chain:
            raise Refusal(FailedCheck.LANDING, "no-chain", **bumped)
        self.grounds.append("may-boost" if there is None else "may-chain")
        self.land(peg, in_spot)
