"""The interview about a house's rules: what it asks, the nearest set, and the rules it ends with.

It's stateless: the answers so far are all there is.

    interview = conduct({"hand": "5", "stuck": "0", "nine": DONT_KNOW})
    interview.next.name                     # "bluff"
    interview.nearest                       # ("basic", ...), several if the answers can't tell them apart
    interview.rules                         # those of the nearest set, with the answers
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from pegs.core.errors import Fault, UsageError
from pegs.i18n import translate
from pegs.rules.fixes import get_switch, set_switch
from pegs.rules.interview_questions import BY_NAME, QUESTIONS, Choice, InterviewQuestion
from pegs.rules.loader import load, published
from pegs.rules.nearest import Description, distance, nearest_sets, whole
from pegs.rules.ruleset import DEFAULT_RULES, RuleSet
from pegs.rules.scope import scope_of
from pegs.rules.subjects import comes_up
from pegs.rules.suggestions import clipped
from pegs.rules.switches import SPLIT_DETAILS, JumpOnto, Powers, Rules, StuckCounts
from pegs.rules.validation import CONTRADICTIONS, faults, has_choice_of_jump

DONT_KNOW = ""
"""The answer of a person who doesn't know: the nearest set's rule stands."""
Answers = Mapping[str, str]
"""The names of the chosen answers, by question."""
Chosen = dict[str, Choice]

MAX_SETTLED = 8
"""The most switches of a set that are reset because they contradict the answers."""


@dataclass(frozen=True)
class Alternative:
    """Another answer to a question, which resolves a conflict. ``choice`` may be `DONT_KNOW`."""

    question: str
    choice: str


@dataclass(frozen=True)
class Conflict:
    """Answers that contradict each other, and other answers that don't."""

    fault: Fault
    alternatives: tuple[Alternative, ...]


@dataclass(frozen=True)
class Interview:
    """What follows from the answers so far. Answers to questions that don't come up aren't counted."""

    questions: tuple[InterviewQuestion, ...]
    """All that come up, answered or not."""
    answers: Answers
    nearest: tuple[str, ...]
    """The nearest named sets, the first of which the rules follow."""
    rules: Rules
    """The rules of the house. They can be played if there are no conflicts."""
    conflicts: tuple[Conflict, ...]

    @property
    def next(self) -> InterviewQuestion | None:
        """The first question without an answer; None at the end."""
        return next((each for each in self.questions if each.name not in self.answers), None)

    @property
    def is_placed(self) -> bool:
        """Whether the questions that tell the named sets apart are answered."""
        return _is_placed(self.answers)

    @property
    def unknown(self) -> tuple[str, ...]:
        """The questions that the person couldn't answer."""
        return tuple(name for name, choice in self.answers.items() if choice == DONT_KNOW)

    @property
    def known(self) -> int:
        """The number of answers other than "I don't know"."""
        return len(self.answers) - len(self.unknown)

    @property
    def matching(self) -> int:
        """The number of known answers that are also the nearest set's."""
        base = load(self.nearest[0]).rules
        return sum(choice.fits(base) for choice in _chosen(self.answers).values())

    @property
    def published(self) -> str | None:
        """The nearest published sheet, if it fits all known answers and no named set does."""
        if self.matching == self.known:
            return None
        chosen = _chosen(self.answers).values()
        fitting = [name for name in published() if all(each.fits(load(name).rules) for each in chosen)]
        house = whole(self.rules)
        return min(fitting, key=lambda name: distance(house, load(name).rules), default=None)

    def ruleset(self, title: str) -> RuleSet:
        """The rules as a rule set: a change of the nearest set, with its words and seatings."""
        base = load(self.nearest[0])
        return replace(
            base, name="house", title=title, rules=self.rules, extends=base.name, aliases=(), source=""
        )


def conduct(answers: Answers) -> Interview:
    """The interview after some answers. Raises UsageError if there's no such question or answer."""
    _check(answers)
    nearest = nearest_sets(_description(_chosen(answers)))
    asked, counted = _questions(nearest, answers)
    base = load(nearest[0]).rules
    rules = house_rules(base, _chosen(counted))
    return Interview(asked, counted, nearest, rules, tuple(_conflicts(base, rules, counted)))


def _check(answers: Answers) -> None:
    for name, choice in answers.items():
        question = BY_NAME.get(name)
        if question is None or not (choice == DONT_KNOW or question.choice(choice)):
            raise UsageError(translate("wizard-no-such-answer", answer=clipped(f"{name}={choice}")))


def _chosen(answers: Answers) -> Chosen:
    choices = {name: BY_NAME[name].choice(choice) for name, choice in answers.items()}
    return {name: choice for name, choice in choices.items() if choice is not None}


def _description(chosen: Chosen) -> Description:
    return {switch: values for choice in chosen.values() for switch, values in choice.values.items()}


# --- which questions come up


def _questions(nearest: tuple[str, ...], answers: Answers) -> tuple[tuple[InterviewQuestion, ...], Answers]:
    """The questions that come up, and the answers to them."""
    base = load(nearest[0])
    asked: list[InterviewQuestion] = []
    counted: dict[str, str] = {}
    for question in QUESTIONS:
        if question.is_first or (
            (question.name in answers or _is_open(question, nearest, answers))
            and _matters(question, base, _chosen(counted))
        ):
            asked.append(question)
            if question.name in answers:
                counted[question.name] = answers[question.name]
    return tuple(asked), counted


