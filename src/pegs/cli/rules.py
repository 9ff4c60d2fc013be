"""``pegs rules``: list, show, compare, check, measure and write rule sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from pegs.cli import _completion as complete
from pegs.cli import _numbers
from pegs.cli._output import echo, echo_toml
from pegs.cli._rules_effect import effect
from pegs.cli._text import one_line
from pegs.cli._usage import Group
from pegs.i18n import translate

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from pegs.rules.codec import Field
    from pegs.rules.description import Section
    from pegs.rules.ruleset import RuleSet, Seating
    from pegs.rules.switches import Rules
    from pegs.story.sheet.model import FoundRules

WRAPPED = ("rules-list-aliases", "rules-switches-answers", "rules-switches-meaning")
"""The columns whose text may run over several lines."""
MIN_TABLE_WIDTH = 72
"""A narrower terminal would cut off the names in a table."""
FAULTY_EXIT = 1
"""The exit status of ``pegs rules check`` for a file with mistakes."""


RulesArgument = Annotated[
    str,
    typer.Argument(metavar="NAME|FILE", help="cli-rules-name-or-file", autocompletion=complete.rule_sets),
]


def register(app: typer.Typer) -> None:
    """Add the command and its subcommands."""
    rules = typer.Typer(help="cli-rules", epilog="cli-rules-examples", cls=Group, invoke_without_command=True)
    rules.callback()(list_by_default)
    rules.command("list", help="cli-rules-list")(list_sets)
    rules.command("show", help="cli-rules-show")(show)
    rules.command("diff", help="cli-rules-diff")(diff)
    rules.command("effect", help="cli-rules-effect", epilog="cli-rules-effect-examples")(effect)
    rules.command("switches", help="cli-rules-switches")(switches)
    rules.command("check", help="cli-rules-check")(check)
    rules.command("new", help="cli-rules-new", epilog="cli-rules-new-examples")(new)
    app.add_typer(rules, name="rules")


def list_by_default(context: typer.Context) -> None:
    """List the named rule sets if no subcommand follows."""
    if not context.invoked_subcommand:
        _list_named()


def list_sets(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="WORD", help="cli-rules-list-words", show_default=False, parser=one_line),
    ] = None,
    every: bool = typer.Option(False, "--all", help="cli-rules-list-all"),
) -> None:
    """List the named sets and, with ``--all``, the published sheets; or all rules that say some words."""
    from pegs.story.sheet.gallery import find_rules, gallery

    if words:
        shown = find_rules(" ".join(words))
        _list_in_words(shown, translate("rules-list-none"))
        return
    _list_named()
    if every:
        _list_in_words(gallery(), "")


def _list_in_words(shown: Sequence[FoundRules], if_none: str) -> None:
    """List rules with what's different in them."""
    console = _console()
    if not shown:
        console.print(if_none)
    for each in shown:
        console.print(f"\n{each.name}: {each.title}", style="bold", markup=False, highlight=False)
        for line in (each.voice, *each.differences):
            console.print(f"  {line}", markup=False, highlight=False)


def _list_named() -> None:
    from pegs.rules.description import in_short
    from pegs.rules.loader import load, named

    rows = []
    for ruleset in map(load, named()):
        players = in_short(sorted({players for players, _ in ruleset.seatings}))
        rows.append((ruleset.name, ruleset.title, players, ", ".join(ruleset.aliases)))
    console = _console()
    _print_rows(
        console, ("rules-list-name", "rules-list-title", "rules-list-players", "rules-list-aliases"), rows
    )
    console.print(translate("rules-list-more"))


def show(
    rules: RulesArgument,
    players: int | None = typer.Option(
        None, "--players", metavar="N", help="cli-rules-show-players", parser=_numbers.PLAYERS.read
    ),
    teams: int | None = typer.Option(
        None, "--teams", metavar="N", help="cli-rules-show-teams", parser=_numbers.TEAMS.read
    ),
    sources: bool = typer.Option(False, "--sources", help="cli-rules-show-sources"),
    toml: bool = typer.Option(False, "--toml", help="cli-rules-show-toml"),
) -> None:
    """Describe a rule set in sentences."""
    from pegs.rules.loader import load

    ruleset = load(rules)
    if toml:
        from pegs.rules.toml.writer import write

        echo_toml(write(ruleset))
        return
    from pegs.rules.description import describe
    from pegs.rules.scope import seatings_of

    sections = describe(ruleset, seatings_of(ruleset, players, teams))
    console = _console()
    _head(console, ruleset)
    for section in sections:
        _section(console, section, sources)


def diff(
    a: RulesArgument,
    b: RulesArgument,
) -> None:
    """Show the differences between two rule sets."""
    from pegs.rules.differences import compare
    from pegs.rules.loader import load

    sets = load(a), load(b)
    console = _console()
    differences = compare(*sets)
    if not differences:
        console.print(translate("rules-differ-not"))
        return
    table = _table("rules-diff-switch", lines=True)
    for ruleset in sets:
        table.add_column(ruleset.title, ratio=1)
    for each in differences:
        sides = ("\n".join(text) or translate("rules-no-say") for text in (each.text_a, each.text_b))
        table.add_row(each.switch, *sides)
    console.print(table)


