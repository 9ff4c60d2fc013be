/**
 * A finished game as a sequence of scenes. Independent of the DOM.
 *
 *   const timeline = timelineOf(replay);
 *   timeline.scenes[0]          // after the deal; scenes[n] is after n turns
 *   timeline.marks              // for the scrubber
 *   roundFrom(timeline, 7, 1)   // the scene one round later
 */
import { HOME } from "../../board/shape";
import type { AnyOperation, Card, Replay, TurnPlayed } from "../../protocol/types";
import { correctionsOf, gameStart, type Moment, type Pegs, pegsAfter, turnsOf } from "../../story/moments";

/** What a timeline is made of. */
export type Played = Pick<Replay, "board" | "pegs" | "log" | "pile">;

export interface Scene {
  /** The turn that led to this scene; null for the deal. */
  turn: TurnPlayed | null;
  pegs: Pegs;
  hands: readonly (readonly Card[])[];
  /** Hands before the turn, including the card played. */
  handsBefore: readonly (readonly Card[])[];
  /** Face up, newest last. */
  discards: readonly Card[];
  /** The seat that played the newest discard. */
  discardedBy: number | null;
  /** Cards left to draw. */
  pile: number;
  /** The seat whose turn is next; null when the game is over. */
  next: number | null;
}

export type MarkKind = "joker" | "home" | "bump";
export interface Mark {
  scene: number;
  kind: MarkKind;
}

export interface Timeline {
  scenes: readonly Scene[];
  marks: readonly Mark[];
}

/** The number of discards to keep. */
const SHOWN_DISCARDS = 4;

export function timelineOf(replay: Played): Timeline {
  const turns = turnsOf(replay.log);
  const corrections = correctionsOf(replay.log);
  const corrected = (scene: Scene, ply: number): Scene => ({
    ...scene,
    pegs: pegsAfter(scene.pegs, corrections.get(ply) ?? []),
  });
  const scenes: Scene[] = [corrected(dealScene(replay, turns[0]?.seat ?? null), 0)];
  for (const [i, turn] of turns.entries()) {
    const scene = sceneAfter(scenes[i]!, turn, turns[i + 1]?.seat ?? null);
    scenes.push(corrected(scene, turn.ply));
  }
  return { scenes, marks: turns.flatMap((turn, i) => marksOf(turn, i + 1)) };
}

/** The turn that led to a scene; null for the deal. */
export function momentAt({ scenes }: Timeline, at: number): Moment | null {
  const [before, after] = [scenes[at - 1], scenes[at]];
  return before && after?.turn ? { turn: after.turn, before: before.pegs, after: after.pegs } : null;
}

function dealScene(replay: Played, next: number | null): Scene {
  const hands: Card[][] = Array.from({ length: replay.board.players }, () => []);
  const pile = replay.pile;
  for (const each of gameStart(replay.log)?.operations ?? []) {
    if (each.op === "dealt") hands[each.seat]?.push(...each.cards);
    // If players draw before they play, the game starts with a draw that belongs to no turn.
    if (each.op === "drawn") hands[each.seat]?.push(each.card);
  }
  return {
    turn: null,
    pegs: replay.pegs,
    hands,
    handsBefore: hands,
    discards: [],
    discardedBy: null,
    pile,
    next,
  };
}

function sceneAfter(last: Scene, turn: TurnPlayed, next: number | null): Scene {
  const hands = last.hands.map((each) => [...each]);
  let { discards, discardedBy, pile } = last;
  // If players draw before they play, the card drawn is part of the hand they chose from.
  let handsBefore: readonly (readonly Card[])[] = last.hands;
  for (const each of turn.operations) {
    if (each.op === "drawn") {
      hands[each.seat]?.push(each.card);
      pile -= 1;
    }
    if (each.op === "reshuffled") [discards, discardedBy, pile] = [[], null, each.cards];
    if (each.op !== "played") continue;
    handsBefore = hands.map((hand) => [...hand]);
    const hand = hands[each.seat] ?? [];
    const at = hand.indexOf(each.card);
    if (at >= 0) hand.splice(at, 1);
    discards = [...discards, each.card].slice(-SHOWN_DISCARDS);
    discardedBy = each.seat;
  }
  return {
    turn,
    pegs: pegsAfter(last.pegs, turn.operations),
    hands,
    handsBefore,
    discards,
    discardedBy,
    pile,
    next,
  };
}

/** One mark per turn: a joker first, then a peg that came home, then a bump. */
function marksOf(turn: TurnPlayed, scene: number): Mark[] {
  const kind = kindOf(turn.operations);
  return kind ? [{ scene, kind }] : [];
}

function kindOf(operations: readonly AnyOperation[]): MarkKind | null {
  const moves = operations.some((each) => each.op === "moved" || each.op === "sent_to_start");
  if (moves && operations.some((each) => each.op === "played" && (each.declared ?? each.card) === "*")) return "joker";
  if (operations.some((each) => each.op === "moved" && each.target >= HOME && each.origin < HOME)) return "home";
  return operations.some((each) => each.op === "sent_to_start" || each.op === "penalized") ? "bump" : null;
}

/** The scene where the next round (or with -1, the previous one) starts: the starting player is about to play. */
export function roundFrom({ scenes }: Timeline, from: number, direction: 1 | -1): number {
  const first = scenes[0]?.next ?? null;
  const end = direction === 1 ? scenes.length - 1 : 0;
  for (let at = from + direction; at !== end && at > 0 && at < scenes.length; at += direction) {
    if (scenes[at]!.next === first && scenes[at]!.turn?.seat !== first) return at;
  }
  return end;
}

/** If marks are too close, the rarest kind wins. */
const RANKS: Readonly<Record<MarkKind, number>> = { joker: 0, home: 1, bump: 2 };

/** As many marks as fit with at least `gap` scenes between them. */
export function spreadMarks(marks: readonly Mark[], gap: number): Mark[] {
  const spread: Mark[] = [];
  for (const mark of [...marks].sort((a, b) => RANKS[a.kind] - RANKS[b.kind] || a.scene - b.scene)) {
    if (spread.every((each) => Math.abs(each.scene - mark.scene) >= gap)) spread.push(mark);
  }
  return spread.sort((a, b) => a.scene - b.scene);
}
