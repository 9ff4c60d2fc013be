"""Writes choosing.json: legal turns of real games, and the questions that lead a player to one of them.

The browser narrows turns down by the same questions (web/src/turn/choosing.test.ts). Run
``python -m tests.story.make_choosing`` after changing what is asked, and read the difference.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from pegs.core.cards import Rank
from pegs.core.position import Phase
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.notation import rank_text
from pegs.rules.loader import named
from pegs.story.choosing import DISCARD, FREE, Chooser, Key, OpenQuestion, Question, Slot, ordered_turns
from pegs.table.options import options_of

FILE = Path(__file__).with_name("choosing.json")
PLIES = 150
EVERY = 7
"""Only every n-th decision is written, if it has few enough turns to read."""
MAX_TURNS = 40
STAGES = {Question.DECISION: "word", Question.CARD: "card", Question.DECLARED: "declared"}


def stage_of(slot: Slot) -> str:
    """A question's name in the browser."""
    return STAGES.get(slot.question) or f"{slot.question.name.lower()}:{slot.step}"


def key_text(slot: Slot, key: Key) -> str:
    """An answer's name in the browser; there, a split's landing is a part."""
    match slot.question:
        case Question.DECISION:
            assert isinstance(key, Kind)
            return key.name.lower()
        case Question.CARD | Question.DECLARED:
            if key == DISCARD:
                return "-"
            assert isinstance(key, int)
            return rank_text(Rank(key))
        case Question.PEG:
            if key == DISCARD:
                return "discard"
            assert isinstance(key, tuple)
            return f"free:{key[1]}" if key[0] == FREE else f"{key[0]}:{key[1]}"
        case Question.LANDING:
            assert isinstance(key, tuple)
            return {Kind.SEND: "send", Kind.SWAP: f"swap:{key[1]}"}.get(key[0], f"to:{key[1]}")


def content() -> list[dict[str, Any]]:
    """Decisions of games by all rule sets."""
    return [case for rules in named() for case in _cases(rules)]


def _cases(rules: str) -> Iterator[dict[str, Any]]:
    game, chance = Game.deal(rules, seed="choosing"), Random(rules)
    for ply in range(PLIES):
        if game.is_over:
            return
        turns = game.legal_turns()
        if ply % EVERY == 0 and len(turns) <= MAX_TURNS:
            yield _case(game, rules, chance.choice(turns))
        game.play(chance.choice(turns))


def _case(game: Game, rules: str, wanted: Turn) -> dict[str, Any]:
    options, landings = options_of(game)
    chooser = Chooser(ordered_turns(game.orders()), asks_card=game.phase not in (Phase.MOVE, Phase.PENALTY))
    number = game.legal_turns().index(wanted)
    return {
        "rules": rules,
        "asks_card": chooser.asks_card,
        "options": [[each.kind, each.card, each.declared, each.orders] for each in options],
        "landings": [[each.seat, each.origin, each.target] for each in landings],
        "asked": list(_asked(chooser, wanted)),
        "chosen": number,
    }


def _asked(chooser: Chooser, wanted: Turn) -> Iterator[dict[str, Any]]:
    """Each question on the way to a turn: its answers, and the one that leads there."""
    while isinstance(asked := chooser.ask(), OpenQuestion):
        slot = asked.slot
        key = next(each.key for each in asked.answers if any(turn == wanted for turn, _ in each.turns))
        yield {
            "stage": stage_of(slot),
            "answers": sorted(key_text(slot, each.key) for each in asked.answers),
            "picked": key_text(slot, key),
        }
        chooser.pick(slot, key)
    assert asked == wanted


def main() -> None:
    """Write the file."""
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in content())
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
