/** The bot's seat that this browser's user has asked for; kept, so that a reload asks for it no second time. */
import { fieldsOf, isName, isText } from "../../lib/fits";
import { readStored, writeStored } from "../../lib/storage";

export interface Asked {
  table: string;
  code: string;
  token: string;
}

const KEY = "pegs.asked";
const isAsked = fieldsOf<Asked>({ table: isName, code: isText, token: isName });

export function savedRequest(code: string): Asked | null {
  const saved = readStored(KEY, isAsked, null);
  return saved?.code === code ? saved : null;
}

export const saveRequest = (asked: Asked | null): void => writeStored(KEY, asked);
