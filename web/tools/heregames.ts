/**
 * Plays seeded games in Pyodide and prints what came of each (`tools/here/equality.py` compares them with native ones):
 *
 *   node web/tools/heregames.ts BASE GAMES.py FIRST NUMBER MOST
 *
 * BASE is the folder that has `here/`. The last line has the bytes of WebAssembly's memory.
 */
import { readFileSync } from "node:fs";
import { ready } from "../src/local/python.ts";

const [base, games, ...numbers] = process.argv.slice(2) as [string, string, ...string[]];

// Node would show the line of Pyodide that threw it, a million characters long.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const python = await ready(
  base,
  () => {},
  async (file) => new Uint8Array(readFileSync(file)),
);
python.runPython(readFileSync(games, "utf8"));
const lines = python.runPython(`lines(${numbers.join(", ")})`) as Iterable<string>;
for (const line of lines) console.log(line);
console.log(`# ${python._module.HEAP8.length} bytes`);
