/** Keyboard control of the game. The sheet behind the question mark (help/Keys.svelte) lists the keys. */

import { lazyPart } from "../../lib/lazy";
import { settings } from "../../lib/settings";
import { openCardHelp, stepHint } from "./help/help";
import type { Play } from "./play.svelte";
import type { HandCard } from "./turn/hand";

/** The letters that do something on anyone's turn. */
const ANYTIME = ["a", "m", "p", "r", "s", "t"] as const;
export type Letter = (typeof ANYTIME)[number];
const lettersPart = lazyPart(() => import("./letters"), { isOptional: true });

/** The arrows' targets: rows and chips of the question, then the buttons. */
const CHOICES = ".ask .rows button, .ask .chip, .ask .part, .act button:not(:disabled)";

/** For this long after the turn started (milliseconds), Enter may still be meant for what was there before. */
const SETTLING = 350;

export function onKey(event: KeyboardEvent, play: Play, main: HTMLElement): void {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    isTyping(event.target) ||
    document.querySelector("dialog[open]")
  )
    return;
  if (isTooEarly(event, play) || (!event.defaultPrevented && handled(event, play, main))) event.preventDefault();
}

/** A press of Enter meant for the animation that just ended doesn't play a turn, nor does holding it down. */
function isTooEarly(event: KeyboardEvent, play: Play): boolean {
  const presses = event.key === "Enter" || event.key === " ";
  // Any other key shows that the question was seen.
  if (!presses && play.isDeciding) play.turnStarted = -Infinity;
  return presses && play.isDeciding && (event.repeat || performance.now() - play.turnStarted < SETTLING);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}

function handled(event: KeyboardEvent, play: Play, main: HTMLElement): boolean {
  if (/^[a-z]$/i.test(event.key) && !settings.value.letterKeys) return false;
  if (play.choice.split && onSplitKey(event, play)) return true;
  if (/^[1-9]$/.test(event.key)) return tapCard(Number(event.key) - 1, play);
  switch (event.key) {
    case "ArrowDown":
    case "ArrowRight":
      return moveFocus(main, 1);
    case "ArrowUp":
    case "ArrowLeft":
      return moveFocus(main, -1);
    case "Enter":
      return onEnter(event, play);
    case "Escape":
      return onEscape(play);
    case "h":
    case "H":
      endMotion(play);
      if (!play.isDeciding || !play.offersHint) return false;
      if (play.sheet?.kind === "hint") stepHint(play);
      else void play.hint();
      return true;
    case "i":
    case "I":
      return showCard(play, focusedCard(play));
    case "?":
      return explainCard(play);
    default:
      return onLetter(event.key.toLowerCase(), play);
  }
}

/** What a letter does on anyone's turn is downloaded when the first one is pressed. */
function onLetter(key: string, play: Play): boolean {
  const letter = ANYTIME.find((each) => each === key);
  if (letter) void lettersPart().then((module) => module?.LETTERS[letter](play));
  return letter !== undefined;
}

/** While a split is being chosen: numbers, one hole more or less, and which way. */
function onSplitKey(event: KeyboardEvent, { choice }: Play): boolean {
  const { parts, active, ways } = choice.split!;
  const part = parts[active];
  if (!part) return false;
  const isFree = !(event.target instanceof HTMLElement && event.target.closest("button, a"));
  if (/^[1-9]$/.test(event.key)) return choice.pickNumber(Number(event.key)) || true;
  switch (event.key) {
    case "ArrowRight":
    case "ArrowLeft":
      return isFree && stepNumber(choice, event.key === "ArrowRight" ? 1 : -1);
    case "f":
    case "F":
      choice.pickWay("forward");
      return true;
    case "b":
    case "B":
      choice.pickWay("back");
      return true;
    case "Tab":
      if (!isFree || parts.length < 2) return false;
      choice.showPart((active + 1) % parts.length);
      return true;
    case " ":
      if (!isFree || ways.length < 2) return false;
      choice.pickWay(ways[(ways.indexOf(part.way) + 1) % ways.length]!);
      return true;
    default:
      return false;
  }
}

/** The next number that is possible. */
function stepNumber(choice: Play["choice"], by: 1 | -1): boolean {
  const { wells, parts, active } = choice.split!;
  const possible = wells.filter((well) => well.isPossible).map((well) => well.count);
  const at = possible.indexOf(parts[active]!.count);
  const next = possible[at + by];
  return next !== undefined && choice.pickNumber(next);
}

function tapCard(at: number, play: Play): boolean {
  const handCard = play.hand[at];
  if (handCard) play.choice.tapCard(handCard);
  return Boolean(handCard);
}

/** Move the focus through the choices. */
function moveFocus(main: HTMLElement, by: 1 | -1): boolean {
  const choices = [...main.querySelectorAll<HTMLElement>(CHOICES)];
  if (choices.length === 0) return false;
  const at = choices.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : choices.length - 1) : (at + by + choices.length) % choices.length;
  choices[next]?.focus();
  return true;
}

/** Play the chosen turn, unless a focused button handles the key. */
function onEnter(event: KeyboardEvent, play: Play): boolean {
  if (event.target instanceof HTMLElement && event.target.closest("button, a")) return false;
  if (play.isShowing) {
    if (play.pace.isWaiting) play.pace.next();
    else play.skip();
    return true;
  }
  if (!play.choice.selection?.chosen) return false;
  void play.confirm();
  return true;
}

function onEscape(play: Play): boolean {
  if (play.isShowing) play.skip();
  else if (!play.isLive) play.goLive();
  else if (play.sheet || play.choice.canGoBack) play.back();
  else return false;
  return true;
}

/** Questions about the player's turn end the animation before it. */
function endMotion(play: Play): void {
  if (play.isShowing && play.isMyTurn) play.skip();
}

/** The card of the hand with the focus, or else the lifted one. */
function focusedCard(play: Play): HandCard | undefined {
  const cards = [...document.querySelectorAll(".hand .card")];
  const at = cards.indexOf(document.activeElement as Element);
  return play.hand[at] ?? play.hand.find((each) => each.id === play.choice.lifted);
}

/** Show what a card can do; the first one if none is meant. */
function showCard(play: Play, handCard: HandCard | undefined): boolean {
  const shown = handCard ?? play.hand[0];
  if (!shown) return false;
  openCardHelp(play, shown);
  return true;
}

/** What the focused or lifted card can do, and why not now. Without one, show the keys. */
function explainCard(play: Play): boolean {
  const meant = focusedCard(play);
  if (meant) return showCard(play, meant);
  play.sheet = { kind: "keys" };
  return true;
}
