/**
 * A value that templates follow, usable in plain TypeScript too.
 *
 *   const count = new Cell(0);      // anywhere
 *   count.value += 1;               // whoever has read it in a template, $derived or $effect is told
 *   const stop = count.follow(n => ...);   // outside Svelte
 */
import { createSubscriber } from "svelte/reactivity";

export class Cell<T> {
  #value: T;
  #tell: () => void = () => {};
  readonly #watch: () => void;
  readonly #followers = new Set<(value: T) => void>();

  constructor(value: T) {
    this.#value = value;
    this.#watch = createSubscriber((update) => {
      this.#tell = update;
      return () => {
        this.#tell = () => {};
      };
    });
  }

  get value(): T {
    this.#watch();
    return this.#value;
  }

  set value(value: T) {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#tell();
    for (const follower of [...this.#followers]) follower(value);
  }

  /** Call back with the value now and after each change, until the function returned is called. */
  follow(follower: (value: T) => void): () => void {
    this.#followers.add(follower);
    follower(this.#value);
    return () => this.#followers.delete(follower);
  }
}
