const files = import.meta.glob<string>(
  ["../../../../src/pegs/locales/es/web-{app,pages,table}.ftl", "../../../../src/pegs/locales/es/{cards,story}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
