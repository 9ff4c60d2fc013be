"""``/status``: the server's status for people, as a page without scripts."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.metadata import version
from pathlib import Path

from litestar.datastructures import State

from pegs.i18n import language, translate
from pegs.server.hosting.engine_startup import EngineStartup
from pegs.server.hosting.load_stats import LastMinute, LoadStats, total
from pegs.server.hosting.metrics import BYES, DATABASE_ERRORS, FINISHED, REFUSALS, REGISTRY
from pegs.server.http import static_client
from pegs.server.live.health import Occupancy, Outage, find_outage, occupancy
from pegs.server.push.service import PushService

STYLES = Path(__file__).with_name("status.css")
REFRESH = 10
"""Seconds between reloads, if the reader turns them on."""
MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class Status:
    """The server's status at one moment."""

    outage: Outage | None
    occupancy: Occupancy
    minute: LastMinute
    since: float
    engine: float
    """The share of the rules engine that is compiled."""
    notifies: bool
    """Whether people can be notified of their turns."""


async def collect_status(state: State) -> Status:
    """The server's status now."""
    stats: LoadStats = state.load_stats
    startup: EngineStartup = state.startup
    outage = await find_outage(state)
    push: PushService = state.push
    minute = stats.last_minute()
    return Status(outage, occupancy(state.hub), minute, stats.since, startup.progress, push.is_offered)


def status_page(status: Status, every: int) -> str:
    """The page, in the current language; it reloads itself after ``every`` seconds, if that isn't 0."""
    title = escape(translate("hosting-title"))
    again = f'<meta http-equiv="refresh" content="{every}">' if every else ""
    panels = "".join(_panel(name, rows) for name, rows in _panels(status).items())
    return (
        f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">{again}'
        '<link rel="icon" href="icons/icon.svg">'
        f"<title>{title}</title><style>{_fonts()}{STYLES.read_text('utf-8')}</style></head><body><main>"
        f"<h1>{title}</h1>{_banner(status)}<div class=panels>{panels}</div>{_links(every)}</main>"
        "</body></html>"
    )


def _banner(status: Status) -> str:
    outage = status.outage
    sentence = translate("hosting-well") if outage is None else outage.sentence
    kind, sign = ("well", "✓") if outage is None else ("trouble", "!")
    return f'<p class="banner {kind}"><span aria-hidden=true>{sign}</span> {escape(sentence)}</p>'


def _panel(name: str, rows: list[tuple[str, str]]) -> str:
    items = "".join(f"<div><dt>{escape(label)}</dt><dd>{escape(value)}</dd></div>" for label, value in rows)
    return f"<section><h2>{escape(name)}</h2><dl>{items}</dl></section>"


def _links(every: int) -> str:
    query = f"lang={language()}"
    link = f"?{query}" if every else f"?{query}&amp;every={REFRESH}"
    text = translate("hosting-stay") if every else translate("hosting-again", seconds=REFRESH)
    return f'<p class=links><a class=button href="{link}">{escape(text)}</a></p>'


def _panels(status: Status) -> dict[str, list[tuple[str, str]]]:
    return {
        translate("hosting-play"): _play(status),
        translate("hosting-speed"): _speed(status),
        translate("hosting-server"): _server(status),
    }


def _play(status: Status) -> list[tuple[str, str]]:
    stages, roles = status.occupancy.stages, status.occupancy.roles
    return [
        (translate("hosting-tables"), _number(sum(stages.values()))),
        (translate("hosting-playing"), _number(stages["playing"])),
        (translate("hosting-sockets"), _number(sum(roles.values()))),
        (translate("hosting-watchers"), _number(roles["watcher"] + roles["screen"])),
        (translate("hosting-turns"), _number(status.minute.turns)),
        (translate("hosting-finished"), _number(total((FINISHED,), "_total"))),
    ]


def _speed(status: Status) -> list[tuple[str, str]]:
    return [
        (translate("hosting-command"), _milliseconds(status.minute.command)),
        (translate("hosting-commit"), _milliseconds(status.minute.commit)),
        (translate("hosting-database-errors"), _number(total((DATABASE_ERRORS,), "_total"))),
        (translate("hosting-refusals"), _number(total((REFUSALS,), "_total"))),
        (translate("hosting-byes"), _number(total((BYES,), "_total"))),
    ]


def _server(status: Status) -> list[tuple[str, str]]:
    ready = translate("hosting-engine-ready") if status.engine == 1 else f"{round(100 * status.engine)}%"
    is_healthy = status.outage is None or status.outage.code != "cannot_keep"
    rows = [
        (translate("hosting-since"), time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(status.since))),
        (translate("hosting-up"), _duration(time.time() - status.since)),
        (translate("hosting-version"), version("pegs-and-jokers")),
        (
            translate("hosting-database"),
            translate("hosting-database-well") if is_healthy else translate("hosting-database-silent"),
        ),
        (translate("hosting-engine"), ready),
        (translate("hosting-pushes"), _pushes() if status.notifies else translate("hosting-pushes-off")),
    ]
    memory = REGISTRY.get_sample_value("process_resident_memory_bytes")
    if memory is not None:
        rows.append(
            (translate("hosting-memory"), translate("hosting-megabytes", megabytes=round(memory / MILLION)))
        )
    return rows


def _pushes() -> str:
    return translate(
        "hosting-pushes-so-far", **{each: _pushes_that(each) for each in ("sent", "refused", "failed")}
    )


def _pushes_that(outcome: str) -> int:
    return round(REGISTRY.get_sample_value("pegs_pushes_total", {"outcome": outcome}) or 0)


def _number(number: float) -> str:
    return translate("hosting-number", number=round(number))


def _milliseconds(seconds: float | None) -> str:
    return (
        "–" if seconds is None else translate("hosting-milliseconds", milliseconds=round(1000 * seconds, 1))
    )


def _duration(seconds: float) -> str:
    minutes = int(max(0.0, seconds)) // 60
    days, hours, rest = minutes // 1440, minutes // 60 % 24, minutes % 60
    if days:
        return translate("hosting-days", days=days, hours=hours)
    return translate("hosting-hours", hours=hours, minutes=rest)


@cache
def _fonts() -> str:
    """The client's fonts, if it is built."""
    faces = (("Caprasimo", "caprasimo"), ("Nunito Variable", "nunito"))
    return "".join(_face(name, file) for name, file in faces)


def _face(name: str, file: str) -> str:
    files = sorted((static_client.FOLDER / static_client.HASHED).glob(f"{file}-????????.woff2"))
    if not files:
        return ""
    weights = "200 1000" if name.startswith("Nunito") else "400"
    return (
        f'@font-face{{font-family:"{name}";font-weight:{weights};font-display:swap;'
        f'src:url("/{static_client.HASHED}{files[0].name}") format("woff2")}}'
    )
