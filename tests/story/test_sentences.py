"""Sentences: those in the shared file, to everyone and to one player, without gaps."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace

import pytest

from pegs.core import operations as ops
from pegs.core.board import HOME, START
from pegs.core.cards import ACE, EIGHT, JOKER, KING, SEVEN, TEN, UNKNOWN
from pegs.core.turn import Kind
from pegs.i18n import in_language
from pegs.rules import load
from pegs.story.names import Names
from pegs.story.narrator import lines_of
from pegs.story.sentences import Speaker
from tests.story.make_sentences import FILE, content, verbs
from tests.story.test_catalog import verbs as known_verbs

BASIC = load("basic")
BOARD = BASIC.rules.board(4, 2)
PEOPLE = ("Ana", "Ben", "Cleo", "Theo")
OUT, FORWARD, BACKWARD, JUMP = ops.Travel
TOLD: list[tuple[int, list[ops.Operation], str, str]] = [
    # actor, what came of the decision, to everyone, to Ana
    (
        0,
        [ops.Played(0, KING, UNKNOWN, Kind.MOVE), ops.Moved(0, START, 8, OUT, (8,)), ops.Drawn(0, EIGHT)],
        "Ana plays the king: a peg comes out. Ana draws an 8.",
        "You play the king: a peg comes out. You draw an 8.",
    ),
    (
        1,
        [
            ops.Played(1, EIGHT, UNKNOWN, Kind.MOVE),
            ops.Moved(1, 8, 0, BACKWARD, (7, 6, 5, 4, 3, 2, 1, 0)),
            ops.SentToStart(0, 0),
        ],
        "Ben plays the 8: back 8 to Ana’s corner, bumps Ana.",
        "Ben plays the 8: back 8 to your corner, bumps you.",
    ),
    (
        0,
        [
            ops.Played(0, SEVEN, UNKNOWN, Kind.SPLIT),
            ops.Moved(0, 38, HOME + 1, FORWARD, (39, HOME, HOME + 1)),
            ops.Moved(0, 8, 12, FORWARD, (9, 10, 11, 12)),
            ops.SentToInSpot(2, 12, 39),
            ops.SentToStart(1, 39),
        ],
        "Ana plays the 7: 3 into hole 2 of Ana’s home, 4 to Ana’s 12, boosts Cleo to the in-spot, "
        "Ben’s peg goes back to its start.",
        "You play the 7: 3 into hole 2 of your home, 4 to your 12, boost your partner Cleo to the in-spot, "
        "Ben’s peg goes back to its start.",
    ),
    (  # from the in-spot of a partner whose peg stays there, by `in_spot_taken`
        0,
        [
            ops.Played(0, TEN, UNKNOWN, Kind.MOVE),
            ops.Moved(0, 29, 39, FORWARD, tuple(range(30, 40))),
            ops.SentToInSpot(0, 39, 3),
            ops.SentToStart(1, 3),
        ],
        "Ana plays the 10: to Cleo’s 3, their own peg goes up to the in-spot, bumps Ben.",
        "You play the 10: to Cleo’s 3, your own peg goes up to the in-spot, bump Ben.",
    ),
    (
        3,
        [
            ops.Played(3, JOKER, UNKNOWN, Kind.MOVE),
            ops.Moved(1, 20, 8, JUMP, (8,)),
            ops.SentToStart(0, 8),
        ],
        "Theo plays the joker: jumps Ben’s peg to Ana’s 8, bumps Ana.",
        "Theo plays the joker: jumps Ben’s peg to your 8, bumps you.",
    ),
    (1, [ops.Played(1, TEN, UNKNOWN, Kind.DISCARD)], "Ben discards the 10.", "Ben discards the 10."),
    (
        0,
        [ops.Played(0, TEN, UNKNOWN, Kind.FREE), ops.Moved(0, START, 8, OUT, (8,))],
        "Ana discards the 10: a peg comes out free.",
        "You discard the 10: a peg comes out free.",
    ),
    (
        2,
        [ops.Played(2, UNKNOWN, ACE, Kind.DECLARE)],
        "Cleo plays a card face down and calls it an ace.",
        "Cleo plays a card face down and calls it an ace.",
    ),
    (
        0,
        [ops.Doubted(0), ops.Revealed(2, TEN), ops.GainedExtra(0)],
        "Ana doubts it. Cleo turns over the 10. Ana earns an extra turn.",
        "You doubt it. Cleo turns over the 10. You earn an extra turn.",
    ),
    (
        0,
        [ops.Penalized(2, 8)],
        "Ana sends Cleo’s peg back to its start.",
        "You send Cleo’s peg back to its start.",
    ),
    (
        0,
        [ops.Played(0, ACE, UNKNOWN, Kind.SWAP), ops.Swapped(0, 8, 1, 20)],
        "Ana plays the ace: trades places with Ben on Ben’s 2.",
        "You play the ace: trade places with Ben on Ben’s 2.",
    ),
    (0, [ops.CountedStuck(0, 2)], "Ana is stuck (2 of 3).", "You are stuck (2 of 3)."),
    (
        0,
        [ops.Played(0, TEN, UNKNOWN, Kind.DISCARD), ops.DiscardedHand(0, (TEN, JOKER))],
        "Ana discards the 10. Ana also discards a 10 and a joker and draws a new hand.",
        "You discard the 10. You also discard a 10 and a joker and draw a new hand.",
    ),
    (
        0,
        [ops.Played(0, TEN, UNKNOWN, Kind.DISCARD), ops.DiscardedHand(0, (UNKNOWN, UNKNOWN))],
        "Ana discards the 10. Ana also discards the rest of the hand and draws a new one.",
        "You discard the 10. You also discard the rest of your hand and draw a new one.",
    ),
    (0, [ops.Won(0)], "Ana and Cleo win.", "You and Cleo win."),
    (3, [ops.Won(1)], "Ben and Theo win.", "Ben and Theo win."),
    (
        1,
        [ops.Reshuffled((UNKNOWN,) * 9)],
        "The discards are shuffled into a new draw pile.",
        "The discards are shuffled into a new draw pile.",
    ),
]


def told(actor: int, operations: list[ops.Operation], reader: int | None) -> str:
    rules = BASIC.rules
    names = Names(BOARD, BASIC.words_in("en"), PEOPLE, reader)
    lines = lines_of(replace(rules, stuck_limit=3), BOARD, actor, operations)
    return " ".join(Speaker(names).sentences(lines))


@pytest.mark.parametrize(("actor", "operations", "plain", "you"), TOLD)
def test_a_decision_in_both_registers(
    actor: int, operations: list[ops.Operation], plain: str, you: str
) -> None:
    assert told(actor, operations, None) == plain
    assert told(actor, operations, 0) == you


def test_a_count_that_starts_over() -> None:
    rules = replace(BASIC.rules, stuck_limit=3, stuck_starts_over=True)
    lines = lines_of(rules, BOARD, 0, [ops.CountedStuck(0, 0)])
    spoken = {reader: Speaker(Names(BOARD, BASIC.words_in("en"), PEOPLE, reader)) for reader in (None, 0)}
    assert [" ".join(each.sentences(lines)) for each in spoken.values()] == [
        "Ana is stuck, and no peg comes out: the count starts over.",
        "You are stuck, and no peg comes out: the count starts over.",
    ]


def test_the_shared_sentences_are_up_to_date() -> None:
    """The browser's renderer is tested with the same file."""
    assert FILE.read_text("utf-8") == content(), (
        "run `python tests/story/make_sentences.py` and read the changes"
    )


