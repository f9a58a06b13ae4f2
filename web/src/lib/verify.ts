/** The log of a table, checked in the page: written from docs/fair-deals.md, apart from the one in Python.
 *
 * It knows no game: how cards are dealt is a table of data. It does not replay the moves; `ceki verify` does.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Options = Record<string, Json>;
type Amount = number | string | Record<string, number>; // a number, an option, or by the number of players

/** One way round the table, or cards laid once. */
interface Step {
  hand?: Amount;
  starter?: Amount;
  pool?: Amount;
}

interface Dealing {
  when?: Options;
  steps?: Step[];
  packs?: { hands: number; cards: number; of: number };
}

interface GameDealing {
  pack: string;
  copies: Amount;
  ranks?: { when?: Options; ranks: string }[];
  from: "end" | "start" | { above: Amount };
  begins: "starter" | "seat 0";
  deal: Dealing[];
}

/** How the cards of every game are dealt: the table of docs/fair-deals.md. */
export interface DealingTable {
  packs: Record<string, string[]>;
  games: Record<string, GameDealing>;
}

interface Round {
  round: number;
  commitment: string;
  server_seed: string;
  player_seeds: (string | null)[];
  agreed?: Options;
  key: string;
  starter: number;
  persons: number[];
  names: string[];
  dealt: string[][];
  moves: string[];
  cents: number[];
  abandoned: boolean;
  receipt: string;
}

interface Log {
  ceki_table: number;
  table: string;
  game: string;
  players: number;
  options: Options;
  match_rounds: number | null;
  practice: boolean;
  state: "open" | "over" | "closed";
  rounds: Round[];
  bounds: { round: number; commitment: string }[];
}

/** What a player was shown of a round. */
export interface Shown {
  round: number;
  bound?: string;
  seed?: { person: number; hex: string };
  receipt?: string;
}

/** The id of a sentence (`locales/LANGUAGE/verdict.ftl`) with its facts. */
export interface Told {
  id: string;
  facts: Record<string, string | number>;
}

export interface Verdict {
  rounds: number;
  says: Told[];
}

/** A log that does not hold what it promised, and how. */
export class Broken extends Error {
  readonly told: Told;

  constructor(id: string, facts: Told["facts"] = {}) {
    super(`${id} ${JSON.stringify(facts)}`);
    this.told = { id, facts };
  }
}

const READ = [2, 3]; // versions
const TERMS = ["ceki_table", "table", "game", "players", "options", "given", "match_rounds", "practice"];

/** Checks the text of a log, and what a player was shown against it. Throws `Broken`. */
export function verify(text: string, table: DealingTable, shown: readonly Shown[] = []): Verdict {
  const log = readLog(readText(text));
  let before = digest(canonical(pick(log as unknown as Record<string, Json>, TERMS)));
  let options = log.options;
  for (const [i, round] of log.rounds.entries()) {
    if (round.agreed !== undefined && (i === 0 || !isObject(round.agreed))) throw new Broken("agreed-otherwise", { round: i + 1 });
    options = { ...options, ...round.agreed };
    checkRound(log, round, i + 1, table, options);
    before = digest(`ceki round 2 ${before} ${digest(canonical(without(round as unknown as Record<string, Json>, "receipt")))}`);
    if (before !== round.receipt) throw new Broken("receipt-otherwise", { round: i + 1 });
  }
  checkEnd(log);
  for (const one of shown) checkShown(log, one);
  return { rounds: log.rounds.length, says: toldOf(log, shown) };
}

// ---------------------------------------------------------------- the text of a log

const DEEPEST = 32; // brackets within each other
const STRINGS = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:?/g; // of JSON that was parsed; with the colon it is a key

/** A value that every reader takes alike. Throws `Broken` for what is no JSON, or what two readers may take for two things. */
function readText(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Broken("not-json");
  }
  const keys = keysOf(value, DEEPEST);
  const written = text.match(STRINGS)?.filter((one) => one.endsWith(":")).length ?? 0;
  if (written !== keys) throw new Broken("key-twice");
  if (/\d[.eE]/.test(text.replace(STRINGS, ""))) throw new Broken("not-written-whole");
  return value;
}

