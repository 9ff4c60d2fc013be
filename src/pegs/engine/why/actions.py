"""Whether a card's powers allow a peg's move, a swap or a send, and what it leaves (rules, sections 5 to 7).

Every function here plays its part on a ``Field`` or raises the ``Refusal`` that came nearest to being legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import Rank
from pegs.core.turn import Step, Turn
from pegs.engine.why.context import Play
from pegs.engine.why.paths import Way, move, paths, runs_past_in_spot, walk
from pegs.engine.why.refusal import Card, Counts, Hole, Nearest, Refusal, Said, Stage, Who
from pegs.engine.why.trial_board import Field, Peg
from pegs.rules.switches import From, Help, Movers, Powers, Swap

Attempt: TypeAlias = Callable[[Field], None]
"""Plays something on a field, or raises ``Refusal``."""


def first_that_works(play: Play, attempts: Iterator[Attempt]) -> Field:
    """The field after the first attempt that the rules allow; otherwise the nearest refusal is raised."""
    nearest = Nearest()
    start = Field(play)
    for attempt in attempts:
        field = start.copy()
        try:
            attempt(field)
        except Refusal as refusal:
            nearest.add(refusal)
        else:
            return field
    assert nearest.refusal is not None, "nothing was attempted"
    raise nearest.refusal


def play_move(play: Play, rank: Rank, turn: Turn) -> Field:
    """One peg's move by any power of the card: out, forward, backward, or a joker's."""
    row, (step,) = play.rules.cards[rank], turn.steps
    peg = Field(play).find(step.seat, step.origin)
    require_mover(play, step.seat)
    require_target(play, step.seat, step.target)
    powers = _single_powers(play, row, peg, step)
    fallback = partial(_explain_move, play, rank, step)
    return first_that_works(play, iter((*powers, fallback)))


def require_mover(play: Play, seat: Seat) -> None:
    """Refuse a peg that the acting player does not play now (rules, section 6)."""
    if seat in play.movers:
        return
    if not play.is_on_team(seat):
        raise opponents_peg(play, seat)
    if not play.choices:
        raise Refusal(Stage.PEG, "nobody-is-helped", seat=Who(seat))
    if play.choices == ((play.seat,),):
        raise Refusal(Stage.PEG, "own-first", seat=Who(seat))
    if seat == play.seat:
        raise Refusal(Stage.PEG, "own-all-home", next=Who(play.movers[0]))
    if seat not in play.helped(play.pegs) and play.rules.help is not Help.LEFT:
        raise Refusal(Stage.PEG, "partner-all-home", seat=Who(seat))
    raise Refusal(Stage.PEG, "help-in-order", seat=Who(seat), next=Who(play.movers[0]))


def opponents_peg(play: Play, seat: Seat) -> Refusal:
    """The refusal of a peg of another team."""
    rule = "not-on-team" if play.rules.move is Movers.TEAM else "opponents-peg"
    return Refusal(Stage.PEG, rule, seat=Who(seat))


def require_target(play: Play, seat: Seat, target: Place) -> None:
    """Refuse a target that is no hole to move to."""
    if target == START:
        raise Refusal(Stage.PEG, "into-start", seat=Who(seat))
    if not play.board.is_on_track(target) and not 0 <= target - HOME < play.board.home_length:
        raise Refusal(Stage.PEG, "no-such-hole", seat=Who(seat))
    if play.board.is_on_track(target) and target >= play.board.ring:
        raise Refusal(Stage.PEG, "no-such-hole", seat=Who(seat))


def _single_powers(play: Play, row: Powers, peg: Peg, step: Step) -> Iterator[Attempt]:
    """The attempts by which a card could take this peg to this hole, as far as counts go."""
    origin, target = step.origin, step.target
    if row.out and origin == START and target == play.board.out_spots[peg.seat]:
        yield lambda field: move(field, peg, target)
    for way, counts in ((Way.FORWARD, row.forward), (Way.BACKWARD, row.backward)):
        for count in counts:
            for path in paths(play, peg.seat, origin, count, way):
                if path[-1] == target:
                    yield lambda field, path=path: walk(field, peg, path)  # type: ignore[misc]
    if row.jump_from:
        yield lambda field: _jump(field, row, peg, target)
    if row.in_spot_from:
        yield lambda field: _to_in_spot(field, row, peg, target)


def taken_from(place: Place) -> From:
    """In which of the three areas a place is."""
    if place == START:
        return From.START
    return From.HOME if place >= HOME else From.TRACK


def _jump(field: Field, row: Powers, peg: Peg, target: Place) -> None:
    """The usual joker: a peg lands on a track hole that holds a peg of another color (rules, 5.10)."""
    play, origin = field.play, field.place_of(peg)
    if taken_from(origin) not in row.jump_from:
        raise Refusal(Stage.PEG, "joker-not-from-here", hole=Hole(peg.seat, origin))
    if target >= HOME:
        raise Refusal(Stage.COUNT, "joker-into-home", hole=Hole(peg.seat, target))
    if row.jump_start_first and origin != START:
        waiting = [seat for seat in play.choice_with(peg.seat) if START in play.pegs[seat]]
        if waiting:
            raise Refusal(Stage.PATH, "joker-start-first", seat=Who(waiting[0]))
    if target not in field.on_track:
        raise Refusal(Stage.COUNT, "joker-onto-empty-hole", to=Hole(peg.seat, target))
    if field.on_track[target] == peg:
        raise Refusal(Stage.COUNT, "same-hole", hole=Hole(peg.seat, target))
    move(field, peg, target)


def _to_in_spot(field: Field, row: Powers, peg: Peg, target: Place) -> None:
    """The Pegoo joker's first form: a peg lands on its own in-spot (rules, section 7)."""
    origin, in_spot = field.place_of(peg), field.play.board.in_spots[peg.seat]
    if taken_from(origin) not in row.in_spot_from:
        raise Refusal(Stage.PEG, "in-spot-not-from-here", hole=Hole(peg.seat, origin))
    if target != in_spot:
        raise Refusal(Stage.COUNT, "in-spot-only", seat=Who(peg.seat), spot=Hole(peg.seat, in_spot))
    if origin == in_spot:
        raise Refusal(Stage.PATH, "same-hole", hole=Hole(peg.seat, origin))
    move(field, peg, target)


