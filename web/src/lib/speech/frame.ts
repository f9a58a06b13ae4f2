/** The words of what stands around every screen: dialogs, settings, keys. */

import words from "../../../../src/ceki/locales/en/frame.ftl?raw";
import { speaker } from "../sentences/speaker";

export const frame = speaker({ frame: words });
