"""Turns as people write them, in English or Spanish, put into the notation: ``k as to a8`` is ``K As-A8``."""

from __future__ import annotations

import re

from pegs.core.board import Board, Seat
from pegs.core.cards import ACE, JACK, JOKER, KING, QUEEN, RANK_TEXT, RANKS, TWO, Rank
from pegs.core.position import Position
from pegs.core.turn import Kind
from pegs.engine.why.context import PlayContext
from pegs.notation import read_place, read_rank
from pegs.notation.turns import DISCARD, FREE, SEND, WORDS
from pegs.rules.card_names import ranks_of
from pegs.rules.switches import Rules

_WORDS = frozenset((SEND, *WORDS.values()))
"""What a turn without a card begins with."""
_JOKER = "j*"
"""A joker, for those who type a jack as ``j``."""
_SPANISH_NUMBERS = ("dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez")
_SPANISH = {
    "as": ACE,
    "jota": JACK,
    "reina": QUEEN,
    "dama": QUEEN,
    "rey": KING,
    "comodín": JOKER,
    "comodin": JOKER,
    **dict(zip(_SPANISH_NUMBERS, RANKS[TWO:], strict=False)),
}
_ANSWERS = {
    Kind.PASS: r"pass|paso",
    Kind.DRAW: r"draw(?: (?:a|one|my) card)?|robo(?: (?:una|mi) carta)?",
    Kind.FORGET: r"forg[eo]t(?: to draw)?|(?:me )?olvid[oé](?: (?:de )?robar)?|se me olvidó(?: robar)?",
    Kind.ACCEPT: r"(?:accept|believe)(?: (?:it|that|you|him|her|them))?|acepto|(?:(?:lo|te|le) )?creo",
    Kind.DOUBT: r"(?:doubt|don['’]t believe)(?: (?:it|that|you|him|her|them))?"
    r"|(?:(?:lo|te|le) )?dudo|no (?:lo|te|le) creo",
}
"""The decisions that play no card, as people say them."""
_ANSWERED = {kind: re.compile(rf"(?:(?:i|yo) )?(?:{said})", re.IGNORECASE) for kind, said in _ANSWERS.items()}
_ARTICLE = r"(?:the|an?|my|el|la|un|una|mi)"
_ORNAMENTS = (
    (re.compile(r"\b(?:red|black|big|little) (?=joker\b)", re.IGNORECASE), ""),
    (re.compile(r" of (?:hearts|diamonds|clubs|spades)\b", re.IGNORECASE), ""),
    (re.compile(r" de (?:corazones|diamantes|tréboles|picas)\b", re.IGNORECASE), ""),
    (re.compile(rf"(?:i )?(?:play|use|juego|uso) (?:{_ARTICLE} )?", re.IGNORECASE), ""),
    (re.compile(r",?(?: and)? (?:bumps?|hits?|kills?)(?: (?:it|him|her|them))?$", re.IGNORECASE), ""),
    (re.compile(rf"(?:i )?({'|'.join(sorted(_WORDS))}) (?:it|that)", re.IGNORECASE), r"\1"),
)
"""What people say around a card or an answer, and what stays of it."""
_CARD_LAST = re.compile(rf"(?P<action>.+?),? (?:with|con) {_ARTICLE} (?P<card>\S+)", re.IGNORECASE)
_DECLARED = re.compile(
    rf"(?:(?:call|declare)(?: {_ARTICLE})? )?(?P<card>\S+) (?:as an?|an?|como(?: una?)?) "
    r"(?P<declared>[^\s,]+)(?P<action>,? .*)?",
    re.IGNORECASE,
)
"""A card that is declared as another: "2 as a king", "call the 2 a king"."""
_DISCARD = (
    r"(?:discard(?:ed|s)?|throw(?:n|s)?(?: it)?(?: away| out)?|toss(?:ed|es)?|burn(?:ed|s)?|dump(?:ed|s)?"
    r"|gets? rid of|descart(?:o|a|ar|e))"
)
_DISCARD_FIRST = re.compile(rf"{_DISCARD}(?: {_ARTICLE})? (\S+?)(?: away| out)?", re.IGNORECASE)
_DISCARDS = re.compile(_DISCARD, re.IGNORECASE)
_COMES_OUT = re.compile(
    r"(?:to )?(?:(?P<free>free|gratis) )?(?:"
    r"(?:comes?|brings?|gets?)?(?: (?:a|one|my) peg| (?P<whose>[A-J])(?:['’]s)?(?: peg)?)? ?out"
    r"|(?:sale|saco|sacar?)(?: (?:a|(?:una|la) clavija de) (?P<whose_es>[A-J]))?)"
    r"(?P<too>(?: for)? free| gratis)?",
    re.IGNORECASE,
)
_FREE = re.compile(r"(?:free|gratis) ", re.IGNORECASE)
_HEAD = re.compile(r"(?P<card>[^\s:]+?)(?::\s*|,?\s+)(?P<action>.*)")
_SWAPS = re.compile(
    r"~|<-?>|\b(?:swap|swaps|trade|trades|switch|exchange|with|con|por|cambia|cambio)\b", re.IGNORECASE
)

