/**
 * What stored values must be, so that a value from an older version, or from somebody's hands, is dropped instead of
 * breaking a page.
 *
 *   const isSaved = fieldsOf<Saved>({ title: isText, toml: isText });
 *   readStored(KEY, isSaved, null); storedList(KEY, isSaved); storedMap(KEY, isSaved)      // see storage.ts
 */

import type { Color } from "../protocol/types";

export type Fits<T> = (value: unknown) => value is T;

export const isText: Fits<string> = (value) => typeof value === "string";
export const isName: Fits<string> = (value): value is string => isText(value) && value !== "";
export const isFlag: Fits<boolean> = (value) => typeof value === "boolean";
export const isNumber: Fits<number> = (value): value is number => Number.isFinite(value);

export const isColor: Fits<Color> = (value): value is Color => isText(value) && /^[WNYORGBKPI]$/.test(value);

export const oneOf =
  <T extends string>(...choices: readonly T[]): Fits<T> =>
  (value): value is T =>
    (choices as readonly unknown[]).includes(value);

export const nullOr =
  <T>(fits: Fits<T>): Fits<T | null> =>
  (value): value is T | null =>
    value === null || fits(value);

export const missingOr =
  <T>(fits: Fits<T>): Fits<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || fits(value);

export const all =
  <T>(fits: Fits<T>): Fits<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(fits);

/** An object whose fields fit; it may have more of them. */
export const fieldsOf =
  <T>(fields: { [Name in keyof T]-?: Fits<T[Name]> }): Fits<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Fits<unknown>>(fields).every(([name, fits]) => fits(value[name]));

export const isList: Fits<unknown[]> = (value) => Array.isArray(value);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The entries of a list that fit. */
export const listOf = <T>(value: unknown, fits: Fits<T>): T[] => (Array.isArray(value) ? value.filter(fits) : []);

/** The entries of a record that fit. */
export const mapOf = <T>(value: unknown, fits: Fits<T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, T] => fits(entry[1])),
  );
