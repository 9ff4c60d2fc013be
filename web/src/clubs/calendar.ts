/** A club's night as an entry of a calendar (RFC 5545), with a reminder. */
import type { Night } from "./nights";

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\s+/g, " ");

/** "20261130T003000Z" */
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");

/** A line has at most 75 bytes. A longer one continues on the next line, which begins with a space. */
function folded(line: string): string {
  const lines = [""];
  for (const letter of line)
    if (new Blob([lines.at(-1)!, letter]).size <= 75) lines[lines.length - 1] += letter;
    else lines.push(` ${letter}`);
  return lines.join("\r\n");
}

/** The text of a calendar file. It reminds an hour before; of a night without an hour, that morning at nine. */
export function calendarEntry({ standing, at, date }: Night, title: string, address: string, now = new Date()): string {
  const [start, reminder] =
    standing.minute === null
      ? [`DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`, "PT9H"]
      : [`DTSTART:${stamp(at)}`, "-PT1H"];
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pegs and Jokers//EN",
    "BEGIN:VEVENT",
    `UID:${standing.id}-${date}`,
    `DTSTAMP:${stamp(now)}`,
    start,
    ...(standing.minute === null ? [] : ["DURATION:PT1H"]),
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:${reminder}`,
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}
