/** Days and times in the reader's language. */
import { language } from "../lib/i18n";

const inUtc = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.value, { ...format, timeZone: "UTC" }).format(Date.parse(day));

/** "Sunday, November 22" */
export const dateText = (day: string): string => inUtc(day, { weekday: "long", month: "long", day: "numeric" });

/** "Sun" */
export const weekdayText = (day: string): string => inUtc(day, { weekday: "short" });

/** A moment as a time of day where this device is. */
export const timeText = (moment: number): string =>
  new Intl.DateTimeFormat(language.value, { hour: "numeric", minute: "2-digit" }).format(moment);
