"""A turn that could be played, in a few words: "C4 to C8 and C10 to C13"."""

from __future__ import annotations

from pegs.core.board import HOME, START, Board, Seat
from pegs.core.turn import Kind, Step, Turn
from pegs.i18n import say
from pegs.rules.switches import BumpPartner, Rules
from pegs.terminal.names import Voice, a_card, listed

WORDS = {
    Kind.ACCEPT: "accept",
    Kind.DOUBT: "doubt",
    Kind.EXTRA: "extra",
    Kind.DECLINE: "decline",
    Kind.DRAW: "draw",
    Kind.FORGET: "forget",
    Kind.PASS: "pass",
}
"""The decisions without a card, as their messages are called."""


def count_of(board: Board, step: Step, most: int) -> int:
    """How far a step goes: forward, or (below 0) backward where it would be more than ``most`` forward."""
    if step.origin == START:
        return 0
    if step.target < HOME:
        ahead = board.distance(step.origin, step.target)
        return ahead if ahead <= most else ahead - board.ring
    into = step.target - HOME + 1
    if step.origin >= HOME:
        return into - (step.origin - HOME + 1)
    return board.distance(step.origin, board.in_spots[step.seat]) + into


def single_count(board: Board, rules: Rules, turn: Turn) -> int:
    """How far the peg of an ordinary move goes; 0 where it does not go by a count (out, a joker)."""
    row = rules.cards[turn.power]
    if turn.kind is not Kind.MOVE or turn.steps[0].origin == START:
        return 0
    count = count_of(board, turn.steps[0], max(row.forward, default=0))
    return count if count in row.forward or -count in row.backward else 0


def deed(voice: Voice, turn: Turn, actor: Seat) -> str:
    """What a turn does, without its card."""
    words = voice.words
    match turn.kind:
        case Kind.DISCARD:
            return say("play-deed-discard")
        case Kind.FREE:
            return say("play-deed-free", target=voice.place(turn.steps[0].seat, turn.steps[0].target))
        case Kind.DECLARE:
            return say("play-deed-declare", card=a_card(turn.declared))
        case Kind.SWAP:
            (one, other) = turn.steps
            first = voice.peg(one.seat, one.origin, own=actor)
            return say("play-deed-swap", one=first, other=voice.peg(other.seat, other.origin))
        case Kind.SEND:
            return say(
                "play-deed-send", peg=voice.peg(turn.steps[0].seat, turn.steps[0].origin), start=words.start
            )
        case Kind.MOVE | Kind.SPLIT:
            return listed([way_text(voice, step, actor) for step in turn.steps])
        case Kind.PENALTY:
            return say(
                "play-deed-send", peg=voice.peg(turn.steps[0].seat, turn.steps[0].origin), start=words.start
            )
        case _:
            return say(f"play-word-{WORDS[turn.kind]}")


def way_text(voice: Voice, step: Step, actor: Seat) -> str:
    """One peg's way."""
    target = voice.place(step.seat, step.target)
    if step.origin == START:
        return out_text(voice, step, actor)
    return say("play-deed-step", origin=voice.peg(step.seat, step.origin, own=actor), target=target)


def out_text(voice: Voice, step: Step, actor: Seat) -> str:
    """A peg leaves start."""
    own = "yes" if step.seat == actor else "no"
    you, who = voice.is_you(step.seat), voice.name(step.seat)
    return say("play-out", own=own, you=you, who=who, target=voice.place(step.seat, step.target))


def goes_to_in_spot(voice: Voice, bumped: Seat, actor: Seat) -> bool:
    """Whether a bumped peg goes to its in-spot (else to its start)."""
    board = voice.board
    friendly = board.team_of(bumped) == board.team_of(actor)
    return friendly and voice.ruleset.rules.bump_partner is BumpPartner.IN_SPOT
