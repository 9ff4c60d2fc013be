"""Hidden cards stay hidden: tables that differ only in cards a viewer hasn't seen send it the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from pegs.core.board import Seat
from pegs.core.cards import RANK_TEXT, Rank
from pegs.core.operations import Drawn, Played, Revealed
from pegs.protocol import commands as do
from pegs.rules.ruleset import NAMES
from pegs.table.command_errors import RefusedError
from pegs.table.commit_reveal import pile_text, read_pile
from pegs.table.events import AnyEvent, GameBegan, GameEnded, TurnPlayed
from pegs.table.state import State
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from tests.soak import KINDS, sweep
from tests.table.sitting import WATCHER, Sitting, settings_of

Place = int
"""A card's place in the deck, counted from its top."""


class Following:
    """Follows every card of the deck through a game, and which ones a viewer has seen."""

    def __init__(self, state: State, began: GameBegan, viewer: Seat | None) -> None:
        self.pack = read_pile(began.deck)
        self.viewer = viewer
        self.bluffing = state.ruleset.rules.bluffing
        players, size = state.board.players, state.ruleset.rules.hand_size
        order = [(began.dealer + k) % players for k in range(1, players + 1)]
        self.hands = {seat: list(range(i, size * players, players)) for i, seat in enumerate(order)}
        self.top = size * players
        self.seen = set(self.hands.get(viewer, [])) if viewer is not None else set()
        self.on_table: Place | None = None

    def draw(self, seat: Seat) -> None:
        self.hands[seat].append(self.top)
        if seat == self.viewer:
            self.seen.add(self.top)
        self.top += 1

    def play(self, seat: Seat, card: Rank) -> None:
        place = next(place for place in self.hands[seat] if self.pack[place] == card)
        self.hands[seat].remove(place)
        self.on_table = place
        if not self.bluffing:
            self.seen.add(place)

    def hear(self, operations: tuple[object, ...]) -> None:
        for operation in operations:
            match operation:
                case Drawn(seat, _):
                    self.draw(seat)
                case Played(seat, card, _, _):
                    self.play(seat, card)
                case Revealed():
                    assert self.on_table is not None
                    self.seen.add(self.on_table)

    def hidden(self) -> list[Place]:
        """The cards that the viewer has never seen."""
        return [place for place in range(len(self.pack)) if place not in self.seen]


def until_the_pile_is_renewed(events: list[AnyEvent]) -> list[AnyEvent]:
    """The events before the first reshuffle, while every card comes from the deck."""
    last = next(
        (i for i, event in enumerate(events) if isinstance(event, TurnPlayed) and event.pile), len(events)
    )
    return [event for event in events[:last] if not isinstance(event, GameEnded)]


def a_game(rules: str, seed: int, turns: int, players: int = 4) -> list[AnyEvent]:
    """The events of a table after some random turns."""
    sitting = Sitting(settings_of(rules, players, 2), seed).fill().start()
    for _ in range(turns):
        if sitting.is_playing:
            sitting.play_any()
    return until_the_pile_is_renewed(sitting.events)


def with_hidden_cards_changed(
    events: list[AnyEvent], viewer: Seat | None, chance: Random
) -> list[AnyEvent] | None:
    """The same table with other cards in the places the viewer hasn't seen; None if that's impossible.

    It cannot where a turn of another player would not have been legal with those cards, or where that player
    would have been stuck, or not, in another turn: everybody counts those.
    """
    state = Table.from_events(events).state
    began = next(event for event in events if isinstance(event, GameBegan))
    follow = Following(state, began, viewer)
    if state.ruleset.rules.draw.name == "BEFORE" and not state.ruleset.rules.draw_by_hand:
        follow.draw((began.dealer + 1) % state.board.players)
    on_table: dict[int, Place] = {}
    for entry in state.entries:
        follow.hear(entry.operations)
        if follow.on_table is not None:
            on_table[entry.version] = follow.on_table
    hidden = follow.hidden()
    pack = list(follow.pack)
    moved = hidden.copy()
    chance.shuffle(moved)
    for place, origin in zip(hidden, moved, strict=True):
        pack[place] = follow.pack[origin]
    replayed = [
        msgspec.structs.replace(event, deck=pile_text(pack))
        if event is began
        else renamed(event, pack[on_table[version]])
        if follow.bluffing and isinstance(event, TurnPlayed) and version in on_table
        else event
        for version, event in enumerate(events, 1)
    ]
    return replayed if are_possible(replayed) and stuck_counts(replayed) == stuck_counts(events) else None


