/** What a seat has of what it needs, as the game's `goal` tells it of a view (`View.goal`). */

import type { Declared } from "./declared";
import type { Engine, EngineData } from "./load";

/** What a player has of what they need, or what is missing: the id of its sentence in `goal.ftl` with its numbers (`seat` is a player's),
 * cards, word of the game and score line; what is empty is absent. */
export interface GoalFact {
  id: string;
  numbers?: Record<string, number>;
  cards?: string[];
  word?: string;
  line?: string;
}

const LINE = "line"; // a number of this name is a kind of score line

/** The facts of the viewer's goal, what they have first; none where the game tells none. `view` has the bytes of a view. */
export function goalOf(engine: Engine<EngineData & Declared>, view: Int8Array, seat: number): GoalFact[] {
  if (!engine.data.engine.exports.goal) return [];
  return engine.scope(() => {
    const table = engine.record("table");
    table.copyFrom(view);
    const unseen = engine.words(engine.numbers.faces!);
    engine.call("count_unseen", engine.bytesOf(table), engine.layout, unseen);
    const out = engine.record("facts");
    engine.call("goal", table, seat, unseen.first(engine.data.codes.length), out);
    const { codes, lines, goal } = engine.data;
    return Array.from({ length: out.get("n") }, (_, row): GoalFact => {
      const { id, numbers: names } = goal.facts[out.get("fact", row)]!;
      const { [LINE]: line, ...numbers } = Object.fromEntries(names.map((name, i) => [name, out.get("numbers", row, i)]));
      const cards = out.all("cards", row).slice(0, out.get("laid", row)).map((face) => codes[face]!);
      const word = goal.words[out.get("word", row)];
      return {
        id,
        ...(Object.keys(numbers).length && { numbers }),
        ...(cards.length && { cards }),
        ...(word && { word }),
        ...(line !== undefined && { line: lines[line]!.word }),
      };
    });
  });
}
