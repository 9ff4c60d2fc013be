"""The strategy tips of all sources, by chapter. Their words are in ``locales/*/strategy.ftl``."""

from __future__ import annotations

from typing import NamedTuple

from pegs.i18n import translate


class Tip(NamedTuple):
    """One tip: the end of its message's id, and where it comes from."""

    name: str
    source: str

    @property
    def title(self) -> str:
        """The tip in a few words, in the current language."""
        return translate(f"tip-{self.name}")

    @property
    def text(self) -> str:
        """The tip itself, in the current language."""
        return translate(f"tip-{self.name}.text")


TIPS: dict[str, tuple[Tip, ...]] = {
    "out": (
        Tip("pegs-out", "Pagat, Common Errors 1"),
        Tip("small-step", "Pagat, Notes on Strategy 1"),
        Tip("shortcut", "Pagat, Basic Game, Endgame"),
        Tip("runner", "Pagat, Notes on Strategy 2"),
        Tip("corners", "Guide, Strategy Hints 9; Liftbridge, Tips 1; Pagat, Notes on Strategy 1"),
        Tip("busy-holes", "Guide, Strategy Hints 6; Liftbridge, Tips 2 and 3"),
        Tip("ten-away", "Pagat, Notes on Strategy 5"),
        Tip("missed-turn", "Liftbridge, Other Rules; Paddle, To play"),
        Tip("ten-twice", "Pagat, North Carolina Rules 8"),
    ),
    "bumping": (
        Tip("nearly-home", "Guide, Strategy Hints 3 and Playing Jokers, scenario 1"),
        Tip("spite", "Pagat, Common Errors 5; Guide, Strategy Hints 12"),
        Tip("look-first", "Guide, Playing Jokers, scenario 3"),
    ),
    "partner": (
        Tip(
            "farthest-behind",
            "Guide, Strategy Hints 4; Moving around the Track, scenario 1; Playing Jokers, scenario 4",
        ),
        Tip("partners-spots", "Guide, Strategy Hints 8; Pagat, Notes on Strategy 3"),
        Tip("own-in-spot", "Guide, Strategy Hints 7 and the note in Moving around the Track, scenario 1"),
        Tip("double-play", "Pagat, Notes on Strategy 3"),
        Tip("chain", "Pagat, Notes on Strategy 3; Guide, Playing Jokers, scenarios 2 and 4"),
        Tip("watch-board", "Pagat, Notes on Strategy 4"),
        Tip("one-home-first", "Guide, Strategy Hints 5"),
    ),
    "cards": (
        Tip("aces-and-faces", "Guide, Strategy Hints 1"),
        Tip("small-cards", 'Guide, Strategy Hints 10 and Moving into the Finish area, "Finishing up"'),
        Tip(
            "backward-cards",
            'Pagat, Notes on Strategy 1; Guide, Moving into the Finish area, "Mitigating damage"',
        ),
        Tip("sevens-and-nines", "Guide, Strategy Hints 11"),
        Tip("tens", "Pagat, Notes on Strategy 5"),
    ),
    "home": (
        Tip("all-the-way", "Pagat, Common Errors 2"),
        Tip("plug", "Pagat, Common Errors 3 and Basic Game, Endgame"),
        Tip("smallest", "Pagat, Common Errors 6"),
        Tip("tidy", 'Guide, Moving into the Finish area, "Using a split card"'),
        Tip("damage", 'Guide, Moving into the Finish area, "Mitigating damage"'),
        Tip("last-peg", 'Guide, Moving into the Finish area, "Finishing up"'),
    ),
    "jokers": (
        Tip("hold-joker", "Pagat, Common Errors 4; Guide, Strategy Hints 2"),
        Tip("turn-around", "Guide, Playing Jokers, scenarios 1 to 4"),
        Tip("joker-needs-pegs", "Pagat, Common Errors 1"),
    ),
    "splits": (
        Tip(
            "split-boost", "Pagat, Notes on Strategy 3; Guide, Moving around the Track, scenario 4, option 2"
        ),
        Tip("partner-boosts", "Guide, Moving around the Track, scenario 4, option 3"),
        Tip(
            "split-bump",
            "Guide, Moving around the Track, scenario 3; scenario 4, option 4; scenario 5, options 3 and 4",
        ),
        Tip("nine-boost", "Guide, Moving around the Track, scenario 5, option 2"),
        Tip("pack-partner", "Guide, Strategy Hints 11"),
        Tip("two-in-play", "Pagat, Common Errors 1 and Arizona Rules"),
    ),
    "bluffing": (
        Tip("lies", "our own idea"),
        Tip("counts", "our own idea"),
    ),
    "table": (
        Tip("draw", "Guide, Strategy Hints 13"),
        Tip("quiet", "Pagat, Note on Table Talk; Liftbridge, Other Rules"),
        Tip("bad-move", "Paddle, To play; Pagat, Basic Game, Deal and play"),
        Tip("ten-unstuck", "Pagat, North Carolina Rules 9"),
        Tip("shorter", "Guide, Setup, Arrange the Teams"),
        Tip("team-up", "Liftbridge, Players"),
        Tip("summary", "Pagat, Arizona Rules; Guide, Before you Begin"),
        Tip("argue", "Guide, Overview; Paddle, note at the end; Liftbridge, Advanced Game Variations"),
    ),
}
"""The chapters in their order. The title of one is the message ``tips-CHAPTER``."""

NOTED = ("bluffing",)
"""The chapters with a note before their tips: the message ``tips-CHAPTER.note``."""
