/** The bot's seat that this browser's user has asked for; kept, so that a reload asks for it no second time. */
import { readStored, writeStored } from "../../app/storage";

export interface Asked {
  table: string;
  code: string;
  token: string;
}

const KEY = "pegs.asked";

export function savedRequest(code: string): Asked | null {
  const saved = readStored<Partial<Asked> | null>(KEY, null);
  return saved?.code === code && saved.table && saved.token ? (saved as Asked) : null;
}

export const saveRequest = (asked: Asked | null): void => writeStored(KEY, asked);
