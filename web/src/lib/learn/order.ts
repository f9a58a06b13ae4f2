/** Which games this device has learnt, and the order in which they are learnt. */

import learn from "../../../../src/ceki/locales/en/learn.ftl?raw";
import type { GameSummary } from "../../protocol.gen";
import { read, write } from "../storage/kept.svelte";
import { speaker } from "../sentences/speaker";

const LEARNT = "ceki.learnt";

export const said = speaker({ learn });

export const learnt = (): string[] => read<unknown[]>(LEARNT, []).filter((one) => typeof one === "string");

export const hasLearnt = (game: string): void => write(LEARNT, [...new Set([...learnt(), game])]);

const place = (game: GameSummary) => game.learnt?.place ?? Infinity;

/** Games in the order in which they are learnt; those that say nothing of it come last, as they were. */
export const inOrder = (games: readonly GameSummary[]): GameSummary[] => [...games].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));

/** The game to be learnt next, of those with a lesson. */
export const nextToLearn = (games: readonly GameSummary[]): GameSummary | undefined => inOrder(games).find((game) => game.lesson && !learnt().includes(game.id));
