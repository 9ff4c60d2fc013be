/** The numbers of players and teams that a table can have. */
import { lastOf } from "../lib/last";

export type Seating = readonly [players: number, teams: number];

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 10;

/** The possible numbers of teams: equal-sized teams, or everyone for themselves. */
export const teamsFor = (players: number): number[] =>
  Array.from({ length: players - 1 }, (_, i) => i + 2).filter((teams) => players % teams === 0);

export const isNamed = (players: number, teams: number, named: readonly Seating[]): boolean =>
  named.some((each) => each[0] === players && each[1] === teams);

/** The source's first number of teams, otherwise the one with the smallest teams of at least two. */
export function usualTeams(players: number, named: readonly Seating[]): number {
  const first = named.find((each) => each[0] === players);
  if (first) return first[1];
  return lastOf(teamsFor(players), (teams) => teams < players) ?? players;
}
