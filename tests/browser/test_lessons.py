"""The first game that teaches: played by doing what its bubbles say."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from pegs.rules.loader import load_named
from pegs.teaching import topics
from tests.browser.lasting import lasting_on
from tests.browser.page_pool import DESKTOP, PERSON, PHONE, NewPage
from tests.browser.playing import PLAY, Hand
from tests.server.clients import ServerProcess

SMALL_PHONE = (360, 640)
KNOWS = "() => JSON.parse(localStorage.getItem('pegs.lessons') ?? '{}').knows === true"
"""Whether the browser remembers that the first game was finished or skipped."""


def lesson_table(
    server: ServerProcess, rules: str = "basic", lesson: str = "first-game"
) -> dict[str, object]:
    """A table at the first moment of a lesson, whose bots don't take their time."""
    bot = {"who": "bot", "bot": "random"}
    seats = [{"who": "me"}, bot, bot, bot]
    settings = {"rules": {"name": rules}, "seats": seats, "lesson": lesson, "pace": {"bot_seconds": 0}}
    response = server.post("/api/tables", {"settings": settings, **PERSON, "start": True})
    assert response.status_code == 201, response.text
    return dict(response.json())


CARDS = re.compile(r"\b(?:the|An?|el|Un|tu|your) (10|[2-9]|king|joker|rey|comodín)\b", re.IGNORECASE)
LETTERS = {"10": "T", "king": "K", "rey": "K", "joker": "*", "comodín": "*"}
NUMBERS = {"four": "4", "six": "6", "cuatro": "4", "seis": "6"}


class Learner:
    """Someone who has never played, and does what the bubbles say."""

    def __init__(self, page: Page) -> None:
        self.page, self.hand = page, Hand(page)
        self.read: list[str] = []

    def bubble(self, lesson: str = "") -> Locator:
        return self.page.locator(f'.bubble[data-lesson="{lesson}"]' if lesson else ".bubble")

    def button(self, name: str) -> Locator:
        return self.bubble().get_by_role("button", name=name, exact=True)

    def sentence(self, lesson: str) -> str:
        """What a moment's bubble says, once it's there."""
        expect(self.bubble(lesson)).to_be_visible()
        return self.bubble(lesson).locator("#lesson-text").inner_text()

    def card_in(self, sentence: str) -> str:
        """The letter of the card that a sentence names or counts; empty if any card will do."""
        named = CARDS.findall(sentence)
        word = named[-1].lower() if named and "home" not in sentence[:5] else ""
        counted = next((card for number, card in NUMBERS.items() if number in sentence), "")
        return LETTERS.get(word, word) or counted

    def do(self, lesson: str) -> None:
        """Do what a moment's bubble says."""
        sentence = self.sentence(lesson)
        self.read.append(sentence)
        if lesson == "goal":
            self.bubble().get_by_role("button").last.click()
            expect(self.bubble("goal")).to_have_count(0)
            return
        letter = "5" if lesson == "home" else self.card_in(sentence)
        self.hand.take(self.hand.card(letter) if letter else self.hand.cards.first)
        self.hand.choose()
        self.page.locator(PLAY).click()
        expect(self.bubble(lesson)).to_have_count(0)


def learn(new_page: NewPage, server: ServerProcess, rules: str, **more: object) -> Learner:
    return Learner(new_page_of(new_page, lesson_table(server, rules), **more))


QUICK = """{
  // Bubbles come at once, and what was played needn't be looked at.
  const wait = globalThis.setTimeout;
  const isPause = (time) => time === 300 || time === 1100;
  globalThis.setTimeout = (use, time, ...more) => wait(use, isPause(time) ? 0 : time, ...more);
}"""


def new_page_of(new_page: NewPage, seat: dict[str, object], **more: object) -> Page:
    return new_page(f"/t/{seat['table']}", **{"size": PHONE, "seat": seat, "script": QUICK, **more})


# Bubbles are seen below, and `tests/table/test_lessons.py` goes through the whole first game.
@pytest.mark.soak
@pytest.mark.parametrize("rules", ["basic", "arizona"])
def test_the_first_game_is_played_to_its_end_by_doing_what_the_bubbles_say(
    new_page: NewPage, server: ServerProcess, rules: str
) -> None:
    learner = learn(new_page, server, rules)
    for lesson in topics(load_named(rules)):
        learner.do(lesson)
    page = learner.page
    assert "From here on, it’s a real game" in learner.sentence("over")
    learner.button("Play on").click()
    # The game goes on for real: the bots play, and all cards of the hand are mine to choose from.
    page.wait_for_function(KNOWS)
    learner.hand.expect_my_turn()
    expect(page.locator(".bubble")).to_have_count(0)
    told = " ".join(learner.read)
    for words in ("You win together", "has to go back to start", "exact count", "Discard a card", "split"):
        assert words in told
    assert ("You can move Ana’s pegs, too" in told) == (rules == "arizona")


