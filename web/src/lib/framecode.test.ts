import { expect, test } from "vitest";
import { frameOf } from "./framecode";

test("the lines for a page have the frame's address, and no title breaks out of them", () => {
  const code = frameOf("https://pegs.example/embed/1a2b?turn=58", '"><script>alert(1)</script> & "Sunday"');
  expect(code).toContain('<iframe src="https://pegs.example/embed/1a2b?turn=58" title="&quot;&gt;&lt;script');
  expect(code).toContain(`iframe[src^="https://pegs.example/embed/"]`);
  expect(code.match(/<script/g)).toHaveLength(1);
});
