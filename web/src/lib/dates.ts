/** Days and times in the reader's language. */
import { language } from "./i18n";

const inUtc = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.value, { ...format, timeZone: "UTC" }).format(Date.parse(day));

/** "Sunday, November 22" */
export const dateText = (day: string): string => inUtc(day, { weekday: "long", month: "long", day: "numeric" });

/** "November 22" */
export const shortDateText = (day: string): string => inUtc(day, { month: "long", day: "numeric" });

/** "Sun" */
export const weekdayText = (day: string): string => inUtc(day, { weekday: "short" });

/** "Sunday" */
export const weekdayName = (day: string): string => inUtc(day, { weekday: "long" });
