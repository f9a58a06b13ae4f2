import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const WORDS = /\/locales\/(?!en\/)([^/]+)\/(?!language)(?:games\/)?[^/]+\.ftl/;
/** The words of a topic without their comments: those are for whoever writes them. */
const words = () => ({
  name: "words",
  enforce: "pre" as const,
  load(id: string) {
    if (!id.endsWith(".ftl?raw")) return;
    const lines = readFileSync(id.slice(0, -"?raw".length), "utf8").split("\n");
    return `export default ${JSON.stringify(lines.filter((line) => !line.startsWith("#")).join("\n"))}`;
  },
});

const LESSON = /\/locales\/([^/]+)\/lessons\/(\w+)\.ftl/;
const named = (path: string, of: RegExp) => of.exec(path)?.slice(1).join(".");
const wording = {
  groups: [
    { name: (path: string) => `words.${named(path, WORDS)}`, test: WORDS }, // of a language, in one file
    { name: (path: string) => `lesson.${named(path, LESSON)}`, test: LESSON }, // of a language and game
  ],
};
const server = "http://127.0.0.1:8000";

export default defineConfig({
  base: "./", // a site of files lies under any path; a server writes its own addresses (server/http/page.py)
  plugins: [words(), svelte()],
  build: {
    outDir: "../src/ceki/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", sw: "src/offline/sw.ts", push: "src/push/worker.ts" },
      output: {
        codeSplitting: wording,
        entryFileNames: ({ name }) => (name === "sw" || name === "push" ? `${name}.js` : "assets/[name]-[hash].js"), // their addresses stay
      },
    },
    license: { fileName: "third-party-licenses.md" }, // of all that is bundled, kept beside it
  },
  worker: {
    format: "es",
    plugins: () => [words()],
    rolldownOptions: { output: {
        codeSplitting: wording,
        entryFileNames: "assets/workers/[name]-[hash].js", chunkFileNames: "assets/workers/[name]-[hash].js" } },
  },
  test: { testTimeout: 60_000, environment: "happy-dom", include: ["src/**/*.test.ts"], pool: "threads", restoreMocks: true },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { fs: { allow: [".", "../src/ceki/locales"] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
