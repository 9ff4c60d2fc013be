"""Rulings: what a legal turn rests on, in the words and with the source of each rule set."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from pegs.core.cards import JOKER, TWO, Rank
from pegs.engine.why import ground_of
from pegs.engine.why.citations import BASES, Citation, cite
from pegs.engine.why.grounds import MOST_TELLING
from pegs.engine.why.own_sentences import SENTENCES
from pegs.rules import load
from pegs.rules.loader import from_text
from pegs.table.answers.disputes import Dispute, Verdict

DATA = Path(__file__).parent.parent / "data"


class Ruling(NamedTuple):
    """A question about a legal turn, and the rule and the source that allow it."""

    ground: str
    rules: str
    position: str
    turn: str
    paragraph: str
    source: str


def rulings() -> list[Ruling]:
    lines = (DATA / "rulings.txt").read_text("utf-8").splitlines()
    return [Ruling(*line.split(" | ")) for line in lines if not line.startswith("#")]


RULINGS = rulings()
DRAWING = "4s,A9/5s/5s/5s A ?4/?5/?5/?5 phase=draw draws=1"
BOOSTING = "4s,A8/5s/3s,A14,C3/5s A 6/?5/?5/?5"
HOUSE = {
    "may-draw": ("draw_by_hand = true", DRAWING, "draw", "draw-by-hand"),
    "may-forget": ("draw_by_hand = true", DRAWING, "forget", "forgotten-draw"),
    "may-bump-partner": ('bump_partner = "start"', BOOSTING, "6 A8-A14", "boost"),
    "may-land-on-in-spot": ('in_spot_taken = "start"', BOOSTING, "6 A8-A14", "in-spot-taken"),
    "may-bump-coming-free": (
        'stuck_limit = 3\nfree_out_bumps = true\nmove = "own"',
        "5s/5s/3s,A8,C3/5s A 4/?5/?5/?5 stuck=2,0,0,0",
        "4 free As-A8",
        "free-bumps",
    ),
    "may-move-up": (
        'in_spot_taken = "move-up"',
        "4s,B17/5s/4s,C3/5s A 4/?5/?5/?5",
        "4 B17-C3",
        "in-spot-taken",
    ),
    "may-pass-in-home": ("pass_in_home = true", "3s,h1,h2/5s/5s/5s A 3/?5/?5/?5", "3 Ah1-Ah4", "home-pass"),
    "may-pass-own": ("pass_own = true", "3s,A8,A10/5s/5s/5s A 4/?5/?5/?5", "4 A8-A12", "own-pass"),
    "may-land-on-own": ('land_on_own = "start"', "3s,A8,A12/5s/5s/5s A 4/?5/?5/?5", "4 A8-A12", "own-land"),
    "may-go-past": ("must_turn_in = true", "3s,A2,h2/5s/5s/5s A 4/?5/?5/?5", "4 A2-A6", "home-lap"),
    "may-go-to-corner": (
        "[cards.A]\ncorner_to_corner = true",
        "4s,B0/5s/5s/5s A A/?5/?5/?5",
        "A B0-C0",
        "card-A",
    ),
    "may-go-alone": (
        "[cards.9]\nforward = []\nsplit_alone = true",
        "4s,A10/5s/5s/5s A 9/?5/?5/?5",
        "9 A10-B1",
        "split-alone",
    ),
    "may-share-help": (
        'move = "own"\nhelp = "choice"\nhelper_shares_split = true',
        "h1,h2,h3,h4,h5/5s/4s,C8/5s/4s,E8/5s A 7/?5/?5/?5/?5/?5",
        "7 C8-C10,E8-E13",
        "helper-split",
    ),
}
"""What no named rule set has: a switch, a question, and the paragraph."""


def judged(rules: str, position: str, turn: str) -> Verdict:
    return Dispute.of(load(rules), 4, 2, position, letters=True).judge(turn)


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: f"{ruling.ground} {ruling.rules}")
def test_a_yes_cites_the_sentence_that_allows_it(ruling: Ruling) -> None:
    verdict = judged(ruling.rules, ruling.position, ruling.turn)
    assert verdict.explanation is None
    assert (verdict.rule.id, verdict.rule.source) == (ruling.paragraph, ruling.source)
    game = verdict.game
    assert ground_of(game.rules, game.board, game.position, verdict.turn) == ruling.ground


@pytest.mark.parametrize("ground", HOUSE)
def test_a_house_rule_allows_it(ground: str) -> None:
    switch, position, turn, paragraph = HOUSE[ground]
    ruleset = from_text(f'extends = "arizona"\n{switch}\n', "house")
    players = position.partition(" ")[0].count("/") + 1
    verdict = Dispute.of(ruleset, players, 2, position).judge(turn)
    assert verdict.explanation is None
    assert verdict.rule.id == paragraph
    game = verdict.game
    assert ground_of(game.rules, game.board, game.position, verdict.turn) == ground


def test_every_permission_has_an_example() -> None:
    shown = {ruling.ground for ruling in RULINGS} | set(HOUSE)
    assert shown == {rule for rule in BASES if rule.startswith("may-")}
    assert set(MOST_TELLING) <= shown


REFUSED = [
    # The reason that a person would give, and where it's written down.
    ("guide", "3s,A8,A14/5s/4s,B5/5s A 7/?5/?5/?5", "7 B5-B8,A8-A12",
     "You have to begin with one of your own pegs. A teammate’s can only take a later part of the split.",
     "Detailed Game Guide, rule 7"),
    ("basic", "4s,A8/5s/5s/5s A 8/?5/?5/?5", "8 A8-A16", "An 8 moves a peg back, not forward.",
     "Pagat, effects of individual cards"),
    ("basic", "4s,A8/5s/5s/5s A 5/?5/?5/?5", "5 A8-A3", "A 5 moves a peg forward, not back.",
     "Pagat, effects of individual cards"),
    ("kilpatrick", "4s,A1/5s/5s/5s A 9/?3/?3/?3", "9 A1-A10",
     "Moving 9 from A1 would take the peg past its in-spot and past the end of its home.",
     "Pagat, Kilpatrick Rules"),
    ("kilpatrick", "5s/5s/5s/5s A 9/?3/?3/?3", "9 As-A8", "A 9 doesn’t bring a peg out.",
     "Pagat, effects of individual cards"),
    ("north-carolina", "3s,A8,A12/5s/5s/5s A A/?5/?5/?5", "A A12-A14",
     "An ace moves 1 or 11 forward, or 1 back, and that doesn’t get a peg from A12 to A14.",
     "Pagat, North Carolina Rules, 4"),
    ("liftbridge", "3s,A8,A14/5s/4s,B5/5s A 7/?5/?5/?5", "7 A8-A12,B5-B8",
     "Second peg: You can’t use Player C’s peg in this split.", "Liftbridge, Other Rules"),
    ("north-carolina", "3s,A8,A12/4s,B9/5s/5s A T/?5/?5/?5", "T B9-C1",
     "A 10 has to be split between two pegs.", "Pagat, North Carolina Rules, 8"),
    ("guide", "3s,A8,A14/5s/4s,B5/5s A 7/?5/?5/?5", "7 B5-B12",
     "You can move Player C’s peg with a 7 only as part of a split.", "Detailed Game Guide, rule 7"),
    ("kilpatrick", "3s,A1,h2/5s/5s/5s A 5/?3/?3/?3", "5 A1-A6",
     "A peg can’t go past its in-spot, and its home has no clear space for all 5 from A1.",
     "Pagat, Kilpatrick Rules"),
    ("liftbridge", "A2,h2,h3,h4,h5/5s/4s,C8/5s A 7/?5/?5/?5", "7 A2-Ah1,C8-C13",
     "Second peg: You don’t help Player C until your next turn, so you can’t use their peg in this split.",
     "Liftbridge, Other Rules"),
    ("paddle", "4s,A8/5s/5s/5s A 2/?5/?5/?5", "2 As-A8", "A 2 doesn’t bring a peg out.",
     "Paddle sheet, Card Values"),
    ("pegoo", "A2,h2,h3,h4,h5/5s/4s,C8/5s A 7/?5/?5/?5", "7 A2-Ah1,C8-C13",
     "Second peg: You don’t help Player C until your next turn, so you can’t use their peg in this split.",
     "Pagat, Pegoo"),
    ("liftbridge", "4s,A8/5s/5s/5s A J/?5/?5/?5", "J A8-B0",
     "It’s 10 forward from A8 to B0, but a jack moves 11 forward.", "Liftbridge, If you have a player out"),
    ("basic", "5s/5s/5s/5s A 34/?5/?5/?5", "3 free As-A8",
     "These rules don’t let a peg come out free. You need a card that brings one out.",
     "Pagat, effects of individual cards"),
    ("guide", "5s/5s/5s/5s A 34/?5/?5/?5", "3 free As-A8",
     "These rules don’t let a peg come out free. You need a card that brings one out.",
     "Detailed Game Guide, Moving onto the Track"),
    ("liftbridge", "4s,A8/5s/5s/5s A 7/?5/?5/?5", "7 A8-A14,As-A8",
     "Second peg: A peg can’t come out as part of a split.", "Liftbridge, Making a Play"),
    ("wizard", "4s,h4/5s/5s/5s A 8/?5/?5/?5", "8 Ah4-Ah5", "An 8 moves a peg back, not forward.",
     "Pagat, effects of individual cards"),
    ("arizona", "3s,A8,A12/5s/5s/5s A 9/?5/?5/?5", "9 A8-A11,A12-B0",
     "Second peg: That goes the same way as the rest, but a 9 is split one part forward, one part back.",
     "Pagat, Arizona Rules, 4"),
    ("wizard", "3s,A8,A10/5s/5s/5s A 9/?5/?5/?5", "9 A8-A4,A10-A5",
     "Second peg: That goes the same way as the rest, but a 9 is split one part forward, one part back.",
     "Pagat, Other Variations, Wizard Woodworks"),
    ("basic", "3s,A8,A14/5s/5s/5s A 7/?5/?5/?5", "7 A8-A12,A14-A11",
     "Second peg: From A14 to A11 is back, and every part of a 7 goes forward.",
     "Pagat, effects of individual cards"),
    # Places of others, and holes past the last one at home.
    ("basic", "4s,A2/5s/5s/5s A 7/?5/?5/?5", "7 A2-Ah6",
     "Moving 7 from A2 would take the peg past the end of its home.", "Pagat, effects of individual cards"),
    ("liftbridge", "3s,h1,h3/5s/5s/5s A 3/?5/?5/?5", "3 Ah3-Ah6",
     "Moving 3 from hole 3 of your SAFE area would take the peg past the end of its SAFE area.",
     "Liftbridge, Other Rules"),
    ("basic", "5s/5s/4s,C8/5s A Q/?5/?5/?5", "Q As-Cs",
     "A peg can only come out onto its come-out hole, A8.", "Pagat, effects of individual cards"),
    ("basic", "5s/5s/4s,C8/5s A 6/?5/?5/?5", "6 As-Ch2", "A 6 doesn’t bring a peg out.",
     "Pagat, effects of individual cards"),
    ("basic", "5s/5s/5s/5s A Q/?5/?5/?5", "Q Cs-As",
     "You can’t move Player C’s pegs until all of yours are in your home.", "Pagat, endgame"),
    ("basic", "4s,A8/4s,h2/5s/5s A */?5/?5/?5", "* A8-Bh2",
     "Player B’s peg is in its home, and no other peg can land on it there.", "Pagat, general rules"),
    ("liftbridge", "4s,A8/4s,h2/5s/5s A */?5/?5/?5", "* A8-Bh2",
     "Player B’s peg is in its SAFE area, and no other peg can land on it there.", "Liftbridge, Other Rules"),
    ("basic", "4s,C1/5s/5s/5s A 5/?5/?5/?5", "5 C1-Ch3", "A peg can only go into its own home.",
     "Pagat, general rules"),
    ("basic", "4s,A8/5s/5s/5s A 5/?5/?5/?5", "5 A8-Bs", "No move takes a peg into a start.",
     "Pagat, general rules"),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "position", "turn", "sentence", "source"), REFUSED)
def test_a_no_gives_the_reason_that_a_person_would_give(
    rules: str, position: str, turn: str, sentence: str, source: str
) -> None:
    verdict = judged(rules, position, turn)
    assert verdict.explanation
    assert (verdict.explanation.sentence, verdict.explanation.source) == (sentence, source)
    assert verdict.text == turn
    assert verdict.rule.text


@pytest.mark.parametrize(
    ("rules", "position", "turn", "paragraph"),
    [
        ("basic", "5s/5s/5s/5s A 34/?5/?5/?5", "3 free As-A8", "out-cards"),
        ("basic", "5s/5s/4s,C8/5s A Q/?5/?5/?5", "Q As-Cs", "out-cards"),
        ("basic", "4s,C1/5s/5s/5s A 5/?5/?5/?5", "5 C1-Ch3", "safe"),
        ("basic", "4s,A8/5s/5s/5s A 5/?5/?5/?5", "5 A8-Bs", "safe"),
        ("basic", "4s,A2/5s/5s/5s A 7/?5/?5/?5", "7 A2-Ah6", "home"),
        ("arizona", "3s,A8,A12/5s/5s/5s A 9/?5/?5/?5", "9 A8-A11,A12-B0", "split-opposite"),
        ("basic", "3s,A8,A14/5s/5s/5s A 7/?5/?5/?5", "7 A8-A12,A14-A11", "split-forward"),
        ("basic", "3s,A8,A14/5s/4s,B5/5s A 7/?5/?5/?5", "7 A8-A12,B5-B8", "card-7"),
        ("liftbridge", "3s,A8,A14/5s/4s,B5/5s A 9/?5/?5/?5", "9 A8-A12,B5-B0", "help"),
    ],
)
def test_a_no_quotes_the_paragraph_that_decides(rules: str, position: str, turn: str, paragraph: str) -> None:
    """Not the goal of the game, for instance, for a peg that may not come out into a partner's start."""
    verdict = judged(rules, position, turn)
    assert not verdict.is_legal
    assert verdict.rule.id == paragraph


