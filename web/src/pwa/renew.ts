/**
 * A tab that was open while the server was updated loads the new build by itself when it's safe: between turns,
 * or on a page without anything to lose. It does so at most once for each build: two servers with different builds
 * would make it reload forever.
 */
import { isCalm } from "../lib/calm";
import { isText } from "../lib/fits";
import { connection } from "../lib/notices";
import { route } from "../lib/router";
import { storedList, writeStored } from "../lib/storage";
import { latestBuild, ownBuild } from "./build";
import { update } from "./update";

/** Pages that come back as they were. On others, what was chosen or written may be nowhere else. */
const PAGES: ReadonlySet<string> = new Set(["front", "games", "table", "tv"]);
/** How often to see whether it's a good moment, and how long nothing has been touched then (milliseconds). */
const LOOK = 1000;
const REST = 2500;
/** How often to ask for the newest build: people come back to a tab all the time (milliseconds). */
const ASK = 10 * 60 * 1000;
/** How long a new service worker may take to start (milliseconds). */
const WORKER = 5000;
const RENEWED = "pegs.renewed";
const thisTab = (): Storage => sessionStorage;
/** The builds that this tab was reloaded for. */
const renewed = (): string[] => storedList(RENEWED, isText, thisTab);

/** The newer build to load; empty if there's none, or it was loaded before. */
let newer = "";
let asked = -ASK;
let touched = 0;
/** Until when the new service worker may start, which reloads the page. */
let starting = 0;

export function followBuilds(): void {
  for (const kind of ["pointerdown", "pointermove", "keydown", "wheel"])
    addEventListener(kind, () => (touched = performance.now()), { passive: true, capture: true });
  // The server may have come back as a newer one.
  let before = connection.value;
  let isLost = false;
  connection.subscribe((state) => {
    if (state === "open" && isLost) void ask();
    isLost = state === "offline" || (state === "connecting" && (isLost || before === "open"));
    before = state;
  });
  update.subscribe((available) => available && void ask());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && performance.now() - asked > ASK) void ask();
  });
  setInterval(renewIfCalm, LOOK);
}

async function ask(): Promise<void> {
  asked = performance.now();
  const latest = await latestBuild();
  newer = latest === ownBuild() || renewed().includes(latest) ? "" : latest;
}

function renewIfCalm(): void {
  const now = performance.now();
  if (!newer || !PAGES.has(route.value.page) || now < starting || now - touched < REST || !isCalm()) return;
  writeStored(RENEWED, [...new Set(renewed()).add(newer)], thisTab);
  // Without a place to remember it, nothing would end it.
  if (!renewed().includes(newer)) return;
  if (update.value && !starting) {
    starting = now + WORKER;
    update.value();
  } else {
    newer = "";
    location.reload();
  }
}
