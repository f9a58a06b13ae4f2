/** The way to the puzzle of the day. */

import type { GameSummary } from "../../protocol.gen";
import { gameOf, inARow, isSolved } from "./days";
import { said } from "./words";

export const title = () => said("title", { day: "yes" });

/** Of which game it is, and how long the row is. */
export const says = (games: readonly GameSummary[]) =>
  said("door", { game: gameOf(games)?.title ?? "", row: inARow(), solved: isSolved() ? "yes" : "no" });
