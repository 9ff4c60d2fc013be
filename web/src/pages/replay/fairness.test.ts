import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitmentOf } from "./fairness";

test("the commitment is the SHA-256 of the seed's text", () => {
  expect(commitmentOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const seed = "00ff".repeat(16);
  expect(commitmentOf(seed)).toBe(createHash("sha256").update(seed).digest("hex"));
});
