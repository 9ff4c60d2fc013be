/** The worker in which a device's tables are: Python, and the storage of the event logs. */
import { read } from "./files";
import { Machine } from "./machine";
import type { ToPage, ToWorker } from "./messages";
import { start } from "./python";
import { NAME, SITE } from "./site";
import { Storage } from "./storage";

interface Worker {
  postMessage(message: ToPage): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
}
const worker = self as unknown as Worker;

const machine = new Machine({
  post: (message) => worker.postMessage(message),
  start: (progress) => start(SITE, progress, read),
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
