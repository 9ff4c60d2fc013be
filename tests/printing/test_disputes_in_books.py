"""Disputes at the table, each settled by a sentence of the printed book of the house's own rules.

The questions are those of docs/rules.md and of the case files; the answers are the PDF's text, nothing else.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.printing.cards import printed_book, text_of
from tests.soak import sweep

CONTRARY = str(Path(__file__).parents[1] / "data" / "house" / "contrary-bluffing.toml")
"""Has the most to be asked about."""

EVERYWHERE = {
    "May my peg jump over another of mine?": "can’t pass or land on a peg of its own color",
    "Five to go, and I hold a six. May I turn in with it?": "no peg goes past the last hole",
    "I’m two holes deep at home. May I move on?": "may still move deeper",
    "May I back into my home?": "can’t back into its home or move back inside it",
    "The first part of my split bumped a peg out of the way. May the second go there?": (
        "the second one begins with the board as the first one left it"
    ),
    "I can’t use up the rest of my seven.": "you can’t split the card at all",
    "The peg I boosted would pass three others.": "is lifted over all others",
    "Another of my partner’s pegs is on the in-spot already.": (
        "You can’t land there if that peg, or another of its color, is already on its in-spot"
    ),
    "An opponent’s peg is on my partner’s in-spot.": "it gets bumped or boosted in turn",
    "May a joker take an empty hole?": "It can’t jump to an empty hole",
    "Only my joker can move. Do I have to play it?": "If only jokers can move, you may discard any card",
    "There are no cards left to draw.": "shuffle all the discards, including the card just played",
    "Six of us play. How many teams are we?": "6 players form 2 or 3 teams",
}
TEAM = {
    "My partner has a peg in start. May I jump from the track?": (
        "As long as any peg of your team waits in its start, that’s where the jump has to begin"
    ),
    "May I move my partner’s peg before mine are home?": "You may always move any of your team’s pegs",
    "Our last peg is home, with three left of the split.": "the rest of the count has to be used",
}
DISPUTES = {
    "arizona": EVERYWHERE
    | TEAM
    | {"My peg is on its in-spot. May it go around again?": "or stay on the track for another lap"},
    "kilpatrick": EVERYWHERE
    | TEAM
    | {
        "My peg is on its in-spot. May it go around again?": "can’t move forward past its own in-spot",
        "May I stop on the in-spot?": "Stopping right on the in-spot is fine",
        "May I back past it?": "It may still back past its in-spot or be carried past it",
    },
    CONTRARY: {
        "Four of us play. Do we need partners?": "4 players form 2 teams, or play alone",
        "May my peg pass another of mine?": "Inside its farmhouse, a peg may pass others of its color",
        "And on the track?": "On the track, a peg may pass others of its own color",
        "Only my joker can move. May I discard?": "if one of yours can move, you can’t discard",
        "My peg waits in the barn. May I jump with another?": "As long as one of your pegs waits in its barn",
        "May I move an opponent’s peg into its farmhouse?": "only along the track",
        "My partner’s gate is taken by my partner’s own peg.": "is bumped to its barn instead",
        "My partner’s gate is taken by an opponent.": "of another color is on that gate, you can’t make",
        "The six brought my last peg in, with two to go.": "the rest may move a peg of the partner",
        "May another peg of mine take those two?": "Another peg of your own may take it instead",
        "I’m helping and split a nine.": "first moves a peg of the partner being helped",
        "You doubted me, and it was true. Which peg do I send?": "even one in its farmhouse",
        "There’s no peg to send.": "the winner gets an extra turn instead",
        "Two of us doubt.": "The first doubt ends it",
    },
}


@pytest.mark.parametrize("rules", sweep(DISPUTES, [CONTRARY]), ids=lambda rules: Path(rules).stem)
def test_a_printed_book_settles_at_least_twelve_disputes(rules: str) -> None:
    disputes, text = DISPUTES[rules], text_of(printed_book(rules, "en"))
    assert len(disputes) >= 12
    assert {question: answer for question, answer in disputes.items() if answer not in text} == {}
