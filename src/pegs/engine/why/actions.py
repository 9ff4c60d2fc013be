"""Whether a card's powers allow a peg's move, a swap, or a send, and the pegs after it.

Each function plays on a ``TrialBoard``, or raises the ``Refusal`` that explains the most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import Rank
from pegs.core.turn import Step, Turn
from pegs.engine.why.context import PlayContext
from pegs.engine.why.paths import (
    Direction,
    Path,
    can_turn_in,
    move,
    next_corner,
    paths,
    runs_past_in_spot,
    walk,
    way_out,
)
from pegs.engine.why.refusal import (
    Argument,
    CardArg,
    CountsArg,
    FailedCheck,
    HoleArg,
    NearestRefusal,
    Refusal,
    SeatArg,
)
from pegs.engine.why.sharing import forward_counts, goes_alone
from pegs.engine.why.trial_board import Peg, TrialBoard
from pegs.rules.switches import From, Help, JumpOnto, LandOnOwn, Movers, Powers, SplitWith, Swap

Attempt: TypeAlias = Callable[[TrialBoard], None]
"""Plays something on a trial board, or raises Refusal."""


def first_legal(context: PlayContext, attempts: Iterator[Attempt]) -> TrialBoard:
    """The board after the first legal attempt. Raises the nearest Refusal if there is none."""
    nearest = NearestRefusal()
    start = TrialBoard(context)
    for attempt in attempts:
        trial = start.copy()
        try:
            attempt(trial)
        except Refusal as refusal:
            nearest.add(refusal)
        else:
            return trial
    assert nearest.refusal is not None, "nothing was attempted"
    raise nearest.refusal


def play_move(context: PlayContext, rank: Rank, turn: Turn) -> TrialBoard:
    """Move one peg by any power of the card: out, forward, backward, or a joker's."""
    row, (step,) = context.rules.cards[rank], turn.steps
    peg = TrialBoard(context).find(step.seat, step.origin)
    _require_alone(context, rank, step)
    require_target(context, step.target)
    powers = _single_powers(context, row, peg, step)
    fallback = partial(_explain_move, context, rank, step)
    trial = first_legal(context, iter((*powers, fallback)))
    trial.grounds.append(ground_of_mover(context, step.seat))
    return trial


def ground_of_mover(context: PlayContext, seat: Seat) -> str:
    """The permission to move a peg of a seat that the acting player may move now."""
    if seat == context.seat:
        return "may-move"
    return "may-move-team" if context.rules.move is Movers.TEAM else "may-help"


def _require_alone(context: PlayContext, rank: Rank, step: Step) -> None:
    """Refuse a peg that the player may not move without another; some only share a split."""
    row = context.rules.cards[rank]
    if step.seat not in context.movers and _shares_split(context, row, step):
        if not row.split_alone:
            _require_power_alone(rank, row)
        raise Refusal(FailedCheck.PEG, "only-in-split", seat=SeatArg(step.seat), card=CardArg(rank))
    require_mover(context, step.seat)


def _shares_split(context: PlayContext, row: Powers, step: Step) -> bool:
    """Whether another player's peg can take part in splitting a card."""
    if not row.split or step.origin == START or step.seat == context.seat:
        return False
    if context.is_on_team(step.seat):
        return row.split_with is not SplitWith.OWN
    return row.split_with is SplitWith.ANY and context.board.is_on_track(step.origin)


def _require_power_alone(rank: Rank, row: Powers) -> None:
    """Refuse a move by one peg with a card that only splits."""
    if row.split and not row.forward and not row.backward:
        raise Refusal(FailedCheck.POWER, "must-be-split", card=CardArg(rank), most=row.split_pegs)


