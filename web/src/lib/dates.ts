/** Days and times in the reader's language. */
import { language } from "./i18n";

const inUtc = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.value, { ...format, timeZone: "UTC" }).format(Date.parse(day));

/** "Sunday, November 22" */
export const dateText = (day: string): string => inUtc(day, { weekday: "long", month: "long", day: "numeric" });

/** "November 22" */
export const shortDateText = (day: string): string => inUtc(day, { month: "long", day: "numeric" });

const at = (seconds: number, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.value, { month: "short", day: "numeric", ...format }).format(seconds * 1000);

/** "Nov 22": where the reader is, then. */
export const dayAt = (seconds: number): string => at(seconds, {});

/** "Nov 22, 7:00 PM" */
export const hourAt = (seconds: number): string => at(seconds, { hour: "numeric", minute: "2-digit" });

/** "Sun" */
export const weekdayText = (day: string): string => inUtc(day, { weekday: "short" });

/** "Sunday" */
export const weekdayName = (day: string): string => inUtc(day, { weekday: "long" });
