/** What the judge's board shows: the turn in question, the answer, or everything that can be played. */
import type { Effect, Scene } from "../../board/board";
import { HOME, inSpotOf, isHome, ringOf, type Shape, START } from "../../board/shape";
import type { Effect as Drawn, Place } from "../../protocol/types";
import { boardEffects, numbered } from "../../story/effects";
import { ownerOf, type Step } from "../../story/positions";
import { type Candidate, operationsOf } from "../../turn/candidates";
import type { Dispute } from "./dispute.svelte";

/** The most holes that a card counts; a longer way is shown as a straight line. */
const FAR = 13;

/** The holes between a peg and where it goes, for a picture: forward if that isn't too far, or backward. */
export function wayOf(shape: Shape, { seat, origin, target }: Step): Place[] {
  if (origin === START || target === START) return [target];
  if (isHome(origin)) return isHome(target) ? between(origin, target) : [target];
  const goal = isHome(target) ? inSpotOf(shape, seat) : target;
  const ring = ringOf(shape);
  const forward = (goal - origin + ring) % ring;
  const backward = (origin - goal + ring) % ring;
  const home = isHome(target) ? between(HOME - 1, target) : [];
  if (forward + home.length <= FAR) return [...along(origin, forward, 1, ring), ...home];
  return backward <= FAR && home.length === 0 ? along(origin, backward, -1, ring) : [target];
}

const along = (origin: Place, count: number, way: 1 | -1, ring: number): Place[] =>
  Array.from({ length: count }, (_, i) => (origin + way * (i + 1) + ring) % ring);

const between = (from: Place, to: Place): Place[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i + 1);

const landingsOf = (effects: readonly Effect[]) =>
  effects.filter((each) => each.kind === "move").map(({ seat, target }) => ({ seat, place: target, chosen: true }));

const drawn = ({ kind, seat, origin, target, path, seat2 }: Drawn): Effect => ({
  ...{ kind, seat, origin, target, path: path ?? [] },
  ...(seat2 == null ? {} : { seat2 }),
});

export const effectsOf = (candidate: Candidate): Effect[] => numbered(boardEffects(operationsOf(candidate)));

type Marks = Pick<Scene, "preview" | "landings" | "choosable" | "chosen" | "crosses">;
const NONE: Marks = { preview: [], landings: [], choosable: [], chosen: null, crosses: [] };

export function marksOf(dispute: Dispute): Marks {
  const { judgment, shown, setup } = dispute;
  if (!setup) return NONE;
  if (shown) return happening(effectsOf(shown));
  const ruling = judgment?.ruling;
  if (ruling?.is_legal) return happening(numbered(boardEffects(ruling.operations)));
  if (ruling) {
    const attempt = ruling.reason?.attempt;
    const preview = numbered((attempt?.effects ?? []).map(drawn));
    return { ...NONE, preview: preview.length ? preview : asked(dispute), crosses: crossOf(dispute) };
  }
  if (judgment?.playable) return everything(dispute.playable);
  const preview = asked(dispute);
  const landings = dispute.steps.map((step) => ({ seat: ownerOf(step), place: step.target, chosen: true }));
  return { ...NONE, preview, landings, chosen: dispute.picked };
}

/** The board of a dispute with everything that is marked on it. */
export const sceneOf = (dispute: Dispute): Pick<Scene, "shape" | "seats" | "pegs"> & Partial<Scene> => ({
  shape: dispute.setup!.shape,
  seats: dispute.colors.map((color, seat) => ({ name: dispute.names!.player(seat), color })),
  viewer: 0,
  pegs: dispute.setup!.pegs,
  turn: dispute.setup!.turn,
  ...marksOf(dispute),
});

/** The turn in question, as far as it's entered. No way leads to a place of another seat. */
const asked = ({ steps, setup }: Dispute): Effect[] =>
  numbered(
    steps
      .filter(({ owner }) => owner === undefined)
      .map(({ seat, origin, target }) => {
        const path = wayOf(setup!.shape, { seat, origin, target });
        return { kind: "move", seat, origin, target, path };
      }),
  );

const happening = (preview: Effect[]): Marks => ({ ...NONE, preview, landings: landingsOf(preview) });

function crossOf({ judgment, steps }: Dispute): Scene["crosses"] {
  const cross = judgment?.ruling?.reason?.attempt?.cross;
  if (cross) return [cross];
  const last = steps.at(-1);
  return last ? [{ seat: ownerOf(last), place: last.target }] : [];
}

/** Every peg that can move first, and every place where one can go. */
function everything(playable: readonly Candidate[]): Marks {
  const pegs = new Map<string, { seat: number; place: Place }>();
  const landings = new Map<string, { seat: number; place: Place }>();
  for (const { steps } of playable) {
    const [first] = steps;
    if (first) pegs.set(`${first.seat}:${first.origin}`, { seat: first.seat, place: first.origin });
    for (const { seat, target } of steps)
      if (target !== START) landings.set(isHome(target) ? `${seat}:${target}` : `${target}`, { seat, place: target });
  }
  return { ...NONE, choosable: [...pegs.values()], landings: [...landings.values()] };
}
