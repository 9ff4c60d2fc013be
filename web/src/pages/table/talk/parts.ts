/** What talk needs, downloaded when someone talks or is about to. */
import { optionalPart } from "../../../lib/i18n";
import { afterFirstLoad, lazyPart } from "../../../lib/lazy";

const OPTIONAL = { isOptional: true };

/** The messages and reactions that arrive, and who is muted. */
export const talkPart = afterFirstLoad(optionalPart("talk", () => import("./talk.svelte")));
export const bubblesPart = lazyPart(() => import("./Bubbles.svelte"), OPTIONAL);
export const talkPanelPart = optionalPart("talk", () => import("./TalkPanel.svelte"));
export const talkColumnPart = afterFirstLoad(optionalPart("talk", () => import("./TalkColumn.svelte")));
export const talkActionsPart = optionalPart("talk", () => import("./TalkActions.svelte"));
export const chatLogPart = optionalPart("talk", () => import("./ChatLog.svelte"));
export const mutePart = optionalPart("talk", () => import("./MutePeople.svelte"));
