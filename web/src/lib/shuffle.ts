/**
 * This browser's part in the shuffles: a secret number for each game, so that no one else can choose the cards.
 *
 *   const secret = newSecret();                               // for a new table: see opentable.ts
 *   commitmentOf(secret);                                     // what the server learns of it
 *   saveFirstPart(token, secret);
 *
 *   const shuffler = new Shuffler(token, send);               // at the table
 *   shuffler.follow(table, log);                              // with every message: locks in and reveals the number
 *
 *   partIn(gameId)                                            // after the game: what to compare it with
 *
 * A part is saved with what the server had locked in and shown before this browser revealed its number. If any of that
 * is different afterward, the server has cheated.
 *
 * `crypto.subtle` only exists on secure (https) pages, which a server at home often isn't, so SHA-256 is bundled.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { AnyLogEvent, Contribution, GameBegan, SeatCommitment, TableView } from "../protocol/types";
import { all, fieldsOf, isFlag, isList, isNumber, isText, listOf, missingOr, nullOr } from "./fits";
import { lastOf } from "./last";
import type { Command } from "./socket";
import { readStored, writeStored } from "./storage";

/** This browser's number for one game of a seat, and what it saw of the shuffle beforehand. */
export interface ShufflePart {
  token: string;
  number: number;
  secret: string;
  /** The commitment of the server; empty until it is seen. */
  server: string;
  /** Everyone's commitments when this browser revealed its number; null before. */
  people: readonly SeatCommitment[] | null;
  /** Whether the server has confirmed this number. */
  confirmed?: boolean;
  /** The id of the game, once it is over. */
  game: string;
}

/**
 * Whether this browser's number is in a shuffle: `in`; `late` if it never revealed it; `lost` if the server never confirmed it,
 * perhaps because it came too late; `dropped` if the server confirmed it and left it out; `changed` if the shuffle isn't from
 * what was locked in.
 */
export type Verdict = "in" | "late" | "lost" | "dropped" | "changed";

const PARTS = "pegs.shuffles";
/** Beyond this number the oldest parts are dropped. */
const MAX_PARTS = 60;

const isPart = fieldsOf<ShufflePart>({
  token: isText,
  number: isNumber,
  secret: isText,
  server: isText,
  people: nullOr(all(fieldsOf<SeatCommitment>({ seat: isNumber, commitment: isText }))),
  confirmed: missingOr(isFlag),
  game: isText,
});

let parts: readonly ShufflePart[] | null = null;

/** The commitment to a secret number: the SHA-256 of its text, in hexadecimal. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** A new secret number: 32 random bytes in hexadecimal. */
export function newSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

function savedParts(): readonly ShufflePart[] {
  // Without storage, they are kept as long as the page is open.
  const stored = readStored(PARTS, isList, null);
  if (stored) parts = listOf(stored, isPart);
  return parts ?? [];
}

/** Save a part, replacing an earlier version of it. */
function savePart(part: ShufflePart): void {
  const others = savedParts().filter((each) => each.token !== part.token || each.number !== part.number);
  parts = [...others, part].slice(-MAX_PARTS);
  writeStored(PARTS, parts);
}

/** Save the number that was locked in when a table was created. */
export function saveFirstPart(token: string, secret: string): void {
  savePart({ token, number: 1, secret, server: "", people: null, game: "" });
}

function removePart(token: string, number: number): void {
  parts = savedParts().filter((each) => each.token !== token || each.number !== number);
  writeStored(PARTS, parts);
}

function partOf(token: string, number: number): ShufflePart | undefined {
  return savedParts().find((each) => each.token === token && each.number === number);
}

/** This browser's part in a finished game; undefined if it wasn't at the table. */
export function partIn(game: string): ShufflePart | undefined {
  return savedParts().find((each) => each.game === game);
}

/** Compare a part with a game's shuffle. */
export function verdictOn(
  part: ShufflePart,
  shuffle: { commitment: string; contributions: readonly Contribution[] },
): Verdict {
  if (part.server && part.server !== shuffle.commitment) return "changed";
  if (!part.people) return "late";
  const isUnchanged =
    part.people.length === shuffle.contributions.length &&
    part.people.every(({ seat, commitment }) =>
      shuffle.contributions.some((each) => each.seat === seat && each.commitment === commitment),
    );
  if (!isUnchanged) return "changed";
  if (shuffle.contributions.some((each) => each.secret === part.secret)) return "in";
  return part.confirmed ? "dropped" : "lost";
}

/** Locks in and reveals this browser's numbers for one seat. */
export class Shuffler {
  readonly #token: string;
  readonly #send: (command: Command) => Promise<unknown>;
  /** The game for which a number was locked in through this object. */
  #locked = 0;
  #revealed = 0;

  constructor(token: string, send: (command: Command) => Promise<unknown>) {
    this.#token = token;
    this.#send = send;
  }

  /** Do what the table needs now. Returns what is wrong with a shuffle that was just dealt, if anything is. */
  follow(table: TableView, log: readonly AnyLogEvent[]): Verdict | null {
    if (table.me.seat === null) return null;
    this.#takePart(table);
    const began = lastOf(log, (each): each is GameBegan => each.what === "began");
    // Cards that are dealt again, or to everyone, aren't shuffled here, so this browser's number isn't in them.
    const isKnown = Boolean(began?.again || began?.daily);
    if (began && isKnown) removePart(this.#token, began.number);
    if (table.game && table.game_id) this.#name(table.game.number, table.game_id);
    return began && !isKnown ? this.#judge(began) : null;
  }

  #takePart({ shuffle, me }: TableView): void {
    if (!shuffle) return;
    const part = this.#partFor(shuffle.number, shuffle.commitment);
    const mine = commitmentOf(part.secret);
    const locked = shuffle.people.find((each) => each.seat === me.seat)?.commitment;
    if (shuffle.waiting.includes(me.seat!)) {
      // If the server has changed its own number, it won't get this one.
      if (locked !== mine || part.server !== shuffle.commitment || this.#revealed === shuffle.number) return;
      this.#revealed = shuffle.number;
      savePart({ ...part, people: part.people ?? shuffle.people });
      void this.#reveal(part);
    } else if (locked !== mine && this.#locked !== shuffle.number) {
      this.#locked = shuffle.number;
      void this.#quietly({ do: "commit", number: shuffle.number, commitment: mine });
    }
  }

  async #reveal({ number, secret }: ShufflePart): Promise<void> {
    if (!(await this.#quietly({ do: "reveal", number, secret }))) return;
    const part = partOf(this.#token, number);
    if (part) savePart({ ...part, confirmed: true });
  }

  #partFor(number: number, server: string): ShufflePart {
    const found = partOf(this.#token, number);
    if (found?.server) return found;
    const secret = found?.secret ?? newSecret();
    const part = { token: this.#token, number, secret, server, people: null, game: "" };
    savePart(part);
    return part;
  }

  #name(number: number, game: string): void {
    const part = partOf(this.#token, number);
    if (part && part.game !== game) savePart({ ...part, game });
  }

  #judge(began: GameBegan): Verdict | null {
    const part = partOf(this.#token, began.number);
    const verdict = part ? verdictOn(part, began) : null;
    return verdict === "dropped" || verdict === "changed" ? verdict : null;
  }

  /** Returns whether the server has confirmed a command. It may have dealt meanwhile. */
  async #quietly(command: Command): Promise<boolean> {
    try {
      await this.#send(command);
      return true;
    } catch {
      return false;
    }
  }
}
