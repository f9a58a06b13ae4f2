/** Bots that think in workers of the browser, as many as it has cores. */

import { Bots } from "./bots.ts";
import type { Thinking } from "./known";
import { Pool, type Begin, type Clock } from "./pool.ts";
import type { Answered } from "./question.ts";
import numbers from "./thinking.gen.json";

export const thinking = numbers as unknown as Thinking;

const begin: Begin = (heard, broken) => {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "bots" });
  worker.onmessage = ({ data }: MessageEvent<Answered>) => heard(data);
  worker.onerror = worker.onmessageerror = broken;
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
};

const clock: Clock = {
  now: () => performance.now(),
  after: (wait, then) => {
    const timer = setTimeout(then, wait);
    return () => clearTimeout(timer);
  },
};

/** All that thinks on this device. Workers begin with the first question. */
export function bots(): Bots {
  const cores = navigator.hardwareConcurrency || 1;
  return new Bots(new Pool(cores, begin, clock, 1000 * thinking.seconds.again), thinking);
}
