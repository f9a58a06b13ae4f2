/** The words of a fair deal, and of what its check comes to. */

import words from "../../../../src/ceki/locales/en/fair.ftl?raw";
import verdicts from "../../../../src/ceki/locales/en/verdict.ftl?raw";
import { speaker } from "../sentences/speaker";

export const fair = speaker({ fair: words });
export const verdict = speaker({ verdict: verdicts });
