/** What the view of one person, or of nobody, has besides at a table of this device. */

import type { Seat } from "../../../protocol/types";
import type { Moved } from "./moving";

/** Whom the device has to be handed to, before it shows their cards. */
export interface Cover {
  readonly seat: Seat;
  /** Show the cards: the person has the device. */
  take(): void;
}

interface Ways {
  /** Opens a socket to the table. */
  readonly open: () => WebSocket;
  /** The seat from which a watcher looks: of the person who has just played. */
  readonly watchesFrom: Seat | null;
}

export class LocalSeat {
  readonly open: () => WebSocket;
  readonly watchesFrom: Seat | null;
  /** Stands where the hand would, while the device goes from one person to another. */
  cover = $state.raw<Cover | null>(null);
  /** Whether the hand stays away even if it's there: nobody has said yet that it's theirs. */
  hidesHand = $state(false);
  /** Where the table is now, once it has moved to the server. */
  moved = $state.raw<Moved | null>(null);
  /** Whether others see what this browser keeps, which therefore keeps no hand. */
  isShared = false;

  constructor({ open, watchesFrom }: Ways) {
    this.open = open;
    this.watchesFrom = watchesFrom;
  }
}
