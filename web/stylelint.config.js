/** Sizes of letters, radii, gaps, shadows, and times come from src/look/tokens.css, or are computed from what's around. */
const COMPUTED = "calc\\(.*\\)|clamp\\(.*\\)|min\\(.*\\)|max\\(.*\\)|[\\d.]+em|0";
const each = (values) => new RegExp(`^(?:(?:${values})(?:\\s*[,/]?\\s*|$))+$`);

export default {
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  ignoreFiles: ["src/look/tokens.css"],
  reportNeedlessDisables: true,
  rules: {
    "declaration-property-value-allowed-list": {
      "font-size": [each(`var\\(--size-\\w+\\)|inherit|${COMPUTED}`)],
      font: ["inherit", /var\(--size-\w+\)|calc\(|clamp\(|[\d.]em/],
      "/^border-.*radius$/": [each(`var\\(--radius-\\w+\\)|[\\d.]+%|inherit|${COMPUTED}`)],
      "/^(row-|column-)?gap$/": [each(`var\\(--space-\\w+\\)|${COMPUTED}`)],
      "box-shadow": ["none", each("inset|var\\(--(?:shadow|edge|ring|wood)[\\w-]*\\)")],
    },
    "declaration-property-value-disallowed-list": {
      "/^(transition|animation)/": [/(?<![\w.-])[\d.]+m?s\b/],
    },
  },
};
