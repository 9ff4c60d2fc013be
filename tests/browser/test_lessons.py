"""The first game that teaches: played by doing what its bubbles say."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from pegs.rules.loader import load_named
from pegs.teaching import topics
from tests.browser.lasting import lasting_on, resize
from tests.browser.page_pool import PERSON, PHONE, NewPage
from tests.browser.playing import Hand
from tests.server.clients import ServerProcess
from tests.soak import sweep

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


ASKED = "[aria-describedby=lesson-text]"
"""What a step asks for: it has the bubble as its description."""
SAYS_MORE = """([lesson, said]) => {
  const bubble = document.querySelector('.bubble');
  if (bubble?.dataset.lesson !== lesson) return Boolean(said && (bubble || document.querySelector('.end')));
  const text = bubble.querySelector('#lesson-text').textContent;
  return text !== said && document.querySelector('[aria-describedby=lesson-text]');
}"""
"""Whether a lesson has another step than the one that was read, or is done."""


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
        """What a lesson's bubble says, once it's there."""
        return self.bubble(lesson).locator("#lesson-text").inner_text()

    def steps(self, lesson: str) -> Iterator[str]:
        """What each step of a lesson says; then it's done."""
        said = ""
        while True:
            self.page.wait_for_function(SAYS_MORE, arg=[lesson, said])
            if not self.bubble(lesson).count():
                return
            said = self.sentence(lesson)
            self.read.append(said)
            yield said
            # Rows for pegs and holes can't be seen: those are tapped on the board.
            self.page.locator(ASKED).dispatch_event("click")
            # Those for a split's other pegs are behind a button.
            other = self.page.locator("[data-split] .rows button")
            if other.count():
                other.first.click()

    def do(self, *lessons: str) -> None:
        """Do all steps of some lessons."""
        for lesson in lessons:
            for _ in self.steps(lesson):
                pass


def learn(
    new_page: NewPage, server: ServerProcess, rules: str, lesson: str = "first-game", **more: object
) -> Learner:
    return Learner(new_page_of(new_page, lesson_table(server, rules, lesson), **more))


QUICK = """{
  // What was played needn't be looked at.
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (use, time, ...more) => wait(use, time === 1100 ? 0 : time, ...more);
}"""


def new_page_of(new_page: NewPage, seat: dict[str, object], **more: object) -> Page:
    return new_page(f"/t/{seat['table']}", **{"size": PHONE, "seat": seat, "script": QUICK, **more})


LANDSCAPE = (667, 375)
COVERED = """() => {
  const boxOf = (element) => element.getBoundingClientRect();
  const bubble = document.querySelector('.bubble');
  const [box, slot] = [bubble, bubble.parentElement].map(boxOf);
  const isWhole = box.top >= slot.top - 1 && box.bottom <= slot.bottom + 1
    && bubble.scrollHeight <= bubble.clientHeight && bubble.scrollWidth <= bubble.clientWidth;
  const others = document.querySelectorAll(
    '.board .widget, .hand .card, .plank, .parts, .switch, .chips, .act button, .bar .tool');
  const covered = [...others].filter((each) => {
    const { left, top, right, bottom } = boxOf(each);
    return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
  });
  const outside = [...document.querySelectorAll('.plank, .hand .card, [data-play]')].filter((each) => {
    const { left, top, right, bottom } = boxOf(each);
    return left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight;
  });
  return [
    ...(isWhole ? [] : [`the bubble is cut: ${bubble.textContent}`]),
    ...covered.map((each) => `it covers ${each.className}`),
    ...outside.map((each) => `${each.className} is cut`),
  ];
}"""


# Spanish is longer.
@pytest.mark.parametrize("locale", sweep(["en", "es"], ["es"]))
def test_every_bubble_is_whole_and_covers_nothing(
    new_page: NewPage, server: ServerProcess, locale: str
) -> None:
    learner = learn(new_page, server, "basic", locale=locale)
    for lesson in topics(load_named("basic")):
        for said in learner.steps(lesson):
            for width, height in (SMALL_PHONE, LANDSCAPE, PHONE):
                resize(learner.page, width, height)
                assert lasting_on(learner.page, COVERED) == [], (said, width)
    expect(learner.page.locator(".end").get_by_role("link")).to_have_count(2)


