"""Why a card cannot move anything: of all it might do, the refusal that tells most."""

from __future__ import annotations

from pegs.core.board import HOME, START
from pegs.core.cards import Rank
from pegs.core.turn import Kind
from pegs.engine.why.candidates import candidates, play_action
from pegs.engine.why.context import Play
from pegs.engine.why.paths import Way, paths
from pegs.engine.why.refusal import Card, Hole, Nearest, Refusal, Stage
from pegs.rules.switches import SplitWith, Swap


def why_idle(play: Play, rank: Rank) -> Refusal | None:
    """The most telling reason why a rank's powers move nothing; None where they move something."""
    nearest = Nearest()
    for turn in candidates(play, rank):
        try:
            play_action(play, rank, turn)
        except Refusal as refusal:
            # A split is a candidate only where its parts work for somebody: it fails on whose pegs they are.
            if turn.kind is not Kind.SPLIT:
                nearest.add(refusal)
        else:
            return None
    _add_unreachable(play, rank, nearest)
    _add_powerless(play, rank, nearest)
    return nearest.refusal


def _add_unreachable(play: Play, rank: Rank, nearest: Nearest) -> None:
    """Pegs that the count takes beyond the last home hole, or backward in home."""
    row, card = play.rules.cards[rank], Card(rank)
    for seat in play.movers:
        for place in play.pegs[seat]:
            hole = Hole(seat, place)
            for count in row.forward:
                if place != START and not paths(play, seat, place, count, Way.FORWARD):
                    rule = "beyond-home" if place >= HOME else "no-room-at-home"
                    nearest.add(Refusal(Stage.COUNT, rule, card=card, hole=hole, count=count))
            if row.backward and place >= HOME:
                nearest.add(Refusal(Stage.COUNT, "backward-in-home", hole=hole))


def _add_powerless(play: Play, rank: Rank, nearest: Nearest) -> None:
    """Powers for which there is no peg at all."""
    row, card = play.rules.cards[rank], Card(rank)
    if not play.choices and row.split_with is not SplitWith.ANY:
        nearest.add(Refusal(Stage.PEG, "nobody-is-helped"))
    if row.split:
        team = play.team if row.split_with is SplitWith.TEAM else play.movers
        seats = range(play.board.players) if row.split_with is SplitWith.ANY else team
        in_play = sum(place != START for seat in seats for place in play.pegs[seat])
        rule = "split-needs-two" if in_play < 2 else "split-no-share"
        nearest.add(Refusal(Stage.COUNT, rule, card=card, count=row.split))
    if row.jump_from:
        nearest.add(Refusal(Stage.PEG, "joker-nothing-to-land-on", card=card))
    if row.send_to_start:
        nearest.add(Refusal(Stage.PEG, "send-nobody", card=card))
    if row.swap is not Swap.NONE:
        nearest.add(Refusal(Stage.PEG, "swap-nobody", card=card))
    waits = any(START in play.pegs[seat] for seat in play.movers)
    if waits and not row.brings_out:
        nearest.add(Refusal(Stage.POWER, "brings-nothing-out", card=card))
    nearest.add(Refusal(Stage.POWER, "nothing-to-move", card=card))
