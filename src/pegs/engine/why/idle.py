"""Why a card cannot move anything: of all it might do, the refusal that tells most."""

from __future__ import annotations

from pegs.board import HOME, START
from pegs.cards import Rank
from pegs.engine.why.candidates import candidates, play_action
from pegs.engine.why.paths import Way, paths
from pegs.engine.why.play import Play
from pegs.engine.why.refusal import Card, Hole, Nearest, Refusal, Stage
from pegs.rules.switches import SplitWith, Swap
from pegs.turn import Kind


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
    _add_too_far(play, rank, nearest)
    _add_powerless(play, rank, nearest)
    return nearest.refusal


def _add_too_far(play: Play, rank: Rank, nearest: Nearest) -> None:
    """Pegs that the count takes beyond the last home hole."""
    for seat in play.movers:
        for place in play.pegs[seat]:
            for count in play.rules.cards[rank].forward:
                if place == START or paths(play, seat, place, count, Way.FORWARD):
                    continue
                rule = "beyond-home" if place >= HOME else "no-room-at-home"
                refusal = Refusal(Stage.COUNT, rule, card=Card(rank), hole=Hole(seat, place), count=count)
                nearest.add(refusal)


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
    if not (row.out or row.jump_from or row.in_spot_from):
        nearest.add(Refusal(Stage.POWER, "brings-nothing-out", card=card))
    nearest.add(Refusal(Stage.POWER, "nothing-to-move", card=card))
