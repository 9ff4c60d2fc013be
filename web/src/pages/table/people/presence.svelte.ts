/**
 * Who comes and goes during a turn: the panel of the absent player shows it, so no toast does.
 */
import type { AnyLogEvent, Seat } from "../../../protocol/types";
import type { Play } from "../play.svelte";

/** How long the panel shows that a player is back (milliseconds). */
const BACK_MS = 2000;

export class Presence {
  /** The player everyone waited for, for a moment after they came back. */
  returned = $state<Seat | null>(null);
  #ends: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: Play) {}

  /** Follow an event. Returns whether the page shows it without a toast. */
  follow(event: AnyLogEvent): boolean {
    if (event.what !== "happened" || (event.kind !== "away" && event.kind !== "back")) return false;
    const { table, game, me } = this.play;
    // The winners stay in view: who looks at them doesn't matter anymore.
    if (table?.stage === "over") return true;
    if (table?.stage !== "playing" || !game || game.turn !== event.seat || event.seat === me) return false;
    clearTimeout(this.#ends);
    this.returned = event.kind === "back" ? event.seat : null;
    if (event.kind === "back") this.#ends = setTimeout(() => (this.returned = null), BACK_MS);
    return true;
  }
}
