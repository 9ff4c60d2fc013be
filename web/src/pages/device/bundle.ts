/**
 * What this browser has of its person, as one text for another device; and what such a text brings. It's read as the
 * browser's storage is: what doesn't fit is dropped. What's here already stays, and what was deleted here doesn't come
 * back.
 *
 *   const text = bundle();
 *   restore(text)             // { games: 3, rules: ["Grandma's"], clubs: ["The Millers"], … }: what came
 *   previewed(text)           // the same, without changing anything
 */

import { CLUBS, clubs, MAX_CLUBS, readClubs, type SavedClub } from "../../clubs/saved";
import { DAYS, MAX_DAYS, readDays, type StoredDay } from "../../daily/days";
import { isNew, LESSONS_KEY, newcomer, readLessons, type StoredLessons } from "../../lessons/stored";
import { isObject } from "../../lib/fits";
import { type Identity, MAX_SEATS, ME, me, readMe, seats } from "../../lib/identity";
import { readSeats, type SavedSeat, SEATS } from "../../lib/savedseats";
import { readSettings, SETTINGS, type UserSettings } from "../../lib/savedsettings";
import { settings } from "../../lib/settings";
import { type Place, readStored, writeStored } from "../../lib/storage";
import { MOST_OWN, OWN, type OwnPuzzle, ownPuzzles } from "../../puzzles/own";
import { NEEDED, PLAYED, playedGames } from "../../puzzles/played";
import { MAX_PUZZLES, readSolved, SOLVED_KEY, type StoredSolved } from "../../puzzles/solved";
import {
  LAST,
  type LastRules,
  lastRules,
  MAX_SAVED,
  readLastRules,
  readSavedRules,
  SAVED,
  type SavedRules,
  savedRules,
} from "../../rules/saved";
import { remember, wasHere } from "./seen";

/** What the server takes: letters, and bytes of a request. */
const MOST_LETTERS = 80_000;
const MOST_BYTES = 120_000;

/** The server refuses a whole list of tokens for one that can't be any. */
const TOKEN = /^[\w-]{16,128}$/;
/** Pages open what these name: another address would lead nowhere. */
const CLUB = /^[\w-]+$/;
const PUZZLE = /^[\w-]+-\d+$/;

interface Part<T> {
  readonly key: string;
  readonly read: (place?: Place) => T;
  readonly merge: (own: T, theirs: T) => T;
  /** Have the page follow what is stored now. */
  readonly follow?: (stored: T) => void;
  /** What tells the things in a list apart, in its order; for lists that people delete from. */
  readonly idsOf?: (list: T) => readonly string[];
}

const union = <T>(...lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];
const ownFirst = <T>(own: T | null, theirs: T | null): T | null => own ?? theirs;

/** One's own days, and the other device's newest as far as there's room. */
function mergeDayNames(own: readonly string[], theirs: readonly string[]): string[] {
  const others = theirs.filter((day) => !own.includes(day)).sort();
  return [...others.slice(Math.max(0, others.length + own.length - MAX_DAYS)), ...own].sort();
}

/** The values of both by day. */
const byDay = <T>(own: Record<string, T>, theirs: Record<string, T>, merge: (day: string) => T): Record<string, T> =>
  Object.fromEntries(mergeDayNames(Object.keys(own), Object.keys(theirs)).map((day) => [day, merge(day)]));

/** The most important first: if there's too much, the last ones stay behind. */
const PARTS = [
  part<Identity | null>({ key: ME, read: readMe, merge: ownFirst, follow: (stored) => (me.value = stored) }),
  part<SavedSeat[]>({
    key: SEATS,
    read: personSeats,
    merge: mergeSeats,
    follow: (stored) => (seats.value = stored),
    idsOf: (list) => list.map(({ token }) => token),
  }),
  part<SavedClub[]>({
    key: CLUBS,
    read: readClubs,
    merge: mergeClubs,
    follow: (stored) => (clubs.value = stored),
    idsOf: (list) => list.map(({ club, key }) => `${club} ${key}`),
  }),
  part<UserSettings | null>({
    key: SETTINGS,
    read: (place) => (readStored(SETTINGS, isObject, null, place) ? readSettings(place) : null),
    merge: ownFirst,
    follow: (stored) => {
      if (stored) settings.value = stored;
    },
  }),
  part<LastRules | null>({
    key: LAST,
    read: readLastRules,
    merge: ownFirst,
    follow: (stored) => (lastRules.value = stored),
  }),
  part<SavedRules[]>({
    key: SAVED,
    read: readSavedRules,
    merge: mergeRules,
    follow: (stored) => (savedRules.value = stored),
    idsOf: (list) => list.map(({ title, toml }) => `${unnumbered(title)} ${toml}`),
  }),
  part<StoredLessons>({
    key: LESSONS_KEY,
    read: readLessons,
    merge: (own, theirs) => ({
      knows: own.knows || theirs.knows || false,
      tables: { ...theirs.tables, ...own.tables },
      done: union(own.done ?? [], theirs.done ?? []),
    }),
    follow: () => (newcomer.value = isNew()),
  }),
  part<Record<string, StoredDay>>({
    key: DAYS,
    read: readDays,
    merge: (own, theirs) => byDay(own, theirs, (day) => ({ ...theirs[day], ...own[day] })),
  }),
  part<StoredSolved>({
    key: SOLVED_KEY,
    read: readSolved,
    merge: (own, theirs) => ({
      puzzles: union(theirs.puzzles, own.puzzles).slice(-MAX_PUZZLES),
      days: mergeDayNames(own.days, theirs.days),
      tries: byDay(own.tries, theirs.tries, (day) => (own.tries[day] ?? theirs.tries[day])!),
    }),
  }),
  part<string[]>({
    key: PLAYED,
    read: playedGames,
    merge: (own, theirs) => union(own, theirs).slice(0, NEEDED),
  }),
  part<readonly OwnPuzzle[]>({
    key: OWN,
    read: ownPuzzles,
    merge: (own, theirs) =>
      [...own, ...theirs.filter(({ id }) => PUZZLE.test(id) && own.every((each) => each.id !== id))].slice(0, MOST_OWN),
    idsOf: (list) => list.map(({ id }) => id),
  }),
];

