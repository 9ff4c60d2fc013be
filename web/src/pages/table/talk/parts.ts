/** What talk needs, downloaded when someone talks or is about to. */
import { withMessages } from "../../../lib/i18n";
import { afterFirstLoad, lazyPart } from "../../../lib/lazy";

const OPTIONAL = { isOptional: true };

/** The messages and reactions that arrive, and who is muted. */
export const talkPart = afterFirstLoad(
  withMessages(
    "talk",
    lazyPart(() => import("./talk.svelte"), OPTIONAL),
  ),
);
export const bubblesPart = lazyPart(() => import("./Bubbles.svelte"), OPTIONAL);
export const talkPanelPart = withMessages(
  "talk",
  lazyPart(() => import("./TalkPanel.svelte"), OPTIONAL),
);
export const talkColumnPart = afterFirstLoad(
  withMessages(
    "talk",
    lazyPart(() => import("./TalkColumn.svelte"), OPTIONAL),
  ),
);
export const talkActionsPart = withMessages(
  "talk",
  lazyPart(() => import("./TalkActions.svelte"), OPTIONAL),
);
export const chatLogPart = withMessages(
  "talk",
  lazyPart(() => import("./ChatLog.svelte"), OPTIONAL),
);
export const mutePart = withMessages(
  "talk",
  lazyPart(() => import("./MutePeople.svelte"), OPTIONAL),
);