@pytest.mark.parametrize(
    ("rules", "rank"), [(each, rank) for each in SENTENCES for rank in SENTENCES[each].cards]
)
def test_a_set_that_says_what_a_card_does_is_cited_for_it(rules: str, rank: Rank) -> None:
    """Every refusal of a joker's jump, swap, or split is decided by what the set says on that card."""
    kinds = {JOKER: "joker-", TWO: "swap-"}
    about = [rule for rule in BASES if rule.startswith(kinds.get(rank, "wrong-count"))]
    assert about
    for rule in set(about) - {"joker-start-first"}:
        assert str(cite(rule, load(rules).rules, rules, rank)) == str(Citation(SENTENCES[rules].cards[rank]))


def test_a_card_that_can_move_is_itself_why_it_cannot_be_discarded() -> None:
    """Not another card of the hand, which a family would then look at first."""
    dispute = Dispute.of(load("basic"), 4, 2, "4s,A8/5s/5s/5s A 358T/?5/?5/?5")
    for card in ("3", "5", "8", "10"):
        verdict = dispute.judge(f"discard the {card}")
        assert verdict.explanation
        assert f"the {card}" in verdict.explanation.sentence


@pytest.mark.parametrize(
    ("rules", "turn", "verdict"),
    [
        ("basic", "7 a2 into home", "beyond-home"),
        ("basic", "3, a2 home", "may-go-home"),
        ("basic", "8: a8 back into home", "backward-into-home"),
        ("basic", "2 a8 into home", "wrong-count-home"),
        ("north-carolina", "ace, a2 into the castle", "wrong-count-home"),
    ],
)
def test_into_home_is_the_hole_that_the_count_leads_to(rules: str, turn: str, verdict: str) -> None:
    asked = Dispute.of(load(rules), 4, 2, "3s,A2,A8/5s/5s/5s A A2378/?5/?5/?5").judge(turn)
    game = asked.game
    ground = asked.explanation or ground_of(game.rules, game.board, game.position, asked.turn)
    assert getattr(ground, "rule", ground) == verdict