def _explain_move(play: Play, rank: Rank, step: Step, field: Field) -> None:
    """Always refuses: says why the card's powers do not take the peg to that hole, whatever is in the way."""
    row = play.rules.cards[rank]
    card, seat, origin, target = Card(rank), step.seat, step.origin, step.target
    hole = Hole(seat, origin)
    if origin == START:
        if row.out:
            spot = Hole(seat, play.board.out_spots[seat])
            raise Refusal(Stage.COUNT, "out-spot-only", spot=spot)
        raise Refusal(Stage.POWER, "brings-nothing-out", card=card)
    if origin >= HOME and target < HOME:
        raise Refusal(Stage.POWER, "leaves-home", card=card)
    if origin == target:
        raise Refusal(Stage.COUNT, "same-hole", hole=hole)
    if origin >= HOME and target < origin:
        raise Refusal(Stage.COUNT, "backward-in-home", hole=hole)
    if not row.forward and not row.backward:
        rule = "must-be-split" if row.split else "no-count"
        raise Refusal(Stage.POWER, rule, card=card, count=row.split)
    _explain_count(play, rank, step)
    assert field is not None


def _explain_count(play: Play, rank: Rank, step: Step) -> None:
    row, board = play.rules.cards[rank], play.board
    seat, origin, target = step.seat, step.origin, step.target
    said: dict[str, Said] = {
        "card": Card(rank),
        "hole": Hole(seat, origin),
        "to": Hole(seat, target),
        "counts": Counts(row.forward, row.backward),
    }
    if origin >= HOME:
        raise Refusal(Stage.COUNT, "wrong-count-home", holes=target - origin, **said)
    to_in_spot = board.distance(origin, board.in_spots[seat])
    if target >= HOME:
        holes = to_in_spot + target - HOME + 1
        if not row.forward:
            raise Refusal(Stage.COUNT, "backward-into-home", **said)
        raise Refusal(Stage.COUNT, "wrong-count-home", holes=holes, **said)
    ahead = board.distance(origin, target)
    if ahead in row.forward and runs_past_in_spot(play, seat, origin, target):
        raise must_turn_in(play, seat)
    raise Refusal(Stage.COUNT, "wrong-count", ahead=ahead, behind=board.ring - ahead, **said)


