/** Logs as files have them: of a round, of a match, of a table (docs/logs.md). Each is read to the same shape. */

import type { Settings } from "../engine/declared";
import { Refused } from "../engine/refused";
import { LOG_VERSION, SQUARED } from "./fair";

/** A match that was played somewhere. `seed` is that of the match where it does not follow from the table's name. */
export interface Played {
  table: string; // empty where there was none
  game: string;
  players: number;
  given: Settings;
  from: { seed: number; starter?: number; pot?: number } | null;
  limit: number | null; // of rounds
  practice: boolean;
  version?: number; // of the log of a table
  state: "open" | "over" | "closed";
  rounds: PlayedRound[];
}

/** A round of it. `names` by seat; the seeds are those of a table, and null where there were none. */
export interface PlayedRound {
  key: string;
  agreed: Settings;
  moves: string[];
  names: string[];
  persons: number[];
  abandoned: boolean;
  bound: { commitment: string; serverSeed: string; playerSeeds: (string | null)[] } | null;
  told: { starter: number; dealt: unknown; cents: unknown } | null;
}

const MOST = 8_000_000; // characters of a file
const VERSION = 1; // of the logs of rounds and matches
const SEATS = 20;
const ROUNDS = 10_000;

type Fields = Record<string, unknown>;

const wrong = (where: string, kind: string) => new Refused("log_kind", { where, kind });

/** The fields of an object, each read as what it must be. Throws `Refused`, which names the first that is not. */
class Reader {
  constructor(
    private readonly fields: Fields,
    private readonly at: string,
  ) {}

  static of(value: unknown, at: string): Reader {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(at || "it", "object");
    return new Reader(value as Fields, at);
  }

  has = (name: string) => Object.hasOwn(this.fields, name);
  where = (name: string) => (this.at ? `${this.at}.${name}` : name);

  private value(name: string, kind: string, fits: (value: unknown) => boolean): unknown {
    if (!this.has(name)) throw new Refused("log_missing", { where: this.where(name) });
    if (!fits(this.fields[name])) throw wrong(this.where(name), kind);
    return this.fields[name];
  }

  whole = (name: string, least: number, most: number) =>
    this.value(name, "whole", (n) => Number.isSafeInteger(n) && (n as number) >= least && (n as number) <= most) as number;
  text = (name: string) => this.value(name, "text", (text) => typeof text === "string" && text.length < 300) as string;
  flag = (name: string) => this.value(name, "flag", (flag) => typeof flag === "boolean") as boolean;
  hex = (name: string, bytes: number) => this.value(name, "hex", (text) => isHex(text, bytes)) as string;
  one = <T extends string>(name: string, ...among: T[]) => this.value(name, "one", (text) => among.includes(text as T)) as T;
  object = (name: string) => this.value(name, "object", (value) => typeof value === "object" && value !== null && !Array.isArray(value)) as Settings;
  list = (name: string) => this.value(name, "list", Array.isArray) as unknown[];
  texts = (name: string) => this.value(name, "list", (list) => Array.isArray(list) && list.every((one) => typeof one === "string" && one.length < 300)) as string[];
  wholes = (name: string, most: number) =>
    this.value(name, "list", (list) => Array.isArray(list) && list.every((n) => Number.isSafeInteger(n) && n >= 0 && n < most)) as number[];
  any = (name: string) => this.fields[name];
}

const isHex = (text: unknown, bytes: number) => typeof text === "string" && text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);

/** The log in a file. Throws `Refused` in a sentence that names what is wrong. */
export function readLog(text: string): Played {
  if (text.length > MOST) throw new Refused("log_large");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused("log_json");
  }
  const log = Reader.of(value, "");
  if (log.has("ceki_table")) return versioned(log, "ceki_table", [SQUARED, LOG_VERSION], ofTable);
  if (log.has("ceki_match")) return versioned(log, "ceki_match", [VERSION], ofMatch);
  return versioned(log, "ceki", [VERSION], ofRound);
}

function versioned(log: Reader, name: string, versions: readonly number[], read: (log: Reader) => Played): Played {
  const found = log.whole(name, 0, 1_000_000);
  if (!versions.includes(found)) throw new Refused("log_version", { version: found });
  return read(log);
}

function ofRound(log: Reader): Played {
  const players = log.whole("players", 1, SEATS);
  const from = { seed: 0, starter: log.whole("starter", 0, players - 1), pot: log.whole("pot", 0, 1_000_000_000) };
  const rounds = [{ ...unbound, key: log.hex("key", 32), moves: log.texts("moves"), names: namesIn(log), persons: [] }];
  return { table: "", game: log.text("game"), players, given: log.object("options"), from, limit: null, practice: false, state: "open", rounds };
}

const unbound = { agreed: {}, abandoned: false, bound: null, told: null };
const namesIn = (log: Reader) => (log.has("names") ? log.texts("names") : []);

function ofMatch(log: Reader): Played {
  const players = log.whole("players", 1, SEATS);
  const begin = (name: "starter" | "pot", most: number) => (log.has(name) ? { [name]: log.whole(name, 0, most) } : {});
  const from = { seed: log.whole("seed", 0, Number.MAX_SAFE_INTEGER), ...begin("starter", players - 1), ...begin("pot", 1_000_000_000) };
  const rounds = roundsOf(log, (one) => ({
    ...unbound,
    key: one.hex("key", 32),
    moves: one.texts("moves"),
    agreed: one.has("agreed") ? one.object("agreed") : {},
    names: namesIn(one),
    persons: [],
  }));
  return { table: "", game: log.text("game"), players, given: log.object("options"), from, limit: limitOf(log), practice: false, state: "open", rounds };
}

function ofTable(log: Reader): Played {
  const players = log.whole("players", 1, SEATS);
  const rounds = roundsOf(log, (one) => ({
    key: one.hex("key", 32),
    moves: one.texts("moves"),
    agreed: one.has("agreed") ? one.object("agreed") : {},
    names: one.texts("names"),
    persons: one.wholes("persons", 64),
    abandoned: one.flag("abandoned"),
    bound: { commitment: one.hex("commitment", 32), serverSeed: one.hex("server_seed", 32), playerSeeds: seedsOf(one) },
    told: { starter: one.whole("starter", 0, players - 1), dealt: one.list("dealt"), cents: one.list("cents") },
  }));
  const state = log.one("state", "open", "over", "closed");
  return { table: log.text("table"), game: log.text("game"), players, given: log.object("given"), from: null, limit: limitOf(log), practice: log.flag("practice"), version: log.whole("ceki_table", SQUARED, LOG_VERSION), state, rounds };
}

const limitOf = (log: Reader) => (log.any("match_rounds") === null ? null : log.whole("match_rounds", 1, ROUNDS));

function seedsOf(one: Reader): (string | null)[] {
  const seeds = one.list("player_seeds");
  if (!seeds.every((seed) => seed === null || isHex(seed, 16))) throw wrong(one.where("player_seeds"), "hex");
  return seeds as (string | null)[];
}

function roundsOf(log: Reader, read: (one: Reader) => PlayedRound): PlayedRound[] {
  const rounds = log.list("rounds");
  if (!rounds.length) throw new Refused("log_missing", { where: "rounds.1" });
  return rounds.map((one, n) => read(Reader.of(one, `rounds.${n + 1}`)));
}
