import { expect, test } from "vitest";
import { parseClubLink } from "./api";

test("a club's link is found in what was pasted", () => {
  const key = "k".repeat(43);
  const link = `Come! https://pegs.example/club/0123456789abcdef#${key} `;
  expect(parseClubLink(link)).toEqual({ club: "0123456789abcdef", key });
  expect(parseClubLink(link.replace("#", "#once="))).toEqual({ club: "0123456789abcdef", key: `once=${key}` });
  expect(parseClubLink("https://pegs.example/j/ABCDEF")).toBeNull();
});