/** How many keys a value has. Throws `Broken` for what is too deep, or no number or text of a log. */
function keysOf(value: unknown, deep: number): number {
  if (typeof value === "number" && !Number.isSafeInteger(value)) throw new Broken("not-whole-number");
  if (typeof value === "string" && /\p{Surrogate}/u.test(value)) throw new Broken("half-character");
  if (typeof value !== "object" || value === null) return 0;
  const inner: unknown[] = isList(value) ? value : [...Object.keys(value), ...Object.values(value)];
  if (inner.length && deep === 0) throw new Broken("too-deep", { deepest: DEEPEST });
  return inner.reduce<number>((sum, one) => sum + keysOf(one, deep - 1), isList(value) ? 0 : Object.keys(value).length);
}

// ---------------------------------------------------------------- the shape of a log

function readLog(told: unknown): Log {
  if (!isObject(told)) throw new Broken("not-object", { what: "log", round: 0 });
  if (!READ.includes(told.ceki_table as number)) throw new Broken("of-version", { version: String(told.ceki_table), reads: String(READ.at(-1)) });
  need(told, ["log", 0], { table: isText, game: isText, players: isNumber, options: isObject, given: isObject, practice: isFlag, state: isText, rounds: isList, bounds: isList });
  const log = told as unknown as Log;
  if (log.match_rounds !== null && !(isNumber(log.match_rounds) && log.match_rounds > 0)) throw new Broken("no-good", { what: "log", round: 0, key: "match_rounds" });
  if (!["open", "over", "closed"].includes(log.state)) throw new Broken("of-state", { state: log.state });
  if (!log.rounds.length) throw new Broken("no-rounds");
  for (const [i, round] of log.rounds.entries()) {
    need(round, ["round", i + 1], {
      round: isNumber, commitment: isText, server_seed: isHex(32), player_seeds: isSeeds, key: isText, starter: isNumber, persons: isList,
      names: isTexts, dealt: isHands, moves: isMoves, score: isList, winners: isNumbers, order: isNumbers, totals: isList, to_pot: isNumber,
      payments: isList, cents: isNumbers, abandoned: isFlag, receipt: isText,
    }); // prettier-ignore
    if (round.round !== i + 1) throw new Broken("round-missing", { round: i + 1, other: round.round });
  }
  for (const [i, bound] of log.bounds.entries()) {
    need(bound, ["bound", log.rounds.length + i + 1], { round: isNumber, commitment: isHex(32) });
    if (bound.round !== log.rounds.length + i + 1) throw new Broken("bound-missing", { round: log.rounds.length + i + 1 });
  }
  return log;
}

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === "object" && v !== null && !Array.isArray(v);
const isText = (v: unknown): v is string => typeof v === "string";
const isNumber = (v: unknown): v is number => Number.isSafeInteger(v);
const isFlag = (v: unknown): v is boolean => typeof v === "boolean";
const isList = (v: unknown): v is unknown[] => Array.isArray(v);
const isTexts = (v: unknown) => isList(v) && v.every(isText);
const isHands = (v: unknown) => isList(v) && v.every(isTexts);
const isNumbers = (v: unknown) => isList(v) && v.every(isNumber);
const isMoves = (v: unknown) => isList(v) && v.every((move) => isText(move) && /^[a-z_]+( [A-Z0-9]{2})?$/.test(move)); // their one spelling
const isHex = (bytes: number) => (v: unknown) => isText(v) && v.length === 2 * bytes && /^[0-9a-f]+$/.test(v);
const isSeeds = (v: unknown) => isList(v) && v.every((seed) => seed === null || isHex(16)(seed));

function need(data: unknown, [what, round]: [string, number], kinds: Record<string, (value: unknown) => boolean>): void {
  if (!isObject(data)) throw new Broken("not-object", { what, round });
  for (const [key, fits] of Object.entries(kinds)) if (!fits(data[key])) throw new Broken("no-good", { what, round, key });
}

// ---------------------------------------------------------------- a round

