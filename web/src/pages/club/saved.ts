/**
 * The clubs that this browser has joined, with their keys.
 *
 *   clubs.value                            // [{ club, title, key, link }], the last one first
 *   saveClub({ club, title, key, link });  // replaces what was saved of this club
 *   removeClub(club);
 */
import { fieldsOf, isName, isText, nullOr } from "../../lib/fits";
import { storedList, writeStored } from "../../lib/storage";
import { Store } from "../../lib/store";

export interface SavedClub {
  club: string;
  title: string;
  /** This person's own key; the link's as long as they haven't joined. */
  key: string;
  /** The key in the club's link, if this browser has seen it. */
  link: string | null;
}

const CLUBS = "pegs.clubs";
const MAX_CLUBS = 20;

const isClub = fieldsOf<SavedClub>({ club: isName, title: isText, key: isName, link: nullOr(isText) });

/** Each club once: the list on the page is keyed by them. */
function read(): SavedClub[] {
  const found = storedList(CLUBS, isClub);
  return found.filter(({ club }, at) => found.findIndex((each) => each.club === club) === at);
}

export const clubs = new Store<readonly SavedClub[]>(read());

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
