/** What this device keeps: settings, and the tables it sat at. */

import { ROOT, SERVED } from "../site/address";

/** Tables of a server, or of one site of files: several may lie on one host. */
const TABLES = SERVED ? "ceki.tables" : `ceki.tables ${ROOT}`;

const SITTINGS = 200; // that are remembered, and those that are starred

export interface Share {
  token: string;
  seat: number;
  name: string;
}

/** A puzzle by its name, how many wrong answers were given, and how it ended; empty: it has not. */
export interface Answering {
  name: string;
  wrong: number;
  end: "" | "solved" | "shown" | "left";
}

/** How a person stands in a match; without a unit the amount is of rounds won. */
export interface Standing {
  amount: number;
  unit: string;
  money: boolean;
}

/** How they stood after a round. */
export type Result = Standing & { round: number };

export interface Sitting {
  code: string;
  table: string;
  token: string | null;
  seat: number;
  game: string;
  title: string;
  when: number;
  solo?: boolean; // with bots alone
  shares?: Share[]; // the people who play on this one device, when they are several
  here?: boolean; // the table stands on this device, while the page is a server's
  gone?: boolean; // the table was deleted, and can be brought back
  left?: boolean; // the seat was given up; what was played can be read again
  result?: Result | string; // how one stands; as a sentence where an earlier page kept it
  puzzle?: Answering; // that is asked there
  starred?: boolean; // its rounds are kept at the server for ever
  days?: number; // for a move, at a table by days;
  person?: number; // who one is there,
  mine?: boolean; // whether it was one's move when it was last heard of,
  whose?: string; // who was to move,
  since?: number; // from when on, in milliseconds since 1970,
  told?: boolean; // and whether this device is told of one's turn
  lesson?: number; // the step of a lesson; -1 when nobody coaches any more
}

/** How the cards of a hand lie; `mine`: in an order of one's own. */
export type Sort = "rank" | "suit" | "mine";

export interface Settings {
  theme: "auto" | "light" | "dark";
  contrast: boolean;
  large: 1 | 1.5 | 2;
  index: boolean;
  oneTap: boolean;
  keys: boolean;
  sound: boolean;
  volume: number;
  motion: 0 | 1 | 2;
  sort: Sort;
  groups: boolean; // gaps between the groups of the hand
  win: "ask" | "auto"; // whether a win that is there is made without asking
  chat: boolean;
  notices: boolean; // the device tells of one's turn
  level: string; // of the bots of a new table
  names: string; // the region whose names the cards have; empty: neutral ones
  name: string;
  language: string; // its code; empty: the browser's
}

const DEFAULTS: Settings = {
  theme: "auto",
  contrast: typeof matchMedia === "function" && matchMedia("(prefers-contrast: more)").matches, // as the device asks for, until somebody chooses
  large: 1,
  index: true,
  oneTap: false,
  keys: true,
  sound: true,
  volume: 0.5,
  motion: 1,
  sort: "rank",
  groups: false,
  win: "ask",
  chat: true,
  notices: false,
  level: "middle",
  names: "",
  name: "",
  language: "",
};

const unkept = new Map<string, string>(); // what this browser does not keep, as long as the page is open

const kindOf = (value: unknown) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/** What is kept; `otherwise` where nothing is, or something of another kind: half a write, an older page, another site's script. */
export function read<T>(key: string, otherwise: T): T {
  try {
    const text = unkept.get(key) ?? localStorage.getItem(key);
    const found: unknown = text === null ? otherwise : JSON.parse(text);
    return kindOf(found) === kindOf(otherwise) ? (found as T) : otherwise;
  } catch {
    return otherwise;
  }
}

/** What is kept over what is usual: of each field only what is of its kind. */
export function readOver<T extends object>(key: string, usual: T): T {
  const found = Object.entries(read<object>(key, {})).filter(([name, one]) => kindOf(one) === kindOf(usual[name as keyof T]));
  return { ...usual, ...Object.fromEntries(found) };
}