_PEG = r"(?:[A-J](?:s|h[1-9]|[0-9]{1,2}))"
_BEGINS_WITH_PEG = re.compile(rf"{_PEG}\b", re.ASCII | re.IGNORECASE)
_HOLE = r"(?:,? (?:hole|hoyo))?"
_HOMES = r"(?:home|castle|safe|finish|meta)"
_PLACE = re.compile(
    r"(?<![A-Za-z0-9])(?:(?P<own>s|h[1-9])|(?P<owner>[A-Ja-j])(?P<place>[Ss]|[Hh][1-9]|[0-9]{1,2}))"
    r"(?![A-Za-wyz0-9])"
)
_NAMED_PLACES = (
    (re.compile(r"^(?:comes? )?out (?=(?:on|(?:in|on)?to)\b)", re.IGNORECASE), "s "),
    (re.compile(r"^(?:sale|saco|sacar?) (?=(?:a|hasta|sobre)\b)", re.IGNORECASE), "s "),
    (re.compile(r"\b([B-J])(?:['’]s)? h([1-9])\b", re.IGNORECASE), r"\1h\2"),  # "a h3" is Spanish, too
    (re.compile(rf"\b([A-J])(?:['’]s)? {_HOMES}{_HOLE} ?([1-9])\b", re.IGNORECASE), r"\1h\2"),
    (re.compile(r"\b([A-J])(?:['’]s)? (?:start|salida)\b", re.IGNORECASE), r"\1s"),
    (re.compile(rf"\b(?:my |mi )?{_HOMES}{_HOLE} ?([1-9])\b", re.IGNORECASE), r"h\1"),
    (re.compile(r"\b(?:my |mi )?(?:start|salida)\b", re.IGNORECASE), "s"),
)
"""Homes and starts by their names instead of their letters."""
_BARE = r"(?:s|h[1-9])"
_NOT_TARGET = re.compile(rf"(?<![\w-])(?={_BARE}(?!\w))")
_ANY_PLACE = re.compile(rf"\b(?:{_PEG}|{_BARE})\b", re.ASCII)
_TARGET = rf"(?:{_PEG}|\b{_BARE}\b)"
_COUNT = (
    rf"(?:[0-9]{{1,2}}|one|two|three|four|five|six|seven|eight|nine|ten|uno|{'|'.join(_SPANISH_NUMBERS)})"
)
_HOLES = r"(?:holes?|spaces?|hoyos?|casillas?)"
_WAY = rf"(?:hacia )?(?:back|backwards?|forwards?|ahead|up|atrás|adelante)(?: {_COUNT})?(?: {_HOLES})?"
_FILLERS = "|".join(
    (
        "from|the|a|my|pegs?|moves?|go|goes|sends?|splits?|de|desde|la|mi",
        _WAY,
        rf"{_COUNT} (?:{_HOLES}|with|con)",
    )
)
_BUMPS = r"(?:takes?|bumps?|hits?|kills?|replaces?)"
_BUMPS_WITH = re.compile(
    rf"\b{_BUMPS} ({_PEG}) (?:with|using) (?:my |the |(?:a|my) peg (?:from|on|in|at) )?({_PEG}|{_BARE})\b",
    re.IGNORECASE,
)
_LINKS = (
    (re.compile(r"^to "), ""),
    # Before the English article goes.
    (re.compile(rf"({_TARGET})\s+(?:{_WAY}\s+)?(?:a|hasta)\s+(?={_TARGET})"), r"\1-"),
    (re.compile(rf"\b(?:{_FILLERS})\s+(?=\S)", re.IGNORECASE), ""),
    (
        re.compile(
            rf"\s*(?:<?[-–—−→>]+|\b(?:(?:lands?|jumps?) )?(?:(?:in|on)?to|on|sobre)\b|\b{_BUMPS}\b)\s*",
            re.IGNORECASE,
        ),
        "-",
    ),
    (re.compile(rf"(?<=[0-9s])\s*[x×]\s*(?={_TARGET})"), "-"),
    (re.compile(rf"\s*(?:[,;&/]|\b(?:and|then|y|luego)\b|\+(?=\s*{_PEG}))[\s,]*", re.IGNORECASE), ","),
    (re.compile(rf"({_PEG}-{_TARGET}[x+]?)\s+(?={_PEG})"), r"\1,"),
)
"""What people write between places, and what the notation has there. The order matters."""
_INTO_HOME = re.compile(rf"(?P<head>\S+ (?P<peg>[A-J][0-9]{{1,2}}))[- ]{_HOMES}", re.ASCII | re.IGNORECASE)
_LAST_WRITTEN = 9
"""The last home hole that can be written, on any board."""


