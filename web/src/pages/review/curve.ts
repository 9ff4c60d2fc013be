/**
 * The curve of a review as plain geometry, for the team of one viewer. Independent of the DOM.
 *
 *   const chart = chartOf(review, team, width, height);
 *   chart.line, chart.bold, chart.band   // SVG paths
 *   chart.x(ply)                         // and back: chart.plyAt(x)
 */
import type { Review, ReviewPoint } from "../../protocol/types";

/** Between these chances of two teams the game is even. */
export const EVEN: readonly [number, number] = [0.35, 0.65];
/** Changes below this have no bar. */
const LEAST_BAR = 0.02;
/** The change that fills a lane. */
const FULL_BAR = 0.2;

export interface Chart {
  /** Every turn's chance. */
  readonly line: string;
  /** The parts of the line outside the even zone. */
  readonly bold: string;
  readonly band: string;
  x(ply: number): number;
  y(chance: number): number;
  plyAt(x: number): number;
}

export function chartOf(review: Review, team: number, width: number, height: number): Chart {
  const last = Math.max(review.turns, 2);
  const x = (ply: number) => ((ply - 1) / (last - 1)) * width;
  const y = (chance: number) => height * (1 - chance);
  const points = smoothed(review, team);
  const at = (ply: number, chance: number) => `${round(x(ply))} ${round(y(chance))}`;
  const bold: string[] = [];
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1]!, points[i]!];
    if (!isEven(from.chance) || !isEven(to.chance)) bold.push(`M${at(from.ply, from.chance)}L${at(to.ply, to.chance)}`);
  }
  const upper = points.map(({ ply, chance }) => at(ply, shifted(chance, review.error)));
  const lower = points.map(({ ply, chance }) => at(ply, shifted(chance, -review.error))).reverse();
  return {
    line: `M${points.map(({ ply, chance }) => at(ply, chance)).join("L")}`,
    bold: bold.join(""),
    band: points.length ? `M${[...upper, ...lower].join("L")}Z` : "",
    x,
    y,
    plyAt: (px) => Math.min(last, Math.max(1, Math.round((px / Math.max(width, 1)) * (last - 1)) + 1)),
  };
}

/** The team's chance at a turn as the curve shows it. */
export const chanceAt = (review: Review, team: number, ply: number): number =>
  smoothed(review, team)[ply - 1]?.chance ?? 0.5;

const isEven = (chance: number): boolean => chance >= EVEN[0] && chance <= EVEN[1];

interface CurvePoint {
  readonly ply: number;
  readonly chance: number;
}

/**
 * The mean of a round of turns around each: every seat sees the game by its own hand, and a whole round cancels what
 * they see differently in turn. The last turn stays certain.
 */
function smoothed({ points }: Review, team: number): CurvePoint[] {
  const last = points.length - 1;
  const seats = seatsOf(points);
  const half = Math.max(0, Math.min(Math.floor(seats / 2), Math.floor((last - 1) / 2)));
  // With an even number of seats, the two turns at the ends are the same seat's.
  const outer = seats % 2 ? 1 : 0.5;
  return points.map(({ ply, chances }, i) => {
    if (i === last || half === 0) return { ply, chance: chances[team] ?? 0.5 };
    const middle = Math.min(Math.max(i, half), last - 1 - half);
    const round = points.slice(middle - half, middle + half + 1).map((each) => each.chances[team] ?? 0.5);
    const weights = round.map((_, at) => (at === 0 || at === 2 * half ? outer : 1));
    return { ply, chance: sum(round.map((chance, at) => chance * weights[at]!)) / sum(weights) };
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
const seatsOf = (points: readonly ReviewPoint[]): number => 1 + Math.max(0, ...points.map(({ seat }) => seat));

/** A chance moved by so much as a logit; 0 and 1 stay. */
function shifted(chance: number, by: number): number {
  if (chance <= 0 || chance >= 1) return chance;
  return 1 / (1 + Math.exp(-(Math.log(chance / (1 - chance)) + by)));
}

export interface Bar {
  readonly ply: number;
  /** From -1 to 1; up helps the viewer's team. */
  readonly size: number;
}

/** A lane's bars: what the choices, or the cards, changed for a team. */
export function barsOf({ points }: Review, team: number, of: "choice" | "cards"): Bar[] {
  return points.flatMap((point, i) => {
    const change = of === "choice" ? changeFor(point, team, of) : lastingFor(points, i, team);
    return Math.abs(change) < LEAST_BAR ? [] : [{ ply: point.ply, size: Math.max(-1, Math.min(1, change / FULL_BAR)) }];
  });
}

/**
 * How much the cards changed a team's chance at a turn, as far as that lasted for a round: what only one seat saw in
 * its hand isn't the game's. The turns that decided are found in the same way (`src/pegs/coach/grading.py`).
 */
function lastingFor(points: readonly ReviewPoint[], i: number, team: number): number {
  const seats = seatsOf(points);
  const change = changeFor(points[i]!, team, "cards");
  const before = points.slice(Math.max(0, i - seats), i);
  const after = points.slice(i, i + seats);
  const lasted = before.length ? meanChance(after, team) - meanChance(before, team) : 0;
  return lasted * change > 0 ? Math.sign(change) * Math.min(Math.abs(change), Math.abs(lasted)) : 0;
}

const meanChance = (points: readonly ReviewPoint[], team: number): number =>
  sum(points.map(({ chances }) => chances[team] ?? 0.5)) / points.length;

/** How much a turn changed a team's chance. Between more than two teams, the others share what one of them loses. */
export function changeFor(point: ReviewPoint, team: number, of: "choice" | "cards"): number {
  const teams = point.chances.length;
  return point.seat % teams === team ? point[of] : -point[of] / (teams - 1);
}

/** The turns with a label below the chart: the first, every `step`, and the last. */
export function ticksOf(turns: number, step: number): number[] {
  const ticks = [1];
  for (let ply = step; ply <= turns - 0.7 * step; ply += step) ticks.push(ply);
  return turns > 1 ? [...ticks, turns] : ticks;
}

const round = (value: number): number => Math.round(value * 10) / 10;
