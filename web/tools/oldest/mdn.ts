/** What MDN's data (@mdn/browser-compat-data) says about the oldest browsers. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { oldestVersions } from "./browsers.ts";

const file = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");
const data = JSON.parse(readFileSync(file, "utf8")) as Identifier;

/** The entry at a path of the data, if there's one. */
export function entry(...path: string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>((at, name) => at?.[name], data);
}

/** The names below an entry. */
export const names = (of: Identifier | undefined): string[] => Object.keys(of ?? {}).filter((name) => name !== "__compat");

/** What of the oldest browsers lacks a feature, as "chrome 105": the first version that has it. Empty if none does. */
export function lacking(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return [...oldestVersions].flatMap(([browser, version]) => {
    const first = firstVersion(support, browser);
    return first <= Number(version) ? [] : [`${browser} ${first === Infinity ? "(none)" : first}`];
  });
}

/** The first version without a prefix or a switch of its own; infinite if there's none, 0 if nobody wrote it down. */
function firstVersion(support: CompatStatement["support"], browser: string): number {
  const found = support[browser as keyof typeof support];
  if (!found) return 0;
  const plain = (Array.isArray(found) ? found : [found]).filter(isPlain);
  return Math.min(...plain.map(({ version_added }) => added(version_added)), Infinity);
}

const isPlain = (each: SimpleSupportStatement): boolean =>
  !each.flags && !each.prefix && !each.alternative_name && !each.version_removed;

const added = (version: string | false | undefined): number =>
  typeof version === "string" && version !== "preview" ? Number(version.replace("≤", "")) : Infinity;
