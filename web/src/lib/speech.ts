/** Reads sentences aloud with the browser's voice, without the internet. */
import { language } from "./i18n";

export const canSpeak = (): boolean => typeof speechSynthesis !== "undefined";

/** Say some sentences, instead of what is being said. */
export function speak(text: string): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language.value;
  utterance.rate = 0.95;
  speechSynthesis.speak(utterance);
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
