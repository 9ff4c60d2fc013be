"""A rule set: ``Rules`` with a name, a source, and words for the places of the board."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace

from pegs.i18n import in_language, language, translate
from pegs.rules.playable import is_playable
from pegs.rules.switches import MAX_PLAYERS, Rules


@dataclass(frozen=True)
class Words:
    """What a rule set calls the four places of a side. Empty means the usual word of the language."""

    start: str = ""
    home: str = ""
    in_spot: str = ""
    out_spot: str = ""

    def seen(self) -> Words:
        """The same words, but the spots are called what is painted there."""
        return replace(self, in_spot=translate("landmark-ring"), out_spot=translate("landmark-diamond"))


NAMES = (
    "guide",
    "paddle",
    "liftbridge",
    "basic",
    "arizona",
    "north-carolina",
    "pegoo",
    "wizard",
    "alaska",
    "kilpatrick",
    "bluffing",
)
"""The rule sets in the package, by source."""

DEFAULT_RULES = "basic"
"""The rule set of commands, pages and tables if none is chosen."""
DEFAULT_PLAYERS = 4
"""The number of players if none is chosen. The rules then say how many teams: `RuleSet.usual_teams`."""
DEFAULT_TEAMS = 2
"""The number of teams for `DEFAULT_PLAYERS`."""

MAX_TITLE = 80
"""Characters of a title, and of an alias."""
MAX_SOURCE = 200
MAX_WORD = 40
"""Characters of a name of a place."""

PLACES = tuple(each.name for each in fields(Words))

Translations = tuple[tuple[str, Words], ...]
"""Words by language, each language once."""

Seating = tuple[int, int]
"""A number of players and a number of teams."""


@dataclass(frozen=True)
class RuleSet:
    """Rules with their name and source.

    ``extends`` is the named set that this one was written as a change of, if any. ``seatings`` are those that
    its source names; the engine can play others too.
    """

    name: str
    title: str
    rules: Rules
    extends: str | None = None
    aliases: tuple[str, ...] = ()
    source: str = ""
    seatings: tuple[Seating, ...] = ()
    words: Words = Words()
    translations: Translations = ()
    file: str = field(default="", compare=False)
    """The file it was read from; empty for a named set."""

    def words_in(self, speech: str | None = None) -> Words:
        """The words to show in a language (by default the current one), none of them empty."""
        shown = speech or language()
        translated = dict(self.translations).get(shown, Words())
        with in_language(shown):
            usual = Words(*(translate(f"word-{place}") for place in PLACES))
        chosen = (
            getattr(translated, place) or getattr(self.words, place) or getattr(usual, place)
            for place in PLACES
        )
        return Words(*chosen)

    def usual_teams(self, players: int) -> int:
        """The fewest teams that the rules name for this number of players and that can play by them.

        If there are none, the fewest that can play, or that the players can form.
        """
        named = [teams for number, teams in self.seatings if number == players]
        possible = [teams for teams in range(2, min(players, MAX_PLAYERS) + 1) if players % teams == 0]
        playing = [teams for teams in (*named, *possible) if is_playable(self.rules, players, teams)]
        return min([teams for teams in playing if teams in named] or playing or named or possible or [2])
