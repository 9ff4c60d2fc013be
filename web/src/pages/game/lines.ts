/** What a finished game is called, for whoever looks at it: its two lines, with its date. */
import { dayAt } from "../../lib/dates";
import { me } from "../../lib/identity";
import type { Replay } from "../../protocol/types";
import { type TwoLines, twoLines } from "../../story/gamename";

export function linesOf({ name, log }: Replay): TwoLines {
  const reader = name.people.find((each) => each.name === me.value?.name)?.seat ?? null;
  const { title, subtitle } = twoLines(name, reader);
  return { title, subtitle: `${subtitle} · ${dayAt(log.at(-1)!.at)}` };
}
