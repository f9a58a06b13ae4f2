/** What is said at a table: the words stand once, for every program, in `src/ceki/locales`. */

import laid from "../../../../src/ceki/locales/en/laid.ftl?raw";
import { speaker } from "./speaker";

export const say = speaker({ laid });
