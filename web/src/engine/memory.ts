/** The memory of a game's rules: room for records and rows of numbers, laid one behind the other. */

import { readAt, readBigAt, writeAt } from "./numbers.ts";

export const PAGE = 65_536;

export class Memory {
  private top: number;

  private readonly memory: WebAssembly.Memory;

  constructor(memory: WebAssembly.Memory, heap: number) {
    this.memory = memory;
    this.top = Math.ceil(heap / 16) * 16;
  }

  /** The address of so many bytes, all zero. */
  take(bytes: number): number {
    const address = this.top;
    this.top = Math.ceil((address + bytes) / 16) * 16;
    const lacks = this.top - this.memory.buffer.byteLength;
    if (lacks > 0) this.memory.grow(Math.ceil(lacks / PAGE));
    this.bytes(address, bytes).fill(0);
    return address;
  }

  /** What has been taken so far; `release` gives back what was taken since. */
  mark(): number {
    return this.top;
  }

  release(mark: number): void {
    this.top = mark;
  }

  /** A view of some bytes that holds until memory grows. */
  bytes(address: number, n: number): Int8Array {
    return new Int8Array(this.memory.buffer, address, n);
  }

  /** A view of some 64-bit numbers that holds until memory grows. */
  words(address: number, n: number): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, address, n);
  }

  private get data(): DataView {
    return new DataView(this.memory.buffer);
  }

  /** A signed number of 1, 2, 4 or 8 bytes. Throws a RangeError for one too great to be exact. */
  read(address: number, width: number): number {
    return readAt(this.data, address, width);
  }

  readBig(address: number, width: number): bigint {
    return readBigAt(this.data, address, width);
  }

  /** Throws a RangeError for a number that does not fit. */
  write(address: number, width: number, value: number | bigint): void {
    writeAt(this.data, address, width, value);
  }
}

/** Numbers in rows: bytes, or words of 64 bits. One dimension, or two. */
export class Rows {
  private readonly memory: Memory;
  readonly address: number;
  readonly width: 1 | 8;
  readonly lengths: readonly number[];

  constructor(memory: Memory, address: number, width: 1 | 8, lengths: readonly number[]) {
    this.memory = memory;
    this.address = address;
    this.width = width;
    this.lengths = lengths;
  }

  get size(): number {
    return this.lengths.reduce((all, length) => all * length, 1);
  }

  /** A number by its place from 0, counted through all rows. */
  get(i: number): number {
    return this.memory.read(this.address + this.inside(i) * this.width, this.width);
  }

  getBig(i: number): bigint {
    return this.memory.readBig(this.address + this.inside(i) * this.width, this.width);
  }

  set(i: number, value: number | bigint): void {
    this.memory.write(this.address + this.inside(i) * this.width, this.width, value);
  }

  /** All bytes: a view that holds until memory grows. */
  bytes(): Int8Array {
    return this.memory.bytes(this.address, this.size * this.width);
  }

  /** All numbers. */
  all(): number[] {
    return Array.from({ length: this.size }, (_, i) => this.get(i));
  }

  /** The same for sets of up to 64 bits. */
  allBig(): bigint[] {
    return Array.from({ length: this.size }, (_, i) => this.getBig(i));
  }

  setAll(values: Iterable<number | bigint>): void {
    let i = 0;
    for (const value of values) this.set(i++, value);
  }

  fill(value: number | bigint): void {
    for (let i = 0; i < this.size; i++) this.set(i, value);
  }

  /** The first numbers alone. */
  first(n: number): Rows {
    if (n > this.size) throw new RangeError(`${n} of ${this.size} numbers`);
    return new Rows(this.memory, this.address, this.width, [n]);
  }

  private inside(i: number): number {
    if (!(i >= 0 && i < this.size)) throw new RangeError(`place ${i} of ${this.size}`);
    return i;
  }
}
