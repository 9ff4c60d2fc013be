"""Plans of lessons: every position is possible, and every turn in them does what its sentence promises."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from pegs.core.board import HOME, START
from pegs.core.errors import IllegalTurnError
from pegs.core.operations import Moved, Operation, Penalized, SentToInSpot, SentToStart, Swapped, Travel
from pegs.core.ply import Ply
from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.notation import read_rank
from pegs.rules.loader import PUBLISHED, load, load_named
from pegs.rules.ruleset import NAMES, RuleSet
from pegs.rules.scope import Scope
from pegs.rules.switches import BumpPartner, Help, Movers, MustPlay, Rules
from pegs.rules.validation import faults
from pegs.teaching import FIRST_GAME, LESSONS, PLAYERS, TEAMS, Moment, plan, topics
from tests.covering import VALUES, rules_of

DATA = Path(__file__).parent.parent / "data"
SHEETS = sorted([*(DATA / "house").glob("*.toml"), *PUBLISHED.glob("*.toml")])
YOU, LEFT, PARTNER, RIGHT = range(PLAYERS)


def played(ruleset: RuleSet, moment: Moment, choice: int) -> list[Ply]:
    """The decisions of a moment, with one of the turns that are right for each."""
    game = Game.from_position(ruleset, moment.position, PLAYERS, TEAMS)
    for right in moment.script:
        game.play(right[choice % len(right)])
    return list(game.plies)


def moves(done: Sequence[Operation]) -> list[Moved]:
    return [each for each in done if isinstance(each, Moved)]


def bumped(done: Sequence[Operation]) -> list[int]:
    return [each.seat for each in done if isinstance(each, SentToStart)]


def boosted(done: Sequence[Operation]) -> list[int]:
    return [each.seat for each in done if isinstance(each, SentToInSpot)]


def counted(moment: Moment, done: Sequence[Operation]) -> bool:
    """Whether one peg moved as many holes as the sentence says."""
    return [each.holes for each in moves(done)] == [moment.values["count"]]


def ways(done: Sequence[Operation]) -> set[Travel]:
    return {each.travel for each in moves(done)}


def check_promise(moment: Moment, done: Sequence[Operation]) -> bool:
    """Whether what the learner did is what the sentence says."""
    values = moment.values
    match moment.lesson:
        case "goal" | "doubt" | "split-any":
            return True
        case "out" | "free":
            return [each.origin for each in moves(done)] == [START] and moves(done)[0].seat == YOU
        case "declare" | "count":
            return counted(moment, done) and not bumped(done)
        case "bump":
            return counted(moment, done) and bumped(done) == [LEFT]
        case "boost":
            return counted(moment, done) and PARTNER in boosted(done)
        case "split":
            return ways(done) == {Travel.FORWARD}
        case "split-back":
            return ways(done) == {Travel.FORWARD, Travel.BACKWARD}
        case "counts":
            return str(moves(done)[0].holes) in f"{values['forward']} {values['back']}".split()
        case "back":
            return counted(moment, done) and ways(done) == {Travel.BACKWARD}
        case "joker":
            return bumped(done) == [LEFT] or boosted(done) == [] != moves(done)
        case "trade":
            return any(isinstance(each, Swapped) for each in done)
        case "stuck":
            return not moves(done)
        case "home":
            holes = int(values["ring"]) + int(values["inside"])
            return moves(done)[0].target >= HOME and moves(done)[0].holes == holes
        case "partner":
            return [(each.seat, each.target >= HOME) for each in moves(done)] == [(PARTNER, True)]
    raise AssertionError(f"no check for {moment.lesson}")


def check_plan(ruleset: RuleSet) -> None:
    """Play every moment of a plan in several ways, and check what happens."""
    for moment in plan(ruleset, FIRST_GAME):
        most = max((len(right) for right in moment.script), default=0)
        for choice in sorted({0, most // 2, most - 1} - {-1}) if most else ():
            yours = [ply for ply in played(ruleset, moment, choice) if ply.seat == YOU]
            done = [each for ply in yours for each in ply.operations]
            assert check_promise(moment, done), (moment, choice)
            if "card" in moment.values and moment.lesson != "doubt":
                assert yours[0].turn.card == read_rank(str(moment.values["card"]))
            if moment.lesson.startswith("split"):
                assert all(ply.turn.kind is Kind.SPLIT for ply in yours if moves(ply.operations))
                assert sum(each.holes for each in moves(done)) == moment.values["count"]


@pytest.mark.parametrize("name", NAMES)
def test_every_turn_of_a_named_set_s_lessons_does_what_its_sentence_promises(name: str) -> None:
    check_plan(load_named(name))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.stem)
def test_house_rules_have_lessons_too(sheet: Path) -> None:
    ruleset = load(sheet)
    assert topics(ruleset)[0] == "goal"
    check_plan(ruleset)


def random_rules(chance: Random) -> Rules:
    """Valid rules with random switches."""
    while True:
        rules = rules_of({name: chance.randrange(len(values)) for name, values in VALUES.items()})
        if not faults(rules):
            return rules


@pytest.mark.parametrize("number", [15, pytest.param(60, marks=pytest.mark.soak)])
def test_random_house_rules_have_lessons_that_keep_their_promises(number: int) -> None:
    chance = Random(41)
    rulesets = [RuleSet("house", "", random_rules(chance)) for _ in range(number)]
    for ruleset in rulesets:
        check_plan(ruleset)
    assert sum(len(topics(ruleset)) for ruleset in rulesets) > 20 / 3 * number


@pytest.mark.parametrize("name", NAMES)
def test_the_first_game_has_every_topic_that_the_rules_know(name: str) -> None:
    rules = load_named(name).rules
    found = set(topics(load_named(name)))
    assert {"goal", "out", "count", "bump", "home"} <= found
    assert ("boost" in found) == (rules.bump_partner is BumpPartner.IN_SPOT)
    assert ("joker" in found) == Scope(rules, ((PLAYERS, TEAMS),)).has_jokers
    assert ("back" in found) == any(row.backward for row in rules.cards)
    assert bool({"split", "split-back", "split-any"} & found) == any(row.split for row in rules.cards)
    assert ("trade" in found) == any(row.swap != "none" for row in rules.cards)
    assert ("free" in found) == (rules.stuck_limit > 0)
    assert {"declare", "doubt"} <= found if rules.bluffing else not {"declare", "doubt"} & found
    assert ("partner" in found) == (rules.move is Movers.OWN and rules.help is not Help.NONE)
    # With a bluff, any card can be called one that moves.
    assert ("stuck" in found) != rules.bluffing


def test_the_basic_game_is_taught_in_eleven_moments() -> None:
    assert topics(load_named("basic")) == (
        "goal",
        "out",
        "count",
        "bump",
        "boost",
        "split",
        "back",
        "joker",
        "stuck",
        "home",
        "partner",
    )


def test_other_rules_are_taught_otherwise() -> None:
    arizona, carolina = (load_named(name) for name in ("arizona", "north-carolina"))
    assert set(topics(arizona)) - set(topics(load_named("basic"))) == {"split-back"}
    assert {"split-any", "counts", "trade", "free"} <= set(topics(carolina))
    goals = {name: plan(load_named(name), "goal")[0].values["team"] for name in ("basic", "arizona")}
    assert goals == {"basic": "no", "arizona": "yes"}
    (joker,) = plan(load_named("pegoo"), "joker")
    assert joker.values["spot"] == "yes"
    assert joker.script[-1][0].startswith("* A8-"), "the way to the ring, which the sentence begins with"
    assert plan(arizona, "joker")[0].values["jump"] == "start"


def test_a_lesson_that_the_rules_do_not_have_is_left_out() -> None:
    basic = load_named("basic")
    assert plan(basic, "trade") == ()
    assert plan(basic, "no-such-lesson") == ()
    assert [moment.lesson for moment in plan(basic, "bump")] == ["bump"]


def test_a_split_that_can_bump_with_both_parts_does_and_uses_all_of_the_card() -> None:
    (moment,) = plan(load_named("basic"), "split")
    done = [each for ply in played(load_named("basic"), moment, 0) for each in ply.operations]
    assert sorted(bumped(done)) == [LEFT, RIGHT]
    assert [each.holes for each in moves(done)] == [4, 3]


def test_the_last_peg_of_the_partner_wins_the_game() -> None:
    (moment,) = plan(load_named("basic"), "partner")
    game = Game.from_position("basic", moment.position, PLAYERS, TEAMS)
    game.play(moment.script[0][0])
    assert game.is_over


def test_a_position_is_later_only_if_no_peg_is_farther_back() -> None:
    since = {moment.lesson: moment.since for moment in plan(load_named("basic"), FIRST_GAME)}
    assert {lesson for lesson, each in since.items() if each == "later"} == {"count", "home", "partner"}
    assert {lesson for lesson, each in since.items() if each == "same"} == {"goal", "out"}
    assert plan(load_named("basic"), "count")[0].since == "same"


@pytest.mark.parametrize("name", NAMES)
def test_when_a_card_is_drawn_is_said_as_the_rules_have_it(name: str) -> None:
    ruleset = load_named(name)
    (moment,) = plan(ruleset, "out")
    game = Game.from_position(ruleset, moment.position, PLAYERS, TEAMS)
    has_drawn = game.position.hand_size(YOU) > ruleset.rules.hand_size
    assert moment.values["draw"] == ("before" if has_drawn else "after")


def test_only_the_card_of_the_lesson_brings_a_peg_out() -> None:
    (moment,) = plan(load_named("basic"), "out")
    game = Game.from_position("basic", moment.position, PLAYERS, TEAMS)
    assert [game.text(turn) for turn in game.legal_turns()] == ["K As-A8"]
    assert [each[0].split(" ")[1] for each in moment.script] == ["As-A8", "Bs-B8", "Cs-C8", "Ds-D8"]


def test_the_peg_that_blocks_the_way_is_right_behind_the_hole_that_is_counted_to() -> None:
    (moment,) = plan(load_named("basic"), "count")
    game = Game.from_position("basic", moment.position, PLAYERS, TEAMS)
    assert moment.point.place is not None
    assert moment.point.place + 1 in game.position.pegs[YOU]
    with pytest.raises(IllegalTurnError, match="your own peg"):
        game.play("5 A8-A13")


def test_the_other_card_named_in_the_lesson_about_home_does_not_fit() -> None:
    for name in NAMES:
        (moment,) = plan(load_named(name), "home")
        game = Game.from_position(load_named(name), moment.position, PLAYERS, TEAMS)
        if moment.values["other"]:
            other = read_rank(str(moment.values["other"]))
            home = [turn for turn in game.legal_turns() if turn.card == other and turn.steps]
            assert not any(step.target >= HOME for turn in home for step in turn.steps)


def test_that_a_card_which_could_move_would_have_to_be_played_is_said_where_it_is_so() -> None:
    for name in NAMES:
        rules = load_named(name).rules
        for moment in plan(load_named(name), "stuck"):
            assert (moment.values["must"] == "no") == (rules.must_play is MustPlay.CARD), name
            assert rules.joker_exempt or moment.values["must"] != "joker", name
    (basic,) = plan(load_named("basic"), "stuck")
    assert basic.values["must"] == "joker"


def test_a_count_that_ends_on_the_peg_in_the_way_is_not_legal_either() -> None:
    (moment,) = plan(load_named("basic"), "count")
    with_a_four = moment.position.replace(" A 35", " A 34")
    assert with_a_four != moment.position
    game = Game.from_position("basic", with_a_four, PLAYERS, TEAMS)
    with pytest.raises(IllegalTurnError, match="you can’t land on it"):
        game.play("4 A8-A12")


def test_a_doubted_bluff_costs_the_bluffer_a_peg() -> None:
    (moment,) = plan(load_named("bluffing"), "doubt")
    game = Game.from_position("bluffing", moment.position, PLAYERS, TEAMS)
    game.play("doubt")
    lost = [game.changes([turn])[0][0] for turn in game.legal_turns()]
    assert {type(each) for each in lost} == {Penalized}
    assert {each.seat for each in lost if isinstance(each, Penalized)} == {LEFT}


def test_every_lesson_is_in_some_named_set() -> None:
    assert {lesson for name in NAMES for lesson in topics(load_named(name))} == set(LESSONS)
