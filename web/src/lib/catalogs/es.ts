import type { Messages } from "../messages";

const files = import.meta.glob<Messages>(
  ["../../../../src/pegs/locales/es/web-{app,pages,table}.ftl", "../../../../src/pegs/locales/es/{cards,story}.ftl"],
  { query: "?messages", import: "default", eager: true },
);

export default Object.values(files).flat();
