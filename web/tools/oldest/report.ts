/**
 * Prints, as JSON, what the built client uses that one of the oldest browsers lacks, and where:
 *
 *   node web/tools/oldest/report.ts src/pegs/server/http/static
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lackingInScript, ownNames, read, type Script } from "./scripts.ts";
import { type Found, lackingInStyles } from "./styles.ts";

type Report = Record<string, { lack: readonly string[]; files: string[] }>;

/** What the server's messages have. */
const PROTOCOL = join(import.meta.dirname, "../../src/protocol/types.ts");
const INLINE = /<script>([^]*?)<\/script>/g;

function reportOn(folder: string): Report {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const text = (file: string) => readFileSync(join(folder, file), "utf8");
  const scripts = files.filter((file) => file.endsWith(".js")).map((file) => read(file, text(file)));
  const all = [...scripts, ...inlineScripts(text("index.html"))];
  const own = ownNames(all);
  for (const [name] of readFileSync(PROTOCOL, "utf8").matchAll(/\w+(?=\??:)/g)) own.add(name);

  const report: Report = {};
  for (const each of all) add(report, each.file, lackingInScript(each, own));
  for (const file of files.filter((file) => file.endsWith(".css"))) add(report, file, lackingInStyles(text(file)));
  return report;
}

/** The page's own scripts. The first is for browsers that are too old for all others. */
const inlineScripts = (page: string): Script[] =>
  [...page.matchAll(INLINE)].map(([, code = ""], i) => read("index.html", code, i === 0));

function add(report: Report, file: string, found: Found): void {
  for (const [feature, lack] of found) {
    report[feature] ??= { lack, files: [] };
    report[feature].files.push(file);
  }
}

process.stdout.write(JSON.stringify(reportOn(process.argv[2] ?? "")));