/** Puts aside what lies in a place and is no JSON, as half a write leaves it: it may be looked into by hand. */
function spare(key: string): void {
  const before = localStorage.getItem(key);
  try {
    JSON.parse(before ?? "null");
  } catch {
    localStorage.setItem(`${key}.damaged`, before!);
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  unkept.delete(key);
  try {
    spare(key);
    localStorage.setItem(key, text);
  } catch {
    unkept.set(key, text); // private windows may refuse
  }
}

export const settings = $state<Settings>(readOver("ceki.settings", DEFAULTS));

export function keepSettings(): void {
  write("ceki.settings", settings);
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.contrast = settings.contrast ? "more" : "";
}

// whatever changes a setting, by a form or a key, it is kept at once
$effect.root(() => {
  $effect(() => {
    void JSON.stringify(settings);
    keepSettings();
  });
});

const NEEDED = { code: "string", table: "string", game: "string", title: "string", when: "number" };
const BESIDE: Partial<Record<keyof Sitting, string>> = {
  ...{ seat: "number", solo: "boolean", shares: "array", here: "boolean", left: "boolean", gone: "boolean", starred: "boolean" },
  ...{ days: "number", person: "number", mine: "boolean", whose: "string", since: "number", told: "boolean", lesson: "number" },
};
const STANDING = { amount: "number", unit: "string", money: "boolean", round: "number" };
const ANSWERING = { name: "string", wrong: "number", end: "string" };

const has = (one: unknown, kinds: Record<string, string>) =>
  kindOf(one) === "object" && Object.entries(kinds).every(([name, kind]) => kindOf((one as Record<string, unknown>)[name]) === kind);

/** Whether a field of a row is what it is to be. */
function isField([name, value]: [string, unknown]): boolean {
  if (name === "result") return typeof value === "string" || has(value, STANDING);
  if (name === "puzzle") return has(value, ANSWERING);
  if (name === "token") return value === null || typeof value === "string";
  const kind = BESIDE[name as keyof Sitting];
  return kind === undefined || kindOf(value) === kind;
}

/** The rows that can be read; the others are put aside, so that a damaged one hides none that is whole. */
function rows(): Record<string, Sitting> {
  const all = Object.entries(read<Record<string, Sitting>>(TABLES, {}));
  const whole = all.filter(([, one]) => has(one, NEEDED));
  if (whole.length < all.length) {
    write(`${TABLES}.aside`, { ...read<object>(`${TABLES}.aside`, {}), ...Object.fromEntries(all.filter(([, one]) => !has(one, NEEDED))) });
    write(TABLES, Object.fromEntries(whole));
  }
  return Object.fromEntries(whole.map(([code, one]) => [code, Object.fromEntries(Object.entries(one).filter(isField)) as unknown as Sitting]));
}

const allSittings = (): Sitting[] => Object.values(rows()).filter((one) => !one.gone).sort((a, b) => b.when - a.when);

/** Where one plays, those of puzzles apart. */
export const sittings = (): Sitting[] => allSittings().filter((one) => !one.puzzle);
export const puzzling = (): Sitting[] => allSittings().filter((one) => one.puzzle);

/** The seat that this device has at a table. */
export function sitting(code: string): Sitting | undefined {
  const kept = rows()[code.toUpperCase()];
  return kept?.left || kept?.gone ? undefined : kept;
}

/** Whether a table that this device sat at stands here, while the page is a server's. */
export const stoodHere = (code: string): boolean => rows()[code.toUpperCase()]?.here ?? false;

export function keepSitting(kept: Sitting): void {
  const all = rows();
  all[kept.code.toUpperCase()] = kept;
  const newest = Object.entries(all).sort(([, a], [, b]) => b.when - a.when);
  write(TABLES, Object.fromEntries(newest.filter(([, one], n) => n < SITTINGS || one.starred)));
}

/** A seat that was given up: of a table at which something was played, the memory stays. */
export function forgetSitting(code: string): void {
  const all = rows();
  const kept = all[code.toUpperCase()];
  if (kept?.result && !kept.left) all[code.toUpperCase()] = { ...kept, token: null, shares: [], left: true };
  else delete all[code.toUpperCase()];
  write(TABLES, all);
}

/** Tables that have been deleted, and can be brought back; or have been brought back. */
export function binSittings(codes: readonly string[], gone: boolean): void {
  const all = rows();
  for (const code of codes.map((one) => one.toUpperCase())) if (all[code]) all[code] = { ...all[code], gone };
  write(TABLES, all);
}

/** Tables that have been deleted from this device for good. */
export function dropSittings(codes: readonly string[]): void {
  const all = rows();
  for (const code of codes) delete all[code.toUpperCase()];
  write(TABLES, all);
}