def test_a_new_position_says_that_time_has_passed_and_a_reload_comes_back_to_it(
    new_page: NewPage, server: ServerProcess
) -> None:
    learner = learn(new_page, server, "basic")
    for lesson in ("goal", "out"):
        learner.do(lesson)
    sentence = learner.sentence("count")
    expect(learner.bubble().get_by_text("A few rounds later")).to_be_visible()
    expect(learner.page.get_by_text("Theo deals")).to_have_count(0)
    learner.page.reload()
    assert learner.sentence("count") == sentence
    expect(learner.bubble()).to_have_attribute("aria-label", "Lesson 3 of 10")


def test_skip_ends_the_lesson_and_the_game_goes_on(new_page: NewPage, server: ServerProcess) -> None:
    learner = learn(new_page, server, "basic")
    learner.do("goal")
    learner.sentence("out")
    learner.button("Skip").click()
    expect(learner.page.get_by_text("You can start over in Learn.")).to_be_visible()
    expect(learner.bubble()).to_have_count(0)
    before = learner.hand.plies()
    learner.hand.take_turn()
    assert learner.hand.plies() > before


def test_a_wrong_tap_is_answered_and_the_bubble_stays(new_page: NewPage, server: ServerProcess) -> None:
    learner = Learner(new_page_of(new_page, lesson_table(server, "basic", "bump")))
    learner.sentence("bump")
    expect(learner.hand.card("9")).not_to_have_class(re.compile("dull"))
    learner.hand.card("9").click()
    expect(learner.bubble().get_by_text("Try the 6 first.")).to_be_visible()
    expect(learner.hand.card("9")).to_have_attribute("aria-pressed", "false")
    learner.button("Got it").click()
    expect(learner.bubble()).to_have_count(0)
    learner.hand.card("9").click()
    expect(learner.bubble().get_by_text("Try the 6 first.")).to_be_visible()


def test_an_answer_to_a_wrong_tap_goes_when_it_was_obeyed(new_page: NewPage, server: ServerProcess) -> None:
    learner = Learner(new_page_of(new_page, lesson_table(server, "basic", "count")))
    right = learner.card_in(learner.sentence("count"))
    wrong = learner.page.locator(f".hand .card:not(.dull):not([data-card='{right}'])").first
    wrong.click()
    answer = learner.bubble().get_by_text(f"Try the {right} first.")
    expect(answer).to_be_visible()
    learner.hand.take(learner.hand.card(right))
    expect(answer).to_have_count(0)
    # Nor does it come back with the bubble.
    learner.page.keyboard.press("Escape")
    wrong.click()
    learner.button("Got it").click()
    learner.page.get_by_role("button", name="Show again").click()
    expect(learner.bubble()).to_be_visible()
    expect(answer).to_have_count(0)


def test_a_bubble_that_was_closed_can_be_shown_again(new_page: NewPage, server: ServerProcess) -> None:
    learner = learn(new_page, server, "basic", script="")
    learner.sentence("goal")
    # The second tap of a double tap doesn't close what comes next.
    learner.button("Got it").dblclick()
    again = learner.page.get_by_role("button", name="Show again")
    sentence = learner.sentence("out")
    expect(again).to_have_count(0)
    learner.button("Got it").click()
    expect(learner.bubble()).to_have_count(0)
    again.click()
    assert learner.sentence("out") == sentence


def test_it_is_learned_with_the_keyboard_alone(new_page: NewPage, server: ServerProcess) -> None:
    learner = learn(new_page, server, "basic")
    page = learner.page
    learner.sentence("goal")
    expect(learner.bubble()).to_be_focused()
    page.keyboard.press("Enter")
    learner.sentence("out")
    expect(learner.bubble()).to_be_focused()
    page.keyboard.press("Tab")
    expect(learner.button("Skip")).to_be_focused()
    page.keyboard.press("Tab")
    expect(learner.button("Got it")).to_be_focused()
    page.keyboard.press("Tab")
    expect(learner.hand.card("K")).to_be_focused()
    page.keyboard.press("Enter")
    expect(learner.hand.play).to_be_enabled()
    learner.hand.play.focus()
    page.keyboard.press("Enter")
    learner.sentence("count")
    page.keyboard.press("Escape")
    expect(learner.bubble()).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-stage", "playing")


