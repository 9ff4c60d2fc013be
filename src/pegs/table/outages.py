"""Outages: times in which the server was stopped, asleep, or couldn't write. No clock runs meanwhile."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Outages:
    """A table's outages."""

    spans: list[tuple[float, float]] = field(default_factory=list)
    """When each began and ended, the oldest first. They don't overlap."""

    def add(self, began: float, ended: float) -> None:
        """Add an outage, which may overlap others: several processes notice the same."""
        while self.spans and self.spans[-1][1] >= began:
            since, until = self.spans.pop()
            began, ended = min(began, since), max(ended, until)
        self.spans.append((began, ended))

    def elapsed(self, began: float, now: float) -> float:
        """The seconds between two moments in which people could act."""
        lost = sum(max(0.0, min(until, now) - max(since, began)) for since, until in self.spans)
        return now - began - lost

    def after(self, began: float, seconds: float) -> float:
        """The moment by which people have had this many seconds since another moment."""
        end = began + seconds
        for since, until in self.spans:
            if until > began and since < end:
                end += until - max(since, began)
        return end
