/**
 * What the page and the worker of the game without a server say to each other, and the worker and the program in it.
 * Both pairs speak plain objects and texts, since a worker shares nothing with its page.
 */

/** A person's view of a table on this device; numbered by the page. */
export type PortId = number;

export type ToWorker =
  /** Start the program: everything else waits for it. */
  | { readonly do: "load" }
  | {
      readonly do: "request";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string | null;
      readonly language: string;
    }
  /** Connect to a table, which from now on is this tab's. */
  | { readonly do: "open"; readonly port: PortId; readonly table: string }
  | { readonly do: "say"; readonly port: PortId; readonly text: string }
  | { readonly do: "close"; readonly port: PortId };

export type ToPage =
  /** How much of the program is here, from 0 to 1. */
  | { readonly tell: "progress"; readonly share: number }
  | { readonly tell: "ready" }
  | { readonly tell: "answer"; readonly id: number; readonly answer: Answer }
  | { readonly tell: "opened"; readonly port: PortId }
  | { readonly tell: "said"; readonly port: PortId; readonly text: string }
  | { readonly tell: "closed"; readonly port: PortId }
  /** Tables that aren't here anymore. */
  | { readonly tell: "dropped"; readonly tables: readonly string[] }
  /** Another tab plays here now; this worker does nothing more. */
  | { readonly tell: "elsewhere" }
  /** There's no room left to store the game. */
  | { readonly tell: "full" }
  /** The program failed; what was played is stored. */
  | { readonly tell: "broken"; readonly reason: string };

/** The answer to a request, as from a server. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Codes of answers that the worker gives itself; the page has the words. */
export const FULL = "full";
export const ELSEWHERE = "elsewhere";

/** What the worker asks of the program. */
export type ToProgram =
  | { readonly do: "open"; readonly table: string; readonly lines: readonly string[] }
  | {
      readonly do: "request";
      readonly method: string;
      readonly path: string;
      readonly body: string;
      readonly language: string;
    }
  | { readonly do: "receive"; readonly table: string; readonly port: PortId; readonly text: string }
  | { readonly do: "pass_time" }
  | { readonly do: "closed"; readonly table: string; readonly port: PortId }
  | { readonly do: "apply" }
  | { readonly do: "cancel" }
  | { readonly do: "forget"; readonly table: string };

/** What the program replies, without the parts that would be empty. */
export interface Reply {
  /**
   * Lines to add to the event logs of tables. If there are any, or tables to delete, nothing has happened yet: `apply` has
   * to follow once they're stored, or `cancel` if they can't be.
   */
  readonly store?: readonly (readonly [table: string, lines: readonly string[]])[];
  /** Tables to delete. */
  readonly drop?: readonly string[];
  /** Tables among those stored whose last game is finished. */
  readonly over?: readonly string[];
  readonly told?: readonly (readonly [port: PortId, text: string])[];
  readonly answer?: readonly [status: number, type: string, body: string];
  /** Seconds until something happens by itself. */
  readonly wait?: number;
}

/** What has to be stored, or deleted, at once. */
export type Changes = Pick<Reply, "store" | "drop" | "over">;

/** The program in the worker. */
export interface Program {
  handle(text: string): string;
}
