/**
 * A board that's set up by taps, as plain data, and as text in the notation (docs/notation.md).
 *
 *   let setup = emptySetup(table.board);
 *   setup = tapPlace(setup, 0, 8);              // seat 0's peg comes to hole 8; a tap on a peg lifts it
 *   positionText(setup, table)                  // "4s,A8/5s/5s/5s A 7/?5/?5/?5"
 *   turnText(setup.shape, "7", steps)           // "7 A8-A15"
 *
 * Pegs that aren't on the board are in start.
 */
import { HOME, isHome, START } from "../board/shape";
import { RANKS } from "../cards/cardname";
import type { BoardShape, Place, Seat } from "../protocol/types";

export interface Setup {
  readonly shape: BoardShape;
  /** The places of each seat's pegs, in ascending order. */
  readonly pegs: readonly (readonly Place[])[];
  /** The seat whose turn it is. */
  readonly turn: Seat;
  /** The cards of that seat, in the order of the ranks; in bluffing, the card that it declared. */
  readonly cards: string;
  /** Each seat's stuck turns in a row. */
  readonly stuck: readonly number[];
}

/** What a position's text depends on besides the board. */
export interface HandRules {
  readonly hand_size: number;
  readonly bluffing: boolean;
}

export interface Step {
  readonly seat: Seat;
  readonly origin: Place;
  readonly target: Place;
  /** Whose start or home the target is in, if it's another seat's: nobody can go there, but anyone may ask. */
  readonly owner?: Seat;
}

export const ownerOf = ({ seat, owner }: Step): Seat => owner ?? seat;

export function emptySetup(shape: BoardShape): Setup {
  const start = Array.from({ length: shape.pegs }, () => START);
  const seats = Array.from({ length: shape.players });
  return { shape, pegs: seats.map(() => start), turn: 0, cards: "", stuck: seats.map(() => 0) };
}

/** The seat whose peg stands at a place; null if there is none. A home hole belongs to `owner`. */
export function seatAt(setup: Setup, owner: Seat, place: Place): Seat | null {
  if (isHome(place)) return setup.pegs[owner]!.includes(place) ? owner : null;
  const seat = setup.pegs.findIndex((places) => places.includes(place));
  return seat < 0 ? null : seat;
}

/**
 * A tap on a hole or a peg: lifts the peg that is there, or adds one of `seat`'s. A home hole only takes its owner's
 * pegs, so that's the `seat` then. The same setup if the seat has no peg left in start.
 */
export function tapPlace(setup: Setup, seat: Seat, place: Place): Setup {
  const there = seatAt(setup, seat, place);
  if (there !== null) return withPlaces(setup, there, replaced(setup.pegs[there]!, place, START));
  const places = setup.pegs[seat]!;
  return places.includes(START) ? withPlaces(setup, seat, replaced(places, START, place)) : setup;
}

function replaced(places: readonly Place[], from: Place, to: Place): Place[] {
  const at = places.indexOf(from);
  return places.map((place, i) => (i === at ? to : place)).sort((a, b) => a - b);
}

const withPlaces = (setup: Setup, seat: Seat, places: readonly Place[]): Setup => ({
  ...setup,
  pegs: setup.pegs.map((each, i) => (i === seat ? places : each)),
});

const inOrder = (cards: string): string => [...cards].sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b)).join("");

export const addCard = (setup: Setup, card: string): Setup => ({ ...setup, cards: inOrder(setup.cards + card) });

export const removeCard = (setup: Setup, card: string): Setup => ({ ...setup, cards: setup.cards.replace(card, "") });

// --- writing

export function placeText(shape: BoardShape, seat: Seat, place: Place): string {
  if (place === START) return `${shape.letters[seat]}s`;
  if (isHome(place)) return `${shape.letters[seat]}h${place - HOME + 1}`;
  return `${String.fromCharCode(65 + Math.floor(place / shape.side_length))}${place % shape.side_length}`;
}

function pegsText(shape: BoardShape, seat: Seat, places: readonly Place[]): string {
  const waiting = places.filter((place) => place === START).length;
  const out = places.filter((place) => place !== START);
  const texts = out.map((place) => (isHome(place) ? `h${place - HOME + 1}` : placeText(shape, seat, place)));
  return [...(waiting ? [`${waiting}s`] : []), ...texts].join(",");
}

