/** Opens the lesson of a table, which comes when it is needed: the coach, their words, and the bar they speak in. */

import CoachBar from "../../parts/learn/CoachBar.svelte";
import { keepSitting, sitting, type Sitting } from "../storage/kept.svelte";
import { host } from "../site/api";
import type { Line } from "../table/line.svelte";
import { company } from "./beside";
import { Coach, DONE } from "./coach.svelte";
import { hasLearnt } from "./order";
import { wordsOf } from "./words";

/** The lesson of a table that was begun; null where there is none, or no more: then nobody waits there. */
export async function teach({ code, game, lesson: step = DONE }: Sitting, line: () => Line | null) {
  const school = host.device;
  if (!school) return null;
  const goOn = (moves: number) => void school.goOn(code, moves);
  const [lesson, said] = await Promise.all([school.lesson(code), wordsOf(game)]);
  if (!lesson || !said || step === DONE) {
    goOn(Infinity);
    return null;
  }
  const played = () => line()?.events.filter((event) => event.move).length ?? 0;
  const keep = (at: number) => {
    if (at === DONE) hasLearnt(game);
    const kept = sitting(code);
    if (kept) keepSitting({ ...kept, lesson: at });
  };
  const coach = new Coach(lesson, { played, goOn, keep, finish: () => void school.finish(code) }, step);
  return { ...company(coach, said, CoachBar), anew: () => wordsOf(game) };
}
