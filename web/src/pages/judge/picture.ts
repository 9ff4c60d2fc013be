/**
 * The picture of a dispute to share: the card and the question, the board with what is marked on it, and the answer.
 *
 *   await shareDispute(dispute);     // the system's share sheet on phones, otherwise a download
 */

import { type Area, boardImage, colorsOf, linesOf, sharePicture, svgImage, wordsMarkup } from "../../board/picture";
import { cardFace } from "../../cards/card";
import { faceOf } from "../../cards/cardname";
import { t } from "../../lib/i18n";
import { el, group } from "../../lib/svg";
import { ownerOf } from "../../story/positions";
import type { Dispute } from "./dispute.svelte";
import { happeningsOf } from "./happenings";
import { sceneOf } from "./marks";

const WIDTH = 1080;
const MARGIN = 70;
const INSIDE = WIDTH - 2 * MARGIN;
const CARD: Area = { x: MARGIN, y: 40, width: 124, height: 186 };
const BOARD: Area = { x: MARGIN, y: 258, width: INSIDE, height: INSIDE };
const TEXT = { y: BOARD.y + BOARD.height + 74, size: 36, line: 48, weight: 700 };
const FOOT = 150;
const SIGN = { x: WIDTH - MARGIN - 58, y: 102, size: 58 };

export async function shareDispute(dispute: Dispute): Promise<void> {
  const lines = linesOf(answerOf(dispute), INSIDE, TEXT.size, TEXT.weight);
  const height = TEXT.y + (lines.length - 1) * TEXT.line + FOOT;
  await sharePicture({ width: WIDTH, height }, () => draw(dispute, lines, height));
}

/** What the answer says under its one word; empty if there is none. */
function answerOf(dispute: Dispute): string {
  const ruling = dispute.judgment?.ruling;
  if (ruling?.reason) return ruling.reason.sentence;
  return happeningsOf(dispute)
    .map((each) => `${each}.`)
    .join(" ");
}

function draw(dispute: Dispute, lines: readonly string[], height: number): string {
  const colors = colorsOf("--ink", "--ink2", "--primary", "--on-primary", "--warning", "--paper");
  const [ink, quiet] = [colors["--ink"]!, colors["--ink2"]!];
  const { card, setup, names } = dispute;
  const ruling = dispute.judgment?.ruling;
  const x = card ? CARD.x + CARD.width + 36 : MARGIN;
  const most = SIGN.x - SIGN.size - 30 - x;
  const title = ruling ? (ruling.is_legal ? t("judge-yes") : t("judge-no")) : t("judge-title");
  const steps = dispute.steps.map((step) =>
    t("judge-step", {
      from: names!.placeOf(step.origin, step.seat),
      to: names!.placeOf(step.target, ownerOf(step), step.owner === undefined),
    }),
  );
  const question = [t("judge-turn-of", { name: names!.player(setup!.turn) }), ...steps].join(" · ");
  return [
    card ? svgImage(faceMarkup(dispute, card), CARD) : "",
    wordsMarkup(title, { x, y: 138, size: 92, font: "Caprasimo", fill: ink, most }),
    wordsMarkup(question, { x, y: 204, size: 36, weight: 700, fill: quiet, most: WIDTH - MARGIN - x }),
    ruling ? sign(ruling.is_legal, colors) : "",
    boardImage(sceneOf(dispute), BOARD),
    ...lines.map((line, i) =>
      wordsMarkup(line, { x: MARGIN, y: TEXT.y + i * TEXT.line, size: TEXT.size, weight: TEXT.weight, fill: ink }),
    ),
    wordsMarkup(t("app-name"), { x: MARGIN, y: height - 54, size: 40, font: "Caprasimo", fill: ink }),
    wordsMarkup(dispute.table!.title, {
      ...{ x: WIDTH - MARGIN, y: height - 54, size: 30, anchor: "end", fill: quiet, most: INSIDE / 2 },
    }),
  ].join("");
}

function faceMarkup(dispute: Dispute, card: string): string {
  const power = dispute.table!.powers.find((each) => each.card === card);
  const items = (power?.items ?? []).map(({ kind, text = "" }) => ({ kind, text }));
  return cardFace({ rank: card, suit: 0, items, jokerWord: faceOf("*") });
}

/** A disc with a check, or a turned square with a cross. */
function sign(isLegal: boolean, colors: Readonly<Record<string, string>>): string {
  const { x, y, size } = SIGN;
  const side = 1.5 * size;
  const ground = isLegal
    ? el("circle", { r: size, fill: colors["--primary"]! })
    : el("rect", {
        ...{ x: -side / 2, y: -side / 2, width: side, height: side, rx: 14 },
        ...{ fill: colors["--warning"]!, transform: "rotate(45)" },
      });
  const line = el("path", {
    d: isLegal ? "M-26 2L-7 21L28-20" : "M-19-19L19 19M19-19L-19 19",
    fill: "none",
    stroke: colors[isLegal ? "--on-primary" : "--paper"]!,
    "stroke-width": 12,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
  return group({ transform: `translate(${x} ${y})` }, ground, line);
}
