"""Prints a report: sentences that fit the terminal, and tables up to 80 columns wide."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.table import Table

from pegs.analysis.columns import Use
from pegs.analysis.intervals import Interval
from pegs.analysis.report import Length, Report
from pegs.core.cards import RANK_TEXT, Rank
from pegs.i18n import translate
from pegs.players import is_compiled, is_expert
from pegs.rules.description import card_sign

WIDTH = 80
BAR = 40
_EIGHTHS = " ▏▎▍▌▋▊▉█"


def show(console: Console, report: Report) -> None:
    """Print a whole report."""
    _head(console, report)
    for title, table in _parts(report):
        console.print()
        console.print(translate(title), style="bold")
        print_table(console, table)


def fit(console: Console) -> None:
    """Print no wider than tables, even in a wide terminal."""
    console.width = min(console.width, WIDTH)


def print_table(console: Console, table: Table) -> None:
    """Print a table at its own width: in a narrow terminal its numbers couldn't be read."""
    before = console.width
    console.width = WIDTH
    console.print(table)
    console.width = before


def _head(console: Console, report: Report) -> None:
    settings = report.settings
    console.print(
        translate(
            "simulate-head",
            rules=settings.ruleset.title,
            players=settings.players,
            teams=settings.teams,
            individual="yes" if settings.teams == settings.players else "no",
        ),
        style="bold",
    )
    console.print(translate("simulate-head-games", games=grouped(report.games), seed=settings.seed))
    if report.in_python:
        console.print(python_note(settings.seats))
    if report.unfinished:
        share = percent(report.unfinished / report.games)
        console.print(
            translate(
                "simulate-unfinished",
                games=grouped(report.unfinished),
                count=report.unfinished,
                share=share,
                turns=grouped(settings.max_turns),
            ),
            style="yellow",
        )


def _parts(report: Report) -> list[tuple[str, Table]]:
    parts = [
        ("simulate-wins", _teams(report)),
        ("simulate-starts", _starts(report)),
        ("simulate-seats", _seats(report)),
    ]
    if report.length is not None:
        parts += [
            ("simulate-length", _length(report.length)),
            ("simulate-histogram", _histogram(report.length)),
        ]
    parts += [("simulate-rates", _rates(report)), ("simulate-cards", _cards(report))]
    if report.bluffing is not None:
        parts.append(("simulate-bluffing", _bluffing(report)))
    return parts


