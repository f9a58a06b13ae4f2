/** A worker in which bots think. It is sent games, and questions one after the other, and answers each under its number. */

import type { Answered, Prepare, Question } from "./question.ts";
import { Thinker } from "./thinker.ts";

const thinker = new Thinker();

self.onmessage = ({ data: said }: MessageEvent<Prepare | (Question & { number: number })>) => {
  if ("prepare" in said) thinker.prepare(said);
  else self.postMessage(answered(said));
};

/** A problem is told by its kind alone: its words may name a card of the view. */
function answered(question: Question & { number: number }): Answered {
  const { number } = question;
  try {
    return { number, answer: thinker.answer(question) };
  } catch (error) {
    return { number, problem: error instanceof Error ? error.name : "Error" };
  }
}
