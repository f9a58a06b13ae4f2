/** Tables in a worker of this page. Its messages are a server's, as text; what is asked of a server by HTTP is asked by name.
 *
 * One worker has all tables of the page. A line is one connection, as a socket is: several people may sit at one device.
 */

import type { Made, Past, Refusal, Review, Seated, State, TableFacts } from "../../protocol.gen";
import type { GoalFact } from "../../engine/goal";
import type { Lesson } from "../../engine/lesson";
import type { Puzzle } from "../../engine/puzzle";
import type { Reckoned } from "../../scoring/reckoned";
import type { Misfit } from "../../scoring/telling";
import words from "../../../../src/ceki/locales/en/device.ftl?raw";
import { speaker } from "../sentences/speaker";
import { device } from "./device";
import { Refused, refused, type Device, type KeptTable } from "./host";
import type { Ears, Transport } from "./transport";

/** What may be asked, and with what. */
export type Asked = "create" | "facts" | "sit" | "goal" | "past" | "log" | "played" | "read" | "again" | "hands" | "reviewed" | "branch" | "star" | "drop" | "bin" | "binned" | "bringBack" | "learn" | "lesson" | "goOn" | "finish" | "pose" | "puzzle" | "reckon";

/** To the worker, first: where the files of games lie, and how long a bot seems to think, in milliseconds. Then: a game that may be
 * wanted soon; a line is opened, says a text, is closed; a question. Numbers are the page's, and no two are alike. */
export type ToWorker =
  | { games: string; pause: number }
  | { expect: string }
  | { open: number }
  | { line: number; text: string }
  | { close: number }
  | { ask: number; what: Asked; of: unknown[] };

/** From the worker: a line says a text or has closed, as a socket would; an answer, or a refusal of the protocol. */
export type FromWorker =
  | { line: number; text: string }
  | { closed: number; code: number }
  | { answer: number; value: unknown }
  | { answer: number; refusal: Partial<Refusal> };

/** The side of a worker that a page has. */
export interface Post {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
}

type Waiting = { done: (value: unknown) => void; failed: (error: Refused) => void };

const said = speaker({ device: words });

/** The tables of a worker, which begins when something is asked of it first. One that cannot begin refuses whatever it was asked, and
 * the next question begins another. */
export function tablesIn(begin: (broken: () => void) => Post, advises: boolean): Device {
  let worker: Post | null = null;
  let begun = false; // it has said something
  let last = 0;
  const lines = new Map<number, Ears>();
  const asked = new Map<number, Waiting>();

  const hear: Post["onmessage"] = ({ data }) => {
    begun = true;
    if ("answer" in data) {
      const waiting = asked.get(data.answer);
      asked.delete(data.answer);
      if ("value" in data) waiting?.done(data.value);
      else waiting?.failed(refused(data.refusal, said("unopened")));
    } else if ("closed" in data) {
      const ears = lines.get(data.closed);
      lines.delete(data.closed);
      ears?.closed(data.code);
    } else lines.get(data.line)?.said(data.text);
  };

  function broken(): void {
    if (begun) return; // what fails later, it says itself
    worker = null;
    const [unanswered, unheard] = [[...asked.values()], [...lines.values()]];
    asked.clear();
    lines.clear();
    for (const one of unanswered) one.failed(new Refused("gone", said("unopened")));
    for (const ears of unheard) ears.closed(LOST);
  }

  function post(message: ToWorker): void {
    try {
      if (!worker) {
        worker = begin(broken);
        worker.onmessage = hear;
      }
    } catch {
      return broken(); // a browser without such workers
    }
    worker.postMessage(message);
  }

  const ask = <T>(what: Asked, ...of: unknown[]) =>
    new Promise<T>((done, failed) => {
      asked.set(++last, { done: (value) => done(value as T), failed });
      post({ ask: last, what, of });
    });

  const transport: Transport = {
    ...device,
    connect(ears) {
      const line = ++last;
      lines.set(line, ears);
      post({ open: line });
      queueMicrotask(() => lines.has(line) && ears.opened()); // as with a socket, the caller has its end first
      return {
        send: (text) => lines.has(line) && post({ line, text }),
        close: () => {
          if (!lines.delete(line)) return;
          post({ close: line });
          queueMicrotask(() => ears.closed(NORMAL));
        },
      };
    },
  };

  return {
    transport,
    advises,
    expect: (game) => post({ expect: game }),
    create: (order) => ask<Made>("create", order),
    facts: (table) => ask<TableFacts>("facts", table),
    sit: (table, wish) => ask<Seated>("sit", table, wish),
    goal: (seen) => ask<GoalFact[]>("goal", seen),
    past: (table) => ask<Past>("past", table),
    log: (table) => ask<string>("log", table),
    played: () => ask<KeptTable[]>("played"),
    again: async (table, round, person) => (await ask<string[]>("again", table, round, person)).map((text) => JSON.parse(text) as State),
    read: (text, keep, checked) => ask<KeptTable>("read", text, keep, checked),
    hands: (table, round) => ask<string[][][]>("hands", table, round),
    reviewed: async (table, round, person) => JSON.parse(await ask<string>("reviewed", table, round, person)) as Review,
    branch: (table, round, moves, person, level) => ask<Made>("branch", table, round, moves, person, level),
    star: (table, starred) => ask<void>("star", table, starred),
    drop: (tables) => ask<void>("drop", tables),
    bin: (tables) => ask<void>("bin", tables),
    binned: () => ask<KeptTable[]>("binned"),
    bringBack: (tables) => ask<void>("bringBack", tables),
    learn: (game, name) => ask<Made>("learn", game, name),
    lesson: (table) => ask<Lesson | null>("lesson", table),
    goOn: (table, moves) => ask<void>("goOn", table, moves),
    finish: (table) => ask<void>("finish", table),
    pose: (game, name, level) => ask<Made>("pose", game, name, level),
    puzzle: (table) => ask<Puzzle | null>("puzzle", table),
    reckon: (evening, draft) => ask<Reckoned | { unfit: Misfit }>("reckon", evening, draft),
  };
}

const NORMAL = 1000; // the codes with which a socket closes that was meant to,
const LOST = 1006; // and one that was lost