def require_mover(context: PlayContext, seat: Seat) -> None:
    """Refuse a peg that the acting player may not move now (rules, section 6)."""
    if seat in context.movers:
        return
    if not context.is_on_team(seat):
        raise opponents_peg(context, seat)
    if not context.choices:
        raise Refusal(FailedCheck.PEG, "no-helping")
    if context.choices == ((context.seat,),):
        raise Refusal(FailedCheck.PEG, "own-first", seat=SeatArg(seat))
    if seat == context.seat:
        raise Refusal(FailedCheck.PEG, "own-all-home", next=SeatArg(context.movers[0]))
    if seat not in context.helped(context.pegs) and context.rules.help is not Help.LEFT:
        raise Refusal(FailedCheck.PEG, "partner-all-home", seat=SeatArg(seat))
    raise Refusal(FailedCheck.PEG, "help-in-order", seat=SeatArg(seat), next=SeatArg(context.movers[0]))


def opponents_peg(context: PlayContext, seat: Seat) -> Refusal:
    """The refusal of a peg of another team."""
    rule = "not-on-team" if context.rules.move is Movers.TEAM else "opponents-peg"
    return Refusal(FailedCheck.PEG, rule, seat=SeatArg(seat))


def require_target(context: PlayContext, target: Place) -> None:
    """Refuse a target that isn't a hole to move to."""
    if target == START:
        raise Refusal(FailedCheck.PEG, "into-start")
    if not context.board.is_on_track(target) and not 0 <= target - HOME < context.board.home_length:
        raise Refusal(FailedCheck.PEG, "no-such-hole")
    if context.board.is_on_track(target) and target >= context.board.ring:
        raise Refusal(FailedCheck.PEG, "no-such-hole")


def _single_powers(context: PlayContext, row: Powers, peg: Peg, step: Step) -> Iterator[Attempt]:
    """The attempts that could take this peg to this hole, going by the card's counts and other powers."""
    origin, target = step.origin, step.target
    if row.out and origin == START and target == way_out(context, peg.seat, row.out_steps)[-1]:
        yield lambda trial: _come_out(trial, peg, way_out(context, peg.seat, row.out_steps))
    forward = forward_counts(context, row, peg.seat, origin)
    for direction, counts in ((Direction.FORWARD, forward), (Direction.BACKWARD, row.backward)):
        for count in counts:
            for path in paths(context, peg.seat, origin, count, direction):
                if path[-1] == target:
                    yield partial(_go, row, peg, direction, path)
    if row.corner_to_corner and target == next_corner(context, origin):
        yield lambda trial: _to_corner(trial, peg, target)
    if row.jump_from:
        yield lambda trial: _jump(trial, row, peg, target)
    if row.in_spot_from:
        yield lambda trial: _to_in_spot(trial, row, peg, target)


def _go(row: Powers, peg: Peg, direction: Direction, path: Path, trial: TrialBoard) -> None:
    """Move a peg by one of the card's counts, or by the whole count of a split that it can't share."""
    if direction is Direction.FORWARD and len(path) not in row.forward:
        trial.grounds.append("may-go-alone")
    walk(trial, peg, path)


def _come_out(trial: TrialBoard, peg: Peg, path: Path) -> None:
    for hole in path[:-1]:
        if trial.has_peg_of(peg.seat, hole) and not trial.context.rules.pass_own:
            raise Refusal(FailedCheck.PATH, "own-color-passed", hole=HoleArg(peg.seat, hole))
    trial.grounds.append("may-come-out-by-card")
    move(trial, peg, path[-1])


def _to_corner(trial: TrialBoard, peg: Peg, target: Place) -> None:
    """Move a peg from its corner to the next one, past pegs of any color."""
    if runs_past_in_spot(trial.context, peg.seat, trial.place_of(peg), target):
        raise Refusal(FailedCheck.PATH, "corner-past-in-spot")
    trial.grounds.append("may-go-to-corner")
    move(trial, peg, target)


def area_of(place: Place) -> From:
    """The area a place is in: start, track, or home."""
    if place == START:
        return From.START
    return From.HOME if place >= HOME else From.TRACK


