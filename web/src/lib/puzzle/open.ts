/** The table of a puzzle: the one that this device has, or a new one. */

import { dropSittings, keepSitting, puzzling, settings } from "../storage/kept.svelte";
import { host, wanted } from "../site/api";
import type { GameSummary } from "../../protocol.gen";
import { today } from "./days";

/** The code of the table at which a puzzle is asked. Rejects with `Refused`. */
export async function tableOf(game: GameSummary, name: string): Promise<string> {
  const { device, people } = host;
  if (!device) throw new RangeError("a page without rules has no puzzles");
  const there = puzzling().find((one) => one.game === game.id && one.puzzle?.name === name);
  if (there && (await device.facts(there.code).then(Boolean, () => false))) return there.code;
  wanted(game.id);
  const { code, table, token, seat } = await device.pose(game.id, name, settings.level);
  await forget((one) => one !== name && one !== today());
  keepSitting({ code, table, token, seat, game: game.id, title: game.title, when: Date.now(), solo: true, puzzle: { name, wrong: 0, end: "" }, ...(people ? { here: true } : {}) });
  return code;
}

/** Puzzles that nobody comes back to leave no tables behind. */
async function forget(gone: (name: string) => boolean): Promise<void> {
  const out = puzzling().filter(({ puzzle }) => gone(puzzle!.name));
  dropSittings(out.map(({ code }) => code));
  if (out.length) await host.device?.drop(out.map(({ table }) => table));
}
