import { expect, test } from "vitest";
import { orderOf, pdfOf, type Chosen } from "./press";

const DECK: Chosen = { kind: "deck", game: "", players: 4, halfDecks: 6, paper: "a4", size: "classic", backs: true, index: false };

test("a deck is asked for by its half decks, or by a game and its players, and never by both", () => {
  expect(orderOf(DECK, "ms")).toBe("deck?paper=a4&language=ms&size=classic&backs=true&half_decks=6");
  expect(orderOf({ ...DECK, game: "toy", index: true, backs: false }, "en")).toBe("deck?paper=a4&language=en&size=classic&index=true&game=toy&players=4");
});

test("what a print does not have is not asked for", () => {
  const toy = { ...DECK, game: "toy" };
  expect(orderOf({ ...toy, kind: "leaflet" }, "en")).toBe("leaflet?paper=a4&language=en&game=toy");
  expect(orderOf({ ...toy, kind: "score-sheet" }, "en")).toBe("score-sheet?paper=a4&language=en&game=toy&players=4");
  expect(orderOf({ ...toy, kind: "replacements", paper: "letter" }, "zh-Hans")).toBe("replacements?paper=letter&language=zh-Hans");
});

test("the PDF of an order stands beside what is told of it", () => {
  expect(pdfOf("leaflet?paper=a4&game=toy")).toBe("/api/print/leaflet.pdf?paper=a4&game=toy");
});
