/**
 * The picture of a game's end to share: the board, names, score, date, and the rules. No code and no link is on it.
 *
 *   await shareEnding(play, endingOf(play));     // the system's share sheet on phones, otherwise a download
 *
 * It's drawn as one SVG image with everything in it: images can use no style sheets, variables or fonts of the page.
 */
import { language, t } from "../../../app/i18n";
import { showToast } from "../../../app/notices";
import { BoardWidget } from "../../../board/board";
import { type Color, pegBody } from "../../../board/pegs";
import { el, group, num, safe } from "../../../board/svg";
import caprasimo from "../../../styles/fonts/caprasimo.woff2?url";
import nunito from "../../../styles/fonts/nunito.woff2?url";
import type { Play } from "../play.svelte";
import { piecesMarkup, type Rect, raysMarkup, scatter } from "./confetti";
import { type Ending, winnersText } from "./ending";

export const WIDTH = 1080;
export const HEIGHT = 1424;
const BOARD: Rect = { x: 70, y: 250, width: 940, height: 940 };
const CENTER = [BOARD.x + BOARD.width / 2, BOARD.y + BOARD.height / 2] as const;
const MARGIN = 74;
/** The style that a picture of the board needs, as the page has computed it. */
const STYLE = ["fill", "stroke", "opacity", "font-family", "font-size", "font-weight", "text-anchor", "display"];

export async function shareEnding(play: Play, ending: Ending): Promise<void> {
  try {
    const image = await pngOf(await pictureOf(play, ending));
    const name = `${t("app-name")}.png`;
    await shareFile(new File([image], name, { type: "image/png" }));
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    console.warn(error);
    showToast(t("picture-failed"), { kind: "problem" });
  }
}

async function shareFile(file: File): Promise<void> {
  const shared = { files: [file] };
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.(shared)) {
    await navigator.share(shared);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  showToast(t("picture-saved"));
}

async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    canvas.getContext("2d")!.drawImage(image, 0, 0, WIDTH, HEIGHT);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("the canvas gave no image");
    return blob;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** The whole picture as SVG. */
async function pictureOf(play: Play, ending: Ending): Promise<string> {
  const fonts = await Promise.all([fontFace("Caprasimo", caprasimo), fontFace("Nunito Variable", nunito)]);
  const turns = (play.game!.statistics ?? []).reduce((sum, each) => sum + each.turns, 0);
  const { winners, others, pegs } = ending;
  const opponents = others.map((each) => each.names).join(", ");
  const day = new Date((play.moments.at(-1)?.turn.at ?? play.now) * 1000);
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "full" }).format(day);
  const colors = colorsOf("--table-middle", "--ray", "--ink", "--ink2");
  const words = (text: string, at: Partial<Words>) => wordsMarkup(text, { ...WORDS, fill: colors["--ink"]!, ...at });
  const rays = colors["--ray"] === "transparent" ? "" : raysMarkup(CENTER, 2 * HEIGHT, colors["--ray"]!);
  return el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    `<style>${fonts.join("")}</style>`,
    el("rect", { width: WIDTH, height: HEIGHT, fill: colors["--table-middle"]! }),
    rays,
    rays && resolved(piecesMarkup(scatter({ width: WIDTH, height: HEIGHT }, SOLID, { most: 60, scale: 1.9 }))),
    words(winnersText(ending), { y: 128, size: 84, font: "Caprasimo", anchor: "middle", x: WIDTH / 2, most: 940 }),
    words(t("picture-score", { pegs, turns }), { y: 200, size: 33, anchor: "middle", x: WIDTH / 2, most: 940 }),
    boardMarkup(play),
    middle(winners.seats.map((each) => each.color as Color)),
    words([winners, ...others].map((each) => each.home).join(" : "), {
      ...{ x: CENTER[0], y: CENTER[1] + 92, size: 72, font: "Caprasimo", anchor: "middle", most: 380 },
    }),
    words(t("app-name"), { y: 1318, size: 40, font: "Caprasimo", most: 480 }),
    words(play.rules!.title, { y: 1364, size: 28, fill: colors["--ink2"]!, most: 480 }),
    words(date, { x: WIDTH - MARGIN, y: 1318, size: 29, weight: 800, anchor: "end", most: 480 }),
    words(t("picture-with", { names: opponents }), {
      ...{ x: WIDTH - MARGIN, y: 1364, size: 28, anchor: "end", fill: colors["--ink2"]!, most: 480 },
    }),
  );
}

/** What confetti may not touch: the titles, the board's wood, and the words in its middle and below it. */
const SOLID: readonly Rect[] = [
  { x: 50, y: 40, width: WIDTH - 100, height: 180 },
  { ...BOARD, height: 250 },
  { ...BOARD, y: BOARD.y + BOARD.height - 250, height: 250 },
  { ...BOARD, width: 250 },
  { ...BOARD, x: BOARD.x + BOARD.width - 250, width: 250 },
  { x: CENTER[0] - 200, y: CENTER[1] - 110, width: 400, height: 230 },
  { x: 50, y: 1260, width: WIDTH - 100, height: 130 },
];

interface Words {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  readonly weight: number;
  readonly anchor: "start" | "middle" | "end";
  readonly fill: string;
  /** The greatest width: longer words get smaller. */
  readonly most: number;
}

const WORDS = {
  x: MARGIN,
  y: 0,
  size: 28,
  font: "Nunito Variable",
  weight: 600,
  anchor: "start",
  fill: "",
  most: WIDTH,
} as const;

function wordsMarkup(text: string, { x, y, size, font, weight, anchor, fill, most }: Words): string {
  const style = font === "Caprasimo" ? 400 : weight;
  const context = document.createElement("canvas").getContext("2d")!;
  context.font = `${style} ${size}px "${font}"`;
  const shrunk = Math.min(size, (size * most) / context.measureText(text).width);
  const look = {
    "font-family": `"${font}", system-ui, sans-serif`,
    "font-size": shrunk,
    "font-weight": style,
    "text-anchor": anchor,
    fill,
  };
  return el("text", { x, y, ...look }, safe(text));
}

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

/** The board as it is, large enough for every name, with its style in the elements. */
function boardMarkup(play: Play): string {
  const { board, seats } = play.table!;
  const place = document.createElement("div");
  place.style.cssText = `position: fixed; left: -9999px; width: ${BOARD.width}px; height: ${BOARD.height}px`;
  document.body.append(place);
  const widget = new BoardWidget(place, {
    shape: board,
    viewer: play.me,
    seats: seats.map(({ seat, color }) => ({ name: play.wording!.name(seat), color: color as Color })),
    pegs: play.pegs,
  });
  const svg = widget.view.svg;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll<SVGElement>("[data-layer] *");
  const copies = copy.querySelectorAll<SVGElement>("[data-layer] *");
  for (const [i, original] of originals.entries()) {
    const style = getComputedStyle(original);
    copies[i]!.setAttribute("style", STYLE.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";"));
  }
  copy.querySelector("[data-inset]")?.remove();
  for (const name of ["x", "y", "width", "height"] as const) copy.setAttribute(name, String(BOARD[name]));
  const markup = resolved(new XMLSerializer().serializeToString(copy));
  widget.destroy();
  place.remove();
  return markup;
}

function colorsOf(...names: readonly string[]): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()]));
}

/** Markup with the values of the page's variables. */
function resolved(markup: string): string {
  const style = getComputedStyle(document.documentElement);
  return markup.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim());
}

async function fontFace(family: string, url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `@font-face{font-family:"${family}";font-weight:200 1000;src:url(data:font/woff2;base64,${btoa(text)})}`;
}
