/** Plays jobs in a page: `playedHere(jobs)` gives the outcomes; `timedHere(job, rounds)` decisions and seconds. */

import type { EngineData } from "../../web/src/engine/load.ts";
import { played, timed, type Job, type Outcome } from "./rounds.ts";

const kept = new Map<string, Promise<[WebAssembly.Module, EngineData]>>();

async function fetched(game: string): Promise<[WebAssembly.Module, EngineData]> {
  const data = (await (await fetch(`/${game}.json`)).json()) as EngineData;
  return [await WebAssembly.compileStreaming(fetch(`/${data.engine.rules}`)), data];
}

function loaded(game: string): Promise<[WebAssembly.Module, EngineData]> {
  if (!kept.has(game)) kept.set(game, fetched(game));
  return kept.get(game)!;
}

async function playedHere(jobs: Job[]): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for (const job of jobs) found.push(played(...(await loaded(job.game)), job));
  return found;
}

const timers = new Map<string, (rounds: number) => [number, number]>();

async function timedHere(job: Job, rounds: number): Promise<[number, number]> {
  const name = `${job.game} ${job.bots.join()}`;
  if (!timers.has(name)) timers.set(name, timed(...(await loaded(job.game)), job, () => performance.now() / 1000));
  return timers.get(name)!(rounds);
}

Object.assign(window, { playedHere, timedHere });
