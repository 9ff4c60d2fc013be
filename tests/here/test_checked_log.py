"""A log of a device is what a table would have decided; one that was tampered with isn't."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from pegs.core.board import MAX_SEATS
from pegs.rules.ruleset import NAMES
from pegs.table import events as ev
from pegs.table.after.checked_log import checked_table
from pegs.table.command_errors import RefusedError
from pegs.table.on_device import off_device
from tests.here.playing import SHORT, Owner, begin, events_of, play_to_the_end, sit_down
from tests.soak import KINDS, examples, sweep

CODE = "ABCDEF"


def busy_log(seed: int, turns: int = 40, rules: str = "basic", players: int = 4, teams: int = 2) -> list[Any]:
    """The events of two people who do all kinds of things at a table of their device."""
    chance, owner = Random(seed), Owner(seed)
    everyone = sit_down(owner, 2, players, teams, rules)
    table, seats = everyone[0]["table"], [each["seat"] for each in everyone]
    for do, fields in BEFORE:
        if chance.random() < 0.7:
            owner.say(table, chance.choice(seats), do, **fields)
    suggested = {"token": everyone[1]["token"], "rules": {"name": "arizona"}}
    if chance.random() < 0.3 and players == 4:
        owner.answer("POST", "api/seats/suggest", suggested)
    begin(owner, everyone)
    for _ in range(turns):
        version, port = owner.view(0)["version"], chance.choice(seats)
        game = owner.view(0)["game"]
        if chance.random() < 0.4:
            do, fields = chance.choice(DURING)
            owner.say(table, port, do, **({"version": version} if do in VERSIONED else {}), **fields)
        elif game is not None and game["turn"] in seats and owner.view(0)["stage"] == "playing":
            (hint,) = owner.say(table, game["turn"], "hint")
            if hint["tell"] == "answer":
                owner.say(table, game["turn"], "play", version=version, turn=hint["turn"], sure=True)
        else:
            owner.let_time_pass()
    return off_device(events_of(owner.stored[table]), CODE)


VERSIONED = {"take_back", "give_time", "rematch"}
BEFORE: list[tuple[str, dict[str, Any]]] = [
    ("rename", {"name": "  Ana  ", "color": "P"}),
    ("rename", {"name": "", "color": "P"}),
    ("set_seat", {"seat": 1, "bot": None}),
    ("set_seat", {"seat": 3, "bot": "easy"}),
    ("plan_seat", {"seat": 1, "name": "Grandma"}),
    ("name_table", {"title": "Friday"}),
    ("share", {}),
    ("commit", {"number": 1, "commitment": "ab" * 32}),
    ("say", {"phrase": "hello"}),
    ("set_options", {"options": {"pace": {"seconds": 60}, "talk": "open"}}),
]
DURING: list[tuple[str, dict[str, Any]]] = [
    ("say", {"text": "Ouch, my peg!"}),
    ("say", {"reaction": "nice"}),
    ("take_back", {}),
    ("answer_take_back", {"agree": True}),
    ("answer_take_back", {"agree": False}),
    ("set_coach", {"agree": True}),
    ("show_hand", {"agree": True}),
    ("give_time", {}),
    ("pause", {}),
    ("resume", {}),
    ("rename", {"name": "Ben", "color": "Y"}),
    ("rematch", {"same_cards": True}),
]


@given(st.integers(0, 1 << 30))
@examples(15)
def test_a_log_of_a_device_is_right(seed: int) -> None:
    log = busy_log(seed)
    table = checked_table(log)
    assert table.state.events == log


@pytest.mark.parametrize("rules", sweep(NAMES, KINDS[:2]))
def test_a_log_is_right_with_all_rules(rules: str) -> None:
    log = busy_log(1, 80, rules)
    assert checked_table(log).version == len(log)


KINDS_OF_EVENTS = 20


def test_logs_in_this_test_are_busy() -> None:
    kinds = {type(event) for seed in range(20) for event in busy_log(seed, 60)}
    assert len(kinds) >= KINDS_OF_EVENTS, kinds


def tampered(log: list[Any], chance: Random) -> list[Any]:
    """A log in which one thing was changed."""
    at = chance.randrange(len(log))
    event = log[at]
    match chance.randrange(6):
        case 0:
            return [*log[:at], *log[at + 1 :]]
        case 1:
            return [*log[:at], event, *log[at:]]
        case 2:
            other = chance.randrange(len(log))
            return [log[{at: other, other: at}.get(place, place)] for place in range(len(log))]
        case 3:
            return [*log[: at + 1], ev.GameEnded(at=event.at, number=1, winner=0), *log[at + 1 :]]
        case 4:
            return [*log[:at], structs.replace(event, **_changed(event, chance)), *log[at + 1 :]]
        case _:
            return [
                *log[:at],
                structs.replace(event, at=chance.choice([0.0, 1e12, -1.0, float("nan")])),
                *log[at + 1 :],
            ]


def _changed(event: Any, chance: Random) -> dict[str, Any]:
    """Another value for one of an event's fields."""
    fields = [name for name in event.__struct_fields__ if name != "at"]
    name = chance.choice(fields) if fields else "at"
    value = getattr(event, name)
    match value:
        case bool():
            return {name: not value}
        case int() | float():
            return {name: value + chance.choice([-1, 1, 7])}
        case str():
            return {name: chance.choice(["", "x" * 300, value[::-1], "<b>", "A"])}
        case _:
            return {name: value}


