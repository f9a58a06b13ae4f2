/** Plays one job in turns: `node wasm_in_node.ts FOLDER JOB`, a number of rounds a line in, decisions and seconds out. */

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { timed, type Job } from "../tests/browser/rounds.ts";

const [folder, given] = process.argv.slice(2);
const job = JSON.parse(given!) as Job;
const rules = new WebAssembly.Module(readFileSync(`${folder}/${job.rules}`));
const data = JSON.parse(readFileSync(`${folder}/${job.game}.json`, "utf8"));
const play = timed(rules, data, job, () => process.cpuUsage().user / 1e6);
for await (const line of createInterface(process.stdin)) console.log(JSON.stringify(play(Number(line))));
