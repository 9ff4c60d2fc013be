"""Turns that are typed in the course of a game, where the card may have been chosen before."""

from __future__ import annotations

import re

from pegs.core.board import START
from pegs.core.cards import UNKNOWN, Rank
from pegs.core.errors import NotationError
from pegs.core.position import Phase
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import rank_text, read_place, read_turns
from pegs.story.written_turns import begins_with_peg, in_notation, read_card, turn_in_notation

_PLACE = re.compile(r"[A-J](?:s|h[1-9]|[0-9]{1,2})", re.ASCII)


def yes_words() -> tuple[str, ...]:
    """What a person can type for yes."""
    yes = translate("play-yes")
    return (yes, yes[0], "yes", "y", "si")


def no_words() -> tuple[str, ...]:
    """What a person can type for no."""
    no = translate("play-no")
    return (no, no[0])


def is_turn(text: str) -> bool:
    """Whether text looks like a turn: a card with an action, or holes with something between them."""
    head, _, rest = text.strip().partition(" ")
    if all(read_card(part) is not None for part in head.split("=")):
        return bool(rest) or "=" in head
    names_hole = begins_with_peg(head) and bool(rest)
    return names_hole or "-" in text or "~" in text or head.casefold() == "send"


def is_turn_without_card(text: str) -> bool:
    """Whether text looks like a turn that starts with a hole instead of a card."""
    return is_turn(text) and begins_with_peg(text)


def read_typed(game: Game, text: str, card: Rank | None = None) -> Turn:
    """Parse a turn, legal or not. ``card`` is the card if the text names none.

    Raises NotationError if the text isn't a turn.
    """
    position = game.position
    text = turn_in_notation(text, game.rules, game.board, position)
    if card is not None and begins_with_peg(text):
        text = f"{rank_text(card)} {text}"
    turns = read_turns(game.board, text, position.pegs, bluffing=game.rules.bluffing)
    if game.rules.bluffing:
        turns = [_in_bluffing(position.phase, position.declared, turn) for turn in turns]
    return next((turn for turn in turns if game.is_legal(turn)), turns[0])


def _in_bluffing(phase: Phase, declared: Rank, turn: Turn) -> Turn:
    """Read a card with its move as a declaration, or after the declaration as the declared rank's move."""
    if not turn.steps or turn.kind is Kind.PENALTY:
        return turn
    if phase is Phase.PLAY:
        return Turn(Kind.DECLARE, turn.card, turn.declared if turn.declared != UNKNOWN else turn.card)
    return turn._replace(declared=declared) if phase is Phase.MOVE else turn


def attempt(game: Game, card: Rank, peg: tuple[int, int], place_text: str) -> Turn | None:
    """The move of a peg to a typed hole, legal or not; None if the text isn't a hole."""
    place = in_notation(place_text, game.board, peg[0])
    if not _PLACE.fullmatch(place):
        return None
    try:
        owner, target = read_place(game.board, place)
    except NotationError:
        return None
    if target == START or owner not in (None, peg[0]):
        return None
    declared = game.position.declared if game.rules.bluffing else UNKNOWN
    return Turn(Kind.MOVE, card, declared, (Step(peg[0], peg[1], target),))
