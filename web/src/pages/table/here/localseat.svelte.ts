/** How a table of this device is connected to, and who may see the cards: one person, or no one yet. */

import type { Seat } from "../../../protocol/types";
import type { Moved } from "./moving";

/** The person to hand the device to before it shows their cards. */
export interface Cover {
  readonly seat: Seat;
  /** Show the cards: the person has the device. */
  take(): void;
}

interface Viewing {
  /** Opens a socket to the table. */
  readonly open: () => WebSocket;
  /** The seat from which a watcher looks: of the person who has just played. */
  readonly watchesFrom: Seat | null;
}

export class LocalSeat {
  readonly open: () => WebSocket;
  readonly watchesFrom: Seat | null;
  /** Shown in place of the hand while the device goes from one person to another. */
  cover = $state.raw<Cover | null>(null);
  /** Whether the hand is hidden, because no one has said yet that it's theirs. */
  hidesHand = $state(false);
  /** Where the table is now, once it has moved to the server. */
  moved = $state.raw<Moved | null>(null);
  /** Whether several people use this browser, which then mustn't store anyone's hand. */
  isShared = false;

  constructor({ open, watchesFrom }: Viewing) {
    this.open = open;
    this.watchesFrom = watchesFrom;
  }
}
