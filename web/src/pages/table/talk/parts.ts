/** What talk needs, downloaded when someone talks or is about to. */
import { withMessages } from "../../../app/i18n";
import { afterFirstLoad, lazyPart } from "../../../app/lazy";

const OPTIONAL = { isOptional: true };

/** The messages and reactions that arrive, and who is muted. */
export const talkPart = afterFirstLoad(
  withMessages(
    "talk",
    lazyPart(() => import("./lazy/talk.svelte"), OPTIONAL),
  ),
);
export const bubblesPart = lazyPart(() => import("./lazy/Bubbles.svelte"), OPTIONAL);
export const talkPanelPart = withMessages(
  "talk",
  lazyPart(() => import("./lazy/TalkPanel.svelte"), OPTIONAL),
);
export const talkColumnPart = afterFirstLoad(
  withMessages(
    "talk",
    lazyPart(() => import("./lazy/TalkColumn.svelte"), OPTIONAL),
  ),
);
export const talkActionsPart = withMessages(
  "talk",
  lazyPart(() => import("./lazy/TalkActions.svelte"), OPTIONAL),
);
export const chatLogPart = withMessages(
  "talk",
  lazyPart(() => import("./lazy/ChatLog.svelte"), OPTIONAL),
);
export const mutePart = withMessages(
  "talk",
  lazyPart(() => import("./lazy/MutePeople.svelte"), OPTIONAL),
);
