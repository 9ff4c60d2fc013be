/**
 * Repeats every shuffle of a finished game on this device, from the numbers that were revealed. The construction,
 * `pegs-shuffle-2`, is described in docs/records.md.
 */
import { hkdf } from "@noble/hashes/hkdf.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { AnyOperation, Contribution, Replay } from "../../../protocol/types";
import { gameStart, turnsOf } from "../../../story/moments";

const METHOD = "pegs-shuffle-2";
const RANKS = "A23456789TJQK*";
/** How many numbers a word of the stream can be. */
const WORDS = 2 ** 32;

type Numbers = Pick<Replay, "seed" | "number"> & { readonly contributions: readonly Contribution[] };

/** The key of a game's shuffles, from everyone's numbers. */
export function shuffleKey({ seed, number, contributions }: Numbers): Uint8Array {
  const revealed = contributions.filter((each) => each.secret !== null).sort((a, b) => a.seat - b.seat);
  const people = revealed.flatMap(({ seat, secret }) => [Uint8Array.of(seat), hexToBytes(secret!)]);
  const everything = concatBytes(hexToBytes(seed), ...people);
  return hkdf(sha256, everything, utf8ToBytes(METHOD), utf8ToBytes(`game ${number}`), 32);
}

/** The stream with a label, as 32-bit numbers. */
function* words(key: Uint8Array, label: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setUint32(4, block);
    const digest = new DataView(hmac(sha256, key, concatBytes(utf8ToBytes(`${label}\0`), counter)).slice().buffer);
    for (let at = 0; at < digest.byteLength; at += 4) yield digest.getUint32(at);
  }
}

/** The cards in the order that a key and a label give, from the top. */
export function shuffled(key: Uint8Array, label: string, cards: string): string {
  const stream = words(key, label);
  const order = [...cards].sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b));
  for (let last = order.length - 1; last > 0; last--) {
    const limit = WORDS - (WORDS % (last + 1));
    let word = stream.next().value;
    while (word >= limit) word = stream.next().value;
    const other = word % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order.join("");
}

/** Whether every card was dealt and drawn as the numbers say; null for a game shuffled by the server's number alone. */
export function isRedealt(replay: Replay): boolean | null {
  if (!replay.contributions || replay.shuffles.length === 0) return null;
  const key = shuffleKey({
    ...replay,
    number: replay.again ?? replay.number,
    contributions: replay.contributions,
  });
  if (replay.shuffles.some(({ label, cards }) => shuffled(key, label, cards) !== cards)) return false;
  return new Draws(replay).areRight();
}

/**
 * Follows the draw piles through a game, and compares every card with the one on top. The labels of the shuffles have to be
 * the expected ones, because a server could choose among the cards of other labels.
 */
class Draws {
  readonly #replay: Replay;
  readonly #piles: string[] = [];
  readonly #shuffles: Replay["shuffles"][number][];
  /** The number of the last take-back. */
  #takeBacks = 0;

  constructor(replay: Replay) {
    this.#replay = replay;
    this.#shuffles = [...replay.shuffles];
  }

  areRight(): boolean {
    while (this.#shuffles[0]?.label === `deck/${this.#piles.length}`) this.#shuffle();
    const opening = gameStart(this.#replay.log)?.operations ?? [];
    if (!this.#areHandsRight(opening) || !this.#areRightAfter(opening, 0)) return false;
    return turnsOf(this.#replay.log).every((turn, ply) => {
      this.#takeBack(ply);
      return this.#areRightAfter(turn.operations, ply);
    });
  }

  #shuffle(): void {
    const next = this.#shuffles.shift();
    if (next) this.#piles[next.pile] = next.cards;
  }

  /** Take-backs are numbered, each has a shuffle for each pile, and those that a later one undid are missing. */
  #takeBack(ply: number): void {
    for (;;) {
      const next = this.#shuffles[0];
      const number = Number(next?.label.split("/")[1]);
      if (next?.ply !== ply || !(number > this.#takeBacks)) return;
      const labels = this.#shuffles.slice(0, this.#piles.length).map((each) => each.label);
      if (!labels.every((label, pile) => label === `take-back/${number}/${pile}`)) return;
      for (const _ of labels) this.#shuffle();
      this.#takeBacks = number;
    }
  }

  #isNext(seat: number, card: string): boolean {
    const pile = this.#piles.length > 1 ? seat : 0;
    const cards = this.#piles[pile] ?? "";
    this.#piles[pile] = cards.slice(1);
    return cards[0] === card;
  }

  /** The hands are dealt card by card, in the order of the deal. */
  #areHandsRight(opening: readonly AnyOperation[]): boolean {
    const hands = opening.filter((each) => each.op === "dealt");
    const size = hands[0]?.cards.length ?? 0;
    return Array.from({ length: size }, (_, round) => round).every((round) =>
      hands.every((hand) => this.#isNext(hand.seat, hand.cards[round] ?? "")),
    );
  }

  #areRightAfter(operations: readonly AnyOperation[], ply: number): boolean {
    return operations.every((each) => {
      if (each.op === "drawn") return this.#isNext(each.seat, each.card);
      if (each.op !== "reshuffled") return true;
      if (this.#shuffles[0]?.label !== `reshuffle/${ply}/${this.#takeBacks}`) return false;
      this.#shuffle();
      return true;
    });
  }
}
