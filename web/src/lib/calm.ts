/** Whether the page can be loaded anew without anyone losing what they're doing. */
import { holds } from "./holds";

export const isCalm = (): boolean =>
  ![...holds].some((isBusy) => isBusy()) && !document.querySelector("dialog[open]") && !isTyping();

/** Whether someone is in a field, or has left something there. */
function isTyping(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input:not([type]), input[type=text], textarea")];
  return (
    fields.some((each) => each.value !== "") || document.activeElement?.matches("input, textarea, select") === true
  );
}