def turn_in_notation(text: str, rules: Rules, board: Board, position: Position) -> str:
    """A turn of the seat to act in the notation, as `in_notation` writes it.

    ``8 A8 into home`` names the home hole that the card's count leads to.
    """
    written = in_notation(text, board, seat_meant(rules, board, position))
    match = _INTO_HOME.fullmatch(written)
    if match is None:
        return written
    _, origin = read_place(board, match["peg"])
    seat = next((seat for seat, places in enumerate(position.pegs) if origin in places), position.turn)
    to_in_spot = board.distance(origin, board.in_spots[seat])
    counts = rules.cards[card_of(written)].forward
    holes = [count - to_in_spot for count in counts if count > to_in_spot]
    number = next((hole for hole in holes if hole <= board.home_length), min(holes, default=1))
    return f"{match['head']}-h{number if number <= _LAST_WRITTEN else 1}"


def in_notation(text: str, board: Board, seat: Seat) -> str:
    """A turn of a seat in the notation: ``h3`` is the seat's own home hole, ``K out`` its peg that comes out.

    Where a peg goes, ``h3`` stays as it is: the home hole of whoever's peg it is. The card can be left out.
    What can't be understood stays as it is, so that an error names it.
    """
    text = _plainly(" ".join(text.split()))
    if begins_with_peg(text):
        return _steps(text, board, seat)
    if text.lower() in _WORDS:
        return text.lower()
    for kind, said in _ANSWERED.items():
        if said.fullmatch(text):
            return WORDS[kind]
    discarded = _DISCARD_FIRST.fullmatch(text)
    if discarded:
        return f"{card_in_notation(discarded[1])} {DISCARD}"
    match = _HEAD.fullmatch(text)
    if match is None:
        return "=".join(map(card_in_notation, text.split("=")))
    head = match["card"]
    card = head.lower() if head.lower() in _WORDS else "=".join(map(card_in_notation, head.split("=")))
    return f"{card} {_action(match['action'], board, seat)}"


def seat_meant(rules: Rules, board: Board, position: Position) -> Seat:
    """The seat whose pegs people mean if they don't say: their own, or the only one that they help."""
    movers = PlayContext(rules, board, position.turn, position.pegs).movers
    return movers[0] if len(movers) == 1 else position.turn


def begins_with_peg(text: str) -> bool:
    """Whether a turn begins with a peg instead of a card."""
    return bool(_BEGINS_WITH_PEG.match(text.lstrip()))


def read_card(text: str) -> Rank | None:
    """The card that a word means; None if it's none, or several."""
    word = text.strip().lower()
    if word == _JOKER:
        return JOKER
    ranks = (_SPANISH[word],) if word in _SPANISH else ranks_of(word)
    return ranks[0] if len(ranks) == 1 else None


def card_in_notation(text: str) -> str:
    """A card by any of its names; what isn't one stays as it is."""
    rank = read_card(text)
    return text if rank is None else RANK_TEXT[rank]


def card_of(text: str) -> Rank:
    """The card whose powers a turn in the notation uses: what it's declared as, if that is said.

    Raises NotationError if it has none.
    """
    return read_rank(text.partition(" ")[0].rpartition("=")[2], unknown=True)


def _plainly(text: str) -> str:
    """A turn without what people say around it, its card first."""
    for pattern, kept in _ORNAMENTS:
        text = pattern.sub(kept, text)
    declared = _DECLARED.fullmatch(text)
    if declared and all(read_card(declared[name]) is not None for name in ("card", "declared")):
        return f"{declared['card']}={declared['declared']}{declared['action'] or ''}"
    last = _CARD_LAST.fullmatch(text)
    if last and read_card(last["card"]) is not None:
        return f"{last['card']} {last['action']}"
    return text


def _action(text: str, board: Board, seat: Seat) -> str:
    if _DISCARDS.fullmatch(text):
        return DISCARD
    out = _COMES_OUT.fullmatch(text)
    if out:
        whose = (out["whose"] or out["whose_es"] or "").upper()
        seat = board.letters.index(whose) if whose in board.letters else seat
        move = f"{board.letters[seat]}s-{board.hole_text(board.out_spots[seat])}"
        return f"{FREE} {move}" if out["free"] or out["too"] else move
    if _FREE.match(text):
        return f"{FREE} {_steps(_FREE.sub('', text, count=1), board, seat)}"
    return _steps(text, board, seat)


def _steps(text: str, board: Board, seat: Seat) -> str:
    """Places with what stands between them; of a swap, only the places count."""
    for pattern, place in _NAMED_PLACES:
        text = pattern.sub(place, text)
    text = _PLACE.sub(lambda match: _place(match, board), text)
    text = _BUMPS_WITH.sub(r"\2-\1", text)
    letter = board.letters[seat]
    pegs = [peg if peg[0].isupper() else letter + peg for peg in _ANY_PLACE.findall(text)]
    if len(pegs) == 2 and _SWAPS.search(text):
        return "~".join(pegs)
    for pattern, sign in _LINKS:
        text = pattern.sub(sign, text)
    return _NOT_TARGET.sub(letter, text)


def _place(match: re.Match[str], board: Board) -> str:
    """A place with its side's letter, or without one if none was written."""
    if match["own"]:
        return match["own"]
    owner, place = match["owner"].upper(), match["place"].lower()
    if owner == "H" and len(place) == 1 and board.sides < len("ABCDEFGH"):
        return f"h{place}"  # no side has this letter, so it's a home hole
    return f"{owner}{place}"
