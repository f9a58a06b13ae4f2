/** Rounds that are being told: kept until they are recorded, so that neither a reload nor a glance elsewhere loses them. */

import type { Told } from "../../scoring/telling";
import { read, write } from "../storage/kept.svelte";

const KEPT = "ceki.telling";

/** What has been told, by evening and by the number of the round. */
type Drafts = Record<string, Record<number, Told>>;

const drafts = (id: string) => read<Drafts>(KEPT, {})[id] ?? {};

function put(id: string, rounds: Record<number, Told>): void {
  const { [id]: _, ...others } = read<Drafts>(KEPT, {});
  write(KEPT, Object.keys(rounds).length ? { ...others, [id]: rounds } : others);
}

/** What has been told of a round of an evening. */
export const draftOf = (id: string, number: number): Told | undefined => drafts(id)[number];

/** Keeps what has been told, or forgets it where nothing is. */
export function keepDraft(id: string, number: number, told: Told): void {
  const { [number]: _, ...others } = drafts(id);
  put(id, Object.keys(told).length ? { ...others, [number]: told } : others);
}

/** A round is taken out: those after it move up. */
export function moveDrafts(id: string, without: number): void {
  const moved = Object.entries(drafts(id)).flatMap(([n, told]) => (Number(n) === without ? [] : [[Number(n) - Number(Number(n) > without), told]]));
  put(id, Object.fromEntries(moved) as Record<number, Told>);
}

export const dropDrafts = (id: string): void => put(id, {});
