"""Writes sentences.json: lines of real games with the sentences that Python renders.

The browser's renderer is tested with the same sentences (web/src/story/sentences.test.ts). Run
``python tests/story/make_sentences.py`` after changing a sentence, and review the diff.
"""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from pegs.coach.facts import KEPT
from pegs.core.board import HOME, START, Seat
from pegs.engine.game import Game
from pegs.i18n import in_language, languages
from pegs.story.names import Names
from pegs.story.narrator import lines_of, parts_of
from pegs.story.parts import Line, Part
from pegs.story.sentences import Speaker
from pegs.view import redact

FILE = Path(__file__).with_name("sentences.json")
PLAYERS = ("Ana", "Ben", "Cleo", "Theo", "Grandma Ruth", "Joe")
COLORS = "BYRWGP"
GAMES = (
    ("basic", 4, 2, 260),
    ("arizona", 4, 2, 120),
    ("bluffing", 4, 2, 90),
    ("north-carolina", 6, 2, 90),
    ("pegoo", 4, 2, 160),
    ("liftbridge", 2, 2, 120),
)
EVERY = 5
"""Only every n-th decision is written: all verbs occur, and the file stays small."""
TABLE = (
    Line(parts=(Part("begins", peg=1, count=2),)),
    Line(2, parts=(Part("takes-back"),)),
    Line(2, parts=(Part("takes-back-and-shuffles"),)),
    Line(1, parts=(Part("asks-for-take-back"),)),
    Line(0, parts=(Part("ends-take-back"),)),
    Line(parts=(Part("take-back-lapses"),)),
    Line(parts=(Part("wins", team=1),)),
    Line(1, parts=(Part("sits-down"),)),
    Line(parts=(Part("leaves", text="Zoe"),)),
    Line(3, parts=(Part("away"),)),
    Line(3, parts=(Part("comes-back"),)),
    Line(parts=(Part("stand-in", peg=3),)),
    Line(0, parts=(Part("pauses"),)),
    Line(0, parts=(Part("resumes"),)),
    Line(parts=(Part("says", peg=2, text="Well, well"),)),
    Line(parts=(Part("says", peg=0, phrase="good_luck"),)),
    Line(parts=(Part("time-up"),)),
    Line(1, parts=(Part("is-dealt", cards="K78*A"),)),
    Line(2, parts=(Part("is-dealt", cards="??"),)),
    Line(1, parts=(Part("swaps-two", peg=0, peg2=3),)),
    Line(
        2,
        Part("corrects"),
        (
            Part("corrects-peg", peg=3, origin=40, target=41),
            Part("corrects-peg", origin=START, target=HOME + 1),
        ),
    ),
    Line(3, parts=(Part("shuffles-discards"),)),
    Line(1, parts=(Part("bumps"), Part("boosts"), Part("goes-back"), Part("goes-up", peg=0))),
)

_BUMPED = Part("why-bumps", peg=1, count=5, limit=62)
_NEAR = Part("why-not-front", peg=0, peg2=1, count=3)
_WHYS = (
    *(replace(_BUMPED, count=count, limit=limit) for count, limit in ((5, 62), (1, 1), (0, 0))),
    Part("why-sets-back", peg=1, count=20),
    *(Part(f"why-{verb}", peg=0) for verb in ("finishes", "out", "spares", "boosts", "stops-before")),
    *(Part(f"why-{verb}", peg=0, target=HOME + 2) for verb in ("home", "stays-home", "deep")),
    *(Part("why-backs-up", peg=0, count=count) for count in (0, 1, 3)),
    Part("why-loses-no-way", peg=0, count=30),
    Part("why-gains", peg=0, count=8),
    *(
        replace(_NEAR, verb=f"why-{verb}-{how}")
        for verb in ("not", "away")
        for how in ("front", "back", "out")
    ),
    *(replace(_NEAR, verb=f"why-{verb}") for verb in ("behind", "stays-behind", "assist")),
    replace(_NEAR, count=1),
    Part("why-ready", peg=0, card="4", target=HOME + 1),
    *(Part("why-back-up", peg=0, card="8", count=count) for count in (0, 3)),
    *(Part(f"why-keeps-{use}", card=card) for use, card in zip(KEPT, "*K872", strict=True)),
    Part("why-tens", peg=0, target=HOME, count=20),
)
REASONS = (*(Line(parts=(part,)) for part in _WHYS), Line(1, parts=(Part("cannot-move"),)))
"""What a better turn does, each as a sentence about it."""

