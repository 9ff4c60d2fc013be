/** ProfileFields plays with whom and who sits where, before there is a table. Plain data. */
import { COLORS } from "../../components/colors";
import type { Color, SeatChoice } from "../../protocol/types";

export type Seating = readonly [players: number, teams: number];
/** ProfileFields sits somewhere: I, somebody invited, or a bot by its short name. */
export type Occupant = "me" | "invited" | `bot:${string}`;

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 10;
export const me: SeatChoice = { who: "me" };
export const invited: SeatChoice = { who: "invited" };
/** A bot by its short name; without one, the server picks its strongest. */
export const botAt = (bot = ""): SeatChoice => (bot ? { who: "bot", bot } : { who: "bot" });

/** The numbers of teams in which so many can play: teams are of equal size, or everybody plays alone. */
export const teamsFor = (players: number): number[] =>
  Array.from({ length: players - 1 }, (_, i) => i + 2).filter((teams) => players % teams === 0);

/** The same, those that the source names first. */
export function teamsInOrder(players: number, named: readonly Seating[]): number[] {
  const first = named.filter((each) => each[0] === players).map((each) => each[1]);
  return [...new Set([...first, ...teamsFor(players)])];
}

export const isNamed = (players: number, teams: number, named: readonly Seating[]): boolean =>
  named.some((each) => each[0] === players && each[1] === teams);

/** The defaultSeconds number of teams for so many: the source's first, else the smallest teams that are no single players. */
export function usualTeams(players: number, named: readonly Seating[]): number {
  const first = named.find((each) => each[0] === players);
  if (first) return first[1];
  return teamsFor(players).findLast((teams) => teams < players) ?? players;
}

/** As many seats as players; those that are new get bots. I always have a seat. */
export function resized(seats: readonly SeatChoice[], players: number): SeatChoice[] {
  const next = Array.from({ length: players }, (_, i) => seats[i] ?? botAt());
  return next.some((each) => each.who === "me") ? next : [me, ...next.slice(1)];
}

/** `strongest`: the bot that the server picks when the choice names none. */
export const occupantOf = (choice: SeatChoice, strongest = ""): Occupant =>
  choice.who === "bot" ? `bot:${choice.bot ?? strongest}` : (choice.who ?? "invited");

const choiceOf = (occupant: Occupant): SeatChoice =>
  occupant === "me" ? me : occupant === "invited" ? invited : botAt(occupant.slice("bot:".length));

/** Somebody else at a seat. Where I sit down, whoever was there takes my old seat. */
export function assignSeat(seats: readonly SeatChoice[], at: number, occupant: Occupant): SeatChoice[] {
  const mine = seats.findIndex((each) => each.who === "me");
  if (at === mine) return [...seats];
  return seats.map((each, i) => (i === at ? choiceOf(occupant) : i === mine && occupant === "me" ? seats[at]! : each));
}

/** Everyone but me alike. */
export const assignOthers = (seats: readonly SeatChoice[], occupant: Occupant): SeatChoice[] =>
  seats.map((each) => (each.who === "me" ? each : choiceOf(occupant)));

/** Whether cards can be dealt at once: nobody has to come first. */
export const isComplete = (seats: readonly SeatChoice[]): boolean => seats.every((each) => each.who !== "invited");

/** The colors of a preview: mine at my seat, others in the order in which they are offered. */
export function colorsOf(seats: readonly SeatChoice[], mine: Color): Color[] {
  const free = COLORS.filter((color) => color !== mine);
  return seats.map((each) => (each.who === "me" ? mine : free.shift()!));
}