def must_turn_in(play: Play, seat: Seat) -> Refusal:
    """The refusal of a forward move past the own in-spot where none may pass it (Kilpatrick)."""
    return Refusal(Stage.PATH, "must-turn-in", seat=Who(seat), spot=Hole(seat, play.board.in_spots[seat]))


def play_swap(play: Play, rank: Rank, turn: Turn) -> Field:
    """Two pegs of different colors on the track change places, in either spelling (rules, 5.9)."""
    field, (one, other) = Field(play), turn.steps
    first, second = field.find(one.seat, one.origin), field.find(other.seat, other.origin)
    whose = play.rules.cards[rank].swap
    if whose is Swap.NONE:
        raise Refusal(Stage.POWER, "swaps-nothing", card=Card(rank))
    for peg in (first, second):
        place = field.place_of(peg)
        if not play.board.is_on_track(place):
            raise Refusal(Stage.PEG, "swap-off-track", hole=Hole(peg.seat, place))
    if first.seat == second.seat:
        raise Refusal(Stage.PEG, "swap-own-color", seat=Who(first.seat))
    if whose is Swap.OWN and not {first.seat, second.seat} & set(play.movers):
        raise Refusal(Stage.PEG, "swap-needs-own", card=Card(rank))
    if (one.target, other.target) != (other.origin, one.origin):
        raise Refusal(Stage.COUNT, "swap-only")
    field.lift(first)
    field.lift(second)
    field.put(first, other.origin)
    field.put(second, one.origin)
    return field


def play_send(play: Play, rank: Rank, turn: Turn) -> Field:
    """The Pegoo joker's second form: an opponent's peg on the track goes to its start (rules, section 7)."""
    field, (step,) = Field(play), turn.steps
    peg = field.find(step.seat, step.origin)
    if not play.rules.cards[rank].send_to_start:
        raise Refusal(Stage.POWER, "sends-nothing", card=Card(rank))
    if play.is_on_team(peg.seat):
        raise Refusal(Stage.PEG, "send-opponents-only", seat=Who(peg.seat))
    if not play.board.is_on_track(step.origin):
        raise Refusal(Stage.PEG, "send-from-track-only", hole=Hole(peg.seat, step.origin))
    if step.target != START:
        raise Refusal(Stage.COUNT, "send-to-start-only", seat=Who(peg.seat))
    field.lift(peg)
    field.put(peg, START)
    return field


def play_out(play: Play, turn: Turn) -> Field:
    """A peg comes out free, as an ordinary out without the card's power (rules, section 8)."""
    field, (step,) = Field(play), turn.steps
    peg = field.find(step.seat, step.origin)
    require_mover(play, step.seat)
    spot = play.board.out_spots[step.seat]
    if step.origin != START:
        raise Refusal(Stage.PEG, "free-from-start", hole=Hole(step.seat, step.origin))
    if step.target != spot:
        raise Refusal(Stage.COUNT, "out-spot-only", spot=Hole(step.seat, spot))
    move(field, peg, spot)
    return field
