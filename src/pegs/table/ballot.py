"""The rules that people suggest for a table before the deal, and the votes for and against them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from pegs.core.board import Seat
from pegs.protocol.settings import RulesChoice
from pegs.rules.ruleset import RuleSet
from pegs.table.seats import swapped


@dataclass(slots=True)
class Suggestion:
    """Rules that the person at a seat suggests."""

    seat: Seat
    choice: RulesChoice
    ruleset: RuleSet
    votes: dict[Seat, bool]
    """True for the rules, False against them; at first only the author's own."""


@dataclass(slots=True)
class Ballot:
    """The suggestions that are open, by the version at which they were made."""

    suggestions: dict[int, Suggestion] = field(default_factory=dict)
    made: Counter[Seat] = field(default_factory=Counter)
    """How many suggestions each seat has made, including those that ended."""

    def add(self, version: int, seat: Seat, choice: RulesChoice, ruleset: RuleSet) -> None:
        """Add a suggestion, with its author's vote."""
        self.suggestions[version] = Suggestion(seat, choice, ruleset, {seat: True})
        self.made[seat] += 1

    def of_seat(self, seat: Seat) -> int | None:
        """The version of a seat's suggestion; None if it has none."""
        return next((version for version, each in self.suggestions.items() if each.seat == seat), None)

    def leave(self, seat: Seat) -> None:
        """Remove the suggestion and the votes of a seat: its player leaves, or a bot stands in."""
        version = self.of_seat(seat)
        if version is not None:
            del self.suggestions[version]
        for suggestion in self.suggestions.values():
            suggestion.votes.pop(seat, None)

    def swap(self, one: Seat, other: Seat) -> None:
        """Two people change places, and take their suggestions and votes with them."""
        for suggestion in self.suggestions.values():
            suggestion.seat = swapped(suggestion.seat, one, other)
            suggestion.votes = {swapped(seat, one, other): agree for seat, agree in suggestion.votes.items()}
        self.made = Counter({swapped(seat, one, other): made for seat, made in self.made.items()})

    def close(self) -> None:
        """Drop all suggestions: the rules have been decided."""
        self.suggestions.clear()
