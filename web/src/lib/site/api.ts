import type { Catalogue, Game, Made, NewTable, Past, PublicTable, Reason, Refusal, Seated, TableFacts } from "../../protocol.gen";
import { refusalTold } from "../told/refusals";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly id: Reason | "" = "",
    readonly args: Refusal["args"] = {},
  ) {
    super(message);
  }
}

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
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
    if (!refusal?.id) throw new Refused("gone", `The server answered ${answer.status}.`);
    const { id, args = {} } = refusal;
    throw new Refused(refusal.code ?? "gone", refusalTold({ id, args }), id, args);
  }
  return answer;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await answerOf(path, body);
  return (await answer.json().catch(() => null)) as T;
}

let known: Promise<Catalogue> | null = null;

/** All games, asked for once. */
export function catalogue(): Promise<Catalogue> {
  known ??= ask<Catalogue>("/api/catalogue").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export async function game(id: string): Promise<Game> {
  const found = (await catalogue()).games.find((g) => g.id === id);
  if (!found) throw new Refused("gone", `This page does not know the game ${id}; reload it.`);
  return found;
}

export const rules = async (id: string) =>
  (await ask<{ markdown: string }>(`/api/rules/${encodeURIComponent(id)}`)).markdown;
export const openTables = async () => (await ask<{ tables: PublicTable[] }>("/api/tables")).tables;
export const create = (table: NewTable) => ask<Made>("/api/tables", table);
export const facts = (code: string) => ask<TableFacts>(`/api/tables/${encodeURIComponent(code)}`);
export const past = (code: string) => ask<Past>(`/api/tables/${encodeURIComponent(code)}/past`);
/** The log as text: read as JSON, it would no longer show what stands in it twice. */
export const log = async (code: string) => (await answerOf(`/api/tables/${encodeURIComponent(code)}/log`)).text();
export const sit = (code: string, body: { name?: string; seat?: number }) =>
  ask<Seated>(`/api/tables/${encodeURIComponent(code)}/seats`, body);
