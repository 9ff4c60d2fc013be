/**
 * How good the bots of a table are: one level for all of them, and a better one for the partners of people. `seated` has
 * each seat's bot; null for people, and for those who may come.
 */
import type { BotInfo } from "../../../protocol/types";

type Seated = readonly (string | null)[];

/** The lowest level that a partner gets when all bots get a level. */
const PARTNER_LEVEL = 3;

/** The bots that are levels, the weakest first. In larger teams than it knows, a bot plays like a weaker one. */
export const levelsFor = (bots: readonly BotInfo[], players: number, teams: number): BotInfo[] =>
  bots
    .filter((each) => each.level > 0 && players / teams <= each.largest_team)
    .sort((one, other) => one.level - other.level);

/** The seats of bots whose team has no person; if there are none, of all bots. */
function rivalsIn(seated: Seated, teams: number): number[] {
  const ofPeople = new Set(seated.flatMap((bot, seat) => (bot === null ? [seat % teams] : [])));
  const ofBots = seated.flatMap((bot, seat) => (bot === null ? [] : [seat]));
  const rivals = ofBots.filter((seat) => !ofPeople.has(seat % teams));
  return rivals.length ? rivals : ofBots;
}

/** The level of the bots that play against people; 0 if it isn't the same for all. */
export function levelOf(seated: Seated, teams: number, bots: readonly BotInfo[]): number {
  const names = new Set(rivalsIn(seated, teams).map((seat) => seated[seat]));
  return names.size === 1 ? (bots.find((each) => names.has(each.name))?.level ?? 0) : 0;
}

/** Each seat's bot at a level. A person's partner gets the next one, and never a low one: games are lost with it. */
export function botsAt(seated: Seated, teams: number, levels: readonly BotInfo[], level: number): (string | null)[] {
  const rivals = rivalsIn(seated, teams);
  const partners = Math.min(Math.max(level + 1, PARTNER_LEVEL), levels.at(-1)!.level);
  return seated.map((bot, seat) => {
    const wanted = rivals.includes(seat) ? level : partners;
    return bot && levels.find((each) => each.level === wanted)!.name;
  });
}
