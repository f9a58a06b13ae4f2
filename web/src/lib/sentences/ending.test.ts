import { expect, test } from "vitest";
import type { Ending, Payment, ScoreLine, State } from "../../protocol.gen";
import { aGame, aMatch, aState, verb } from "../table/example";
import { endingTold, groupsOf, lineTold, paid } from "./ending";

const line = (more: Partial<ScoreLine> = {}): ScoreLine => ({ word: "mata", clause: "TY-1", seat: 1, count: 1, amount: 1, unit: "points", cards: [], total: false, counts: "", each: 0, ...more });
const pay = (from: number, to: number, cents: number, word = ""): Payment => ({ from, to, cents, word, clause: "TY-1" });
const facts = (more: Partial<Ending> = {}): Ending => ({ unit: "points", won_with: 0, worth: 0, worth_in: "points", all_have: 0, reasons: [], besides: 0, even: [], starter: 0, ...more });
const why = (one: ScoreLine, named = false) => ({ line: one, named });
const names = ["You", "Bo", "Cis"];
const sampei = { verbs: [verb("sampei", { loud: "win", card: false })], words: [{ word: "sampei", language: "nyp", says: "arrived" }] as never };
const won = (more: Partial<State> = {}): State =>
  aState({
    over: true,
    winners: [1],
    order: [1, 0, 2],
    totals: [{ points: 0, cents: -170 }, { points: 17, cents: 340 }, { points: 0, cents: -170 }],
    payments: [pay(0, 1, 170), pay(2, 1, 170)],
    ending: facts({
      worth: 17,
      reasons: [why(line({ word: "balik_card", amount: 5, cards: ["S5"] })), why(line({ count: 2, amount: 2 })), why(line({ word: "kandang", amount: 10 }))],
    }),
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

test("what the sentences leave out is said in one number, before what is paid besides", () => {
  const paying = why(line({ word: "ayam", amount: 0, each: 50 }));
  const ending = facts({ worth: 12, reasons: [why(line({ word: "kandang", amount: 10 })), paying], besides: 2 });
  expect(endingTold(won({ ending }), aGame(sampei), names).why[1]).toBe("Plus 2 points, explained below.");
});

test("the reader who wins is you", () => {
  const told = endingTold(won({ me: 1, person: 1 }), aGame(sampei), ["Ana", "You", "Cis"]);
  expect([told.headline, told.pays]).toEqual(["You win: sampei!", ["Ana and Cis pay you 170 cents each."]]);
});

test("who has most points wins by them where no money moves", () => {
  const told = endingTold(won({ winners: [0], order: [0, 1, 2], payments: [], sets: [], ending: facts({ won_with: 405 }) }), aGame({ family: "fishing" }), names);
  expect(told).toEqual({ headline: "You win with 405 points", why: [], worth: "", pays: ["Nobody pays."], standing: "" });
});

test("who is paid by one who has as much wins by the table, and what they are there is said", () => {
  const even = [{ from: 0, to: 1, count: 27, unit: "points" as const }];
  const told = won({ winners: [1], sets: [], ending: facts({ reasons: [why(line({ word: "stand", count: 27, counts: "points" }))], even, starter: 2 }) });
  const pack = aGame({ family: "pack", roles: [{ word: "dealer", clause: "TY-1", step: -1 }] });
  expect(endingTold(told, pack, names).why).toEqual(["Stopped at 27.", "You and Bo tie with 27 points each. At this table the tie goes to Bo.", "Bo is the dealer."]);
  expect(endingTold({ ...told, me: 1 }, pack, ["Ana", "You", "Cis"]).why.slice(1)).toEqual(["You and Ana tie with 27 points each. At this table the tie goes to you.", "You are the dealer."]);
  expect(endingTold({ ...told, me: 2 }, pack, ["Ana", "Bo", "You"]).why[1]).toBe("Ana and Bo tie with 27 points each. At this table the tie goes to Bo.");
});

test("where all have the same and nobody wins, that is said", () => {
  const told = endingTold(won({ winners: [], sets: [], payments: [], ending: facts({ all_have: 5 }) }), aGame({ family: "fishing" }), names);
  expect([told.headline, told.why]).toEqual(["Nobody wins this round", ["Everybody has 5 points, so nobody wins."]]);
});

test("several winners are told apart", () => {
  const reasons = [28, 27].map((n, seat) => why(line({ word: "stand", seat, count: n, counts: "points" }), true));
  const told = endingTold(won({ winners: [0, 1], sets: [], payments: [pay(2, 0, 10), pay(2, 1, 10)], ending: facts({ reasons, worth: 10, worth_in: "cents" }) }), aGame({ family: "pack" }), names);
  expect([told.headline, told.why, told.worth]).toEqual(["You and Bo win", ["You: Stopped at 28.", "Bo: Stopped at 27."], "10 cents each"]);
  expect(told.pays).toEqual(["Cis pays you and Bo 10 cents each."]);
});

test("nobody wins where the stock has run out, and who had called is told", () => {
  const shows = [{ field: "call", where: "seat", by: "rank", label: "", values: ["", "tan"], owner: "", as_drawn: "" }] as never;
  const none = won({ winners: [], ending: facts(), sets: [], payments: [], totals: [], view: { call: [0, 1, 0] } });
  const told = endingTold(none, aGame({ shows }), names);
  expect([told.headline, told.why, told.pays]).toEqual(["Nobody wins this round", ["The stock ran out before anyone won.", "Bo had called tan."], ["Nobody pays."]]);
});

test("what others are paid besides is among the reasons, and whose it is", () => {
  const reasons = [why(line({ word: "triplet", amount: 3, cards: ["C3", "C3", "C3"] })), why(line({ word: "ang_pow", seat: 2, amount: 0, unit: "cents", each: 100, cards: ["OT", "OT", "OT"] }), true)];
  const told = endingTold(won({ ending: facts({ reasons }), sets: [] }), aGame({ family: "fishing" }), names);
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