def test_a_split_has_four_steps_and_each_ends_by_doing_it(new_page: NewPage, server: ServerProcess) -> None:
    learner = learn(new_page, server, "basic", "split")
    hand = learner.hand
    place = "Lesson 1 of 1, step {} of 4. "
    text = learner.bubble("split").locator("#lesson-text")
    expect(text).to_contain_text(place.format(1) + "A 7 can go whole, or you split it")
    expect(learner.bubble().get_by_role("button")).to_have_text(["Skip"])
    hand.take(hand.card("7"))
    expect(text).to_have_text(place.format(2) + "Now tap the marked peg.")
    hand.pegs("[data-place='13']").click()
    expect(text).to_have_text(place.format(3) + "How far? Tap 4.")
    expect(hand.number(4)).to_be_focused()
    # Another number would do, but it's not what the lesson is about.
    expect(hand.play).to_have_css("opacity", "0.5")
    hand.number(4).click()
    expect(hand.play).to_have_css("opacity", "1")
    expect(text).to_have_text(place.format(4) + "The other peg takes 3. Press Play.")
    # A step that's undone comes back, and so it does after another right number.
    learner.page.get_by_role("button", name="Undo 4").click()
    expect(text).to_have_text(place.format(3) + "How far? Tap 4.")
    hand.number(2).click()
    expect(text).to_have_text(place.format(3) + "How far? Tap 4.")
    # What's impossible is answered in the bubble, until the next answer.
    note = learner.bubble().get_by_role("status")
    hand.number(1).click(force=True)
    expect(note).not_to_be_empty()
    assert lasting_on(learner.page, COVERED) == []
    learner.page.get_by_role("button", name="Undo 2").click()
    expect(note).to_be_empty()
    hand.number(1).click(force=True)
    expect(note).not_to_be_empty()
    learner.page.get_by_role("button", name="Back", exact=True).click()
    expect(text).to_have_text(place.format(2) + "Now tap the marked peg.")
    expect(note).to_be_empty()
    hand.pegs("[data-place='13']").click()
    hand.number(4).click()
    hand.play.click()
    expect(learner.page.get_by_role("heading", name="That’s it!")).to_be_visible()


def test_the_first_game_ends_with_ways_to_go_on(new_page: NewPage, server: ServerProcess) -> None:
    learner = learn(new_page, server, "basic")
    learner.do(*topics(load_named("basic")))
    page = learner.page
    expect(page.get_by_role("heading", name="You know the game")).to_be_visible()
    page.wait_for_function(KNOWS)
    expect(page.get_by_role("link", name="Play with family")).to_have_attribute("href", "family")
    page.get_by_role("button", name="Play again").click()
    # A real game, in which all cards of the hand are mine to choose from.
    learner.hand.expect_my_turn()
    expect(page.locator(".bubble")).to_have_count(0)


# Bubbles are seen above, and `tests/table/test_lessons.py` goes through the whole first game.
@pytest.mark.soak
@pytest.mark.parametrize("rules", ["arizona", "north-carolina", "bluffing"])
def test_the_first_game_of_other_rules_is_played_by_doing_what_the_bubbles_say(
    new_page: NewPage, server: ServerProcess, rules: str
) -> None:
    learner = learn(new_page, server, rules)
    learner.do(*topics(load_named(rules)))
    expect(learner.page.get_by_role("heading", name="You know the game")).to_be_visible()
    told = " ".join(learner.read)
    assert ("You can move the pegs of your partner Ana" in told) == (rules == "arizona")


def test_the_first_game_goes_on_from_its_last_lesson_if_that_wins_nothing(
    new_page: NewPage, server: ServerProcess
) -> None:
    learner = learn(new_page, server, "arizona", "home")
    learner.do("home")
    learner.page.get_by_role("button", name="Play on").click()
    learner.hand.expect_my_turn()
    expect(learner.page.locator(".end")).to_have_count(0)


def test_what_the_position_is_to_the_one_before_is_said_and_a_reload_comes_back_to_it(
    new_page: NewPage, server: ServerProcess
) -> None:
    learner = learn(new_page, server, "basic")
    learner.do("goal", "out")
    sentence = learner.sentence("count")
    expect(learner.bubble().get_by_text("A few rounds later:", exact=True)).to_be_visible()
    expect(learner.page.get_by_text("Theo deals")).to_have_count(0)
    learner.page.reload()
    assert learner.sentence("count") == sentence
    expect(learner.bubble()).to_have_attribute("aria-label", "Lesson 3 of 11")
    learner.do("count")
    expect(learner.bubble("bump").get_by_text("Another game, just for this:", exact=True)).to_be_visible()


def test_skip_leads_to_the_next_lesson_and_the_menu_out_of_all_of_them(
    new_page: NewPage, server: ServerProcess
) -> None:
    learner = learn(new_page, server, "basic")
    learner.do("goal")
    learner.sentence("out")
    learner.button("Skip").click()
    learner.sentence("count")
    learner.page.get_by_role("button", name="Menu").click()
    learner.page.get_by_role("dialog").get_by_role("button", name="End all lessons").click()
    expect(learner.page.get_by_text("You can start over in Learn.")).to_be_visible()
    expect(learner.bubble()).to_have_count(0)
    before = learner.hand.plies()
    learner.hand.take_turn()
    assert learner.hand.plies() > before


