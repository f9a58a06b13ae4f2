/** The evenings that this device keeps, and an evening as a link, a file and a table. */

import type { EveningFile, Reckoned } from "../../scoring/reckoned";
import { VERSION } from "../../scoring/reckoned";
import { read, write } from "../kept/kept.svelte";
import { keeper } from "../said/keeper";
import { to } from "../site/address";

const KEPT = "ceki.evenings";
const LINK = "#e=";
const LONGEST = 200_000; // characters of a file

/** An evening of this device; `when` it was written to last, in milliseconds since 1970. */
export interface KeptEvening {
  id: string;
  when: number;
  evening: EveningFile;
}

const all = () => read<Record<string, KeptEvening>>(KEPT, {});

/** The evenings of this device, the last one first. */
export const evenings = (): KeptEvening[] => Object.values(all()).sort((a, b) => b.when - a.when);
export const eveningOf = (id: string): KeptEvening | undefined => all()[id];

export function keepEvening(id: string, evening: EveningFile): void {
  write(KEPT, { ...all(), [id]: { id, when: Date.now(), evening } });
}

export function dropEvening(id: string): void {
  const { [id]: _, ...others } = all();
  write(KEPT, others);
}

/** The name of a new evening on this device. */
export const freshId = (): string => [...crypto.getRandomValues(new Uint8Array(5))].map((n) => n.toString(16).padStart(2, "0")).join("");

/** An evening of a text, if it is a whole one; what its rounds tell is read when it is reckoned. */
export function eveningIn(text: string): EveningFile | null {
  if (text.length > LONGEST) return null;
  try {
    const found = JSON.parse(text) as EveningFile;
    const { ceki_evening: version, game, players, options, names, seed, rounds, entries, ended } = found;
    const whole = (n: unknown, low: number) => Number.isSafeInteger(n) && (n as number) >= low;
    const object = (one: unknown) => typeof one === "object" && one !== null && !Array.isArray(one);
    const fits =
      version === VERSION && typeof game === "string" && /^\w{1,40}$/.test(game) && whole(players, 1) && object(options) && whole(seed, 0) &&
      (rounds === null || whole(rounds, 1)) && typeof ended === "boolean" && areNames(names) &&
      Array.isArray(entries) && entries.length <= 1000 && entries.every(object);
    return fits ? { ceki_evening: VERSION, game, players, options, names, seed, rounds, entries, ended } : null;
  } catch {
    return null; // no JSON
  }
}

export const LONGEST_NAME = 40;

/** Names of people as `ceki score` takes them: none empty, no two alike, and none a number. */
export const areNames = (names: unknown): names is string[] =>
  Array.isArray(names) &&
  names.every((name) => typeof name === "string" && name.trim() === name && name.length > 0 && name.length <= LONGEST_NAME && !/^\d+$/.test(name)) &&
  new Set(names.map((name: string) => name.toLowerCase())).size === names.length;

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
