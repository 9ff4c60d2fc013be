"""What a house rule does, as a page shows it while games are played."""

from __future__ import annotations

from typing import Any

from pegs.analysis import rule_effect_words as words
from pegs.analysis.effect_axis import axis_of
from pegs.analysis.rule_effect import RuleEffect, rule_effect
from pegs.i18n import translate
from pegs.protocol.effects import EffectRow

ROWS = ("minutes", "edge", "luck", "stuck", "comebacks")
"""The measures with a row of their own; the turns are in the minutes' row."""


def effect_rows(effect: RuleEffect, rows: Any, base_rows: Any, has_base: bool) -> tuple[EffectRow, ...]:
    """A row for each measure.

    ``rows`` and ``base_rows`` are those of `rule_effect`. Without ``has_base``, the rules are those of the
    base, and nothing is compared.
    """
    if effect.games < words.FIRST_GAMES:
        return counting_rows()
    head = (effect.rules, effect.base, effect.players, effect.teams)
    few = rows[: words.FIRST_GAMES], base_rows[: words.FIRST_GAMES]
    first = rule_effect(*head, *few, effect.turn_seconds)
    return tuple(_row(effect, first, name, has_base) for name in ROWS)


def counting_rows() -> tuple[EffectRow, ...]:
    """The rows before there are enough games."""
    return tuple(
        EffectRow(
            name=name,
            title=translate(f"effect-{name}"),
            verdict=translate("effect-counting"),
            rules="",
            base="",
            detail="",
            ticks=("", "", ""),
            bar=None,
            base_bar=None,
        )
        for name in ROWS
    )


def _row(effect: RuleEffect, first: RuleEffect, name: str, has_base: bool) -> EffectRow:
    measure, line, axis = effect.measure(name), words.effect_line(effect, name), axis_of(first, name)
    return EffectRow(
        name=name,
        title=line.title,
        verdict=line.verdict if has_base else "",
        rules=line.rules,
        base=line.base if has_base else "",
        detail=words.in_range("turns", effect.measure("turns").rules) if name == "minutes" else "",
        ticks=axis.ticks(name),
        bar=axis.bar(measure.rules),
        base_bar=axis.bar(measure.base) if has_base else None,
    )


def effect_sentence(effect: RuleEffect, has_base: bool) -> str:
    """The whole effect in one sentence."""
    return words.in_a_sentence(effect) if has_base else translate("effect-no-change", base=effect.base)
