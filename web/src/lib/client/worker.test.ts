/** A connection over a worker, held against a tiny table that answers as the protocol says. */

import { expect, test } from "vitest";
import whole from "../../../../tests/client/cases/state.json";
import { VERSION, type State } from "../../protocol.gen";
import { Connection, leave, type Heard } from "./connection";
import { Refused } from "./host";
import { tablesIn, type FromWorker, type Post, type ToWorker } from "./worker";

/** A worker of one table: it greets whoever says hello with a state, and answers each move. */
class Tiny implements Post {
  onmessage: Post["onmessage"] = null;
  readonly open = new Set<number>();
  readonly expected: string[] = [];
  readonly said: Record<string, unknown>[] = [];

  private tell = (data: FromWorker) => this.onmessage?.({ data } as MessageEvent<FromWorker>);
  private text = (line: number, message: object) => this.tell({ line, text: JSON.stringify(message) });

  postMessage(message: ToWorker): void {
    const alike = structuredClone(message); // what cannot be sent to a worker is an error
    queueMicrotask(() => this.hear(alike));
  }

  private hear(message: ToWorker): void {
    if ("expect" in message) this.expected.push(message.expect);
    else if ("open" in message) this.open.add(message.open);
    else if ("close" in message) this.open.delete(message.close);
    else if ("ask" in message) {
      const { ask: answer, what, of } = message;
      if (what === "log") this.tell({ answer, value: `the log of ${String(of[0])}` });
      else this.tell({ answer, refusal: { code: "bad_option", id: "unknown_game", args: { games: [] } } as never });
    } else if ("text" in message) {
      const said = JSON.parse(message.text) as Record<string, unknown>;
      this.said.push(said);
      if (said.type === "hello") this.text(message.line, { ...whole, seq: 4 });
      if (said.type === "move") {
        this.text(message.line, { type: "change", seq: 5, events: [] });
        this.text(message.line, { type: "ack", move_id: said.move_id, seq: 5 });
      }
    }
  }

  hangUp(code: number): void {
    for (const line of this.open) this.tell({ closed: line, code });
    this.open.clear();
  }
}

const turn = () => new Promise((done) => setTimeout(done));

test("a connection greets, hears states and has its moves answered, as over a socket", async () => {
  const worker = new Tiny();
  const heard: Heard[] = [];
  const line = new Connection("K7NRPX", "t", { heard: (m) => heard.push(m), stands: () => {} }, tablesIn(() => worker, false).transport);
  line.open();
  await turn();
  expect(line.standing.state).toBe("connected");
  line.move(4, "draw" as never);
  await turn();
  expect(worker.said).toEqual([
    { type: "hello", version: VERSION, table: "K7NRPX", token: "t", seen: 0, changes: true },
    expect.objectContaining({ type: "move", base_seq: 4, move: "draw" }),
  ]);
  expect(heard.map((m) => m.type)).toEqual(["state", "state", "ack"]);
  expect((heard[1] as State).table).toEqual(whole.table);
  expect(line.pending).toBeNull();
  line.close();
  await turn();
  expect(worker.open.size).toBe(0);
});

test("lines of several people are told apart, and one that closes leaves the others", async () => {
  const worker = new Tiny();
  const { transport } = tablesIn(() => worker, false);
  const heard: string[] = [];
  const open = (name: string) =>
    transport.connect({ opened: () => heard.push(`${name} opened`), said: () => heard.push(`${name} said`), closed: (code) => heard.push(`${name} closed ${code}`) }, "K7NRPX");
  const [first, second] = [open("first"), open("second")];
  expect(heard).toEqual([]);
  await turn();
  first.close();
  first.close();
  first.send(JSON.stringify({ type: "hello" }));
  second.send(JSON.stringify({ type: "hello" }));
  await turn();
  expect(heard).toEqual(["first opened", "second opened", "first closed 1000", "second said"]);
  worker.hangUp(1008);
  expect(heard.at(-1)).toBe("second closed 1008");
});

test("a question is answered, or refused with the sentence of its reason", async () => {
  const tables = tablesIn(() => new Tiny(), false);
  const [log, refusal] = await Promise.all([tables.log("K7NRPX"), tables.create({ game: "none" } as never).catch((error: unknown) => error)]);
  expect(log).toBe("the log of K7NRPX");
  expect(refusal).toBeInstanceOf(Refused);
  expect(refusal).toMatchObject({ code: "bad_option", id: "unknown_game" });
});

test("a worker begins when it is needed first, and hears which game may be wanted", async () => {
  const worker = new Tiny();
  let begun = 0;
  const tables = tablesIn(() => ((begun += 1), worker), true);
  expect(begun).toBe(0);
  tables.expect("toy");
  await tables.log("K7NRPX");
  expect([begun, worker.expected]).toEqual([1, ["toy"]]);
});

test("what is asked of a worker that cannot begin is refused in a sentence, and the next question begins another", async () => {
  const begun: (() => void)[] = [];
  const tables = tablesIn((broken) => (begun.push(broken), new Tiny()), true);
  const closed: number[] = [];
  const log = tables.log("K7NRPX").catch((error: unknown) => error);
  tables.transport.connect({ opened: () => {}, said: () => {}, closed: (code) => closed.push(code) }, "K7NRPX");
  begun[0]!();
  expect(await log).toMatchObject({ code: "gone", message: expect.stringMatching(/^This page did not load completely/) });
  expect(closed).toEqual([1006]);
  expect(await tables.log("K7NRPX")).toBe("the log of K7NRPX");
  expect(begun).toHaveLength(2);
  begun[1]!(); // it has spoken: whatever fails later, it says itself
  expect(await tables.log("K7NRPX")).toBe("the log of K7NRPX");
  expect(begun).toHaveLength(2);
});

test("a browser without workers refuses in a sentence too", async () => {
  const tables = tablesIn(() => {
    throw new TypeError("Worker is not a constructor");
  }, true);
  tables.expect("toy");
  expect(await tables.log("K7NRPX").catch((error: unknown) => error)).toMatchObject({ code: "gone" });
});

test("a seat is given up without its table being shown", async () => {
  const worker = new Tiny();
  const gone = leave("t", "secret", tablesIn(() => worker, false).transport);
  await turn();
  expect(worker.said.map((m) => m.type)).toEqual(["hello", "leave"]);
  worker.hangUp(1000);
  await gone;
});
