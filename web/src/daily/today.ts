/**
 * Today where this device is. A day ends at its midnight, for the deal and the puzzle alike.
 *
 *   today.value              // "2026-11-28", reactive
 *   onMount(followDays)      // on a page that may stay open past midnight
 */
import { Store } from "../lib/store";

const CHECK = 30_000;

const two = (number: number): string => String(number).padStart(2, "0");

/** The date of a moment on this device's calendar. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

export const today = new Store(dayOf(new Date()));

export function followDays(): () => void {
  const check = () => {
    today.value = dayOf(new Date());
  };
  check();
  const timer = setInterval(check, CHECK);
  document.addEventListener("visibilitychange", check);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
  };
}
