/** A development page for the artwork: gallery.html?show=boards|marks|cards|controls&theme=light|dark|contrast. */
import "../look/tokens.css";
import "../look/base.css";
import "../look/controls.css";
import "../look/layout.css";
import "./gallery.css";
import { BoardWidget, type Scene } from "../board/board";
import { COLORS, SAMPLES, SCENES, sample } from "../board/samples";
import { type CardProps, cardBack, cardFace } from "../cards/card";
import { pegPicture } from "../look/pegs";
import { showControls } from "./controls";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "light";
const gallery = document.getElementById("gallery")!;
const show = query.get("show") ?? "boards";

function board(scene: Pick<Scene, "shape" | "seats"> & Partial<Scene>, title: string): void {
  const frame = document.createElement("figure");
  const words = document.createElement("figcaption");
  words.textContent = title;
  const ground = document.createElement("div");
  ground.className = "ground";
  frame.append(ground, words);
  gallery.append(frame);
  const widget = new BoardWidget(
    ground,
    { ...scene, label: title },
    { onPeg: (...peg) => console.log("peg", ...peg), onHole: (...hole) => console.log("hole", ...hole) },
  );
  words.addEventListener("click", () => void widget.animate(scene.preview ?? []));
}

function cards(looks: readonly CardProps[], width: number): void {
  const row = document.createElement("div");
  row.className = "cards";
  row.innerHTML = [...looks.map(cardFace), cardBack()]
    .map((each) => `<div style="width:${width}px">${each}</div>`)
    .join("");
  gallery.append(row);
}

if (show === "controls") showControls(gallery);
if (show === "boards")
  for (const [title, shape] of Object.entries(SAMPLES))
    if (!query.has("only") || query.get("only") === title) board(sample(shape), title);
if (show === "marks")
  for (const [title, scene] of Object.entries(SCENES))
    if (!query.has("only") || query.get("only") === title) board(scene, title);
if (show === "cards") {
  const items = (kind: NonNullable<CardProps["items"]>[number]["kind"], text: string) => [{ kind, text }];
  const looks: CardProps[] = [..."A23456789TJQK*"].map((rank, suit) => {
    const plain = items("plain", `+${"A234567890JQK".indexOf(rank) + 1}`);
    if (rank === "7") return { rank, suit, items: items("split", "+7") };
    if (rank === "8") return { rank, suit, items: items("back", "8") };
    if (rank === "*") return { rank, suit, items: items("joker", "any") };
    if ("AJQK".includes(rank))
      return { rank, suit, items: [...items("out", ""), ...items("plain", rank === "A" ? "+1" : "+10")] };
    return { rank, suit, items: rank === "T" ? items("plain", "+10") : plain };
  });
  cards(looks, 56);
  cards(
    [
      ...looks.slice(6, 9),
      { rank: "T", suit: 2, items: items("swap", "10") },
      { rank: "9", suit: 2, items: [...items("plain", "+9"), ...items("back", "9"), ...items("split", "9")] },
      looks[7]!,
      { ...looks[12]!, isChosen: true },
      looks[13]!,
    ],
    98,
  );
  const row = document.createElement("div");
  row.className = "cards";
  row.innerHTML = COLORS.map((color) => pegPicture(color, 46)).join("");
  gallery.append(row);
}
