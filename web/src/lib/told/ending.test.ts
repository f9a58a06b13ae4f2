import { expect, test } from "vitest";
import type { Payment, ScoreLine, State } from "../../protocol.gen";
import { aGame, aMatch, aState, verb } from "../table/example";
import { endingTold, groupsOf, lineTold, merged, paid } from "./ending";

const line = (more: Partial<ScoreLine> = {}): ScoreLine => ({ word: "mata", clause: "TY-1", seat: 1, count: 1, amount: 1, unit: "points", cards: [], total: false, counts: "", each: 0, ...more });
const pay = (from: number, to: number, cents: number, word = ""): Payment => ({ from, to, cents, word, clause: "TY-1" });
const names = ["You", "Bo", "Cis"];
const sampei = { verbs: [verb("sampei", { loud: "win", card: false })], words: [{ word: "sampei", language: "nyp", says: "arrived" }] as never };
const won = (more: Partial<State> = {}): State =>
  aState({
    over: true,
    winners: [1],
    order: [1, 0, 2],
    totals: [{ points: 0, cents: -170 }, { points: 17, cents: 340 }, { points: 0, cents: -170 }],
    payments: [pay(0, 1, 170), pay(2, 1, 170)],
    score: [
      line({ word: "balik_card", amount: 5, cards: ["S5"] }),
      line({ cards: ["C8", "C8", "C8"] }),
      line({ cards: ["S5", "S5", "S5"] }),
      line({ word: "kandang", amount: 10, cards: ["C8"] }),
    ],
    sets: [["C8", "C8", "C8"], ["C2", "S2", "M2"]].map((cards) => ({ seat: 1, cards })),
    ...more,
  });

test("a win is a headline, three sentences, one number, and who pays", () => {
  expect(endingTold(won(), aGame(sampei), names)).toEqual({
    headline: "Bo wins: sampei!",
    why: [
      "The turned card, 5 of strings, counts 5 points.",
      "2 matas: 2 points.",
      "The winner drew the last card of the ceki alone. That is kandang: 10 points.",
    ],
    worth: "17 points",
    pays: ["You and Cis pay Bo 170 cents each."],
    standing: "",
  });
});

test("what the sentences leave out is said in one number, so that they come to the number of the winner", () => {
  const score = [10, 5, 4, 2, 1].map((amount, n) => line({ word: `kind_${n}`, amount }));
  expect(endingTold(won({ score }), aGame(sampei), names).why.slice(3)).toEqual(["And 3 points more, told below."]);
  expect(endingTold(won({ score: score.slice(0, 3) }), aGame(sampei), names).why.length).toBe(3);
  const paying = line({ word: "ayam", seat: 1, amount: 0, each: 50 });
  expect(endingTold(won({ score: [...score, paying] }), aGame(sampei), names).why[2]).toBe("And 7 points more, told below.");
});

test("the reader who wins is you", () => {
  const told = endingTold(won({ me: 1, person: 1 }), aGame(sampei), ["Ana", "You", "Cis"]);
  expect([told.headline, told.pays]).toEqual(["You win: sampei!", ["Ana and Cis pay you 170 cents each."]]);
});

test("who has most points wins by them where no money moves", () => {
  const totals = [{ points: 405, cents: 0 }, { points: 350, cents: 0 }, { points: 190, cents: 0 }];
  const told = endingTold(won({ winners: [0], order: [0, 1, 2], totals, payments: [], score: [], sets: [] }), aGame({ family: "fishing" }), names);
  expect(told).toEqual({ headline: "You win with 405 points", why: [], worth: "", pays: ["Nobody pays."], standing: "" });
});

test("a count that is not the most is no reason to win", () => {
  const totals = [{ points: 19, cents: 20 }, { points: 28, cents: -10 }, { points: 23, cents: -10 }];
  const score = [line({ word: "remainder_9", seat: 0, count: 19, amount: 20, unit: "cents", counts: "points" })];
  const told = endingTold(won({ winners: [0], totals, score, sets: [] }), aGame({ family: "pack" }), names);
  expect([told.headline, told.why, told.worth]).toEqual(["You win", ["19 pips leave 9."], "20 cents"]);
});

test("who is paid by one who has as much wins by the table, and the sentence says so", () => {
  const stood = (seat: number, n: number, amount: number) => line({ word: "stand", seat, count: n, amount, unit: "cents", counts: "points" });
  const score = [stood(0, 27, -10), stood(1, 27, 20), stood(2, 25, -10)];
  const totals = [{ points: 27, cents: -10 }, { points: 27, cents: 20 }, { points: 25, cents: -10 }];
  const told = won({ winners: [1], totals, score, sets: [], payments: [pay(2, 1, 10), pay(0, 1, 10)] });
  const pack = aGame({ family: "pack" });
  expect(endingTold(told, pack, names).why).toEqual(["Stopped at 27.", "You and Bo have 27 points each: at this table that goes to Bo."]);
  expect(endingTold({ ...told, me: 1 }, pack, ["Ana", "You", "Cis"]).why.at(-1)).toBe("You and Ana have 27 points each: at this table that goes to you.");
  expect(endingTold({ ...told, me: 2 }, pack, ["Ana", "Bo", "You"]).why.at(-1)).toBe("Ana and Bo have 27 points each: at this table that goes to Bo.");
  const out = [{ ...stood(0, 27, -10), word: "mati" }, stood(1, 27, 20), stood(2, 25, -10)];
  expect(endingTold({ ...told, score: out }, pack, names).why).toEqual(["Stopped at 27."]);
});

