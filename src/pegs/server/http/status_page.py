"""``/status``: how the server is, for people, as one page without scripts."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.metadata import version
from pathlib import Path

from litestar.datastructures import State

from pegs.i18n import language, translate
from pegs.server.hosting.engine_startup import Warming
from pegs.server.hosting.load_stats import Minute, Pulse, total
from pegs.server.hosting.metrics import BYES, DATABASE_ERRORS, FINISHED, REFUSALS, REGISTRY
from pegs.server.http import static_client as client
from pegs.server.live.health import Present, Trouble, present, trouble

LOOK = Path(__file__).with_name("status.css")
EVERY = 10
"""Seconds after which the page loads itself again, where that is wished."""
MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class Seen:
    """How the server is at one moment."""

    trouble: Trouble | None
    present: Present
    minute: Minute
    since: float
    engine: float
    """The share of the rules engine that is compiled."""


async def look(state: State) -> Seen:
    """Look now."""
    pulse: Pulse = state.pulse
    warming: Warming = state.warming
    return Seen(await trouble(state), present(state.hub), pulse.last_minute(), pulse.since, warming.share)


def status_page(seen: Seen, every: int) -> str:
    """The page in the language in use."""
    title = escape(translate("hosting-title"))
    again = f'<meta http-equiv="refresh" content="{every}">' if every else ""
    panels = "".join(_panel(name, rows) for name, rows in _facts(seen).items())
    return (
        f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">{again}'
        '<link rel="icon" href="/icons/icon.svg">'
        f"<title>{title}</title><style>{_letters()}{LOOK.read_text('utf-8')}</style></head><body><main>"
        f"<h1>{title}</h1>{_banner(seen)}<div class=panels>{panels}</div>{_links(every)}</main></body></html>"
    )


def _banner(seen: Seen) -> str:
    well = seen.trouble is None
    sentence = translate("hosting-well") if seen.trouble is None else seen.trouble.sentence
    kind, sign = ("well", "✓") if well else ("trouble", "!")
    return f'<p class="banner {kind}"><span aria-hidden=true>{sign}</span> {escape(sentence)}</p>'


def _panel(name: str, rows: list[tuple[str, str]]) -> str:
    told = "".join(f"<div><dt>{escape(label)}</dt><dd>{escape(value)}</dd></div>" for label, value in rows)
    return f"<section><h2>{escape(name)}</h2><dl>{told}</dl></section>"


def _links(every: int) -> str:
    spoken = f"lang={language()}"
    wish = f"?{spoken}" if every else f"?{spoken}&amp;every={EVERY}"
    text = translate("hosting-stay") if every else translate("hosting-again", seconds=EVERY)
    return f'<p class=links><a class=button href="{wish}">{escape(text)}</a></p>'


def _facts(seen: Seen) -> dict[str, list[tuple[str, str]]]:
    return {
        translate("hosting-play"): _play(seen),
        translate("hosting-speed"): _speed(seen),
        translate("hosting-server"): _server(seen),
    }


def _play(seen: Seen) -> list[tuple[str, str]]:
    stages, roles = seen.present.stages, seen.present.roles
    return [
        (translate("hosting-tables"), _number(sum(stages.values()))),
        (translate("hosting-playing"), _number(stages["playing"])),
        (translate("hosting-sockets"), _number(sum(roles.values()))),
        (translate("hosting-watchers"), _number(roles["watcher"] + roles["screen"])),
        (translate("hosting-turns"), _number(seen.minute.turns)),
        (translate("hosting-finished"), _number(total((FINISHED,), "_total"))),
    ]


def _speed(seen: Seen) -> list[tuple[str, str]]:
    return [
        (translate("hosting-command"), _milliseconds(seen.minute.command)),
        (translate("hosting-commit"), _milliseconds(seen.minute.commit)),
        (translate("hosting-database-errors"), _number(total((DATABASE_ERRORS,), "_total"))),
        (translate("hosting-refusals"), _number(total((REFUSALS,), "_total"))),
        (translate("hosting-byes"), _number(total((BYES,), "_total"))),
    ]


def _server(seen: Seen) -> list[tuple[str, str]]:
    ready = translate("hosting-engine-ready") if seen.engine == 1 else f"{round(100 * seen.engine)} %"
    kept = seen.trouble is None or seen.trouble.code != "cannot_keep"
    rows = [
        (translate("hosting-since"), time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(seen.since))),
        (translate("hosting-up"), _duration(time.time() - seen.since)),
        (translate("hosting-version"), version("pegs-and-jokers")),
        (
            translate("hosting-database"),
            translate("hosting-database-well") if kept else translate("hosting-database-silent"),
        ),
        (translate("hosting-engine"), ready),
    ]
    memory = REGISTRY.get_sample_value("process_resident_memory_bytes")
    if memory is not None:
        rows.append(
            (translate("hosting-memory"), translate("hosting-megabytes", megabytes=round(memory / MILLION)))
        )
    return rows


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
def _letters() -> str:
    """The faces of the client, where it is built."""
    faces = (("Caprasimo", "caprasimo"), ("Nunito Variable", "nunito"))
    return "".join(_face(name, file) for name, file in faces)


def _face(name: str, file: str) -> str:
    found = sorted((client.FOLDER / client.HASHED).glob(f"{file}-????????.woff2"))
    if not found:
        return ""
    weights = "200 1000" if name.startswith("Nunito") else "400"
    return (
        f'@font-face{{font-family:"{name}";font-weight:{weights};font-display:swap;'
        f'src:url("/{client.HASHED}{found[0].name}") format("woff2")}}'
    )
