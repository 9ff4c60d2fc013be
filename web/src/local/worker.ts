/** The worker in which a device's tables are: Python, and the storage of the event logs. */
import { Machine } from "./machine";
import type { Program, ToPage, ToWorker } from "./messages";
import { NAME } from "./site";
import { Storage } from "./storage";

interface Worker {
  postMessage(message: ToPage): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
}
/** The module that starts Python, among the files of the program. */
interface Starter {
  start(base: string, progress: (share: number) => void): Promise<Program>;
}

const worker = self as unknown as Worker;

const machine = new Machine({
  post: (message) => worker.postMessage(message),
  async start(base, progress) {
    const { start } = (await import(/* @vite-ignore */ `${base}start.mjs`)) as Starter;
    return start(base, progress);
  },
  open: () => Storage.open(NAME),
  lock,
});
worker.addEventListener("message", ({ data }) => machine.take(data));

/** The lock is held as long as this worker lives, or until another one steals it. */
function lock(steal: boolean, lost: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const options = steal ? { steal } : { ifAvailable: true };
    navigator.locks
      .request(NAME, options, (held) => {
        resolve(held !== null);
        return held && new Promise(() => {});
      })
      .catch(lost);
  });
}
