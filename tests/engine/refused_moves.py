"""Moves, swaps, and splits that a rule forbids, with the sentence that explains each."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from pegs.core.board import Board
from pegs.core.cards import ACE, FIVE, JOKER, NINE, SEVEN, TWO, UNKNOWN
from pegs.core.position import Position
from pegs.core.turn import Kind, Step, Turn
from pegs.notation import read_position
from pegs.rules import Rules, load
from pegs.rules.switches import (
    BumpPartner,
    From,
    Help,
    JumpOnto,
    LandOnOwn,
    SplitOrder,
    SplitWays,
    SplitWith,
)


@dataclass(frozen=True)
class Example:
    """A turn that a rule forbids. In ``turn`` each peg is written with its seat: ``5 A:A8-A13``."""

    rule: str
    rules: str | Rules
    position: str
    turn: str | Turn
    sentence: str
    source: str = ""
    players: int = 4
    changes: dict[str, Any] = field(default_factory=dict)

    def setup(self) -> tuple[Rules, Board, Position]:
        rules = self.rules if isinstance(self.rules, Rules) else load(self.rules).rules
        board = rules.board(self.players, 2)
        return rules, board, replace(read_position(rules, self.players, 2, self.position), **self.changes)


BASIC = load("basic").rules
ONE_OUT = "4s,A8/4s,B8/4s,C8/5s A 5/?5/?5/?5"
HOME_ALL = "h1,h2,h3,h4,h5"
SPLITTING = "3s,A8,A12/5s/4s,C8/5s A 67/?5/?5/?5"
JOKER_HAND = "3s,A8,h1/4s,B8/4s,C8/5s A 5*/?5/?5/?5"
SWAPPING = "3s,A8,A10/3s,B8,h1/4s,C8/5s A 2/?5/?5/?5"

MOVING = [
    Example("no-peg", BASIC, ONE_OUT, "5 A:A9-A14", "You don’t have a peg on A9."),
    Example("no-such-hole", BASIC, ONE_OUT, "5 A:A8-h6", "There’s no such hole on this board."),
    Example(
        "no-such-turn",
        BASIC,
        ONE_OUT,
        Turn(Kind.DISCARD, FIVE, steps=(Step(0, 8, 13),)),
        "That turn has extra parts.",
    ),
    Example("card-not-held", BASIC, ONE_OUT, "6 A:A8-A14", "You don’t have a 6."),
    Example("same-hole", BASIC, ONE_OUT, "5 A:A8-A8", "The peg on A8 would end up right where it started."),
    Example("into-start", BASIC, ONE_OUT, "5 A:A8-s", "You can’t move a peg into its start."),
    Example(
        "own-color-landed",
        BASIC,
        "3s,A8,A13/5s/5s/5s A 5/?5/?5/?5",
        "5 A:A8-A13",
        "Your own peg is on A13, and you can’t land on it.",
    ),
    Example(
        "own-color-passed",
        "guide",
        "3s,A8,A11/5s/5s/5s A 5/?5/?5/?5",
        "5 A:A8-A13",
        "You can’t pass your own peg on A11.",
    ),
    Example(
        "own-color-passed",
        "arizona",
        "5s/5s/3s,C8,C11/5s A 5/?5/?5/?5",
        "5 C:C8-C13",
        "Player C’s pegs can’t pass each other, and one is on C11.",
    ),
    Example(
        "partner-on-in-spot",
        BASIC,
        "4s,B16/5s/4s,C3/5s A 5/?5/?5/?5",
        "5 A:B16-C3",
        "Player C’s peg on C3 is already on its in-spot, so you can’t land on it.",
    ),
    Example(
        "in-spot-taken",
        "paddle",
        "4s,A8/5s/3s,A13,C3/5s A 5/?5/?5/?5",
        "5 A:A8-A13",
        "You’d boost Player C’s peg from A13 to its HOME entrance, but Player C already has a peg there.",
    ),
    Example(
        "no-chain",
        replace(BASIC, bump_chain=False),
        "4s,A8/4s,C3/4s,A13/5s A 5/?5/?5/?5",
        "5 A:A8-A13",
        "You’d boost Player C’s peg from A13 to its in-spot, but another peg is already there.",
    ),
    Example(
        "partner-protected",
        replace(BASIC, bump_partner=BumpPartner.FORBIDDEN),
        "4s,A8/5s/4s,A13/5s A 5/?5/?5/?5",
        "5 A:A8-A13",
        "Player C’s peg is on A13, and you can’t land on a partner.",
    ),
    Example(
        "leaves-home",
        BASIC,
        "4s,h1/5s/5s/5s A 5/?5/?5/?5",
        "5 A:h1-A8",
        "A 5 can’t take a peg out of its home.",
    ),
    Example(
        "backward-in-home",
        BASIC,
        "4s,h3/5s/5s/5s A 5/?5/?5/?5",
        "5 A:h3-h1",
        "The peg on Ah3 can’t move back inside its home.",
    ),
    Example(
        "backward-into-home",
        "paddle",
        "4s,A8/5s/5s/5s A 8/?5/?5/?5",
        "8 A:A8-h5",
        "An 8 only moves a peg back, and a peg can’t back into its HOME.",
        source="Paddle sheet, “You can not back into HOME”",
    ),
    Example(
        "must-turn-in",
        "kilpatrick",
        "4s,A1/5s/5s/5s A 5/?3/?3/?3",
        "5 A:A1-A6",
        "A peg can’t go past its in-spot. It has to turn into its home there.",
        source="Pagat, Kilpatrick Rules",
    ),
    Example(
        "can-turn-in",
        replace(BASIC, must_turn_in=True),
        "4s,A1/5s/5s/5s A 5/?5/?5/?5",
        "5 A:A1-A6",
        "With 5, the peg on A1 can turn into its home, so it has to.",
    ),
    Example(
        "out-goes-on",
        BASIC.with_card(ACE, out_steps=1),
        "5s/5s/5s/5s A A/?5/?5/?5",
        "A A:s-A8",
        "With an ace, a peg comes out and moves 1 more, to A9.",
    ),
    Example(
        "corner-past-in-spot",
        replace(BASIC, pass_in_spot=False).with_card(ACE, corner_to_corner=True),
        "4s,A0/5s/5s/5s A A/?5/?5/?5",
        "A A:A0-B0",
        "The next corner is past its in-spot, and a peg can’t go past that.",
        source="Pagat, Kilpatrick Rules",
    ),
    Example(
        "no-clear-room",
        "kilpatrick",
        "3s,A1,h2/5s/5s/5s A 5/?3/?3/?3",
        "5 A:A1-A6",
        "A peg can’t go past its in-spot, and its home has no clear space for all 5 from A1.",
        source="Pagat, Kilpatrick Rules",
    ),
    Example(
        "only-in-split",
        "guide",
        "3s,A8,A14/5s/4s,B5/5s A 7/?5/?5/?5",
        "7 C:B5-B12",
        "You can move Player C’s peg with a 7 only as part of a split.",
        source="Detailed Game Guide, rule 7",
    ),
    Example(
        "out-spot-only",
        "liftbridge",
        "5s/5s/5s/5s A A/?5/?5/?5",
        "A A:s-A9",
        "A peg can only come out onto its OUT SPOT, A8.",
    ),
]

WHOSE = [
    Example(
        "opponents-peg",
        BASIC,
        ONE_OUT,
        "5 B:B8-B13",
        "You can’t move Player B’s pegs, because Player B is an opponent.",
    ),
    Example(
        "not-on-team",
        "arizona",
        ONE_OUT,
        "5 B:B8-B13",
        "You can’t move Player B’s pegs, because Player B isn’t on your team.",
        source="Pagat, Arizona Rules, 2",
    ),
    Example(
        "own-first",
        BASIC,
        ONE_OUT,
        "5 C:C8-C13",
        "You can’t move Player C’s pegs until all of yours are in your home.",
        source="Pagat, endgame",
    ),
    Example(
        "own-all-home",
        BASIC,
        f"{HOME_ALL}/5s/4s,C8/5s A 5/?5/?5/?5",
        "5 A:h1-h2",
        "All your pegs are in your home, so you move Player C’s pegs now.",
    ),
    Example(
        "partner-all-home",
        "guide",
        f"{HOME_ALL}/5s/{HOME_ALL}/5s/4s,E8/5s A 5/?5/?5/?5/?5/?5",
        "5 C:h1-h2",
        "All of Player C’s pegs are already in their Finish area. Help a partner who still needs it.",
        source="Detailed Game Guide, rule 10",
        players=6,
    ),
    Example(
        "help-in-order",
        "paddle",
        f"{HOME_ALL}/5s/4s,C8/5s/4s,E8/5s A 5/?5/?5/?5/?5/?5",
        "5 E:E8-E13",
        "You help your partners in clockwise order, so Player C comes before Player E.",
        players=6,
    ),
    Example(
        "no-helping",
        replace(BASIC, help=Help.NONE),
        f"{HOME_ALL}/5s/4s,C8/5s A 5/?5/?5/?5",
        "5 C:C8-C13",
        "All your pegs are in your home, and these rules don’t let you move a partner’s pegs.",
        source="House rule: helping a partner",
    ),
]

CARDS = [
    Example("wrong-way", BASIC, ONE_OUT, "5 A:A8-A3", "A 5 moves a peg forward, not back."),
    Example(
        "wrong-way",
        "liftbridge",
        "4s,A8/5s/5s/5s A 8/?5/?5/?5",
        "8 A:A8-A16",
        "An 8 moves a peg back, not forward.",
        source="Liftbridge, If you have a player out",
    ),
    Example(
        "wrong-count", BASIC, ONE_OUT, "5 A:A8-A12", "It’s 4 forward from A8 to A12, but a 5 moves 5 forward."
    ),
    Example(
        "wrong-count",
        "north-carolina",
        "4s,A8/5s/5s/5s A A/?5/?5/?5",
        "A A:A8-A12",
        "An ace moves 1 or 11 forward, or 1 back, and that doesn’t get a peg from A8 to A12.",
    ),
    Example(
        "wrong-count-home",
        BASIC,
        "4s,A1/5s/5s/5s A 5/?5/?5/?5",
        "5 A:A1-h1",
        "It’s 3 forward from A1 to Ah1, but a 5 moves 5 forward.",
    ),
    Example(
        "wrong-count-home",
        BASIC,
        "4s,h1/5s/5s/5s A 2/?5/?5/?5",
        "2 A:h1-h2",
        "It’s 1 forward from Ah1 to Ah2, but a 2 moves 2 forward.",
    ),
    Example("brings-nothing-out", BASIC, ONE_OUT, "5 A:s-A8", "A 5 doesn’t bring a peg out."),
    Example(
        "no-count",
        BASIC.with_card(FIVE, forward=(), out=True),
        ONE_OUT,
        "5 A:A8-A13",
        "A 5 doesn’t move a peg forward or back.",
    ),
    Example(
        "must-be-split",
        "north-carolina",
        "4s,A8/5s/5s/5s A T/?5/?5/?5",
        "T A:A8-B0",
        "A 10 has to be split between two pegs.",
    ),
    Example(
        "joker-not-from-here",
        "guide",
        "4s,h1/4s,B8/5s/5s A */?5/?5/?5",
        "* A:h1-B8",
        "A joker can’t move a peg that’s in its Finish area.",
    ),
    Example("joker-into-home", BASIC, JOKER_HAND, "* A:A8-h2", "A joker can’t take a peg into its home."),
    Example(
        "joker-onto-empty-hole",
        BASIC,
        JOKER_HAND,
        "* A:A8-A9",
        "A joker has to land on another player’s peg, and there’s no peg on A9.",
    ),
    Example(
        "joker-onto-own",
        replace(BASIC, land_on_own=LandOnOwn.START),
        "3s,A8,A12/4s,B8/5s/5s A */?5/?5/?5",
        "* A:A8-A12",
        "A joker has to land on a peg of another color, and the one on A12 is the same color.",
    ),
    Example(
        "joker-onto-partner",
        BASIC.with_card(JOKER, jump_onto=JumpOnto.OPPONENTS),
        JOKER_HAND,
        "* A:A8-C8",
        "A joker has to land on an opponent’s peg, and Player C is your partner.",
        source="House rule for the joker",
    ),
    Example(
        "joker-onto-opponent",
        BASIC.with_card(JOKER, jump_onto=JumpOnto.PARTNERS),
        JOKER_HAND,
        "* A:A8-B8",
        "A joker has to land on a partner’s peg, and Player B is an opponent.",
        source="House rule for the joker",
    ),
    Example(
        "joker-not-ahead",
        BASIC.with_card(JOKER, jump_from=(From.START, From.TRACK), jump_ahead=True),
        "4s,A2/4s,B8/5s/5s A */?5/?5/?5",
        "* A:A2-B8",
        "A joker only jumps ahead, and to get to B8 this peg would go past its own in-spot.",
        source="House rule for the joker",
    ),
    Example(
        "joker-start-first",
        "arizona",
        JOKER_HAND,
        "* A:A8-B8",
        "You have a peg in your start, and a joker has to move that one first.",
        source="Pagat, Arizona Rules, 6",
    ),
    Example(
        "in-spot-not-from-here",
        load("pegoo").rules.with_card(JOKER, in_spot_from=(From.START,)),
        JOKER_HAND,
        "* A:A8-A3",
        "A joker can’t take a peg to its in-spot if it’s on the track.",
        source="House rule for the joker",
    ),
    Example(
        "in-spot-only", "pegoo", JOKER_HAND, "* A:A8-A5", "A joker can only take this peg to its door, A3."
    ),
    Example(
        "sends-nothing", BASIC, JOKER_HAND, "* send B:B8-s", "A joker can’t send a peg back to its start."
    ),
    Example(
        "send-opponents-only",
        "pegoo",
        JOKER_HAND,
        "* send C:C8-s",
        "A joker sends an opponent’s peg back, and Player C is your partner.",
    ),
    Example(
        "send-from-track-only",
        "pegoo",
        "5s/4s,h1/5s/5s A */?5/?5/?5",
        "* send B:h1-s",
        "A joker can only send a peg back from the track.",
    ),
    Example(
        "send-to-start-only",
        "pegoo",
        JOKER_HAND,
        "* send B:B8-B3",
        "A joker can only send a peg back to its start.",
    ),
    Example("swaps-nothing", BASIC, SWAPPING, "2 A:A8~B:B8", "A 2 can’t swap pegs."),
    Example(
        "swap-off-track", "wizard", SWAPPING, "2 A:A8~B:h1", "You can only swap pegs that are on the track."
    ),
    Example(
        "swap-own-color",
        "north-carolina",
        SWAPPING,
        "2 A:A8~A:A10",
        "You can’t swap two pegs of the same color.",
        source="Pagat, North Carolina Rules, 5",
    ),
    Example(
        "swap-needs-own",
        "paddle",
        SWAPPING,
        "2 B:B8~C:C8",
        "One of the pegs you swap has to be one you can move.",
        source="Paddle sheet, Card Values",
    ),
    Example(
        "swap-only",
        "wizard",
        SWAPPING,
        Turn(Kind.SWAP, TWO, UNKNOWN, (Step(0, 8, 9), Step(1, 26, 8))),
        "In a swap, each peg goes where the other one was.",
    ),
]

SPLITS = [
    Example("splits-nothing", BASIC, SPLITTING, "6 A:A8-A10,A:A12-A16", "A 6 can’t be split."),
    Example(
        "split-two-pegs",
        "guide",
        SPLITTING,
        "7 A:A8-A10,A:A10-A15",
        "Second peg: Each part of a split takes a different peg, and this one has already moved.",
    ),
    Example(
        "split-too-many",
        BASIC,
        "2s,A8,A12,B3/5s/5s/5s A 7/?5/?5/?5",
        "7 A:A8-A10,A:A12-A14,A:B3-B6",
        "A 7 can be split between two pegs only.",
    ),
    Example(
        "split-forward-first",
        BASIC.with_card(NINE, split=9, split_ways=SplitWays.OPPOSITE, split_order=SplitOrder.FORWARD_FIRST),
        "3s,A8,B12/5s/5s/5s A 9/?5/?5/?5",
        "9 A:B12-B8,A:A8-A13",
        "First peg: Play the part that goes forward first, then the part that goes back.",
    ),
    Example(
        "split-two-colors",
        BASIC.with_card(SEVEN, split_with=SplitWith.WHOLE_TEAM, split_colors=True),
        SPLITTING.replace("67/", "7/"),
        "7 A:A8-A10,A:A12-A17",
        "Second peg: Only pegs of different colors can share this split, and one of yours has already moved.",
    ),
    Example(
        "split-from-start",
        BASIC,
        SPLITTING,
        "7 A:A8-A10,A:s-A8",
        "Second peg: A peg can’t come out as part of a split.",
    ),
    Example(
        # Past the in-spot as well, but the count is what's wrong first.
        "second-part-forward",
        "kilpatrick",
        "3s,A10,A1/5s/5s/5s A 7/?3/?3/?3",
        "7 A:A10-A13,A:A1-A9",
        "Second peg: That leaves 4 forward, but it isn’t 4 from A1 to A9.",
    ),
    Example(
        "split-own-only",
        BASIC,
        SPLITTING,
        "7 A:A8-A10,C:C8-C13",
        "Second peg: You can’t use Player C’s peg in this split.",
    ),
    Example(
        "helps-next-turn",
        "paddle",
        "A2,h2,h3,h4,h5/5s/4s,C8/5s A 7/?5/?5/?5",
        "7 A:A2-h1,C:C8-C13",
        "Second peg: You don’t help Player C until your next turn, so you can’t use their peg in this split.",
        source="Paddle sheet, “you first must get all your pegs into HOME”",
    ),
    Example(
        "helps-with-others",
        replace(
            BASIC.with_card(SEVEN, split_helps=False).with_card(NINE, split=9), finishing_split_helps=True
        ),
        "A2,h2,h3,h4,h5/5s/4s,C8/5s A 7/?5/?5/?5",
        "7 A:A2-h1,C:C8-C13",
        "Second peg: Only a 9 can bring a last peg in and help a partner in the same turn, so you can’t use "
        "Player C’s peg in this split.",
        source="House rule for the 7",
    ),
    Example(
        "split-not-alone",
        BASIC.with_card(NINE, forward=(), split=9, split_alone=True),
        "3s,A8,A12/5s/5s/5s A 9/?5/?5/?5",
        "9 A:A8-A17",
        "A 9 has to be split, because another peg on the track could share it.",
        source="House rule for the 9",
    ),
    Example(
        "alone-whole-count",
        BASIC.with_card(NINE, forward=(), split=9, split_alone=True),
        "4s,A8/5s/5s/5s A 9/?5/?5/?5",
        "9 A:A8-A12",
        "By itself, this peg can only go the whole 9 forward.",
        source="House rule for the 9",
    ),
    Example(
        "split-own-first",
        "guide",
        SPLITTING,
        "7 C:C8-C10,A:A8-A13",
        "You have to begin with one of your own pegs. A teammate’s can only take a later part of the split.",
        source="Detailed Game Guide, rule 7",
    ),
    Example(
        "opponents-peg",
        "guide",
        "3s,A8,A12/4s,B8/4s,C8/5s A 7/?5/?5/?5",
        "7 A:A8-A10,B:B8-B13",
        "Second peg: You can’t move Player B’s pegs, because Player B is an opponent.",
    ),
    Example(
        "own-color-passed",
        BASIC,
        SPLITTING,
        "7 A:A8-A13,A:A12-A14",
        "First peg: You can’t pass your own peg on A12.",
    ),
    Example(
        "second-part-forward",
        BASIC,
        SPLITTING,
        "7 A:A8-A10,A:A12-A16",
        "Second peg: That leaves 5 forward, but it isn’t 5 from A12 to A16.",
    ),
    Example(
        "second-part-backward",
        "paddle",
        "3s,A8,B12/5s/5s/5s A 9/?5/?5/?5",
        "9 A:A8-A10,A:B12-B6",
        "Second peg: That leaves 7 back, but it isn’t 7 back from B12 to B6.",
    ),
    Example(
        "split-part-forward",
        BASIC,
        SPLITTING,
        "7 A:A12-B5,A:A8-A13",
        "First peg: Part of a 7 moves a peg 1 to 6 forward, and that doesn’t get it from A12 to B5.",
    ),
    Example(
        "split-all-forward",
        BASIC,
        SPLITTING,
        "7 A:A12-A9,A:A8-A12",
        "First peg: From A12 to A9 is back, and every part of a 7 goes forward.",
    ),
    Example(
        "split-both-ways",
        "arizona",
        "3s,A8,A12/5s/5s/5s A 9/?5/?5/?5",
        "9 A:A12-A14,A:A8-A15",
        "Second peg: That goes the same way as the rest, but a 9 is split one part forward, one part back.",
        source="Pagat, Arizona Rules, 4",
    ),
    Example(
        "split-part-opposite",
        "pegoo",
        "3s,A8,B12/5s/5s/5s A 9/?5/?5/?5",
        "9 A:A8-B9,A:B12-B11",
        "First peg: A 9 is split forward and back, 1 to 8 each, and that doesn’t get this peg from A8 to B9.",
    ),
    Example(
        "split-part-any",
        "north-carolina",
        "3s,A8,B12/5s/5s/5s A T/?5/?5/?5",
        "T A:A8-B9,A:B12-B11",
        "First peg: Part of a 10 moves a peg 1 to 9 forward or back, and that doesn’t get it from A8 to B9.",
    ),
    Example(
        "opponent-on-track-only",
        "north-carolina",
        "4s,A8/4s,h1/5s/5s A T/?5/?5/?5",
        "T A:A8-A17,B:h1-h2",
        "Second peg: You can move Player B’s pegs along the track, but not in their castle or into it.",
    ),
    Example(
        "finishing-split-whose",
        "north-carolina",
        "A1,h2,h3,h4,h5/5s/4s,C8/5s/4s,E8/5s A 7/?5/?5/?5/?5/?5",
        "7 A:A1-h1,E:E8-E12",
        "Second peg: The rest of the split can go to the partner you help next, but that isn’t Player E.",
        source="Pagat, North Carolina Rules, 2",
        players=6,
    ),
]
