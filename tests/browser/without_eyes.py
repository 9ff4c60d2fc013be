"""A person who sees only a page's accessibility tree, on the screens around a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pegs.core.cards import RANK_TEXT, Rank
from pegs.i18n import in_language, translate
from pegs.rules.card_words import the_card
from tests.browser.by_words import Tree, wait

PUZZLE = "/practice/431aad63"
"""A puzzle in which two pegs can move with the right card, and one of them home or past it."""
CODE = "([A-Z0-9]{3} [A-Z0-9]{3})"
OWN_PEGS, GOAL = (1, 4), 8
"""Two pegs on their own side, and where a 7 takes the first one: past the second."""
PASSES_OWN = {"en": "pass your own peg", "es": "pasar por encima de tu propia clavija"}
"""What the judge says of it."""
MOST_HOLES = 200
"""More than the judge's board has."""
SEVEN = Rank(RANK_TEXT.index("7"))


@dataclass(frozen=True)
class Visitor:
    """Uses pages by roles and names, in a language of the client, whose catalog has them all."""

    tree: Tree
    language: str

    def solve_a_puzzle(self) -> None:
        """Play the card and the peg that two hints name, into its home."""
        self._press("button", self._pattern("practice-hint"))
        peg = self._pattern("practice-peg", {"number": r"(\d)", "at": ".+"}, you="yes", name="")
        number = self._read(".*" + self._pattern("practice-ring", {"peg": peg}))
        self._press("button", self._pattern("practice-hint"))
        card = self._read(".*" + self._pattern("practice-card", {"card": "(.+?)"}) + " .*")
        self._press("button", card)
        play = self._pattern("press-card", {"card": card})
        moves_it = self._pattern("row-peg", number=int(number)) + r"\..*"
        self._press("button", moves_it)
        self._press("button", rf".*\. {self._pattern('word-home')}, .*")
        self._press("button", play)
        self._read(f"({self._pattern('today-solved', tries=1)}).*")

    def find_the_costliest_turn(self) -> tuple[int, str]:
        """Read a review: the number of the turn that cost most, and what was better."""
        # Done with the last turn. That it's finished is announced only to those who came before.
        self._see("progressbar", self._pattern("review-looking", {"turn": r"(\d+)", "turns": r"\1"}))
        self._press("button", self._pattern("review-costly", {"count": r"\d+"}))
        turn = self._pattern("review-turn", {"turn": r"(\d+)", "turns": r"\d+"})
        cost = self._pattern("review-graded", {"grade": ".+", "percent": r"(\d+)"})
        self._see("button", f"{turn} {cost}")
        found = [re.fullmatch(f"{turn} {cost}", each) for each in self.tree.names("button")]
        costliest = max(filter(None, found), key=lambda each: int(each[2]))
        self._press("button", re.escape(costliest[0]))
        better = self._see("button", self._pattern("review-better-tag") + ": (.+)")
        return int(costliest[1]), better[1]

    def settle_a_dispute(self) -> str:
        """Set up the judge's board, and ask whether a 7 can pass one's own peg. What the page says then."""
        color = self._say("color-blue")
        for hole in OWN_PEGS:
            self._walk_to(self._hole(hole, color))
            self.tree.key("Enter")
        with in_language(self.language):
            self._press("button", the_card(SEVEN))
        self._walk_to(self._say("judge-hole-with", at=self._hole(OWN_PEGS[0], color), name=color))
        self.tree.key("Enter")
        self._walk_to(self._hole(GOAL, color))
        self.tree.key("Enter")
        self._press("button", self._pattern("judge-can-i"))
        self._see("heading", self._pattern("judge-no"))
        return " ".join(self.tree.lines())

    def open_a_table(self) -> str:
        """Open a table for family on the front page; its code."""
        self._press("link", self._pattern("front-family") + ".*")
        return self._read(CODE).replace(" ", "")

    def deal_once_someone_sits(self, name: str) -> None:
        """Wait until someone sits down, put bots at the other seats, and deal."""
        self._see("button", f".*{name}.*")
        self._press("button", self._pattern("lobby-fill"))
        self._press("button", self._pattern("lobby-deal"))
        self._see("list", self._pattern("hand"))

    def _hole(self, number: int, color: str) -> str:
        return self._say("story-hole", you="no", who=color, number=number)

    def _walk_to(self, hole: str) -> None:
        """Walk the holes of the judge's board until one is announced."""
        self.tree.focus("group", self._see("group", self._pattern("judge-board-keys"))[0])
        assert any(self._step() == hole for _ in range(MOST_HOLES)), f"no {hole}"

    def _step(self) -> str:
        """Go to the next hole; what is announced."""
        before = self.tree.lines()
        self.tree.key("ArrowRight")
        wait(lambda: self.tree.lines() != before)
        return self.tree.lines()[-1]

    def _press(self, role: str, name: str) -> None:
        """Press Enter on a node whose name a pattern describes."""
        self.tree.focus(role, self._see(role, name)[0])
        self.tree.key("Enter")

    def _see(self, role: str, name: str) -> re.Match[str]:
        """Wait for a node with such a name."""
        return _found(name, lambda: self.tree.names(role))

    def _read(self, pattern: str) -> str:
        """Wait for such a line; what the group of the pattern stands for."""
        return _found(pattern, self.tree.lines)[1]

    def _say(self, message: str, **args: str | int) -> str:
        with in_language(self.language):
            return translate(message, **args)

    def _pattern(self, message: str, parts: Mapping[str, str] | None = None, **args: str | int) -> str:
        """A pattern of a message, some of whose variables are patterns."""
        marks = {name: f"⟦{name}⟧" for name in parts or {}}
        pattern = re.escape(self._say(message, **args, **marks))
        for name, part in (parts or {}).items():
            pattern = pattern.replace(marks[name], part)
        return pattern


def _found(pattern: str, texts: Callable[[], list[str]]) -> re.Match[str]:
    """Wait until a text is as a pattern describes."""
    found: list[re.Match[str]] = []

    def is_there() -> bool:
        found[:] = filter(None, (re.fullmatch(pattern, each) for each in texts()))
        return bool(found)

    wait(is_there)
    return found[0]
