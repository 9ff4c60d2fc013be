"""The rules of a table, told once to everybody who comes."""

from __future__ import annotations

from pegs.i18n import translate
from pegs.rules.card_legend import CardFoot, feet_of
from pegs.rules.description import tell
from pegs.rules.ruleset import PLACES, RuleSet
from pegs.rules.summary import brief, title_of
from pegs.rules.toml.writer import write
from pegs.table.protocol.game_view import CardItem, CardPower
from pegs.table.protocol.table_view import RulesCard


def rules_card(ruleset: RuleSet) -> RulesCard:
    """A rule set in the language in use."""
    rules = ruleset.rules
    words = ruleset.words_in()
    return RulesCard(
        title=title_of(ruleset),
        lines=brief(ruleset),
        sentences=sentences(ruleset),
        powers=powers(ruleset),
        bluffing=rules.bluffing,
        draw_by_hand=rules.draw_by_hand,
        stuck_limit=rules.stuck_limit or None,
        words={place: getattr(words, place) or translate(f"word-{place}") for place in PLACES},
        toml=write(ruleset),
    )


def sentences(ruleset: RuleSet) -> tuple[str, ...]:
    """All the rules, a sentence each."""
    told = (sentence for section in tell(ruleset) for sentence in section.sentences)
    return tuple(f"{each.about}: {each.text}" if each.about else each.text for each in told)


def powers(ruleset: RuleSet) -> tuple[CardPower, ...]:
    """What each card does, for its foot."""
    return tuple(map(_power, feet_of(ruleset)))


def _power(foot: CardFoot) -> CardPower:
    items = tuple(CardItem(item.kind, item.text) for item in foot.items)
    return CardPower(foot.card, items, foot.sentence)
