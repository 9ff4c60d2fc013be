/** Who won with whom: what the club's page, its matrix of pairs, and a person's sheet read from a club. */
import { t } from "../../lib/i18n";
import type { ClubGame, ClubPair, ClubView } from "../../protocol/types";
import { namesOf } from "./clubtext";

/** With fewer games, a pair is too new to compare. */
export const ENOUGH = 8;

export const pairOf = ({ pairs }: ClubView, one: number, other: number): ClubPair | undefined =>
  pairs.find(({ people: [a, b] }) => a === Math.min(one, other) && b === Math.max(one, other));

/** "Rosa and Ben: 4 of 8". */
export function pairText(view: ClubView, one: number, other: number): string {
  const names = namesOf(view.people, [one, other]);
  const pair = pairOf(view, one, other);
  return pair ? t("club-pair", { names, won: pair.won, games: pair.games }) : t("club-pair-never", { names });
}

/** The counted games that two people played as partners. */
export function gamesTogether({ games }: ClubView, one: number, other: number): ClubGame[] {
  const teamOf = (game: ClubGame, person: number) => game.seats.find((each) => each.person === person)?.team;
  return games.filter(
    (game) => game.counted && teamOf(game, one) !== undefined && teamOf(game, one) === teamOf(game, other),
  );
}

/** The best pairs: those with enough games first, then by the part that they won. */
export function bestPairs({ pairs }: ClubView, most: number): ClubPair[] {
  const isNew = ({ games }: ClubPair): number => Number(games < ENOUGH);
  return [...pairs]
    .sort((a, b) => isNew(a) - isNew(b) || b.won / b.games - a.won / a.games || b.games - a.games)
    .slice(0, most);
}
