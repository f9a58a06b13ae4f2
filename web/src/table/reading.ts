/** What guests may say, checked at the edge: anything else is refused and changes nothing. */

import { Refused } from "../engine/refused";
import type { ToServer } from "../protocol.gen";
import words from "./words.gen.json";

const LARGEST = Number.MAX_SAFE_INTEGER;
const { message: BYTES, version: VERSION, depth: DEEPEST } = words; // bytes of one message; its form; arrays and objects within each other
const CALLED = 8 * words.name; // characters that are read of a name
const ADDRESS = 1024; // characters of the address of a push service,
const KEY = 100; // and of a key
const NONE = "none";

interface Wrong {
  wrong: string;
  limit: string | number;
}
type Check = (value: unknown) => Wrong | null;

const MISSING: Wrong = { wrong: "missing", limit: NONE };

const flag: Check = (value) => (typeof value === "boolean" ? null : { wrong: "flag", limit: NONE });

function whole(least: number, most: number): Check {
  return (value) => {
    if (!Number.isInteger(value)) return { wrong: "whole_number", limit: NONE };
    if ((value as number) < least) return { wrong: "at_least", limit: least };
    return (value as number) > most ? { wrong: "at_most", limit: most } : null;
  };
}

function text(least: number, most: number, pattern?: RegExp, named?: string): Check {
  return (value) => {
    if (typeof value !== "string") return { wrong: "text", limit: NONE };
    const letters = [...value].length;
    if (letters < least) return { wrong: "longer", limit: least };
    if (letters > most) return { wrong: "shorter", limit: most };
    return pattern && !pattern.test(value) ? { wrong: "pattern", limit: named ?? NONE } : null;
  };
}

/** An object of a few entries, whatever they are: what their values mean, the rules say. */
function few(least: number, most: number): Check {
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return { wrong: "object", limit: NONE };
    const entries = Object.keys(value).length;
    return entries < least ? { wrong: "more", limit: least } : entries > most ? { wrong: "fewer", limit: most } : null;
  };
}

const orNull = (check: Check): Check => (value) => (value === null ? null : check(value));
const seq = whole(0, LARGEST);
const seed = text(0, LARGEST, /^[0-9a-f]{32}$/, "hexadecimal");

/** A field: its check, and what it is where it is left out; undefined where it may not be. */
type Shape = Record<string, readonly [check: Check, usual?: unknown]>;

const HELLO: Shape = { version: [seq], table: [text(1, 64)], token: [orNull(text(0, 128)), null], seen: [seq, 0], changes: [flag, false] };
const SHAPES: Record<Exclude<ToServer["type"], "hello">, Shape> = {
  move: { move_id: [text(1, 64, /^[A-Za-z0-9_-]+$/, "identifier")], base_seq: [seq], move: [text(1, 64)] },
  next: {},
  without: {},
  remove: { person: [whole(0, 64)] },
  bots: { level: [orNull(text(0, 64)), null] },
  back: {},
  here: {},
  chat: { text: [text(0, BYTES)], name: [text(0, CALLED), ""] },
  phrase: { n: [whole(0, 99)], name: [text(0, CALLED), ""] },
  typing: {},
  report: { seat: [whole(-1, 64)] },
  seed: { hex: [seed], round: [orNull(seq), null] },
  undo: {},
  again: {},
  hint: {},
  review: {},
  hands: {},
  propose: { options: [few(1, 8)] },
  agree: { proposal: [seq] },
  refuse: { proposal: [seq] },
  tell: { endpoint: [text(1, ADDRESS)], p256dh: [text(0, KEY)], auth: [text(0, KEY)] },
  untell: { endpoint: [text(1, ADDRESS)] },
  leave: {},
  ping: {},
};

export type Said = { type: string } & Record<string, unknown>;
export type Hello = { version: number; table: string; token: string | null; seen: number; changes: boolean };

/** The first message. Throws `Refused`. */
export function readHello(message: string): Hello {
  const misread = refusing("hello");
  const given = parsed(message, misread);
  if (given.type !== "hello") throw misread("type", given.type === undefined ? MISSING : { wrong: "one_of", limit: "hello" });
  const read = checked(given, HELLO, (name, wrong) => misread(name, wrong)) as unknown as Hello;
  if (read.version !== VERSION) throw new Refused("old_version", { version: VERSION, yours: read.version });
  return read;
}

/** A later message. Throws `Refused`. */
export function readSaid(message: string): Said {
  const misread = refusing("message");
  const given = parsed(message, misread);
  const kind = String(given.type);
  if (given.type === undefined) throw misread("type", MISSING);
  if (typeof given.type !== "string" || !Object.hasOwn(SHAPES, kind)) throw misread("type", { wrong: "one_of", limit: Object.keys(SHAPES).join(", ") });
  return checked(given, SHAPES[kind as keyof typeof SHAPES], (name, wrong) => misread(`${kind}.${name}`, wrong));
}

type Misread = (where: string, wrong: Wrong) => Refused;

const refusing = (what: string): Misread => (where, { wrong, limit }) => new Refused("not_understood", { what, where, wrong, limit });

function parsed(message: string, misread: Misread): Said {
  if (new TextEncoder().encode(message).length > BYTES) throw new Refused("too_large", { what: "message", most: BYTES });
  if (depth(message) > DEEPEST) throw new Refused("too_deep", { what: "message", most: DEEPEST });
  let told: unknown;
  try {
    told = JSON.parse(message);
  } catch {
    throw misread(NONE, { wrong: "json", limit: NONE });
  }
  if (typeof told !== "object" || told === null || Array.isArray(told)) throw misread(NONE, { wrong: "object", limit: NONE });
  return told as Said;
}

/** How deep JSON text nests. */
function depth(text: string): number {
  let [deep, most] = [0, 0];
  for (const bracket of text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"?/gs, "").match(/[[\]{}]/g) ?? []) {
    deep += "[{".includes(bracket) ? 1 : -1;
    most = Math.max(most, deep);
  }
  return most;
}

/** The fields of a message. Throws what `misread` makes of the first that does not fit. */
function checked(given: Said, shape: Shape, misread: Misread): Said {
  const read: Said = { type: given.type };
  for (const [name, [check, usual]] of Object.entries(shape)) {
    const left = given[name] === undefined;
    const wrong = !left ? check(given[name]) : usual === undefined ? MISSING : null;
    if (wrong) throw misread(name, wrong);
    read[name] = left ? usual : given[name];
  }
  return read;
}
