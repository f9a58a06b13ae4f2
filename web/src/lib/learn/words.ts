/** What a coach says: the words of a game's lesson, which come when it is opened, and those of every lesson. */

import coach from "../../../../src/ceki/locales/en/coach.ftl?raw";
import type { Step } from "../../engine/lesson";
import { inText, isCard } from "../sentences/cards";
import { chain, language } from "../sentences/language.svelte";
import { book, type Facts, type Speaker } from "../sentences/sentences";
import { speaker } from "../sentences/speaker";

const FILES = import.meta.glob<string>("../../../../src/ceki/locales/*/lessons/*.ftl", { query: "?raw", import: "default" });

const general = speaker({ coach });

/** The words of a game's lesson, in the first language of the reader's chain that has them; null where there are none. */
export async function wordsOf(game: string): Promise<Speaker | null> {
  const books = (await Promise.all(chain(language()).map((code) => bookOf(code, game)))).flat();
  if (!books.length) return null;
  const of = (id: string) => books.find((one) => one.has(id)) ?? books[0]!;
  const said = (id: string, facts: Facts = {}) => (general.has(id) ? general(id, facts) : of(id).said(id, facts));
  return Object.assign(said, { has: (id: string) => general.has(id) || of(id).has(id) });
}

async function bookOf(code: string, game: string) {
  const load = Object.entries(FILES).find(([path]) => path.endsWith(`/${code}/lessons/${game}.ftl`))?.[1];
  return load ? [book(code, [await load()], [`lessons/${game}`])] : [];
}

/** What a coach says of a step: its words, or (`wrong`) those for a wrong move. `names` are the players', by seat. */
export function stepTold(said: Speaker, step: Step, wrong: string, names: readonly string[]): string {
  const facts = Object.fromEntries(Object.entries(step.facts).map(([name, fact]) => [name, factTold(fact, names)]));
  const id = !wrong || said.has(wrong) ? wrong || step.id : "coach-not-now";
  return said(id, facts);
}

function factTold(fact: string | number, names: readonly string[]): string | number {
  if (typeof fact === "number") return fact;
  if (fact.startsWith(SEAT)) return names[Number(fact.slice(SEAT.length))] ?? fact;
  return isCard(fact) ? inText(fact) : fact;
}

const SEAT = "seat:";
