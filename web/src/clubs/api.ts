/** The server's requests about clubs, typed. Keys travel in bodies, never in an address. */
import { post } from "../lib/api";
import type {
  AnyClubChange,
  ClubExport,
  ClubJoined,
  ClubPassage,
  ClubView,
  JoinClub,
  NewClub,
  NewLink,
} from "../protocol/types";

export const clubApi = {
  create: (body: NewClub) => post<ClubJoined>("api/clubs", body),
  join: (body: JoinClub) => post<ClubJoined>("api/clubs/join", body),
  view: (key: string) => post<ClubView>("api/clubs/view", { key }),
  change: (key: string, change: AnyClubChange) => post<ClubView>("api/clubs/change", { key, change }),
  leave: (key: string) => post<string>("api/clubs/leave", { key }),
  /** A new key for this person; the earlier one ends. */
  newKey: (key: string) => post<ClubJoined>("api/clubs/key", { key }),
  /** A code for another device, which works once. Someone else's earlier key ends. */
  passage: (key: string, person: string) => post<ClubPassage>("api/clubs/passage", { key, person }),
  /** The key that such a code gives. */
  claim: (code: string) => post<ClubJoined>("api/clubs/claim", { code }),
  newLink: (key: string) => post<NewLink>("api/clubs/link", { key }),
  export: (key: string) => post<ClubExport>("api/clubs/export", { key }),
  delete: (key: string) => post<string>("api/clubs/delete", { key }),
};

const LINK = /\/club\/([0-9a-f]{16})#((?:once=)?[\w-]{16,128})/;

/** The club in a club's link, and the key or the code for another device; null if a text has none. */
export function parseClubLink(text: string): { club: string; key: string } | null {
  const found = LINK.exec(text);
  return found ? { club: found[1]!, key: found[2]! } : null;
}

export const clubLink = (club: string, key: string): string => `club/${club}#${key}`;

/** A link that opens the club as a person on another device, once. */
export const linkOnce = (club: string, { code }: ClubPassage): string => clubLink(club, `once=${code}`);
