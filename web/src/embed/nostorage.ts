/** What a frame has in place of lib/storage.ts (see tools/frame.ts): nothing is read, and nothing is stored. */
import type { Fits } from "../lib/fits";

export const readStored = <T, F>(_key: string, _fits: Fits<T>, fallback: F): T | F => fallback;
export const storedList = <T>(): T[] => [];
export const storedMap = <T>(): Record<string, T> => ({});
export const writeStored = (): void => {};
export const removeStored = (): void => {};
