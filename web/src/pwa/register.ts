/**
 * Makes the program installable, and offers a new version when the server has one.
 *
 *   offerUpdates();              // once, when the first page is shown
 *   update.value?.()             // set while a new version waits: call it to load it
 */
import { Store } from "../app/store";

/** A page that was just opened has better things to fetch than what it may need one day (milliseconds). */
const REGISTER_DELAY = 4000;
const UPDATE_INTERVAL = 60 * 60 * 1000;

export const update = new Store<(() => void) | null>(null);

export function offerUpdates(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => void register(navigator.serviceWorker), REGISTER_DELAY);
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    const registered = await workers.register("/sw.js");
    if (registered.waiting && workers.controller) offer(workers, registered.waiting);
    registered.addEventListener("updatefound", () => follow(workers, registered.installing));
    setInterval(() => void registered.update().catch(() => {}), UPDATE_INTERVAL);
  } catch {
    // Private windows and some browsers keep no workers; all else works without.
  }
}

function follow(workers: ServiceWorkerContainer, installing: ServiceWorker | null): void {
  installing?.addEventListener("statechange", () => {
    // Without a controller this is the first worker of all, and nothing is out of date.
    if (installing.state === "installed" && workers.controller) offer(workers, installing);
  });
}

function offer(workers: ServiceWorkerContainer, waiting: ServiceWorker): void {
  update.value = () => {
    workers.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("go");
  };
}
