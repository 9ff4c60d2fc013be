// Unpacks the browsers beside their packages: npm has them compressed.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

for (const name of ["chromium-92", "chromium-103"]) {
  const folder = join(import.meta.dirname, "node_modules", name, "bin");
  const browser = join(folder, "chromium");
  if (existsSync(browser)) continue;
  // Libraries that draw without a graphics card.
  writeFileSync(join(folder, "libraries.tar"), brotliDecompressSync(readFileSync(join(folder, "swiftshader.tar.br"))));
  execFileSync("tar", ["xf", "libraries.tar"], { cwd: folder });
  writeFileSync(`${browser}.part`, brotliDecompressSync(readFileSync(`${browser}.br`)), { mode: 0o755 });
  renameSync(`${browser}.part`, browser);
}
