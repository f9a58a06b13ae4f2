/** The evenings that this device keeps. Several windows may write them: none overwrites what another has written. */

import type { EveningFile } from "../../scoring/reckoned";
import { eveningIn } from "./evenings";

const KEPT = "ceki.evenings";
const ASIDE = "ceki.evenings-unread"; // what could not be read, with the time

/** An evening of this device; `when` it was written to last, in milliseconds since 1970. */
export interface KeptEvening {
  id: string;
  when: number;
  evening: EveningFile;
}

/** How keeping an evening ended: another window may have `changed` or `deleted` it, and then nothing is written; a browser may refuse to
 * keep anything, and then it is held as long as the page is open. */
export type Keeping = "kept" | "held" | "changed" | "deleted";

type Shelf = Record<string, KeptEvening>;

const held = new Map<string, KeptEvening>(); // what this browser refuses to keep

function text(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // private windows may refuse
  }
}

function stored(): Shelf {
  try {
    const found: unknown = JSON.parse(text() ?? "{}");
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Shelf) : {};
  } catch {
    return {}; // put aside before anything is written
  }
}

const isWhole = (one: unknown): one is KeptEvening => {
  const { id, when, evening } = (one ?? {}) as Partial<KeptEvening>;
  return typeof id === "string" && typeof when === "number" && eveningIn(JSON.stringify(evening ?? null)) !== null;
};

/** The evenings of this device, the last one first. */
export const evenings = (): KeptEvening[] => Object.values({ ...stored(), ...Object.fromEntries(held) }).filter(isWhole).sort((a, b) => b.when - a.when);
export const eveningOf = (id: string): KeptEvening | undefined => evenings().find((one) => one.id === id);

/** Keeps an evening, if what is kept is still as it was `before`; a new one has none. */
export function keepEvening(id: string, evening: EveningFile, before?: EveningFile): Keeping {
  const there = eveningOf(id)?.evening;
  if (before && !there) return "deleted";
  if (before && JSON.stringify(there) !== JSON.stringify(before)) return "changed";
  const one = { id, when: Date.now(), evening };
  if (put({ ...stored(), [id]: one })) {
    held.delete(id);
    return "kept";
  }
  held.set(id, one);
  return "held";
}

/** Deletes an evening; false where the browser refuses. */
export function dropEvening(id: string): boolean {
  held.delete(id);
  const { [id]: one, ...others } = stored();
  return one === undefined || put(others);
}

function put(shelf: Shelf): boolean {
  try {
    if (isUnread()) localStorage.setItem(`${ASIDE} ${Date.now()}`, text()!);
    localStorage.setItem(KEPT, JSON.stringify(shelf));
    return true;
  } catch {
    return false; // full, or a private window
  }
}

/** Whether what is kept cannot be read. It is put aside, and not lost, when the next evening is kept. */
export function isUnread(): boolean {
  const found = text();
  if (found === null) return false;
  try {
    const shelf: unknown = JSON.parse(found);
    return typeof shelf !== "object" || shelf === null || Array.isArray(shelf);
  } catch {
    return true;
  }
}

/** Calls back when another window has written; returns what ends that. */
export function whenWritten(then: () => void): () => void {
  const heard = ({ key }: StorageEvent) => void ((key === KEPT || key === null) && then());
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** The name of a new evening on this device. */
export const freshId = (): string => [...crypto.getRandomValues(new Uint8Array(5))].map((n) => n.toString(16).padStart(2, "0")).join("");
