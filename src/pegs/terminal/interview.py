"""``pegs rules new``: the interview about a house's rules, line by line."""

from __future__ import annotations

from errno import EEXIST
from os import strerror
from pathlib import Path

from pegs.core.cleaning import clean_text
from pegs.core.errors import UsageError
from pegs.i18n import either, system_reason, translate
from pegs.rules.interview import DONT_KNOW, Alternative, Conflict, Interview, conduct
from pegs.rules.interview_questions import BY_NAME, InterviewQuestion
from pegs.rules.loader import load
from pegs.rules.ruleset import MAX_TITLE, RuleSet
from pegs.rules.sheet_link import sheet_link
from pegs.rules.summary import title_of
from pegs.rules.toml.writer import write
from pegs.story.sheet.house_differences import house_differences
from pegs.terminal.screen import Screen

NAMED_FROM = 3
"""The nearest set is named from this many answers on."""
LETTERS = "abcdef"
"""The answers' letters. Numbers would be mixed up with those in the answers."""
COMMANDS = ("?", "back", "done")
"""What can be typed instead of an answer: I don't know, the question before, and no more questions."""


class HouseInterview:
    """Asks until the rules are complete."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.answers: dict[str, str] = {}

    def run(self) -> Interview:
        """All questions; the interview at its end. Raises QuitError."""
        self.screen.print(translate("wizard-begin"))
        while True:
            interview = conduct(self.answers)
            if interview.conflicts:
                self._resolve(interview.conflicts[0])
            elif interview.next is None or not self._ask(interview, interview.next):
                return interview

    def _ask(self, interview: Interview, question: InterviewQuestion) -> bool:
        """Ask one question. Returns False if the person takes the nearest set for the rest."""
        self._say_nearest(interview)
        number, count = interview.questions.index(question) + 1, len(interview.questions)
        self.screen.print()
        self.screen.print(
            translate("wizard-number", number=number, count=count, question=_words(question)), "bold"
        )
        for letter, choice in zip(LETTERS, question.choices, strict=False):
            note = translate(f"wizard-{question.name}-{choice.name}.note").strip("-")
            text = translate(f"wizard-{question.name}-{choice.name}")
            self.screen.print(f"  {letter}  {text}{f' ({note})' if note else ''}")
        self.screen.print(f"  ?  {translate('wizard-dont-know')}")
        answer = self._choice(len(question.choices), interview.is_placed)
        if answer == "done":
            return False
        if answer == "back":
            self._go_back()
        else:
            chosen = DONT_KNOW if answer == "?" else question.choices[LETTERS.index(answer)].name
            self.answers[question.name] = chosen
        return True

    def _choice(self, count: int, is_placed: bool) -> str:
        """One of the first letters, or of the commands."""
        letters = LETTERS[:count]
        while True:
            prompt = translate("wizard-prompt", last=letters[-1])
            text = self.screen.ask(prompt, [*letters, *COMMANDS]).casefold()
            if text and text in [*letters, "?"]:
                return text
            command = _command(text)
            if command == "back" or (command == "done" and is_placed):
                return command
            self.screen.print(
                translate("wizard-not-yet" if command else "wizard-which-letter", last=letters[-1])
            )

    def _go_back(self) -> None:
        if self.answers:
            self.answers.popitem()
        else:
            self.screen.print(translate("play-nothing-back"))

    def _say_nearest(self, interview: Interview) -> None:
        if len(interview.answers) < NAMED_FROM:
            return
        names = [title_of(load(name)) for name in interview.nearest[:NAMED_FROM]]
        self.screen.print()
        if interview.is_placed and len(interview.nearest) == 1:
            counts = {"matching": interview.matching, "known": interview.known}
            self.screen.print(translate("wizard-looks-like", base=names[0], **counts))
        else:
            self.screen.print(translate("wizard-closest", bases=either(names)))

    def _resolve(self, conflict: Conflict) -> None:
        """Explain a conflict, and ask which answer to change."""
        self.screen.print()
        self.screen.print(translate("wizard-conflict", problem=conflict.fault.problem), "bold")
        offered = dict(zip(LETTERS, conflict.alternatives, strict=False))
        for letter, alternative in offered.items():
            self.screen.print(f"  {letter}  {alternative_text(alternative)}")
        last = max(offered)
        chosen = offered.get(
            self.screen.ask(translate("wizard-prompt-fix", last=last), [*offered]).casefold()
        )
        if chosen is not None:
            self.answers[chosen.question] = chosen.choice
        else:
            self.screen.print(translate("wizard-which-letter", last=last))


def alternative_text(alternative: Alternative) -> str:
    """Another answer to a question, with the question."""
    name = f"wizard-{alternative.question}"
    answer = "wizard-dont-know" if alternative.choice == DONT_KNOW else f"{name}-{alternative.choice}"
    question = _words(BY_NAME[alternative.question])
    return translate("wizard-change-answer", question=question, answer=translate(answer))


def _words(question: InterviewQuestion) -> str:
    return translate(f"wizard-{question.name}")


def _command(text: str) -> str:
    """The command that was typed, in English or in the current language; empty if it's none."""
    return next((each for each in COMMANDS[1:] if text in (each, translate(f"wizard-command-{each}"))), "")