def test_the_shared_sentences_have_nearly_every_verb() -> None:
    rare = {"forgets", "sits-out", "is-dealt", "passes", "takes-extra", "skips-extra", "doubts"}
    rare |= {
        "out-free",
        "reshuffled",
        "new-hand",
        "new-hand-unseen",
    }  # test_a_decision_in_both_registers has these
    rare |= {"stuck-again"}  # see below
    # The second game with the same cards; see test_same_cards.py of the table.
    rare |= {"same-cards", "same-cards-won", "same-team-won"}
    rare |= {"deal-of-the-day"}  # see test_daily.py of the table
    rare |= {
        "suggests-rules",
        "withdraws-rules",
        "rules-change",
        "rules-voted-down",
    }  # see test_rules_vote.py
    assert known_verbs() - verbs(json.loads(FILE.read_text("utf-8"))) <= rare


def test_no_sentence_has_a_gap() -> None:
    """No empty name, no double space, no leftover variable."""
    for game in json.loads(FILE.read_text("utf-8")):
        for each in game["told"]:
            for sentence in [text for texts in each["sentences"].values() for text in texts]:
                assert not re.search(r"  |\{|\}|^\s|\s$|’s’s| ,| \.", sentence), sentence


def test_players_and_holes_can_have_letters() -> None:
    names = Names(BOARD, BASIC.words_in("en"), (), None, letters=True)
    played = ops.Played(0, ACE, UNKNOWN, Kind.MOVE)
    (line,) = lines_of(BASIC.rules, BOARD, 0, (played, ops.Moved(0, 8, 9, FORWARD, (9,))))
    assert Speaker(names).sentence(line) == "Player A plays the ace: to A9"


def test_every_language_has_its_own_sentences() -> None:
    sentences = Counter[str]()
    for language in ("en", "es"):
        with in_language(language):
            sentences[told(0, [ops.Doubted(0)], None)] += 1
    assert len(sentences) == 2
