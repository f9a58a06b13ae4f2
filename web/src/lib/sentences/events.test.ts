/** The terminal tells the same, with the code that is typed for a card: `tests/client/test_sentences.py`. */

import { expect, test } from "vitest";
import cases from "../../../../tests/client/cases/sentences.json";
import type { TableEvent } from "../../protocol.gen";
import { aGame, verb } from "../table/example";
import { eventTold } from "./events";

const game = aGame({ verbs: [verb("discard", { you: "discard {card}", they: "discards {card}" }), verb("draw", { says: "draw from the stock", they: "draws from the stock", card: false })] });

const uncoded = (says: string) => says.replace(/ \((WF|RF|OT|[1-9A-Z]{2})(, red)?\)/g, "");

test.each(cases.map((one) => [one.says, one.event] as const))("%s", (says, event) => {
  expect(eventTold({ seq: 1, ...event } as TableEvent, game, ["Ana", "Bima"])).toBe(uncoded(says));
});

test("what is agreed is told between players", () => {
  const bets = aGame({ options: [{ name: "bets", type: "list", default: null, allowed: "", clause: "", says: "", source: "gap", cited: [], against: [] }] });
  const event = { seq: 1, kind: "proposed", seat: 1, you: false, name: "Bima", move: null, options: { bets: [[0, 1, 5]] } } as unknown as TableEvent;
  expect(eventTold(event, bets, ["You", "Bima"])).toBe("Bima proposes for the next round: bets: You and Bima 5.");
});

test("a game that has no text for a move that was made names it alone", () => {
  const mine = aGame({ verbs: [verb("discard")] });
  const event = { seq: 1, kind: "moved", seat: 1, you: false, name: "Bima", move: "discard C5" } as unknown as TableEvent;
  expect(eventTold(event, mine, ["You", "Bima"])).toBe("Bima: discard 5 of coins.");
});
