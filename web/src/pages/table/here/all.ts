/** The components that only tables of this device have, in one download. */
export { default as Cover } from "./Cover.svelte";
export { default as HereTable } from "./HereTable.svelte";
export { default as MoveOnline } from "./MoveOnline.svelte";
export { default as SomeoneHere } from "./SomeoneHere.svelte";
