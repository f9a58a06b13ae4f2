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

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = unkept.get(key) ?? localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  unkept.delete(key);
  try {
    localStorage.setItem(key, text);
  } catch {
    unkept.set(key, text); // private windows may refuse
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...read<Partial<Settings>>("ceki.settings", {}) });

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

const allSittings = (): Sitting[] => Object.values(read<Record<string, Sitting>>(TABLES, {})).sort((a, b) => b.when - a.when);

/** Where one plays, those of puzzles apart. */
export const sittings = (): Sitting[] => allSittings().filter((one) => !one.puzzle);
export const puzzling = (): Sitting[] => allSittings().filter((one) => one.puzzle);

/** The seat that this device has at a table. */
export function sitting(code: string): Sitting | undefined {
  const kept = read<Record<string, Sitting>>(TABLES, {})[code.toUpperCase()];
  return kept?.left ? undefined : kept;
}

/** Whether a table that this device sat at stands here, while the page is a server's. */
export const stoodHere = (code: string): boolean => read<Record<string, Sitting>>(TABLES, {})[code.toUpperCase()]?.here ?? false;

export function keepSitting(kept: Sitting): void {
  const all = read<Record<string, Sitting>>(TABLES, {});
  all[kept.code.toUpperCase()] = kept;
  const newest = Object.entries(all).sort(([, a], [, b]) => b.when - a.when);
  write(TABLES, Object.fromEntries(newest.filter(([, one], n) => n < SITTINGS || one.starred)));
}

/** A seat that was given up: of a table at which something was played, the memory stays. */
export function forgetSitting(code: string): void {
  const all = read<Record<string, Sitting>>(TABLES, {});
  const kept = all[code.toUpperCase()];
  if (kept?.result && !kept.left) all[code.toUpperCase()] = { ...kept, token: null, shares: [], left: true };
  else delete all[code.toUpperCase()];
  write(TABLES, all);
}

/** Tables that have been deleted from this device. */
export function dropSittings(codes: readonly string[]): void {
  const all = read<Record<string, Sitting>>(TABLES, {});
  for (const code of codes) delete all[code.toUpperCase()];
  write(TABLES, all);
}
