/** Options: how a value that somebody gives is read, how it stands in the record, and how it is read back. */

import { type OptionDeclared, type Setting } from "./declared";
import { Refused } from "./refused";
import { asText, quoted, shortened } from "./quoted";

const UNSET = -1; // how an optional number that was not given stands in the record
const DIGITS = /^\s*-?[0-9]+\s*$/;
const LONGEST = 1000; // characters of a value
const FLAGS = new Map([["true", true], ["yes", true], ["on", true], ["1", true], ["false", false], ["no", false], ["off", false], ["0", false]]); // prettier-ignore

/** The value that `given` means at a table of so many players. Throws `Refused` with what is allowed. */
export function read(option: OptionDeclared, given: unknown, players: number): Setting {
  if (typeof given === "string" && [...given].length > LONGEST) throw refusal(option, given);
  return READERS[option.kind](option, given, players);
}

/** What stands in the record for a value: a number, or a row of them. */
export function store(option: OptionDeclared, value: Setting): (number | bigint)[] {
  switch (option.kind) {
    case "choice":
    case "rows":
      return [option.among!.findIndex((one) => same(one, value))];
    case "flag":
      return [value ? 1 : 0];
    case "amount":
      return [value === null ? UNSET : (value as number)];
    case "members":
      return [(value as string[]).reduce((bits, word) => bits | (1n << BigInt(option.among!.indexOf(word))), 0n)];
    case "amounts":
      return value as number[];
    case "ranking":
      return option.among!.map((word) => (value as string[]).indexOf(word as string));
    case "triples": {
      const seats = option.seats!;
      const row = Array<number>((seats * (seats - 1)) / 2).fill(value === null ? UNSET : 0);
      for (const [a, b, amount] of (value ?? []) as number[][]) row[pair(a!, b!)] = amount!;
      return row;
    }
  }
}

/** The value that stands in the record: the inverse of `store`. */
export function restore(option: OptionDeclared, stored: bigint[]): Setting {
  const row = stored.map(Number);
  switch (option.kind) {
    case "choice":
    case "rows":
      return option.among![row[0]!]!;
    case "flag":
      return row[0] !== 0;
    case "amount":
      return option.optional && row[0] === UNSET ? null : row[0]!;
    case "members":
      return option.among!.filter((_, place) => (stored[0]! >> BigInt(place)) & 1n).sort() as string[];
    case "amounts":
      return row;
    case "ranking":
      return option.among!.filter((_, i) => row[i] !== UNSET).sort((a, b) => row[option.among!.indexOf(a)]! - row[option.among!.indexOf(b)]!);
    case "triples":
      return row[0] === UNSET ? null : pairs(option.seats!).flatMap(([a, b]) => (row[pair(a, b)] ? [[a, b, row[pair(a, b)]!]] : []));
  }
}

/** The place of the pair of two seats among all pairs, the lower seat first. */
const pair = (a: number, b: number) => (b * (b - 1)) / 2 + a;

const pairs = (seats: number) => Array.from({ length: seats }, (_, a) => Array.from({ length: seats - a - 1 }, (_, i): [number, number] => [a, a + 1 + i])).flat();

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A value as a sentence has it. */
export function inWords(option: OptionDeclared, value: Setting): string {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (!Array.isArray(value)) return String(value);
  const one = (inner: Setting): string => (Array.isArray(inner) ? inner.map(String).join("-") : inWords(option, inner));
  return value.map(one).join(",") || (option.kind === "members" ? "none" : "");
}

function refusal(option: OptionDeclared, given: unknown): Refused {
  return new Refused("option_not_allowed", { option: option.name, given: shortened(quoted(given)), allowed: option.allowed });
}

const isList = (given: unknown): given is unknown[] => Array.isArray(given);
const isWhole = (given: unknown): given is number => typeof given === "number" && Number.isInteger(given);
const asNumber = (given: unknown) => (typeof given === "string" && DIGITS.test(given) ? Number(given) : given);
const words = (given: unknown) => (typeof given === "string" ? given.split(",") : given);
const within = (option: OptionDeclared, n: unknown) => isWhole(n) && n >= option.low! && n <= option.high!;

