/** An evening as a link, a file and a table. */

import type { EveningFile, Reckoned } from "../../scoring/reckoned";
import { VERSION } from "../../scoring/reckoned";
import { keeper } from "../speech/keeper";
import { cleaned } from "../../table/text";
import { to } from "../site/address";

const LINK = "#e=";
const LONGEST = 200_000; // characters of a file

/** An evening of a text, if it is a whole one; what its rounds tell is read when it is reckoned. */
export function eveningIn(text: string): EveningFile | null {
  if (text.length > LONGEST) return null;
  try {
    const found = JSON.parse(text) as EveningFile;
    const { ceki_evening: version, game, players, options, names, seed, rounds, entries, ended } = found;
    const whole = (n: unknown, low: number) => Number.isSafeInteger(n) && (n as number) >= low;
    const object = (one: unknown) => typeof one === "object" && one !== null && !Array.isArray(one);
    const fits =
      version === VERSION && typeof game === "string" && /^\w{1,40}$/.test(game) && whole(players, 1) && object(options) && (seed === null || whole(seed, 0)) &&
      (rounds === null || whole(rounds, 1)) && typeof ended === "boolean" && areNames(names) &&
      Array.isArray(entries) && entries.length <= 1000 && entries.every(object);
    return fits ? { ceki_evening: VERSION, game, players, options, names, seed, rounds, entries, ended } : null;
  } catch {
    return null; // no JSON
  }
}

const LONGEST_NAME = 40;

/** Whether this is a name as `ceki score` takes it: not empty, not a number alone, every letter seen. */
const isName = (name: unknown): name is string =>
  typeof name === "string" && name.trim() === name && name.length > 0 && [...name].length <= LONGEST_NAME && !/^\p{Nd}+$/u.test(name) && cleaned(name) === name.normalize("NFC");

const areApart = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase())).size === names.length;

const areNames = (names: unknown): names is string[] => Array.isArray(names) && names.every(isName) && areApart(names);

/** What is wrong with names of people, as an id of `score.ftl` with its facts; null where nothing is. */
export function namesWrong(names: readonly string[]): { reason: string; facts: Record<string, string | number> } | null {
  const bad = names.find((name) => !isName(name));
  if (bad !== undefined) return { reason: "bad-name", facts: { given: JSON.stringify(bad), most: LONGEST_NAME } };
  return areApart(names) ? null : { reason: "names-alike", facts: {} };
}

/** The evening as a file of `ceki score`. */
export const fileOf = (evening: EveningFile): string => `${JSON.stringify(evening, null, 1)}\n`;

/** A link that holds the whole evening behind its `#`, so that no server hears of it. */
export async function linkOf(evening: EveningFile): Promise<string> {
  const packed = new Response(new Blob([JSON.stringify(evening)]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `${location.origin}${to("score")}${LINK}${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The evening behind the `#` of an address; undefined where there is none, null where it is broken. */
export async function linked(hash: string): Promise<EveningFile | null | undefined> {
  if (!hash.startsWith(LINK)) return undefined;
  try {
    const text = atob(hash.slice(LINK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const open = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let part = await open.read(); !part.done; part = await open.read()) {
      size += part.value.length;
      if (size > LONGEST) return null;
      parts.push(part.value as Uint8Array<ArrayBuffer>);
    }
    return eveningIn(await new Blob(parts).text());
  } catch {
    return null; // not what a link holds
  }
}

/** A head and a row for each round, as `ceki score --csv` writes them. */
export function csvOf({ names }: EveningFile, { scored, over, cents, settled, pot, standing }: Reckoned): string {
  const head = [keeper("column-round"), keeper("column-winners"), ...names, keeper("column-pot"), ...names.map((name) => keeper("column-total", { name }))];
  const rows = scored.map((one) => [one.number, one.winners.map((seat) => names[one.seated[seat]!]).join(", "), ...one.moved, one.pot, ...one.after]);
  const end = over ? [[keeper("row-end"), standing.winners.map((person) => names[person]).join(", "), ...settled, pot, ...cents]] : [];
  return [head, ...rows, ...end].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

/** A cell that no table takes for a formula. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
