import { expect, test } from "vitest";
import type { Show } from "../../protocol.gen";
import { aGame, aState, verb } from "./example";
import { badges, calls, first, handOf, marks, notices, offers, opponents, seatPlaces, stocks, tablePlaces } from "./places";

const show = (field: string, where: Show["where"], more: Partial<Show> = {}): Show => ({ field, where, by: "rank", label: "", values: [], owner: "", as_drawn: "", ...more });
const rows = { kind: "counts", seen: "own", of: "", rows: true };

test("a hand that is not seen is counted", () => {
  const game = aGame({ fields: { held: rows }, shows: [show("held", "hand")] });
  const state = aState({ view: { held: [["C1", "C1", "WF"], 4, 5] } });
  expect(handOf(state, game, 0)).toMatchObject({ cards: ["C1", "C1", "WF"], hidden: 0 });
  expect(handOf(state, game, 1)).toMatchObject({ cards: [], hidden: 4 });
});

test("a card that is a seat's lies before that seat, whatever its field is called", () => {
  const game = aGame({ shows: [show("prize", "seat", { owner: "holder" })] });
  const state = aState({ view: { prize: "S4", holder: 2 } });
  expect([0, 1, 2].map((seat) => seatPlaces(state, game, seat).map((p) => p.cards))).toEqual([[], [], [["S4"]]]);
  expect(seatPlaces(aState({ view: { prize: "--", holder: 2 } }), game, 2)).toEqual([]);
});

test("a card is discarded as drawn where the declared field says so", () => {
  const game = aGame({ shows: [show("last", "table", { as_drawn: "blind" }), show("other", "table")] });
  const drawn = (blind: number) => tablePlaces(aState({ view: { last: "S4", other: "S5", blind } }), game).map((p) => p.drawn);
  expect(drawn(1)).toEqual([true, false]);
  expect(drawn(0)).toEqual([false, false]);
});

test("a single card that a place counts as well is shown alone", () => {
  const game = aGame({ shows: [show("pool", "table"), show("turned", "table", { lies_in: "pool" }), show("other", "table")] });
  const lying = (turned: string) => tablePlaces(aState({ view: { pool: ["S4", "S4", "C5"], turned, other: "C5" } }), game).map((p) => p.cards);
  expect(lying("S4")).toEqual([["S4", "C5"], ["S4"], ["C5"]]);
  expect(lying("--")).toEqual([["S4", "S4", "C5"], [], ["C5"]]);
});

test("a card that lies in the hand and on the table is tapped where its verb says", () => {
  const game = aGame({ verbs: [verb("lay"), verb("grab", { lies: "pool" })] });
  const { hand, table, bare } = marks(offers(["lay C5", "grab C5"], game), ["C5", "C6"], ["C5"]);
  expect([...hand].map(([card, choices]) => [card, choices.map((o) => o.move)])).toEqual([["C5", ["lay C5"]]]);
  expect([...table].map(([card, choices]) => [card, choices.map((o) => o.move)])).toEqual([["C5", ["grab C5"]]]);
  expect(bare).toEqual([]);
});

test("what verbs say does not move where their cards are tapped", () => {
  for (const says of ["play a hand card to the pool", "lay it on the table", "let it go"]) {
    const game = aGame({ verbs: [verb("lay", { says })] });
    expect([...marks(offers(["lay C5"], game), ["C5"], ["C5"]).hand.keys()], says).toEqual(["C5"]);
  }
});

test("a move without a card, or of a card that nobody sees, is a button", () => {
  const game = aGame({ verbs: [verb("stop", { card: false }), verb("grab", { lies: "pool" })] });
  const { bare, table } = marks(offers(["stop", "grab S9"], game), [], []);
  expect(bare.map((o) => o.move)).toEqual(["stop", "grab S9"]);
  expect(table.size).toBe(0);
});

test("a second tap plays the quiet one", () => {
  const game = aGame({ verbs: [verb("cry", { loud: "call" }), verb("lay")] });
  expect(first(offers(["cry C5", "lay C5"], game))?.move).toBe("lay C5");
  expect(first(offers(["cry C5"], game))?.move).toBe("cry C5");
});

test("piles that nobody sees are stocks, and their empty places are not counted", () => {
  const game = aGame({ shows: [show("pile", "stock"), show("counted", "stock"), show("heap", "table"), show("gone", "stock"), show("out", "stock", { laid: "aside" })] });
  const state = aState({ view: { pile: ["??", "??", "--"], counted: 7, heap: ["C1", "??"], gone: ["--"], out: ["??"] } });
  expect(stocks(state, game)).toEqual([{ field: "pile", count: 2 }, { field: "counted", count: 7 }]);
});

test("rows of cards before their owners are places even while nobody sees them, and no numbers", () => {
  const game = aGame({ fields: { laid: { ...rows, seen: "nobody" } }, shows: [show("laid", "seat")] });
  const state = aState({ view: { laid: [1, 0, 2] } });
  expect([0, 1, 2].map((seat) => seatPlaces(state, game, seat).map((p) => p.hidden))).toEqual([[1], [], [2]]);
  expect(badges(state, game, 0, [])).toEqual([]);
});

test("hinted numbers are said in words, as names, or as they are; nothing is not said", () => {
  const game = aGame({ shows: [show("tricks", "seat"), show("cry", "seat", { values: ["", "tan"] }), show("leader", "table", { by: "seat" })] });
  const state = aState({ view: { cry: [0, 1, 0], tricks: [0, 2, 0], leader: 1 } });
  expect(badges(state, game, 0, [])).toEqual([]);
  expect(badges(state, game, 1, [])).toEqual(["tricks 2", "tan"]);
  expect(calls(state, game, 1)).toEqual(["tan"]);
  expect(notices(state, game, ["You", "Bo", "Cis"])).toEqual(["leader: Bo"]);
});

test("the others sit in the order of play from the one after the viewer", () => {
  expect(opponents(aState({ me: 1 }))).toEqual([2, 0]);
  expect(opponents(aState({ me: -1 }))).toEqual([1, 2]);
});
