/**
 * The board: an interactive SVG widget. It knows no rules; callers say which pegs and holes to highlight.
 *
 *   const board = new BoardWidget(element, { shape, viewer: 0, seats, pegs, label: "..." }, {
 *     onPeg: (seat, place) => ...,      // a peg was tapped, highlighted or not
 *     onHole: (place, seat) => ...,     // a hole was tapped; `seat` is the owner of a home hole
 *     onMiss: () => ...,                // nothing was near the tap
 *   });
 *   board.set({ pegs, choosable: [{ seat: 0, place: 12 }], turn: 0 });   // any part of a `Scene`
 *   board.set({ chosen: { seat: 0, place: 12 }, landings: [{ seat: 0, place: 16, chosen: true, warn: false }],
 *               preview: [{ kind: "move", seat: 0, origin: 12, target: 16, path: [13, 14, 15, 16], number: null }] });
 *   await board.animate(effects, { speed: 1 });   // then `set({ pegs })` with the server's position
 *   board.skip();                                 // ends the animation at once
 *   board.showAll();  board.destroy();
 *
 * A peg is identified by its seat and place; a seat's pegs in start are interchangeable. Effects: "move"; "swap" with
 * the peg of `seat2` on `target`; "start", a peg sent back to START; "in_spot", a peg boosted to its in-spot; "cheer",
 * a hop on the spot. Colors are CSS variables, so a change of theme needs no redraw. `piles` are the cards in the
 * middle; `pileWidth(layout)` is 0 if there's no room for them there.
 */
import { lastOf } from "../lib/last";
import "./board.css";
import "../cards/cards.css";
import { between, num, type Point } from "../lib/svg";
import { pegMarkup } from "../look/pegs";
import {
  clampFrame,
  frameFor,
  insetBox,
  interpolate,
  isWhole,
  needsCamera,
  needsZoomToTap,
  questionFrame,
  visibleRatio,
  wholeFrame,
  zoomFrame,
} from "./camera";
import { type Box, isInside, type Layout, layoutOf } from "./geometry";
import { Gestures } from "./gestures";
import { BoardMap } from "./map";
import { CHEER_HOP, easeInOut, easeOut, FADE, HOP, type Motion, schedule, totalDuration } from "./motion";
import { type MovingPeg, movingPegs, placementAfter } from "./movingpegs";
import { burst, type Effect, flightBend, lifted } from "./overlays";
import { pilesBox } from "./piles";
import { type PlacedPeg, pegAt, placePegs } from "./placement";
import {
  EMPTY,
  flightEnds,
  inOrder,
  LAYERS,
  type Layer,
  layerMarkup,
  pointsInQuestion,
  pointsOf,
  pointsOfSide,
  type Scene,
  spotOf,
  spotsOf,
  targetsOf,
} from "./scene";
import type { Place, Seat } from "./shape";
import { nearestTarget } from "./snap";

export type { Effect, LandingMark, PegMark } from "./overlays";
export type { Piles } from "./piles";
export type { SeatPlate } from "./plates";
export type { Scene } from "./scene";

interface BoardCallbacks {
  onPeg?(seat: Seat, place: Place): void;
  onHole?(place: Place, seat: Seat): void;
  onMiss?(): void;
  /** A moving peg touched down on a hole; for a sound. */
  onHop?(): void;
  /** The map of the board has another place, in pixels from the top middle of the board's element; null without a map. */
  onMap?(map: Box | null): void;
}

const SVG = "http://www.w3.org/2000/svg";
const CAMERA = 260;
/** What stands beside the map, by its width: the last card, if the piles are apart. */
const BESIDE_MAP = 1;
let boards = 0;

const svgElement = (name: string): SVGElement => document.createElementNS(SVG, name);

interface RunningAnimation {
  readonly motions: readonly Motion[];
  readonly finish: () => void;
}