def test_it_is_learned_with_the_keyboard_alone(new_page: NewPage, server: ServerProcess) -> None:
    learner = learn(new_page, server, "basic", "split")
    for number in (1, 2, 3, 4):
        expect(learner.bubble("split").locator("#lesson-text")).to_contain_text(f"step {number} of 4")
        expect(learner.page.locator(ASKED)).to_be_focused()
        # Until another key is pressed, Enter may be meant for the motion before.
        learner.page.keyboard.press("Shift")
        learner.page.keyboard.press("Enter")
    expect(learner.page.get_by_role("heading", name="That’s it!")).to_be_visible()


@pytest.mark.parametrize(
    ("lesson", "card", "answer"),
    [("bump", "9", "Try the 6 first."), ("out", "3", "A 3 doesn’t bring a peg out.")],
)
def test_a_gray_card_is_answered_in_the_bubble_until_the_next_tap(
    new_page: NewPage, server: ServerProcess, lesson: str, card: str, answer: str
) -> None:
    learner = learn(new_page, server, "basic", lesson)
    learner.sentence(lesson)
    gray = learner.hand.card(card)
    expect(gray).to_have_class(re.compile("dull"))
    gray.click()
    expect(learner.bubble().get_by_role("status")).to_have_text(answer)
    expect(gray).to_contain_text("?")
    assert lasting_on(learner.page, COVERED) == []
    resize(learner.page, *SMALL_PHONE)
    assert lasting_on(learner.page, COVERED) == []
    learner.hand.take(learner.page.locator(".hand .card:not(.dull)").last)
    expect(learner.bubble().get_by_role("status")).to_be_empty()


def test_the_second_tap_of_a_double_tap_skips_nothing(new_page: NewPage, server: ServerProcess) -> None:
    learner = learn(new_page, server, "basic", script="")
    learner.sentence("goal")
    learner.button("Got it").dblclick()
    learner.sentence("out")


def test_the_menu_of_a_lesson_starts_it_over(new_page: NewPage, server: ServerProcess) -> None:
    learner = learn(new_page, server, "basic", "split")
    page = learner.page
    learner.sentence("split")
    learner.hand.take(learner.hand.card("7"))
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("link")).to_have_text(["All lessons", "Settings"])
    menu.get_by_role("button", name="Start this lesson over").click()
    expect(learner.bubble("split")).to_contain_text("Tap the 7.")
    expect(menu).to_have_count(0)
    expect(page.get_by_role("group", name="Pace")).to_have_count(0)


def test_bluffs_are_believed_or_doubted_without_blame(new_page: NewPage, server: ServerProcess) -> None:
    for answer in ("Doubt it", "Believe it"):
        learner = learn(new_page, server, "bluffing", "doubt")
        assert "one of your pegs goes back" in learner.sentence("doubt")
        learner.page.get_by_role("button", name=answer, exact=True).click()
        expect(learner.page.locator(".end")).to_be_visible()


def test_a_newcomer_starts_on_the_front_page_and_finds_the_lesson_again(new_page: NewPage) -> None:
    page = new_page("/", PHONE)
    page.get_by_role("button", name="Play", exact=True).click()
    learner = Learner(page)
    learner.do("goal")
    learner.sentence("out")
    table = page.url
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(table)
    learner.sentence("out")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="End all lessons").click()
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
    page.get_by_role("link", name="More lessons").click()
    page.wait_for_url("**/learn/arizona")
    expect(lessons.first).to_be_visible()


def test_an_unknown_lesson_is_refused_in_words(new_page: NewPage) -> None:
    page = new_page("/learn/basic/trade", PHONE, stored={"pegs.me": PERSON})
    expect(page.get_by_role("alert")).to_contain_text("don’t have that lesson")


def test_the_page_of_lessons_shows_the_board_of_the_next_one(new_page: NewPage) -> None:
    page = new_page("/learn", PHONE, stored={"pegs.lessons": {"done": ["goal", "out"]}})
    out = page.locator(".learn .board [data-peg]:not([data-place='-1'])")
    # Counting begins with two pegs of one's own, and one of everyone else's.
    expect(out).to_have_count(5)
    fresh = new_page("/learn", PHONE)
    expect(fresh.get_by_role("button", name="The goal")).to_be_visible()
    expect(fresh.locator(".learn .board [data-peg]")).to_have_count(20)
    expect(fresh.locator(".learn .board [data-peg]:not([data-place='-1'])")).to_have_count(0)
