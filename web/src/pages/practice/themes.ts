/** What puzzles are about, in words and pictures. */
import { t } from "../../lib/i18n";
import type { Theme } from "../../protocol/types";

export const THEMES: readonly Theme[] = ["split", "bump", "joker", "partner", "home"];

const TITLES: Record<Theme, () => string> = {
  split: () => t("practice-theme-split"),
  bump: () => t("practice-theme-bump"),
  joker: () => t("practice-theme-joker"),
  partner: () => t("practice-theme-partner"),
  home: () => t("practice-theme-home"),
};
export const themeTitle = (theme: Theme): string => TITLES[theme]();

export const THEME_ICONS: Record<Theme, string> = {
  split: "split",
  bump: "burst",
  joker: "earlier",
  partner: "help",
  home: "home",
};
