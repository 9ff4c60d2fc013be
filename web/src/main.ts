import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/large.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { chosenLanguage, useLanguage } from "./app/i18n";
import { settings } from "./app/settings";
import { unlockOnFirstGesture } from "./app/sounds";
import { watchTheme } from "./app/theme";
import { offerUpdates } from "./pwa/register";

// After the server is updated, chunks of the old client no longer exist: reload once to get the new one.
addEventListener("vite:preloadError", (event) => {
  // The table works without these two.
  if (/(flights|synth)-/.test(event.payload.message)) return;
  const key = "pegs.reloaded";
  if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
});

watchTheme();
await useLanguage(chosenLanguage());
settings.subscribe(() => void useLanguage(chosenLanguage()));
mount(App, { target: document.getElementById("app")! });
unlockOnFirstGesture();
offerUpdates();