def check(
    file: str = typer.Argument(metavar="FILE", help="cli-rules-file", autocompletion=complete.rules_files),
) -> None:
    """Check a rules file and report its mistakes."""
    from pegs.core.errors import RulesFileError
    from pegs.rules.loader import load
    from pegs.rules.many_turns import many_turns_warning
    from pegs.rules.scope import ALL_SEATINGS, seatings_of

    try:
        ruleset = load(file)
    except RulesFileError as error:
        echo(str(error))
        raise typer.Exit(FAULTY_EXIT) from None
    named = ruleset.seatings or ALL_SEATINGS
    refused = _refused(ruleset.rules, named)
    if len(refused) < len(named):
        echo(_in_order(file, ruleset))
    if refused:
        who, reason = _seatings_text(tuple(refused)), next(iter(refused.values()))
        echo(translate("rules-cannot-play", file=file, seatings=who, reason=reason))
    if len(refused) == len(named):
        raise typer.Exit(FAULTY_EXIT)
    if slow := many_turns_warning(ruleset.rules, seatings_of(ruleset)):
        echo(slow)


def _refused(rules: Rules, seatings: tuple[Seating, ...]) -> dict[Seating, str]:
    """Those of some seatings that can't play by the rules, with the reasons."""
    from pegs.core.errors import PegsError
    from pegs.rules.playable import check_playable

    refused: dict[Seating, str] = {}
    for seating in seatings:
        try:
            check_playable(rules, *seating)
        except PegsError as error:
            refused[seating] = str(error)
    return refused


def _in_order(file: str, ruleset: RuleSet) -> str:
    """What a correct file changes, in a sentence."""
    from pegs.rules.differences import compare
    from pegs.rules.loader import load

    base = ruleset.extends
    if base is None:
        return translate("rules-in-order-whole", file=file)
    changes = [each.switch for each in compare(load(base), ruleset)]
    if not changes:
        return translate("rules-in-order-words", file=file, base=base)
    listed = ", ".join(changes)
    return translate("rules-in-order", file=file, base=base, count=len(changes), changes=listed)


def new(
    file: str = typer.Argument("", metavar="FILE", help="cli-rules-new-file", parser=one_line),
) -> None:
    """Interview the person about the rules of their house, and write a rules file."""
    from pathlib import Path

    from pegs.terminal.interview import new_sheet
    from pegs.terminal.screen import QuitError, TerminalScreen

    try:
        new_sheet(TerminalScreen(), Path(file) if file else None)
    except QuitError:
        echo(translate("wizard-quit"))


def switches() -> None:
    """List everything that a rules file can change."""
    from pegs.rules.codec import POWERS, SWITCHES

    console = _console()
    for heading, prefix, fields in (("game", "switch", SWITCHES), ("card", "power", POWERS)):
        console.print(translate(f"rules-switches-{heading}"), style="bold")
        rows = [
            (name, _answers(field), translate(f"{prefix}-{name}.meaning")) for name, field in fields.items()
        ]
        _print_rows(console, ("rules-diff-switch", "rules-switches-answers", "rules-switches-meaning"), rows)


def _answers(field: Field) -> str:
    """The values of a switch on one short line."""
    words = ", ".join(f'"{word}"' for word in field.answers)
    match field.kind:
        case "flag":
            return "true, false"
        case "word":
            return words
        case "words" | "numbers":
            return translate("answers-several", answers=words or translate("answers-number"))
        case "number":
            return translate("answers-number")
        case "by_players":
            return translate("answers-numbers")


def _print_rows(console: Console, headings: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    """Print a table, or in a narrow terminal a paragraph for each row."""
    if console.width >= MIN_TABLE_WIDTH:
        table = _table(*headings)
        for row in rows:
            table.add_row(*row)
        console.print(table)
        return
    from rich.padding import Padding

    for name, *rest in rows:
        console.print(name, style="bold")
        for heading, text in zip(headings[1:], rest, strict=True):
            if text:
                console.print(Padding(f"{translate(heading)}: {text}", (0, 0, 0, 2)))
    console.print()


def _console() -> Console:
    from pegs.terminal.console import PlainConsole

    return PlainConsole()


def _table(*headings: str, lines: bool = False) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD if not lines else box.SIMPLE, show_lines=lines, pad_edge=False)
    for heading in headings:
        table.add_column(translate(heading), no_wrap=heading not in WRAPPED)
    return table


def _head(console: Console, ruleset: RuleSet) -> None:
    from pegs.rules.scope import seatings_of

    console.print(ruleset.title, style="bold")
    if ruleset.extends:
        console.print(translate("rules-show-extends", base=ruleset.extends))
    if ruleset.source:
        console.print(translate("rules-show-source", source=ruleset.source))
    if ruleset.seatings:
        console.print(translate("rules-show-seatings", seatings=_seatings_text(seatings_of(ruleset))))


def _seatings_text(seatings: tuple[Seating, ...]) -> str:
    """``2–8 without partners; 4, 6 or 8 in 2 teams``."""
    from pegs.rules.description import in_short

    players: dict[int, list[int]] = {}
    for number, teams in seatings:
        players.setdefault(0 if teams == number else teams, []).append(number)
    return "; ".join(
        translate("rules-show-seating", players=in_short(sorted(numbers)), teams=teams)
        for teams, numbers in sorted(players.items())
    )


def _section(console: Console, section: Section, sources: bool) -> None:
    from rich.padding import Padding
    from rich.table import Table

    console.print()
    console.print(section.title, style="bold")
    grid = Table.grid(padding=(0, 2, 0, 0))
    before = ""
    for sentence in section.sentences:
        text = f"{sentence.text} [{sentence.source}]" if sources else sentence.text
        about = "" if sentence.about == before else sentence.about
        grid.add_row(about, text) if sentence.about else grid.add_row(text)
        before = sentence.about
    console.print(Padding(grid, (0, 0, 0, 2)))
