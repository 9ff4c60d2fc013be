"""The interview about a house's rules: it asks what matters, and ends with rules that can be played."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.core.errors import UsageError
from pegs.rules.description import description
from pegs.rules.fixes import get_switch
from pegs.rules.interview import DONT_KNOW, Interview, conduct, house_rules
from pegs.rules.interview_questions import BY_NAME, MAX_ANSWERS, QUESTIONS
from pegs.rules.loader import from_text, load
from pegs.rules.ruleset import DEFAULT_RULES, NAMES, RuleSet
from pegs.rules.switches import Help, LandOnOwn, Movers, MustPlay, Rules
from pegs.rules.toml.writer import write
from pegs.rules.validation import faults
from tests.soak import examples


def answered_by(rules: Rules, most: int = MAX_ANSWERS) -> Interview:
    """The interview with a house that has these rules and knows them, after some questions."""
    answers: dict[str, str] = {}
    while (interview := conduct(answers)).next and len(answers) < most:
        choice = interview.next.answer_of(rules)
        answers[interview.next.name] = choice.name if choice else DONT_KNOW
    return interview


@pytest.mark.parametrize("name", NAMES)
def test_a_named_set_is_found_early_and_confirmed(name: str) -> None:
    rules = load(name).rules
    early = answered_by(rules, 5)
    assert early.is_placed
    assert early.nearest == (name,)
    assert early.matching == early.known == 5
    late = answered_by(rules)
    assert late.rules == rules
    assert late.nearest == (name,)
    assert 8 <= len(late.questions) <= 13
    assert not late.conflicts


@pytest.mark.parametrize("name", NAMES)
def test_what_is_special_about_the_nearest_set_is_confirmed(name: str) -> None:
    """A rule of the set that the basic game doesn't have is never taken for granted."""
    basic, rules = load(DEFAULT_RULES).rules, load(name).rules
    asked = {question.name for question in answered_by(rules).questions}
    special = {each.name for each in QUESTIONS if each.answer_of(rules) != each.answer_of(basic)}
    if name in ("arizona", "kilpatrick"):
        special.remove("help")  # with any peg of the team, there's nothing to help with
    assert special <= asked


@st.composite
def interviews(draw: st.DrawFn, to_the_end: bool = True) -> list[Interview]:
    """Random answers, "I don't know" among them. A conflict is resolved by one of the answers it offers."""
    answers: dict[str, str] = {}
    steps = [conduct(answers)]
    most = MAX_ANSWERS * 3 if to_the_end else draw(st.integers(0, MAX_ANSWERS))
    for _ in range(most):
        last = steps[-1]
        if last.conflicts:
            alternatives = last.conflicts[0].alternatives
            assert alternatives
            chosen = draw(st.sampled_from(alternatives))
            answers[chosen.question] = chosen.choice
        elif last.next is None:
            return steps
        else:
            choices = [DONT_KNOW, *(choice.name for choice in last.next.choices)]
            answers[last.next.name] = draw(st.sampled_from(choices))
        steps.append(conduct(answers))
    assert not to_the_end
    return steps


@examples(20)
@given(interviews())
def test_every_path_ends_with_rules_that_can_be_played(steps: list[Interview]) -> None:
    """And each conflict on the way is gone after one of the answers that are offered."""
    for before, after in pairwise(steps):
        for conflict in before.conflicts[:1]:
            assert all(each.fault.problem != conflict.fault.problem for each in after.conflicts)
    last = steps[-1]
    assert last.next is None
    assert not faults(last.rules)
    said: dict[str, tuple[object, ...]] = {}
    for name, choice in last.answers.items():
        chosen = BY_NAME[name].choice(choice)
        said |= chosen.values if chosen else {}  # a later answer may change a part of an earlier one
    assert all(get_switch(last.rules, switch) in values for switch, values in said.items())
    sheet = last.ruleset("At the lake")
    if last.rules != load(last.nearest[0]).rules:
        again = from_text(write(sheet))
        assert (again.rules, again.title) == (last.rules, "At the lake")


def test_a_later_answer_may_change_a_part_of_an_earlier_one() -> None:
    """Who moves only their own pegs usually helps later, but needn't."""
    answers = {"hand": "6", "stuck": "5", "nine": "back", "joker": "out", "movers": "own"}
    assert conduct(answers).rules.help is Help.CHOICE
    after = conduct(answers | {"help": "none"})
    assert (after.rules.move, after.rules.help) == (Movers.OWN, Help.NONE)
    assert not after.conflicts


@examples(15)
@given(interviews(to_the_end=False))
def test_it_never_asks_what_does_not_matter(steps: list[Interview]) -> None:
    """Two answers to the next question describe different games."""
    last = steps[-1]
    if last.next is None or last.conflicts:
        return
    base = load(last.nearest[0])
    chosen = {name: choice for name, each in last.answers.items() if (choice := BY_NAME[name].choice(each))}
    described = {
        description(
            RuleSet("", "", house_rules(base.rules, chosen | {last.next.name: choice})), base.seatings
        )
        for choice in last.next.choices
    }
    assert len(described) > 1


