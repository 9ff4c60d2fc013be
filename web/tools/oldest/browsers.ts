/**
 * The oldest browsers that can play: `browserslist` in package.json, which the build, its check and the docs share. Each
 * entry is one browser and version.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "../../package.json");
/** The same browsers, as Vite and as MDN's data call them. */
const NAMES: Record<string, { vite: string; mdn: readonly string[] }> = {
  chrome: { vite: "chrome", mdn: ["chrome", "chrome_android"] },
  firefox: { vite: "firefox", mdn: ["firefox"] },
  safari: { vite: "safari", mdn: ["safari"] },
  ios_saf: { vite: "ios", mdn: ["safari_ios"] },
};

const oldest = (JSON.parse(readFileSync(FILE, "utf8")) as { browserslist: string[] }).browserslist.map((entry) => {
  const [name = "", version = ""] = entry.split(" ");
  const names = NAMES[name];
  if (!names || !Number(version)) throw new Error(`browserslist in package.json: what is "${entry}"?`);
  return { ...names, version };
});

/** For Vite's `build.cssTarget`. */
export const styleTarget = oldest.map(({ vite, version }) => vite + version);

/**
 * For `build.target`. Chrome 94 and Safari 15 know all the syntax of Chrome 98 and Safari 16, but have a fault in the
 * fields of classes each: static fields called `name`, which the client doesn't have, and parentheses, for which
 * scripts.ts looks. To write every field in an older way would make the program larger and slower.
 */
const AS_GOOD_AS: Record<string, string> = { chrome: "98", safari: "16", ios: "16" };
export const buildTarget = oldest.map(({ vite, version }) => vite + (AS_GOOD_AS[vite] ?? version));

/** The version by the name that MDN's data has for each browser. */
export const oldestVersions = new Map(oldest.flatMap(({ mdn, version }) => mdn.map((name) => [name, version] as const)));
