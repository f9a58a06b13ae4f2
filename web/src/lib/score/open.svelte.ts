/** An evening that is open on this page: what was told, how it stands, and what keeping it has met. */

import type { Game } from "../../protocol.gen";
import type { EveningFile, Reckoned } from "../../scoring/reckoned";
import type { Told } from "../../scoring/telling";
import type { Keeper } from "../client/host";
import { keeper } from "../speech/keeper";
import * as api from "../site/api";
import { unfitTold } from "../sentences/unfit";
import { draftOf, dropDrafts, keepDraft, moveDrafts } from "./draft";
import { dropEvening, eveningOf, freshId, keepEvening, whenWritten } from "./shelf";

export class OpenEvening {
  evening = $state.raw<EveningFile>();
  game = $state.raw<Game>();
  stands = $state.raw<Reckoned>();
  id = $state(""); // on this device; empty for one that is not kept
  telling = $state<number | "next" | null>(null); // the round that is being told, or told again
  problem = $state(""); // why the rules refuse
  warning = $state(""); // what keeping it has met

  constructor(
    private readonly device: Keeper,
    id: string,
    given?: EveningFile,
  ) {
    [this.id, this.evening] = [id, given ?? eveningOf(id)?.evening];
  }

  /** Reckons what is open; a change in another window is shown here. Returns what ends that. */
  begin(): () => void {
    this.show().catch(this.fail);
    return whenWritten(() => this.id && this.changed(keeper("changed-elsewhere")));
  }

  readonly fail = (error: unknown): false => {
    this.problem = error instanceof Error ? error.message : String(error);
    return false;
  };

  private async show(): Promise<void> {
    const wanted = this.evening;
    if (!wanted) return;
    const game = await api.game(wanted.game);
    const found = await this.device.reckon(wanted, {});
    if (wanted !== this.evening) return;
    this.game = game;
    if ("unfit" in found) [this.stands, this.problem] = [undefined, unfitTold(found.unfit, game)];
    else [this.stands, this.problem] = [found, ""];
  }

  get rounds(): number {
    return this.evening?.entries.length ?? 0;
  }

  /** The number of the round that is being told; 0 for none. */
  get told(): number {
    return this.telling === "next" ? this.rounds + 1 : (this.telling ?? 0);
  }

  /** Takes what another window has kept. A round that is being told stays the next one; one that is told again may be another now. */
  private changed(warning: string): void {
    const there = eveningOf(this.id)?.evening;
    if (there && JSON.stringify(there) === JSON.stringify(this.evening)) return;
    const half = draftOf(this.id, this.told) ?? {};
    if (this.told) keepDraft(this.id, this.told, {});
    if (there) [this.evening, this.warning] = [there, warning];
    else [this.id, this.warning] = ["", keeper("deleted-elsewhere")];
    if (this.telling === "next" && there) keepDraft(this.id, this.told, half);
    else this.telling = null;
    this.show().catch(this.fail);
  }

  /** Takes another state of the evening, if the rules can settle it and no other window has written since. */
  async take(other: EveningFile): Promise<boolean> {
    const found = await this.device.reckon(other, {});
    if ("unfit" in found) {
      this.problem = this.game ? unfitTold(found.unfit, this.game) : "";
      return false;
    }
    const keeping = this.id ? keepEvening(this.id, other, this.evening) : "kept";
    if (keeping === "changed" || keeping === "deleted") {
      this.changed(keeper("changed-elsewhere"));
      return false;
    }
    [this.evening, this.stands, this.problem] = [other, found, ""];
    this.warning = keeping === "held" ? keeper("not-kept") : "";
    return true;
  }

  /** Records a round: the next one, or another in the place of one that stands. */
  async record(number: number, told: Told): Promise<boolean> {
    const { evening } = this;
    if (!evening) return false;
    const entries = [...evening.entries.slice(0, number - 1), told, ...evening.entries.slice(number)];
    const taken = await this.take({ ...evening, entries });
    if (taken) keepDraft(this.id, number, {});
    return taken;
  }

  /** Takes a round out; the others are played again. Returns the evening as it was. */
  async without(number: number): Promise<EveningFile | null> {
    const before = this.evening;
    if (!before) return null;
    if (!(await this.take({ ...before, ended: false, entries: before.entries.filter((_, i) => i + 1 !== number) }))) return null;
    moveDrafts(this.id, number);
    return before;
  }

  end = (ended: boolean): Promise<boolean> => (this.evening ? this.take({ ...this.evening, ended }) : Promise.resolve(false));

  /** Keeps a copy on this device; returns its name. */
  keep(): string {
    const id = freshId();
    if (this.evening && keepEvening(id, this.evening) === "held") this.warning = keeper("not-kept");
    return id;
  }

  delete(): boolean {
    dropDrafts(this.id);
    return dropEvening(this.id);
  }
}
