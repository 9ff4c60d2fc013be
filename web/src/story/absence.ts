/** What a bot did for a person who was away. */

import { t } from "../lib/i18n";
import type { AnyLogEvent, Happened, Seat } from "../protocol/types";
import { turnsOf } from "./moments";

export interface Absence {
  /** The version of the table at which the person last played, or sat down. */
  readonly since: number;
  /** How many turns a bot took for them, in words. */
  readonly text: string;
}

interface Viewed {
  readonly log: readonly AnyLogEvent[];
  /** The viewer's seat. */
  readonly me: Seat | null;
}

/** What a bot did at the viewer's seat since they last played; null if they have missed nothing. */
export function absenceOf({ log, me: seat }: Viewed): Absence | null {
  const turns = turnsOf(log).filter((each) => each.seat === seat);
  const news = log.filter((each): each is Happened => each.what === "happened" && each.seat === seat);
  // Nobody was away before someone took the bot's seat.
  const theirs = [...turns.filter(({ by }) => by !== "bot"), ...news.filter(({ kind }) => kind === "sat")];
  const since = Math.max(0, ...theirs.map(({ version }) => version));
  const left = news.find(({ kind, version }) => kind === "stand_in" && version > since);
  const taken = left ? turns.filter(({ version }) => version > left.version) : [];
  return taken.length ? { since, text: t("recap-absence", { count: taken.length }) } : null;
}
