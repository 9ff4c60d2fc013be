/**
 * The picture of a puzzle to share: the question, the board and the hand, without the answer.
 *
 *   await sharePuzzle(solving, about, "practice/1a2b3c4d");   // with its link on phones, otherwise a download
 */

import { type Area, boardImage, colorsOf, sharePicture, svgImage, wordsMarkup } from "../../board/picture";
import { cardFace } from "../../cards/card";
import { faceOf } from "../../cards/cardname";
import { suitOf } from "../../cards/suits";
import { t } from "../../lib/i18n";
import { addressOf } from "../../lib/share";
import type { CardPower } from "../../protocol/types";
import type { Solving } from "./solving.svelte";

const WIDTH = 1080;
const MARGIN = 70;
const INSIDE = WIDTH - 2 * MARGIN;
const BOARD: Area = { x: MARGIN, y: 240, width: INSIDE, height: INSIDE };
const CARD = { y: BOARD.y + BOARD.height + 40, width: 124, height: 186, gap: 20 };
const HEIGHT = CARD.y + CARD.height + 130;

/** Share the picture of a puzzle. `about` is the sentence that tells the solver their color and partners. */
export async function sharePuzzle(solving: Solving, about: string, path: string): Promise<void> {
  const url = addressOf(path);
  const draw = () => drawn(solving, about, url);
  await sharePicture({ width: WIDTH, height: HEIGHT }, draw, { title: t("practice-find"), url });
}

function drawn(solving: Solving, about: string, url: string): string {
  const colors = colorsOf("--ink", "--ink2");
  const [ink, quiet] = [colors["--ink"]!, colors["--ink2"]!];
  const foot = HEIGHT - 50;
  return [
    wordsMarkup(t("practice-find"), { x: MARGIN, y: 132, size: 88, font: "Caprasimo", fill: ink, most: INSIDE }),
    wordsMarkup(about, { x: MARGIN, y: 198, size: 36, weight: 700, fill: quiet, most: INSIDE }),
    boardImage(solving.question, BOARD),
    ...cardsOf(solving),
    wordsMarkup(t("app-name"), { x: MARGIN, y: foot, size: 40, font: "Caprasimo", fill: ink }),
    wordsMarkup(url.replace(/^https?:\/\//, ""), {
      ...{ x: WIDTH - MARGIN, y: foot, size: 30, anchor: "end", fill: quiet, most: INSIDE * 0.6 },
    }),
  ].join("");
}

/** The hand in the middle of a row; more cards are smaller. */
function cardsOf({ hand, task, seat }: Solving): string[] {
  const wide = Math.min(CARD.width, (INSIDE + CARD.gap) / hand.length - CARD.gap);
  const step = wide + CARD.gap;
  const left = (WIDTH - hand.length * step + CARD.gap) / 2;
  const height = (wide / CARD.width) * CARD.height;
  return hand.map((card, i) =>
    svgImage(faceOfCard(card, suitOf(card, seat), task.table.powers), {
      x: left + i * step,
      y: CARD.y,
      width: wide,
      height,
    }),
  );
}

function faceOfCard(card: string, suit: number, powers: readonly CardPower[]): string {
  const items = powers.find((each) => each.card === card)?.items ?? [];
  return cardFace({
    ...{ rank: card, suit, jokerWord: faceOf("*") },
    items: items.map(({ kind, text = "" }) => ({ kind, text })),
  });
}
