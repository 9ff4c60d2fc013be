/** The ten colors of pegs, in the order in which they are offered, and their names. */

import { t } from "../lib/i18n";
import type { Color } from "../protocol/types";

export const COLORS: readonly Color[] = ["B", "R", "Y", "G", "W", "O", "P", "I", "N", "K"];

export function colorName(color: Color): string {
  switch (color) {
    case "W":
      return t("color-white");
    case "N":
      return t("color-natural");
    case "Y":
      return t("color-yellow");
    case "O":
      return t("color-orange");
    case "R":
      return t("color-red");
    case "G":
      return t("color-green");
    case "B":
      return t("color-blue");
    case "K":
      return t("color-black");
    case "P":
      return t("color-purple");
    case "I":
      return t("color-pink");
  }
}
