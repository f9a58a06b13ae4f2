import { svelte } from "@sveltejs/vite-plugin-svelte";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineConfig } from "vitest/config";

const WORDS = /\/locales\/([^/]+)\/language\.ftl\?words/;
const SPOKEN = /locales\/en\/(\w+\.ftl)\?raw/g;
/** The topics of which the page speaks: those whose English it imports. The others are the terminal's. */
function topicsOf(folder: string): Set<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => /\.(ts|svelte)$/.test(path));
  return new Set(sources.flatMap((path) => [...readFileSync(join(folder, path), "utf8").matchAll(SPOKEN)].map(([, topic]) => topic!)));
}

const OF_ODDS = /^odds-.*\n(?:[ \t]+.*\n)*/gm;

/** The words of a topic without their comments, which are for whoever writes them, and without what `ceki odds` alone says. */
function worded(path: string): string {
  const lines = readFileSync(path, "utf8").replace(OF_ODDS, "").split("\n");
  const kept = lines.filter((line) => !line.startsWith("#")).map((line) => line.replace(/^ +/, " ")); // one says as much as eight
  return kept.join("\n").replace(/\n{2,}(?=\S)/g, "\n");
}

const ID = /^(?:([a-zA-Z][\w-]*)|[ \t]+\.([a-zA-Z][\w-]*)) *=/gm;
/** The ids of a file's messages and their attributes; none where there is no such file. */
function idsOf(path: string): Set<string> {
  let message = "";
  const found = new Set<string>();
  for (const [, id, attribute] of existsSync(path) ? worded(path).matchAll(ID) : []) {
    message = id ?? message;
    found.add(attribute ? `${message}.${attribute}` : message);
  }
  return found;
}

/** What a language says of itself, and how much of the page's English it has, in per cent, rounded down. */
function declared(path: string) {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(worded(path)));
  const say = (id: string) => (bundle.hasMessage(id) ? bundle.formatPattern(bundle.getMessage(id)!.value!) : "");
  const folder = dirname(path);
  const english = join(dirname(folder), "en");
  const topics = [...topicsOf(join(import.meta.dirname, "src")), ...["games", "lessons"].flatMap((of) => readdirSync(join(english, of)).map((name) => `${of}/${name}`))];
  const there = topics.map((name) => [idsOf(join(english, name)), idsOf(join(folder, name))] as const);
  const all = there.reduce((sum, [ids]) => sum + ids.size, 0);
  const own = there.reduce((sum, [ids, has]) => sum + [...ids].filter((id) => has.has(id)).length, 0);
  return { name: say("name"), note: say("note"), also: say("also").split(" ").filter(Boolean), share: Math.floor((100 * own) / all) };
}

/** `TOPIC.ftl?raw` has the words of a topic, `language.ftl?declared` what a language is, and `language.ftl?words` those of a whole language, by topic. */
const words = () => ({
  name: "words",
  enforce: "pre" as const,
  load(this: { addWatchFile(path: string): void }, id: string) {
    const [path = "", asked] = id.split("?");
    if (!path.endsWith(".ftl")) return;
    if (asked === "raw") return `export default ${JSON.stringify(worded(path))}`;
    if (asked === "declared") return `export default ${JSON.stringify(declared(path))}`;
    if (asked !== "words") return;
    const folder = dirname(path);
    const games = existsSync(join(folder, "games")) ? readdirSync(join(folder, "games")).filter((name) => name.endsWith(".ftl")).map((name) => `games/${name}`) : [];
    const spoken = topicsOf(join(import.meta.dirname, "src"));
    const found = [...readdirSync(folder).filter((name) => spoken.has(name)), ...games];
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
    target: ["chrome109", "firefox115", "safari16.4"], // the oldest that docs/guide/host.md promises
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
  test: { testTimeout: 60_000, environment: "happy-dom", include: ["src/**/*.test.ts"], pool: "threads", isolate: false, restoreMocks: true },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { fs: { allow: [".", "../src/ceki/locales"] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
