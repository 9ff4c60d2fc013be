/**
 * The picture of a moment of a finished game to share: the board and what was played, with names or with colors.
 *
 *   await shareMoment(viewing, 58, false);    // the system's share sheet on phones, otherwise a download
 */
import { type Area, boardImage, colorsOf, sharePicture, wordsMarkup } from "../../../board/picture";
import { t } from "../../../lib/i18n";
import { colorName } from "../../../look/colors";
import type { Color } from "../../../protocol/types";
import { boardEffects } from "../../../story/effects";
import { twoLines } from "../../../story/gamename";
import { sharedName } from "../lines";
import type { Viewing } from "../viewing.svelte";

const WIDTH = 1080;
const MARGIN = 70;
const INSIDE = WIDTH - 2 * MARGIN;
const BOARD: Area = { x: MARGIN, y: 220, width: INSIDE, height: INSIDE };
const HEIGHT = BOARD.y + BOARD.height + 120;

export async function shareMoment(viewing: Viewing, turn: number, hasNames: boolean): Promise<void> {
  await sharePicture({ width: WIDTH, height: HEIGHT }, () => drawn(viewing, turn, hasNames));
}

function drawn(viewing: Viewing, turn: number, hasNames: boolean): string {
  const { replay, timeline } = viewing;
  const scene = timeline.scenes[turn]!;
  const colors = colorsOf("--ink", "--ink2");
  const [ink, quiet] = [colors["--ink"]!, colors["--ink2"]!];
  const { seats, piles, ...board } = viewing.onBoard(scene);
  const shown = hasNames ? seats : seats!.map((each) => ({ ...each, name: colorName(each.color as Color) }));
  const by = scene.discardedBy === null ? "" : shown![scene.discardedBy]!.name;
  const { title, subtitle } = twoLines(sharedName(replay, hasNames), null);
  const count = t("replay-turn", { turn, turns: timeline.scenes.length - 1 });
  return [
    wordsMarkup(title, { x: MARGIN, y: 122, size: 76, font: "Caprasimo", fill: ink, most: INSIDE }),
    wordsMarkup(`${subtitle} · ${count}`, { x: MARGIN, y: 184, size: 36, weight: 700, fill: quiet, most: INSIDE }),
    boardImage(
      {
        ...{
          shape: replay.board,
          viewer: viewing.viewer ?? 0,
          ...board,
          seats: shown,
          piles: piles && { ...piles, by },
        },
        ...{ turn: scene.next, last: scene.turn ? boardEffects(scene.turn.operations) : [] },
      },
      BOARD,
    ),
    wordsMarkup(t("app-name"), { x: MARGIN, y: HEIGHT - 50, size: 40, font: "Caprasimo", fill: ink }),
  ].join("");
}
