/** Times as people read them, in the language of the page. */
import { language } from "../../lib/i18n";

const formatted = (time: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.value, how).format(time);

export const timeOf = (time: number): string => formatted(time, { hour: "numeric", minute: "2-digit" });
export const dayOf = (time: number): string =>
  formatted(time, { month: "long", day: "numeric", hour: "numeric", minute: "2-digit" });
