/** What happens at a table in sentences: the words stand once, for every program, in `src/ceki/locales`. */

import events from "../../../../src/ceki/locales/en/events.ftl?raw";
import type { Game, OptionValue, TableEvent } from "../../protocol.gen";
import { filled } from "../../engine/words";
import { offers } from "../table/places";
import { betsTold } from "./agreeing";
import { cards } from "../speech/cards";
import { house } from "../speech/house";
import { table as words } from "../speech/table";
import { HIDDEN, inText } from "./cards";
import { speaker } from "./speaker";
import { you } from "./told";
import { spelled } from "./words";
import { inGroups, labelled } from "./row";

/** An event with its sentence. */
export type ToldEvent = TableEvent & { says: string };

const said = speaker({ events });

/** An event in a sentence, among players who are called so, by seat; its reader is `You`. */
export function eventTold(event: TableEvent, game: Game, names: readonly string[]): string {
  const name = event.you ? you() : event.name;
  if (event.move) return moveTold(event, game, name);
  const what = optionsTold(event.options ?? {}, game, names);
  const about = { who: event.you ? "you" : "other", name: name || words("somebody") };
  if (event.kind === "dealt") return said("dealt", { ...about, round: event.round ?? 0, what: what || "none" });
  const id = (event.how || event.kind);
  return said.has(id) ? said(id, { ...about, what }) : "";
}

/** A move as it was made: `You discard 9 of strings`, `Bima draws from the stock`. */
function moveTold(event: TableEvent, game: Game, name: string): string {
  const { verb, card } = offers([event.move!], game)[0]!;
  const what = card === null || card === HIDDEN ? cards("some") : inText(card);
  const made = event.you ? verb.you || (verb.card ? "" : verb.says) : verb.they;
  if (!made) return said("moved-by", { name, move: verb.card ? `${spelled(game, verb.word)} ${what}` : verb.says });
  return said("moved", { who: event.you ? "you" : "other", name, move: filled(made, { card: what }), only: event.forced && event.you ? "yes" : "no" });
}

function optionsTold(options: Record<string, OptionValue>, game: Game, names: readonly string[]): string {
  const told = (name: string, value: OptionValue) => (game.options.find((o) => o.name === name)?.type === "list" ? betsTold(value, names) : written(value));
  return inGroups(Object.entries(options).map(([name, value]) => labelled(spelled(game, name), told(name, value))));
}

/** A value as it is written on a command line. */
function written(value: OptionValue): string {
  if (value === null) return house("none");
  if (typeof value === "boolean") return house(value ? "yes" : "no");
  return Array.isArray(value) ? value.map(written).join(",") || house("none") : String(value);
}
