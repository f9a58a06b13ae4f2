import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  base: "./", // a site of files lies under any path; a server writes its own addresses (server/http/page.py)
  plugins: [svelte()],
  build: {
    outDir: "../src/ceki/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", sw: "src/offline/sw.ts" },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") }, // its address stays
    },
    license: { fileName: "third-party-licenses.md" }, // of all that is bundled, kept beside it
  },
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/workers/[name]-[hash].js", chunkFileNames: "assets/workers/[name]-[hash].js" } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], pool: "threads", restoreMocks: true },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
