"""The answer to what house rules do: as many games as have been played, in words and as bars."""

from __future__ import annotations

from pegs.analysis import rule_effect_words as words
from pegs.analysis.effect_report import counting_rows, effect_rows, effect_sentence
from pegs.analysis.rule_effect import rule_effect
from pegs.i18n import translate
from pegs.protocol.effects import EffectReport, EffectRequest
from pegs.rules.loader import load_named, named
from pegs.rules.ruleset import DEFAULT_RULES, RuleSet
from pegs.rules.summary import title_of
from pegs.server.hosting.rule_effects import RuleEffects
from pegs.table.chosen_rules import load_rules


def effect_report(effects: RuleEffects, network: str, request: EffectRequest) -> EffectReport:
    """What the rules do, as far as is known.

    Raises UsageError, RulesFileError or DealError if they can't be played, BusyError if too many people ask.
    """
    rules = load_rules(request.rules)
    base = _base(rules)
    players, teams, games = request.players, request.teams, request.games
    progress = effects.ask(network, rules, base, players, teams, games)
    has_base = rules.rules != base.rules
    played = min(len(progress.rows), len(progress.base_rows))
    titles = _title(rules, base, has_base), title_of(base)
    alone = translate("effect-about-alone", players=players)
    if not played:
        return EffectReport(0, games, 0.0, *titles, alone, counting_rows(), translate("effect-counting"), ())
    rows = progress.rows, progress.base_rows
    effect = rule_effect(*titles, players, teams, *rows, request.turn_seconds)
    return EffectReport(
        games=played,
        requested=games,
        seconds_left=progress.seconds_left,
        rules=effect.rules,
        base=effect.base,
        about=words.about(effect) if has_base else alone,
        rows=effect_rows(effect, *rows, has_base),
        sentence=effect_sentence(effect, has_base),
        warnings=words.warnings(effect),
    )


def _title(rules: RuleSet, base: RuleSet, has_base: bool) -> str:
    """The rules' title, unless it's that of the base: house rules have it until they're given a name."""
    if has_base and title_of(rules) == title_of(base):
        return translate("effect-your-rules")
    return title_of(rules) if has_base else title_of(base)


def _base(rules: RuleSet) -> RuleSet:
    """The named set to compare with."""
    return load_named(rules.extends if rules.extends in named() else DEFAULT_RULES)
