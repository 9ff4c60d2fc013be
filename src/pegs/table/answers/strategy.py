"""The strategy tips for a page."""

from __future__ import annotations

from pegs.i18n import translate
from pegs.players.strategy_tips import NOTED, TIPS
from pegs.protocol.rulebooks import StrategyChapter, StrategyTip


def strategy_chapters() -> list[StrategyChapter]:
    """All tips by chapter, in the current language."""
    return [
        StrategyChapter(
            title=translate(f"tips-{name}"),
            note=translate(f"tips-{name}.note") if name in NOTED else "",
            tips=tuple(StrategyTip(each.title, each.text, each.source) for each in tips),
        )
        for name, tips in TIPS.items()
    ]
