/** The word that somebody wants to know about; the page shows its card over whatever is there. */

import type { Word } from "../../protocol.gen";

export const asked = $state<{ word: Word | null }>({ word: null });

export function ask(word: Word | null): void {
  asked.word = word;
}
