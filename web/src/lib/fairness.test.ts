import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checkNumbers, isGood, isOfDay, type RevealedShuffle } from "./fairness";
import { commitmentOf } from "./shuffle";

const SERVER = "5e".repeat(32);
const ANN = "a1".repeat(32);
const BEN = "b2".repeat(32);

const shuffle: RevealedShuffle = {
  game: "g",
  commitment: commitmentOf(SERVER),
  seed: SERVER,
  contributions: [
    { seat: 0, commitment: commitmentOf(ANN), secret: ANN },
    { seat: 2, commitment: commitmentOf(BEN), secret: null },
  ],
};

test("numbers that match their commitments are good, and one that wasn't revealed isn't bad", () => {
  const checked = checkNumbers(shuffle);
  expect(checked).toEqual({ server: true, people: true, own: null });
  expect(isGood(checked)).toBe(true);
});

test("another number of the server is noticed", () => {
  expect(checkNumbers({ ...shuffle, seed: BEN }).server).toBe(false);
});

test("another number of a person is noticed", () => {
  const contributions = [{ ...shuffle.contributions[0]!, secret: BEN }];
  expect(isGood(checkNumbers({ ...shuffle, contributions }))).toBe(false);
});

test("the number of a deal of the day follows from its date", () => {
  const seed = createHash("sha256").update("pegs-daily-1 2026-11-22").digest("hex");
  expect(isOfDay(seed, "2026-11-22")).toBe(true);
  expect(isOfDay(seed, "2026-11-23")).toBe(false);
});