test("several winners are told apart", () => {
  const score = [28, 27].map((n, seat) => line({ word: "stand", seat, count: n, amount: 10, unit: "cents", counts: "points" }));
  const totals = [{ points: 28, cents: 10 }, { points: 27, cents: 10 }, { points: 33, cents: -20 }];
  const told = endingTold(won({ winners: [0, 1], totals, score, sets: [], payments: [pay(2, 0, 10), pay(2, 1, 10)] }), aGame({ family: "pack" }), names);
  expect(told.headline).toBe("You and Bo win");
  expect(told.why).toEqual(["You: Stopped at 28.", "Bo: Stopped at 27."]);
  expect(told.pays).toEqual(["Cis pays you and Bo 10 cents each."]);
});

test("nobody wins where the stock has run out, and who had called is told", () => {
  const shows = [{ field: "call", where: "seat", by: "rank", label: "", values: ["", "tan"], owner: "", as_drawn: "" }] as never;
  const none = won({ winners: [], score: [], sets: [], payments: [], totals: [], view: { call: [0, 1, 0] } });
  const told = endingTold(none, aGame({ shows }), names);
  expect([told.headline, told.why, told.pays]).toEqual(["Nobody wins this round", ["The stock ran out first.", "Bo had called tan."], ["Nobody pays."]]);
});

test("what others are paid besides is among the reasons", () => {
  const score = [line({ word: "triplet", amount: 3, cards: ["C3", "C3", "C3"] }), line({ word: "ang_pow", seat: 2, amount: 0, unit: "cents", each: 100, cards: ["OT", "OT", "OT"] })];
  const told = endingTold(won({ score, sets: [] }), aGame({ family: "fishing" }), names);
  expect(told.why).toEqual(["Three alike, 3 of coins: 3 points.", "Cis: Three red cards alike, Old Thousand, are ang pow: 100 cents from each of the others."]);
});

test("a kind of line that is another thing in one game says so there", () => {
  const ayam = line({ word: "ayam", amount: 0, unit: "cents", each: 50 });
  expect(lineTold(ayam, aGame({ id: "cholek_tiga" }))).toBe("A hand card took two exactly like it. That is ayam: 50 cents from each, paid at once.");
  expect(lineTold(line({ word: "ayam", amount: 5 }), aGame())).toBe("Another’s card completed the ceki. That is ayam: 5 points.");
});

test("a game of one's own words its lines itself", () => {
  const own = aGame({ lines: [{ word: "highest", clause: "TY-1", says: "the highest number shown", unit: "points", total: false, counts: "", each: "", alike: 1, lie: "", rate: "", tells: "" }] });
  expect(lineTold(line({ word: "highest", count: 1, amount: 9 }), { ...own, sentences: false })).toBe("The highest number shown: 9 points.");
  const ayam = { ...own.lines[0]!, word: "ayam", says: "a hen caught" }; // the word of another game, in this game's words
  expect(lineTold(line({ word: "ayam", count: 2, amount: 4 }), { ...own, sentences: false, lines: [ayam] })).toBe("2 × a hen caught: 4 points.");
  const tells = { ...ayam, tells: "{n} hens, {cards}: {worth}." };
  expect(lineTold(line({ word: "ayam", count: 2, amount: 4, cards: ["C5"] }), { ...own, sentences: false, lines: [tells] })).toBe("2 hens, 5 of coins: 4 points.");
});

test("who pays whom: one by one, from the pot, and of many only what is mine", () => {
  expect(paid([pay(1, 2, 1), pay(0, 2, 35)], names, aGame())).toEqual(["Bo pays Cis 1 cent.", "You pay Cis 35 cents."]);
  expect(paid([pay(-1, 0, 20)], names, aGame())).toEqual(["The pot pays you 20 cents."]);
  const many = [1, 2, 3, 4].map((n) => pay(n, n - 1, n));
  expect(paid(many, ["You", "Bo", "Cis", "Dee", "Eka"], aGame())).toEqual(["Bo pays you 1 cent."]);
});

test("the match is settled in the same words", () => {
  const match = aMatch({ over: true, rounds: 3, payments: [pay(1, 0, 1260)] });
  expect(endingTold(won({ payments: [], match }), aGame(), names).pays).toEqual(["Bo pays you 1,260 cents."]);
});

test("cards lie as the sets that won, or as what was counted", () => {
  expect(groupsOf(won(), aGame())).toEqual([["C8", "C8", "C8"], ["C2", "S2", "M2"]]);
  const score = [line({ word: "triplet", count: 2, amount: 6, cards: ["C3", "C3", "C3", "M5", "M5", "M5"] }), line({ seat: 0, cards: ["C1"] })];
  expect(groupsOf(won({ score, sets: [] }), aGame())).toEqual([["C3", "C3", "C3"], ["M5", "M5", "M5"]]);
});

test("lines of one kind are told as one", () => {
  expect(merged([line({ cards: ["C8"] }), line({ cards: ["S5"], amount: 2 }), line({ seat: 0 })]).map(({ seat, count, amount, cards }) => [seat, count, amount, cards])).toEqual([[1, 2, 3, ["C8", "S5"]], [0, 1, 1, []]]);
});