def renamed(event: TurnPlayed, card: Rank) -> TurnPlayed:
    """A turn with the card that is on the table now, if its text names it."""
    names_it = len(event.turn) > 1 and event.turn[1] in "= "
    return msgspec.structs.replace(event, turn=RANK_TEXT[card] + event.turn[1:]) if names_it else event


def are_possible(events: list[AnyEvent]) -> bool:
    """Whether all turns would have been legal."""
    table = Table()
    for event in events:
        if isinstance(event, TurnPlayed) and not is_possible(table, event):
            return False
        table.apply(event)
    return True


def stuck_counts(events: list[AnyEvent]) -> list[tuple[int, ...]]:
    """The stuck turns that are counted, after every decision."""
    table, counts = Table(), []
    for event in events:
        table.apply(event)
        if isinstance(event, TurnPlayed):
            counts.append(table.state.running.position.stuck)
    return counts


def is_possible(table: Table, event: TurnPlayed) -> bool:
    game = table.state.running
    return game.turn == event.seat and game.is_legal(game.parse(event.turn, check=False))


def everything_sent(events: list[AnyEvent], viewer: Seat | None) -> Iterator[bytes]:
    """Everything sent to a viewer, version by version, and the answers to all its questions at the end."""
    who = WATCHER if viewer is None else Viewer("player", viewer)
    table = Table()
    for event in events:
        table.apply(event)
        yield msgspec.json.encode(table.view(who, 9.0))
        yield msgspec.json.encode(table.log(who, table.version - 1))
    yield from everything_answered(table, viewer)


def everything_answered(table: Table, viewer: Seat | None) -> Iterator[bytes]:
    """What a viewer gets who comes now, and the answers to all its questions."""
    who = WATCHER if viewer is None else Viewer("player", viewer)
    yield msgspec.json.encode(table.view(who, 9.0))
    yield msgspec.json.encode(table.log(who, None))
    for command in questions(table, viewer):
        try:
            yield msgspec.json.encode(table.answer(who, command))
        except RefusedError as refusal:
            yield refusal.sentence.encode()


def questions(table: Table, viewer: Seat | None) -> list[do.Why | do.Hint]:
    """Every question about the current decision."""
    cards = [do.Why(id="q", card=card) for card in "A23456789TJQK*"]
    pegs = [
        do.Why(id="q", seat=seat, origin=place)
        for seat, places in enumerate(table.state.running.position.pegs)
        for place in places[:2]
    ]
    return [do.Why(id="q"), do.Hint(id="q"), *cards, *pegs] if viewer is not None else []


@pytest.mark.parametrize("games", [2, pytest.param(4, marks=pytest.mark.soak)])
@pytest.mark.parametrize("rules", sweep(NAMES, KINDS))
def test_hidden_cards_change_nothing_that_is_sent(rules: str, games: int) -> None:
    compared = 0
    for seed in range(games):
        events = a_game(rules, seed, 14 + 5 * seed)
        for viewer in (None, 0, 2, Table.from_events(events).state.running.turn):
            for attempt in range(6):
                other = with_hidden_cards_changed(events, viewer, Random(f"{seed}/{attempt}"))
                if other is None:
                    continue
                assert other != events
                pairs = zip(everything_sent(events, viewer), everything_sent(other, viewer), strict=True)
                assert all(one == two for one, two in pairs)
                compared += 1
                break
    assert compared >= 3


def tables_with_two_orders_of_a_new_pile(rules: str) -> list[Table]:
    """The same table until a turn renews the pile, whose cards then lie in two orders.

    What is drawn from it in that turn is the same in both.
    """
    sitting = Sitting(settings_of(rules), 1).fill().start()
    *_, last = sitting.events
    while not isinstance(last, TurnPlayed) or last.pile is None:
        *_, last = sitting.play_any()
    pile = read_pile(last.pile)
    drawn = len(pile) - len(sitting.table.state.running.pile)
    assert drawn <= 2
    other = pile_text([*pile[:drawn], *reversed(pile[drawn:])])
    assert other != last.pile
    *before, _ = sitting.events
    renewed = msgspec.structs.replace(last, pile=other)
    return [sitting.table, Table.from_events([*before, renewed])]


@pytest.mark.parametrize("rules", ["arizona", "bluffing"])
def test_nobody_is_sent_how_the_cards_of_a_new_pile_lie(rules: str) -> None:
    tables = tables_with_two_orders_of_a_new_pile(rules)
    assert tables[0].state.running.pile != tables[1].state.running.pile
    for viewer in (None, 0, 1, 2, 3):
        one, other = (list(everything_answered(table, viewer)) for table in tables)
        assert one == other
