/** Checks a finished game's shuffle on this device, from the numbers that were revealed. */

import type { Contribution } from "../protocol/types";
import { commitmentOf, partIn, type Verdict, verdictOn } from "./shuffle";

/** A shuffle with all its numbers. */
export interface RevealedShuffle {
  game: string;
  commitment: string;
  seed: string;
  contributions: readonly Contribution[];
}

export interface NumbersCheck {
  /** Whether the server's number is the one that it had locked in. */
  server: boolean;
  /** Whether the people's revealed numbers are those that they had locked in. */
  people: boolean;
  /** Whether this browser's own number is in it; null if it wasn't at the table. */
  own: Verdict | null;
}

/** Whether a person's number, if it was revealed, is the one that had been locked in. */
export function holdsFor({ secret, commitment }: Contribution): boolean {
  return secret === null || commitmentOf(secret) === commitment;
}

export function checkNumbers({ game, commitment, seed, contributions }: RevealedShuffle): NumbersCheck {
  const part = partIn(game);
  return {
    server: commitmentOf(seed) === commitment,
    people: contributions.every(holdsFor),
    own: part ? verdictOn(part, { commitment, contributions }) : null,
  };
}

/** The text whose SHA-256 is the number that a day's cards follow from. */
export const textOfDay = (day: string): string => `pegs-daily-1 ${day}`;

/** Whether a number is the one that a day's cards follow from. */
export const isOfDay = (seed: string, day: string): boolean => commitmentOf(textOfDay(day)) === seed;

/** Whether nothing speaks against a shuffle. */
export function isGood({ server, people, own }: NumbersCheck): boolean {
  return server && people && own !== "dropped" && own !== "changed";
}
