/** A club's nights: when its tables meet, which night comes next, and who's coming. */
import { weekdayName } from "../lib/dates";
import { capitalized, language } from "../lib/i18n";
import type { ClubView, SeatChoice, StandingTable } from "../protocol/types";

const HOUR = 3_600_000;
/** A night is still tonight's this long after its hour. */
const LATE = 3 * HOUR;

export interface Night {
  readonly standing: StandingTable;
  readonly at: Date;
  /** Its date, as the server compares it. */
  readonly date: string;
}

/** The name of a day of the week, from Monday (0) to Sunday (6). */
export const weekday = (day: number): string =>
  // January 1, 2024, was a Monday.
  weekdayName(`2024-01-0${1 + day}`);

/** "7 PM", "19:30": a number of minutes after midnight. */
export function timeOfDay(minute: number): string {
  const date = new Date(2024, 0, 1, Math.floor(minute / 60), minute % 60);
  const minutes = minute % 60 === 0 && language.value === "en" ? undefined : "2-digit";
  return new Intl.DateTimeFormat(language.value, { hour: "numeric", minute: minutes }).format(date);
}

/** "Sunday, 7:30 PM", or "Sunday" without an hour. */
export const nightText = ({ day, minute }: StandingTable): string =>
  [capitalized(weekday(day!)), ...(minute === null ? [] : [timeOfDay(minute)])].join(", ");

/** When a table meets next, from now on; null without a fixed day. */
export function nextMeeting({ day, minute }: StandingTable, now = new Date()): Date | null {
  if (day === null) return null;
  const today = (now.getDay() + 6) % 7;
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ((day - today + 7) % 7));
  next.setMinutes(minute ?? 24 * 60 - 1);
  if (next < now) next.setDate(next.getDate() + 7);
  return next;
}

/** The night that comes first; null if no table has a day. */
export function nextNight(tables: readonly StandingTable[], now = new Date()): Night | null {
  const nights = tables.flatMap((standing) => {
    const at = nextMeeting(standing, standing.minute === null ? now : new Date(now.getTime() - LATE));
    return at ? [{ standing, at, date: dateOf(at) }] : [];
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

const dateOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((each) => String(each).padStart(2, "0")).join("-");

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
