/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { brotli } from "./tools/brotli.ts";
import { firstFile } from "./tools/chunks.ts";
import { early } from "./tools/early.ts";
import { frame } from "./tools/frame.ts";
import { hasRules } from "./tools/hasrules.ts";
import { licenses } from "./tools/licenses.ts";
import { buildTarget, styleTarget } from "./tools/oldest/browsers.ts";
import { sentences } from "./tools/sentences.ts";
import { serviceWorker } from "./tools/serviceworker.ts";
import { version } from "./tools/version.ts";

/** A server started with `pegs serve` during development. */
const SERVER = "127.0.0.1:8722";

export default defineConfig({
  // Files find one another wherever the site is; its page says where that is (src/lib/site.ts).
  base: "./",
  plugins: [svelte(), sentences(), version(), licenses(), early(), frame(), hasRules(), serviceWorker(), brotli()],
  build: {
    outDir: "../src/pegs/server/http/static",
    emptyOutDir: true,
    target: buildTarget,
    cssTarget: styleTarget,
    rolldownOptions: { output: { codeSplitting: { groups: [firstFile] } } },
  },
  // The worker imports Python's own module.
  worker: { format: "es" },
  server: {
    // The message catalogs are outside this folder.
    fs: { allow: [".."] },
    proxy: {
      "/api": `http://${SERVER}`,
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
  },
  // All files in few threads: to start anew for each would take most of the time.
  test: {
    include: ["src/**/*.test.ts"],
    pool: "threads",
    isolate: false,
    setupFiles: ["tools/unstub.ts"],
    unstubGlobals: true,
    restoreMocks: true,
    // What hangs is ended; a busy machine may be slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