type Reader = (option: OptionDeclared, given: unknown, players: number) => Setting;

const READERS: Record<OptionDeclared["kind"], Reader> = {
  choice(option, given) {
    const found = option.among!.find((one) => (option.loose ? String(one) === asText(given) : one === given));
    if (found === undefined || option.barred!.includes(found)) throw refusal(option, option.loose ? asText(given) : given);
    return found;
  },
  flag(option, given) {
    const found = typeof given === "boolean" ? given : FLAGS.get(asText(given).toLowerCase());
    if (found === undefined) throw refusal(option, given);
    return found;
  },
  amount(option, given) {
    if (option.optional && (given === null || given === "none" || given === "")) return null;
    const found = asNumber(given);
    if (!within(option, found) || (option.only && !option.only.includes(found as number))) throw refusal(option, given);
    return found as number;
  },
  members(option, given) {
    const found = new Set<string>();
    const list = words(given);
    if (!isList(list)) throw refusal(option, given);
    for (const one of list) {
      const word = asText(one).trim();
      const meant = (Object.hasOwn(option.aliases ?? {}, word) ? option.aliases![word] : null) ?? (option.among!.includes(word) ? [word] : null);
      if (!meant && word !== "" && word !== "none") throw refusal(option, word);
      for (const each of meant ?? []) found.add(each);
    }
    return [...found].sort();
  },
  amounts(option, given) {
    const found = amountsOf(option, given);
    if (found.length !== option.names!.length || !found.every((n) => within(option, n))) throw refusal(option, given);
    return found as number[];
  },
  rows(option, given) {
    const row = typeof given === "string" ? given.split(",").map(asNumber).filter(isWhole) : given;
    const found = option.among!.find((one) => same(one, row));
    if (found === undefined) throw refusal(option, row);
    return found;
  },
  ranking(option, given) {
    const found = typeof given === "string" ? given.split(",").map((word) => word.trim()) : given;
    if (!isList(found) || !found.every((word) => option.among!.includes(word as string)) || new Set(found).size !== found.length) throw refusal(option, given);
    return found as string[];
  },
  triples(option, given, players) {
    if (given === null || given === "none") return null;
    const found: number[][] = [];
    for (const [one, other, amount] of triplesOf(option, given)) {
      const [a, b] = one < other ? [one, other] : [other, one];
      if (found.some((bet) => bet[0] === a && bet[1] === b)) throw new Refused("two_bets", { option: option.name, first: a, second: b });
      if (amount && b >= players) throw new Refused("no_such_seat", { option: option.name, seat: b, last: players - 1 });
      found.push([a, b, amount]);
    }
    return found.filter((bet) => bet[2]).sort((one, other) => one[0]! - other[0]! || one[1]! - other[1]!);
  },
};

function amountsOf(option: OptionDeclared, given: unknown): unknown[] {
  let row = given;
  if (typeof row === "string") {
    const parts = row.split(",").map((part) => part.trim()).filter(Boolean);
    row = parts.some((part) => part.includes(":")) ? Object.fromEntries(parts.map((part) => part.split(/:(.*)/s, 2))) : parts;
  }
  if (isList(row)) return row.map(asNumber);
  if (typeof row !== "object" || row === null) throw refusal(option, given);
  const named = row as Record<string, unknown>;
  if (Object.keys(named).some((name) => !option.names!.includes(name))) throw refusal(option, named);
  return option.names!.map((name, i) => asNumber(named[name] ?? (option.default as number[])[i]));
}

function triplesOf(option: OptionDeclared, given: unknown): [number, number, number][] {
  const rows = typeof given === "string" ? given.split(",").map((part) => part.replaceAll(":", "-").split("-").map(asNumber)) : given;
  const fits = (row: unknown) => isList(row) && row.length === 3 && row[0] !== row[1] && row.every((n) => isWhole(n) && n >= 0 && n <= option.high!);
  if (!isList(rows) || !rows.every(fits)) throw refusal(option, given);
  return rows as [number, number, number][];
}
