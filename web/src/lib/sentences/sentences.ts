/** Sentences by id, as messages of Project Fluent: the words stand once, for every program, in `src/ceki/locales`. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Facts = Record<string, string | number>;

/** What makes sentences from ids and facts. */
export interface Speaker {
  /** The sentence of an id, `message` or `message.attribute`. Throws for an id, or a fact of it, that there is not. */
  (id: string, facts?: Facts): string;
  /** Whether there is a sentence of this id. */
  has(id: string): boolean;
}

export type Book = { has(id: string): boolean; said(id: string, facts: Facts): string };

const FROM_THE_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const [FIRST_STRONG, POP] = ["\u2068", "\u2069"]; // begin and end an isolate

/** A fact for a place in a sentence: what stands around a name that is written from the right (a number, money) keeps its order. */
export const isolated = <T>(fact: T): T | string =>
  typeof fact === "string" && !fact.startsWith(FIRST_STRONG) && FROM_THE_RIGHT.test(fact) ? `${FIRST_STRONG}${fact}${POP}` : fact;

/** What a sentence becomes for a reader who corrects it: `files` has the text, of these topics. */
type Marks = (sentence: string, language: string, topics: readonly string[], files: readonly string[], id: string) => string;
let marked: Marks | null = null;

/** Has each sentence marked, so that it can be corrected where it is seen. */
export const markWith = (marks: Marks): unknown => (marked = marks);

/** The sentences of Fluent files in a language; each file is of a topic. */
export function book(language: string, files: readonly string[], topics: readonly string[] = []): Book {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) {
    const [error] = bundle.addResource(new FluentResource(file));
    if (error) throw error;
  }
  const pattern = (id: string) => {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name!);
    return attribute ? message?.attributes[attribute] : message?.value;
  };
  return {
    has: (id) => Boolean(pattern(id)),
    said: (id, facts) => {
      const found = pattern(id);
      if (!found) throw new Error(`there is no sentence ${id}`);
      const sentence = bundle.formatPattern(found, Object.fromEntries(Object.entries(facts).map(([name, one]) => [name, isolated(one)])));
      return marked?.(sentence, language, topics, files, id) ?? sentence;
    },
  };
}
