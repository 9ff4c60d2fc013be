"""Why a card can't move anything: the refusal that explains the most among all possible uses."""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.core.cards import Rank
from pegs.core.turn import Kind
from pegs.engine.why.candidates import candidates, play_action
from pegs.engine.why.context import PlayContext
from pegs.engine.why.paths import Direction, paths
from pegs.engine.why.refusal import CardArg, FailedCheck, HoleArg, NearestRefusal, Refusal
from pegs.rules.switches import SplitWith, Swap


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
                nearest.add(refusal)
        else:
            return None
    _add_unreachable(context, rank, nearest)
    _add_powerless(context, rank, nearest)
    return nearest.refusal


def _add_unreachable(context: PlayContext, rank: Rank, nearest: NearestRefusal) -> None:
    """Add refusals for pegs that the count would take past the last home hole, or backward in home."""
    row, card = context.rules.cards[rank], CardArg(rank)
    for seat in context.movers:
        for place in context.pegs[seat]:
            hole = HoleArg(seat, place)
            for count in row.forward:
                if place != START and not paths(context, seat, place, count, Direction.FORWARD):
                    rule = "beyond-home" if place >= HOME else "no-room-at-home"
                    nearest.add(Refusal(FailedCheck.COUNT, rule, card=card, hole=hole, count=count))
            if row.backward and place >= HOME:
                nearest.add(Refusal(FailedCheck.COUNT, "backward-in-home", hole=hole))


def _add_powerless(context: PlayContext, rank: Rank, nearest: NearestRefusal) -> None:
    """Add refusals for powers that have no peg to move."""
    row, card = context.rules.cards[rank], CardArg(rank)
    if not context.choices and row.split_with is not SplitWith.ANY:
        nearest.add(Refusal(FailedCheck.PEG, "no-helping"))
    if row.split:
        team = context.team if row.split_with is SplitWith.TEAM else context.movers
        seats = range(context.board.players) if row.split_with is SplitWith.ANY else team
        in_play = sum(place != START for seat in seats for place in context.pegs[seat])
        # With every peg in its start, the reason is that the card brings none out.
        if in_play:
            rule = "split-needs-two" if in_play < 2 else "split-no-share"
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
