import { expect, it } from "vitest";
import { followed } from "./muted";

const person = (name: string) => ({ kind: "person", name }) as const;
const SEATS = [person("Rosa"), person("Teddy"), { kind: "bot", name: "Theo" } as const];

it("follows someone to another seat, and under another name", () => {
  expect(followed([{ name: "Teddy", seat: 0 }], SEATS)).toEqual([{ name: "Teddy", seat: 1 }]);
  expect(followed([{ name: "Theo", seat: 1 }], SEATS)).toEqual([{ name: "Teddy", seat: 1 }]);
});

it("keeps the name of someone who isn't there, for when they come back", () => {
  expect(followed([{ name: "Ann", seat: 2 }], SEATS)).toEqual([{ name: "Ann", seat: null }]);
  expect(followed([{ name: "Ann", seat: null }], SEATS)).toEqual([{ name: "Ann", seat: null }]);
});
