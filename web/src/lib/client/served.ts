/** A page that a server answers: requests for what can be read and made, a socket for tables. */

import type { Catalogue, HowToPlay, Made, Past, PublicTable, Refusal, Seated, TableFacts } from "../../protocol.gen";
import { LANGUAGE, Refused, refused, type Host } from "./host";
import { socket } from "./socket";

async function answerOf(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "Content-Type": "application/json", "X-Ceki": "1" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", "There is no connection to the table's server.");
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  throw refused(refusal, `The server answered ${answer.status}.`);
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await answerOf(path, body);
  return (await answer.json().catch(() => null)) as T;
}

const at = (table: string, what = "") => `/api/tables/${encodeURIComponent(table)}${what}`;

export const served: Host = {
  books: {
    catalogue: () => ask<Catalogue>("/api/catalogue"),
    rules: async (game) => (await ask<{ markdown: string }>(`/api/rules/${encodeURIComponent(game)}`)).markdown,
    howToPlay: async (game) => (await ask<HowToPlay>(`/api/how-to-play/${LANGUAGE}/${encodeURIComponent(game)}`)).parts,
  },
  tables: {
    transport: socket,
    advises: true,
    expect: () => {}, // a server is ready
    create: (order) => ask<Made>("/api/tables", order),
    facts: (table) => ask<TableFacts>(at(table)),
    sit: (table, wish) => ask<Seated>(at(table, "/seats"), wish),
    past: (table) => ask<Past>(at(table, "/past")),
    log: async (table) => (await answerOf(at(table, "/log"))).text(),
  },
  device: null,
  people: {
    open: async () => (await ask<{ tables: PublicTable[] }>("/api/tables")).tables,
    link: (code) => `${location.origin}/t/${code}`,
  },
};