BESIDE_THE_BOARD = """() => {
  const boxes = ['.bubble', '.board'].map((each) => document.querySelector(each).getBoundingClientRect());
  const [bubble, board] = boxes;
  const isApart = bubble.top >= board.bottom - 1 || bubble.left >= board.right - 1;
  const isInside = bubble.left >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  return isApart && isInside ? [] : [JSON.stringify(boxes)];
}"""


def test_the_bubble_lies_beside_the_board_and_inside_the_window(
    new_page: NewPage, server: ServerProcess
) -> None:
    learner = learn(new_page, server, "basic")
    for lesson in ("goal", "out"):
        learner.sentence(lesson)
        for width, height in (PHONE, DESKTOP, (1440, 900)):
            learner.page.set_viewport_size({"width": width, "height": height})
            assert lasting_on(learner.page, BESIDE_THE_BOARD) == [], (width, lesson)
        if lesson == "goal":
            learner.do(lesson)


def test_on_a_small_phone_the_whole_bubble_can_be_read(new_page: NewPage, server: ServerProcess) -> None:
    learner = learn(new_page, server, "north-carolina", size=SMALL_PHONE, locale="es")
    learner.sentence("goal")
    box = learner.bubble().bounding_box()
    assert box is not None
    for button in learner.bubble().get_by_role("button").all():
        inside = button.bounding_box()
        assert inside is not None
        assert inside["x"] + inside["width"] <= box["x"] + box["width"]
        assert inside["height"] >= 44


@pytest.mark.soak  # `test_every_page.py` sees a bubble in Spanish
def test_it_teaches_in_spanish(new_page: NewPage, server: ServerProcess) -> None:
    learner = learn(new_page, server, "basic", locale="es")
    for lesson in ("goal", "out", "count", "bump"):
        learner.do(lesson)
    assert "Así te comes su clavija: vuelve a su salida y empieza de nuevo." in learner.read[-1]
    expect(learner.page.locator("h1")).to_contain_text("Primera partida")


def test_bluffs_are_believed_or_doubted_without_blame(new_page: NewPage, server: ServerProcess) -> None:
    for answer in ("Doubt it", "Believe it"):
        learner = Learner(new_page_of(new_page, lesson_table(server, "bluffing", "doubt")))
        assert "one of your pegs goes back" in learner.sentence("doubt")
        learner.page.get_by_role("button", name=answer, exact=True).click()
        expect(learner.bubble("over")).to_be_visible()


def test_a_newcomer_starts_on_the_front_page_and_finds_the_lesson_again(new_page: NewPage) -> None:
    page = new_page("/", PHONE)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_label("Your name").fill("Rosa")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    learner = Learner(page)
    learner.do("goal")
    learner.sentence("out")
    table = page.url
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(table)
    learner.sentence("out")
    learner.button("Skip").click()
    page.wait_for_function(KNOWS)
    page.goto("/")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Skip the lesson")).to_have_count(0)


def test_the_first_game_continues_where_it_was_left_whatever_was_learned_before(new_page: NewPage) -> None:
    learned = {"pegs.me": PERSON, "pegs.lessons": {"done": list(topics(load_named("basic")))}}
    page = new_page("/learn", PHONE, stored=learned, script=QUICK)
    page.get_by_role("button", name="First game").click()
    learner = Learner(page)
    learner.do("goal")
    learner.sentence("out")
    table = page.url
    page.goto("/learn")
    page.get_by_role("button", name="Continue with lesson 2").click()
    page.wait_for_url(table)


def test_single_lessons_have_addresses(new_page: NewPage) -> None:
    page = new_page("/learn/arizona", PHONE, stored={"pegs.me": PERSON}, script=QUICK)
    lessons = page.locator("main li button")
    expect(lessons).to_have_count(len(topics(load_named("arizona"))))
    page.goto("/learn/arizona/split-back")
    learner = Learner(page)
    assert "one peg goes forward, another goes back" in learner.sentence("split-back")
    learner.do("split-back")
    expect(learner.bubble("over")).to_be_visible()
    learner.button("More lessons").click()
    page.wait_for_url("**/learn/arizona")
    expect(lessons.first).to_be_visible()


def test_an_unknown_lesson_is_refused_in_words(new_page: NewPage) -> None:
    page = new_page("/learn/basic/trade", PHONE, stored={"pegs.me": PERSON})
    expect(page.get_by_role("alert")).to_contain_text("don’t have that lesson")