/** The whole position. In bluffing, the card has been declared and everyone accepts. */
export function positionText({ shape, pegs, turn, cards, stuck }: Setup, rules: HandRules): string {
  const isClaim = rules.bluffing && cards !== "";
  const known = rules.bluffing ? `?${rules.hand_size - (isClaim ? 1 : 0)}` : cards || "?0";
  const hands = pegs.map((_, seat) => (seat === turn ? known : `?${rules.hand_size}`));
  const letter = shape.letters[turn]!;
  return [
    pegs.map((places, seat) => pegsText(shape, seat, places)).join("/"),
    letter,
    hands.join("/"),
    ...(stuck.some((each) => each > 0) ? [`stuck=${stuck.join(",")}`] : []),
    ...(isClaim ? [`phase=move player=${letter} card=${cards} declared=${cards}`] : []),
  ].join(" ");
}

/** A turn: pegs and where they go, or a discard if none moves. */
export function turnText(shape: BoardShape, card: string, steps: readonly Step[]): string {
  const parts = steps.map(
    (step) => `${placeText(shape, step.seat, step.origin)}-${placeText(shape, ownerOf(step), step.target)}`,
  );
  return `${card} ${parts.join(",") || "discard"}`;
}

// --- reading

const PLACE = /^([A-J])(?:(s)|h([1-9])|(\d{1,2}))$/;

/** The place of a text, and its owner if it's in start or home; null if there's no such place. */
export function readPlace(shape: BoardShape, text: string): { seat: Seat | null; place: Place } | null {
  const found = PLACE.exec(text);
  if (!found) return null;
  const [, letter, start, home, number] = found;
  if (number !== undefined) {
    const side = letter!.charCodeAt(0) - 65;
    const isThere = side < shape.sides && Number(number) < shape.side_length;
    return isThere ? { seat: null, place: side * shape.side_length + Number(number) } : null;
  }
  const seat = shape.letters.indexOf(letter!);
  if (seat < 0 || Number(home ?? 1) > shape.home_length) return null;
  return { seat, place: start ? START : HOME + Number(home) - 1 };
}

/** The setup of a position's text; null if it isn't one for this board. */
export function readPosition(shape: BoardShape, text: string): Setup | null {
  const [pegs = "", letter = "", hands = "", ...fields] = text.split(" ");
  const turn = shape.letters.indexOf(letter);
  const places = pegs.split("/").map((each, seat) => readPegs(shape, seat, each));
  if (turn < 0 || places.length !== shape.players || places.some((each) => each === null)) return null;
  const values = new Map(fields.map((field) => field.split("=") as [string, string]));
  const hand = hands.split("/")[turn] ?? "";
  const cards = values.get("declared") ?? (hand.startsWith("?") ? "" : hand);
  const stuck = values.get("stuck")?.split(",").map(Number) ?? places.map(() => 0);
  if ([...cards].some((card) => !RANKS.includes(card)) || stuck.length !== shape.players) return null;
  return { shape, pegs: places as Place[][], turn, cards: inOrder(cards), stuck };
}

function readPegs(shape: BoardShape, seat: Seat, text: string): Place[] | null {
  const places = text.split(",").flatMap((piece) => {
    const waiting = /^([1-9])s$/.exec(piece);
    if (waiting) return Array.from({ length: Number(waiting[1]) }, () => START);
    const place = readPlace(shape, piece.startsWith("h") ? shape.letters[seat]! + piece : piece);
    return [place?.place ?? Number.NaN];
  });
  return places.length === shape.pegs && !places.some(Number.isNaN) ? places.sort((a, b) => a - b) : null;
}

/** The card and the steps of a turn's text; null if it can't be read. A place means the peg that is there at that step. */
export function readTurn(setup: Setup, text: string): { card: string; steps: Step[] } | null {
  const [card = "", action = ""] = text.split(" ");
  if (!RANKS.includes(card)) return null;
  if (action === "discard") return { card, steps: [] };
  const steps: Step[] = [];
  for (const part of action.split(",")) {
    const [from, to] = part.split("-").map((each) => readPlace(setup.shape, each));
    if (!from || !to) return null;
    const seat = from.seat ?? seatAt(setup, 0, from.place) ?? steps.find((each) => each.target === from.place)?.seat;
    if (seat === undefined || seat === null) return null;
    const owner = to.seat === null || to.seat === seat ? {} : { owner: to.seat };
    steps.push({ seat, origin: from.place, target: to.place, ...owner });
  }
  return { card, steps };
}
