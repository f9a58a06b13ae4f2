/** What is said of a puzzle: the question, and what comes of an answer. */

import puzzle from "../../../../src/ceki/locales/en/puzzle.ftl?raw";
import type { Puzzle } from "../../engine/puzzle";
import type { Game, Hint } from "../../protocol.gen";
import { hintTold } from "../sentences/advice";
import { inText } from "../sentences/cards";
import { counted, factsTold, figure, named } from "../sentences/facts";
import { offers } from "../table/places";
import { speaker } from "../sentences/speaker";
import { capital } from "../sentences/told";
import { listed } from "../sentences/listed";
import { lineSays, spelled } from "../sentences/words";

export const said = speaker({ puzzle });

// what a question is about, by the fact that decides (`about` of a game's facts)
const ABOUT: Record<string, string> = {
  ...kinds("hand", ["nearer", "short", "help", "wait", "starts", "mata", "worth", "wins"]),
  ...kinds("call", ["call", "free", "hidden", "bets", "pot", "pays"]),
  ...kinds("capture", ["takes", "combination", "reaches", "paid", "alike", "reds", "left"]),
  ...kinds("safe", ["safe", "gives", "next"]),
  ...kinds("trick", ["trick", "spares"]),
};

function kinds(kind: string, about: readonly string[]): Record<string, string> {
  return Object.fromEntries(about.map((one) => [one, kind]));
}

/** The question, in a sentence. */
export function asks(puzzle: Puzzle, game: Game): string {
  if (puzzle.by === "card") return said("ask-card");
  if (puzzle.by === "amount") return said("ask-amount", { move: named(puzzle.move, game), unit: puzzle.unit });
  const { ask, right, wrong } = puzzle;
  const moves = listed([right, ...Object.keys(wrong)].sort().map((move) => spelled(game, offers([move], game)[0]!.verb.word)), "or");
  return said("ask", { about: ask === "alone" ? ask : (ABOUT[ask] ?? "any"), moves: capital(moves) });
}

/** Why an answer is wrong: of a move what it gives away, and what the game says of it. */
export function wrongTold(puzzle: Puzzle, move: string, game: Game): string {
  if (puzzle.by === "card") return said("wrong-card", { card: capital(inText(move)) });
  if (puzzle.by === "amount") return said("wrong-amount", { n: move });
  const { wrong, unit, hint } = puzzle;
  const facts = hint.moves.find((one) => one.move === move)?.facts ?? [];
  const { less } = wrong[move]!;
  return said("wrong", { move: capital(named(move, game)), less: counted(less, unit), why: factsTold(facts, game, 1) || "none" });
}

/** The right answer and why. */
export function rightTold(puzzle: Puzzle, game: Game): string {
  if (puzzle.by === "move") return hintTold(puzzle.hint as Hint, game);
  if (puzzle.by === "card") return said("right-card", { cards: listed(puzzle.all.map(inText), "or") });
  const words = [...new Set(puzzle.lines.map(({ word }) => word))];
  const amounts = (word: string) => puzzle.lines.filter((line) => line.word === word).map((line) => figure(line.amount)).join(" + ");
  const lines = words.map((word) => said("line", { line: lineSays(game, word), amount: amounts(word) }));
  return said("right-amount", { amount: counted(Number(puzzle.right), puzzle.unit), lines: listed(lines, "and") });
}

/** How it went, as one tells others, without what gives the answer away. */
export function toShare(name: string, wrong: number, row: number): string {
  return said("share-text", { day: name, tries: wrong + 1, row });
}