def test_the_same_steps_in_another_order_are_what_works_instead() -> None:
    verdict = judged("guide", "3s,A8,A14/5s/4s,B5/5s A 7/?5/?5/?5", "7 B5-B8,A8-A12")
    assert verdict.instead
    assert verdict.game.text(verdict.instead) == "7 A8-A12,B5-B8"


@pytest.mark.parametrize(
    ("position", "turn", "meant"),
    [
        ("4s,A8/5s/5s/5s A T/?5/?5/?5", "10 a8-b0", "T A8-B0"),
        ("3s,A5,A12/5s/5s/5s A 7/?5/?5/?5", "7 A5-A8, A12-A16", "7 A5-A8,A12-A16"),
        ("3s,A5,A12/5s/5s/5s A 7/?5/?5/?5", "Seven a5 to a8 and a12 to a16", "7 A5-A8,A12-A16"),
        ("4s,A8/4s,B9/5s/5s A */?5/?5/?5", "joker a8 – b9", "* A8-B9"),
        ("5s/5s/5s/5s A K/?5/?5/?5", "KING s-a8", "K As-A8"),
        ("4s,A2/5s/5s/5s A 5/?5/?5/?5", "5 A2-h4", "5 A2-Ah4"),
        ("4s,A2/5s/5s/5s A 5/?5/?5/?5", "5 A2 -> AH4", "5 A2-Ah4"),
        ("5s/5s/5s/5s A 3/?5/?5/?5", "3 Discard", "3 discard"),
        ("5s/5s/5s/5s A 3/?5/?5/?5", "discard the 3", "3 discard"),
        ("5s/5s/5s/5s A 3/?5/?5/?5", "3 throw it away", "3 discard"),
        ("5s/5s/5s/5s A K/?5/?5/?5", "king out", "K As-A8"),
        ("4s,A8/5s/5s/5s A T/?5/?5/?5", "10: from A8 to B0", "T A8-B0"),
        ("4s,A8/4s,A14/5s/5s A 6/?5/?5/?5", "6 A8xA14", "6 A8-A14"),
        ("3s,A5,A12/4s,A16/4s,A8/5s A 7/?5/?5/?5", "7 A5-A8+, A12-A16x", "7 A5-A8,A12-A16"),
        ("3s,A5,A12/5s/5s/5s A 7/?5/?5/?5", "7 split A5-A8 & A12-A16", "7 A5-A8,A12-A16"),
        ("3s,A5,A12/5s/5s/5s A 7/?5/?5/?5", "7 A5-A8 A12-A16", "7 A5-A8,A12-A16"),
        ("4s,A2/5s/5s/5s A 5/?5/?5/?5", "5 A2 to home 4", "5 A2-Ah4"),
        ("4s,A2/5s/5s/5s A 5/?5/?5/?5", "5 a2-H4", "5 A2-Ah4"),
    ],
)
def test_what_people_write_is_read(position: str, turn: str, meant: str) -> None:
    verdict = judged("basic", position, turn)
    assert verdict.is_legal
    assert verdict.text == meant


