/** The small generator of bots (`ceki.engine.chance`), in the memory of the rules. */

import type { Engine, Rows } from "../engine/load.ts";

export class Chance {
  readonly words: Rows;
  private readonly engine: Engine;

  /** Started from whole numbers: equal numbers give equal streams. */
  constructor(engine: Engine, ...start: readonly number[]) {
    this.engine = engine;
    this.words = engine.words(2);
    this.seed(0, 0);
    for (const number of start) this.seed((this.words.get(0) ^ number) >>> 0, this.words.get(1));
  }

  /** Starts anew from two numbers of 32 bits. */
  seed(a: number, b: number): void {
    this.engine.call("small_seed", this.words, a, b);
  }

  word(): number {
    return this.engine.call("small_word", this.words);
  }

  /** A number from 0 to `size` - 1. */
  below(size: number): number {
    return this.engine.call("small_below", this.words, size);
  }

  /** A number from 0 up to but not including 1. */
  share(): number {
    return this.engine.call("small_share", this.words);
  }
}
