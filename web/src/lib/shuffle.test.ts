import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { GameBegan, NextShuffle, TableView } from "../protocol/types";
import { commitmentOf, newSecret, partIn, Shuffler, saveFirstPart, verdictOn } from "./shuffle";
import type { Command } from "./socket";

const SERVER = commitmentOf("5e".repeat(32));
const BEN = commitmentOf("b2".repeat(32));

let sent: Command[] = [];
let secret = "";
let mine = "";

beforeEach(() => {
  sent = [];
  secret = newSecret();
  mine = commitmentOf(secret);
});

/** A shuffler for a fresh seat whose first number has been locked in. */
function seated(): Shuffler {
  const token = newSecret();
  saveFirstPart(token, secret);
  return new Shuffler(token, async (command) => sent.push(command));
}

/** Resolves once the answers to commands have been handled. */
function answered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The table before a deal; with `waiting`, the deal has been asked for. */
function table(shuffle: Partial<NextShuffle> | null, more: Partial<TableView> = {}): TableView {
  const next = { number: 1, commitment: SERVER, people: [{ seat: 0, commitment: mine }], waiting: [], ...shuffle };
  return { me: { role: "player", seat: 0, host: true }, shuffle: shuffle && next, game: null, ...more } as TableView;
}

function began(contributions: GameBegan["contributions"], commitment = SERVER): GameBegan {
  return { what: "began", number: 1, commitment, contributions } as unknown as GameBegan;
}

test("the commitment is the SHA-256 of the number's text", () => {
  expect(commitmentOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(mine).toBe(createHash("sha256").update(secret).digest("hex"));
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
});

test("a number is locked in once, and revealed when it is asked for", () => {
  const shuffler = seated();
  shuffler.follow(table({ people: [] }), []);
  shuffler.follow(table({ people: [] }), []);
  expect(sent).toEqual([{ do: "commit", number: 1, commitment: mine }]);
  shuffler.follow(table({}), []);
  shuffler.follow(table({ waiting: [0] }), []);
  expect(sent.slice(1)).toEqual([{ do: "reveal", number: 1, secret }]);
});

test("every game has another number", () => {
  const shuffler = seated();
  shuffler.follow(table({ number: 2, people: [] }), []);
  expect(sent).toHaveLength(1);
  expect((sent[0] as { commitment: string }).commitment).not.toBe(mine);
});

test("watchers have no part", () => {
  seated().follow(table({ people: [] }, { me: { role: "watcher", seat: null, host: false } }), []);
  expect(sent).toEqual([]);
});

test("the number stays secret if the server has changed its own, or someone else's is locked in for the seat", () => {
  const shuffler = seated();
  shuffler.follow(table({}), []);
  shuffler.follow(table({ waiting: [0], commitment: BEN }), []);
  shuffler.follow(table({ waiting: [0], people: [{ seat: 0, commitment: BEN }] }), []);
  expect(sent).toEqual([]);
});

test("a shuffle with this number in it is right", async () => {
  const shuffler = seated();
  const people = [
    { seat: 0, commitment: mine },
    { seat: 1, commitment: BEN },
  ];
  shuffler.follow(table({ waiting: [0], people }), []);
  const own = { seat: 0, commitment: mine, secret };
  const bens = { seat: 1, commitment: BEN, secret: null };
  expect(shuffler.follow(table(null), [began([own, bens])])).toBeNull();
  const over = { game: { number: 1 }, game_id: "game" } as Partial<TableView>;
  shuffler.follow(table(null, over), []);
  const part = partIn("game")!;
  expect(verdictOn(part, began([own, bens]))).toBe("in");
  // What a server could do about it, once it has confirmed the number.
  await answered();
  expect(shuffler.follow(table(null), [began([{ ...own, secret: null }, bens])])).toBe("dropped");
  expect(shuffler.follow(table(null), [began([bens])])).toBe("changed");
  expect(shuffler.follow(table(null), [began([own, { ...bens, commitment: SERVER }])])).toBe("changed");
  const late = { seat: 2, commitment: commitmentOf("1a".repeat(32)), secret: "1a".repeat(32) };
  expect(shuffler.follow(table(null), [began([own, bens, late])]), "a number chosen last").toBe("changed");
  expect(shuffler.follow(table(null), [began([own, bens], BEN)])).toBe("changed");
});

test("a number that the server refuses, because it came too late, is no reason for a warning", async () => {
  const token = newSecret();
  saveFirstPart(token, secret);
  const shuffler = new Shuffler(token, () => Promise.reject(new Error("stale")));
  shuffler.follow(table({ waiting: [0] }), []);
  await answered();
  const without = began([{ seat: 0, commitment: mine, secret: null }]);
  expect(shuffler.follow(table(null), [without])).toBeNull();
  shuffler.follow(table(null, { game: { number: 1 }, game_id: "late" } as Partial<TableView>), []);
  expect(verdictOn(partIn("late")!, without)).toBe("lost");
});

test("a number that was never revealed isn't missed", () => {
  const shuffler = seated();
  shuffler.follow(table({}), []);
  expect(shuffler.follow(table(null), [began([{ seat: 0, commitment: mine, secret: null }])])).toBeNull();
});

test("a deal that everyone knows is no reason for a warning, and its number isn't kept", () => {
  const shuffler = seated();
  shuffler.follow(table({}), []);
  const known = { ...began([], BEN), daily: "2026-11-22" };
  expect(shuffler.follow(table(null), [known])).toBeNull();
  shuffler.follow(table(null, { game: { number: 1 } as TableView["game"], game_id: "the-daily-game" }), []);
  expect(partIn("the-daily-game")).toBeUndefined();
});
