"""A report as JSON and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any

import msgspec

from pegs.analysis.intervals import Interval
from pegs.analysis.report import Report

HEADER = ("part", "of", "measure", "value", "low", "high")
SEAT_MEASURES = ("turns", "bumps", "bumped", "boosts", "jokers", "forced", "stuck")


def to_json(value: Any) -> str:
    """A report or comparison as indented JSON. Intervals are objects with value, low and high."""
    plain = msgspec.to_builtins(_spread(value), str_keys=True)
    return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode()


def _spread(value: Any) -> Any:
    """The value with intervals as dictionaries; as tuples, they would become bare lists."""
    if isinstance(value, Interval):
        return value._asdict()
    if isinstance(value, msgspec.Struct):
        return {name: _spread(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return {key: _spread(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_spread(each) for each in value]
    return value


def to_csv(report: Report) -> str:
    """A report as CSV in long form: one number per line, with the ends of its interval if it has one."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(HEADER)
    writer.writerows(_lines(report))
    return out.getvalue()


def _lines(report: Report) -> Iterator[tuple[Any, ...]]:
    yield "games", "", "played", report.games, "", ""
    yield "games", "", "unfinished", report.unfinished, "", ""
    for team in report.teams:
        yield "team", team.team, "wins", team.wins, "", ""
        yield "team", team.team, "win share", *team.share
    for start in report.starts:
        yield "start", start.place, "wins", start.wins, "", ""
        yield "start", start.place, "win share", *start.share
    for seat in report.seats:
        yield "seat", seat.seat, "last turns", seat.last_turns, "", ""
        yield "seat", seat.seat, "last turn share", *seat.last_turn_share
        for measure in SEAT_MEASURES:
            yield "seat", seat.seat, measure, getattr(seat, measure), "", ""
    yield from _length_lines(report)
    for name in report.rates.__struct_fields__:
        yield "all", "", name.replace("_", " "), getattr(report.rates, name), "", ""
    for card in report.cards:
        for use, times in card.uses.items():
            yield "card", card.card, use, times, "", ""
    if report.bluffing is not None:
        for name in report.bluffing.__struct_fields__:
            yield "bluffing", "", name.replace("_", " "), getattr(report.bluffing, name), "", ""


def _length_lines(report: Report) -> Iterator[tuple[Any, ...]]:
    length = report.length
    if length is None:
        return
    yield "length", "", "mean", *length.mean
    yield "length", "", "deviation", length.deviation, "", ""
    yield "length", "", "shortest", length.shortest, "", ""
    yield "length", "", "longest", length.longest, "", ""
    for percents, turns in length.percentiles.items():
        yield "length", "", f"percentile {percents}", turns, "", ""
    for bar in length.bars:
        yield "length", f"{bar.first}-{bar.last}", "games", bar.games, "", ""
