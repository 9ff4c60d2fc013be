import { expect, it, vi } from "vitest";

it("forgets the order of a hand once this browser has no seat there", async () => {
  const stored: Record<string, unknown> = { "pegs.hand.t": "[]", "pegs.hand.u": "[]", other: "1" };
  vi.stubGlobal(
    "sessionStorage",
    new Proxy(stored, {
      get: (_, name) => (name === "removeItem" ? (key: string) => delete stored[key] : undefined),
    }),
  );
  const { saveSeat, removeSeat } = await import("../../../lib/identity");
  saveSeat({ table: "t", code: "T", seat: 0, token: "one" });
  await import("./hand");
  expect(Object.keys(stored)).toEqual(["pegs.hand.t", "other"]);
  removeSeat("one");
  expect(Object.keys(stored)).toEqual(["other"]);
});
