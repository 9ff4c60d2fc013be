/** Registers the service worker, which makes the app installable, and offers updates (update.ts). */
import { hasServer } from "../lib/site";
import { latestBuild, ownBuild } from "./build";
import { FILES_ONLY } from "./strategy";
import { update } from "./update";

/** Register after what the first page needs (milliseconds). */
const REGISTER_DELAY = 1500;
const UPDATE_INTERVAL = 60 * 60 * 1000;

export function offerUpdates(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => void register(navigator.serviceWorker), REGISTER_DELAY);
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    const registered = await workers.register(hasServer() ? "sw.js" : `sw.js${FILES_ONLY}`);
    if (registered.waiting && workers.controller) await offer(workers, registered.waiting);
    registered.addEventListener("updatefound", () => follow(workers, registered.installing));
    setInterval(() => void registered.update().catch(() => {}), UPDATE_INTERVAL);
  } catch {
    // Some browsers have no service workers, or none in private windows. Everything else works without.
  }
}

function follow(workers: ServiceWorkerContainer, installing: ServiceWorker | null): void {
  installing?.addEventListener("statechange", () => {
    // Without a controller this is the first worker ever, so there is nothing to update.
    if (installing.state === "installed" && workers.controller) void offer(workers, installing);
  });
}

async function offer(workers: ServiceWorkerContainer, waiting: ServiceWorker): Promise<void> {
  // A page that is of the new build already has nothing to load.
  if ((await latestBuild()) === ownBuild()) return waiting.postMessage("go");
  update.value = () => {
    workers.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("go");
  };
}
