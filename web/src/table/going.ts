/** Going on without a person who does not answer: by the host, or by a vote of most people there.
 *
 * `without` has a bot stand in for everybody whom the table waits for; a word brings them back. `remove` gives the place of one person
 * to a bot for good.
 */

import { Refused } from "../engine/refused";
import { draft, NOBODY, type Draft } from "./events";
import type { LiveTable } from "./live";
import { voteOn, type Vote } from "./model";
import { welcome } from "./setup";
import words from "./words.gen.json";

export const STANDS_IN = words.stands_in; // the bot for those who are away

/** The table goes on without the people it waits for; whoever asks for this is ready themselves. Throws `Refused`. */
export function without(room: LiveTable, person: number): Draft[] {
  const { table } = room;
  const concerned = room.waitedFor.filter((one) => one !== person);
  if (!concerned.length) throw new Refused("only_you_waited_for");
  refuseHaste(room);
  const asked: Vote = { what: "without", about: NOBODY };
  const drafts = voted(room, person, asked);
  if (!table.playing && !table.ready.has(person)) drafts.push(draft("readied", person, {}));
  const standIn = concerned.map((one) => draft("away", one, { level: STANDS_IN }));
  return [...drafts, ...(carried(room, person, asked, concerned) ? standIn : [])];
}

/** The place of a person who does not answer goes to a bot. Throws `Refused`. */
export function remove(room: LiveTable, person: number, about: number): Draft[] {
  const { table } = room;
  const kind = table.chairs[about]?.kind;
  if (about === person || (kind !== "human" && kind !== "away")) throw new Refused("remove_nobody");
  if (table.closed || !table.number) throw new Refused("remove_too_early");
  if (kind === "human") {
    if (!room.waitedFor.includes(about)) throw new Refused("not_waited_for");
    refuseHaste(room);
  }
  const asked: Vote = { what: "remove", about };
  const removed = draft("left", about, { level: table.about.bot_level, removed: true });
  return [...voted(room, person, asked), ...(carried(room, person, asked, [about]) ? [removed] : [])];
}

function refuseHaste(room: LiveTable): void {
  const left = room.patience;
  if (left !== null && left > 0) throw new Refused("patience", { seconds: Math.round(left) });
}

const voted = (room: LiveTable, person: number, asked: Vote): Draft[] => [...welcome(room.table, person), draft("voted", person, asked)];

/** Whether it is so: the host of a private table alone decides; else more than half of the others who are there. */
function carried(room: LiveTable, person: number, asked: Vote, concerned: readonly number[]): boolean {
  const { table } = room;
  if (table.host === person && !table.about.public) return true;
  const mayVote = (one: number) => ["human", "away"].includes(table.chairs[one]!.kind) && !concerned.includes(one);
  const voters = [...room.connected.add(person)].filter(mayVote);
  const known = table.votes.get(voteOn(asked));
  return 2 * voters.filter((one) => one === person || known?.by.has(one)).length > voters.length;
}
