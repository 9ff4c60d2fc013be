/** Time limits: a kind of clock, and its seconds or days. */
export const PACES = ["none", "clock", "days"] as const;
export type PaceKind = (typeof PACES)[number];

const DAY = 86_400;
/** The options, in seconds. */
export const CLOCKS: readonly number[] = [15, 30, 45, 60, 90, 120, 180, 300, 600];
export const DAYS: readonly number[] = [1, 2, 3, 5, 7, 14].map((days) => days * DAY);
export const BANKS: readonly number[] = [0, 60, 120, 300, 600];
export const BOT_SPEEDS = [0, 0.6, 1.2, 2.5] as const;
export const WAITS: readonly number[] = [30, 60, 120, 300];

export const kindOf = (seconds: number | null): PaceKind =>
  seconds === null ? "none" : seconds < DAY ? "clock" : "days";

/** A kind's default time limit. */
export function defaultSeconds(kind: PaceKind): number | null {
  if (kind === "none") return null;
  return kind === "clock" ? 60 : 2 * DAY;
}

export const daysOf = (seconds: number): number => Math.round(seconds / DAY);
