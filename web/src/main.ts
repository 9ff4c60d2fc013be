import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/large.css";
// Not in its part of the program: see app/lazy.ts.
import "./flights/flights.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { isNumber } from "./app/fits";
import { supportHas } from "./app/has";
import { useLanguage } from "./app/i18n";
import { chosenLanguage } from "./app/languages";
import { isDownloadingOptional } from "./app/lazy";
import { connection } from "./app/notices";
import { watchScreen } from "./app/screen";
import { settings } from "./app/settings";
import { unlockOnFirstGesture } from "./app/sounds";
import { readStored, writeStored } from "./app/storage";
import { watchTheme } from "./app/theme";
import { offerUpdates } from "./pwa/register";

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

watchTheme();
watchScreen();
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
  offerUpdates();
}
