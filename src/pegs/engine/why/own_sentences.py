"""What a rule set says itself on some rules and cards: these sentences come before those of its family."""

from __future__ import annotations

from dataclasses import dataclass, field

from pegs.core.cards import ACE, JACK, JOKER, KING, NINE, QUEEN, SEVEN, TEN, TWO, Rank

_HELPING = ("own-first", "own-all-home", "partner-all-home", "help-in-order", "helps-next-turn", "may-help")
_STUCK = (
    "must-come-out",
    "free-too-early",
    "free-only-stuck",
    "free-needs-card",
    "free-from-start",
    "may-come-out",
    "may-come-out-instead",
    "may-stay-in",
)
_OBLIGED = ("must-play-hand", "may-discard", "may-keep-joker")
_OWN_COLOR = ("own-color-landed", "own-color-passed")


@dataclass(frozen=True)
class Sentences:
    """The sentences of one set: on rules, on cards, and on splitting a card."""

    rules: dict[str, str] = field(default_factory=dict)
    cards: dict[Rank, str] = field(default_factory=dict)
    splits: dict[Rank, str] = field(default_factory=dict)

    def on(self, rule: str, rank: Rank, *, is_about_card: bool) -> str:
        """The sentence on a rule, or on the card that is played; empty if there is none."""
        if rule in self.rules or not is_about_card or rule == "brings-nothing-out":
            return self.rules.get(rule, "")
        if _is_about_split(rule) and rank in self.splits:
            return self.splits[rank]
        return self.cards.get(rank, "")


def _is_about_split(rule: str) -> bool:
    """Whether a rule is about sharing a card's count."""
    return rule.startswith(("split", "second-part", "may-split", "must-be-split"))


def _each(rules: tuple[str, ...], sentence: str) -> dict[str, str]:
    return dict.fromkeys(rules, sentence)


SENTENCES: dict[str, Sentences] = {
    "liftbridge": Sentences(cards=dict.fromkeys((JACK, QUEEN, KING), "liftbridge-cards")),
    "north-carolina": Sentences(
        {
            **_each((*_HELPING, "finishing-split-whose", "may-finish-split"), "pagat-nc-2"),
            **_each(_STUCK, "pagat-nc-9"),
            "may-discard": "pagat-nc-9",
            "phase-play": "pagat-nc-1",
        },
        {
            ACE: "pagat-nc-4",
            TWO: "pagat-nc-5",
            SEVEN: "pagat-nc-6",
            NINE: "pagat-nc-7",
            TEN: "pagat-nc-8",
            JOKER: "pagat-nc-3",
        },
    ),
    "arizona": Sentences(
        {
            **_each(("not-on-team", "may-move-team", *_OBLIGED), "pagat-arizona-2"),
            **_each(_OWN_COLOR, "pagat-arizona-3"),
            "joker-start-first": "pagat-arizona-6",
            "phase-play": "pagat-arizona-1",
        },
        {NINE: "pagat-arizona-4", JOKER: "pagat-arizona-6"},
        {SEVEN: "pagat-arizona-5"},
    ),
    "kilpatrick": Sentences(
        _each(("must-turn-in", "no-room-at-home", "no-clear-room", "may-lap"), "pagat-kilpatrick")
    ),
    "pegoo": Sentences(
        _each((*_HELPING, *_STUCK), "pagat-pegoo"),
        dict.fromkeys((TWO, SEVEN, NINE, JOKER), "pagat-pegoo"),
    ),
    "wizard": Sentences({"phase-play": "pagat-wizard"}, {TWO: "pagat-wizard"}, {NINE: "pagat-wizard"}),
    "alaska": Sentences(_each(_STUCK, "pagat-alaska"), {TEN: "pagat-alaska"}),
}
"""The sentences of each set that has some."""

ALSO_PLAYED: dict[tuple[str, str, object], str] = {("north-carolina", "stuck_limit", 4): "pagat-nc-9"}
"""Values that the page of a set names besides its own (*some play that ...*): set, switch, and value."""
