/** The words of results. */

import words from "../../../../src/ceki/locales/en/results.ftl?raw";
import { speaker } from "../sentences/speaker";

export const results = speaker({ results: words });
