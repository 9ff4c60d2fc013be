import { expect, test } from "vitest";
import { clockAt, instantOf } from "./zones";

test("a zone's clock is read and set, also on the days on which it changes", () => {
  for (const [zone, shown, instant] of [
    ["America/New_York", "2026-11-29T19:30Z", "2026-11-30T00:30Z"],
    ["America/New_York", "2026-10-31T19:30Z", "2026-10-31T23:30Z"],
    ["America/New_York", "2026-11-01T19:30Z", "2026-11-02T00:30Z"],
    ["America/New_York", "2027-03-14T08:00Z", "2027-03-14T12:00Z"],
    ["Asia/Kolkata", "2026-11-29T19:30Z", "2026-11-29T14:00Z"],
    ["Pacific/Auckland", "2026-11-29T00:15Z", "2026-11-28T11:15Z"],
  ] as const) {
    expect(instantOf(new Date(shown), zone)).toEqual(new Date(instant));
    expect(clockAt(new Date(instant), zone)).toEqual(new Date(shown));
  }
});

test("a zone that this device doesn't know is its own", () => {
  const at = new Date(2026, 10, 29, 19, 30);
  expect(clockAt(at, "Mars/Olympus")).toEqual(new Date("2026-11-29T19:30Z"));
  expect(clockAt(at, null)).toEqual(new Date("2026-11-29T19:30Z"));
});
