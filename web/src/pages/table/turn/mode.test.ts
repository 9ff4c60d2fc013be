import { expect, it } from "vitest";
import { modeOf } from "./mode";

type Facts = Parameters<typeof modeOf>[0];

const choosing = { isPreparing: false, ready: null, selection: {} };
const mine: Facts = {
  standIn: false,
  isLive: true,
  takeBackReply: null,
  isShowing: false,
  table: { stage: "playing", can_take_back: null },
  sheet: null,
  choice: choosing,
};

it("is about what's most urgent", () => {
  expect(modeOf(mine, false)).toBe("choosing");
  expect(modeOf(mine, true)).toBe("words");
  expect(modeOf({ ...mine, sheet: { kind: "why" } }, true)).toBe("why");
  expect(modeOf({ ...mine, sheet: { kind: "talk" }, isShowing: true }, false)).toBe("talking");
  expect(modeOf({ ...mine, sheet: { kind: "talk" }, takeBackReply: "answer" }, false)).toBe("asked");
  expect(modeOf({ ...mine, takeBackReply: "answer", isLive: false }, false)).toBe("past");
  expect(modeOf({ ...mine, isLive: false, table: { stage: "paused", can_take_back: null } }, false)).toBe("paused");
  expect(modeOf({ ...mine, standIn: true, isLive: false }, false)).toBe("stood-in");
});

it("chooses ahead while others play, and shows them otherwise", () => {
  const theirs: Facts = { ...mine, isShowing: true, choice: { ...choosing, selection: null } };
  expect(modeOf(theirs, false)).toBe("showing");
  expect(modeOf({ ...theirs, choice: { ...choosing, isPreparing: true } }, false)).toBe("preparing");
  expect(modeOf({ ...theirs, choice: { ...choosing, ready: {} } }, false)).toBe("ready");
});

it("reads a state that has accessors, as the table's has", () => {
  class Live {
    readonly standIn = false;
    readonly isShowing = false;
    readonly sheet = null;
    readonly choice = choosing;
    readonly table = mine.table;
    readonly takeBackReply = null;
    get isLive() {
      return true;
    }
  }
  expect(modeOf(new Live(), false)).toBe("choosing");
});

it("waits if there's nothing to do, not even to take back", () => {
  const idle: Facts = { ...mine, choice: { ...choosing, selection: null } };
  expect(modeOf(idle, false)).toBe("waiting");
  expect(modeOf({ ...idle, table: { stage: "playing", can_take_back: "ask" } }, false)).toBe("played");
});