function checkRound(log: Log, round: Round, n: number, table: DealingTable, options: Options): void {
  if (digest(`ceki deal 1 ${log.table} ${n} ${round.server_seed}`) !== round.commitment) {
    throw new Broken("other-seed", { round: n });
  }
  const key = keyOf(round.server_seed, round.player_seeds);
  if (bytesToHex(key) !== round.key) throw new Broken("other-shuffle", { round: n });
  const hands = handsOf(table, log.game, log.players, options, round.starter, key);
  if (!hands) throw new Broken("deal-unknown", { round: n, game: log.game });
  if (JSON.stringify(hands) !== JSON.stringify(round.dealt)) throw new Broken("other-hands", { round: n });
  const seats = [round.persons, round.names, round.cents].every((row) => row.length === log.players);
  if (!seats || round.starter < 0 || round.starter >= log.players) throw new Broken("other-seats", { round: n, seats: log.players });
  if (!round.abandoned) return;
  if (round.cents.some((cents) => cents !== 0)) throw new Broken("unfinished-cents", { round: n });
  if (log.state !== "closed" || n !== log.rounds.length) throw new Broken("unfinished-goes-on", { round: n });
}

function checkEnd(log: Log): void {
  const last = log.rounds.length;
  const wanted = log.match_rounds;
  if (wanted === null) return;
  if (last > wanted) throw new Broken("after-match", { round: wanted + 1 });
  // a match may end before by its own rules, which are not replayed here, and it says so by its state
  if (log.state !== "over" && last === wanted && !log.rounds[last - 1]?.abandoned) {
    throw new Broken("ends-otherwise", { round: last });
  }
}

/** The key of a deal. */
export function keyOf(server: string, players: readonly (string | null)[]): Uint8Array {
  const parts = players.flatMap((seed) => {
    const bytes = hexToBytes(seed ?? "");
    return [bytes.length >> 8, bytes.length & 255, ...bytes];
  });
  return hmac(sha256, hexToBytes(server), Uint8Array.from(parts));
}

// ---------------------------------------------------------------- ChaCha8 and the shuffle

class Stream {
  private readonly key: Uint32Array;
  private blocks = 0;
  private block: Uint32Array = new Uint32Array(16);
  private used = 16;

  constructor(key: Uint8Array) {
    const view = new DataView(key.buffer, key.byteOffset, 32);
    this.key = Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true));
  }

  /** Every shuffle begins with a new block. */
  begin(): void {
    this.used = 16;
  }

  private word(): number {
    if (this.used === 16) {
      this.block = chacha8(this.key, this.blocks++);
      this.used = 0;
    }
    return this.block[this.used++]!;
  }

  /** A number from 0 to `size` - 1, each equally likely. */
  below(size: number): number {
    const refused = 2 ** 32 % size;
    for (;;) {
      const product = BigInt(this.word()) * BigInt(size);
      if (Number(product & 0xffffffffn) >= refused) return Number(product >> 32n);
    }
  }
}

/** Block `counter` of stream 0: sixteen words. */
export function chacha8(key: Uint32Array, counter: number): Uint32Array {
  const start = Uint32Array.from([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter >>> 0, Math.floor(counter / 2 ** 32), 0, 0]);
  const x = start.slice();
  const turn = (a: number, b: number, c: number, d: number) => {
    for (const [p, q, r, bits] of [[a, b, d, 16], [c, d, b, 12], [a, b, d, 8], [c, d, b, 7]] as const) {
      x[p] = x[p]! + x[q]!;
      const mixed = x[r]! ^ x[p]!;
      x[r] = (mixed << bits) | (mixed >>> (32 - bits));
    }
  };
  for (let i = 0; i < 4; i++) {
    for (let c = 0; c < 4; c++) turn(c, c + 4, c + 8, c + 12);
    for (let c = 0; c < 4; c++) turn(c, 4 + ((c + 1) % 4), 8 + ((c + 2) % 4), 12 + ((c + 3) % 4));
  }
  return x.map((word, i) => word + start[i]!);
}

function shuffle<T>(cards: T[], stream: Stream): void {
  stream.begin();
  for (let last = cards.length - 1; last > 0; last--) {
    const chosen = stream.below(last + 1);
    [cards[last], cards[chosen]] = [cards[chosen]!, cards[last]!];
  }
}

// ---------------------------------------------------------------- dealing

