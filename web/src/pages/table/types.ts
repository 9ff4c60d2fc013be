/** The protocol's names, as the table page uses them. */
export type * from "../../protocol/types";
export type { AnyHappening as Happening, AnyOperation as Operation } from "../../protocol/types";
