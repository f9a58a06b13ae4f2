/** The sentences of the glossary. */

import glossary from "../../../../src/ceki/locales/en/glossary.ftl?raw";
import { speaker } from "../sentences/speaker";

export const says = speaker({ glossary });

/** The language that the page is read in. */
export { language as reader } from "../sentences/language.svelte";
