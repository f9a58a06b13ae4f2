import { expect, test } from "vitest";
import type { Carried, ScoreLine } from "../../protocol.gen";
import { aGame, aMatch, aState } from "../table/example";
import { amountOf, changeTold, lineAmount, lineCount, listed, matchHeading, settlingTold, sidesTold, standsInFull, standsTold, stoodTold, totalsOf, totalsTold, winnersTold, worthTelling } from "./results";
import { lineSays } from "./words";

const carried = (more: Partial<Carried> = {}): Carried => ({ name: "chips", kind: "tally", of: "people", unit: "tokens", clause: "TY-1", leads: true, values: [12, 3, 0], before: [7, 3, 0], ...more });
const line = (more: Partial<ScoreLine> = {}): ScoreLine => ({ word: "mata", clause: "TY-1", seat: 0, count: 1, amount: 5, unit: "points", cards: [], total: false, counts: "", each: 0, ...more });

const game = aGame({
  lines: [{ word: "mata", clause: "TY-1", says: "three identical", unit: "points", total: false, counts: "", each: "", alike: 1, lie: "", rate: "", tells: "" }],
  carried: [{ name: "chips", unit: "tokens", label: "chips won", clause: "TY-1", says: "" }],
});

test("what a line says, and what a match carries, are words of the game", () => {
  expect([lineSays(game, "mata"), lineSays(game, "a_later_kind")]).toEqual(["three identical", ""]);
  const settling = { word: "mata", clause: "TY-1", who: [0], count: 2, amount: 10, unit: "cents", counts: "" } as const;
  expect(settlingTold({ ...settling, who: [0] }, game, ["You"])).toBe("You +10 cents: 2 × mata, three identical");
  const match = aMatch({ sides: [[0], [1]], carried: [carried({ of: "sides", values: [1, 0] }), carried({ of: "sides", name: "a_later_kind", values: [2, 3] })] });
  expect(sidesTold(aState({ match }), game, ["▲", "■"])).toEqual(["chips won ▲ 1 ■ 0", "a later kind ▲ 2 ■ 3"]);
});

test("an amount has its unit, one of it in the singular", () => {
  expect([amountOf(17, "points"), amountOf(1, "points"), amountOf(-1, "cents", true), amountOf(3, "tricks", true)]).toEqual(["17 points", "1 point", "-1 cent", "+3 tricks"]);
});

test("names in a row, and who wins", () => {
  expect(listed(["You", "Bima", "Citra"])).toBe("You, Bima and Citra");
  expect([winnersTold(["You"]), winnersTold(["Bima"]), winnersTold(["Bima", "Citra"]), winnersTold([])]).toEqual(["You win this round", "Bima wins this round", "Bima and Citra win this round", "Nobody wins this round"]);
});

test("what a game counts comes before the cents beside it", () => {
  expect(totalsOf({ cents: 170, points: 17 })).toEqual({ main: ["points", 17], cents: 170 });
  expect(totalsOf({ cents: -5 })).toEqual({ main: ["cents", -5], cents: null });
  expect(totalsTold({ points: 17, cents: 0 })).toBe("17 points");
  expect(totalsTold({})).toBe("0 cents");
});

test("a line that repeats a sum is not told as something more", () => {
  expect([lineAmount(line()), lineAmount(line({ total: true })), lineAmount(line({ each: 10 })), lineAmount(line({ amount: 0 }))]).toEqual(["+5 points", "5 points in all", "10 cents from each", ""]);
  expect([lineCount(line()), lineCount(line({ count: 2 })), lineCount(line({ count: 3, counts: "tricks" }))]).toEqual(["", "2 ×", "3 tricks"]);
});

test("how a person stands is what decides the match", () => {
  const seats = aState().seats.map((s) => ({ ...s, cents: 40 }));
  expect(standsTold(aState({ seats }), 1)).toBe("+40");
  expect(standsInFull(aState({ seats }), 1)).toBe("+40 cents");
  expect(standsTold(aState({ match: aMatch({ decided_by: "game", carried: [carried()] }) }), 0)).toBe("12 tokens");
  const rounds = aState({ match: aMatch({ decided_by: "rounds", carried: [carried({ clause: "", unit: "", values: [2, 0, 0] })] }) });
  expect([standsTold(rounds, 0), standsInFull(rounds, 0)]).toEqual(["rounds 2", "rounds won: 2"]);
});

test("how somebody stood is told when it is read, in the language of then", () => {
  expect(stoodTold({ amount: -70, unit: "cents", money: true, round: 1 })).toBe("-70 cents after round 1");
  expect(stoodTold({ amount: 2, unit: "", money: false, round: 3 })).toBe("rounds won: 2 after round 3");
  expect([stoodTold("as it was kept before"), stoodTold(undefined)]).toEqual(["as it was kept before", ""]);
});

test("what a round changed, and nothing where it says nothing yet", () => {
  expect(changeTold(carried(), game, aMatch(), ["You", "Bima", "Citra"])).toBe("Chips won (tokens): You 12 (+5), Bima 3, Citra 0");
  expect(worthTelling(carried({ clause: "" }), 1)).toBe(false);
  expect(worthTelling(carried({ leads: false, values: [0, 0, 0], before: [0, 0, 0] }), 3)).toBe(false);
});

test("the only round of a match has no second winner's line", () => {
  expect(matchHeading(aMatch({ decided_by: "rounds", winners: [0] }), ["You"])).toBe("");
  expect(matchHeading(aMatch({ decided_by: "cents", winners: [1], rounds: 4 }), ["You", "Bima"])).toBe("Bima has won most cents");
  expect(matchHeading(aMatch({ decided_by: "game", winners: [0] }), ["You", "Bima"])).toBe("You win the match");
});
