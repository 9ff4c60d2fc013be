/**
 * The last element of a list that fits, and where it is: `findLast` and `findLastIndex`, which the oldest browsers lack.
 *
 *   lastOf(log, (each) => each.what === "began")        // undefined if none does
 *   lastIndexOf(shown, (each) => each.seat === me)      // -1 if none does
 */

export function lastOf<T, S extends T>(list: readonly T[], fits: (each: T) => each is S): S | undefined;
export function lastOf<T>(list: readonly T[], fits: (each: T) => boolean): T | undefined;
export function lastOf<T>(list: readonly T[], fits: (each: T) => boolean): T | undefined {
  return list[lastIndexOf(list, fits)];
}

export function lastIndexOf<T>(list: readonly T[], fits: (each: T) => boolean): number {
  let index = list.length - 1;
  while (index >= 0 && !fits(list[index]!)) index--;
  return index;
}
