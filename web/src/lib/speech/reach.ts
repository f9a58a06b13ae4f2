/** The words of what cannot be reached. */

import words from "../../../../src/ceki/locales/en/reach.ftl?raw";
import { speaker } from "../sentences/speaker";

export const reach = speaker({ reach: words });
