/** What this device keeps: settings, and the tables it sat at. */

import type { Sort } from "../table/order";
import { ROOT, SERVED } from "../site/address";

/** Tables of a server, or of one site of files: several may lie on one host. */
const TABLES = SERVED ? "ceki.tables" : `ceki.tables ${ROOT}`;

export interface Share {
  token: string;
  seat: number;
  name: string;
}

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
  result?: string;
}

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
  name: string;
}

const DEFAULTS: Settings = {
  theme: "auto",
  contrast: false,
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
  name: "",
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

export function sittings(): Sitting[] {
  return Object.values(read<Record<string, Sitting>>(TABLES, {})).sort((a, b) => b.when - a.when);
}

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
  write(TABLES, Object.fromEntries(newest.slice(0, 40)));
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
