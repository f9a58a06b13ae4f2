/** The words of a table. */

import words from "../../../../src/ceki/locales/en/table.ftl?raw";
import { speaker } from "../sentences/speaker";

export const table = speaker({ table: words });
