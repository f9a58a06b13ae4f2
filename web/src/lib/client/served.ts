/** A page that a server answers: requests for what can be read and made, a socket for tables. */

import type { Game, GameList, HowToPlay, Made, Past, PublicTable, PushKey, Refusal, Seated, TableFacts } from "../../protocol.gen";
import { reach } from "../speech/reach";
import { Refused, refused, type Host } from "./host";
import { socket } from "./socket";

export async function answerOf(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "Content-Type": "application/json", "X-Ceki": "1" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", reach("no-server"));
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  throw refused(refusal, reach("server-answered", { status: String(answer.status) }));
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await answerOf(path, body);
  return (await answer.json().catch(() => null)) as T;
}

const at = (table: string, what = "") => `/api/tables/${encodeURIComponent(table)}${what}`;

export const served: Host = {
  books: {
    games: () => ask<GameList>("/api/games"),
    game: (id) => ask<Game>(`/api/games/${encodeURIComponent(id)}`),
    rules: async (game) => (await ask<{ markdown: string }>(`/api/rules/${encodeURIComponent(game)}`)).markdown,
    howToPlay: (language, game) => ask<HowToPlay>(`/api/how-to-play/${language}/${encodeURIComponent(game)}`),
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
    report: async (table, title) => void (await answerOf(at(table, "/report"), { title })),
    meet: (wish) => ask<Made>("/api/meet", wish),
    star: async (table, token, starred) => void (await answerOf(at(table, "/star"), { token, starred })),
    pushKey: async () => (await ask<PushKey>("/api/push")).key,
    link: (code) => `${location.origin}/t/${code}`,
  },
};
