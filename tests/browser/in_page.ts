/** Plays jobs in a page: `playedHere(jobs)` gives the outcomes; `timedHere(job, rounds)` decisions and seconds;
 * `thoughtHere(questions, thinking)` what bots answer. */

import type { GameData, Thinking } from "../../web/src/bots/known.ts";
import type { Answer, Question } from "../../web/src/bots/question.ts";
import { Thinker } from "../../web/src/bots/thinker.ts";
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

async function thoughtHere(questions: (Question & { view: string })[], thinking: Thinking): Promise<Answer[]> {
  const thinker = new Thinker();
  const found: Answer[] = [];
  for (const { view, ...question } of questions) {
    const [rules, data] = await loaded(question.game);
    thinker.prepare({ prepare: question.game, rules, data: data as GameData, thinking });
    const bytes = Uint8Array.from(view.match(/../g)!, (digits) => parseInt(digits, 16));
    found.push(thinker.answer({ ...question, view: bytes } as Question));
  }
  return found;
}

Object.assign(window, { playedHere, timedHere, thoughtHere });
