/** Moves that nobody is asked for: those of bots, and of seats with a single legal move. */

import { RuleFailed } from "../engine/failed";
import { sameMove, say } from "../engine/move";
import { draft, NOBODY } from "./events";
import { STANDS_IN } from "./going";
import { nextOf } from "./lesson";
import type { LiveTable } from "./live";
import { playedByBot, RULE_FAILED } from "./model";
import type { Thinking } from "./practice";

export class Driver {
  private running: Promise<void> | null = null;

  /** `pause` lets a moment pass, in which bots think. */
  constructor(
    private readonly room: LiveTable,
    private readonly thinking: Thinking,
    private readonly pause: () => Promise<void>,
    private readonly failed: (error: unknown) => void,
  ) {
    room.wake = () => this.wake();
  }

  /** Waits until the table goes on no further by itself. */
  async quiet(): Promise<void> {
    while (this.running) await this.running;
  }

  private wake(): void {
    if (this.running || this.due() === null) return;
    this.running = this.drive().catch(this.failed).finally(() => (this.running = null));
  }

  /** The person whose move makes itself: a bot's, or the only one there is. */
  private due(): number | null {
    const { table, awake } = this.room;
    const person = table.turn;
    if (person === null || !awake) return null;
    if (table.number === 1 && table.round!.numbers.length >= this.room.waitsAt) return null;
    return playedByBot(table.chairs[person]!) || table.legal.length === 1 ? person : null;
  }

  private async drive(): Promise<void> {
    for (let person = this.due(); person !== null; person = this.due()) {
      try {
        await this.play(person, this.room.table.movedAt);
      } catch (failed) {
        if (!(failed instanceof RuleFailed)) throw failed;
        this.close(failed);
      }
    }
  }

  /** Closes a table for which no bot can choose, by its game's own fault. */
  private close(why: RuleFailed): void {
    const { room } = this;
    this.failed(why);
    room.simple(() => (room.table.closed ? [] : [draft("closed", NOBODY, { why: RULE_FAILED })]));
  }

  /** Makes a move after the pause. A bot thinks during the pause, so that a move which is the only one takes no less. */
  private async play(person: number, asked: number): Promise<void> {
    const { room } = this;
    const { table } = room;
    const alone = table.legal.length === 1;
    const [made] = await Promise.all([this.chosen(person), this.pause()]);
    const stands = () => table.movedAt === asked && this.due() === person && table.legal.some((move) => sameMove(move, made));
    const written = room.write(() => (stands() ? [draft("moved", person, { move: say(table.game, made), by: alone ? "rules" : "bot" })] : []));
    if (written.length) room.after();
  }

  private async chosen(person: number) {
    const { table } = this.room;
    if (table.legal.length === 1) return table.legal[0]!;
    const taught = nextOf(table);
    if (taught) return taught;
    const { level } = table.chairs[person]!;
    return this.thinking.move(level || STANDS_IN, table.round!.view(table.round!.turn), table.about.bot_seed, table.movedAt);
  }
}
