/**
 * A reactive value: templates, `$derived` and `$effect` follow it, and plain TypeScript can use it too.
 *
 *   const count = new Store(0);
 *   count.value += 1;
 *   const unsubscribe = count.subscribe((n) => ...);   // outside Svelte
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

  /** Call back with the current value and after each change. Returns a function that unsubscribes. */
  subscribe(subscriber: (value: T) => void): () => void {
    this.#subscribers.add(subscriber);
    subscriber(this.#value);
    return () => this.#subscribers.delete(subscriber);
  }
}