@pytest.mark.parametrize("text", ["2 swap A12 and B2", "2 A12 with B2", "two A12 <-> b2", "2 A12~B2"])
def test_a_swap_is_read_in_any_words(text: str) -> None:
    verdict = judged("wizard", "4s,A12/4s,B2/5s/5s A 2/?5/?5/?5", text)
    assert verdict.is_legal
    assert verdict.text == "2 A12~B2"


@pytest.mark.parametrize(
    ("rules", "position", "turn", "meant"),
    [
        ("basic", "h1,h2,h3,h4,h5/5s/4s,C2/5s A 4/?5/?5/?5", "four, c2 to home 3", "4 C2-Ch3"),
        ("basic", "h1,h2,h3,h4,h5/5s/4s,h1/5s A 3/?5/?5/?5", "3 h1 to h4", "3 Ch1-Ch4"),
        ("basic", "h1,h2,h3,h4,h5/5s/5s/5s A K/?5/?5/?5", "king out", "K Cs-C8"),
        ("guide", "4s,A8/5s/4s,A11/5s A 7/?5/?5/?5", "7, a8 to a11 and c3 to home 4", "7 A8-A11,C3-Ch4"),
        ("pegoo", "4s,A8/5s/5s/4s,C9 A */?5/?5/?5", "joker, send c9 to start", "* C9-Ds"),
        (
            "bluffing",
            "4s,A9/5s/5s/4s,D8 A ?5/?5/?5/?5 phase=penalty player=D card=5 declared=K loser=D",
            "send d8 back to start",
            "send D8-Ds",
        ),
    ],
)
def test_a_home_or_start_is_that_of_the_peg_that_goes_there(
    rules: str, position: str, turn: str, meant: str
) -> None:
    verdict = judged(rules, position, turn)
    assert verdict.is_legal
    assert verdict.text == meant


