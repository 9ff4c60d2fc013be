"""``pegs rules``: lists, tells, compares and checks rule sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import typer

from pegs.cli._usage import Group
from pegs.i18n import translate

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from pegs.rules.description import Section
    from pegs.rules.ruleset import RuleSet

WRAPPED = ("rules-list-aliases", "rules-switches-answers", "rules-switches-meaning")
"""The columns whose text may run over several lines."""
LEAST_FOR_A_TABLE = 72
"""The columns below which tables of names would be cut off."""
FAULTY_EXIT = 1
"""The exit status of ``pegs rules check`` for a file with mistakes."""


def register(app: typer.Typer) -> None:
    """Adds the command and those under it."""
    rules = typer.Typer(help="cli-rules", cls=Group, invoke_without_command=True)
    rules.callback()(list_unless_more_is_said)
    rules.command("list", help="cli-rules-list")(list_sets)
    rules.command("show", help="cli-rules-show")(show)
    rules.command("diff", help="cli-rules-diff")(diff)
    rules.command("switches", help="cli-rules-switches")(switches)
    rules.command("check", help="cli-rules-check")(check)
    app.add_typer(rules, name="rules")


def list_unless_more_is_said(context: typer.Context) -> None:
    """Lists the named rule sets where no command follows."""
    if not context.invoked_subcommand:
        list_sets()


def list_sets() -> None:
    """Lists the named rule sets."""
    from pegs.rules.loader import load, named

    rows = []
    for ruleset in map(load, named()):
        players = _in_short(sorted({players for players, _ in ruleset.seatings}))
        rows.append((ruleset.name, ruleset.title, players, ", ".join(ruleset.aliases)))
    console = _console()
    _tell_rows(
        console, ("rules-list-name", "rules-list-title", "rules-list-players", "rules-list-aliases"), rows
    )
    console.print(translate("rules-list-more"))


def show(
    rules: str = typer.Argument(metavar="NAME|FILE", help="cli-rules-name-or-file"),
    sources: bool = typer.Option(False, "--sources", help="cli-rules-show-sources"),
    toml: bool = typer.Option(False, "--toml", help="cli-rules-show-toml"),
) -> None:
    """Tells a whole rule set in sentences."""
    from pegs.rules.loader import load

    ruleset = load(rules)
    if toml:
        from pegs.rules.toml.writer import write

        typer.echo(write(ruleset), nl=False)
        return
    from pegs.rules.description import tell

    console = _console()
    _head(console, ruleset)
    for section in tell(ruleset):
        _section(console, section, sources)


def diff(
    a: str = typer.Argument(metavar="NAME|FILE", help="cli-rules-name-or-file"),
    b: str = typer.Argument(metavar="NAME|FILE", help="cli-rules-name-or-file"),
) -> None:
    """Shows what differs between two rule sets."""
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
        sides = ("\n".join(told) or translate("rules-no-say") for told in (each.told_a, each.told_b))
        table.add_row(each.switch, *sides)
    console.print(table)


def check(file: str = typer.Argument(metavar="FILE", help="cli-rules-file")) -> None:
    """Checks a rules file and tells everything that is wrong with it."""
    from pegs.core.errors import RulesFileError
    from pegs.rules.differences import compare
    from pegs.rules.loader import load

    try:
        ruleset = load(file)
    except RulesFileError as error:
        typer.echo(str(error))
        raise typer.Exit(FAULTY_EXIT) from None
    base = ruleset.extends or ruleset.name
    changes = [each.switch for each in compare(load(base), ruleset)]
    if changes:
        listed = ", ".join(changes)
        typer.echo(translate("rules-in-order", file=file, base=base, count=len(changes), changes=listed))
    else:
        typer.echo(translate("rules-in-order-words", file=file, base=base))


def switches() -> None:
    """Lists everything a rules file can change."""
    from pegs.rules.codec import POWER_KINDS, SWITCH_KINDS

    console = _console()
    console.print(translate("rules-switches-game"), style="bold")
    _tell_meanings(
        console, {name: (kind, translate(f"switch-{name}")) for name, kind in SWITCH_KINDS.items()}
    )
    console.print(translate("rules-switches-card"), style="bold")
    _tell_meanings(console, {name: (kind, translate(f"power-{name}")) for name, kind in POWER_KINDS.items()})


def _tell_meanings(console: Console, switches: dict[str, tuple[Any, str]]) -> None:
    from pegs.rules.codec import answers_of

    rows = [(name, answers_of(name, kind), meaning) for name, (kind, meaning) in switches.items()]
    _tell_rows(console, ("rules-diff-switch", "rules-switches-answers", "rules-switches-meaning"), rows)


def _tell_rows(console: Console, headings: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    """A table; in a narrow terminal, which would cut its names off, a paragraph for each row."""
    if console.width >= LEAST_FOR_A_TABLE:
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
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def _table(*headings: str, lines: bool = False) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD if not lines else box.SIMPLE, show_lines=lines, pad_edge=False)
    for heading in headings:
        table.add_column(translate(heading), no_wrap=heading not in WRAPPED)
    return table


def _in_short(numbers: list[int]) -> str:
    """``2–8`` where none is missing in between, else ``4, 6, 8``."""
    first, last = numbers[0], numbers[-1]
    whole = numbers == list(range(first, last + 1)) and last > first
    return f"{first}–{last}" if whole else ", ".join(map(str, numbers))


def _head(console: Console, ruleset: RuleSet) -> None:
    console.print(ruleset.title, style="bold")
    if ruleset.extends:
        console.print(translate("rules-show-extends", base=ruleset.extends))
    if ruleset.source:
        console.print(translate("rules-show-source", source=ruleset.source))
    seatings = [
        translate("rules-show-seating", players=players, teams=0 if teams == players else teams)
        for players, teams in ruleset.seatings
    ]
    if seatings:
        console.print(translate("rules-show-seatings", seatings=", ".join(seatings)))


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
