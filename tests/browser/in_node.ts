/** Plays the jobs of standard input with built files of a folder: `node in_node.ts FOLDER`; prints the outcomes. */

import { readFileSync } from "node:fs";

import type { EngineData } from "../../web/src/engine/load.ts";
import { played, type Job } from "./rounds.ts";

const folder = process.argv[2]!;
const modules = new Map<string, WebAssembly.Module>();

function rules(file: string): WebAssembly.Module {
  let found = modules.get(file);
  if (!found) modules.set(file, (found = new WebAssembly.Module(readFileSync(`${folder}/${file}`))));
  return found;
}

const jobs = JSON.parse(readFileSync(0, "utf8")) as Job[];
const outcomes = jobs.map((job) => {
  const data = JSON.parse(readFileSync(`${folder}/${job.game}.json`, "utf8")) as EngineData;
  return played(rules(data.engine.rules), data, job);
});
process.stdout.write(JSON.stringify(outcomes));
