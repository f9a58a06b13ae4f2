/** Things in a row, and what they are, with the marks of the reader's language. */

import { results } from "../speech/results";
import { isolated } from "./sentences";

/** `4 tepok, 10 cents`, with commas alone. */
export const inRow = (some: readonly string[]): string => some.map(isolated).join(results("comma"));

/** `Stock: 4; pot: 2`. */
export const inGroups = (some: readonly string[]): string => some.join(results("semicolon"));

/** `Stock: 4`. */
export const labelled = (label: string, text: string): string => `${label}${results("colon")}${isolated(text)}`;
