"""Writes a game as a record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date as Date  # noqa: N812 - `date` is the parameter
from itertools import chain
from typing import TYPE_CHECKING

from pegs.core.bidi import ISOLATES
from pegs.core.board import Board
from pegs.core.cards import Rank
from pegs.core.errors import UsageError
from pegs.core.operations import Dealt, Drawn, Operation
from pegs.core.ply import Correction, TakeBack
from pegs.core.printable import on_one_line
from pegs.i18n import translate
from pegs.notation import cards_text, pegs_text, position_text, rank_text, seat_text
from pegs.record.annotations import event_texts, marked_text, new_pile
from pegs.record.header import KNOWN_TAGS, NAME_TAGS, NO_NAME, SHUFFLE_TAGS, TAG_NAME, WORD_TAGS
from pegs.record.notes import NOTE, Note, note_text
from pegs.record.record_parts import CORRECTED, OPEN, SHUFFLED, TAKEN_BACK, VERSION
from pegs.record.rules_text import card_texts, changes, switch_texts
from pegs.rules.loader import load, named
from pegs.rules.ruleset import PLACES, RuleSet
from pegs.rules.toml.values import toml

if TYPE_CHECKING:
    from pegs.core.ply import Ply
    from pegs.engine.game import Game

TAG_WIDTH = 96
CARDS_A_LINE = 72


def write_record(
    game: Game,
    *,
    names: Sequence[str] = (),
    date: Date | str | None = None,
    tags: Mapping[str, str] | None = None,
    notes: Iterable[Note] = (),
) -> str:
    """The record of a game, finished or not, with its full rules and every card that chance dealt.

    ``names`` are the players' names by seat, ``tags`` extra lines of the header: ``Name``, ``Subtitle``,
    ``Seed``, ``Commitment``, and any name that the header doesn't use. ``notes`` are what players wrote on
    its turns. Raises UsageError for other tag names, or if the history is incomplete, as after
    `Game.play_trusted`.
    """
    if game.outcome.decisions != len(game.plies):
        raise UsageError(translate("record-without-history"))
    for name in tags or {}:
        if name in {*KNOWN_TAGS.difference(NAME_TAGS, SHUFFLE_TAGS), NOTE} or not TAG_NAME.fullmatch(name):
            raise UsageError(translate("record-tag-name", name=name))
    header = [
        ("Pegs", VERSION),
        *_rules_tags(game.ruleset),
        *_seat_tags(game, names),
        *([("Date", str(date))] if date else []),
        *(tags or {}).items(),
        *((NOTE, _readable(note_text(game.board, note))) for note in notes),
        ("Result", result_text(game.board, game.outcome.winner)),
        *_full_rules_tags(game.ruleset),
    ]
    start = game.at_start()
    if game.dealer is None:
        header.append(("Position", position_text(game.board, start.position)))
    body = _position_lines(start) if game.dealer is None else _deal_lines(game, start)
    plies = chain.from_iterable(
        [*_lines_between(game, number - 1), *ply_lines(game.board, ply, number)]
        for number, ply in enumerate(game.plies, 1)
    )
    last = _lines_between(game, len(game.plies))
    end = f"end {result_text(game.board, game.outcome.winner)}"
    return "\n".join([*map(_tag_line, header), "", *body, "", *plies, *last, end]) + "\n"


def ply_lines(board: Board, ply: Ply, number: int) -> list[str]:
    """The lines of one ply: the turn with its notes, and the new pile if there is one."""
    turn = marked_text(board, ply.turn, ply.operations)
    events = event_texts(board, ply.operations)
    line = " | ".join([f"{number}. {seat_text(board, ply.seat)} {turn}", *events])
    return [line, *_cards_lines("pile", new_pile(ply.operations) or ())]


def _lines_between(game: Game, plies: int) -> list[str]:
    """The lines of what happened after this many plies: take-backs with their new piles, and the rest."""
    lines = []
    for each in game.between_turns:
        if each.plies != plies:
            continue
        seat = seat_text(game.board, each.seat)
        if isinstance(each, TakeBack):
            lines += [f"{TAKEN_BACK} {each.number} {seat}", *_pile_lines(game, "pile", each.piles)]
        elif isinstance(each, Correction):
            lines.append(f"{CORRECTED} {seat} {pegs_text(game.board, each.pegs)}")
        else:
            lines.append(f"{SHUFFLED} {seat}")
    return lines


def result_text(board: Board, winner: int | None) -> str:
    """The letters of the winning seats, or ``*``."""
    return OPEN if winner is None else "".join(seat_text(board, seat) for seat in board.team(winner))


# --- the header


def _tag_line(tag: tuple[str, str]) -> str:
    name, value = tag
    # A name from the command line may contain invalid UTF-8.
    valid = value.encode("utf-8", "replace").decode()
    return f"[{name} {toml(_readable(valid) if name in KNOWN_TAGS else valid)}]"


def _readable(text: str) -> str:
    """Text without what reading refuses: control characters, and isolates around right-to-left names."""
    return on_one_line(ISOLATES.sub("", text))


def _rules_tags(ruleset: RuleSet) -> list[tuple[str, str]]:
    tags = [("Rules", ruleset.name or NO_NAME)]
    if ruleset.title not in ("", ruleset.name):
        tags.append(("Title", ruleset.title))
    is_named = ruleset.name in named()
    base = ruleset.name if is_named else ruleset.extends
    if not is_named:
        tags += [("Extends", base)] if base else []
        words = zip(WORD_TAGS, (getattr(ruleset.words, place) for place in PLACES), strict=True)
        tags += [(tag, word) for tag, word in words if word]
    changed = changes(ruleset.rules, load(base).rules) if base in named() else []
    return tags + [("Changes", line) for line in _filled(changed, " ")]


def _seat_tags(game: Game, names: Sequence[str]) -> list[tuple[str, str]]:
    tags = [("Players", str(game.players)), ("Teams", str(game.teams))]
    tags += [(letter, name) for letter, name in zip(game.board.letters, names, strict=False) if name]
    return tags if game.dealer is None else [*tags, ("Dealer", seat_text(game.board, game.dealer))]


def _full_rules_tags(ruleset: RuleSet) -> list[tuple[str, str]]:
    switches = [("Switches", line) for line in _filled(switch_texts(ruleset.rules), " ")]
    return switches + [("Cards", line) for line in _filled(card_texts(ruleset.rules), "; ")]


def _filled(texts: Iterable[str], between: str) -> list[str]:
    """Texts joined to lines of limited width; no text is split."""
    lines: list[str] = []
    for text in texts:
        if lines and len(lines[-1]) + len(between) + len(text) <= TAG_WIDTH:
            lines[-1] += between + text
        else:
            lines.append(text)
    return lines


# --- the opening


def _deal_lines(game: Game, start: Game) -> list[str]:
    hands = [_opening_line(game.board, each) for each in game.opening]
    return hands + _pile_lines(start, "pile", start.piles)


def _opening_line(board: Board, operation: Operation) -> str:
    match operation:
        case Dealt(seat, cards):
            return f"deal {seat_text(board, seat)} {cards_text(cards)}"
        case Drawn(seat, card):
            return f"draw {seat_text(board, seat)} {rank_text(card)}"
        case _:
            raise AssertionError(f"{operation} before the first turn")


def _position_lines(start: Game) -> list[str]:
    return _pile_lines(start, "pile", start.piles) + _pile_lines(start, "discards", start.discard_piles)


def _pile_lines(game: Game, word: str, piles: Sequence[Sequence[Rank]]) -> list[str]:
    """The lines of all piles; with a seat's letter if every seat has one of its own."""
    if len(piles) == 1:
        return _cards_lines(word, piles[0])
    words = [f"{word} {seat_text(game.board, seat)}" for seat in range(len(piles))]
    return [line for each, pile in zip(words, piles, strict=True) for line in _cards_lines(each, pile)]


def _cards_lines(word: str, cards: Sequence[Rank]) -> list[str]:
    text = cards_text(tuple(cards))
    return [f"{word} {text[i : i + CARDS_A_LINE]}" for i in range(0, len(text), CARDS_A_LINE)]
