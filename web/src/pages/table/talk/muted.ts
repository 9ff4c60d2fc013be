/** Whose messages and reactions this device doesn't show, by table. */
import { all, type Fits, fieldsOf, isNumber, isText, nullOr } from "../../../lib/fits";
import { storedMap, writeStored } from "../../../lib/storage";
import type { Seat, SeatInfo } from "../../../protocol/types";

export interface Muted {
  readonly name: string;
  /** Where they sit, or null for someone who isn't at the table. */
  readonly seat: Seat | null;
}

const MUTED = "pegs.muted";
/** Beyond this number the oldest tables are dropped. */
const MAX_TABLES = 60;

const isMuted = fieldsOf<Muted>({ name: isText, seat: nullOr(isNumber) });
/** Earlier versions kept only the name. */
const isStored: Fits<string | Muted> = (value) => isText(value) || isMuted(value);

const read = (): Readonly<Record<string, readonly (string | Muted)[]>> => storedMap(MUTED, all(isStored));

export const mutedAt = (table: string): Muted[] =>
  (read()[table] ?? []).map((each) => (isText(each) ? { name: each, seat: null } : each));

export function saveMuted(table: string, list: readonly Muted[]): void {
  const { [table]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MAX_TABLES);
  writeStored(MUTED, Object.fromEntries(list.length ? [...kept, [table, list] as const] : kept));
}

/** Muted people where they are now: by their names or, if they took other names meanwhile, by their seats. */
export const followed = (
  muted: readonly Muted[],
  seats: readonly Pick<SeatInfo, "kind" | "name">[],
): readonly Muted[] =>
  muted.map(({ name, seat }) => {
    const named = seats.findIndex((each) => each.kind === "person" && each.name === name);
    if (named >= 0) return { name, seat: named };
    const there = seat === null ? undefined : seats[seat];
    return there?.kind === "person" ? { name: there.name, seat } : { name, seat: null };
  });
