/** The language of whoever reads the page: English comes with it, any other in a file of its own when it is wanted. */

import { settings } from "../storage/kept.svelte";

export const ENGLISH = "en";
export const WHOLLY = 100; // per cent

/** A language by its code, called by its own name; `note` says in it who has checked its words, `also` has the codes of
 * languages that are not here, or only begun, whose readers have this one, and `share` is how much of the page it says, in
 * per cent. */
export interface Language {
  code: string;
  name: string;
  note: string;
  also: readonly string[];
  share: number;
}

type Files = Record<string, string>; // by topic: of a game `games/GAME`

const PATH = /locales\/([^/]+)\//;
const codeOf = (path: string) => PATH.exec(path)![1]!;

const declared = import.meta.glob<Omit<Language, "code">>("../../../../src/ceki/locales/*/language.ftl", { query: "?declared", import: "default", eager: true });
const files = import.meta.glob<Files>(["../../../../src/ceki/locales/*/language.ftl", "!../../../../src/ceki/locales/en/*"], { query: "?words", import: "default" });

const only = document.querySelector<HTMLMetaElement>('meta[name="ceki-languages"]')?.content.split(" ");

/** All languages that the page has, or that its server offers, English first. */
export const LANGUAGES: readonly Language[] = Object.entries(declared)
  .map(([path, one]) => ({ ...one, code: codeOf(path) }))
  .filter(({ code }) => only?.includes(code) ?? true)
  .sort((a, b) => Number(b.code === ENGLISH) - Number(a.code === ENGLISH) || a.code.localeCompare(b.code));

const reader = $state({ language: ENGLISH });
const loaded = new Map<string, Files>();
let wanted = ENGLISH;

/** The code of the language that the page is read in. */
export const language = (): string => reader.language;

/** The languages in which a reader of one may have a text, the first that has it: that one, the one that its readers have
 * until theirs is whole, and English. */
export const chain = (code: string): string[] => [...new Set([code, LANGUAGES.find((one) => one.also.includes(code))?.code ?? ENGLISH, ENGLISH])];

/** The words of a language on a topic; nothing where it has none, or is not loaded. */
export const wordsOf = (code: string, topic: string): string => loaded.get(code)?.[topic] ?? "";

/** The language that somebody reads who wants these, the best first; English where none is here. */
function likeliest(codes: readonly string[]): string {
  for (const code of codes) {
    try {
      const { language, script } = new Intl.Locale(code).maximize();
      const found =
        LANGUAGES.find((one) => {
          const own = new Intl.Locale(one.code).maximize();
          return own.language === language && own.script === script;
        }) ?? LANGUAGES.find((one) => one.also.includes(language) || one.also.includes(`${language}-${script}`));
      if (found) return found.code;
    } catch {
      continue; // what is no code of a language
    }
  }
  return ENGLISH;
}

/** The language chosen on this device, or else the browser's. */
export const chosen = (): string => (LANGUAGES.some((one) => one.code === settings.language) ? settings.language : likeliest(navigator.languages));

/** Has the page read in a language. Rejects where its words cannot be had; then the page stays as it was. */
export async function speak(code: string): Promise<void> {
  wanted = code;
  await Promise.all(chain(code).filter((one) => one !== ENGLISH && !loaded.has(one)).map(async (one) => loaded.set(one, await fetched(one))));
  if (wanted !== code) return; // another has been chosen since
  reader.language = code;
  document.documentElement.lang = code;
}

async function fetched(code: string): Promise<Files> {
  const [, load] = Object.entries(files).find(([path]) => codeOf(path) === code)!;
  return load();
}

/** A number as the reader's language writes it. */
export const numeral = (n: number, how: Intl.NumberFormatOptions = {}): string => n.toLocaleString(reader.language, how);

/** Where the reader's language has forms by country (of dates), the browser's. */
export const locale = (): string => navigator.languages.find((one) => one.split("-")[0] === reader.language.split("-")[0] && isCode(one)) ?? reader.language;

/** Whether a browser's code is one of a language; a system may name its own, such as `en-US@posix`. */
function isCode(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length > 0;
  } catch {
    return false;
  }
}
