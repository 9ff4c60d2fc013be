/** The past games that a club can begin with. */
import { formatList } from "../../lib/i18n";
import type { TableSummary } from "../../protocol/types";

/** The people of a past game, in the order of their seats. */
export const peopleOf = ({ seats }: TableSummary): string =>
  formatList(seats.filter((each) => each.kind === "person").map((each) => each.name));

/** The first of each group of games that read alike: the same people in the same order, with the same rules. */
export function withoutLookalikes<Game extends { table: TableSummary }>(games: readonly Game[]): Game[] {
  const wordsOf = ({ table }: Game) => JSON.stringify([peopleOf(table), table.name.rules]);
  return games.filter((game, at) => games.findIndex((each) => wordsOf(each) === wordsOf(game)) === at);
}
