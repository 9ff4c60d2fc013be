/**
 * The clubs that this browser has joined, with their keys.
 *
 *   clubs.value                            // [{ club, title, key, link }], the latest one first
 *   saveClub({ club, title, key, link });  // replaces what was saved of this club
 *   removeClub(club);
 */
import { fieldsOf, isName, isText, nullOr } from "../lib/fits";
import { type Place, storedList, writeStored } from "../lib/storage";
import { Store } from "../lib/store";

export interface SavedClub {
  club: string;
  title: string;
  /** This person's own key, or the key in the link until they join. */
  key: string;
  /** The key in the club's link, if this browser has seen it. */
  link: string | null;
}

export const CLUBS = "pegs.clubs";
export const MAX_CLUBS = 20;

const isClub = fieldsOf<SavedClub>({ club: isName, title: isText, key: isName, link: nullOr(isText) });

/** The saved clubs, each only once, because the page's list uses them as keys. */
export function readClubs(place?: Place): SavedClub[] {
  const stored = storedList(CLUBS, isClub, place);
  return stored.filter(({ club }, at) => stored.findIndex((each) => each.club === club) === at);
}

export const clubs = new Store<readonly SavedClub[]>(readClubs());

export const findClub = (club: string): SavedClub | undefined => clubs.value.find((each) => each.club === club);

export function saveClub(saved: SavedClub): void {
  write([saved, ...clubs.value.filter((each) => each.club !== saved.club)].slice(0, MAX_CLUBS));
}

export function removeClub(club: string): void {
  write(clubs.value.filter((each) => each.club !== club));
}

function write(saved: readonly SavedClub[]): void {
  writeStored(CLUBS, saved);
  clubs.value = saved;
}
