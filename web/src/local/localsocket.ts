/** A WebSocket, as far as a table's connection uses one, that leads into this device's worker. */

/** As `WebSocket` numbers them. */
const CONNECTING = 0;
const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;

interface Ends {
  say(text: string): void;
  close(): void;
}

export class LocalSocket {
  readyState: number = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #ends: Ends;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.#ends.say(text);
  }

  close(): void {
    if (this.readyState >= CLOSING) return;
    this.#ends.close();
    this.ended();
  }

  opened(): void {
    this.readyState = OPEN;
    this.onopen?.();
  }

  said(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.({ data: text });
  }

  /** The worker has closed it, or is gone. */
  ended(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.();
  }
}