def _jump(trial: TrialBoard, row: Powers, peg: Peg, target: Place) -> None:
    """The usual joker: land on a track hole where a peg of another color is (rule 5.10)."""
    context, origin = trial.context, trial.place_of(peg)
    if area_of(origin) not in row.jump_from:
        raise Refusal(FailedCheck.PEG, "joker-not-from-here", hole=HoleArg(peg.seat, origin))
    if target >= HOME:
        raise Refusal(FailedCheck.COUNT, "joker-into-home")
    if row.jump_start_first and origin != START:
        waiting = [seat for seat in context.choice_with(peg.seat) if START in context.pegs[seat]]
        if waiting:
            raise Refusal(FailedCheck.PATH, "joker-start-first", seat=SeatArg(waiting[0]))
    if target not in trial.on_track:
        raise Refusal(FailedCheck.COUNT, "joker-onto-empty-hole", to=HoleArg(peg.seat, target))
    if trial.on_track[target] == peg:
        raise Refusal(FailedCheck.COUNT, "same-hole", hole=HoleArg(peg.seat, target))
    _require_jump_onto(context, row, Step(peg.seat, origin, target), trial.on_track[target])
    trial.grounds.append("may-jump")
    move(trial, peg, target)


def _require_jump_onto(context: PlayContext, row: Powers, step: Step, hit: Peg) -> None:
    """Refuse a jump onto a peg of the same color, of a team that the card doesn't let it land on, or that
    isn't ahead.
    """
    hole = HoleArg(hit.seat, step.target)
    if hit.seat == step.seat:
        if context.rules.land_on_own is LandOnOwn.START:
            raise Refusal(FailedCheck.LANDING, "joker-onto-own", hole=hole)
    elif not may_jump_onto(context, row, hit.seat):
        rule = "joker-onto-partner" if context.is_on_team(hit.seat) else "joker-onto-opponent"
        raise Refusal(FailedCheck.LANDING, rule, seat=SeatArg(hit.seat))
    elif row.jump_ahead and not _is_ahead(context, step):
        raise Refusal(FailedCheck.PATH, "joker-not-ahead", to=hole)


def _is_ahead(context: PlayContext, step: Step) -> bool:
    """Whether a hole is on a peg's way to its in-spot; that of a peg in start begins at its out spot."""
    board = context.board
    begin = board.out_spots[step.seat] if step.origin == START else step.origin
    return board.distance(begin, step.target) <= board.distance(begin, board.in_spots[step.seat])


def may_jump_onto(context: PlayContext, row: Powers, seat: Seat) -> bool:
    """Whether a card's jump may land on a peg of this seat, if that isn't the jumping peg's color."""
    return row.jump_onto is JumpOnto.ANY or context.is_on_team(seat) == (row.jump_onto is JumpOnto.PARTNERS)


def _to_in_spot(trial: TrialBoard, row: Powers, peg: Peg, target: Place) -> None:
    """The Pegoo joker's first power: move a peg to its in-spot."""
    origin, in_spot = trial.place_of(peg), trial.context.board.in_spots[peg.seat]
    if area_of(origin) not in row.in_spot_from:
        raise Refusal(FailedCheck.PEG, "in-spot-not-from-here", hole=HoleArg(peg.seat, origin))
    if target != in_spot:
        raise Refusal(FailedCheck.COUNT, "in-spot-only", spot=HoleArg(peg.seat, in_spot))
    if origin == in_spot:
        raise Refusal(FailedCheck.PATH, "same-hole", hole=HoleArg(peg.seat, origin))
    trial.grounds.append("may-go-to-in-spot")
    move(trial, peg, target)


