/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { sentences } from "./tools/sentences.ts";
import { serviceWorker } from "./tools/serviceworker.ts";
import { version } from "./tools/version.ts";

/** A server started by `pegs serve` while the client is being worked on. */
const SERVER = "127.0.0.1:8722";

/** From the front page to the table. */
const PLAY =
  /node_modules|src\/(app(?!\/(?:catalogs|synth))|board|cards|components|protocol|story|pages\/(front|table))\//;

export default defineConfig({
  plugins: [svelte(), sentences(), version(), serviceWorker()],
  build: {
    outDir: "../src/pegs/server/http/static",
    emptyOutDir: true,
    target: "es2023",
    // One answer costs as much as a thousand letters: what every newcomer needs comes in few files.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "play", test: PLAY }] } } },
  },
  server: {
    // The catalogs of words lie outside this folder.
    fs: { allow: [".."] },
    proxy: {
      "/api": `http://${SERVER}`,
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
