/** The words of tables by days. */

import words from "../../../../src/ceki/locales/en/days.ftl?raw";
import { speaker } from "../sentences/speaker";

export const days = speaker({ days: words });
