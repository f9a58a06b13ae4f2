/** What a lesson is, as `src/ceki/play/rulebook/lesson.py` writes it. */

/** A step: `at` so many moves, `ways` to make its own; `tap` are cards to be touched. One with neither is read. `wrong` names the words
 * for a wrong move, `facts` what its own words name: the code of a card, a number, or `seat:1`. */
export interface Step {
  id: string;
  at: number;
  ways: string[][];
  tap: string[];
  lit: string[];
  wrong: Record<string, string>;
  facts: Record<string, string | number>;
  choose: boolean;
}

/** `match` is the seed of what is drawn before the deal, `key` that of the shuffle; `script` has the moves of everybody, each with those that
 * may stand in its place. */
export interface Lesson {
  players: number;
  preset: string | null;
  options: Record<string, unknown>;
  match: number;
  key: string;
  script: string[][];
  steps: Step[];
}
