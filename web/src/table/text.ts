/** Text of people as it may be shown, and names that tell people apart. */

import { Refused } from "../engine/refused";
import words from "./words.gen.json";

export const { name: NAME, title: TITLE, chat: CHAT } = words; // characters
const { marks: MARKS, accents: ACCENTS } = words; // on one letter, and of those that go on any
const [NON_JOINER, JOINER] = ["\u200c", "\u200d"];
const ON_ANY = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/;
const PICTURE = /[\p{So}\p{Sk}]/u;
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u; // letters that join where they may
const YOU = "You"; // what the reader is called
const BLANK = "\u115f\u1160\u2800\u3164\uffa0\u{1d159}"; // letters and signs without ink
const SPACES = /[\p{Zs}\p{Zl}\p{Zp}\p{Cc}]/u;

/** Composed, without control and direction marks, joiners where they belong, blanks as one space: as `ceki.locales.written` has it. */
export function cleaned(text: string): string {
  const letters = [...text.normalize("NFC")];
  let [marks, accents, kept] = [0, 0, ""];
  for (const [n, letter] of letters.entries()) {
    const mark = /\p{M}/u.test(letter);
    marks = mark ? marks + 1 : 0;
    accents = mark ? accents + Number(ON_ANY.test(letter)) : 0;
    if (SPACES.test(letter) || BLANK.includes(letter)) kept += " ";
    else if (letter === NON_JOINER || letter === JOINER) kept += belongs(letters, n) ? letter : "";
    else if (!/\p{C}/u.test(letter) && marks <= MARKS && accents <= ACCENTS) kept += letter;
  }
  return kept.split(" ").filter(Boolean).join(" ");
}

/** Whether a joiner at a place belongs to the spelling of a text. */
function belongs(letters: readonly string[], n: number): boolean {
  const [before, after] = [letters[n - 1], letters[n + 1]];
  if (before === undefined || after === undefined) return false;
  if (words.viramas.includes(before)) return /\p{L}/u.test(after);
  if (before === "\ufe0f" || PICTURE.test(before)) return letters[n] === JOINER && PICTURE.test(after);
  return letters[n] === NON_JOINER && JOINED.test(before) && JOINED.test(after);
}

/** The same, within bounds. Throws `Refused` when more than `most` characters are left. */
export function clean(text: string, most: number, what: string): string {
  const found = [...text].length > 8 * most ? null : cleaned(text);
  if (found === null || [...found].length > most) throw new Refused("too_many_letters", { what, most });
  return found;
}

/** A name for a person: the one they wish, with a number where somebody else has it; a guest's where it is blank. */
export function distinct(wish: string, others: readonly string[], person: number): string {
  const taken = new Set([YOU, ...others].map(seen));
  const name = seen(wish) ? wish : `Guest ${person + 1}`;
  let found = name;
  for (let number = 2; taken.has(seen(found)); number++) found = `${[...name].slice(0, NAME - String(number).length - 1).join("")} ${number}`;
  return found;
}

/** What of a name tells it from another. */
function seen(name: string): string {
  const signs = name.normalize("NFKD").toLowerCase().replaceAll("ß", "ss").replaceAll("ς", "σ");
  return [...signs].filter((sign) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign)).join("");
}
