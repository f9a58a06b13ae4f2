/** Opens the puzzle of a table, which comes when it is needed: who asks it, and the bar that they speak in. */

import PuzzleBar from "../../parts/puzzle/PuzzleBar.svelte";
import { keepSitting, sitting, type Answering, type Sitting } from "../storage/kept.svelte";
import { company, type Company } from "../learn/beside";
import { host } from "../site/api";
import type { Line } from "../table/line.svelte";
import { Asker } from "./asker.svelte";
import { hasHad, isDay, solved } from "./days";
import { said } from "./words";

/** Who asks at a table with a puzzle; null where it is over: then nobody waits there. */
export async function pose({ code, game, puzzle: answering }: Sitting, line: () => Line | null): Promise<Company | null> {
  const puzzle = answering && (await host.device?.puzzle(code));
  const goOn = () => void host.device?.goOn(code, Infinity);
  if (!puzzle || !answering || answering.end === "left") {
    goOn();
    return null;
  }
  const played = () => line()?.events.filter((event) => event.move).length ?? 0;
  const keep = (now: Answering) => {
    if (now.end === "solved" && isDay(now.name)) solved(now.name);
    if (now.end && !isDay(now.name)) hasHad(game, Number(now.name));
    const kept = sitting(code);
    if (kept) keepSitting({ ...kept, puzzle: now });
  };
  return company(new Asker(puzzle, { played, goOn, keep }, answering), said, PuzzleBar);
}