export class BoardWidget {
  readonly #id = `board-${++boards}`;
  readonly #svg = svgElement("svg") as SVGSVGElement;
  readonly #all = svgElement("g");
  readonly #map: BoardMap;
  readonly #layers = new Map<string, SVGElement>();
  readonly #drawn = new Map<string, string>();
  readonly #pegs = new Map<string, { element: SVGElement; drawn: string }>();
  readonly #watch: ResizeObserver;
  #scene: Scene;
  #layout: Layout;
  #placed: readonly PlacedPeg[] = [];
  /** What is visible, and what will be once the camera is there. */
  #frame: Box;
  #goal: Box;
  #width = 0;
  #ratio = 0;
  #running: RunningAnimation | null = null;
  #wood: { readonly layout: Layout; readonly colors: string } | null = null;
  #cameraStep = 0;
  #isFree = false;

  constructor(
    readonly element: HTMLElement,
    scene: Pick<Scene, "shape" | "seats"> & Partial<Scene>,
    readonly callbacks: BoardCallbacks = {},
  ) {
    this.#scene = { ...EMPTY, ...scene };
    this.#layout = layoutOf(this.#scene.shape, this.#scene.viewer, this.#scene.isTall);
    this.#placed = placePegs([], this.#scene.pegs);
    this.#frame = this.#goal = wholeFrame(this.#layout);
    this.#map = new BoardMap(`${this.#id}-all`, (place) => callbacks.onMap?.(place));
    this.#build();
    this.#listen();
    this.#watch = new ResizeObserver(() => this.#resized());
    // This draws the board for the first time, once the page has its layout: the size of the text depends on it.
    this.#watch.observe(element);
  }

  /** Draw at once, without waiting for the page's layout: for a picture of the board that's never on the screen. */
  drawNow(): void {
    this.#resized();
  }

