/** What the page around a frame may choose, in the frame's address: `?turn=58&theme=dark`. */
import { oneOf } from "../lib/fits";
import type { UserSettings } from "../lib/savedsettings";

interface Wishes {
  /** `auto` follows the page around it. */
  theme: UserSettings["theme"];
  turn: number;
}

const isTheme = oneOf("auto", "light", "dark", "contrast");

export function wishesIn(query: string): Wishes {
  const wishes = new URLSearchParams(query);
  const theme = wishes.get("theme");
  return { theme: isTheme(theme) ? theme : "auto", turn: Number.parseInt(wishes.get("turn") ?? "", 10) || 0 };
}
