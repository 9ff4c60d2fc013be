"""The rules as a table shows them to everyone who joins."""

from __future__ import annotations

from dataclasses import replace

from pegs.protocol.game_view import CardItem, CardPower
from pegs.protocol.table_view import RulesCard
from pegs.rules.card_legend import legend
from pegs.rules.description import describe
from pegs.rules.ruleset import PLACES, RuleSet, Seating
from pegs.rules.summary import summarize, title_of
from pegs.rules.switches import TableTalk
from pegs.rules.toml.writer import write_unchecked


def rules_card(ruleset: RuleSet, seating: Seating, talk: TableTalk | None = None) -> RulesCard:
    """The rules for this number of players and teams, in the current language.

    ``talk`` is the table talk that the table allows, if it isn't that of the rule set.
    """
    rules = ruleset.rules
    words = ruleset.words_in()
    played = replace(ruleset, rules=replace(rules, table_talk=talk or rules.table_talk))
    return RulesCard(
        name=ruleset.name,
        title=title_of(ruleset),
        lines=summarize(ruleset, (seating,)),
        sentences=sentences(played, (seating,)),
        powers=powers(ruleset, (seating,)),
        bluffing=rules.bluffing,
        draw_by_hand=rules.draw_by_hand,
        stuck_limit=rules.stuck_limit or None,
        words={place: getattr(words, place) for place in PLACES},
        toml=write_unchecked(ruleset),
    )


def sentences(ruleset: RuleSet, seatings: tuple[Seating, ...] = ()) -> tuple[str, ...]:
    """Every rule that can come up in these seatings, a sentence each."""
    return tuple(str(sentence) for section in describe(ruleset, seatings) for sentence in section.sentences)


def powers(ruleset: RuleSet, seatings: tuple[Seating, ...] = ()) -> tuple[CardPower, ...]:
    """The marks and the text for the foot of each card."""
    return tuple(
        CardPower(card.card, tuple(CardItem(mark.kind, mark.text) for mark in card.marks), card.text)
        for card in legend(ruleset, seatings)
    )
