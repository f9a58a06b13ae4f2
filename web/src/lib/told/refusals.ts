/** A server's refusal in a sentence, made of its id and facts: the words stand once, for every program, in `src/ceki/locales`,
 * and those of a game, whose rules refuse options, in the catalogue. */

import everywhere from "../../../../src/ceki/locales/en/refusals.json";
import type { Game, Refusal } from "../../protocol.gen";
import device from "./device.json";
import { speaker, type Facts } from "./sentences";
import { capital } from "./told";

const OF_GAME = "bad_option";
const sentences = { ...everywhere, ...device }; // what only a table of this device refuses, no server says
const said = speaker<string>(sentences);

/** Why the rules of a game refuse options, in its words; empty for a reason that it does not have. */
function byGame(facts: Facts, game: Game): string {
  const found = game.refusals.find((one) => one.word === facts.reason && (one.option || "none") === facts.option);
  if (!found) return "";
  const says = speaker({ says: found.says })("says", facts);
  return found.option ? `Option ${found.option}: ${says}.` : `${capital(says)}.`;
}

/** The sentence of a refusal, at a table of this game. One whose id or facts this page does not know has its id. */
export function refusalTold({ id, args }: { id: string; args: Refusal["args"] }, game?: Game): string {
  const facts: Facts = Object.fromEntries(Object.entries(args).map(([name, fact]) => [name, Array.isArray(fact) ? fact.join(", ") : fact]));
  try {
    return (id === OF_GAME && game && byGame(facts, game)) || said(id in sentences ? id : "other", { id, ...facts });
  } catch {
    return said("other", { id });
  }
}
