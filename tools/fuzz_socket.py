"""Fuzzes a table with broken, cut, mixed and deeply nested commands, through the socket's own decoder.

Anything but a refusal is a bug, and is printed.

Run: python tools/fuzz_socket.py [--seconds 180] [--seed 1]
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from pegs.core.errors import PegsError
from pegs.protocol.commands import Hello, Hint, Ping, Why
from pegs.rules.ruleset import NAMES
from pegs.table.answers.messages import read_command
from pegs.table.answers.problems import UNREADABLE
from pegs.table.viewer import Viewer
from tests.table.sitting import Sitting, settings_of

COMMANDS_PER_TABLE = 3000
WORDS = (
    "Play",
    "play",
    "hello",
    "A5>A7",
    "7=K",
    "\u0000",
    "\ud800",
    "9" * 40,
    "-1",
    "1e999",
    "[" * 3000,
    "doubt",
)


def corpus(sitting: Sitting, chance: random.Random) -> list[dict[str, Any]]:
    """Plausible commands for the present state of a table."""
    version = sitting.table.version
    turns = [option.turn for option in sitting.options] if sitting.is_playing else ["5 A1>A6"]
    turn = chance.choice(turns)
    return [
        {"do": "play", "id": "p", "version": version, "turn": turn},
        {"do": "play", "id": "p", "version": version, "turn": turn},
        {"do": "why", "id": "w", "turn": turn},
        {"do": "read", "id": "d", "text": chance.choice([turn, "7 2 3", "k out", "#1", "8?", ""])},
        {"do": "hint", "id": "h"},
        {"do": "preview", "id": "v", "turn": turn},
        {"do": "take_back", "id": "t", "version": version},
        {"do": "answer_take_back", "id": "a", "agree": bool(version % 2)},
        {"do": "commit", "id": "c", "number": 1, "commitment": "0" * 64},
        {"do": "reveal", "id": "l", "number": 1, "secret": "0" * 64},
        {"do": "rematch", "id": "r", "version": version, "rotate": True},
        {"do": "start", "id": "s", "version": version},
        {"do": "set_seat", "id": "e", "seat": chance.randrange(-1, 11), "bot": "greedy"},
        {"do": "rename", "id": "n", "name": "Zoé \u202e\u0301", "color": "K"},
        {"do": "say", "id": "y", "text": "hello", "phrase": None},
        {"do": chance.choice(("pause", "resume", "im_back", "leave", "ping")), "id": "x"},
        {"do": "hello", "id": "o", "token": "x" * 40, "since": version},
    ]


def mutate(text: str, chance: random.Random) -> str:
    """A copy of a text with up to three mutations."""
    for _ in range(chance.randrange(4)):
        at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        match chance.randrange(5):
            case 0:
                text = text[:at] + text[to:]
            case 1:
                text = text[:at] + chance.choice(WORDS) + text[at:]
            case 2:
                text = text[:at] + text[at:to] * 2 + text[to:]
            case 3:
                text = (
                    text[:at]
                    + chr(chance.choice((0, 34, 92, 123, 0xDC00, 0x10FFFF, chance.randrange(256))))
                    + text[at:]
                )
            case _:
                text = text[:at] + text[at:to][::-1] + text[to:]
    return text


def say(sitting: Sitting, text: str, chance: random.Random) -> str:
    """Handle a message as the socket does, and return how that ended."""
    try:
        command = read_command(text)
    except UNREADABLE:
        return "unreadable"
    if isinstance(command, Hello | Ping):
        return "understood"
    who = Viewer("player", chance.randrange(4)) if chance.random() < 0.9 else Viewer("watcher")
    if sitting.is_playing and chance.random() < 0.7:
        who = Viewer("player", sitting.turn)
    try:
        if isinstance(command, Why | Hint):
            sitting.table.answer(who, command)
        else:
            sitting.apply(sitting.table.decide(who, command, sitting.now, chance.randbytes))
    except PegsError:
        return "refused"
    return "done"


def main() -> int:
    """Fuzz, and print how many commands ended how."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance, ended, ends = random.Random(options.seed), Counter[str](), time.monotonic() + options.seconds
    sitting, said = None, 0
    while time.monotonic() < ends:
        if sitting is None or said % COMMANDS_PER_TABLE == 0:
            sitting = (
                Sitting(settings_of(chance.choice(NAMES), 4, talk="open"), chance.randrange(10**6))
                .fill()
                .start()
            )
        text = mutate(json.dumps(chance.choice(corpus(sitting, chance))), chance)
        said += 1
        try:
            ended[say(sitting, text, chance)] += 1
        except Exception:
            print(f"bug after {said} commands (seed {options.seed}): {text[:2000]!r}", file=sys.stderr)
            raise
    print(f"{said} commands: " + ", ".join(f"{number} {how}" for how, number in ended.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
