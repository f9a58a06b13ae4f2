/** A server's refusal in a sentence, made of its id and facts: the words stand once, for every program, in `src/ceki/locales`,
 * and those of a game, whose rules refuse options, in the catalogue. */

import device from "../../../../src/ceki/locales/en/device.ftl?raw";
import refusals from "../../../../src/ceki/locales/en/refusals.ftl?raw";
import { filled } from "../../engine/words";
import type { Game, Refusal } from "../../protocol.gen";
import { house } from "../speech/house";
import { rangesTold } from "./ranges";
import type { Facts } from "./sentences";
import { speaker } from "./speaker";
import { capital } from "./told";
import { inRow } from "./row";

const OF_GAME = "bad_option";
const said = speaker({ refusals, device });

/** Why the rules of a game refuse options, in its words; empty for a reason that it does not have. */
function byGame(facts: Facts, game: Game): string {
  const found = game.refusals.find((one) => one.word === facts.reason && (one.option || "none") === facts.option);
  if (!found) return "";
  const says = filled(found.says, facts);
  return found.option ? house("refused", { option: found.option, says }) : `${capital(says)}.`;
}

/** The sentence of a refusal, at a table of this game. One whose id or facts this page does not know has its id. */
export function refusalTold({ id, args }: { id: string; args: Refusal["args"] }, game?: Game): string {
  const facts: Facts = Object.fromEntries(Object.entries(args).map(([name, fact]) => [name, Array.isArray(fact) ? inRow(fact) : fact]));
  if (typeof facts.allowed === "string") facts.allowed = rangesTold(facts.allowed);
  try {
    return (id === OF_GAME && game && byGame(facts, game)) || said(said.has(id) ? id : "other", { id, ...facts });
  } catch {
    return said("other", { id });
  }
}
