/** Ranges of numbers as programs exchange them, `0 to 100 or none`, in the reader's language. */

import { house } from "../speech/house";

const RANGE = /(\d+) to (\d+)(?: or (none)| (each))?\b/g;

/** A line of what is allowed, with its ranges as the reader reads them; all else stays. */
export const rangesTold = (allowed: string): string => allowed.replace(RANGE, (_, low: string, high: string, none?: string, each?: string) => house("range", { low, high, how: none ?? each ?? "only" }));
