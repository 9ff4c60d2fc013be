/**
 * The picture of a game's end to share: the board, names, score, date, and the game's two lines. It has no code and no
 * link.
 *
 *   await shareEnding(play, endingOf(play));     // the system's share sheet on phones, otherwise a download
 */

import {
  type Area,
  boardImage,
  colorsOf,
  resolved,
  sharePicture,
  type Words,
  wordsMarkup,
} from "../../../board/picture";
import { language, t } from "../../../lib/i18n";
import { group, num } from "../../../lib/svg";
import { type Color, pegBody } from "../../../look/pegs";
import { twoLines } from "../../../story/gamename";
import type { Play } from "../play.svelte";
import { piecesMarkup, type Rect, raysMarkup, scatter } from "./confetti";
import type { Ending } from "./ending";
import { winnersText } from "./endingtext";

export const WIDTH = 1080;
export const HEIGHT = 1424;
const BOARD: Area = { x: 70, y: 250, width: 940, height: 940 };
const CENTER = [BOARD.x + BOARD.width / 2, BOARD.y + BOARD.height / 2] as const;
const MARGIN = 74;
export const shareEnding = (play: Play, ending: Ending): Promise<void> =>
  sharePicture({ width: WIDTH, height: HEIGHT }, () => draw(play, ending));

function draw(play: Play, ending: Ending): string {
  const turns = (play.game!.statistics ?? []).reduce((sum, each) => sum + each.turns, 0);
  const { winners, others, pegs } = ending;
  const opponents = others.map((each) => each.names).join(", ");
  const day = new Date((play.moments.at(-1)?.turn.at ?? play.now) * 1000);
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "full" }).format(day);
  const { title, subtitle } = twoLines(play.table!.name, null);
  const colors = colorsOf("--ray", "--ink", "--ink2");
  const words = (text: string, at: Partial<Words>) => wordsMarkup(text, { x: MARGIN, fill: colors["--ink"]!, ...at });
  const rays = colors["--ray"] === "transparent" ? "" : raysMarkup(CENTER, 2 * HEIGHT, colors["--ray"]!);
  return [
    rays,
    rays && resolved(piecesMarkup(scatter({ width: WIDTH, height: HEIGHT }, SOLID, { most: 60, scale: 1.9 }))),
    words(winnersText(ending), { y: 128, size: 84, font: "Caprasimo", anchor: "middle", x: WIDTH / 2, most: 940 }),
    words(t("picture-score", { pegs, turns }), { y: 200, size: 33, anchor: "middle", x: WIDTH / 2, most: 940 }),
    boardImage(boardOf(play), BOARD),
    middle(winners.seats.map((each) => each.color as Color)),
    words([winners, ...others].map((each) => each.home).join(" : "), {
      ...{ x: CENTER[0], y: CENTER[1] + 92, size: 72, font: "Caprasimo", anchor: "middle", most: 380 },
    }),
    words(title, { y: 1300, size: 40, font: "Caprasimo", most: 480 }),
    words(subtitle, { y: 1344, size: 28, fill: colors["--ink2"]!, most: 480 }),
    words(t("app-name"), { y: 1392, size: 24, fill: colors["--ink2"]!, most: 480 }),
    words(date, { x: WIDTH - MARGIN, y: 1300, size: 29, weight: 800, anchor: "end", most: 480 }),
    words(t("picture-with", { names: opponents }), {
      ...{ x: WIDTH - MARGIN, y: 1344, size: 28, anchor: "end", fill: colors["--ink2"]!, most: 480 },
    }),
  ].join("");
}

/** What confetti may not touch: the titles, the board's wood, and the words in its middle and below it. */
const SOLID: readonly Rect[] = [
  { x: 50, y: 40, width: WIDTH - 100, height: 180 },
  { ...BOARD, height: 250 },
  { ...BOARD, y: BOARD.y + BOARD.height - 250, height: 250 },
  { ...BOARD, width: 250 },
  { ...BOARD, x: BOARD.x + BOARD.width - 250, width: 250 },
  { x: CENTER[0] - 200, y: CENTER[1] - 110, width: 400, height: 230 },
  { x: 50, y: 1250, width: WIDTH - 100, height: 160 },
];

/** The winners' pegs, above the score. */
function middle(colors: readonly Color[]): string {
  const [size, gap] = [96, 32];
  const first = CENTER[0] - ((colors.length - 1) * (size + gap)) / 2;
  const scale = Math.min(1, 360 / (colors.length * (size + gap)));
  const pegs = colors.map((color, i) =>
    group(
      { transform: `translate(${num(first + i * (size + gap))} ${num(CENTER[1])}) scale(${size})` },
      pegBody(color),
    ),
  );
  const around = `translate(${num(CENTER[0])} ${num(CENTER[1] - 42)}) scale(${num(scale)}) translate(${num(-CENTER[0])} ${num(-CENTER[1])})`;
  return resolved(group({ transform: around }, ...pegs));
}

/** The board as it is. */
const boardOf = (play: Play): Parameters<typeof boardImage>[0] => ({
  shape: play.table!.board,
  viewer: play.me,
  seats: play.table!.seats.map(({ seat, color }) => ({ name: play.wording!.name(seat), color: color as Color })),
  pegs: play.pegs,
});
