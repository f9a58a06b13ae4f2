/** What a device remembers of the tables played at it: a line a round, and how many rounds there is room for. */

import type { KeptRound, KeptTable } from "../lib/client/host";
import type { Played } from "./model";
import type { Table } from "./state";
import type { Kept } from "./store";

/** Of files that were opened the newest rounds stay, with all others of their tables. What was played here stays until somebody deletes it. */
export const ROUNDS = 10_000;
const BEGUN = 40; // tables at which no round was played to its end: as many as the home screen knows

const lineOf = ({ dealing, at, names, seated, cents, result }: Played): KeptRound => ({
  round: dealing.number,
  when: Math.round(1000 * at),
  names,
  persons: seated,
  cents: result ? cents : [],
  abandoned: !result,
});

/** What is remembered of a table as it stands; null where nothing is new. */
export function remembered(kept: Kept, table: Table): Kept | null {
  const { history, about, match, closed } = table;
  const same = history.length === kept.rounds.length && history.at(-1)?.dealing.number === kept.rounds.at(-1)?.round;
  const over = match.over || closed;
  if (same && over === kept.over) return null;
  return { ...kept, title: about.title, practice: about.practice, over, rounds: history.map(lineOf) };
}

/** A table as whoever played there looks back at it. */
export function listedOf({ id, code, game, title, practice, over, when, rounds, tokens, checked, starred = false }: Kept): KeptTable {
  const mine = [...new Set(Object.values(tokens))].sort((a, b) => a - b);
  const centsOf = (person: number) => rounds.reduce((sum, { persons, cents }) => sum + (cents[persons.indexOf(person)] ?? 0), 0);
  return { table: id, code, game, title, practice, over, when: lastOf({ when, rounds }), rounds, mine, starred, cents: mine.map(centsOf), checked };
}

/** When a table was played at last. */
const lastOf = ({ when, rounds }: Pick<Kept, "when" | "rounds">) => rounds.at(-1)?.when ?? when;

/** Whether a table was read from a file: nobody sat there on this device. */
export const isOpened = ({ tokens }: Kept) => !Object.keys(tokens).length;

const DAYS_GONE = 30; // that what was deleted can be brought back
const DAY = 86_400_000; // milliseconds

/** Whether a table was deleted so long ago that it goes for good. A clock that was set back keeps it. */
export const isPast = ({ gone }: Kept, now: number) => gone !== undefined && now - gone > DAYS_GONE * DAY;

/** The tables that go to make room: of opened files those before the newest that have so many rounds together, and all but a few at which
 * no round was played. None that is starred. */
export function beyond(tables: readonly Kept[], rounds: number): Kept[] {
  let [room, begun] = [rounds, BEGUN];
  const newest = tables.filter(({ starred, gone }) => !starred && !gone).sort((a, b) => lastOf(b) - lastOf(a));
  return newest.filter((table) => {
    const n = table.rounds.length;
    if (n && !isOpened(table)) return false;
    const out = (n ? room : begun) <= 0;
    if (n) room -= n;
    else begun -= 1;
    return out;
  });
}
