/** What this device keeps: settings, and the tables it sat at. */

export interface Sitting {
  code: string;
  table: string;
  token: string | null;
  seat: number;
  game: string;
  title: string;
  when: number;
  solo?: boolean; // with bots alone
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
  sort: "rank" | "suit";
  auto: boolean;
  chat: boolean;
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
  auto: true,
  chat: true,
  name: "",
};

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows may refuse; the page works without
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...read<Partial<Settings>>("ceki.settings", {}) });

export function keepSettings(): void {
  write("ceki.settings", settings);
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.contrast = settings.contrast ? "more" : "";
}

export function sittings(): Sitting[] {
  return Object.values(read<Record<string, Sitting>>("ceki.tables", {})).sort((a, b) => b.when - a.when);
}

export function sitting(code: string): Sitting | undefined {
  return read<Record<string, Sitting>>("ceki.tables", {})[code.toUpperCase()];
}

export function keepSitting(kept: Sitting): void {
  const all = read<Record<string, Sitting>>("ceki.tables", {});
  all[kept.code.toUpperCase()] = kept;
  const newest = Object.entries(all).sort(([, a], [, b]) => b.when - a.when);
  write("ceki.tables", Object.fromEntries(newest.slice(0, 40)));
}

export function forgetSitting(code: string): void {
  const all = read<Record<string, Sitting>>("ceki.tables", {});
  delete all[code.toUpperCase()];
  write("ceki.tables", all);
}
