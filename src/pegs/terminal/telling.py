"""What happened, in words: one sentence for a turn and one for everything that came of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN
from pegs.core.operations import (
    Accepted,
    CountedStuck,
    Dealt,
    DeclinedExtra,
    Doubted,
    Drawn,
    Forgot,
    GainedExtra,
    Moved,
    Operation,
    Penalized,
    Played,
    Reshuffled,
    Revealed,
    SatOut,
    SentToInSpot,
    SentToStart,
    Swapped,
    TookExtra,
    Won,
)
from pegs.core.turn import Kind, Step
from pegs.i18n import say
from pegs.terminal.describe_turn import way_text
from pegs.terminal.names import YES, Voice, a_card, listed
from pegs.view import seen

_ACTIONS = (Played, Moved, SentToStart, SentToInSpot, Swapped)
_SIMPLE: dict[type, str] = {
    Accepted: "play-told-accepted",
    Doubted: "play-told-doubted",
    GainedExtra: "play-told-gained-extra",
    TookExtra: "play-told-took-extra",
    DeclinedExtra: "play-told-declined-extra",
    Forgot: "play-told-forgot",
    SatOut: "play-told-sat-out",
}


def tell(voice: Voice, actor: Seat, operations: Sequence[Operation]) -> list[str]:
    """The sentences about what came of one decision. What the listener may not see is left out."""
    eyes = -1 if voice.listener is None else voice.listener
    operations = seen(voice.ruleset.rules, eyes, operations)
    action = [op for op in operations if isinstance(op, _ACTIONS)]
    first = [_action(voice, actor, action)] if action else []
    others = (_sentence(voice, op) for op in operations if not isinstance(op, _ACTIONS))
    return [*first, *(sentence for sentence in others if sentence)]


def until_cards_are_seen(operations: Sequence[Operation]) -> int:
    """How many of the operations come before a new card or the next player: these can be taken back."""
    shows = (Drawn, Reshuffled, SatOut)
    return next((i for i, op in enumerate(operations) if isinstance(op, shows)), len(operations))


def _action(voice: Voice, actor: Seat, operations: Iterable[Operation]) -> str:
    head = say("play-told-moves", you=voice.is_you(actor), who=voice.name(actor))
    moves: list[str] = []
    results: list[str] = []
    for op in operations:
        match op:
            case Played():
                head = _played(voice, op)
            case Moved() | Swapped():
                moves.append(_moved(voice, actor, op))
            case SentToStart() | SentToInSpot():
                results.append(sent(voice, op))
    clauses = [*([listed(moves)] if moves else []), *results]
    if not clauses:
        return say("play-told-plain", head=head)
    return say("play-told-action", head=head, clauses="; ".join(clauses))


def _played(voice: Voice, op: Played) -> str:
    you, who = voice.is_you(op.seat), voice.name(op.seat)
    if op.kind is Kind.DECLARE:
        said = a_card(op.declared)
        card = a_card(op.card) if op.card != UNKNOWN else ""
        return say("play-told-declared", you=you, who=who, card=card, said=said)
    if op.kind is Kind.DISCARD:
        hidden = op.card == UNKNOWN
        card = "" if hidden else a_card(op.card)
        return say("play-told-discarded", you=you, who=who, card=card, hidden="yes" if hidden else "no")
    key = "play-told-free" if op.kind is Kind.FREE else "play-told-played"
    return say(key, you=you, who=who, card=a_card(op.card))


def _moved(voice: Voice, actor: Seat, op: Moved | Swapped) -> str:
    if isinstance(op, Swapped):
        one, other = voice.peg(op.seat, op.origin), voice.peg(op.seat2, op.origin2)
        return say("play-told-swapped", one=one, other=other)
    return way_text(voice, Step(op.seat, op.origin, op.target), actor)


def sent(voice: Voice, op: SentToStart | SentToInSpot) -> str:
    """What became of a peg that was landed on."""
    peg = voice.peg(op.seat, op.origin)
    if isinstance(op, SentToStart):
        return say("play-told-to-start", peg=peg, start=voice.words.start)
    spot = voice.place(op.seat, op.target)
    return say("play-told-to-in-spot", peg=peg, spot_word=voice.words.in_spot, spot=spot)


def _sentence(voice: Voice, op: Operation) -> str:
    """One sentence, empty where there is nothing to tell to the listener."""
    match op:
        case Won(team):
            won_by_you = voice.listener is not None and voice.board.team_of(voice.listener) == team
            return say("play-told-won", you="yes" if won_by_you else "no", who=voice.team(team))
        case Reshuffled():
            return say("play-told-reshuffled")
        case Dealt():
            return ""
    you, who = voice.is_you(op.seat), voice.name(op.seat)
    match op:
        case Drawn(card=card):
            return _drawn(voice, you, who, card)
        case Revealed(card=card):
            return say("play-told-revealed", you=you, who=who, card=a_card(card))
        case Penalized(seat, origin):
            return say("play-told-penalized", peg=voice.peg(seat, origin), start=voice.words.start)
        case CountedStuck(count=count):
            limit = voice.ruleset.rules.stuck_limit
            return say("play-told-stuck", you=you, who=who, count=count, limit=limit)
        case _:
            return say(_SIMPLE[type(op)], you=you, who=who)


def _drawn(voice: Voice, you: str, who: str, card: int) -> str:
    if you == YES and card != UNKNOWN:
        return say("play-told-drew", card=a_card(card))
    return say("play-told-drew-hidden", who=who) if voice.ruleset.rules.draw_by_hand else ""
