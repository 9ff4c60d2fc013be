"""Why a card can't move anything: the refusal that explains the most among all possible uses."""

from __future__ import annotations

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import Rank
from pegs.core.turn import Kind
from pegs.engine.why.candidates import candidates, play_action
from pegs.engine.why.context import PlayContext
from pegs.engine.why.paths import Direction, paths
from pegs.engine.why.refusal import CardArg, FailedCheck, HoleArg, NearestRefusal, Refusal
from pegs.engine.why.sharing import forward_counts
from pegs.rules.switches import Powers, SplitWith, Swap


def why_idle(context: PlayContext, rank: Rank) -> Refusal | None:
    """The refusal that best explains why a rank's powers move nothing; None if they move something."""
    nearest = NearestRefusal()
    for turn in candidates(context, rank):
        try:
            play_action(context, rank, turn)
        except Refusal as refusal:
            # Each part of a candidate split is possible by itself, so only the owners of the pegs can forbid
            # it, and that explains little.
            if turn.kind is not Kind.SPLIT:
                nearest.add(refusal.of_turn(turn))
        else:
            return None
    if _only_waits(context, rank):
        return Refusal(FailedCheck.POWER, "brings-nothing-out", card=CardArg(rank))
    _add_unreachable(context, rank, nearest)
    _add_powerless(context, rank, nearest)
    return nearest.refusal


def _only_waits(context: PlayContext, rank: Rank) -> bool:
    """Whether a card that moves pegs along the track finds none there, and the others wait in start.

    That it takes a finished peg past the last hole is true as well, but not what anybody asks about.
    """
    row = context.rules.cards[rank]
    if row.brings_out or row.jump_from or row.in_spot_from or row.send_to_start:
        return False
    if not (row.forward or row.backward or row.split):
        return False
    pegs = [(seat, place) for seat in context.movers for place in context.pegs[seat]]
    if any(context.board.is_on_track(place) for _, place in pegs):
        return False
    if all(place == START for place in context.pegs[context.seat]):
        return True
    waits = not row.backward and any(place == START for _, place in pegs)
    return waits and all(place == START or _is_deep(context, seat, place) for seat, place in pegs)


def _is_deep(context: PlayContext, seat: Seat, place: Place) -> bool:
    """Whether a peg is home, with no free hole behind it."""
    behind = range(place + 1, HOME + context.board.home_length)
    return place >= HOME and all(hole in context.pegs[seat] for hole in behind)


def _add_unreachable(context: PlayContext, rank: Rank, nearest: NearestRefusal) -> None:
    """Add refusals for pegs that the count would take past the last home hole, or backward in home."""
    row, card = context.rules.cards[rank], CardArg(rank)
    for seat in context.movers:
        for place in context.pegs[seat]:
            hole = HoleArg(seat, place)
            for count in forward_counts(context, row, seat, place):
                if place != START and not paths(context, seat, place, count, Direction.FORWARD):
                    rule = "beyond-home" if place >= HOME else "no-room-at-home"
                    nearest.add(Refusal(FailedCheck.COUNT, rule, card=card, hole=hole, count=count))
            if row.backward and place >= HOME:
                nearest.add(Refusal(FailedCheck.COUNT, "backward-in-home", hole=hole))


def _add_powerless(context: PlayContext, rank: Rank, nearest: NearestRefusal) -> None:
    """Add refusals for powers that have no peg to move."""
    row, card = context.rules.cards[rank], CardArg(rank)
    if not context.choices and row.split_with not in (SplitWith.ANY, SplitWith.WHOLE_TEAM):
        nearest.add(Refusal(FailedCheck.PEG, "no-helping"))
    if row.split:
        in_play = [n for n in (_in_play(context, seat) for seat in _sharing(context, row)) if n]
        # With every peg in its start, the reason is that the card brings none out.
        if in_play:
            rule = "split-needs-two" if sum(in_play) < 2 else "split-no-share"
            if row.split_colors and sum(in_play) > 1 and len(in_play) < 2:
                rule = "split-needs-two-colors"
            nearest.add(Refusal(FailedCheck.COUNT, rule, card=card))
    if row.jump_from:
        nearest.add(Refusal(FailedCheck.PEG, "joker-nothing-to-land-on", card=card))
    if row.send_to_start:
        nearest.add(Refusal(FailedCheck.PEG, "nothing-to-send", card=card))
    if row.swap is not Swap.NONE:
        nearest.add(Refusal(FailedCheck.PEG, "nothing-to-swap", card=card))
    waits = any(START in context.pegs[seat] for seat in context.movers)
    if waits and not row.brings_out:
        nearest.add(Refusal(FailedCheck.POWER, "brings-nothing-out", card=card))
    nearest.add(Refusal(FailedCheck.POWER, "nothing-to-move", card=card))


def _in_play(context: PlayContext, seat: Seat) -> int:
    """The number of a seat's pegs that are out of start."""
    return sum(place != START for place in context.pegs[seat])


def _sharing(context: PlayContext, row: Powers) -> tuple[Seat, ...]:
    """The seats whose pegs can share a split."""
    if row.split_with is SplitWith.ANY:
        return tuple(range(context.board.players))
    return context.movers if row.split_with is SplitWith.OWN else context.team
