/** A round that is being told: kept until it is recorded, so that neither a reload nor a glance elsewhere loses it. */

import type { Told } from "../../scoring/telling";
import { read, write } from "../kept/kept.svelte";

const KEPT = "ceki.telling";

interface Draft {
  number: number; // of the round
  told: Told;
}

const all = () => read<Record<string, Draft>>(KEPT, {});

/** What has been told of a round of an evening; nothing, where another round is being told. */
export function draftOf(id: string, number: number): Told | undefined {
  const found = all()[id];
  return found?.number === number ? found.told : undefined;
}

/** Keeps what has been told, or forgets it where nothing is. */
export function keepDraft(id: string, number: number, told: Told): void {
  const { [id]: _, ...others } = all();
  write(KEPT, Object.keys(told).length ? { ...others, [id]: { number, told } } : others);
}

export const dropDraft = (id: string): void => keepDraft(id, 0, {});
