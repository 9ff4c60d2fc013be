/** The map: a small view of the whole board in a frame that shows a part of it, with what the frame shows. */
import { el, num } from "../lib/svg";
import { wholeFrame } from "./camera";
import { type Box, insetBy, type Layout, within } from "./geometry";

/** Its edge around the board, and the rounding of its corners and of the frame on it, in pixels. */
const EDGE = 6;
const CORNER = 14;
const FRAME_CORNER = 4;

export class BoardMap {
  readonly element = document.createElementNS("http://www.w3.org/2000/svg", "g");
  #place: Box | null = null;

  /** `board`: the id of what it mirrors, later changes too. `onPlace`: see `onMap` of the board. */
  constructor(
    board: string,
    readonly onPlace: (place: Box | null) => void,
  ) {
    this.element.setAttribute("data-inset", "");
    this.element.innerHTML =
      el("rect", { class: "map-ground" }) + el("use", { href: `#${board}` }) + el("rect", { class: "map-frame" });
  }

  /** Show the map in a box of the frame, or hide it. `scale`: pixels per spacing. */
  show(layout: Layout, frame: Box, box: Box | null, scale: number): void {
    this.element.style.display = box ? "" : "none";
    if (box) this.#draw(wholeFrame(layout), frame, box, scale);
    const middle = frame.x + frame.width / 2;
    const place = box && {
      x: Math.round((box.x - middle) * scale),
      y: Math.round((box.y - frame.y) * scale),
      width: Math.round(box.width * scale),
      height: Math.round(box.height * scale),
    };
    if (JSON.stringify(place) === JSON.stringify(this.#place)) return;
    this.#place = place;
    this.onPlace(place);
  }

  #draw(whole: Box, frame: Box, box: Box, scale: number): void {
    const size = box.width / whole.width;
    this.element.setAttribute(
      "transform",
      `translate(${num(box.x)} ${num(box.y)}) scale(${size.toFixed(5)}) translate(${num(-whole.x)} ${num(-whole.y)})`,
    );
    const pixel = 1 / (size * scale);
    const [ground, seen] = this.element.querySelectorAll("rect");
    setBox(ground!, insetBy(whole, -EDGE * pixel), CORNER * pixel);
    setBox(seen!, within(whole, frame), FRAME_CORNER * pixel);
  }
}

function setBox(rect: Element, box: Box, corner: number): void {
  for (const [name, value] of Object.entries({ ...box, rx: corner })) rect.setAttribute(name, num(value));
}
