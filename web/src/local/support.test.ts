import { expect, it } from "vitest";
import { missing } from "./support";

const scope = (changes: object = {}) =>
  ({
    isSecureContext: true,
    caches: {},
    indexedDB: {},
    navigator: { locks: {}, serviceWorker: {} },
    Array,
    DecompressionStream: {},
    HTMLScriptElement: { supports: (type: string) => type === "importmap" },
    ...changes,
  }) as unknown as typeof globalThis;

it("tells an address from a browser that's no good", () => {
  expect(missing(scope())).toBeNull();
  expect(missing(scope({ isSecureContext: false, caches: undefined }))).toBe("address");
  expect(missing(scope({ caches: undefined }))).toBe("browser");
  expect(missing(scope({ navigator: { serviceWorker: {} } }))).toBe("browser");
  expect(missing(scope({ HTMLScriptElement: {} })), "Safari 16.3").toBe("browser");
  const { DecompressionStream: _, ...old } = scope() as unknown as Record<string, unknown>;
  expect(missing(old as unknown as typeof globalThis), "Firefox 112").toBe("browser");
  expect(missing(scope({ Array: { prototype: {} } })), "Chrome 96").toBe("browser");
});