  /** What the layer of flying cards needs to know. */
  get view(): { readonly svg: SVGSVGElement; readonly layout: Layout; readonly scene: Scene } {
    return { svg: this.#svg, layout: this.#layout, scene: this.#scene };
  }

  /** Update parts of the scene. */
  set(change: Partial<Scene>): void {
    const before = this.#scene;
    this.#scene = { ...before, ...change };
    // Every update brings an equal shape. Only a different one rebuilds the board, which ends animations.
    const isOther = JSON.stringify(this.#scene.shape) !== JSON.stringify(before.shape);
    const isTurned = this.#scene.viewer !== before.viewer || this.#scene.isTall !== before.isTall;
    if (isOther || isTurned) this.#rebuild(isOther);
    if (change.pegs && !this.#running) this.#placed = placePegs(this.#placed, change.pegs);
    // The clock on a name plate doesn't move the camera.
    if (Object.keys(change).some((each) => each !== "seats")) this.#frameQuestion();
    this.#draw();
  }

  /** Animate effects after `wait` milliseconds. Resolves when the pegs have arrived, or when skipped. */
  animate(effects: readonly Effect[], options: { speed?: number; wait?: number } = {}): Promise<void> {
    this.skip();
    const motions = schedule(effects);
    const { pegs } = this.#scene;
    if (motions.length === 0) return Promise.resolve();
    const wait = Math.max(this.#frameEffects(effects), options.wait ?? 0);
    return new Promise((resolve) => {
      const finish = () => {
        this.#placed = placementAfter(this.#placed, effects);
        // A position set during the animation is newer than its result.
        if (this.#scene.pegs !== pegs) this.#placed = placePegs(this.#placed, this.#scene.pegs);
        this.#running = null;
        this.#burst("");
        this.#draw();
        resolve();
      };
      this.#running = { motions, finish };
      this.#draw();
      if (isMotionReduced()) this.#fade();
      else this.#play(this.#running, options.speed ?? 1, wait);
    });
  }

  /** End the animation at once. */
  skip(): void {
    this.#running?.finish();
  }

  /** Show the whole board until the next question. */
  showAll(): void {
    this.#isFree = true;
    this.#moveCamera(this.#whole);
  }

  /** Show a seat's side until the next question. */
  showSide(seat: Seat): void {
    this.#isFree = true;
    this.#moveCamera(frameFor(this.#layout, pointsOfSide(this.#layout, seat), this.#ratio));
  }

  destroy(): void {
    this.skip();
    cancelAnimationFrame(this.#cameraStep);
    this.#watch.disconnect();
    this.#svg.remove();
  }

  // --- drawing

  #build(): void {
    this.#svg.setAttribute("role", "img");
    this.#svg.classList.add("pegs-board");
    this.#all.id = `${this.#id}-all`;
    for (const name of LAYERS) {
      const layer = svgElement("g");
      layer.setAttribute("data-layer", name);
      this.#layers.set(name, layer);
      this.#all.append(layer);
    }
    const motion = svgElement("g");
    this.#layers.set("motion", motion);
    this.#layers.get("pegs")!.before(motion);
    // Its label and the page around it say what it shows; else the words on it would be read out too, and the map's again.
    for (const part of [this.#all, this.#map.element]) part.setAttribute("aria-hidden", "true");
    this.#svg.append(this.#all, this.#map.element);
    this.element.append(this.#svg);
  }

  /** For another shape, or another side at the bottom. */
  #rebuild(isOther: boolean): void {
    this.skip();
    this.#layout = layoutOf(this.#scene.shape, this.#scene.viewer, this.#scene.isTall);
    if (isOther) {
      this.#placed = placePegs([], this.#scene.pegs);
      for (const { element } of this.#pegs.values()) element.remove();
      this.#pegs.clear();
    }
    this.#measure();
    this.#frame = this.#goal = this.#whole;
  }

  get #scale(): number {
    return this.#width / this.#frame.width;
  }

  get #whole(): Box {
    return wholeFrame(this.#layout, this.#ratio);
  }

  #draw(): void {
    if (this.#width === 0) return;
    for (const layer of LAYERS) {
      if (layer === "pegs") this.#drawPegs();
      else if (layer === "wood" && this.#isWoodDrawn()) continue;
      else this.#write(layer, this.#markup(layer as Layer));
    }
    this.#svg.setAttribute("aria-label", this.#scene.label);
    this.#drawFrame();
  }

  /** While pegs move, overlays are hidden. */
  #markup(layer: Layer): string {
    if (this.#running && (layer === "under" || layer === "over")) return "";
    return layerMarkup(layer, this.#layout, this.#scene, this.#placed, this.#scale, this.#id, this.#goal);
  }

  /** The wood is slow to draw on a phone and rarely changes. */
  #isWoodDrawn(): boolean {
    const colors = this.#scene.seats.map((each) => each.color).join("");
    const isDrawn = this.#wood?.layout === this.#layout && this.#wood.colors === colors;
    this.#wood = { layout: this.#layout, colors };
    return isDrawn;
  }

  #write(layer: string, markup: string): void {
    if (this.#drawn.get(layer) === markup) return;
    this.#drawn.set(layer, markup);
    this.#layers.get(layer)!.innerHTML = markup;
  }

  #burst(markup: string): void {
    this.#write("motion", markup);
  }

  #drawPegs(): void {
    const layer = this.#layers.get("pegs")!;
    const current = new Set(this.#placed.map((each) => each.id));
    for (const [id, { element }] of this.#pegs) {
      if (current.has(id)) continue;
      element.remove();
      this.#pegs.delete(id);
    }
    const { chosen } = this.#scene;
    const chosenId = chosen && !this.#running ? pegAt(this.#placed, chosen.seat, chosen.place)?.id : undefined;
    for (const peg of inOrder(this.#layout, this.#placed)) {
      const element = this.#pegElement(peg);
      layer.append(element);
      const at = spotOf(this.#layout, peg);
      this.#put(peg.id, peg.id === chosenId ? lifted(at) : at, peg.id === chosenId ? 1.22 : 1);
    }
  }

  #pegElement(peg: PlacedPeg): SVGElement {
    const markup = pegMarkup(this.#scene.seats[peg.seat]?.color ?? "N");
    let known = this.#pegs.get(peg.id);
    if (!known) {
      known = { element: svgElement("g"), drawn: "" };
      known.element.setAttribute("data-peg", String(peg.seat));
      this.#pegs.set(peg.id, known);
    }
    if (known.drawn !== markup) known.element.innerHTML = known.drawn = markup;
    known.element.setAttribute("data-place", String(peg.place));
    return known.element;
  }

  #put(id: string, [x, y]: Point, scale = 1): void {
    this.#pegs.get(id)?.element.setAttribute("transform", `translate(${num(x)} ${num(y)}) scale(${scale})`);
  }

  // --- motion

  /** Instead of an animation: a short fade-in of the final position. */
  #fade(): void {
    const layer = this.#layers.get("pegs")!;
    this.skip();
    layer.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: FADE });
  }

  /** `wait`: milliseconds for the camera to arrive first. */
  #play(run: RunningAnimation, speed: number, wait: number): void {
    const began = performance.now() + wait;
    const whole = totalDuration(run.motions);
    const movers = movingPegs(run.motions, this.#placed);
    for (const { peg } of movers) this.#layers.get("pegs")!.append(this.#pegElement(peg));
    let landed = 0;
    const step = (time: number) => {
      if (this.#running !== run) return;
      const now = Math.max(0, time - began) * speed;
      for (const mover of movers) this.#moveAlong(mover, now);
      const burning = run.motions.find(
        (each) => each.kind === "burst" && now >= each.start && now < each.start + each.duration + 60,
      );
      this.#burst(burning ? burst(this.#layout.hole(burning.seat, burning.from)) : "");
      const done = run.motions.filter((each) => each.kind === "hop" && now >= each.start + each.duration).length;
      if (done > landed) this.callbacks.onHop?.();
      landed = done;
      if (now >= whole) run.finish();
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** Put one peg where it is at a time of the animation. */
  #moveAlong({ peg, motions, slot }: MovingPeg, now: number): void {
    const motion = lastOf(motions, (each) => now >= each.start);
    if (!motion) return;
    const at = (place: Place) => spotOf(this.#layout, place === peg.place ? peg : { ...peg, place, slot });
    const [from, to] = [at(motion.from), at(motion.to)];
    const t = Math.min(1, (now - motion.start) / motion.duration);
    if (motion.kind === "flight") {
      const bend = flightBend(from, to);
      const e = easeInOut(t);
      this.#put(peg.id, between(between(from, bend, e), between(bend, to, e), e), 1 + 0.25 * Math.sin(Math.PI * t));
      return;
    }
    const [x, y] = between(from, to, easeOut(t));
    this.#put(peg.id, [x, y - (motion.from === motion.to ? CHEER_HOP : HOP) * Math.sin(Math.PI * t)]);
  }

  // --- the camera

  #resized(): void {
    const { clientWidth: width, clientHeight: height } = this.element;
    // Zooming in can change the height slightly, but not the proportions of what is visible.
    if (this.#width === width && this.#ratio === visibleRatio(this.#layout, width, height)) return;
    const wasWhole = isWhole(this.#layout, this.#frame);
    this.#measure();
    if (wasWhole) this.#frame = this.#goal = this.#whole;
    this.#frameQuestion();
    this.#draw();
  }

  #measure(): void {
    // An element without a height of its own has the board's: its proportions are those of the whole one.
    this.#show(wholeFrame(this.#layout));
    this.#width = this.element.clientWidth;
    this.#ratio = visibleRatio(this.#layout, this.#width, this.element.clientHeight);
  }

  /** Frame the current question, unless the user has moved the view. */
  #frameQuestion(): void {
    if (this.#running || this.#width === 0) return;
    const { choosable, landings, chosen, preview } = this.#scene;
    const spots = spotsOf(this.#layout, this.#scene, this.#placed);
    const lit = [...choosable, ...landings].map((each) => spots.spot(each.seat, each.place));
    const isNeeded = needsCamera(this.#layout, this.#width) || needsZoomToTap(this.#layout, this.#width, lit);
    const isAsked = lit.length + preview.length > 0 || chosen !== null;
    if (isNeeded && isAsked) {
      this.#isFree = false;
      const points = pointsInQuestion(this.#layout, this.#scene, this.#placed);
      this.#moveCamera(questionFrame(this.#layout, points, flightEnds(spots, preview), this.#ratio));
    } else if (!this.#isFree) this.#moveCamera(this.#whole);
  }

  /** Show what is about to happen: in this frame, if it's all there. Returns how long that takes, as the camera rests while pegs move. */
  #frameEffects(effects: readonly Effect[]): number {
    if (this.#isFree) return 0;
    const points = pointsOf(spotsOf(this.#layout, this.#scene, this.#placed), effects);
    const frame = points.every((at) => isInside(this.#frame, at)) ? this.#frame : this.#whole;
    if (sameBox(frame, this.#frame)) return 0;
    this.#moveCamera(frame);
    return isMotionReduced() ? 0 : CAMERA;
  }

  #moveCamera(to: Box): void {
    cancelAnimationFrame(this.#cameraStep);
    this.#goal = to;
    const from = this.#frame;
    if (sameBox(from, to)) return;
    const began = performance.now();
    const length = isMotionReduced() ? 0 : CAMERA;
    const step = (time: number) => {
      const t = length === 0 ? 1 : Math.min(1, Math.max(0, time - began) / length);
      this.#frame = t < 1 ? interpolate(from, to, easeInOut(t)) : to;
      this.#drawFrame();
      if (t < 1) this.#cameraStep = requestAnimationFrame(step);
      else this.#draw(); // text that was too small may be readable now
    };
    step(began);
  }

  #show({ x, y, width, height }: Box): void {
    this.#svg.setAttribute("viewBox", [x, y, width, height].map(num).join(" "));
  }

  #drawFrame(): void {
    this.#show(this.#frame);
    const near = !isWhole(this.#layout, this.#frame);
    this.#svg.classList.toggle("near", near);
    this.#map.show(this.#layout, this.#frame, near ? this.#insetBox() : null, this.#scale);
  }

  #insetBox(): Box | null {
    const { piles } = this.#scene;
    return insetBox(this.#layout, this.#frame, pilesBox(this.#layout, piles), piles?.apart ? BESIDE_MAP : 0);
  }

  // --- gestures

  #listen(): void {
    new Gestures(this.#svg, {
      onTap: (at) => this.#tap(this.#toBoard(at)),
      onDrag: (from, to) => this.#drag(this.#toBoard(from), this.#toBoard(to)),
      onPinch: (factor, center) => this.#zoom(factor, this.#toBoard(center)),
      onWheel: (factor, center) => this.#wheel(factor, this.#toBoard(center)),
    });
  }

  #toBoard(client: Point): Point {
    const matrix = this.#svg.getScreenCTM()?.inverse();
    if (!matrix) return [0, 0];
    const { x, y } = new DOMPoint(client[0], client[1]).matrixTransform(matrix);
    return [x, y];
  }

  #zoom(factor: number, center: Point): void {
    this.#setView(zoomFrame(this.#layout, this.#frame, factor, center));
  }

  #wheel(factor: number, center: Point): boolean {
    if (this.#running || (factor > 1 && isWhole(this.#layout, this.#frame))) return false;
    this.#zoom(factor, center);
    return true;
  }

  #drag(from: Point, to: Point): void {
    if (isWhole(this.#layout, this.#frame)) return;
    const { x, y } = this.#frame;
    const moved = { ...this.#frame, x: x + from[0] - to[0], y: y + from[1] - to[1] };
    this.#setView(clampFrame(this.#layout, moved));
  }

  /** Show the frame that the user chose. */
  #setView(frame: Box): void {
    cancelAnimationFrame(this.#cameraStep);
    this.#isFree = !isWhole(this.#layout, frame) || needsCamera(this.#layout, this.#width);
    this.#frame = this.#goal = frame;
    this.#drawFrame();
    // Flights end at the edge of what is visible, and numbers stay inside it.
    if (this.#scene.preview.length + this.#scene.numbers.length > 0) this.#write("over", this.#markup("over"));
  }

  #tap(at: Point): void {
    const inset = isWhole(this.#layout, this.#frame) ? null : this.#insetBox();
    if (this.#running) this.skip();
    else if (inset && isInside(inset, at)) this.showAll();
    else this.#pick(at);
  }

  #pick(at: Point): void {
    const meaning = nearestTarget(targetsOf(this.#layout, this.#scene, this.#placed), at, this.#scale);
    // A tap on bare wood or beside the board leads back to all of it.
    if (!meaning && !isWhole(this.#layout, this.#frame)) this.showAll();
    else if (!meaning) this.callbacks.onMiss?.();
    else if (meaning.kind === "peg") this.callbacks.onPeg?.(meaning.seat, meaning.place);
    else this.callbacks.onHole?.(meaning.place, meaning.seat);
  }
}

const sameBox = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** The same as in app/settings.ts, which the board doesn't depend on. */
function isMotionReduced(): boolean {
  const motion = document.documentElement.dataset.motion;
  return motion ? motion === "reduced" : matchMedia("(prefers-reduced-motion: reduce)").matches;
}