def _explain_move(context: PlayContext, rank: Rank, step: Step, _trial: TrialBoard) -> None:
    """Refuse the move because the card's powers don't take the peg to that hole, whatever is in the way."""
    row = context.rules.cards[rank]
    card, seat, origin, target = CardArg(rank), step.seat, step.origin, step.target
    hole = HoleArg(seat, origin)
    if origin == START:
        if row.out:
            raise out_elsewhere(context, rank, seat)
        raise Refusal(FailedCheck.POWER, "brings-nothing-out", card=card)
    if origin >= HOME and target < HOME:
        raise Refusal(FailedCheck.POWER, "leaves-home", card=card)
    if origin == target:
        raise Refusal(FailedCheck.COUNT, "same-hole", hole=hole)
    if origin >= HOME and target < origin:
        raise Refusal(FailedCheck.COUNT, "backward-in-home", hole=hole)
    if row.split_alone:
        _explain_alone(context, rank, step)
    _require_power_alone(rank, row)
    if not row.forward and not row.backward:
        raise Refusal(FailedCheck.POWER, "no-count", card=card)
    _explain_count(context, rank, step)


def out_elsewhere(context: PlayContext, rank: Rank, seat: Seat) -> Refusal:
    """The refusal of coming out onto any hole but the one where the card's pegs come out."""
    steps = context.rules.cards[rank].out_steps
    spot = HoleArg(seat, way_out(context, seat, steps)[-1])
    if not steps:
        return Refusal(FailedCheck.COUNT, "out-spot-only", spot=spot)
    return Refusal(FailedCheck.COUNT, "out-goes-on", card=CardArg(rank), spot=spot, count=steps)


def _explain_alone(context: PlayContext, rank: Rank, step: Step) -> None:
    """Refuse the move because a lone peg goes a split's whole count only, or this one isn't alone."""
    row, ahead = context.rules.cards[rank], _holes_ahead(context, step)
    if goes_alone(context, row, step.seat, step.origin):
        if not row.forward and not row.backward:
            if ahead == row.split:
                _require_way_past_in_spot(context, rank, step)
            raise Refusal(FailedCheck.COUNT, "alone-whole-count", count=row.split)
    elif ahead == row.split and context.board.is_on_track(step.origin):
        raise Refusal(FailedCheck.COUNT, "split-not-alone", card=CardArg(rank))


def _holes_ahead(context: PlayContext, step: Step) -> int:
    """The holes forward from a peg to its target, on the track or into its home."""
    board = context.board
    if step.target < HOME:
        return board.distance(step.origin, step.target)
    if step.origin >= HOME:
        return step.target - step.origin
    return board.distance(step.origin, board.in_spots[step.seat]) + step.target - HOME + 1


def _require_way_past_in_spot(context: PlayContext, rank: Rank, step: Step) -> None:
    """Refuse a move forward past the peg's in-spot, under rules that don't allow it."""
    if runs_past_in_spot(context, step.seat, step.origin, step.target):
        raise must_turn_in(TrialBoard(context), rank, step, _holes_ahead(context, step))


def _explain_count(context: PlayContext, rank: Rank, step: Step) -> None:
    row, seat, origin, target = context.rules.cards[rank], step.seat, step.origin, step.target
    forward = forward_counts(context, row, seat, origin)
    arguments: dict[str, Argument] = {
        "card": CardArg(rank),
        "hole": HoleArg(seat, origin),
        "to": HoleArg(seat, target),
        "counts": CountsArg(forward, row.backward),
    }
    ahead = _holes_ahead(context, step)
    if origin >= HOME:
        rule = "wrong-count-home" if forward else "wrong-way"
        raise Refusal(FailedCheck.COUNT, rule, holes=ahead, **arguments)
    if target >= HOME:
        if not forward:
            raise Refusal(FailedCheck.COUNT, "backward-into-home", card=CardArg(rank))
        raise Refusal(FailedCheck.COUNT, "wrong-count-home", holes=ahead, **arguments)
    behind = context.board.ring - ahead
    if ahead in forward:
        _require_way_past_in_spot(context, rank, step)
    goes_that_way = forward if ahead <= behind else row.backward
    rule = "wrong-count" if goes_that_way else "wrong-way"
    raise Refusal(FailedCheck.COUNT, rule, ahead=ahead, behind=behind, **arguments)


