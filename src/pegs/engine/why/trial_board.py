"""The pegs while a turn is played out: lifting, setting down, and what a landing does (rules, 5.7)."""

from __future__ import annotations

from typing import NamedTuple

from pegs.core.board import START, Place, Seat
from pegs.core.position import Pegs
from pegs.engine.why.context import Play
from pegs.engine.why.refusal import Hole, Refusal, Said, Stage, Who
from pegs.rules.switches import BumpPartner


class Peg(NamedTuple):
    """One peg, told from its like: the seat's peg with this number."""

    seat: Seat
    number: int


class Field:
    """Where every peg is in the middle of a turn."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.places = [list(places) for places in play.pegs]
        self.on_track = {
            place: Peg(seat, number)
            for seat, places in enumerate(play.pegs)
            for number, place in enumerate(places)
            if play.board.is_on_track(place)
        }

    def copy(self) -> Field:
        """The same pegs on another board, so that one attempt does not disturb the next."""
        twin = Field.__new__(Field)
        twin.play = self.play
        twin.places = [list(places) for places in self.places]
        twin.on_track = dict(self.on_track)
        return twin

    @property
    def pegs(self) -> Pegs:
        """The pegs as a position holds them."""
        return tuple(tuple(sorted(places)) for places in self.places)

    def place_of(self, peg: Peg) -> Place:
        """Where a peg is."""
        return self.places[peg.seat][peg.number]

    def find(self, seat: Seat, place: Place) -> Peg:
        """The seat's peg at a place. Pegs of one color in start are alike: any of them."""
        if not 0 <= seat < len(self.places) or place not in self.places[seat]:
            raise Refusal(Stage.PEG, "no-peg", seat=Who(seat), hole=Hole(seat, place))
        return Peg(seat, self.places[seat].index(place))

    def has_own(self, seat: Seat, place: Place) -> bool:
        """Whether a peg of this seat's color is at a place."""
        return place in self.places[seat]

    def lift(self, peg: Peg) -> None:
        """Take a peg off its hole."""
        self.on_track.pop(self.place_of(peg), None)

    def put(self, peg: Peg, place: Place) -> None:
        """Set a peg down where nothing needs to give way."""
        self.places[peg.seat][peg.number] = place
        if self.play.board.is_on_track(place):
            self.on_track[place] = peg

    def land(self, peg: Peg, hole: Place) -> None:
        """Set a lifted peg down on a track hole; what stands there is bumped, and so on."""
        hit = self.on_track.get(hole)
        if hit is not None and hit.seat == peg.seat:
            raise Refusal(Stage.LANDING, "own-color-landed", hole=Hole(peg.seat, hole))
        self.put(peg, hole)
        if hit is not None:
            self._bump(hit, hole)

    def _bump(self, peg: Peg, hole: Place) -> None:
        how = self.play.rules.bump_partner
        if not self.play.is_on_team(peg.seat) or how is BumpPartner.START:
            self.put(peg, START)
        elif how is BumpPartner.FORBIDDEN:
            raise Refusal(Stage.LANDING, "partner-protected", seat=Who(peg.seat), hole=Hole(peg.seat, hole))
        else:
            self._send_to_in_spot(peg, hole)

    def _send_to_in_spot(self, peg: Peg, hole: Place) -> None:
        in_spot = self.play.board.in_spots[peg.seat]
        said: dict[str, Said] = {
            "seat": Who(peg.seat),
            "hole": Hole(peg.seat, hole),
            "spot": Hole(peg.seat, in_spot),
        }
        if hole == in_spot:
            raise Refusal(Stage.LANDING, "partner-on-in-spot", **said)
        there = self.on_track.get(in_spot)
        if there is not None and there.seat == peg.seat:
            raise Refusal(Stage.LANDING, "in-spot-taken", **said)
        if there is not None and not self.play.rules.bump_chain:
            raise Refusal(Stage.LANDING, "no-chain", **said)
        self.land(peg, in_spot)
