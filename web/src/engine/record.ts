/** A record of the rules in memory, read and written by the layout that its data gives. Names come from that data. */

import type { Field as Declared } from "./declared.ts";
import type { Memory } from "./memory.ts";

/** Where a field lies, and the value of its numbers on a blank record. */
export type Field = Pick<Declared, "name" | "at" | "width" | "lengths"> & Partial<Pick<Declared, "empty">>;

export interface Layout {
  bytes: number;
  fields: Field[];
}

/** The fields of a layout by name, made once. */
export class Kind {
  readonly bytes: number;
  readonly fields: ReadonlyMap<string, Field>;

  readonly name: string;

  constructor(name: string, layout: Layout) {
    this.name = name;
    this.bytes = layout.bytes;
    this.fields = new Map(layout.fields.map((field) => [field.name, field]));
  }

  field(name: string): Field {
    const found = this.fields.get(name);
    if (!found) throw new RangeError(`${name} is no field of the record ${this.name}`);
    return found;
  }
}

/** One record at an address. It stays valid when the memory grows. */
export class RecordAt {
  private readonly memory: Memory;
  readonly kind: Kind;
  readonly address: number;

  constructor(memory: Memory, kind: Kind, address: number) {
    this.memory = memory;
    this.kind = kind;
    this.address = address;
  }

  /** A number of a field, by its place in each dimension. Throws a RangeError for one too great to be exact. */
  get(name: string, ...place: number[]): number {
    const field = this.kind.field(name);
    return this.memory.read(this.where(field, place), field.width);
  }

  set(name: string, value: number | bigint, ...place: number[]): void {
    const field = this.kind.field(name);
    this.memory.write(this.where(field, place), field.width, value);
  }

  /** The same for sets of up to 64 bits. */
  getBig(name: string, ...place: number[]): bigint {
    const field = this.kind.field(name);
    return this.memory.readBig(this.where(field, place), field.width);
  }

  /** All numbers of a field, row after row; with a place, those of that row. */
  all(name: string, ...place: number[]): number[] {
    const field = this.kind.field(name);
    const n = field.lengths.slice(place.length).reduce((all, length) => all * length, 1);
    const start = this.where(field, place);
    return Array.from({ length: n }, (_, i) => this.memory.read(start + i * field.width, field.width));
  }

  /** Writes all numbers of a field, row after row. */
  setAll(name: string, values: Iterable<number | bigint>): void {
    const field = this.kind.field(name);
    const start = this.where(field, []);
    let i = 0;
    for (const value of values) this.memory.write(start + i++ * field.width, field.width, value);
  }

  /** The bytes of the record, or of one field: a view that holds until memory grows. Copy it to keep it. */
  bytes(name?: string): Int8Array {
    if (name === undefined) return this.memory.bytes(this.address, this.kind.bytes);
    const field = this.kind.field(name);
    const n = field.lengths.reduce((all, length) => all * length, field.width);
    return this.memory.bytes(this.address + field.at, n);
  }

  /** Takes over every byte of another record of this kind, or of its bytes. */
  copyFrom(other: RecordAt | Int8Array): void {
    this.bytes().set(other instanceof RecordAt ? other.bytes() : other);
  }

  /** Writes the blank record: every field has its empty value. */
  clear(): void {
    this.bytes().fill(0);
    for (const field of this.kind.fields.values()) {
      if (!field.empty) continue;
      const n = field.lengths.reduce((all, length) => all * length, 1);
      for (let i = 0; i < n; i++) {
        this.memory.write(this.address + field.at + i * field.width, field.width, field.empty);
      }
    }
  }

  private where(field: Field, place: number[]): number {
    let at = 0;
    for (let d = 0; d < place.length; d++) {
      const length = field.lengths[d];
      const i = place[d]!;
      if (length === undefined || !(i >= 0 && i < length)) {
        throw new RangeError(`field ${field.name} has no place ${place.join(", ")}`);
      }
      at = at * length + i;
    }
    for (const length of field.lengths.slice(place.length)) at *= length;
    return this.address + field.at + at * field.width;
  }
}
