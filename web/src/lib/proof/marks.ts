/** Marks at the end of sentences: signs without ink that say which sentence it is. */

/** Where a sentence is written: `pattern` as its file has it, in a language. */
export interface Place {
  language: string;
  topic: string;
  id: string;
  pattern: string;
}

const DIGITS = "\u2061\u2062\u2063\u2064";
const LENGTH = 6; // digits of a mark: 4096 sentences
const MARK = new RegExp(`[${DIGITS}]{${LENGTH}}`, "g");
const known = new Map<string, number>();
const places: Place[] = [];

const OWN = "proof"; // the words of correcting itself
/** A sentence with its mark. */
export function mark(sentence: string, language: string, topics: readonly string[], files: readonly string[], id: string): string {
  const n = topics.findIndex((_, at) => patternOf(files[at]!, id) !== null);
  if (n < 0 || topics[n] === OWN) return sentence;
  const key = `${language}/${topics[n]}:${id}`;
  if (!known.has(key)) {
    known.set(key, places.length);
    places.push({ language, topic: topics[n]!, id, pattern: patternOf(files[n]!, id)! });
  }
  return sentence + marking(known.get(key)!);
}

function marking(n: number): string {
  let [left, found] = [n, ""];
  for (let at = 0; at < LENGTH; at++) {
    found = DIGITS[left % DIGITS.length]! + found;
    left = Math.floor(left / DIGITS.length);
  }
  return found;
}

/** The sentences that are marked in a text, the outermost first. */
export function placesIn(text: string): Place[] {
  const numbers = [...text.matchAll(MARK)].map(([found]) => [...found].reduce((sum, digit) => sum * DIGITS.length + DIGITS.indexOf(digit), 0));
  return [...new Set(numbers.reverse())].flatMap((n) => places[n] ?? []);
}

/** What stands after the `=` of a message, or of an attribute of it (`message.attribute`), in a file; null where it has none. */
export function patternOf(file: string, id: string): string | null {
  const [name = "", attribute] = id.split(".");
  const lines = file.split("\n");
  const begins = lines.findIndex((line) => line.startsWith(`${name} =`));
  if (begins < 0) return null;
  const length = lines.slice(begins + 1).findIndex((line) => /^\S/.test(line));
  const block = lines.slice(begins, length < 0 ? undefined : begins + 1 + length);
  const attributes = block.flatMap((line, at) => (/^ +\.[\w-]+ =/.test(line) ? [at] : []));
  const from = attribute ? (attributes.find((at) => block[at]!.trim().startsWith(`.${attribute} =`)) ?? -1) : 0;
  if (from < 0) return null;
  const own = block.slice(from, attributes.find((at) => at > from));
  return own.join("\n").replace(/^[^=]*= */, "").trim() || null;
}
