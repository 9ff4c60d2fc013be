/** Everything about splits, downloaded as soon as one may be chosen. */
export { default as SplitChooser } from "./SplitChooser.svelte";
export * from "./splits";