/** A part whose values are used by nothing but itself. */
function part<T>(typed: Part<T>): Part<unknown> {
  return typed as Part<unknown>;
}

/** A television's key stays with the television. */
function personSeats(place?: Place): SavedSeat[] {
  return readSeats(place).filter((each) => each.role !== "screen");
}

function mergeSeats(own: SavedSeat[], theirs: SavedSeat[]): SavedSeat[] {
  const screens = readSeats().filter((each) => each.role === "screen");
  /** Someone who plays there elsewhere doesn't only watch here. */
  const isBetter = (one: SavedSeat, other: SavedSeat) => one.role === "player" && other.role === "watcher";
  const kept = own.filter((mine) => !theirs.some((each) => each.table === mine.table && isBetter(each, mine)));
  const known = new Set(kept.flatMap(({ table, token }) => [table, token]));
  const come = theirs.filter(({ table, token }) => {
    const isNew = TOKEN.test(token) && !known.has(table) && !known.has(token);
    known.add(table).add(token);
    return isNew;
  });
  return [...come, ...screens, ...kept].slice(-MAX_SEATS);
}

function mergeClubs(own: SavedClub[], brought: SavedClub[]): SavedClub[] {
  const theirs = brought.filter(({ club }) => CLUB.test(club));
  /** Who has only seen the club here may have joined there. */
  const kept = own.filter((mine) => mine.key !== mine.link || theirs.every((each) => each.club !== mine.club));
  return [...kept, ...theirs.filter((each) => kept.every((mine) => mine.club !== each.club))].slice(0, MAX_CLUBS);
}

/** A title without the number that an earlier merge has given it, here or on the other device. */
const unnumbered = (title: string): string => title.replace(/ \(\d+\)$/, "");

/** Different rules with the same title are both there. */
function mergeRules(own: SavedRules[], theirs: SavedRules[]): SavedRules[] {
  const merged = [...own];
  for (const each of theirs) {
    const plain = unnumbered(each.title);
    if (merged.some((mine) => mine.toml === each.toml && unnumbered(mine.title) === plain)) continue;
    let title = each.title;
    for (let i = 2; merged.some((mine) => mine.title === title); i++) title = `${plain} (${i})`;
    merged.push({ ...each, title });
  }
  return merged.slice(0, MAX_SAVED);
}

/** What can be deleted, as it's here now. */
const idsHere = (): string[] => PARTS.flatMap(({ read, idsOf }) => idsOf?.(read()) ?? []);

/** Everything as one text. */
export function bundle(): string {
  remember(idsHere());
  const entries = PARTS.map(({ key, read }): [string, unknown] => [key, read()]);
  for (;;) {
    const text = JSON.stringify(Object.fromEntries(entries));
    if (entries.length === 1 || isShortEnough(text)) return text;
    entries.pop();
  }
}

const isShortEnough = (text: string): boolean =>
  text.length <= MOST_LETTERS && new TextEncoder().encode(JSON.stringify(text)).length <= MOST_BYTES;

/** A bundle as a browser's storage. */
function placeOf(text: string): Place {
  let parts: unknown = null;
  try {
    parts = JSON.parse(text);
  } catch {
    // It brings nothing.
  }
  const known = new Map(Object.entries(isObject(parts) ? parts : {}));
  const getItem = (key: string) => (known.has(key) ? JSON.stringify(known.get(key)) : null);
  return () => ({ getItem }) as unknown as Storage;
}

/** What came to this device. */
export interface Arrived {
  readonly name: string;
  readonly games: number;
  readonly rules: readonly string[];
  readonly clubs: readonly string[];
  /** Whether there are results of lessons, puzzles or deals of the day. */
  readonly results: boolean;
}

/** What a bundle has, whatever is here already. */
export function previewed(text: string): Arrived {
  const place = placeOf(text);
  const { done = [], knows = false } = readLessons(place);
  return {
    name: readMe(place)?.name ?? "",
    games: personSeats(place).filter((each) => each.role === "player").length,
    rules: readSavedRules(place).map((each) => each.title),
    clubs: readClubs(place).map((each) => each.title),
    results: knows || done.length + Object.keys(readDays(place)).length + readSolved(place).puzzles.length > 0,
  };
}

/** Add what a bundle has to what is here. Returns what it has. */
export function restore(text: string): Arrived {
  const place = placeOf(text);
  for (const each of PARTS) {
    const { key, read, merge, follow } = each;
    const merged = merge(read(), brought(each, place));
    writeStored(key, merged);
    follow?.(merged);
  }
  remember(idsHere());
  return previewed(text);
}

/** A part of what another device has, without what was deleted here. */
function brought({ read, idsOf }: Part<unknown>, place: Place): unknown {
  const theirs = read(place);
  if (!idsOf) return theirs;
  const here = new Set(idsOf(read()));
  const ids = idsOf(theirs);
  return (theirs as unknown[]).filter((_, i) => here.has(ids[i]!) || !wasHere(ids[i]!));
}

/** Whether there's something here that would be missed; lessons can be taken again. */
export function hasSomething(): boolean {
  const lessons = Object.values(readLessons().tables ?? {});
  const plays = seats.value.some((each) => each.role === "player" && !lessons.includes(each.table));
  return plays || clubs.value.length + savedRules.value.length > 0;
}
