"""A page for each rule set of the package, with boards, made of what its rule book says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from pegs.i18n import in_language
from pegs.printing.book.content import Book, BookSection, Shown, book_content
from pegs.rules.loader import load, published
from pegs.rules.ruleset import DEFAULT_RULES, RuleSet
from pegs.rules.summary import voice_of
from pegs.rules.toml.writer import write
from pegs.story.sheet.builder import rules_sheet
from tools.docs_site.navigation import Entry

FOLDER = "rule-sets"
COVER = "1.svg"
"""The first picture of a page: the board."""
LANGUAGE = "en"
NEW = "\n\n"
"""What begins a paragraph."""
FONTS = {
    'font-family="Nunito"': 'font-family="Nunito, ui-rounded, system-ui, sans-serif"',
}
"""A picture in a file of its own sees no font of the page."""
_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~])")
_INTRODUCTION = """\
# Rule sets

Every family plays it a little differently. These are the named sets, and sheets that others publish, each on
a page of its own, with what's different from the basic game first. Every picture is a turn that the rules
engine has played, or refused. Is none of them yours? [Write your own](../rules.md#12-house-rules).
"""
_AS_A_FILE = """\
Save it, change what you play differently, and open it in the browser under *Rules*, or give it to any command
as `--rules FILE`.
"""


def write_rule_pages(folder: Path, names: Sequence[str]) -> list[Entry]:
    """Write the pages and their pictures, and return their place in the navigation."""
    out = folder / FOLDER
    out.mkdir()
    sheets = [name for name in names if name in published()]
    sets = [name for name in names if name not in sheets]
    with in_language(LANGUAGE):
        rules = {name: load(name) for name in names}
        for ruleset in rules.values():
            (out / f"{ruleset.name}.md").write_text(_page(ruleset, out), "utf-8")
        (out / "index.md").write_text(_list(rules, sets, sheets), "utf-8")
    under: list[Entry] = [f"{FOLDER}/index.md", *_pages(rules, sets)]
    pages: list[Entry] = [{"Rule sets": under}]
    return [*pages, {"Published sheets": _pages(rules, sheets)}] if sheets else pages


def _pages(rules: dict[str, RuleSet], names: Sequence[str]) -> list[Entry]:
    return [{rules[name].title: f"{FOLDER}/{name}.md"} for name in names]


def _list(rules: dict[str, RuleSet], sets: Sequence[str], sheets: Sequence[str]) -> str:
    parts = [_INTRODUCTION]
    for title, names in (("The named sets", sets), ("Published sheets", sheets)):
        if names:
            entries = "\n".join(_entry(rules[name]) for name in names)
            parts += [f"## {title}", f'<div class="sets" markdown="1">\n{entries}\n</div>']
    return "\n\n".join(parts) + "\n"


def _entry(ruleset: RuleSet) -> str:
    facts = " · ".join(rules_sheet(ruleset).facts)
    picture = f'<img src="{ruleset.name}/{COVER}" alt="" width="72" height="72" loading="lazy">'
    return (
        f'<div class="set" markdown="1">{picture}<span markdown="span">'
        f"[{plain(ruleset.title)}]({ruleset.name}.md)<br>{plain(voice_of(ruleset))}"
        f"<br><small>{plain(facts)}</small></span></div>"
    )


def plain(text: str) -> str:
    """A text in which Markdown sees no marks."""
    return _SPECIAL.sub(r"\\\1", text)


def _page(ruleset: RuleSet, folder: Path) -> str:
    return "\n\n".join(_Page(ruleset, folder).parts()) + "\n"


class _Page:
    """The parts of a page, with their pictures in a folder of their own."""

    def __init__(self, ruleset: RuleSet, folder: Path) -> None:
        self._ruleset, self._pictures = ruleset, folder / ruleset.name
        self._pictures.mkdir()
        self._count = 0
        self._book: Book = book_content(ruleset, ruleset.seatings, LANGUAGE)[0]

    def parts(self) -> Iterator[str]:
        """The Markdown from top to bottom."""
        yield from self._top()
        yield from self._differences()
        yield "## The cards"
        yield self._cards()
        for chapter in self._book.chapters:
            yield f"## {plain(chapter.title)} {{#{chapter.id}}}"
            yield f"*{plain(chapter.lead)}*"
            for section in chapter.sections:
                yield from self._section(section)
        yield from self._end()

    def _top(self) -> Iterator[str]:
        book, name = self._book, self._ruleset.name
        yield f"# {plain(self._ruleset.title)}"
        yield f"**{plain(voice_of(self._ruleset))}** {plain(' · '.join(book.facts))}."
        cover = self._saved(book.cover)
        yield f'<img class="cover" src="{cover}" alt="The board of these rules" width="400" height="400">'
        yield plain(book.source) + "."
        yield f"To play: `pegs play --rules {name}`. On paper: `pegs print book --rules {name}`."

    def _differences(self) -> Iterator[str]:
        sheet = rules_sheet(self._ruleset)
        if self._ruleset.name == DEFAULT_RULES or not sheet.differences:
            return
        yield "## What’s different"
        yield "\n".join(f"- **{plain(each.text)}** {plain(each.base)}" for each in sheet.differences)

    def _cards(self) -> str:
        rows = "".join(
            f"<dt>{_inline(row.fan)}<b>{escape(row.cards)}</b></dt><dd>{escape(row.text)}</dd>"
            for row in self._book.card_rows
        )
        return f'<dl class="card-rows">{rows}</dl>'

    def _section(self, section: BookSection) -> Iterator[str]:
        if not section.paragraphs:
            return
        yield f"### {plain(section.heading)} {{#{section.id}}}"
        source = f' <small class="source">{escape(section.source)}</small>' if section.source else ""
        lines = "".join(f"{NEW if each.begins else ' '}{plain(each.text)}" for each in section.paragraphs)
        yield lines.strip() + source
        shown = [each for group in section.pictures for each in group]
        if shown:
            yield f'<div class="turns">{"".join(map(self._turn, shown))}</div>'
        if section.board:
            yield self._turn(section.board)

    def _turn(self, shown: Shown) -> str:
        kind = "turn whole" if shown.steps else "turn"
        kind += " forbidden" if shown.is_forbidden else ""
        size = f'width="{shown.width * 5:.0f}" height="{shown.height * 5:.0f}"'
        alt = escape(shown.description or shown.caption, quote=True)
        verdict = f"<b>{escape(shown.verdict)}</b> " if shown.verdict else ""
        card = _inline(shown.card) if shown.card else ""
        return (
            f'<figure class="{kind}"><img src="{self._saved(shown.svg)}" alt="{alt}" {size} loading="lazy">'
            f"<figcaption>{card}<span>{verdict}{escape(shown.caption)}</span></figcaption></figure>"
        )

    def _saved(self, svg: str) -> str:
        """The address of a picture, as pages in the folder have it."""
        self._count += 1
        for here, anywhere in FONTS.items():
            svg = svg.replace(here, anywhere)
        file = self._pictures / f"{self._count}.svg"
        file.write_text(svg, "utf-8")
        return f"{self._pictures.name}/{file.name}"

    def _end(self) -> Iterator[str]:
        book = self._book
        yield f"## {plain(book.settled_title)}"
        yield plain(book.settled_lead)
        yield "\n".join(f"- {plain(each)}" for each in book.settled)
        section_of = {
            paragraph.id: section.id
            for chapter in book.chapters
            for section in chapter.sections
            for paragraph in section.paragraphs
        }
        yield f"## {plain(book.questions_title)}"
        yield "\n".join(
            f"- [{plain(each.text)}](#{section_of[each.paragraph]})"
            for each in book.questions
            if each.paragraph in section_of
        )
        yield "## As a file"
        yield _AS_A_FILE
        yield f"```toml\n{write(self._ruleset)}```"


def _inline(svg: str) -> str:
    """A card in the page's own font, beside its name in words."""
    return svg.replace("<svg ", '<svg aria-hidden="true" data-search-exclude ', 1).replace("\n", "")
