/**
 * Calls back whenever the person or the network may have been away and is back: the page is visible again (a phone was
 * unlocked), the browser is online again, or it shows a page that it had put aside ("Back"). The page may just have
 * been suspended, so whatever it waited for may have died. Returns a function that stops it.
 *
 *   const stop = whenBack(() => checkConnection());
 */
export function whenBack(callback: () => void): () => void {
  const seen = () => document.visibilityState === "visible" && callback();
  // A page that is loaded fires this event, too.
  const shown = (event: PageTransitionEvent) => event.persisted && callback();
  addEventListener("online", callback);
  addEventListener("pageshow", shown);
  document.addEventListener("visibilitychange", seen);
  return () => {
    removeEventListener("online", callback);
    removeEventListener("pageshow", shown);
    document.removeEventListener("visibilitychange", seen);
  };
}
