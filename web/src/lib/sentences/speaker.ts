/** What speaks to the reader in their language. */

import { chain, ENGLISH, language, wordsOf } from "./language.svelte";
import { book, type Book, type Facts, type Speaker } from "./sentences";

/** A speaker on topics, each with its English words: `speaker({ events })`. What a language lacks is said in the next of its `chain`. */
export function speaker(english: Record<string, string>): Speaker {
  const books = new Map<string, Book>();
  const topics = Object.keys(english);
  const own = book(ENGLISH, Object.values(english), topics);
  books.set(ENGLISH, own);
  const bookIn = (code: string): Book => {
    const found = books.get(code) ?? book(code, topics.map((topic) => wordsOf(code, topic)), topics);
    books.set(code, found);
    return found;
  };
  const said = (id: string, facts: Facts = {}) => {
    const read = chain(language()).map(bookIn).find((one) => one.has(id));
    return (read ?? own).said(id, facts);
  };
  return Object.assign(said, { has: own.has });
}
