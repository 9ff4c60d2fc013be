/**
 * Finished games in frames on other people's pages. Its players can share a game, and stop that.
 *
 *   const sharer = await sharerOf(game);                 // null if this browser has no key to its table
 *   const path = await sharer.pathOf({ names: true });   // "embed/1a2b..."
 *   if (sharer.shares.length) await sharer.takeBack();
 */
import type { GameShare, GameShares, NewShare } from "../protocol/types";
import { post } from "./api";
import { playerTokens } from "./playertokens";

type Shown = Omit<NewShare, "token" | "game">;

export class Sharer {
  shares = $state.raw<readonly GameShare[]>([]);

  constructor(
    readonly game: string,
    readonly token: string,
    shares: readonly GameShare[],
  ) {
    this.shares = shares;
  }

  /** The address of the frame that shows this. Shares it if it isn't shared yet. */
  async pathOf(shown: Shown): Promise<string> {
    const { token, game } = this;
    const share = await post<GameShare>("api/shares", { token, game, ...shown } satisfies NewShare);
    this.shares = [...this.shares.filter(({ id }) => id !== share.id), share];
    return `embed/${share.id}`;
  }

  /** Stop sharing the game, and puzzles from it. */
  async takeBack(): Promise<void> {
    for (const { id } of this.shares) await post("api/shares/take-back", { token: this.token, share: id });
    this.shares = [];
  }
}

export async function sharerOf(game: string): Promise<Sharer | null> {
  const tokens = playerTokens();
  if (!tokens.length) return null;
  const { key, shares } = await post<GameShares>("api/shares/list", { tokens, game });
  return key === null ? null : new Sharer(game, tokens[key]!, shares);
}
