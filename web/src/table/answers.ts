/** A refusal as it is sent: a code for what a program then does, its id and facts, and the same in English. */

import sentences from "../../../src/ceki/locales/en/refusals.json";
import { speaker } from "../lib/told/sentences";
import type { Refusal } from "../protocol.gen";
import { Refused } from "../engine/refused";

const CODES: Record<Refusal["code"], string> = {
  stale: "stale_move stale_seed not_proposed",
  illegal:
    "illegal_move unknown_move practice_only review_too_early sat_out not_dealt nothing_to_take_back table_quiet nothing_written nothing_to_report " +
    "proposed_too_often rules_agreed_between seats_taken only_you_waited_for remove_nobody ready_too_early deal_not_open seed_given",
  not_your_turn: "not_your_turn looks_on hint_not_yours round_not_played plays_next_deal",
  bad_token: "wrong_token left_seat",
  full: "table_full unknown_seat",
  gone: "unknown_table table_closed",
  too_long: "too_large too_many_letters",
  too_fast: "",
  bad_message: "not_understood nothing_said old_version unknown_phrase",
  bad_options:
    "bad_option option_not_allowed unknown_option unknown_preset wrong_players not_agreed_here no_such_game two_bets no_such_seat " +
    "bad_option_value options_reserved unknown_bot too_many_bots",
  bad_origin: "",
  closed: "match_over taken_over",
  retry: "advice_failed",
};
const CODE_OF = new Map(Object.entries(CODES).flatMap(([code, ids]) => ids.split(" ").map((id) => [id, code])));
const said = speaker<string>(sentences);

/** The answer to what was refused. */
export function answerTo(refused: Refused): object {
  const { id, facts, more, english } = refused;
  const plain = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, Array.isArray(fact) ? fact.join(", ") : fact]));
  return { type: "error", code: CODE_OF.get(id), id, args: facts, message: english || said(id, plain), ...more };
}
