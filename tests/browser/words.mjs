/** For the bundler: a file of words is a text, as the page imports it (`?raw`). `$SCRIPT` is what is bundled. */

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const RAW = "?raw";

const words = {
  name: "words",
  resolveId: (source, importer) => (source.endsWith(RAW) && importer ? resolve(dirname(importer), source) : null),
  load: (id) => (id.endsWith(RAW) ? `export default ${JSON.stringify(readFileSync(id.slice(0, -RAW.length), "utf8"))};` : null),
};

export default { input: process.env.SCRIPT, plugins: [words], output: { codeSplitting: false } }; // one file, whatever is loaded later in a page