def new_sheet(screen: Screen, file: Path | None) -> RuleSet:
    """Interview the person, and save the rules in a file.

    Raises QuitError, or UsageError if it can't be saved in the given file.
    """
    if file is not None and file.exists():  # rather now than after the last answer
        raise UsageError(_unsaved(file, FileExistsError(EEXIST, strerror(EEXIST))))
    interview = HouseInterview(screen).run()
    title = clean_text(screen.ask(translate("wizard-name")), MAX_TITLE)
    ruleset = interview.ruleset(title or translate("wizard-title"))
    _show(screen, interview, ruleset)
    if ruleset.rules == load(interview.nearest[0]).rules:
        screen.print(translate("wizard-play", rules=interview.nearest[0]))
    else:
        _save(screen, ruleset, file)
    return ruleset


def _show(screen: Screen, interview: Interview, ruleset: RuleSet) -> None:
    base = load(interview.nearest[0])
    differences = house_differences(ruleset, base.name)
    screen.print()
    screen.print(title_of(ruleset), "bold")
    screen.print(translate("wizard-you-play", name=base.name, base=title_of(base), count=len(differences)))
    for each in differences:
        screen.print(f"  - {each.text}")
        screen.print(f"    {each.base}")
    if interview.published:
        title = title_of(load(interview.published))
        screen.print(translate("wizard-published", name=interview.published, title=title))
    if interview.unknown:
        screen.print(translate("wizard-unknown", base=title_of(base), count=len(interview.unknown)))
    screen.print()


def _save(screen: Screen, ruleset: RuleSet, file: Path | None) -> None:
    text = write(ruleset)
    path = _written(text, file) if file else _written_as_asked(screen, text)
    screen.print(translate("wizard-saved", file=str(path)))
    screen.print(translate("wizard-play", rules=str(path)))
    screen.print(translate("wizard-print", rules=str(path)))
    screen.print(translate("wizard-link", link=sheet_link(text)))


def _written_as_asked(screen: Screen, text: str) -> Path:
    """Ask for a file until one can be written: the answers aren't lost over a name that's taken."""
    while True:
        try:
            return _written(text, Path(screen.ask(translate("wizard-file")) or translate("wizard-file-name")))
        except UsageError as error:
            screen.print(str(error))


def _written(text: str, path: Path) -> Path:
    """Write a new file. Raises UsageError if it's there, or can't be written."""
    try:
        with path.open("x", encoding="utf-8") as new:
            new.write(text)
    except OSError as error:
        raise UsageError(_unsaved(path, error)) from None
    return path


def _unsaved(path: Path, error: OSError) -> str:
    return translate("wizard-not-saved", file=str(path), reason=system_reason(error))
