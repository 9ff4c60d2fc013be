/** A club's nights: when its tables meet, which night comes next, and who's coming. */
import { weekdayName } from "../lib/dates";
import { capitalized, language } from "../lib/i18n";
import { clockAt, instantOf } from "../lib/zones";
import type { ClubView, SeatChoice, StandingTable } from "../protocol/types";

const HOUR = 3_600_000;
/** A night is still tonight's this long after its hour. */
const LATE = 3 * HOUR;

export interface Night {
  readonly standing: StandingTable;
  readonly at: Date;
  /** Its date where it was planned, as the server compares it. */
  readonly date: string;
}

/** The name of a day of the week, from Monday (0) to Sunday (6). */
export const weekday = (day: number): string =>
  // January 1, 2024, was a Monday.
  weekdayName(`2024-01-0${1 + day}`);

/** "7 PM", "19:30". */
export function hourText(at: Date): string {
  const minute = at.getMinutes() === 0 && language.value === "en" ? undefined : "2-digit";
  return new Intl.DateTimeFormat(language.value, { hour: "numeric", minute }).format(at);
}

/** "Sunday, 7:30 PM", or "Sunday" without an hour: what the reader's clock shows then. */
export const nightText = ({ standing, at }: Night): string =>
  [capitalized(weekday(weekdayOf(at))), ...(standing.minute === null ? [] : [hourText(at)])].join(", ");

/** The day of the week where the reader is, from Monday (0) to Sunday (6). */
export const weekdayOf = (at: Date): number => fromMonday(at.getDay());

const fromMonday = (fromSunday: number): number => (fromSunday + 6) % 7;

/** The zone whose calendar tells the day: without an hour, everyone plays on a day of their own. */
const zoneOf = ({ minute, zone }: StandingTable): string | null => (minute === null ? null : zone);

/** When a table meets next, from now on; null without a fixed day. */
export function nextMeeting(standing: StandingTable, now = new Date()): Date | null {
  const { day, minute } = standing;
  if (day === null) return null;
  const shown = clockAt(now, zoneOf(standing));
  const next = new Date(shown);
  next.setUTCHours(0, minute ?? 24 * 60 - 1);
  next.setUTCDate(next.getUTCDate() + ((day - fromMonday(shown.getUTCDay()) + 7) % 7));
  if (next < shown) next.setUTCDate(next.getUTCDate() + 7);
  return instantOf(next, zoneOf(standing));
}

/** The night that comes first; null if no table has a day. */
export function nextNight(tables: readonly StandingTable[], now = new Date()): Night | null {
  const nights = tables.flatMap((standing) => {
    const at = nextMeeting(standing, standing.minute === null ? now : new Date(now.getTime() - LATE));
    return at ? [{ standing, at, date: dateAt(at, zoneOf(standing)) }] : [];
  });
  return nights.sort((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null;
}

/** Whether a night's table can be opened: from an hour before, or on that day if it has no hour. */
export function isDue({ standing, at }: Night, now = new Date()): boolean {
  return standing.minute === null ? daysUntil(at, now) === 0 : at.getTime() - now.getTime() <= HOUR;
}

/** "in 2 days", "tomorrow", "today". */
export const inDays = (at: Date, now = new Date()): string =>
  new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(daysUntil(at, now), "day");

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

const daysUntil = (at: Date, now: Date): number => Math.round((midnight(at) - midnight(now)) / (24 * HOUR));

/** "2026-11-29", by a zone's calendar. */
const dateAt = (at: Date, zone: string | null): string => clockAt(at, zone).toISOString().slice(0, 10);

export type Answer = "in" | "not" | "open";

/** The club's people by their answers, those who are coming first. */
export function answersTo({ people }: ClubView, { standing, date }: Night): { person: number; answer: Answer }[] {
  const order: readonly Answer[] = ["in", "not", "open"];
  const said = new Map(
    standing.answers.filter((each) => each.night === date).map(({ person, coming }) => [person, coming] as const),
  );
  const all = people.flatMap(({ id }, person) => {
    const coming = said.get(person);
    const answer: Answer = coming === undefined ? "open" : coming ? "in" : "not";
    return id ? [{ person, answer }] : [];
  });
  return all.sort((a, b) => order.indexOf(a.answer) - order.indexOf(b.answer));
}

/** Tonight's seats. People who are coming but have no seat fill the empty ones first, then those of people who aren't coming. */
export function seatsTonight(seats: readonly SeatChoice[], coming: readonly string[], absent: readonly string[]) {
  const waiting = coming.filter((name) => !seats.some((seat) => seat.name === name));
  const taken = [...seats];
  for (const isFree of [(name: string) => name === "", (name: string) => absent.includes(name)])
    for (const [at, { who, name }] of seats.entries())
      if (who === "invited" && isFree(name ?? "") && waiting.length > 0)
        taken[at] = { who: "invited", name: waiting.shift()! };
  return taken;
}
