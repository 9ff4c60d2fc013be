/**
 * The curve of a review as plain geometry, for the team of one viewer. Independent of the DOM.
 *
 *   const chart = chartOf(review, team, width, height);
 *   chart.line, chart.bold, chart.band   // SVG paths
 *   chart.x(ply)                         // and back: chart.plyAt(x)
 */
import type { Review, ReviewPoint } from "../../../protocol/types";

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
  const points = review.points.map(({ ply, curve }) => ({ ply, chance: curve[team] ?? 0.5 }));
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
  review.points[ply - 1]?.curve[team] ?? 0.5;

const isEven = (chance: number): boolean => chance >= EVEN[0] && chance <= EVEN[1];

/** A chance moved by so much as a logit; 0 and 1 stay. */
function shifted(chance: number, by: number): number {
  if (chance <= 0 || chance >= 1) return chance;
  return 1 / (1 + Math.exp(-(Math.log(chance / (1 - chance)) + by)));
}

/** How far words over the curve reach from the edge, how high they are, and half the height of a mark (pixels). */
const [WORDS, LINE, MARK] = [150, 24, 14];

/** The side of a chart of this width where words at this height cover less of the curve and its marks. */
export function sideOf(review: Review, team: number, chart: Chart, width: number, top: number): "left" | "right" {
  const marked = new Set(review.deciding.map(({ ply }) => ply));
  const covered = { left: 0, right: 0 };
  for (const { ply } of review.points) {
    const [x, y] = [chart.x(ply), chart.y(chanceAt(review, team, ply))];
    const edge = marked.has(ply) ? MARK : 0;
    if (y < top - edge || y > top + LINE + edge) continue;
    const weight = marked.has(ply) ? review.turns : 1;
    if (x < WORDS + edge) covered.left += weight;
    if (x > width - WORDS - edge) covered.right += weight;
  }
  return covered.right < covered.left ? "right" : "left";
}

export interface Bar {
  readonly ply: number;
  /** From -1 to 1; up helps the viewer's team. */
  readonly size: number;
}

/** A lane's bars: what the choices, or the cards, changed for a team. */
export function barsOf({ points }: Review, team: number, of: "choice" | "lasting"): Bar[] {
  return points
    .map((point) => ({ ply: point.ply, change: changeFor(point, team, of) }))
    .filter(({ change }) => Math.abs(change) >= LEAST_BAR)
    .map(({ ply, change }) => ({ ply, size: Math.max(-1, Math.min(1, change / FULL_BAR)) }));
}

/** How much a turn changed a team's chance. Between more than two teams, the others share what one of them loses. */
export function changeFor(point: ReviewPoint, team: number, of: "choice" | "lasting"): number {
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
