"""Whether a turn that someone is about to play is a blunder, and why, as far as their own seat can see."""

from __future__ import annotations

from pegs.coach.reasons import reasons
from pegs.coach.verdict import DOUBT, LIMITS, Class, judge
from pegs.core.errors import PegsError
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.story.names import Names
from pegs.story.sentences import Speaker
from pegs.view import view_of

TRIES = 3000


def second_thoughts(game: Game, names: Names, text: str) -> str | None:
    """What to tell a player about a turn that costs more than 10 wins in 100 games beyond doubt.

    It's in the current language.

    ``names`` has that player as its reader. None if the turn costs less, or can't be played.
    """
    assert names.reader is not None
    view = view_of(game, names.reader)
    try:
        turn = game.parse(text)
    except PegsError:
        return None
    if len(view.legal_turns) < 2 or turn not in view.legal_turns:
        return None
    verdict = judge(view, turn, tries=TRIES)
    played = verdict.played
    if played is None or played.difference - DOUBT * played.error <= LIMITS[Class.BLUNDER]:
        return None
    sentences = Speaker(names).sentences(reasons(view, turn, verdict.best.turn))
    return " ".join((translate("coach-better"), *(sentences or [translate("coach-no-reason")])))
