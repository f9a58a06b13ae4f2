/** Who let which card go, in the order of the moves. */

import type { Code, Game, State, TableEvent } from "../../protocol.gen";
import { counted, isCard } from "../sentences/cards";
import { offers } from "./places";

export interface Thrown {
  seat: number;
  card: Code;
  seq: number;
}

export interface Rivers {
  bySeat: Thrown[][];
  newest: Thrown | null; // that lies large in the middle, and in no river
  rest: Code[]; // cards of the heap that no known move brought there
}

const lying = (state: State, field: string) => (state.view?.[field] ?? []) as Code[];

/** The cards of a heap by who let them go; of what was taken since, the newest copies are gone. */
export function riversOf(events: readonly TableEvent[], state: State, game: Game, field: string): Rivers {
  let order: Thrown[] = [];
  for (const event of events) {
    if (event.seq > state.seq) break;
    if (event.kind === "dealt") order = [];
    const offer = offers(event.move ? [event.move] : [], game)[0];
    if (offer?.card && offer.verb.at === field && isCard(offer.card)) order.push({ seat: event.seat, card: offer.card, seq: event.seq });
    else if (offer && !offer.verb.card && offer.verb.lies) order.pop();
  }
  const left = counted(lying(state, field));
  const kept = [...order].reverse().filter(({ card }) => {
    const had = left.get(card) ?? 0;
    left.set(card, had - 1);
    return had > 0;
  }).reverse();
  const takeable = new Set(game.verbs.flatMap((v) => (!v.card && v.lies ? [state.view?.[v.lies]] : [])));
  const last = kept.at(-1);
  const newest = last && takeable.has(last.card) ? last : null;
  const shown = newest ? kept.slice(0, -1) : kept;
  return {
    bySeat: Array.from({ length: state.table.players }, (_, seat) => shown.filter((one) => one.seat === seat)),
    newest,
    rest: [...left].flatMap(([card, copies]) => Array.from({ length: Math.max(copies, 0) }, () => card)),
  };
}
