/** The connection that a page opens before its program is there (see `early.ts`). */

export interface EarlyConnection {
  table: string;
  token: string;
  language: string;
  /** Says hello by itself as soon as it's open. */
  socket: WebSocket;
  /** What has arrived so far. */
  messages: string[];
}

declare global {
  interface Window {
    pegsEarly?: EarlyConnection;
  }
}

/** The early connection, if there's one for this seat and it still works. It can be taken once. */
export function takeEarlyConnection(table: string, token: string, language: string): EarlyConnection | null {
  const early = typeof window === "undefined" ? undefined : window.pegsEarly;
  if (!early) return null;
  delete window.pegsEarly;
  const fits = early.table === table && early.token === token && early.language === language;
  if (fits && early.socket.readyState <= WebSocket.OPEN) return early;
  early.socket.close();
  return null;
}
