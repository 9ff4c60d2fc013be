import { expect, test } from "vitest";
import { numberOf, shareDone } from "./progress";

/** The questions that come up after each answer: fewer, more, and some before those that were answered. */
const VISIT = [
  { answer: "", questions: ["a", "b", "c", "d", "e", "f"] },
  { answer: "a", questions: ["a", "d"] },
  { answer: "d", questions: ["a", "b", "c", "d", "e", "f", "g"] },
  { answer: "b", questions: ["a", "b", "d", "e"] },
  { answer: "e", questions: ["a", "b", "d", "e"] },
];

test("the number of the question grows by one, and the bar never shrinks", () => {
  const answers: Record<string, string> = {};
  const numbers: number[] = [];
  const shares: number[] = [];
  for (const { answer, questions } of VISIT) {
    if (answer) {
      numbers.push(numberOf(answer, answers));
      answers[answer] = "yes";
    }
    shares.push(shareDone(shares.at(-1) ?? 0, questions, answers));
  }
  expect(numbers).toEqual([1, 2, 3, 4]);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
});

test("a question that is looked at again keeps its number", () => {
  expect(numberOf("a", { d: "yes", a: "no", b: "" })).toBe(2);
});
