/** The words of results. */

import words from "../../../../src/ceki/locales/en/results.ftl?raw";
import { speaker } from "../told/speaker";

export const results = speaker({ results: words });
