/** What keeping the game on this device shows, in one download. */
export { default as KeepOffer } from "./KeepOffer.svelte";
export { default as KeepRow } from "./KeepRow.svelte";
export { default as KeepSheet } from "./KeepSheet.svelte";
export { keeping } from "./keeping.svelte";
export { default as NoInternet } from "./NoInternet.svelte";
export { default as Waiting } from "./Waiting.svelte";
