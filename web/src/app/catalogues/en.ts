const files = import.meta.glob<string>("../../../../src/pegs/locales/en/web-*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
