/** Thinks about views: the work of a bot's worker, in memory of its own. It is given no table. */

import { Engine } from "../engine/load.ts";
import { advise } from "./advice/advise.ts";
import { costOf } from "./advice/review.ts";
import { written } from "./advice/written.ts";
import { Chance } from "./chance.ts";
import type { GameData, Thinking } from "./known";
import { chooses } from "./levels.ts";
import type { Answer, Prepare, Question } from "./question.ts";
import { Seen } from "./seen.ts";

export class Thinker {
  private readonly games = new Map<string, Prepare>();
  private readonly engines = new Map<string, Engine<GameData>>();

  /** Takes the rules of a game. */
  prepare(game: Prepare): void {
    this.games.set(game.prepare, game);
  }

  /** The answer to a question about a game that it has. Throws where there is none. */
  answer(question: Question): Answer {
    const prepared = this.games.get(question.game);
    if (!prepared) throw new RangeError(`the game ${question.game} is not prepared`);
    const engine = this.engine(prepared);
    try {
      return engine.scope(() => thought(engine, question, prepared.thinking));
    } catch (error) {
      this.engines.delete(question.game); // after a trap the memory of the rules is not to be trusted
      throw error;
    }
  }

  private engine({ prepare, rules, data }: Prepare): Engine<GameData> {
    let found = this.engines.get(prepare);
    if (!found) this.engines.set(prepare, (found = new Engine(rules, data)));
    return found;
  }
}

function thought(engine: Engine<GameData>, question: Question, thinking: Thinking): Answer {
  const seen = new Seen(engine, question.seat, Int8Array.from(question.view));
  const chance = new Chance(engine, ...question.start);
  switch (question.work) {
    case "move":
      return chooses(question.bot, seen, chance, thinking);
    case "advice":
      return written(advise(seen, chance, question.playouts, thinking, question.picked));
    case "choice":
      return costOf(seen, question.move, question.played, chance, question.playouts, thinking);
  }
}
