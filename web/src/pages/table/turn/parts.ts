/** Everything about splits, downloaded as soon as one may be chosen. */

export * from "../../../turn/splits";
export { default as SplitChooser } from "./SplitChooser.svelte";