@given(st.integers(0, 1 << 30))
@examples(40)
def test_a_tampered_log_is_refused_or_says_what_happened(seed: int) -> None:
    """Without it being noticed, only such things can change that people could have decided otherwise."""
    chance = Random(seed)
    log = tampered(busy_log(seed % 5, 30), chance)
    with contextlib.suppress(RefusedError):
        assert checked_table(log).state.events == log


def refused(log: list[Any]) -> bool:
    try:
        checked_table(log)
    except RefusedError:
        return True
    return False


LOG = busy_log(3, 40)
BEGAN = next(at for at, event in enumerate(LOG) if isinstance(event, ev.GameBegan))
TURN = next(at for at, event in enumerate(LOG) if isinstance(event, ev.TurnPlayed))


def with_event(at: int, **fields: Any) -> list[Any]:
    """The log with one event changed."""
    return [*LOG[:at], structs.replace(LOG[at], **fields), *LOG[at + 1 :]]


def checked_log_of(owner: Owner, table: str) -> list[Any]:
    """The log of a device's table, which is right."""
    log = off_device(events_of(owner.stored[table]), CODE)
    assert checked_table(log).state.events == log
    return log


def test_a_log_with_real_cards_is_right() -> None:
    """In Spanish, the people without phones have Spanish names."""
    owner = Owner(1)
    settings = {"board": "wooden", "cards": "real", "players": 4}
    new = {"settings": settings, "name": "Ana", "color": "R"}
    seated = owner.ask("POST", "api/tables", new, "es")
    owner.enter(seated, language="es")
    table = seated["table"]
    owner.say(table, 1, "start", version=owner.view()["version"])
    assert owner.view()["seats"][1]["name"] == "Jugador 2"
    owner.say(table, 1, "pegs_moved", ply=0)
    for card in ("A", None, "Q", "K"):
        owner.say(table, 1, "show_card", version=owner.view()["version"], card=card)
    page = owner.say(table, 1, "options", version=owner.view()["version"])[-1]
    turn = page["options"][0]["turn"]
    *_, done = owner.say(table, 1, "play", version=owner.view()["version"], turn=turn)
    assert done["tell"] == "done", done
    owner.say(table, 1, "pegs_moved", ply=owner.view()["game"]["ply"])
    owner.say(table, 1, "shuffle_discards", version=owner.view()["version"])
    owner.say(table, 1, "take_back", version=owner.view()["version"])
    kinds = {type(event) for event in checked_log_of(owner, table)}
    assert {ev.CardShown, ev.TurnPlayed} <= kinds


