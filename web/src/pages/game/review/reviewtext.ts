/** What a review says. `src/pegs/coach/words.py` says the same in the terminal. */
import { formatEither, formatList, t } from "../../../lib/i18n";
import type {
  DecidingTurn,
  Grade,
  Level,
  Line,
  Luck,
  PlayerReview,
  Review,
  ReviewedTurn,
} from "../../../protocol/types";
import type { Names } from "../../../story/names";
import { sentences } from "../../../story/sentences";

/** How far from an equal share a chance still is even. */
const EVEN = 0.15;
const NEARLY = 0.95;
/** Luck from which cards are a little, or much, kinder to a team. */
const [LITTLE, MUCH] = [0.25, 0.6];

export function teamText(names: Names, team: number): string {
  return formatList(names.players.filter((_, seat) => names.teamOf(seat) === team));
}

/** Who is ahead. */
export function chancesText(names: Names, chances: readonly number[]): string {
  const chance = Math.max(...chances);
  const leader = chances.indexOf(chance);
  if (chance <= 1 / chances.length + EVEN) return t("review-even");
  const who = teamText(names, leader);
  const count = names.players.filter((_, seat) => names.teamOf(seat) === leader).length;
  if (chance >= 1) return t("review-won", { names: who, count });
  if (chance > NEARLY) return t("review-nearly-won", { names: who, count });
  return t("review-ahead", { names: who });
}

/** The middle of what a turn may have cost, as a chance of winning. */
export const meanCost = ({ low, high }: ReviewedTurn): number => (low + high) / 2;

/** What a turn cost its team. */
export function costText(names: Names, turn: ReviewedTurn): string {
  const { seat, low, high } = turn;
  const team = names.teamOf(seat);
  const isMine = names.me !== null && names.teamOf(names.me) === team;
  const whose = { you: isMine ? "yes" : "no", names: teamText(names, team) };
  const [least, most, percent] = [low, high, meanCost(turn)].map((cost) => Math.round(cost * 100));
  if (most! < 1) return t("review-cost-less", whose);
  if (least === most) return t("review-cost-about", { ...whose, percent: percent! });
  return t("review-cost", { ...whose, percent: percent!, low: least!, high: most! });
}

const GRADES: Record<Grade, () => string> = {
  fine: () => t("review-grade-fine"),
  inaccuracy: () => t("review-grade-inaccuracy"),
  mistake: () => t("review-grade-mistake"),
  blunder: () => t("review-grade-blunder"),
};
export const gradeText = (grade: Grade): string => GRADES[grade]();

export function decidingText(names: Names, deciding: DecidingTurn): string {
  const { ply, seat, by } = deciding;
  const helped = by === "cards" ? helpedTeam(names, deciding) : null;
  if (helped !== null) return t("review-by-cards-for", { turn: ply, names: teamText(names, helped) });
  if (by === "cards") return t("review-by-cards", { turn: ply });
  return t("review-by-choice", { turn: ply, you: names.you(seat), who: names.player(seat) });
}

/** The team that the cards of a turn helped; null if that can't be said of one team. */
export function helpedTeam(names: Names, { seat, change }: DecidingTurn): number | null {
  const team = names.teamOf(seat);
  if (change > 0) return team;
  return names.board.teams === 2 ? 1 - team : null;
}

/** Why the better turn is better; with marks, as the names have them. */
export const reasonsText = (names: Names, reasons: readonly Line[]): string =>
  reasons.length ? t("story-sentence", { text: sentences(reasons, names.seen) }) : t("review-no-reason");

/** Which team had the luck, and the place on a scale of five from the others to the viewer's team. */
export function luckText(names: Names, luck: readonly Luck[], team: number): { text: string; place: number } {
  const luckiest = luck.reduce((best, each) => (each.luck > best.luck ? each : best));
  if (luckiest.low <= 0 || luckiest.luck < LITTLE) return { text: t("review-luck-even"), place: 2 };
  const isMuch = luckiest.luck > MUCH;
  const who = { names: teamText(names, luckiest.team) };
  const text = isMuch ? t("review-luck-much", who) : t("review-luck-little", who);
  const steps = isMuch ? 2 : 1;
  return { text, place: luckiest.team === team ? 2 + steps : 2 - steps };
}

/** The players that the game can't rank, since their ranges overlap; if there's a viewer, only with them. */
export function cannotTellText(names: Names, { players, sides }: Review): string {
  const seats = players.map(({ seat }) => seat);
  const isApart = (a: number, b: number) => sides.some((pair) => pair.includes(a) && pair.includes(b));
  const like = (seat: number, others: readonly number[]) =>
    others.filter((other) => other !== seat && !isApart(seat, other)).map((other) => names.player(other));
  if (names.me !== null) {
    const others = like(names.me, seats);
    return others.length ? t("review-cannot-tell-you", { others: formatEither(others) }) : "";
  }
  if (seats.length > 1 && !sides.length) return t("review-cannot-tell-any");
  const pairs = seats
    .map((seat, i) => ({ who: names.player(seat), others: formatEither(like(seat, seats.slice(i + 1))) }))
    .filter(({ others }) => others)
    .map((pair) => t("review-cannot-tell-pair", pair));
  return pairs.length ? t("review-cannot-tell", { pairs: joined(pairs) }) : "";
}

/** Pairs with a comma before the last, too, since each may have an "or" of its own. */
const joined = (pairs: readonly string[]): string =>
  pairs.length < 2 ? pairs[0]! : t("story-either-many", { first: pairs.slice(0, -1).join(", "), last: pairs.at(-1)! });

const LEVELS: Record<Level, () => string> = {
  strong: () => t("review-level-strong"),
  medium: () => t("review-level-medium"),
  easy: () => t("review-level-easy"),
};
export const levelText = (level: Level): string => LEVELS[level]();

/** The levels that a range reaches, from the best to the worst. */
export const levelsText = (levels: readonly Level[]): string =>
  [...new Set([levels[0], levels.at(-1)])].flatMap((each) => (each ? [levelText(each)] : [])).join(" – ");

export function rangeText({ low, high }: PlayerReview): string {
  return t("review-range", { low: Math.round(low), high: Math.round(high) });
}