def plain_table(*headings: str, left: int = 1) -> Table:
    """A table with its first ``left`` columns aligned left, and the others, which hold numbers, right."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for i, heading in enumerate(headings):
        table.add_column(translate(heading), justify="left" if i < left else "right", overflow="fold")
    return table


def _teams(report: Report) -> Table:
    table = plain_table(
        "simulate-team",
        "simulate-team-seats",
        "simulate-players",
        "simulate-won",
        "simulate-share",
        "simulate-interval",
        left=3,
    )
    for row in report.teams:
        players = ", ".join(dict.fromkeys(row.players))
        table.add_row(
            str(row.team),
            row.seats,
            players,
            grouped(row.wins),
            percent(row.share.value),
            interval(row.share),
        )
    return table


def _starts(report: Report) -> Table:
    table = plain_table("simulate-place", "simulate-won", "simulate-share", "simulate-interval")
    for row in report.starts:
        table.add_row(
            translate("simulate-nth", place=row.place),
            grouped(row.wins),
            percent(row.share.value),
            interval(row.share),
        )
    return table


def _seats(report: Report) -> Table:
    headings = ("last-turn", "interval", "bumps", "bumped", "boosts", "jokers", "forced", "stuck")
    table = plain_table(
        "simulate-seat", "simulate-player", *(f"simulate-{each}" for each in headings), left=2
    )
    for row in report.seats:
        table.add_row(
            row.seat,
            row.player,
            percent(row.last_turn_share.value),
            interval(row.last_turn_share),
            f"{row.bumps:.2f}",
            f"{row.bumped:.2f}",
            f"{row.boosts:.2f}",
            f"{row.jokers:.2f}",
            percent(row.forced),
            percent(row.stuck),
        )
    return table


def _length(length: Length) -> Table:
    headings = ["simulate-mean", "simulate-interval", "simulate-deviation", "simulate-shortest"]
    table = plain_table(*headings, left=0)
    values = [
        f"{length.mean.value:.1f}",
        f"{length.mean.low:.1f} – {length.mean.high:.1f}",
        f"{length.deviation:.1f}",
        grouped(length.shortest),
    ]
    for percents, turns in length.percentiles.items():
        table.add_column(f"{percents}%", justify="right")
        values.append(grouped(turns))
    table.add_column(translate("simulate-longest"), justify="right")
    table.add_row(*values, grouped(length.longest))
    return table


def _histogram(length: Length) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    table.add_column(no_wrap=True, width=BAR)
    table.add_column(justify="right")
    most = max(bar.density for bar in length.bars)
    for bar in length.bars:
        table.add_row(f"{bar.first}–{bar.last}", _bar(bar.density / most), grouped(bar.games))
    return table


def _bar(share: float) -> str:
    eighths = round(share * BAR * 8)
    return "█" * (eighths // 8) + (_EIGHTHS[eighths % 8] if eighths % 8 else "")


def _rates(report: Report) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    words = report.settings.ruleset.words_in()
    rates = report.rates
    table.add_row(translate("simulate-rate-turns"), f"{rates.turns:.1f}")
    table.add_row(translate("simulate-rate-bumps", start=words.start), f"{rates.bumps:.2f}")
    table.add_row(translate("simulate-rate-boosts", in_spot=words.in_spot), f"{rates.boosts:.2f}")
    if rates.setbacks:
        table.add_row(translate("simulate-rate-setbacks", start=words.start), f"{rates.setbacks:.2f}")
    table.add_row(translate("simulate-rate-jokers"), f"{rates.jokers:.2f}")
    table.add_row(translate("simulate-rate-stuck"), f"{rates.stuck_turns:.2f} ({percent(rates.stuck)})")
    table.add_row(translate("simulate-rate-forced"), percent(rates.forced))
    table.add_row(translate("simulate-rate-choices"), f"{rates.choices:.1f}")
    return table


def uses_seen(report: Report) -> list[Use]:
    """The uses that occurred at least once."""
    return [use for use in Use if any(row.uses[use.name.lower()] for row in report.cards)]


def _cards(report: Report) -> Table:
    uses = uses_seen(report)
    table = plain_table(
        "simulate-card", "simulate-per-game", *(f"simulate-use-{use.name.lower()}" for use in uses)
    )
    for row in report.cards:
        shares = (row.uses[use.name.lower()] / max(row.played, 1) for use in uses)
        table.add_row(
            card_sign(Rank(RANK_TEXT.index(row.card))),
            f"{row.per_game:.2f}",
            *(percent(share) if share else "·" for share in shares),
        )
    return table


def _bluffing(report: Report) -> Table:
    table = Table.grid(padding=(0, 2))
    assert report.bluffing is not None
    table.add_row(translate("simulate-bluffs-declared"), f"{report.bluffing.declared:.1f}")
    table.add_row(translate("simulate-bluffs-false"), percent(report.bluffing.false_share))
    table.add_row(translate("simulate-bluffs-doubted"), percent(report.bluffing.doubted_share))
    table.add_row(translate("simulate-bluffs-caught"), percent(report.bluffing.caught_share))
    return table


def python_note(names: Iterable[str]) -> str:
    """The sentence saying that games were played in Python, and which players made that necessary."""
    slow = [name for name in dict.fromkeys(names) if not (is_compiled(name) or is_expert(name))]
    return translate("simulate-in-python", players=", ".join(slow), count=len(slow))


def grouped(number: int) -> str:
    """A number with its thousands grouped, as 12,345."""
    return f"{number:,}"


def percent(share: float) -> str:
    """A share in percent, with one decimal."""
    return f"{100 * share:.1f}%"


def interval(share: Interval) -> str:
    """The ends of a share's interval, in percent."""
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"
