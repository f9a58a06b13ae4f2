/** What a coach says: the words of a game's lesson, which come when it is opened, and those of every lesson. */

import coach from "../../../../src/ceki/locales/en/coach.ftl?raw";
import type { Step } from "../../engine/lesson";
import { inText, isCard } from "../told/cards";
import { ENGLISH, language } from "../told/language.svelte";
import { book, type Facts, type Speaker } from "../told/sentences";
import { speaker } from "../told/speaker";

const FILES = import.meta.glob<string>("../../../../src/ceki/locales/*/lessons/*.ftl", { query: "?raw", import: "default" });

const general = speaker({ coach });

/** The words of a game's lesson, in the reader's language, or in English where it has no such lesson; null where there are none. */
export async function wordsOf(game: string): Promise<Speaker | null> {
  const own = (await bookOf(language(), game)) ?? (await bookOf(ENGLISH, game));
  if (!own) return null;
  const said = (id: string, facts: Facts = {}) => (general.has(id) ? general(id, facts) : own.said(id, facts));
  return Object.assign(said, { has: (id: string) => general.has(id) || own.has(id) });
}

async function bookOf(code: string, game: string) {
  const load = Object.entries(FILES).find(([path]) => path.endsWith(`/${code}/lessons/${game}.ftl`))?.[1];
  return load ? book(code, [await load()]) : null;
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
