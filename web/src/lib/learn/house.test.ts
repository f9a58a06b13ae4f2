import { expect, test } from "vitest";
import type { HowToPlay, Option } from "../../protocol.gen";
import { aGame } from "../table/example";
import { houseFacts, toldOf, untold, usual, type House } from "./house";

const option = (given: Partial<Option>): Option => ({ name: "", type: "integer", default: 0, allowed: "", clause: "", says: "", source: "gap", cited: [], against: [], ...given });
const game = aGame({
  options: [
    option({ name: "rate", default: 2 }),
    option({ name: "kena", type: "boolean", default: true }),
    option({ name: "bets", type: "set", default: [], allowed: ["jung", "nir"] }),
    option({ name: "pay", type: "tuple", default: [10, 5], parts: ["base", "second"] }),
    option({ name: "rates", type: "map", default: { ireng: 13 }, parts: ["ireng"] }),
    option({ name: "limit", default: null }),
  ],
});
const page = (lines: string[]): HowToPlay => ({ language: "en", parts: lines.map((line) => ({ kind: "text", lines: [line], sets: [] })) });
const house: House = { ...usual(game), options: { ...usual(game).options, bets: ["jung"], kena: false } };

test("a house is told by its options", () => {
  expect(houseFacts(game, { ...house, players: 4 })).toEqual({
    players: 4, rate: 2, kena: "no", bets: 1, "bets-jung": "yes", "bets-nir": "no", "pay-base": 10, "pay-second": 5, "rates-ireng": 13, limit: "none",
  });
});

test("a line that says nothing of a house is left out, and words of the game stand out", () => {
  const written = page(["All in *one*: { $rate }.", "{ $kena ->\n[yes] Kena.\n*[no] { \"\" }\n}", "{ $bets-jung ->\n[yes] *Jung*!\n*[no] { \"\" }\n}"]);
  const told = (of: House) => toldOf(written, houseFacts(game, of)).map(({ lines }) => lines[0]!.map(({ text, word }) => (word ? `<${text}>` : text)).join(""));
  expect(told(house)).toEqual(["All in <one>: 2.", "<Jung>!"]);
  expect(told(usual(game))).toEqual(["All in <one>: 2.", "Kena."]);
});

test("what a house has otherwise, and no line tells, is named", () => {
  expect(untold(game, house, page(["{ $kena }"])).map((o) => o.name)).toEqual(["bets"]);
  expect(untold(game, house, page(["{ $kena } { $bets-jung }"]))).toEqual([]);
});
