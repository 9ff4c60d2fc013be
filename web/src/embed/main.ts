/**
 * A shared game or puzzle in a frame on someone else's page. It's built by itself (tools/frame.ts), has everything it
 * shows in its page, and asks the server for nothing more.
 */
import "../look/tokens.css";
import "../look/base.css";
import "../look/controls.css";
import "../look/layout.css";
import "../look/large.css";
import "../flights/flights.css";
import "./frame.css";
import { mount } from "svelte";
import { supportHas } from "../lib/has";
import { useLanguage } from "../lib/i18n";
import { isTheme } from "../lib/savedsettings";
import { settings } from "../lib/settings";
import { watchTheme } from "../lib/theme";
import type { InFrame } from "../protocol/types";
import Frame from "./Frame.svelte";
import { reportHeight } from "./height";

const shown = JSON.parse(document.getElementById("shared")!.textContent!) as InFrame;
// The page around the frame may choose it: `?theme=dark`.
const theme = new URLSearchParams(location.search).get("theme");

settings.value = { ...settings.value, theme: isTheme(theme) ? theme : "auto", sounds: false };
watchTheme();
void supportHas();
// The server has set it.
await useLanguage(document.documentElement.lang);
const target = document.getElementById("app")!;
mount(Frame, { target, props: { shown } });
reportHeight(target);
