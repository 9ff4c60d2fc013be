"""Parses typed turns: the notation, or how people write it ("7 c4 to c8 and c10 to c13")."""

from __future__ import annotations

import re

from pegs.core.board import START
from pegs.core.cards import RANK_TEXT, TEN, UNKNOWN, Rank
from pegs.core.errors import NotationError
from pegs.core.position import Phase
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import rank_text, read_place, read_turns

_PLACE = re.compile(r"\b([a-j])(s|h[1-9]|[0-9]{1,2})\b", re.IGNORECASE | re.ASCII)
_TO = re.compile(r"\s*-\s*|\s+(?:to|a)\s+", re.IGNORECASE)
_AND = re.compile(r"\s*,\s*|\s+(?:and|y)\s+", re.IGNORECASE)
_SWAP = re.compile(r"\s*~\s*|\s+(?:swap|swaps|with|con)\s+", re.IGNORECASE)
_CARDS = {
    **{letter.lower(): letter for letter in RANK_TEXT},
    "10": RANK_TEXT[TEN],
    "ace": "A",
    "jack": "J",
    "queen": "Q",
    "king": "K",
    "joker": "*",
    "as": "A",
    "jota": "J",
    "reina": "Q",
    "rey": "K",
    "comodín": "*",
    "comodin": "*",
}


def yes_words() -> tuple[str, ...]:
    """What a person can type for yes."""
    yes = translate("play-yes")
    return (yes, yes[0], "yes", "y", "si")


def no_words() -> tuple[str, ...]:
    """What a person can type for no."""
    no = translate("play-no")
    return (no, no[0])


def read_card(text: str) -> Rank | None:
    """The card that a word means, or None."""
    letter = _CARDS.get(text.strip().casefold())
    return None if letter is None else Rank(RANK_TEXT.index(letter))


def normalized(text: str) -> str:
    """Normalize text to the notation: capitals, hyphens, and commas."""
    head, space, rest = " ".join(text.split()).partition(" ")
    if "-" in head or "~" in head or _PLACE.fullmatch(head):
        head, rest = "", f"{head}{space}{rest}"
    cards = [_CARDS.get(part.casefold(), part) for part in head.split("=")]
    action = _PLACE.sub(lambda found: found[1].upper() + found[2].lower(), rest)
    action = _SWAP.sub("~", _AND.sub(",", _TO.sub("-", action)))
    if action.casefold() in ("discard", "free") or action.casefold().startswith("free "):
        action = action[:4].lower() + action[4:] if action[0] in "fF" else action.lower()
    return f"{'='.join(cards)} {action}".strip()


def is_turn(text: str) -> bool:
    """Whether text looks like a turn: a card with an action, or holes with something between them."""
    head, _, rest = text.strip().partition(" ")
    if all(read_card(part) is not None for part in head.split("=")):
        return bool(rest) or "=" in head
    names_hole = bool(_PLACE.fullmatch(head) and rest)
    return names_hole or "-" in text or "~" in text or head.casefold() == "send"


def is_turn_without_card(text: str) -> bool:
    """Whether text looks like a turn that starts with a hole instead of a card."""
    return is_turn(text) and bool(_PLACE.match(normalized(text)))


def read_typed(game: Game, text: str, card: Rank | None = None) -> Turn:
    """Parse a turn, legal or not. ``card`` is the card if the text names none.

    Raises NotationError if the text isn't a turn.
    """
    position = game.position
    text = normalized(text)
    if card is not None and _PLACE.match(text):
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
    found = _PLACE.fullmatch(place_text.strip())
    if found is None:
        return None
    try:
        owner, target = read_place(game.board, found[1].upper() + found[2].lower())
    except NotationError:
        return None
    if target == START or owner not in (None, peg[0]):
        return None
    declared = game.position.declared if game.rules.bluffing else UNKNOWN
    return Turn(Kind.MOVE, card, declared, (Step(peg[0], peg[1], target),))
