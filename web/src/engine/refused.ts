/** A refusal: an id for what exactly is the matter, and its facts. The sentence is made of them, in `src/ceki/locales`. */

export type Fact = number | string | string[];
export type Facts = Record<string, Fact>;

export class Refused extends Error {
  /** `more` are fields of its answer beside the facts: `seq` and `move_id`; `english` is a game's own sentence. */
  constructor(
    readonly id: string,
    readonly facts: Facts = {},
    readonly more: Record<string, number | string> = {},
    readonly english = "",
  ) {
    super(id);
  }
}
