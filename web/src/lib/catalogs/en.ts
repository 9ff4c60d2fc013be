import type { Messages } from "../messages";

const files = import.meta.glob<Messages>(
  ["../../../../src/pegs/locales/en/web-{app,pages,table}.ftl", "../../../../src/pegs/locales/en/{cards,story}.ftl"],
  { query: "?messages", import: "default", eager: true },
);

export default Object.values(files).flat();