/** The hands of a deal, each in the order of the pack; null where the table does not tell how this game is dealt. */
export function handsOf(table: DealingTable, game: string, players: number, options: Options, starter: number, key: Uint8Array): string[][] | null {
  const how = Object.hasOwn(table.games, game) ? table.games[game]! : null;
  const deal = how?.deal.find((one) => fits(one.when, options));
  const pack = how ? table.packs[how.pack] : undefined;
  if (!how || !deal || !pack) return null;
  const amount = (told: Amount | undefined) => Number(typeof told === "object" ? told[players] : typeof told === "string" ? options[told] : (told ?? 0));
  const ranks = how.ranks?.find((one) => fits(one.when, options))?.ranks;
  const cards = pack.filter((card) => !ranks || ranks.includes(card[0]!)).flatMap((card) => Array<string>(amount(how.copies)).fill(card));
  const stream = new Stream(key);
  shuffle(cards, stream);
  const hands = Array.from({ length: players }, (): string[] => []);
  if (deal.packs) {
    const order = Array.from({ length: deal.packs.of }, (_, i) => i);
    shuffle(order, stream);
    for (let seat = 0; seat < deal.packs.hands; seat++) {
      const top = deal.packs.cards * order[seat]!;
      hands[seat]!.push(...cards.slice(top, top + deal.packs.cards));
    }
  } else {
    const first = how.begins === "starter" ? starter : 0;
    let at = how.from === "end" ? cards.length - 1 : how.from === "start" ? 0 : Math.max(0, cards.length - amount(how.from.above) * players);
    const take = () => cards[how.from === "end" ? at-- : at++] ?? "";
    for (const step of deal.steps ?? []) {
      for (let i = 0; i < (step.hand === undefined ? 1 : players); i++) {
        const n = step.hand === undefined ? 0 : amount(i === 0 && step.starter !== undefined ? step.starter : step.hand);
        for (let k = 0; k < n; k++) hands[(first + i) % players]!.push(take());
        for (let k = 0; k < amount(step.pool); k++) take();
      }
    }
  }
  return hands.map((hand) => hand.sort((a, b) => pack.indexOf(a) - pack.indexOf(b)));
}

const fits = (when: Options | undefined, options: Options) => Object.entries(when ?? {}).every(([name, value]) => options[name] === value);

// ---------------------------------------------------------------- what a player was shown

function checkShown(log: Log, shown: Shown): void {
  const n = shown.round;
  const round = log.rounds[n - 1];
  const bound = round?.commitment ?? log.bounds.find((one) => one.round === n)?.commitment;
  if (bound === undefined) throw new Broken("shown-missing", { round: n });
  if (shown.bound !== undefined && shown.bound !== bound) throw new Broken("other-bound", { round: n });
  if (shown.receipt !== undefined && !round) throw new Broken("receipt-missing", { round: n, last: log.rounds.length });
  if (shown.receipt !== undefined && shown.receipt !== round?.receipt) {
    throw new Broken("other-receipt", { round: n });
  }
  if (shown.seed && round && round.player_seeds[shown.seed.person] !== shown.seed.hex) throw new Broken("without-seed", { round: n });
}

function toldOf(log: Log, shown: readonly Shown[]): Told[] {
  const last = log.rounds.length;
  const end = log.rounds[last - 1]!;
  const whole = end.abandoned ? last - 1 : last;
  const receipt = shown.some((one) => one.round === last && one.receipt === end.receipt);
  if (log.state === "closed" && !receipt) throw new Broken("closed-unproved", { rounds: whole, last });
  const bounds = shown.filter((one) => one.bound !== undefined).length;
  const kept = { id: bounds ? "bounds-kept" : "no-bound-kept", facts: { n: bounds, receipt: receipt ? "yes" : "no" } };
  const practice = { id: "was-practice", facts: {} };
  return [{ id: "rounds-hold", facts: { rounds: whole, state: log.state } }, ...(log.practice ? [practice] : []), kept];
}

// ---------------------------------------------------------------- digests

const digest = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** RFC 8785, for whole numbers and text. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") {
    if (typeof value === "number" && !Number.isSafeInteger(value)) throw new Broken("not-whole-number");
    return JSON.stringify(value);
  }
  return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key]!)}`).join(",")}}`;
}

const pick = (from: Record<string, Json>, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
const without = (from: Record<string, Json>, name: string) => Object.fromEntries(Object.entries(from).filter(([key]) => key !== name));
