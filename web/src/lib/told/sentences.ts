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

/** The sentences of Fluent files in a language. */
export function book(language: string, files: readonly string[]): Book {
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
      return bundle.formatPattern(found, facts);
    },
  };
}
