"""Check that a client receives no card that its seat isn't allowed to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

CARDS = frozenset("A23456789TJQK*")
UNKNOWN = "?"
NO_CARDS = {"letter", "letters", "color", "name", "kind", "text", "toml", "sentence", "sentences", "lines"}
"""Fields whose text may be a single letter without being a card."""
OPEN = {"powers"}
"""Fields of the rules, which list every card."""


def cards_in(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every text in a message that may be a card, with its path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in NO_CARDS | OPEN:
                yield from cards_in(inner, (*path, key))
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner, path)
    elif isinstance(value, str) and value in CARDS:
        yield path, value


class Knowledge:
    """The cards one client may know, from the events it has received."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.hand: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        """Cards that were face up, or the client's own, since the last shuffle."""
        self.messages = 0
        self._bluffing = False
        self._played: set[str] = set()
        """The client's last card, and what it was declared to be."""

    def check(self, message: dict[str, Any]) -> None:
        """Fail if a message shows a card that the client may not know."""
        self.messages += 1
        if message["tell"] == "welcome":
            self._bluffing = message["rules"]["bluffing"]
        if message["tell"] not in ("welcome", "update"):
            # A hint names a card of one's own hand, or in bluffing the one that was just played or declared.
            own = {*+self.hand, *self._played} if message["tell"] == "answer" else set()
            assert {card for _, card in cards_in(message)} <= own, message
            return
        for event in message["log"]:
            self._check_event(event)
        self._check_view(message["table"])
        shown = {k: v for k, v in message.items() if k not in ("table", "log")}
        assert not list(cards_in(shown)), shown

    def _check_event(self, event: dict[str, Any]) -> None:
        if event["what"] == "began":
            self.hand, self.seen = Counter(), Counter()
        known = {
            path: card for path, card in cards_in(event) if path[-1] not in ("cards", "card", "declared")
        }
        assert not known, event
        for operation in event.get("operations", ()):
            self._check_operation(operation, event.get("turn", ""))

    def _check_operation(self, operation: dict[str, Any], turn: str) -> None:
        mine = operation.get("seat") == self.seat and self.seat is not None
        match operation["op"]:
            case "dealt":
                assert mine or set(operation["cards"]) == {UNKNOWN}, operation
                if mine:
                    self.hand.update(operation["cards"])
            case "drawn":
                assert mine == (operation["card"] != UNKNOWN), operation
                if mine:
                    self.hand[operation["card"]] += 1
            case "played":
                self._check_played(operation, mine, turn)
            case "revealed":
                self.seen[operation["card"]] += 1
            case "reshuffled":
                self.seen.clear()

    def _check_played(self, operation: dict[str, Any], mine: bool, turn: str) -> None:
        face_down = self._bluffing and operation["kind"] in ("declare", "discard")
        card = operation["card"]
        if not mine:
            assert (card == UNKNOWN) == face_down, operation
            assert not face_down or turn[0] == UNKNOWN, turn
        if mine:
            assert self.hand[card] > 0, operation
            self.hand[card] -= 1
            self._played = {card, operation["declared"] or card}
        if card != UNKNOWN:
            self.seen[card] += 1

    def _check_view(self, view: dict[str, Any]) -> None:
        game = view["game"]
        if game is None or view["stage"] == "over":
            return
        assert game["hands"] is None
        assert game["seed"] is None
        assert view["game_id"] is None
        hand = game["hand"]
        if self.seat is None:
            assert hand is None
            assert game["options"] == []
        else:
            if game["ply"] == 0 and game["turn"] == self.seat and len(hand) == self.hand.total() + 1:
                # If turns begin by drawing, the first card is drawn with the deal.
                self.hand += Counter(hand) - self.hand
            assert Counter(hand) == +self.hand, (hand, self.hand)
        assert Counter(game["discards"]) <= self.seen, (game["discards"], self.seen)
        allowed = set(self.hand) | set(self.seen)
        for path, card in cards_in(game):
            if path not in {("declared",), ("options", "declared")}:
                assert card in allowed or (self.seat is None and card in self.seen), (path, card)
        for option in game["options"]:
            assert option["card"] is None or self.hand[option["card"]] or game["phase"] != "play", option
