import { expect, test } from "vitest";
import { placesFor } from "./wall";

test("everyone has a place of their own, with Invite at the left", () => {
  for (let people = 1; people <= 20; people++) {
    const { isCrowd, members, invite, plate } = placesFor(people);
    expect(members).toHaveLength(Math.min(people, 14));
    expect(new Set([...members, invite, plate]).size).toBe(members.length + 2);
    expect(isCrowd).toBe(people > 7);
  }
});

test("one person who starts a club sees rings for all the others", () => {
  expect(placesFor(1).members).toHaveLength(1);
  expect(placesFor(1, true).members).toHaveLength(7);
});

test("rows of a crowd are at most four wide", () => {
  expect(placesFor(8).plate).toBe("2 / 1 / auto / span 8");
  expect(
    placesFor(14)
      .members.slice(0, 4)
      .every((area) => area.startsWith("1 /")),
  ).toBe(true);
  expect(placesFor(14).invite).toBe("4 / 1 / auto / span 2");
});