def _is_open(question: InterviewQuestion, nearest: tuple[str, ...], answers: Answers) -> bool:
    """Whether the nearest set leaves a question open, or the house hasn't confirmed its special rules.

    After the first five, a question that tells several nearest sets apart is open, too; so is the 2 if the
    9 isn't known.
    """
    if question.name == "two" and answers.get("nine") == DONT_KNOW:
        return True
    name = nearest[0]
    usual = question.answer_of(load(DEFAULT_RULES).rules)
    is_special = question.answer_of(load(name).rules) != usual
    is_needed = _is_placed(answers) and _tells_apart(question, nearest)
    return name in question.open_in or is_special or is_needed


def _is_placed(answers: Answers) -> bool:
    return all(each.name in answers for each in QUESTIONS if each.is_first)


def _tells_apart(question: InterviewQuestion, nearest: tuple[str, ...]) -> bool:
    answers = [question.answer_of(load(name).rules) for name in nearest]
    return any(answer != answers[0] for answer in answers)


def _matters(question: InterviewQuestion, base: RuleSet, chosen: Chosen) -> bool:
    """Whether at least two answers are possible and make a difference by the answers before."""
    answered = {*_description(chosen), *question.switches}
    variants = [_drafted(base.rules, chosen | {question.name: each}) for each in question.choices]
    scopes = [scope_of(replace(base, rules=rules)) for rules in variants if not _clashes(rules, answered)]
    return len(scopes) > 1 and any(
        question.needs(scope) and any("." in each or comes_up(scope, each) for each in question.switches)
        for scope in scopes
    )


def _clashes(rules: Rules, answered: set[str]) -> bool:
    """Whether answers contradict each other."""
    return any({*each.switches} <= answered and each.found_in(rules) for each in CONTRADICTIONS)


# --- the rules


def house_rules(base: Rules, chosen: Chosen) -> Rules:
    """A set's rules with some answers. What contradicts an answer becomes as in the basic game.

    The rules can't be played if the answers contradict each other.
    """
    rules, usual = _drafted(base, chosen), Rules()
    answered = _description(chosen)
    for _ in range(MAX_SETTLED):
        switches = (switch for fault in faults(rules, 1) for switch in fault.switches if switch != "cards")
        reset = next(
            (each for each in switches if each not in answered and _differs(rules, usual, each)), None
        )
        if reset is None:
            break
        rules = _tidied(set_switch(rules, reset, get_switch(usual, reset)))
    return rules


def _differs(rules: Rules, other: Rules, switch: str) -> bool:
    return bool(get_switch(rules, switch) != get_switch(other, switch))


def _drafted(base: Rules, chosen: Chosen) -> Rules:
    """A set's rules with some answers, which may contradict the rest."""
    rules = base
    for choice in chosen.values():
        for switch, values in choice.values.items():
            if get_switch(rules, switch) not in values:
                rules = set_switch(rules, switch, values[0])
    return _tidied(rules)


def _tidied(rules: Rules) -> Rules:
    """The rules with the usual details of what they don't have."""
    rules = replace(rules, cards=tuple(map(_tidied_card, rules.cards)))
    if rules.stuck_limit:
        return rules
    return replace(
        rules,
        stuck_pile=False,
        stuck_counts=StuckCounts.STUCK,
        stuck_by_team=False,
        stuck_starts_over=False,
        free_out_bumps=False,
    )


def _tidied_card(row: Powers) -> Powers:
    if not row.split:
        usual = Powers()
        row = replace(row, **{name: getattr(usual, name) for name in SPLIT_DETAILS})
    if not row.jump_from:
        row = replace(row, jump_onto=JumpOnto.ANY, jump_ahead=False)
    if not row.out:
        row = replace(row, out_steps=0)
    return row if has_choice_of_jump(row) else replace(row, jump_start_first=False)


# --- conflicts


def _conflicts(base: Rules, rules: Rules, answers: Answers) -> Iterator[Conflict]:
    wrong = faults(rules)
    for fault in wrong:
        alternatives = tuple(_alternatives(base, fault, len(wrong), answers))
        unknown = (Alternative(name, DONT_KNOW) for name in _involved(fault, answers))
        yield Conflict(fault, alternatives or tuple(unknown))


def _alternatives(base: Rules, fault: Fault, before: int, answers: Answers) -> Iterator[Alternative]:
    """Other answers with which the fault is gone, and no other has come."""
    for name in _involved(fault, answers):
        for choice in BY_NAME[name].choices:
            remaining = faults(house_rules(base, _chosen({**answers, name: choice.name})))
            if len(remaining) < before and all(each.problem != fault.problem for each in remaining):
                yield Alternative(name, choice.name)


def _involved(fault: Fault, answers: Answers) -> Iterator[str]:
    """The questions whose answers cause a fault."""
    for name, choice in _chosen(answers).items():
        if any(
            switch in fault.switches or switch.split(".")[0] in fault.switches for switch in choice.values
        ):
            yield name
