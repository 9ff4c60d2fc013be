import { describe, expect, it } from "vitest";
import { HOME, type Shape, START } from "../../../board/shape";
import { beginCorrection, canUndo, correctedPegs, nextPlace, stepped, tapped, toStart, undone } from "./correction";

const shape: Shape = {
  players: 2,
  teams: 2,
  sides: 2,
  side_length: 18,
  in_spot: 3,
  out_spot: 8,
  home_length: 3,
  pegs: 3,
};
const begun = () =>
  beginCorrection(shape, [
    [START, 5, 6],
    [START, START, 35],
  ]);

describe("a correction by taps", () => {
  it("picks a peg and moves it to a free hole", () => {
    const picked = tapped(begun(), 0, 5);
    expect(picked.picked).toEqual({ seat: 0, place: 5 });
    const moved = tapped(picked, 0, 12);
    expect(moved.moves).toEqual([{ seat: 0, origin: 5, target: 12 }]);
    expect(correctedPegs(moved)[0]).toEqual([START, 6, 12]);
  });

  it("keeps one row for a peg that is moved again, and none once it's back", () => {
    const there = tapped(tapped(begun(), 0, 5), 0, 12);
    expect(stepped(there, 1).moves).toEqual([{ seat: 0, origin: 5, target: 13 }]);
    expect(tapped(there, 0, 5).moves).toEqual([]);
  });

  it("steps along the track around its end, and stops at another peg", () => {
    const last = tapped(begun(), 1, 35);
    expect(nextPlace(last, 1)).toBe(0);
    expect(nextPlace(tapped(begun(), 0, 5), 1)).toBeNull();
    expect(nextPlace(tapped(begun(), 0, 5), -1)).toBe(4);
  });

  it("moves pegs into their own home only", () => {
    const picked = tapped(begun(), 0, 5);
    expect(tapped(picked, 1, HOME).moves).toEqual([]);
    const home = tapped(picked, 0, HOME + 1);
    expect(home.moves).toEqual([{ seat: 0, origin: 5, target: HOME + 1 }]);
    expect(nextPlace(home, 1)).toBe(HOME + 2);
    expect(nextPlace(stepped(home, 1), 1)).toBeNull();
  });

  it("takes a peg out of start and puts one back", () => {
    const out = tapped(tapped(begun(), 1, START), 0, 20);
    expect(correctedPegs(out)[1]).toEqual([START, 20, 35]);
    const back = toStart(tapped(begun(), 1, 35));
    expect(correctedPegs(back)[1]).toEqual([START, START, START]);
  });

  it("undoes a row unless another peg is there now", () => {
    const swapped = tapped(tapped(tapped(tapped(begun(), 0, 5), 0, 12), 0, 6), 0, 5);
    const [first, second] = swapped.moves;
    expect(canUndo(swapped, first!)).toBe(false);
    expect(undone(swapped, first!)).toBe(swapped);
    expect(undone(swapped, second!).moves).toEqual([first]);
  });

  it("lets go of a peg that is tapped again", () => {
    expect(tapped(tapped(begun(), 0, 5), 0, 5).picked).toBeNull();
  });
});
