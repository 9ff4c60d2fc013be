/**
 * Keyboard control of the game: 1-9 for cards, arrows through the choices, Enter, Escape, H for a hint, ? for why not.
 */
import type { Play } from "./play.svelte";

/** The arrows' targets: rows and chips of the question, then the buttons. */
const CHOICES = ".ask .rows button, .ask .chip, .act button:not(:disabled)";

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
  if (isTooEarly(event, play) || handled(event, play, main)) event.preventDefault();
}

/** A press of Enter meant for the animation that just ended doesn't play a turn, nor does holding it down. */
function isTooEarly(event: KeyboardEvent, play: Play): boolean {
  const presses = event.key === "Enter" || event.key === " ";
  // Any other key shows that the question was seen.
  if (!presses && play.isDeciding) play.turnStarted = 0;
  return presses && play.isDeciding && (event.repeat || performance.now() - play.turnStarted < SETTLING);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}

function handled(event: KeyboardEvent, play: Play, main: HTMLElement): boolean {
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
      if (!play.isDeciding || !play.table?.settings.hints) return false;
      void play.hint();
      return true;
    case "?":
      return explainCard(play);
    default:
      return false;
  }
}

function tapCard(at: number, play: Play): boolean {
  const handCard = play.hand[at];
  if (handCard) play.tapCard(handCard);
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
    play.skip();
    return true;
  }
  if (!play.selection?.chosen) return false;
  void play.confirm();
  return true;
}

function onEscape(play: Play): boolean {
  if (play.isShowing) play.skip();
  else if (!play.isLive) play.goLive();
  else if (play.sheet || play.picks.length) play.back();
  else return false;
  return true;
}

/** Questions about the player's turn end the animation before it. */
function endMotion(play: Play): void {
  if (play.isShowing && play.isMyTurn) play.skip();
}

/** Explain why the focused card, or else the first idle one, can't be played. */
function explainCard(play: Play): boolean {
  endMotion(play);
  const focused = (document.activeElement as HTMLElement | null)?.dataset.card;
  const card = focused ?? play.hand.find((each) => !play.playable.has(each.card))?.card;
  if (!card || !play.isDeciding) return false;
  void play.why({ card });
  return true;
}
