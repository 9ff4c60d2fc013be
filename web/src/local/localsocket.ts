/** A WebSocket, as far as a table's connection uses one, that leads into this device's worker. */

interface Ends {
  say(text: string): void;
  close(): void;
}

export class LocalSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #ends: Ends;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.#ends.say(text);
  }

  close(): void {
    if (this.readyState >= WebSocket.CLOSING) return;
    this.#ends.close();
    this.ended();
  }

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  said(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.({ data: text });
  }

  /** The worker has closed it, or is gone. */
  ended(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
