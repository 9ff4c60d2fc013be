/** What clocks show in other places. */

/** The device's own time zone, such as "America/New_York". */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const CLOCK: Intl.DateTimeFormatOptions = {
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
};

function clockIn(zone: string | null): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat("en-US", { ...CLOCK, timeZone: zone ?? ownZone() });
  } catch {
    // A newer device may have sent a zone that this one doesn't know.
    return new Intl.DateTimeFormat("en-US", CLOCK);
  }
}

/**
 * The minute that a zone's calendar and clock show at an instant, as the UTC fields of a date. Without a zone, or if
 * this device doesn't know it, the device's own.
 */
export function clockAt(at: Date, zone: string | null): Date {
  const parts = new Map(
    clockIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year, month, ...rest] = (["year", "month", "day", "hour", "minute"] as const).map((each) => parts.get(each)!);
  return new Date(Date.UTC(year!, month! - 1, ...rest));
}

/** The instant at which a zone's clock shows the UTC fields of a date. */
export function instantOf(shown: Date, zone: string | null): Date {
  let at = shown;
  // The clock's distance from UTC, and again at the instant found with it: it may change on that day.
  for (let step = 0; step < 2; step++) at = new Date(at.getTime() + shown.getTime() - clockAt(at, zone).getTime());
  return at;
}
