"""Sounds play after the first tap with a finger."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.page_pool import EMPTY, PHONE, NewPage

# Without windows, the browser lets every page be heard. This asks for a gesture, as HTML defines it.
ASK_FOR_A_GESTURE = """
  let isGesture = false;
  const gesture = (event) => {
    const isMouse = event.pointerType === "mouse";
    if (event.type.startsWith("pointer") && (event.type === "pointerdown") !== isMouse) return;
    isGesture = event.isTrusted;
    setTimeout(() => (isGesture = false));
  };
  for (const kind of ["keydown", "mousedown", "pointerdown", "pointerup", "touchend"])
    addEventListener(kind, gesture, { capture: true });
  globalThis.contexts = [];
  const Context = globalThis.AudioContext;
  globalThis.AudioContext = class extends Context {
    #runs = isGesture;
    constructor() { super(); globalThis.contexts.push(this); }
    get state() { return this.#runs ? "running" : "suspended"; }
    async resume() { this.#runs ||= isGesture; }
  };
"""
STATES = "() => globalThis.contexts.map((each) => each.state)"


def test_audio_runs_after_the_first_touch(new_page: NewPage) -> None:
    page = new_page(EMPTY, PHONE, fresh=True, hurry=False)
    page.add_init_script(ASK_FOR_A_GESTURE)
    page.goto("/settings")
    title = page.get_by_role("heading", level=1)
    expect(title).to_be_visible()
    assert page.evaluate(STATES) == []
    box = title.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.evaluate(STATES) == ["running"]
