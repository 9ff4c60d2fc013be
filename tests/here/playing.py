"""A device with a clock and chance of the tests' own, and clients that talk to it as a browser's do."""

from __future__ import annotations

import json
from collections import defaultdict
from random import Random
from typing import Any

from pegs.here.device import Device
from pegs.here.steps import Answer, Outcome, Step
from pegs.here.stored_lines import read_line
from pegs.table.events import Event

NOW = 1_790_000_000.0
SHORT = 'extends = "basic"\ntitle = "Short"\npegs = 2\nside_length = 12\n'
"""A rules file of games with few turns."""
COLORS = "RGBYWKNOPI"


class Owner:
    """Whoever holds a device: stores what its steps name, and passes its messages on to clients."""

    def __init__(self, seed: int = 0, now: float = NOW, stored: dict[str, list[str]] | None = None) -> None:
        self.now = now
        self.stored: dict[str, list[str]] = stored if stored is not None else {}
        self.told: dict[int, list[dict[str, Any]]] = defaultdict(list)
        """All messages by port."""
        self.sent: dict[int, list[str]] = defaultdict(list)
        """The same as they were sent."""
        self.device = Device(lambda: self.now, Random(seed).randbytes)
        for table, lines in self.stored.items():
            self.device.open(table, lines)
        self.ids = 0

    def keep(self, step: Step) -> None:
        """Store a step's lines."""
        for each in step.store:
            self.stored.setdefault(each.table, []).extend(each.lines)
        for table in step.drop:
            self.stored.pop(table, None)

    def carry_out(self, step: Step) -> Outcome:
        """Store a step, and let it happen."""
        self.keep(step)
        outcome = step.apply()
        for port, text in outcome.told:
            self.told[port].append(json.loads(text))
            self.sent[port].append(text)
        return outcome

    def ask(self, method: str, path: str, body: object = None, language: str = "en") -> Any:
        """What answers a request; it must be a success."""
        answer = self.answer(method, path, body, language)
        assert answer.status < 300, answer
        return json.loads(answer.body) if answer.type == "application/json" else answer.body

    def answer(self, method: str, path: str, body: object = None, language: str = "en") -> Answer:
        """The answer to a request."""
        text = "" if body is None else json.dumps(body)
        answer = self.carry_out(self.device.request(method, path, text, language)).answer
        assert answer is not None
        return answer

    def say(self, table: str, port: int, do: str, **fields: Any) -> list[dict[str, Any]]:
        """Send a message on a port, and return what is told there."""
        self.ids += 1
        before = len(self.told[port])
        message = {"do": do, "id": f"c{self.ids}", **fields}
        self.carry_out(self.device.receive(table, port, json.dumps(message)))
        return self.told[port][before:]

    def let_time_pass(self) -> bool:
        """Wait until something happens by itself, and let it; False if nothing will."""
        wait = self.device.wait()
        if wait is None:
            return False
        self.now += wait
        self.carry_out(self.device.pass_time())
        return True

    def new_table(self, bots: str = "hints", **settings: Any) -> dict[str, Any]:
        """A table of one person with three bots, whose game has begun."""
        seats = [{"who": "me"}, *({"who": "bot", "bot": bots} for _ in range(settings.get("players", 4) - 1))]
        body = {"settings": {"seats": seats, **settings}, "name": "Ana", "color": "R", "start": True}
        seated: dict[str, Any] = self.ask("POST", "api/tables", body)
        return seated

    def enter(self, seated: dict[str, Any], port: int = 1, **fields: Any) -> dict[str, Any]:
        """Show a table at a port, and return the welcome."""
        *_, message = self.say(seated["table"], port, "hello", token=seated["token"], **fields)
        return message

    def view(self, port: int = 1) -> dict[str, Any]:
        """The table as it was last shown at a port."""
        views = [message["table"] for message in self.told[port] if "table" in message]
        view: dict[str, Any] = views[-1]
        return view

    def play_hint(self, table: str, port: int = 1) -> None:
        """Play what the hint says."""
        (answer,) = self.say(table, port, "hint")
        *_, done = self.say(table, port, "play", version=self.view(port)["version"], turn=answer["turn"])
        assert done["tell"] == "done", done


def play_to_the_end(owner: Owner, seated: dict[str, Any], port: int = 1) -> dict[str, Any]:
    """Play a one-person game to its end, and return the table's last view."""
    while owner.view(port)["stage"] == "playing":
        if owner.view(port)["game"]["turn"] == owner.view(port)["me"]["seat"]:
            owner.play_hint(seated["table"], port)
        else:
            assert owner.let_time_pass()
    return owner.view(port)


def record_of(rules: dict[str, str] | None = None, seed: int = 0, **settings: Any) -> tuple[Owner, str, str]:
    """A device with a finished game, the game's id, and its record."""
    owner = Owner(seed)
    seated = owner.new_table(rules=rules or {"name": "", "toml": SHORT}, **settings)
    owner.enter(seated)
    game = play_to_the_end(owner, seated)["game_id"]
    return owner, game, owner.ask("GET", f"api/games/{game}/record")


def turns_of(text: str) -> str:
    """A record without its header."""
    return text.split("\n\n", 1)[1].strip()


def events_of(lines: list[str]) -> list[Any]:
    """The events among the lines of a device."""
    return [entry for entry in map(read_line, lines) if isinstance(entry, Event)]


def sit_down(owner: Owner, people: int, players: int = 4, teams: int = 2, rules: str = "basic") -> list[Any]:
    """People at every second seat, and bots between them; each has a port with the number of their seat."""
    seats = [{"who": "invited"} if seat % 2 == 0 else {"who": "bot"} for seat in range(players)]
    seats[0] = {"who": "me"}
    settings = {"rules": {"name": rules}, "players": players, "teams": teams, "seats": seats}
    first = owner.ask("POST", "api/tables", {"settings": settings, "name": "P0", "color": "R"})
    others = [
        owner.ask("POST", f"api/tables/{first['code']}/join", {"name": f"P{at}", "color": COLORS[at]})
        for at in range(1, people)
    ]
    everyone = [first, *others]
    for seated in everyone:
        owner.enter(seated, seated["seat"])
    return everyone


def begin(owner: Owner, everyone: list[Any]) -> None:
    """Let the host deal."""
    *_, done = owner.say(everyone[0]["table"], 0, "start", version=owner.view(0)["version"])
    assert done["tell"] == "done", done


def play(owner: Owner, table: str, turns: int) -> list[int]:
    """Play some turns, each person's by their hint; the seats that played."""
    before = owner.view(0)["game"]["ply"]
    seats: list[int] = []
    while owner.view(0)["stage"] == "playing" and len(seats) < turns:
        turn = owner.view(0)["game"]["turn"]
        if turn % 2 == 0:
            owner.play_hint(table, turn)
        else:
            while owner.view(0)["game"]["turn"] == turn and owner.view(0)["stage"] == "playing":
                assert owner.let_time_pass()
        seats.append(turn)
    assert owner.view(0)["game"]["ply"] >= before + len(seats)
    return seats