def must_turn_in(trial: TrialBoard, rank: Rank, step: Step, count: int) -> Refusal:
    """The refusal of a forward move past the peg's in-spot, under rules that don't allow it.

    The peg has to turn in if its home has room for the whole count. If not, it can't make the move at all.
    """
    hole, card = HoleArg(step.seat, step.origin), CardArg(rank)
    if not paths(trial.context, step.seat, step.origin, count, Direction.FORWARD):
        return Refusal(FailedCheck.PATH, "no-room-at-home", card=card, hole=hole, count=count)
    if not can_turn_in(trial, trial.find(step.seat, step.origin), count):
        return Refusal(FailedCheck.PATH, "no-clear-room", card=card, hole=hole, count=count)
    return Refusal(FailedCheck.PATH, "must-turn-in", seat=SeatArg(step.seat))


def play_swap(context: PlayContext, rank: Rank, turn: Turn) -> TrialBoard:
    """Swap two pegs of different colors on the track, whichever is written first (rule 5.9)."""
    trial, (one, other) = TrialBoard(context), turn.steps
    first, second = trial.find(one.seat, one.origin), trial.find(other.seat, other.origin)
    swap = context.rules.cards[rank].swap
    if swap is Swap.NONE:
        raise Refusal(FailedCheck.POWER, "swaps-nothing", card=CardArg(rank))
    for peg in (first, second):
        place = trial.place_of(peg)
        if not context.board.is_on_track(place):
            raise Refusal(FailedCheck.PEG, "swap-off-track")
    if first.seat == second.seat:
        raise Refusal(FailedCheck.PEG, "swap-own-color")
    if swap is Swap.OWN and not {first.seat, second.seat} & set(context.movers):
        raise Refusal(FailedCheck.PEG, "swap-needs-own")
    if (one.target, other.target) != (other.origin, one.origin):
        raise Refusal(FailedCheck.COUNT, "swap-only")
    trial.lift(first)
    trial.lift(second)
    trial.put(first, other.origin)
    trial.put(second, one.origin)
    trial.grounds.append("may-swap")
    return trial


def play_send(context: PlayContext, rank: Rank, turn: Turn) -> TrialBoard:
    """The Pegoo joker's second power: send an opponent's peg on the track back to its start."""
    trial, (step,) = TrialBoard(context), turn.steps
    peg = trial.find(step.seat, step.origin)
    if not context.rules.cards[rank].send_to_start:
        raise Refusal(FailedCheck.POWER, "sends-nothing", card=CardArg(rank))
    if context.is_on_team(peg.seat):
        raise Refusal(FailedCheck.PEG, "send-opponents-only", seat=SeatArg(peg.seat))
    if not context.board.is_on_track(step.origin):
        raise Refusal(FailedCheck.PEG, "send-from-track-only")
    if step.target != START:
        raise Refusal(FailedCheck.COUNT, "send-to-start-only")
    trial.lift(peg)
    trial.put(peg, START)
    trial.grounds.append("may-send")
    return trial


def play_out(context: PlayContext, turn: Turn) -> TrialBoard:
    """Bring a peg out free: an ordinary out without the card's power (rules, section 8)."""
    trial, (step,) = TrialBoard(context), turn.steps
    peg = trial.find(step.seat, step.origin)
    require_mover(context, step.seat)
    spot = context.board.out_spots[step.seat]
    if step.origin != START:
        raise Refusal(FailedCheck.PEG, "free-from-start")
    if step.target != spot:
        raise Refusal(FailedCheck.COUNT, "out-spot-only", spot=HoleArg(step.seat, spot))
    trial.comes_free = True
    move(trial, peg, spot)
    if step.seat != context.seat:
        trial.grounds.append(ground_of_mover(context, step.seat))
    return trial
