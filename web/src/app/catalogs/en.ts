const files = import.meta.glob<string>(
  ["../../../../src/pegs/locales/en/web-{app,pages,table}.ftl", "../../../../src/pegs/locales/en/{cards,story}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
