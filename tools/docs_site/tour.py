"""The tour: a picture of every page of the product, on a phone and on a desk, with a line about each."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

PICTURES = "tour"
"""The folder of the pictures."""
PHONE, DESK, TELEVISION = "phone", "desk", "television"
SIZES = {PHONE: (390, 844), DESK: (1280, 860), TELEVISION: (1920, 1080)}
ON_TELEVISION = frozenset({"television"})
"""Pages that are made for a television only."""

TOUR: Mapping[str, Mapping[str, str]] = {
    "Start": {
        "front": "The first visit: *Play* teaches you, and *Play with family* opens a table.",
        "front with games": "Later, the front page knows your games.",
        "games": "All your games, the finished ones with their replays.",
        "deal of the day": "The same cards for everyone, once a day.",
        "settings": "Language, colors, sounds and pace are set on each device.",
        "help": "Everything there is to learn, in one place.",
    },
    "Learn": {
        "learn": "Single lessons, made for the rules you play by.",
        "lesson": "At a real table, bubbles ask for a card, a peg, and how far.",
        "strategy": "How to play better.",
    },
    "At the table": {
        "playing": "Your turn: pick a card or a peg.",
        "choosing": "What the card can do, on the board and as a list.",
        "what a card does": "Hold a card to read what it does.",
        "rule at the table": "The rule behind it, with your own position on its board.",
        "hint": "A hint comes in steps: where to look, then the turn, then why.",
        "since your last turn": "What the others did, with numbers on the board.",
        "moves": "Every turn so far, and the pace at which you see them.",
        "board in words": "The whole game as text, to read or to have read to you.",
        "menu": "The table’s menu.",
        "more": "Its second page.",
        "talking": "Reactions, and ready-made phrases.",
        "chat bubble": "A message shows as a bubble at its writer’s name.",
        "time bank": "A clock with a time bank, if the table has one.",
        "turn that was ready": "A turn prepared while others play. Here it’s no longer possible.",
        "offer of notifications": "A table with days for each turn offers to notify you.",
        "ten players": "Ten players at one board.",
        "over": "The end of a game.",
        "deal of the day over": "The end of a deal of the day, with your week.",
    },
    "With family": {
        "gathering": "A new table is its own invitation: scan the code in its middle.",
        "a seat": "Send a seat to someone, add a bot, or move there.",
        "table options": "Dealer, time limit, bots, talk, hints: all before the deal.",
        "rules vote": "Anyone can suggest other rules, and everyone votes.",
        "rules to suggest": "The rules to choose from.",
        "join": "Someone else’s table, by its code.",
        "join a table": "Pick an open seat, or just watch.",
        "join instead of a bot": "If the game has begun, ask for a bot’s seat.",
        "television": "The board on a TV. The cards stay on your phones.",
        "real cards": "Your own board and cards: the phone judges and keeps score.",
        "no club": "A club, for people who meet again.",
        "club": "Its people, its next night, its tables and series.",
        "club by its link": "Joining a club by its link.",
        "club's pairs": "Who wins with whom.",
    },
    "Rules": {
        "rule sets": "The named sets of rules.",
        "house rules": "Every rule you can change, in a form.",
        "wizard": "“How do you play at home?” asks with pictures.",
        "wizard's end": "Your rules, as changes of the nearest set.",
        "rules sheet": "The rules as a page, each with a small board.",
        "print a card": "A reference card, a rule book or a board to print.",
        "judge": "Settle a dispute at a wooden board.",
        "judge's answer": "Yes or no, with the rule and its source.",
    },
    "After the game": {
        "replay": "The game again, turn by turn.",
        "review": "What decided it, and what would have been better.",
        "practice": "Puzzles from real games.",
        "puzzle": "The puzzle of the day.",
    },
    "Another device": {
        "another device": "A code takes your games to another device, once.",
        "first device": "The device that receives them.",
        "backup link": "A link that brings everything back if your phone is lost.",
        "move a seat": "One seat, moved to this device by its code.",
        "nothing there": "An address where nothing is.",
    },
}
"""What each page is about, by the part of the tour that it's in."""

_INTRODUCTION = """\
# Every page

What the game looks like, on a phone and on a computer. The pictures were taken from the running program when
this site was built.
"""


def sizes_of(name: str) -> tuple[str, ...]:
    """The screens on which a page is shown."""
    return (TELEVISION,) if name in ON_TELEVISION else (PHONE, DESK)


def picture_name(name: str, size: str) -> str:
    """The file with the picture of a page."""
    return f"{name.replace(' ', '-').replace(chr(39), '')}.{size}.webp"


def tour_page() -> str:
    """The page with all pictures."""
    parts = [_INTRODUCTION]
    for title, pages in TOUR.items():
        parts += [f"## {title}", *(_entry(name, text) for name, text in pages.items())]
    return "\n\n".join(parts) + "\n"


def _entry(name: str, text: str) -> str:
    pictures = "".join(_picture(name, size) for size in sizes_of(name))
    return (
        f'<figure class="shot" markdown="1">\n\n<div class="screens">{pictures}</div>\n\n{text}\n\n</figure>'
    )


def _picture(name: str, size: str) -> str:
    width, height = SIZES[size]
    file = f"{PICTURES}/{picture_name(name, size)}"
    alt = escape(f"{name[0].upper()}{name[1:]}, on a {size}", quote=True)
    return (
        f'<a href="{file}"><img class="{size}" src="{file}" alt="{alt}" width="{width}" height="{height}"'
        ' loading="lazy"></a>'
    )
