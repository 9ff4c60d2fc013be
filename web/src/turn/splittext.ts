/**
 * A split in words: the question in the prompt, each part, and what a screen reader hears after a change.
 *
 *   const text = new SplitText(wording, card, game.turn, game.pegs);
 *   text.prompt(split, choice.selection)      // "Which peg goes back 5?"
 *   text.part(split.parts[0])                 // "4 forward"
 */
import { capitalized, formatList, t } from "../lib/i18n";
import type { Part as Clause } from "../protocol/types";
import { landmarkTexts } from "../story/landmarks";
import { type Pegs, pegsAfter } from "../story/moments";
import { pegNumber } from "../story/pegnumbers";
import type { Wording } from "../story/wording";
import { isHit } from "./candidates";
import { hitText } from "./does";
import type { Selection } from "./selection";
import { type Part, type Split, type Way, wayOf } from "./splits";

/** The direction in a sentence; "any" if it's open, or if naming it adds nothing. */
type Direction = "forward" | "back" | "any";

const directionOf = (way: Way): Direction => (way === "back" ? "back" : "forward");

export class SplitText {
  constructor(
    readonly wording: Wording,
    /** The card as it's named: "the 7". */
    readonly card: string,
    /** The seat to act. */
    readonly seat: number,
    /** The pegs before the turn. */
    readonly pegs: Pegs,
  ) {}

  /** The question, or what the chosen turn does. */
  prompt(split: Split, now: Selection): string {
    if (now.pending) return t("ask-pending");
    if (!now.chosen) return split.parts.length > 0 ? this.#question(split, now) : t("ask-where");
    const hits = split.parts.flatMap((part) => this.#hitsOf(part).map((hit) => ({ part, hit })));
    if (hits.length > 1) return capitalized(formatList(hits.map(({ hit }) => this.#does(hit))));
    if (hits.length === 1) return this.#oneHit(split, hits[0]!.part, hits[0]!.hit);
    return split.parts.length > 1 ? this.#done(split) : t("split-whole", { count: split.total });
  }

  #question(split: Split, now: Selection): string {
    const isLast = now.open.every(({ steps }) => steps.length <= split.parts.length + 1);
    if (!isLast) return t("split-next", { count: split.left });
    return t("split-other", { count: split.left, way: this.leftWay(split, now) });
  }

  /** The direction of what is left. */
  leftWay(split: Split, now: Selection): Direction {
    const at = split.parts.length;
    const ways = new Set(now.open.flatMap(({ steps }) => (steps[at] ? directionOf(wayOf(steps[at])) : [])));
    return ways.size === 1 && !now.isSample ? [...ways][0]! : "any";
  }

  #oneHit(split: Split, part: Part, hit: Clause): string {
    const does = capitalized(this.#does(hit));
    if (split.parts.length === 1) return does;
    return t("split-hit", { does, count: part.count, way: this.#isMixed(split) ? directionOf(part.way) : "any" });
  }

  #done(split: Split): string {
    const isMixed = this.#isMixed(split);
    const parts = split.parts.map((part) => (isMixed ? this.part(part) : String(part.count)));
    const way = isMixed ? "any" : directionOf(split.parts[0]!.way);
    return t("split-done", { card: split.total, parts: formatList(parts), pegs: parts.length, way });
  }

  #isMixed({ parts }: Split): boolean {
    return new Set(parts.map(({ way }) => directionOf(way))).size > 1;
  }

  #hitsOf({ step }: Part): readonly Clause[] {
    return step.parts.filter(isHit);
  }

  #does(hit: Clause): string {
    return hitText(hit, this.seat, this.wording.names, "yes");
  }

  /** "4 forward". */
  part({ count, way }: Part): string {
    return t("split-part", { count, way: directionOf(way) });
  }

  /** "5 back", or "5 left" as long as either way is possible. */
  left(split: Split, now: Selection): string {
    return t("split-part", { count: split.left, way: this.leftWay(split, now) });
  }

  /** What each part does: "bumps Theo", or "past your corner". */
  does({ parts }: Split): string[] {
    const { names } = this.wording;
    const pegs = pegsAfter(
      this.pegs,
      parts.flatMap(({ step }) => step.effects),
    );
    const places = landmarkTexts(
      parts.map(({ step: { seat, target } }) => ({ seat, place: target, pegs })),
      names,
    );
    return parts.map((part, i) => {
      const [hit] = this.#hitsOf(part);
      return hit ? hitText(hit, this.seat, names) : places[i]!;
    });
  }

  /** The number that stands beside a part's peg on the board. */
  number({ step: { seat, origin } }: Part): number {
    return pegNumber(this.wording.board, seat, this.pegs[seat]!, origin);
  }

  /** The whole split, for a screen reader. */
  spoken(split: Split, now: Selection): string {
    const does = this.does(split);
    const parts = split.parts.map((part, i) => t("split-part-said", { part: this.part(part), does: does[i]! }));
    const left = split.left > 0 ? [t("split-said-left", { part: this.left(split, now) })] : [];
    return [...parts, ...left].join(". ");
  }
}
