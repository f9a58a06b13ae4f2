/** What a player has of what they need, in sentences, as the terminal says it: `tests/client/cases/goal.json`. */

import goal from "../../../../src/ceki/locales/en/goal.ftl?raw";
import type { GoalFact } from "../../engine/goal";
import { filled } from "../../engine/words";
import type { Game, OptionValue } from "../../protocol.gen";
import { inText } from "./cards";
import { listed } from "./listed";
import { speaker } from "./speaker";
import { capital } from "./told";
import { lineSays, spelled } from "./words";

const said = speaker({ goal });

/** A sentence of a goal, and what it counts, where that is told. */
export interface GoalTold {
  says: string;
  about: string;
}

export const goalTitle = () => said("goal-title");

/** A sentence for each fact of a goal; none for an id that this page does not know. `names`: by seat. */
export function goalTold(facts: readonly GoalFact[], game: Game, names: readonly string[], options: Record<string, OptionValue>): GoalTold[] {
  return facts.flatMap((fact) => {
    const words = {
      ...fact.numbers,
      cards: listed((fact.cards ?? []).map(inText), "or"),
      word: spelled(game, fact.word ?? "", options),
      called: spelled(game, fact.line ?? "", options),
      line: lineSays(game, fact.line ?? ""),
      name: names[fact.numbers?.["seat"] ?? -1] ?? "",
    };
    const own = game.facts.find((one) => one.id === fact.id);
    if (!own && !said.has(fact.id)) return [];
    const about = `${fact.id}.about`;
    return [{ says: capital(own ? filled(own.says, words) : said(fact.id, words)), about: said.has(about) ? said(about, words) : "" }];
  });
}
