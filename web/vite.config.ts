/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { serviceWorker } from "./tools/serviceworker.ts";
import { version } from "./tools/version.ts";

/** A server started by `pegs serve` while the client is being worked on. */
const SERVER = "127.0.0.1:8722";

export default defineConfig({
  plugins: [svelte(), version(), serviceWorker()],
  build: {
    outDir: "../src/pegs/server/static",
    emptyOutDir: true,
    target: "es2023",
  },
  server: {
    // The catalogues of words lie outside this folder.
    fs: { allow: [".."] },
    proxy: {
      "/api": `http://${SERVER}`,
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
