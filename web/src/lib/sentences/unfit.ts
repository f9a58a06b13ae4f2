/** Why what was told of a round cannot be recorded, in one sentence with the clause. */

import words from "../../../../src/ceki/locales/en/score.ftl?raw";
import { filled } from "../../engine/words";
import type { Game } from "../../protocol.gen";
import type { Misfit } from "../../scoring/telling";
import { nameOf } from "./cards";
import { speaker } from "./speaker";
import { capital } from "./told";
import { inRow } from "./row";

const OF_RULES = "by-rules";

/** The sentence of a reason. */
export const whyNot = speaker({ score: words });

export function unfitTold({ reason, clause, facts }: Misfit, game: Game): string {
  const told = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, Array.isArray(fact) ? inRow(fact) : fact]));
  if (typeof told.card === "string") told.card = nameOf(told.card);
  const says = reason === OF_RULES ? filled(game.unfit[String(facts.word)] ?? String(facts.word), told) : whyNot(reason, told);
  return `${capital(says)}${clause ? ` [${clause}]` : ""}`;
}
