/** What happens at a table in sentences: the words stand once, for every program, in `src/ceki/locales`. */

import sentences from "../../../../src/ceki/locales/en/events.json";
import type { Game, OptionValue, TableEvent } from "../../protocol.gen";
import { offers, plain } from "../table/places";
import { betsTold } from "./agreeing";
import { HIDDEN, spoken } from "./cards";
import { speaker } from "./sentences";

/** An event with its sentence. */
export type ToldEvent = TableEvent & { says: string };

const said = speaker(sentences);

/** An event in a sentence, among players who are called so, by seat; its reader is `You`. */
export function eventTold(event: TableEvent, game: Game, names: readonly string[]): string {
  const name = event.you ? "You" : event.name;
  if (event.move) return said("moved", { name, move: moveMade(event.move, game), only: event.forced && event.you ? "yes" : "no" });
  const what = optionsTold(event.options ?? {}, game, names);
  const about = { who: event.you ? "you" : "other", name: name || "Somebody" };
  if (event.kind === "dealt") return said("dealt", { ...about, round: event.round ?? 0, what: what || "none" });
  const id = (event.how || event.kind) as keyof typeof sentences;
  return id in sentences ? said(id, { ...about, what }) : "";
}

/** A move as it was made: `discard 9 of strings (S9, red)`, `draw from the stock`. */
export function moveMade(move: string, game: Game): string {
  const { verb, card } = offers([move], game)[0]!;
  if (!verb.card) return verb.says;
  return card === null ? plain(verb.word) : `${plain(verb.word)} ${card === HIDDEN ? "a card unseen" : spoken(card)}`;
}

function optionsTold(options: Record<string, OptionValue>, game: Game, names: readonly string[]): string {
  const told = (name: string, value: OptionValue) => (game.options.find((o) => o.name === name)?.type === "list" ? betsTold(value, names) : written(value));
  return Object.entries(options).map(([name, value]) => `${plain(name)}: ${told(name, value)}`).join("; ");
}

/** A value as it is written on a command line. */
function written(value: OptionValue): string {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.map(written).join(",") || "none" : String(value);
}
