/** What each message of a guest does: one table from its type to its handler. */

import { Refused } from "../engine/refused";
import { say } from "../engine/move";
import { agree, propose, refuse } from "./agreeing";
import { draft, NOBODY, type Draft } from "./events";
import { remove, without } from "./going";
import type { Guest, LiveTable } from "./live";
import { isHuman } from "./model";
import { hands, hint, review, takenBack, type Thinking } from "./practice";
import type { Said } from "./reading";
import { left, movesAgain, welcome, withBots } from "./setup";
import { CHAT, clean, NAME } from "./text";
import words from "./words.gen.json";

/** A guest who says something at a table. */
export interface Speaker extends Guest {
  readonly room: LiveTable;
  readonly thinking: Thinking;
  answer(data: object): void;
  /** Answers when it has been thought about; who asks again asks anew. */
  advise(thought: Promise<string>): void;
}

type Handler = (speaker: Speaker, said: Said) => void;

/** Does what a message says. Throws `Refused`. */
export function obey(speaker: Speaker, said: Said): void {
  if (!BY_ANYBODY.includes(said.type) && speaker.person === NOBODY) throw new Refused("looks_on");
  HANDLERS[said.type]!(speaker, said);
}

const BY_ANYBODY: readonly string[] = ["ping", "chat", "phrase", "move", "hands"]; // also by one who looks on

/** What a handler returns is written. */
const writes = (decide: (speaker: Speaker, said: Said) => Draft[]): Handler => (speaker, said) => speaker.room.simple(() => decide(speaker, said));

const HANDLERS: Record<string, Handler> = {
  ping: (speaker) => speaker.answer({ type: "pong" }),
  chat: (speaker, said) => speak(speaker, said.text as string, null, said.name as string),
  phrase: (speaker, said) => speak(speaker, "", said.n as number, said.name as string),
  typing,
  move: (speaker, said) => move(speaker, said as never),
  next: writes(({ room, person }) => next(room, person)),
  seed: writes(({ room, person }, said) => seed(room, person, said as never)),
  propose: writes(({ room, person }, said) => propose(room.table, person, said.options as Record<string, unknown>)),
  agree: writes(({ room, person }, said) => agree(room.table, person, said.proposal as number)),
  refuse: writes(({ room, person }, said) => refuse(room.table, person, said.proposal as number)),
  bots: writes(({ room }, said) => withBots(room.table, said.level as string | null)),
  back: writes(({ room, person }) => back(room, person)),
  here: () => undefined, // who is waited for on one device is in front of it
  leave: writes(({ room, person }) => left(room.table, person)),
  undo: writes(({ room, person }) => takenBack(room.table, person, false)),
  again: writes(({ room, person }) => takenBack(room.table, person, true)),
  hint: (speaker, said) => speaker.advise(hint(speaker.room.table, speaker.person, speaker.thinking, (said.move as string | undefined) ?? null)),
  review: (speaker) => speaker.advise(review(speaker.room.table, speaker.person, speaker.thinking)),
  hands: (speaker) => speaker.answer(hands(speaker.room.table, speaker.person)),
  without: writes(({ room, person }) => without(room, person)),
  remove: writes(({ room, person }, said) => remove(room, person, said.person as number)),
  report,
  tell,
  untell: (speaker) => speaker.answer({ type: "told", on: false }),
};

interface MoveSaid {
  move_id: string;
  base_seq: number;
  move: string;
}

function move(speaker: Speaker, { move_id, base_seq, move }: MoveSaid): void {
  const { room, person } = speaker;
  const acknowledge = (seq: number) => speaker.answer({ type: "ack", move_id, seq });
  const before = person === NOBODY ? undefined : room.table.madeBefore(person, move_id);
  if (before !== undefined) {
    acknowledge(before);
    return room.tell([speaker]);
  }
  try {
    room.write(() => moved(room, person, move_id, base_seq, move), (events) => acknowledge(events.find((event) => event.kind === "moved")!.seq));
  } catch (refused) {
    if (refused instanceof Refused) refused.more.move_id = move_id;
    throw refused;
  }
  room.after();
}

function moved(room: LiveTable, person: number, moveId: string, base: number, move: string): Draft[] {
  const { table } = room;
  if (person === NOBODY) throw new Refused("looks_on");
  if (table.closed) throw new Refused("table_closed");
  if (base < table.movedAt || base > table.seq) throw new Refused("stale_move", {}, { seq: table.seq });
  if (!table.playing) throw new Refused("round_not_played");
  if (table.turn !== person) throw new Refused("not_your_turn");
  if (table.chairs[person]!.kind === "coming") throw new Refused("plays_next_deal");
  const words = say(table.game, table.moveOf(move));
  return [...movesAgain(table, person), draft("moved", person, { move: words, by: "human" }, moveId)];
}

function next(room: LiveTable, person: number): Draft[] {
  const { table } = room;
  if (table.closed || table.match.over) throw new Refused("match_over");
  if (table.playing || table.number === 0) throw new Refused("ready_too_early");
  const drafts = welcome(table, person);
  return table.ready.has(person) ? drafts : [...drafts, draft("readied", person, {}), ...room.follows(person)];
}

function back({ table }: LiveTable, person: number): Draft[] {
  if (table.relieved === person) throw new Refused("time_is_up");
  return welcome(table, person);
}

function seed(room: LiveTable, person: number, { hex, round }: { hex: string; round: number | null }): Draft[] {
  const { table } = room;
  const { coming } = table;
  if (!coming || table.closed) throw new Refused("deal_not_open");
  if (round !== null && round !== coming.number) throw new Refused("stale_seed", { round: coming.number }, { seq: table.seq });
  if (coming.playerSeeds[person] !== null) throw new Refused("seed_given");
  return [draft("seeded", person, { hex })];
}

/** Nobody keeps this table's server. */
/** No table of a device is by days. */
function tell(): void {
  throw new Refused("not_by_days");
}

function report(): void {
  throw new Refused("nothing_to_report");
}

/** Words to everybody at a table that allows it, or phrase `n`. Throws `Refused`. */
function speak({ room, person }: Speaker, text: string, n: number | null, name: string): void {
  const { table } = room;
  const { phrases } = words;
  if (n !== null && n >= phrases.length) throw new Refused("unknown_phrase", { count: phrases.length });
  if (!table.about.chat) throw new Refused("table_quiet");
  const chair = table.chairs[person];
  const watching = person === NOBODY;
  if (!watching && !(chair && isHuman(chair))) throw new Refused("looks_on");
  const said = n === null ? clean(text, CHAT, "message") : phrases[n]!;
  if (!said) throw new Refused("nothing_written");
  const phrase = n !== null && { n };
  if (watching) room.sayAll({ type: "chat", seat: NOBODY, name: clean(name, NAME, "name"), text: said, watching, ...phrase }, table.playing);
  else room.sayAll({ type: "chat", seat: table.seatOf(person), name: chair!.name, text: said, ...phrase });
}

function typing({ room, person }: Speaker): void {
  const seat = room.table.seatOf(person);
  if (room.table.about.chat && seat !== NOBODY) room.passOn({ type: "typing", seat }, (one) => one !== person);
}
