import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { shuffled, shuffleKey } from "./redeal";

// The same known answer is in tests/table/test_shuffle.py.
const contributions = [
  { seat: 3, commitment: "", secret: "0d".repeat(32) },
  { seat: 0, commitment: "", secret: "0a".repeat(32) },
  { seat: 1, commitment: "", secret: null },
];
const key = shuffleKey({ seed: "5e".repeat(32), number: 7, contributions });

test("the key follows from everyone's numbers", () => {
  expect(bytesToHex(key)).toBe("d4dd3617e09888cd3bc624d5118de64364ce60330db8cfa328a75a0945e4beb7");
});

test("the cards are shuffled as the server shuffles them, in whatever order they come", () => {
  expect(shuffled(key, "deck/0", "AA23456789TJQK**")).toBe("*43J7*8AT9A2K65Q");
  expect(shuffled(key, "deck/0", "**KQJT98765432AA")).toBe("*43J7*8AT9A2K65Q");
  expect(shuffled(key, "deck/1", "AA23456789TJQK**")).not.toBe("*43J7*8AT9A2K65Q");
});
