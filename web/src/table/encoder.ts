/** The messages about a table, as they are sent: only what is new to its receiver, where the receiver asked for that. */

import { sameField, type Bytes } from "../engine/fields";
import type { Field } from "../engine/declared";
import type { Ruleset } from "../engine/ruleset";
import { shownToAll, shownToSome, View } from "../engine/view";
import { eventsFor, ofAll, ofOne, type Times } from "./public";
import { rulesOf, type Fields } from "./results";
import type { Table } from "./state";

type Parts = readonly string[]; // fields of a JSON object, each with its name

const SEQ = '"seq":';

const part = (name: string, value: unknown) => `"${name}":${JSON.stringify(value)}`;
const parts = (fields: Fields): Parts => Object.entries(fields).map(([name, value]) => part(name, value));
const joined = (kind: string, fields: Parts) => `{"type":"${kind}",${fields.join(",")}}`;

/** What one receiver may know of a table at one moment, but for the events. */
export class Snapshot {
  constructor(
    private readonly fields: Parts,
    private readonly cards: Parts,
  ) {}

  /** All of it. */
  whole(events: string): string {
    return joined("state", [...this.fields, events, `"view":{${this.cards.join(",")}}`]);
  }

  /** What is not as it was before; of what moment it is, always. */
  change(before: Snapshot, events: string): string {
    const fields = this.fields.filter((now, i) => now !== before.fields[i] || now.startsWith(SEQ));
    const cards = this.cards.length === before.cards.length ? this.cards.filter((now, i) => now !== before.cards[i]) : this.cards;
    if (cards.length) fields.push(`"view":{${cards.join(",")}}`);
    return joined("change", [...fields, events]);
  }
}

/** Fields of a view as they were encoded last, and the record that they were encoded from. */
interface Known {
  raw: Bytes | null;
  parts: string[];
}

export class Encoder {
  private house: Ruleset | null = null;
  private rules: Parts = [];
  private readonly known = new Map<string, Known>();

  constructor(private readonly table: Table) {}

  /** The table as it is now. */
  moment(connected: ReadonlySet<number>, watchers: number, times: Times): Moment {
    if (this.house !== this.table.ruleset) {
      this.house = this.table.ruleset;
      this.rules = parts(rulesOf(this.house));
    }
    return new Moment(this.table, this, [...this.rules, ...parts(ofAll(this.table, connected, watchers, times))]);
  }

  /** What a person may know of the cards; nothing before the first deal. */
  view(person: number): Parts {
    const { round, game } = this.table;
    if (!round) return [];
    const seat = this.table.sees(person);
    const seen = round.view(seat);
    const all = this.encoded("all", seen, shownToAll(game));
    return [part("game", game.id), ...all, part("seat", seat), ...this.encoded(String(seat), seen, shownToSome(game))];
  }

  /** Some fields of a view; only those with other bytes than before are encoded anew. */
  private encoded(who: string, seen: View, fields: readonly Field[]): string[] {
    const { raw, parts } = this.known.get(who) ?? { raw: null, parts: [] };
    const found = fields.map((field, i) => (raw && sameField(field, raw, seen.raw) ? parts[i]! : part(field.name, seen.value(field))));
    this.known.set(who, { raw: seen.raw, parts: found });
    return found;
  }
}

/** A table at one moment. */
export class Moment {
  private readonly snapshots = new Map<number, Snapshot>();

  constructor(
    private readonly table: Table,
    private readonly encoder: Encoder,
    private readonly fields: Parts,
  ) {}

  /** What a person may know; -1 looks on. */
  of(person: number): Snapshot {
    let found = this.snapshots.get(person);
    if (!found) {
      found = new Snapshot([...this.fields, ...parts(ofOne(this.table, person))], this.encoder.view(person));
      this.snapshots.set(person, found);
    }
    return found;
  }

  /** What happened since event `seen`, as a person may know it. */
  events(person: number, seen: number): string {
    return part("events", eventsFor(this.table, person, seen));
  }
}
