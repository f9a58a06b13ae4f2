/** What words of a game mean, in the reader's language, fetched when it is first shown. */

import type { Word } from "../../protocol.gen";
import { language as reader } from "../sentences/language.svelte";
import { meanings } from "./glossary";

let told = $state.raw<{ language: string; means: Record<string, string> }>({ language: "", means: {} });

function fetchFor(language: string): void {
  const keep = (means: Record<string, string>) => {
    if (language === reader()) told = { language, means };
  };
  meanings(language).then(keep, () => {}); // what cannot be had now is left out
}

/** What a word means; empty until it is fetched. A word that only its game has says it itself. */
export function meant(word: Word): string {
  if (!word.id) return word.says;
  const language = reader();
  if (told.language !== language) fetchFor(language);
  return told.means[word.id] ?? "";
}