HANDS = (
    Part("hand-moves", origin=START, target=26),
    Part("hand-moves", peg=0, origin=0, target=36),
    Part("hand-moves", origin=18, target=HOME),
    Part("hand-swaps", peg2=3, origin=20, target=70),
    Part("hand-goes-back", peg=2, origin=26, target=START),
    Part("hand-goes-back", origin=26, target=START),
    Part("hand-goes-up", peg=3, origin=26, target=57),
    Part("hand-puts-back", peg=0, origin=60, target=START),
    Part("hand-sets-up"),
    Part("hand-sets-up-like"),
    Part("hand-deals", peg=2, count=5),
    Part("hand-deals", peg=1, count=1),
)
"""What hands do on a wooden board, after a turn of seat 1."""


def content() -> str:
    """The whole file."""
    games = [_game(*game) for game in GAMES]
    return json.dumps(games, ensure_ascii=False, indent=1) + "\n"


def _game(rules: str, players: int, teams: int, plies: int) -> dict[str, Any]:
    game, chance = Game.deal(rules, players, teams, seed=7), Random(7)
    samples: list[tuple[Seat | None, tuple[Line, ...]]] = [(1, TABLE), (None, TABLE)] if players == 4 else []
    samples += [(reader, REASONS) for reader in (None, 0, 1)] if rules == "basic" else []
    offers: list[tuple[Seat, tuple[Part, ...]]] = [(1, HANDS)] if players == 4 else []
    for number in range(plies):
        if game.is_over:
            break
        seat = game.turn
        turn = chance.choice(game.legal_turns())
        if number % EVERY == 0:
            offers += _offers(game, chance)
        operations = game.play(turn)
        if number % EVERY == 0:
            reader = chance.choice((None, *range(players)))
            shown = redact(game.rules, -1 if reader is None else reader, operations)
            samples.append((reader, lines_of(game.rules, game.board, seat, shown, turn.kind)))
    board = game.board
    return {
        "rules": rules,
        "board": {
            "players": players,
            "teams": teams,
            "sides": board.sides,
            "side_length": board.side_length,
            "letters": board.letters,
            "sides_of_seats": board.sides_of_seats,
        },
        "players": PLAYERS[:players],
        "colors": COLORS[:players],
        "words": {language: _words(game, language) for language in languages()},
        "told": [_told(game, reader, lines) for reader, lines in samples],
        "offered": [_offered(game, seat, parts) for seat, parts in offers],
    }


def _words(game: Game, language: str) -> dict[str, str]:
    words = game.ruleset.words_in(language)
    return {"start": words.start, "home": words.home, "in_spot": words.in_spot, "out_spot": words.out_spot}


def _offers(game: Game, chance: Random) -> list[tuple[Seat, tuple[Part, ...]]]:
    landings = [landing for landing in game.orders().steps if landing.operations]
    some = chance.sample(landings, min(2, len(landings)))
    return [(game.turn, parts_of(game.rules, game.board, game.turn, each.operations)) for each in some]


def _speaker(game: Game, language: str, reader: Seat | None) -> Speaker:
    return Speaker(Names(game.board, game.ruleset.words_in(language), PLAYERS, reader, colors=COLORS))


def _told(game: Game, reader: Seat | None, lines: tuple[Line, ...]) -> dict[str, Any]:
    sentences = {}
    for language in languages():
        with in_language(language):
            speaker = _speaker(game, language, reader)
            sentences[language] = [speaker.sentence(line) for line in lines]
    return {"reader": reader, "lines": msgspec.to_builtins(lines), "sentences": sentences}


def _offered(game: Game, seat: Seat, parts: tuple[Part, ...]) -> dict[str, Any]:
    clauses = {}
    for language in languages():
        with in_language(language):
            clauses[language] = _speaker(game, language, seat).clauses(parts, seat)
    return {"seat": seat, "parts": msgspec.to_builtins(parts), "clauses": clauses}


def verbs(games: list[dict[str, Any]]) -> set[str]:
    """The verbs that occur in a file's content."""
    lines = [line for game in games for each in game["told"] for line in each["lines"]]
    heads = [line["head"] for line in lines if "head" in line]
    offered = [part for game in games for each in game["offered"] for part in each["parts"]]
    return {part["verb"] for part in chain(heads, offered, *(line.get("parts", ()) for line in lines))}


if __name__ == "__main__":
    FILE.write_text(content(), "utf-8")
