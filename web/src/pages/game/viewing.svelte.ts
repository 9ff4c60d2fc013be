/** A finished game while someone looks at it: what its replay and its review have in common. */
import type { Scene as BoardScene } from "../../board/board";
import { faceOf } from "../../cards/cardname";
import { suitOf } from "../../cards/suits";
import { formatList, t } from "../../lib/i18n";
import type { Color, Replay, RulesCard, SeatInfo } from "../../protocol/types";
import { type Names, namesOf } from "../../story/names";
import { Playback } from "./playback.svelte";
import { type Played, type Scene, type Timeline, timelineOf } from "./timeline";

/** What a game needs for someone to look at it. */
export interface Viewed extends Played {
  readonly seats: readonly SeatInfo[];
  readonly rules: Pick<RulesCard, "words">;
  readonly winner: number;
}

export class Viewing<Game extends Viewed = Replay> {
  readonly timeline: Timeline;
  readonly playback: Playback;
  /** The seat whose side is at the bottom; null for everyone. */
  viewer = $state<number | null>(null);

  constructor(readonly replay: Game) {
    this.timeline = timelineOf(replay);
    this.playback = new Playback(this.timeline);
  }

  /** The players' names; "you" is the seat `me`. */
  names(me: number | null): Names {
    const { board, seats, rules } = this.replay;
    return namesOf(board, seats, me, rules.words);
  }

  get colors(): readonly string[] {
    return this.replay.seats.map(({ color }) => color);
  }

  /** Names and colors for the board. */
  get seats(): BoardScene["seats"] {
    return this.replay.seats.map(({ name, color }) => ({ name, color: color as Color }));
  }

  /** Who won, in a sentence. */
  get won(): string {
    const winners = this.replay.seats.filter(({ team }) => team === this.replay.winner).map(({ name }) => name);
    return t("pages-winner", { count: winners.length, names: formatList(winners) });
  }

  /** What the board shows of a scene. */
  onBoard(scene: Scene): Pick<BoardScene, "seats" | "pegs" | "piles"> {
    const [top, by] = [scene.discards.at(-1) ?? null, scene.discardedBy];
    return {
      seats: this.seats,
      pegs: scene.pegs,
      piles: {
        draw: scene.pile,
        top,
        suit: suitOf(top ?? "", by ?? 0),
        by: by === null ? "" : this.replay.seats[by]!.name,
        jokerWord: faceOf("*"),
      },
    };
  }
}
