import { expect, test } from "vitest";
import { forgets } from "./forgets";

const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`;
const SAFARI = "Version/18.0 Mobile/15E148 Safari/604.1";

test.each([
  ["Safari on an iPhone", `${IPHONE} ${SAFARI}`, 5, false, true],
  ["an app on the home screen", `${IPHONE} ${SAFARI}`, 5, true, false],
  ["Chrome on an iPhone", `${IPHONE} CriOS/130.0 ${SAFARI}`, 5, undefined, false],
  ["an iPad", MAC, 5, false, true],
  ["a Mac", MAC, 0, undefined, false],
  [
    "Android",
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
    5,
    undefined,
    false,
  ],
])("%s", (_, userAgent, maxTouchPoints, standalone, expected) => {
  expect(forgets({ userAgent, maxTouchPoints, standalone })).toBe(expected);
});
