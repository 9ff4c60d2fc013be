/**
 * A value that templates follow, usable in plain TypeScript too.
 *
 *   const count = new Store(0);      // anywhere
 *   count.value += 1;               // whoever has read it in a template, $derived or $effect is told
 *   const stop = count.follow(n => ...);   // outside Svelte
 */
import { createSubscriber } from "svelte/reactivity";

export class Store<T> {
  #value: T;
  #notify: () => void = () => {};
  readonly #track: () => void;
  readonly #subscribers = new Set<(value: T) => void>();

  constructor(value: T) {
    this.#value = value;
    this.#track = createSubscriber((update) => {
      this.#notify = update;
      return () => {
        this.#notify = () => {};
      };
    });
  }

  get value(): T {
    this.#track();
    return this.#value;
  }

  set value(value: T) {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#notify();
    for (const subscriber of [...this.#subscribers]) subscriber(value);
  }

  /** Call back with the value now and after each change, until the function returned is called. */
  subscribe(subscriber: (value: T) => void): () => void {
    this.#subscribers.add(subscriber);
    subscriber(this.#value);
    return () => this.#subscribers.delete(subscriber);
  }
}
