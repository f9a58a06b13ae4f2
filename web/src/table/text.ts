/** Text of people as it may be shown, and names that tell people apart. */

import { Refused } from "../engine/refused";
import words from "./words.gen.json";

export const { name: NAME, title: TITLE, chat: CHAT } = words; // characters
const { marks: MARKS } = words; // accents on one letter
const YOU = "You"; // what the reader is called
const BLANK = "\u115f\u1160\u2800\u3164\uffa0\u{1d159}"; // letters and signs without ink
const SPACES = /[\p{Zs}\p{Zl}\p{Zp}\p{Cc}]/u;

/** Composed, without control and direction marks, blanks as one space. Throws `Refused` when more than `most` characters are left. */
export function clean(text: string, most: number, what: string): string {
  const tooMany = () => new Refused("too_many_letters", { what, most });
  if ([...text].length > 8 * most) throw tooMany();
  let marks = 0;
  let kept = "";
  for (const letter of text.normalize("NFC")) {
    marks = /\p{M}/u.test(letter) ? marks + 1 : 0;
    if (SPACES.test(letter) || BLANK.includes(letter)) kept += " ";
    else if (!/\p{C}/u.test(letter) && marks <= MARKS) kept += letter;
  }
  const found = kept.split(" ").filter(Boolean).join(" ");
  if ([...found].length > most) throw tooMany();
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
