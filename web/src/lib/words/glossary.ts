/** The glossary: words of the games and names of the cards. It is fetched when somebody first asks for a word. */

import type { Game } from "../../protocol.gen";
import { chain, LANGUAGES, WHOLLY } from "../sentences/language.svelte";
import { bare } from "../sentences/words";

type Script = "Jawi" | "Java" | "Bali" | "Lontara" | "Hani";

/** A word, or what a card or a rank is called in a region. */
export interface Entry {
  id: string;
  word: string;
  language: string;
  source: string; // a citation
  script?: Partial<Record<Script, string>>;
  also?: string[];
  ipa?: string; // in [ ] as a source gives it, in / / made from the spelling
  respelling?: string;
  literal?: string; // in English
  pack?: string; // every game with this pack has the word
  card?: string;
  rank?: number;
  region?: string;
  origin?: { language: string; Hani: string };
  note?: string;
  certain?: false; // the source has doubts
}

interface WordsFile {
  scripts: Record<Script, string>;
  sources: Record<string, string>;
  words: Entry[];
}

interface NamesFile {
  regions: Record<string, { language: string; source: string; games: string[] }>;
  names: Omit<Entry, "language" | "source">[];
}

/** What is fetched once; after a failure it is fetched again. */
function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    kept ??= fetch().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}

type Texts = Record<string, string>;

/** The files of languages, by their codes. */
const byLanguage = (found: Record<string, () => Promise<Texts>>) => new Map(Object.entries(found).map(([path, load]) => [path.slice(path.lastIndexOf("/") + 1, -".json".length), once(load)]));

const MEANINGS = byLanguage(
  import.meta.glob<Texts>(["../../../../src/ceki/locales/glossary/*.json", "!../../../../src/ceki/locales/glossary/{words,names}.json"], { import: "default" }),
);
const LITERAL = byLanguage(import.meta.glob<Texts>("../../../../src/ceki/locales/glossary/literal/*.json", { import: "default" }));

const wordsFile = once(async () => (await import("../../../../src/ceki/locales/glossary/words.json")).default as unknown as WordsFile);
const namesFile = once(async () => (await import("../../../../src/ceki/locales/glossary/names.json")).default as unknown as NamesFile);

/** The words of the games. */
export const words = once(async () => {
  const { sources, words } = await wordsFile();
  return words.map((one) => ({ ...one, source: sources[one.source] ?? "" }));
});

/** What cards and ranks are called, region by region. */
export const names = once(async () => {
  const [{ sources }, { regions, names }] = await Promise.all([wordsFile(), namesFile()]);
  return names.map((one): Entry => {
    const { language, source } = regions[one.region ?? ""]!;
    return { ...one, language, source: sources[source] ?? "" };
  });
});

/** What the words mean, in the reader's language, by their ids. */
export const meanings = (language: string) => joined(MEANINGS, language);

/** What words mean literally, in the reader's language, by what they mean so in English; `literally` reads it. */
export const literals = (language: string) => joined(LITERAL, language);

/** The texts for readers of a language; those of a language that is only begun come from the next of its chain. */
async function joined(files: ReadonlyMap<string, () => Promise<Texts>>, language: string): Promise<Texts> {
  const whole = LANGUAGES.some((one) => one.code === language && one.share === WHOLLY);
  const codes = whole ? [language] : chain(language);
  const found = await Promise.all(codes.map((code) => files.get(code)?.() ?? {}));
  return Object.assign({}, ...found.reverse()) as Texts;
}

/** What a word means literally, in the reader's language or else in English; empty where that language has the very word. */
export function literally(one: Entry, told: Record<string, string>): { text: string; translated: boolean } {
  const found = told[one.literal ?? ""];
  const text = found ?? one.literal ?? "";
  return { text: text.toLowerCase() === one.word.toLowerCase() ? "" : text, translated: found !== undefined };
}

/** A word or name by its id; names are fetched only for what is no word. */
export async function entry(id: string): Promise<Entry | undefined> {
  const same = (one: Entry) => one.id === id;
  return (await words()).find(same) ?? (await names()).find(same);
}

/** The games, told whole, that use a word: those whose page lists it, or which have its pack; of a name, those of its region. */
export async function gamesWith(one: Entry, games: readonly Game[]): Promise<Game[]> {
  const near = one.region ? ((await namesFile()).regions[one.region]?.games ?? []) : [];
  return games.filter((g) => near.includes(g.id) || g.pack === one.pack || g.words.some((w) => w.id === one.id && w.page === g.id));
}

/** A spelling of a word, and how it is tagged and runs: `ms-Arab`, from right to left. */
export interface Spelling {
  script: Script;
  text: string;
  lang: string;
  dir: "ltr" | "rtl";
}

/** The spellings of a word in other letters. */
export async function spellings(one: Entry): Promise<Spelling[]> {
  const { scripts } = await wordsFile();
  return Object.entries(one.script ?? {}).map(([name, text]) => {
    const script = name as Script;
    return { script, text, lang: `${one.language}-${scripts[script]}`, dir: script === "Jawi" ? "rtl" : "ltr" };
  });
}

/** The tag of a word as it is spelt. */
export const tagOf = (one: Entry, spelt: readonly Spelling[]) => spelt.find((s) => s.text === one.word)?.lang ?? one.language;

const plain = (text: string) => bare(text).replace(/['’!]/g, "").replaceAll("-", " ");

/** How far an entry is from what somebody looks for: the word itself, a word that begins so, one in which it stands, a meaning. */
export function farness(one: Entry, sought: string): number {
  const low = plain(sought.trim());
  const own = [one.word, ...(one.also ?? [])].map(plain);
  return [own.includes(low), own.some((text) => text.startsWith(low)), own.some((text) => text.includes(low)), true].indexOf(true);
}

/** Whether an entry goes by what somebody looks for; accents, apostrophes and hyphens do not matter. */
export function answers(one: Entry, meanings: readonly string[], sought: string): boolean {
  const low = plain(sought.trim());
  const texts = [one.word, ...(one.also ?? []), ...Object.values(one.script ?? {}), ...meanings];
  return one.card?.toLowerCase() === low || texts.some((text) => plain(text).includes(low));
}

const WHOLE = 26; // of the thirty cards: fewer names leave too many cards with their neutral ones

/** What the cards are called in a region: the first name of each that is certain, and neither quoted history nor crude. */
export function calledIn(all: readonly Entry[], region: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const one of all) {
    const said = one.region === region && one.card && one.certain !== false && !["history", "crude"].includes(one.note ?? "");
    if (said && !found.has(one.card!)) found.set(one.card!, one.word);
  }
  return found;
}

/** The regions whose names are whole enough to play with. */
export const regionsToPlay = (all: readonly Entry[]) => [...new Set(all.map((one) => one.region ?? ""))].filter((region) => calledIn(all, region).size >= WHOLE);
