/**
 * Pictures to share: one SVG image with everything in it, drawn as a PNG. Images can use no style sheets, variables or
 * fonts of the page, so all of them are written into it.
 *
 *   await sharePicture({ width: 1080, height: 1424 }, async () => el("rect", ...) + boardImage(scene, rect));
 *
 * The result goes to the system's share sheet on phones, and is downloaded elsewhere.
 */

import { t } from "../lib/i18n";
import { showToast } from "../lib/notices";
import { saveFile } from "../lib/savefile";
import { el, safe } from "../lib/svg";
import caprasimo from "../look/fonts/caprasimo.woff2?url";
import nunito from "../look/fonts/nunito.woff2?url";
import { BoardWidget, type Scene } from "./board";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** The style that a picture of the board needs, as the page has computed it. */
const STYLE = ["fill", "stroke", "opacity", "font-family", "font-size", "font-weight", "text-anchor", "display"];

/** Where a picture is from. */
interface Link {
  readonly title: string;
  readonly url: string;
}

/** Share a picture on a ground of the page's color, with a link if it has one. `draw` returns its SVG elements. */
export async function sharePicture(size: Size, draw: () => string, link?: Link): Promise<void> {
  try {
    const fonts = await Promise.all([fontFace("Caprasimo", caprasimo), fontFace("Nunito Variable", nunito)]);
    const image = await pngOf(pictureOf(size, fonts, draw()), size);
    await shareFile(new File([image], `${t("app-name")}.png`, { type: "image/png" }), link);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    console.warn(error);
    showToast(t("pages-picture-failed"), { kind: "problem" });
  }
}

const pictureOf = ({ width, height }: Size, fonts: readonly string[], drawn: string): string =>
  el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    `<style>${fonts.join("")}</style>`,
    el("rect", { width, height, fill: colorsOf("--table-middle")["--table-middle"]! }),
    drawn,
  );

async function shareFile(file: File, link?: Link): Promise<void> {
  // Some systems take no link with a file.
  const shared = [{ files: [file], ...link }, { files: [file] }].find((each) => navigator.canShare?.(each));
  if (matchMedia("(pointer: coarse)").matches && shared) {
    await navigator.share(shared);
    return;
  }
  saveFile(file.name, file);
  showToast(t("pages-picture-saved"));
}

async function pngOf(svg: string, { width, height }: Size): Promise<Blob> {
  const image = new Image(width, height);
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("the canvas gave no image");
    return blob;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

export interface Words {
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
  x: 0,
  y: 0,
  size: 28,
  font: "Nunito Variable",
  weight: 600,
  anchor: "start",
  most: Number.POSITIVE_INFINITY,
} as const;

/** A line of words. */
export function wordsMarkup(text: string, given: Partial<Words> & Pick<Words, "fill">): string {
  const { x, y, size, font, weight, anchor, fill, most }: Words = { ...WORDS, ...given };
  const style = font === "Caprasimo" ? 400 : weight;
  const shrunk = Math.min(size, (size * most) / widthOf(text, `${style} ${size}px "${font}"`));
  const look = {
    "font-family": `"${font}", system-ui, sans-serif`,
    "font-size": shrunk,
    "font-weight": style,
    "text-anchor": anchor,
    fill,
  };
  return el("text", { x, y, ...look }, safe(text));
}

/** A text in lines that aren't wider than `most`. */
export function linesOf(text: string, most: number, size: number, weight: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && widthOf(longer, `${weight} ${size}px "Nunito Variable"`) <= most) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function widthOf(text: string, font: string): number {
  const context = document.createElement("canvas").getContext("2d")!;
  context.font = font;
  return context.measureText(text).width;
}

/** A board, large enough for every name. */
export function boardImage(scene: Pick<Scene, "shape" | "seats"> & Partial<Scene>, area: Area): string {
  return offscreen(area, (place) => {
    const widget = new BoardWidget(place, scene);
    widget.drawNow();
    const markup = styled(widget.view.svg, "[data-layer] *", area);
    widget.destroy();
    return markup;
  });
}

/** An SVG picture of the page that is given as markup. */
export const svgImage = (markup: string, area: Area): string =>
  offscreen(area, (place) => {
    place.innerHTML = markup;
    return styled(place.querySelector("svg")!, "*", area);
  });

function offscreen(area: Area, draw: (place: HTMLElement) => string): string {
  const place = document.createElement("div");
  place.style.cssText = `position: fixed; left: -9999px; width: ${area.width}px; height: ${area.height}px`;
  document.body.append(place);
  const markup = draw(place);
  place.remove();
  return markup;
}

/** A picture as it is on the page, with the style of its elements in them. */
function styled(svg: SVGSVGElement, selector: string, area: Area): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll<SVGElement>(selector);
  const copies = copy.querySelectorAll<SVGElement>(selector);
  for (const [i, original] of originals.entries()) {
    const style = getComputedStyle(original);
    copies[i]!.setAttribute("style", STYLE.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";"));
  }
  copy.querySelector("[data-inset]")?.remove();
  for (const name of ["x", "y", "width", "height"] as const) copy.setAttribute(name, String(area[name]));
  return resolved(new XMLSerializer().serializeToString(copy));
}

/** The values of the page's colors. */
export function colorsOf(...names: readonly string[]): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()]));
}

/** Markup with the values of the page's variables. */
export function resolved(markup: string): string {
  const style = getComputedStyle(document.documentElement);
  return markup.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim());
}

async function fontFace(family: string, url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `@font-face{font-family:"${family}";font-weight:200 1000;src:url(data:font/woff2;base64,${btoa(text)})}`;
}
