/** The characters that people see: a family emoji is one, though it consists of seven. */
const segmenter = "Segmenter" in Intl ? new Intl.Segmenter() : null;

export const glyphsOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), (each) => each.segment) : [...text];
