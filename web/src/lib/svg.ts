/** SVG as text: numbers rounded to a thousandth of a spacing, elements with attributes, and escaped text. */

export type Point = readonly [x: number, y: number];

export const num = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);

export const xy = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export const safe = (text: string): string =>
  text.replace(/[&<>"]/g, (each) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[each]!);

type Attributes = Record<string, string | number | undefined>;

/** An element: `el("circle", { r: 1 })`. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let written = "";
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) written += ` ${key}="${typeof value === "number" ? num(value) : safe(value)}"`;
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join("")}</${name}>`;
}

/** An element of `src/pegs/look`, without its color. */
export type Shape = Attributes & { readonly name: string };

/** Shapes in one color: lines with round ends if they have a stroke's width, otherwise filled. */
export const inked = (shapes: readonly Shape[], ink: string): string =>
  shapes
    .map(({ name, ...shape }) =>
      el(
        name,
        shape["stroke-width"]
          ? { ...shape, fill: "none", stroke: ink, "stroke-linecap": "round", "stroke-linejoin": "round" }
          : { ...shape, fill: ink },
      ),
    )
    .join("");

export const circle = ([cx, cy]: Point, r: number, attributes: Attributes): string =>
  el("circle", { cx, cy, r, ...attributes });

/** A path of circles, each from its left end around. */
export function circles(points: readonly Point[], r: number): string {
  const around = `a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0`;
  return points.map(([x, y]) => `M${xy([x - r, y])}${around}`).join("");
}

/** A path of straight lines through points. */
export const through = (points: readonly Point[], closed = false): string =>
  `M${points.map(xy).join("L")}${closed ? "Z" : ""}`;

/** A star with this many points between two radii. */
export function star([x, y]: Point, points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: 2 * points }, (_, k): Point => {
    const angle = turn + (Math.PI * k) / points;
    const r = k % 2 ? inner : outer;
    return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
  });
  return through(corners, true);
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  el("g", attributes, ...children, "");

/** The point at fraction t of the way from a to b. */
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
