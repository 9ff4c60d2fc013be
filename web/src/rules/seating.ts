/** Players, teams, and seats of a new table, as plain data. */
import { lastOf } from "../lib/last";
import { COLORS } from "../look/colors";
import type { BotInfo, Color, SeatChoice } from "../protocol/types";

export type Seating = readonly [players: number, teams: number];
/** Who takes a seat: this person, someone invited, or a bot by its short name. */
export type Occupant = "me" | "invited" | `bot:${string}`;

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 10;
export const me: SeatChoice = { who: "me" };
export const invited: SeatChoice = { who: "invited" };
/** A bot by its short name; by default, the server picks its usual. */
export const botChoice = (bot = ""): SeatChoice => (bot ? { who: "bot", bot } : { who: "bot" });

/** The possible numbers of teams: equal-sized teams, or everyone for themselves. */
export const teamsFor = (players: number): number[] =>
  Array.from({ length: players - 1 }, (_, i) => i + 2).filter((teams) => players % teams === 0);

/** The same, starting with those that the rules' source names. */
export function teamsInOrder(players: number, named: readonly Seating[]): number[] {
  const first = named.filter((each) => each[0] === players).map((each) => each[1]);
  return [...new Set([...first, ...teamsFor(players)])];
}

/** The numbers of players that the rules' source has a game for, in order. */
export const namedPlayers = (named: readonly Seating[]): number[] =>
  [...new Set(named.map((each) => each[0]))].sort((one, other) => one - other);

export const isNamed = (players: number, teams: number, named: readonly Seating[]): boolean =>
  named.some((each) => each[0] === players && each[1] === teams);

/** The source's first number of teams, otherwise the one with the smallest teams of at least two. */
export function usualTeams(players: number, named: readonly Seating[]): number {
  const first = named.find((each) => each[0] === players);
  if (first) return first[1];
  return lastOf(teamsFor(players), (teams) => teams < players) ?? players;
}

/** Adjust the number of seats. New seats get bots, and this person keeps a seat. */
export function resizeSeats(seats: readonly SeatChoice[], players: number): SeatChoice[] {
  const next = Array.from({ length: players }, (_, i) => seats[i] ?? botChoice());
  return next.some((each) => each.who === "me") ? next : [me, ...next.slice(1)];
}

/** `usual`: the bot that the server picks if the choice names none. */
export const occupantOf = (choice: SeatChoice, usual = ""): Occupant =>
  choice.who === "bot" ? `bot:${choice.bot ?? usual}` : (choice.who ?? "invited");

const choiceOf = (occupant: Occupant): SeatChoice =>
  occupant === "me" ? me : occupant === "invited" ? invited : botChoice(occupant.slice("bot:".length));

/** Change who takes a seat. If this person moves, they swap seats. */
export function assignSeat(seats: readonly SeatChoice[], at: number, occupant: Occupant): SeatChoice[] {
  const mine = seats.findIndex((each) => each.who === "me");
  if (at === mine) return [...seats];
  return seats.map((each, i) => (i === at ? choiceOf(occupant) : i === mine && occupant === "me" ? seats[at]! : each));
}

/** Plan a person with a name for a seat. */
export const nameSeat = (seats: readonly SeatChoice[], at: number, name: string): SeatChoice[] =>
  seats.map((each, i) => (i === at ? { ...each, ...invited, name } : each));

/** Give all other seats to the same kind of occupant. */
export const assignOthers = (seats: readonly SeatChoice[], occupant: Occupant): SeatChoice[] =>
  seats.map((each) => (each.who === "me" ? each : choiceOf(occupant)));

/** The lowest level that a partner gets when all bots get a level. */
const PARTNER_LEVEL = 3;

const botsAt = (seats: readonly SeatChoice[]): number[] =>
  seats.flatMap((each, seat) => (each.who === "bot" ? [seat] : []));

/** The bots that play as themselves at a table: in larger teams than they know, some play like a weaker one. */
export const botsFor = (bots: readonly BotInfo[], players: number, teams: number): BotInfo[] =>
  bots.filter((each) => players / teams <= each.largest_team);

/** Those that are levels, the weakest first. */
export const levelsFor = (bots: readonly BotInfo[], players: number, teams: number): BotInfo[] =>
  botsFor(bots, players, teams)
    .filter((each) => each.level > 0)
    .sort((one, other) => one.level - other.level);

/** The seats of bots whose team has no person; if there are none, of all bots. */
function rivalBots(seats: readonly SeatChoice[], teams: number): number[] {
  const ofPeople = new Set(seats.flatMap((each, seat) => (each.who === "bot" ? [] : [seat % teams])));
  const rivals = botsAt(seats).filter((seat) => !ofPeople.has(seat % teams));
  return rivals.length ? rivals : botsAt(seats);
}

/** The level of the bots that play against people; 0 if it isn't the same for all. */
export function levelOf(seats: readonly SeatChoice[], teams: number, bots: readonly BotInfo[]): number {
  const usual = bots.find((each) => each.usual)?.name;
  const names = new Set(rivalBots(seats, teams).map((seat) => seats[seat]!.bot || usual));
  return names.size === 1 ? (bots.find((each) => names.has(each.name))?.level ?? 0) : 0;
}

/** Give all bots a level of those at the table. A person's partner gets the next one, and never a low one: games are lost with it. */
export function setLevel(
  seats: readonly SeatChoice[],
  teams: number,
  bots: readonly BotInfo[],
  level: number,
): SeatChoice[] {
  const rivals = rivalBots(seats, teams);
  const highest = Math.max(...bots.map((each) => each.level));
  const partners = Math.min(Math.max(level + 1, PARTNER_LEVEL), highest);
  return seats.map((each, seat) => {
    if (each.who !== "bot") return each;
    const wanted = rivals.includes(seat) ? level : partners;
    return { ...each, ...botChoice(bots.find((bot) => bot.level === wanted)?.name) };
  });
}

/** Whether the game can start at once, without waiting for anyone. */
export const isComplete = (seats: readonly SeatChoice[]): boolean => seats.every((each) => each.who !== "invited");

/** The colors in the preview: this person's own, those that were chosen, and the others in the order of the list. */
export function colorsOf(seats: readonly SeatChoice[], mine: Color): Color[] {
  const taken = seats.map((each) => (each.who === "me" ? mine : each.color === mine ? null : each.color));
  const free = COLORS.filter((color) => !taken.includes(color));
  return taken.map((color) => color ?? free.shift()!);
}

/** Give a seat the next color that no other seat has; the others keep theirs. */
export function nextColor(seats: readonly SeatChoice[], at: number, mine: Color): SeatChoice[] {
  const colors = colorsOf(seats, mine);
  const from = COLORS.indexOf(colors[at]!);
  const free = [...COLORS.slice(from), ...COLORS.slice(0, from)].find((color) => !colors.includes(color));
  if (free) colors[at] = free;
  return seats.map((each, i) => (each.who === "me" ? each : { ...each, color: colors[i]! }));
}

/** The seats with real cards: people in the colors that are shown. */
export const peopleOf = (seats: readonly SeatChoice[], mine: Color): SeatChoice[] => {
  const colors = colorsOf(seats, mine);
  return seats.map((each, i) => (each.who === "me" ? each : { ...each, ...invited, color: colors[i]! }));
};