def test_a_log_of_a_wooden_board_is_right() -> None:
    owner = Owner(2)
    seated = owner.new_table(board="wooden")
    owner.enter(seated)
    table = seated["table"]
    for _ in range(20):
        view = owner.view()
        if view["instruction"] is not None:
            owner.say(table, 1, "pegs_moved", ply=view["instruction"]["ply"])
        elif view["game"]["turn"] == 0:
            owner.play_hint(table)
        else:
            owner.let_time_pass()
    view = owner.view()
    seat, places = next((seat, each) for seat, each in enumerate(view["game"]["pegs"]) if max(each) > -1)
    move = {"seat": seat, "origin": max(places), "target": -1}
    owner.say(table, 1, "correct_board", version=view["version"], moves=[move])
    kinds = {type(event) for event in checked_log_of(owner, table)}
    assert {ev.PegsMoved, ev.BoardCorrected} <= kinds


def test_a_log_of_the_largest_table_is_right() -> None:
    """Bots take all other seats as its game begins: no decision leads to more events."""
    owner = Owner(4)
    new = {"settings": {"players": MAX_SEATS, "teams": 5}, "name": "Ana", "color": "R"}
    seated = owner.ask("POST", "api/tables", new)
    owner.enter(seated)
    before = len(owner.stored[seated["table"]])
    owner.say(seated["table"], 1, "start", version=owner.view()["version"])
    assert owner.view()["stage"] == "playing"
    kinds = [type(event) for event in checked_log_of(owner, seated["table"])[before:]]
    assert kinds.count(ev.BotSeated) == MAX_SEATS - 1


def test_a_log_of_practice_is_right() -> None:
    owner = Owner(3)
    seated = owner.new_table(players=2, teams=2, rules={"name": "", "toml": SHORT})
    owner.enter(seated)
    game = play_to_the_end(owner, seated)["game_id"]
    wanted = {"turn": 5, "seat": 0, "name": "Ana", "color": "R"}
    practice = owner.ask("POST", f"api/games/{game}/practice", wanted)
    owner.enter(practice, 2)
    play_to_the_end(owner, practice, 2)
    *_, done = owner.say(practice["table"], 2, "rematch", version=owner.view(2)["version"], same_cards=True)
    assert done["tell"] == "done"
    checked_log_of(owner, practice["table"])


def test_the_untouched_log_is_right() -> None:
    assert not refused(LOG)


@pytest.mark.parametrize(
    "log",
    [
        [],
        LOG[1:],
        [LOG[0]],
        [LOG[0], *LOG],
        with_event(0, seed="00" * 32),
        with_event(0, seed="no number"),
        with_event(0, settings=structs.replace(LOG[0].settings, lesson="first-game")),
        with_event(0, settings=structs.replace(LOG[0].settings, players=7)),
        with_event(1, name="N" * 41),
        with_event(1, seat=9),
        with_event(1, color="Z"),
        with_event(BEGAN, deck=LOG[BEGAN].deck[::-1]),
        with_event(BEGAN, seed="11" * 32),
        with_event(BEGAN, dealer=(LOG[BEGAN].dealer + 1) % 4, contributions=None),
        with_event(BEGAN, game="g" * 32),
        with_event(BEGAN, game="ab"),
        with_event(BEGAN, number=2),
        with_event(TURN, seat=(LOG[TURN].seat + 1) % 4),
        with_event(TURN, turn="K As-A8"),
        with_event(TURN, turn="9" * 80),
        with_event(TURN, pile="AAAA"),
        with_event(TURN, by="clock"),
        [*LOG, ev.GameEnded(at=LOG[-1].at, number=1, winner=1)],
        [*LOG, ev.SeatRequested(at=LOG[-1].at, seat=1, name="X", color="R", key="k" * 64)],
        [*LOG, ev.SeatTaken(at=LOG[-1].at, seat=0, name="X", color="R")],
        [*LOG, ev.SeatTaken(at=LOG[-1].at, seat=1, name="X", color="R", host=True)],
        [*LOG, ev.SeatsRotated(at=LOG[-1].at, by=1)],
        [*LOG, ev.Said(at=LOG[-1].at, seat=0, phrase="x" * 9000, text=None)],
        [*LOG, ev.Said(at=LOG[-1].at, seat=-1, phrase="hello", text=None)],
        [*LOG, ev.Interrupted(at=LOG[-1].at, since=0.0, until=1e9)],
        [*LOG, ev.TakenBack(at=LOG[-1].at, seat=0, plies=30)],
    ],
)
def test_made_up_logs_are_refused(log: list[Any]) -> None:
    assert refused(log)
