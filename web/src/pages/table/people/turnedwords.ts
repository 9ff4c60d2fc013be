/** What became of turning notifications on, in words. */
import { t } from "../../../lib/i18n";
import type { Turned } from "../../../pwa/push";

export function sentenceOfTurned(turned: Turned): string {
  switch (turned) {
    case "on":
      return t("people-notify-on");
    case "denied":
      return t("people-notify-denied");
    case "unanswered":
      return t("people-notify-unanswered");
    case "unreachable":
      return t("people-notify-unreachable");
  }
}