@examples(12)
@given(interviews(to_the_end=False))
def test_only_open_questions_follow_the_first_five(steps: list[Interview]) -> None:
    last = steps[-1]
    basic = load(DEFAULT_RULES).rules
    for question in last.questions:
        if question.is_first or question.name in last.answers:
            continue
        of_sets = [question.answer_of(load(name).rules) for name in last.nearest]
        is_open = last.nearest[0] in question.open_in or len(set(map(str, of_sets))) > 1
        stands_in = question.name == "two" and last.answers.get("nine") == DONT_KNOW
        assert is_open or stands_in or of_sets[0] != question.answer_of(basic)


ALASKA = {"hand": "5", "stuck": "4", "bluff": "open", "nine": "forward", "joker": "anywhere"}


@pytest.mark.parametrize(
    ("question", "choice", "switches"),
    [
        ("must", "nothing", {"must_play": MustPlay.NOTHING, "joker_exempt": False}),
        ("lap", "able", {"pass_in_spot": True, "must_turn_in": True}),
        ("own", "pass", {"pass_own": True, "land_on_own": LandOnOwn.FORBIDDEN}),
        ("own", "start", {"pass_own": False, "land_on_own": LandOnOwn.START}),
        ("own", "both", {"pass_own": True, "land_on_own": LandOnOwn.START}),
        ("counting", "team", {"stuck_by_team": True}),
    ],
)
def test_an_answer_that_no_set_gives_changes_the_nearest_set(
    question: str, choice: str, switches: dict[str, object]
) -> None:
    interview = conduct({**ALASKA, question: choice})
    assert interview.nearest == ("alaska",)
    assert not interview.conflicts
    assert interview.rules == replace(load("alaska").rules, **switches)  # type: ignore[arg-type]


def test_a_team_counts_nothing_together_if_nothing_is_counted() -> None:
    interview = conduct({**ALASKA, "counting": "team", "stuck": "0"})
    assert not interview.rules.stuck_by_team
    assert not interview.conflicts


def test_bluffers_cannot_be_stuck() -> None:
    interview = conduct({"hand": "5", "stuck": "3", "bluff": "down"})
    (conflict,) = interview.conflicts
    assert "stuck" in conflict.fault.problem
    offered = [(each.question, each.choice) for each in conflict.alternatives]
    assert offered == [("stuck", "0"), ("bluff", "open")]


def test_the_nearest_sets_rules_give_way_to_the_answers() -> None:
    """The house bluffs and doesn't know about stuck turns, which the nearest set would count."""
    answers = {"hand": "5", "stuck": DONT_KNOW, "bluff": "down", "nine": "split", "joker": "door"}
    interview = conduct(answers)
    assert interview.nearest == ("pegoo",)
    assert load("pegoo").rules.stuck_limit == 3
    assert interview.rules.stuck_limit == 0
    assert not interview.conflicts


def test_the_two_stands_in_for_the_nine() -> None:
    first = {"hand": "5", "stuck": "0", "bluff": "down", "joker": "anywhere"}
    assert "two" not in {each.name for each in conduct({**first, "nine": "forward"}).questions}
    assert conduct({**first, "nine": DONT_KNOW}).next == BY_NAME["two"]


def test_answers_to_questions_that_no_longer_come_up_do_not_count() -> None:
    answers = {
        "hand": "5",
        "stuck": "4",
        "bluff": "open",
        "nine": "forward",
        "joker": "anywhere",
        "free": "may",
    }
    assert conduct(answers).rules.free_out == "may"
    without = conduct({**answers, "stuck": "0"})
    assert "free" not in {each.name for each in without.questions}
    assert "free" not in without.answers
    assert without.rules.free_out == "must"


def test_unknown_answers_follow_the_nearest_set() -> None:
    answers = {"hand": "3", "stuck": DONT_KNOW, "bluff": "open", "nine": DONT_KNOW, "joker": "start"}
    interview = conduct(answers)
    assert interview.nearest == ("kilpatrick",)
    assert interview.unknown == ("stuck", "nine")
    assert (interview.known, interview.matching) == (3, 3)
    assert interview.rules == load("kilpatrick").rules


@pytest.mark.parametrize(
    "answers", [{"hand": "99"}, {"color": "3"}, {"hand": "open"}, {"a" * 500: "b" * 500}]
)
def test_unknown_questions_and_answers_are_refused(answers: dict[str, str]) -> None:
    with pytest.raises(UsageError, match="no answer") as error:
        conduct(answers)
    assert len(str(error.value)) < 200


def test_a_published_sheet_is_named_that_fits_better_than_any_set() -> None:
    """The Marble Game: six cards, and a nine that also goes forward; no named set deals six."""
    answers = {"hand": "6", "stuck": "0", "bluff": "open", "nine": "split", "joker": "anywhere"}
    interview = conduct(answers)
    assert interview.matching < interview.known
    assert interview.published == "the-marble-game"


def test_no_published_sheet_is_named_if_a_named_set_fits() -> None:
    answers = {"hand": "5", "stuck": "0", "bluff": "open"}
    assert conduct(answers).published is None
