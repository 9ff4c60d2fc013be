import { expect, test } from "vitest";
import { wayOf } from "./strategy";

const home = "https://pegs.home";
const asked = (path: string, mode = "cors", method = "GET") =>
  wayOf({ method, mode, url: new URL(path, home).href }, home);

test("the game is never answered from a store", () => {
  for (const path of [
    "/api/rules?lang=en",
    "/api/tables/MAPLE",
    "/ws",
    "/health",
    "/status",
    "/metrics",
    "/ready",
    "/sw.js",
  ]) {
    expect(asked(path), path).toBe("leave");
    expect(asked(path, "navigate"), path).toBe("leave");
  }
  expect(asked("/api/tables", "cors", "POST")).toBe("leave");
  expect(wayOf({ method: "GET", mode: "cors", url: "https://elsewhere.example/x.js" }, home)).toBe("leave");
});

test("a page comes from the network first, whichever it is", () => {
  for (const path of ["/", "/t/abc", "/j/MAPLE", "/settings"]) expect(asked(path, "navigate")).toBe("page");
});

test("files whose name tells their contents come from the store", () => {
  expect(asked("/assets/Page-x81.js")).toBe("stored");
  expect(asked("/icons/icon.svg")).toBe("fresh");
  expect(asked("/apiary.js")).toBe("fresh");
});
