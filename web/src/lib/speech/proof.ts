/** The words of correcting a sentence where it is read. */

import words from "../../../../src/ceki/locales/en/proof.ftl?raw";
import { speaker } from "../sentences/speaker";

export const proof = speaker({ proof: words });
