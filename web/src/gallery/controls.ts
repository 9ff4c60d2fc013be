/** Everything in look/controls.css, each in all its states. */
interface Control {
  readonly tag: string;
  readonly looks: string;
  readonly text: string;
  /** The states that it has, as attributes. */
  readonly states: readonly string[];
}

const BUTTON = ["", "disabled", 'aria-pressed="true"', "data-focus"];
const CONTROLS: readonly Control[] = [
  { tag: "button", looks: "button", text: "A button", states: BUTTON },
  { tag: "button", looks: "button primary", text: "The one main thing", states: BUTTON },
  { tag: "button", looks: "look-button", text: "A small button", states: BUTTON },
  { tag: "button", looks: "look-button look-primary", text: "The main thing to do", states: BUTTON },
  { tag: "button", looks: "look-row", text: "A row among several", states: BUTTON },
  { tag: "button", looks: "look-link", text: "A link to more words", states: ["", "disabled", "data-focus"] },
  { tag: "button", looks: "look-round", text: "✕", states: ["", "data-focus"] },
  { tag: "span", looks: "look-dot", text: "3", states: [""] },
  { tag: "input", looks: "look-field", text: "", states: ['value="A field"', 'value="A field" disabled'] },
  { tag: "p", looks: "look-paper", text: "A section on paper.", states: [""] },
  { tag: "p", looks: "look-warning", text: "Something to think of first.", states: [""] },
];

/** A row for each control. */
export function showControls(gallery: HTMLElement): void {
  gallery.innerHTML = CONTROLS.map(({ tag, looks, text, states }) => {
    const all = states.map((state) => `<${tag} class="${looks}" ${state}>${tag === "input" ? "" : `${text}</${tag}>`}`);
    return `<figure class="states">${all.join("")}<figcaption>${looks}</figcaption></figure>`;
  }).join("");
}
