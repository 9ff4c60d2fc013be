"""Play with family: the table opens at once, and everything about it can change until the deal."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.gathering import code_of, deal, enter, open_table, plates, tell
from tests.browser.page_pool import PHONE, NewPage
from tests.server.clients import ServerProcess

GATHERING = {"seats": [{"who": "me"}, {"who": "invited"}, {"who": "bot"}, {"who": "invited"}]}
ROSA = {"pegs.me": {"name": "Rosa", "color": "B"}}


def test_a_name_is_typed_at_once_where_that_brings_up_no_keyboard(new_page: NewPage) -> None:
    page = new_page("/family")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Rosa")
    page.keyboard.press("Enter")
    expect(plates(page).first).to_have_accessible_name(re.compile("Rosa"))
    phone = new_page("/family", PHONE)
    expect(phone.get_by_label("Your name")).to_be_visible()
    expect(phone.get_by_label("Your name")).not_to_be_focused()


def test_a_code_is_only_asked_for_at_a_table_with_other_phones(new_page: NewPage) -> None:
    for path, count in (("/family", 1), ("/family?here", 0)):
        page = new_page(path, PHONE)
        expect(page.get_by_label("Your name")).to_be_visible()
        expect(page.get_by_role("link", name="I have a code")).to_have_count(count)


def test_two_taps_lead_to_a_link_and_friends_join_by_the_code(new_page: NewPage) -> None:
    host = new_page("/", PHONE, permissions=["clipboard-read", "clipboard-write"], stored=ROSA)
    host.get_by_role("link", name="Play with family").click()
    host.get_by_role("button", name="Send the link").click()
    expect(host.get_by_text("Link copied.")).to_be_visible()
    code = code_of(host)
    assert host.evaluate("() => navigator.clipboard.readText()").endswith(f"/j/{code}")
    picture = host.get_by_role("img", name="A QR code that leads here")
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("(each) => each.naturalWidth > 0")
    # The sixth letter is the answer, whatever its case.
    friend = new_page("/j", PHONE)
    friend.get_by_label("Table code").press_sequentially(code.lower())
    friend.get_by_role("radio", name="Seat 3, open").check()
    friend.get_by_label("Your name").fill("Theo")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("heading", name="You’re in, Theo")).to_be_visible()
    expect(friend.get_by_text("Rosa deals when everyone’s here.")).to_be_visible()
    expect(plates(host).nth(2)).to_have_accessible_name("The seat across from you, Theo, Your partner")
    expect(host.get_by_text("Waiting for 2")).to_be_visible()
    expect(host.get_by_role("button", name="Deal", exact=True)).to_have_count(0)
    deal(host)
    for page in (host, friend):
        expect(page.locator(".hand .card").nth(4)).to_be_visible()
        expect(page.locator(".board [data-peg]")).to_have_count(20)


def test_a_toast_moves_nothing_before_the_game(new_page: NewPage) -> None:
    page = new_page("/family", (360, 640), stored=ROSA, permissions=["clipboard-read", "clipboard-write"])
    places = """() => [...document.querySelectorAll('.gathering > .play > .ask *, .invitation *')].map(
        (each) => Object.values(each.getBoundingClientRect().toJSON()).join()).join(' ')"""
    expect(page.get_by_text("Waiting for 3")).to_be_visible()
    before = page.evaluate(places)
    page.get_by_role("button", name="Send the link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    assert page.evaluate(places) == before


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_button_to_sit_down_is_in_view_on_a_small_phone(
    new_page: NewPage, server: ServerProcess, players: int, language: str
) -> None:
    seats = [{"who": "me"}, {"who": "bot"}, {"who": "bot"}, *[{"who": "invited"}] * (players - 3)]
    host = server.make({"players": players, "teams": 2, "seats": seats})
    page = new_page(f"/j/{host['code']}", (360, 640), settings={"language": language})
    sit = page.locator("form [type=submit]")
    expect(sit).to_be_in_viewport(ratio=1)
    # Without a name, the field that asks for it comes into view.
    sit.click()
    field = page.locator("form [autocomplete=nickname]")
    expect(field).to_be_focused()
    top, bottom = sit.bounding_box(), field.bounding_box()
    assert top is not None
    assert bottom is not None
    assert bottom["y"] + bottom["height"] <= top["y"]


def test_a_table_that_nobody_was_invited_to_is_opened_again(new_page: NewPage) -> None:
    page = new_page("/family", PHONE, stored=ROSA)
    page.wait_for_url("**/t/*")
    table = page.url
    page.goto("/")
    expect(page.get_by_role("list", name="Your games")).to_have_count(0)
    page.get_by_role("link", name="Play with family").click()
    page.wait_for_url(table)
    page.get_by_role("button", name="Send the link").click()
    page.goto("/")
    expect(page.get_by_role("list", name="Your games").get_by_role("link")).to_have_count(1)
    # Whoever got the link comes to this table.
    page.get_by_role("link", name="With family").click()
    page.wait_for_url(table)


def test_a_guest_is_three_taps_from_a_code_to_a_seat(new_page: NewPage, server: ServerProcess) -> None:
    code = str(server.make(GATHERING)["code"])
    page = new_page("/", PHONE)
    page.get_by_role("link", name="Play with family").tap()
    page.get_by_role("dialog").get_by_role("link", name="I have a code").tap()
    expect(page.get_by_label("Table code")).to_be_focused()
    page.keyboard.type(code)
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Sit down").tap()
    page.wait_for_url("**/t/*")


def test_a_seat_has_a_sheet_and_keys(new_page: NewPage) -> None:
    page = new_page("/family", PHONE, stored=ROSA)
    seats = plates(page)
    seats.nth(1).click()
    sheet = page.get_by_role("dialog", name="The seat on your left")
    expect(sheet).to_contain_text("Plays after you")
    sheet.get_by_role("button", name=re.compile("^Add a bot")).click()
    expect(seats.nth(1)).to_have_accessible_name(re.compile("left, .+, bot, Plays after you"))
    expect(sheet).to_have_count(0)
    # By keyboard: around the table, a bot, and out again.
    seats.nth(1).focus()
    page.keyboard.press("ArrowRight")
    expect(seats.nth(2)).to_be_focused()
    page.keyboard.press("b")
    expect(page.get_by_text("Waiting for 1")).to_be_visible()
    page.keyboard.press("Delete")
    expect(page.get_by_text("Waiting for 2")).to_be_visible()
    seats.nth(3).click()
    page.get_by_role("button", name="Sit here myself").click()
    expect(seats.nth(3)).to_have_accessible_name("Your seat, Rosa")


def test_the_host_swaps_people_by_dragging_and_by_the_sheet(new_page: NewPage, server: ServerProcess) -> None:
    host = server.make(GATHERING)
    ben = server.join(str(host["code"]))
    guest = new_page(f"/t/{host['table']}", PHONE, seat=ben)
    expect(plates(guest).nth(1)).to_have_accessible_name("Your seat, Ben")
    page = new_page(f"/t/{host['table']}", PHONE, seat=host)
    start, end = plates(page).nth(1).bounding_box(), plates(page).nth(3).bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()
    expect(plates(page).nth(3)).to_have_accessible_name("The seat on your right, Ben")
    # A drag opens nothing.
    expect(page.get_by_role("dialog")).to_have_count(0)
    plates(page).nth(3).click()
    page.get_by_role("button", name="Swap with me").click()
    expect(plates(page).nth(0)).to_have_accessible_name("The seat on your left, Ben, Plays after you")
    # The guest's page and key have moved along.
    guest.reload()
    expect(plates(guest).nth(0)).to_have_accessible_name("Your seat, Ben")


def test_seats_rules_and_options_change_at_the_table(new_page: NewPage) -> None:
    page = new_page("/family", PHONE, stored=ROSA)
    page.get_by_role("radio", name="6", exact=True).check()
    expect(plates(page)).to_have_count(6)
    page.get_by_role("radio", name="2 teams of 3").check()
    expect(plates(page).nth(2)).to_have_accessible_name(re.compile("Your partner"))
    page.get_by_role("button", name=re.compile("^Rules")).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Arizona rules")).click()
    expect(page.get_by_role("button", name="Rules Arizona rules")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Options")).click()
    options = page.get_by_role("dialog", name="Options")
    options.get_by_role("switch", name="Hints").click()
    options.get_by_label("Dealer").select_option(label="Host")
    options.get_by_role("switch", name=re.compile("watch", re.IGNORECASE)).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Options No clock · Nobody watches")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Options No clock · Nobody watches")).to_be_visible()
    page.get_by_role("radio", name="2", exact=True).check()
    expect(plates(page)).to_have_count(2)
    deal(page)
    expect(page.locator(".hand .card").nth(4)).to_be_visible()


def test_one_choice_sets_how_good_all_bots_are(new_page: NewPage) -> None:
    page = new_page("/family", PHONE, stored=ROSA)
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("^Options")).click()
    levels = page.get_by_role("radiogroup", name="How good are the bots?")
    levels.get_by_role("radio", name="Easy", exact=True).check()
    expect(page.get_by_text("never below Strong")).to_be_visible()


def test_letters_that_no_code_has(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page("/j", PHONE)
    field = page.get_by_label("Table code")
    field.press_sequentially("ab0")
    expect(page.get_by_role("alert")).to_contain_text("Codes have no O or zero.")
    # An I or a 1 is read as an L, and that's asked about.
    field.fill("")
    field.press_sequentially("I1abcd")
    page.get_by_role("button", name="Join LLA BCD").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(field).to_have_value("LLABCD")
    code = str(server.make(GATHERING)["code"])
    field.fill(f"https://example.org/j/{code}")
    page.wait_for_url(f"**/j/{code}")
    expect(page.get_by_role("radio", name="Seat 2, open")).to_be_visible()


def test_a_code_leads_from_ones_own_table_to_another(new_page: NewPage, server: ServerProcess) -> None:
    page = new_page("/family", PHONE, stored=ROSA)
    page.get_by_role("button", name="I have a code").click()
    field = page.get_by_role("dialog").get_by_label("Table code")
    field.fill("ZZZZZZ")
    expect(page.get_by_role("alert")).to_contain_text("code")
    expect(field).to_have_value("ZZZZZZ")
    field.fill("")
    expect(page.get_by_role("alert")).to_have_count(0)
    code = str(server.make(GATHERING)["code"])
    field.press_sequentially(code)
    page.wait_for_url(f"**/j/{code}")
    expect(page.get_by_role("radio", name="Seat 2, open")).to_be_visible()


def test_on_a_desktop_the_table_opens_on_a_television(new_page: NewPage) -> None:
    page = new_page("/family", stored=ROSA)
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Show it on a TV").click()
    expect(opened.value.get_by_role("heading", name="Come and sit")).to_be_visible()


def test_a_link_to_a_seat_leads_there(new_page: NewPage, server: ServerProcess) -> None:
    code = server.make(GATHERING)["code"]
    page = new_page(f"/j/{code}?seat=4", PHONE)
    expect(page.get_by_role("radio", name="Seat 4, open")).to_be_checked()


def test_rules_of_ones_own_come_to_the_table(new_page: NewPage) -> None:
    page = new_page("/", PHONE)
    code = open_table(page)
    table = page.url
    page.get_by_role("button", name=re.compile("^Rules")).click()
    page.get_by_role("link", name="Change a rule").click()
    page.locator('[data-switch="hand_size"]').get_by_role("button", name=re.compile("^One more")).click()
    expect(page.get_by_text("1 change from Basic game").first).to_be_visible()
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Use these rules").click()
    page.wait_for_url(table)
    assert code_of(page) == code
    expect(page.get_by_role("button", name="Rules Basic game, our way")).to_be_visible()
    deal(page)
    # Six, and the one that is drawn before a turn.
    expect(page.locator(".hand .card").nth(5)).to_be_visible()


def test_a_guest_sees_what_they_need_and_nothing_else(new_page: NewPage, server: ServerProcess) -> None:
    host = server.make({"seats": [{"who": "me"}, {"who": "bot"}, {"who": "invited"}, {"who": "invited"}]})
    ben = server.join(str(host["code"]))
    page = new_page(f"/t/{host['table']}", PHONE, seat=ben)
    expect(page.get_by_role("heading", name="You’re in, Ben")).to_be_visible()
    expect(page.get_by_role("button", name="Fill with bots")).to_have_count(0)
    expect(page.get_by_role("radio")).to_have_count(0)
    page.get_by_role("button", name="Show the code").click()
    assert code_of(page) == host["code"]
    tell(page, "The seat across from you, Ann, Your partner")
    page.get_by_role("button", name=re.compile("^You’re Ben")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es"])
def test_long_names_stay_in_the_middle_of_a_small_phones_board(
    new_page: NewPage, server: ServerProcess, language: str
) -> None:
    host = server.make(GATHERING)
    mine = server.join(str(host["code"]), "Maximiliano")
    client = server.client(str(host["token"]))
    assert client.do("rename", name="Abuela Ruth", color="G")["tell"] == "done"
    page = new_page(f"/t/{mine['table']}", (360, 640), seat=mine, settings={"language": language})
    expect(page.locator(".invitation p")).to_contain_text("Abuela Ruth")
    client.close()
    middle = page.locator(".invitation").bounding_box()
    assert middle is not None
    for each in page.locator(".invitation > *").all():
        box = each.bounding_box()
        assert box is not None
        assert middle["y"] <= box["y"] + 1
        assert box["y"] + box["height"] <= middle["y"] + middle["height"] + 1


def test_a_newcomer_is_asked_for_a_name_first(new_page: NewPage) -> None:
    page = new_page("/family", PHONE)
    enter(page, "Rosa")
    expect(plates(page).nth(0)).to_have_accessible_name("Your seat, Rosa")
