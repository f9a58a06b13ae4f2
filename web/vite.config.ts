import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineConfig } from "vitest/config";

const WORDS = /\/locales\/([^/]+)\/language\.ftl\?words/;
const TERMINAL = ["command.ftl", "screens.ftl", "terminal.ftl"]; // topics of which the page never speaks

/** The words of a topic without their comments: those are for whoever writes them. */
function worded(path: string): string {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => !line.startsWith("#")).join("\n");
}

/** `TOPIC.ftl?raw` has the words of a topic, and `language.ftl?words` those of a whole language, by topic. */
const words = () => ({
  name: "words",
  enforce: "pre" as const,
  load(this: { addWatchFile(path: string): void }, id: string) {
    const [path = "", asked] = id.split("?");
    if (!path.endsWith(".ftl")) return;
    if (asked === "raw") return `export default ${JSON.stringify(worded(path))}`;
    if (asked !== "words") return;
    const folder = dirname(path);
    const topics = ["", "games/"].flatMap((below) => readdirSync(join(folder, below)).filter((name) => name.endsWith(".ftl")).map((name) => below + name));
    const found = topics.filter((name) => name !== "language.ftl" && !TERMINAL.includes(name));
    for (const name of found) this.addWatchFile(join(folder, name));
    return `export default ${JSON.stringify(Object.fromEntries(found.map((name) => [name.slice(0, -".ftl".length), worded(join(folder, name))])))}`;
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
