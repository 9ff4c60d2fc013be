import "../look/tokens.css";
import "../look/base.css";
import "../look/controls.css";
import "../look/layout.css";
import "../look/large.css";
// Not in its part of the program: see lib/lazy.ts.
import "../flights/flights.css";
import { mount } from "svelte";
import { isNumber } from "../lib/fits";
import { supportHas } from "../lib/has";
import { useLanguage } from "../lib/i18n";
import { chosenLanguage } from "../lib/languages";
import { afterFirstLoad, isDownloadingOptional, lazyPart, whenLoaded } from "../lib/lazy";
import { watchLetters } from "../lib/letters";
import { connection } from "../lib/notices";
import { settings } from "../lib/settings";
import { unlockOnFirstGesture } from "../lib/sounds";
import { readStored, writeStored } from "../lib/storage";
import { watchTheme } from "../lib/theme";
import App from "./App.svelte";
import { watchScreen } from "./screen";

// After the server is updated, chunks of the old client no longer exist: reload once to get the new one.
addEventListener("vite:preloadError", (event) => {
  // The page works without these, and downloads them later.
  if (isDownloadingOptional()) return;
  // Without a connection there'd be nothing to reload.
  if (!navigator.onLine || connection.value === "offline") return;
  const key = "pegs.reloaded";
  const thisTab = () => sessionStorage;
  if (Date.now() - readStored(key, isNumber, 0, thisTab) < 10_000) return;
  event.preventDefault();
  writeStored(key, Date.now(), thisTab);
  location.reload();
});

const laterPart = afterFirstLoad(lazyPart(() => import("./later"), { isOptional: true }));

watchTheme();
watchScreen();
watchLetters();
void supportHas();
const useChosenLanguage = () => useLanguage(chosenLanguage(settings.value.language));
await useChosenLanguage();
settings.subscribe(() => void useChosenLanguage());
// It's missing in a browser that's too old (see index.html).
const target = document.getElementById("app");
if (target) {
  target.replaceChildren();
  mount(App, { target });
  unlockOnFirstGesture();
  whenLoaded(laterPart, ({ begin }) => begin());
}