def test_a_value_that_the_page_of_a_set_names_is_cited_there() -> None:
    """North Carolina: “Some play that when counting you do not come out free until your fourth turn.”"""
    ruleset = from_text('extends = "north-carolina"\nstuck_limit = 4\n', "house")
    dispute = Dispute.of(ruleset, 4, 2, "5s/5s/5s/5s A 23/?5/?5/?5 stuck=2,0,0,0")
    assert dispute.judge("3 free out").rule.source == "Pagat, North Carolina Rules, 9"


def test_a_house_rule_on_jokers_is_cited_when_it_decides() -> None:
    """The basic game never makes anybody play a joker, so its sentence can't be what a family goes by."""
    ruleset = from_text('extends = "basic"\njoker_exempt = false\n', "house")
    dispute = Dispute.of(ruleset, 4, 2, "4s,A8/4s,B9/5s/5s A */?5/?5/?5")
    assert dispute.judge("* discard").rule.source == "House rule: holding on to jokers"


def test_a_house_card_is_cited_where_its_row_is_written() -> None:
    """A family that plays the ace as in North Carolina reads about it there."""
    ruleset = from_text(
        'extends = "basic"\n[cards.A]\nout = true\nforward = [1, 11]\nbackward = 1\n', "house"
    )
    verdict = Dispute.of(ruleset, 4, 2, "4s,A12/5s/5s/5s A A/?5/?5/?5").judge("A A12-A11")
    assert verdict.rule.source == "Pagat, North Carolina Rules, 4"
