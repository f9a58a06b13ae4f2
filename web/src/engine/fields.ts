/** Records as bytes, read and written by their fields. */

import type { Field, RecordDeclared } from "./declared";
import { readAt, readBigAt, writeAt } from "./numbers.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

/** A kind of record: where its fields lie. Numbers are signed, lowest byte first. */
export class RecordKind {
  readonly fields: readonly Field[];
  private readonly named: ReadonlyMap<string, Field>;
  private readonly empty: Bytes;

  constructor(declared: RecordDeclared) {
    this.fields = declared.fields;
    this.named = new Map(declared.fields.map((field) => [field.name, field]));
    this.empty = new Uint8Array(declared.bytes);
    for (const field of this.fields) if (field.empty) for (let i = 0; i < size(field); i++) this.write(this.empty, field, i, field.empty);
  }

  /** A record in which every field is as declared. */
  blank(): Bytes {
    return this.empty.slice();
  }

  field(name: string): Field {
    const found = this.named.get(name);
    if (!found) throw new Error(`a record has no field ${name}`);
    return found;
  }

  /** One number of a field. Throws for one that is too large to be exact. */
  number(record: Bytes, name: string, place = 0): number {
    return readNumber(record, this.field(name), place);
  }

  /** The first `n` numbers of a field. */
  row(record: Bytes, name: string, n: number, from = 0): number[] {
    const field = this.field(name);
    return Array.from({ length: n }, (_, i) => readNumber(record, field, from + i));
  }

  bits(record: Bytes, name: string, place = 0): bigint {
    const field = this.field(name);
    return readBigAt(view(record), field.at + field.width * place, field.width);
  }

  set(record: Bytes, name: string, value: number | bigint, place = 0): void {
    this.write(record, this.field(name), place, value);
  }

  private write(record: Bytes, field: Field, place: number, value: number | bigint): void {
    writeAt(view(record), field.at + field.width * place, field.width, value);
  }
}

const view = (record: Bytes) => new DataView(record.buffer, record.byteOffset, record.byteLength);

/** How many numbers a field has. */
export const size = (field: Field) => field.lengths.reduce((n, length) => n * length, 1);

/** A number of a field. Throws for one that is too large to be exact. */
export function readNumber(record: Bytes, field: Field, place: number): number {
  return readAt(view(record), field.at + field.width * place, field.width);
}

/** Whether the bytes of a field are the same in two records. */
export function sameField(field: Field, one: Bytes, other: Bytes): boolean {
  const end = field.at + field.width * size(field);
  for (let i = field.at; i < end; i++) if (one[i] !== other[i]) return false;
  return true;
}
