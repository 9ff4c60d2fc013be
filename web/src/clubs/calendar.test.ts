import { expect, test } from "vitest";
import type { StandingTable } from "../protocol/types";
import { calendarEntry } from "./calendar";
import type { Night } from "./nights";

const sundays = { id: "0123456789abcdef", minute: 19 * 60 + 30 } as StandingTable;
const night: Night = { standing: sundays, at: new Date("2026-11-30T00:30Z"), date: "2026-11-29" };
const entry = (each: Night, title: string) =>
  calendarEntry(each, title, "https://example.org/club/c", new Date("2026-11-28T12:00Z"));

test("a night is an entry at that instant, with a reminder an hour before", () => {
  const lines = entry(night, "Sunday table").split("\r\n");
  expect(lines).toContain("DTSTART:20261130T003000Z");
  expect(lines).toContain("SUMMARY:Sunday table");
  expect(lines).toContain("URL:https://example.org/club/c");
  expect(lines).toContain("TRIGGER:-PT1H");
  expect(lines.at(-2)).toBe("END:VCALENDAR");
});

test("a night without an hour is a whole day", () => {
  const lines = entry({ ...night, standing: { ...sundays, minute: null } }, "Sunday table").split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20261129");
  expect(lines.some((line) => line.startsWith("DURATION"))).toBe(false);
});

test("no title breaks an entry or its lines", () => {
  const text = entry(night, `${"Абуэла ".repeat(8)}\nBEGIN:VALARM, ; \\`);
  expect(text.split("\r\n").filter((line) => line.startsWith("BEGIN:VALARM"))).toHaveLength(1);
  expect(text.split("\r\n").every((line) => new Blob([line]).size <= 75)).toBe(true);
  expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${"Абуэла ".repeat(8)}BEGIN:VALARM\\, \\; \\\\`);
});
