/** All that thinks for the bots of the tables on this device: each gets a view, and thinks in a worker; where none has thought about a
 * move, the simple player makes it here, from the same question. */

import type { Numbers } from "../engine/moves.ts";
import { costliest, type Costly } from "./advice/review.ts";
import type { Thinking } from "./known";
import { isAtOnce } from "./levels.ts";
import { NoAnswer, type Pool } from "./pool.ts";
import { asked, type Answer, type Prepare, type Question, type SeatView } from "./question.ts";
import { Thinker } from "./thinker.ts";

/** A round that is over, as a table has it. */
export interface Played {
  readonly numbers: readonly Numbers[];
  readonly turn: number;
  readonly legal: readonly Numbers[];
  branch(moves: number): Played;
  view(seat: number): SeatView;
  make(move: Numbers): void;
}

/** A choice that a seat made: the number of the move in its round from 1, what it saw, and the move. */
export interface Decision {
  number: number;
  view: SeatView;
  move: Numbers;
}

export class Bots {
  private readonly inPlace = new Thinker();
  private readonly pool: Pool;
  private readonly thinking: Thinking;

  constructor(pool: Pool, thinking: Thinking) {
    this.pool = pool;
    this.thinking = thinking;
  }

  /** A table of this game is open: sends its rules to all who think. */
  expect(game: Prepare): void {
    this.pool.want(game);
    this.inPlace.prepare(game);
  }

  /** The move of a bot at the move `number` of a table. Equal views at equal moves of a table give equal moves. */
  async move(level: string, view: SeatView, table: string, number: number): Promise<Numbers> {
    const question = { ...asked(view, table, number), work: "move", bot: level } as const;
    if (isAtOnce(level)) return this.inPlace.answer(question) as Numbers;
    const here = { ...question, bot: this.thinking.in_place };
    return (await this.thought(question, here)) as Numbers;
  }

  /** Advice on a view, as the server writes it, without its beginning. */
  async hint(view: SeatView, table: string, number: number, picked: Numbers | null): Promise<string> {
    const advice = (await this.advice({ ...asked(view, table, number), work: "advice", playouts: 0, picked })) as string;
    return advice.slice(1, -1);
  }

  /** What the choices of a seat in a round have cost, as the server writes it, without its beginning. */
  async review(round: Played, seat: number, table: string): Promise<string> {
    const made = [...decisions(round, seat)];
    const ask = ({ number, view, move }: Decision) =>
      this.advice({ ...asked(view, table, number), work: "choice", playouts: 0, move: number, played: move });
    const found: Costly[] = [];
    const left = made.values();
    const one = async () => {
      for (const choice of left) {
        const cost = (await ask(choice)) as Costly | null;
        if (cost) found.push(cost);
      }
    };
    await Promise.all(Array.from({ length: this.pool.size }, one));
    found.sort((a, b) => a.number - b.number);
    return costliest(found, made.length, this.thinking.review.most);
  }

  /** Without a free worker, the same with fewer playouts, here. */
  private advice(question: Exclude<Question, { work: "move" }>): Promise<Answer> {
    const { playouts, few } = this.thinking.advice;
    return this.thought({ ...question, playouts }, { ...question, playouts: few });
  }

  /** The answer of a worker, or in time that of the question for here. A bot may think as long as advice: no other table waits for it,
   * and the device may be slow. */
  private async thought(question: Question, here: Question): Promise<Answer> {
    try {
      return await this.pool.ask(question, 1000 * this.thinking.seconds.patience);
    } catch (reason) {
      if (!(reason instanceof NoAnswer)) throw reason;
      return this.inPlace.answer(here);
    }
  }
}

/** The choices of a seat in a round, in order; moves that were the only one are none. */
export function* decisions(round: Played, seat: number): Generator<Decision> {
  const again = round.branch(0);
  for (const [i, move] of round.numbers.entries()) {
    if (again.turn === seat && again.legal.length > 1) yield { number: i + 1, view: again.view(seat), move };
    again.make(move);
  }
}
