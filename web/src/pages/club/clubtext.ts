/** What a club's page says: names, dates, and what a series needs. */
import { hourText, nextMeeting, weekday, weekdayOf } from "../../clubs/nights";
import { formatList, language, t } from "../../lib/i18n";
import type { ClubGame, ClubPerson, ClubSeries, ClubView, SeatChoice, StandingTable } from "../../protocol/types";

/** "November 15". */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { month: "long", day: "numeric" }).format(at * 1000);

/** "May", or "May 2025" if it wasn't this year. */
export function monthOf(at: number): string {
  const date = new Date(at * 1000);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(language.value, { month: "long", year }).format(date);
}

/** "Every Sunday, 7 PM", and "tonight" on that day; empty if a table has no fixed day. */
export function meetsOn(table: StandingTable, now = new Date()): string {
  const at = nextMeeting(table, now);
  if (!at) return "";
  const day = weekday(weekdayOf(at));
  const when = table.minute === null ? t("club-every-day", { day }) : t("club-every", { day, time: hourText(at) });
  return at.toDateString() === now.toDateString() ? t("club-every-today", { when }) : when;
}

/** A standing table's seats, also those that nobody is named for. */
export const seatsOf = ({ settings }: StandingTable): SeatChoice[] =>
  Array.from({ length: settings.players ?? 4 }, (_, seat) => settings.seats?.[seat] ?? { who: "invited" });

export const namesOf = (people: readonly ClubPerson[], indices: readonly number[]): string =>
  formatList(indices.map((index) => people[index]?.name ?? ""));

/** "Ben and Ruth won". */
export function winnersOf(game: ClubGame): string {
  const winners = game.seats.filter((seat) => seat.team === game.winner);
  const names = formatList(winners.map((seat) => seat.name || t("club-someone")));
  return t("pages-winner", { count: winners.length, names });
}

/** "Ben and Ruth need one more."; at the end, who has won. */
export function seriesText(people: readonly ClubPerson[], series: ClubSeries): string {
  const best = Math.max(...series.won);
  const leaders = series.teams.filter((_, team) => series.won[team] === best);
  if (series.winner !== null) {
    const others = Math.max(...series.won.filter((_, team) => team !== series.winner));
    return t("club-series-won", { names: namesOf(people, series.teams[series.winner]!), won: best, others });
  }
  if (best === 0) return t("club-series-new");
  if (leaders.length > 1) return t("club-series-even", { won: best });
  return t("club-series-needs", {
    names: namesOf(people, leaders[0]!),
    people: leaders[0]!.length,
    count: series.target - best,
  });
}

/** "31 games since May". */
export const gamesSince = ({ counted, since }: ClubView): string =>
  since === null ? t("club-no-games") : t("club-games-since", { count: counted, month: monthOf(since) });
