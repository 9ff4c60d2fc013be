/** A table's code from what was typed or pasted: "MAPLE 42", " maple-42", "https://…/j/maple-42". */
export function parseTableCode(text: string): string {
  const link = /\/(?:j|tv)\/([\w-]+)/.exec(text);
  return (
    link?.[1] ??
    text
      .trim()
      .replace(/[\s–—-]+/g, "-")
      .replace(/[^\w-]/g, "")
  );
}
