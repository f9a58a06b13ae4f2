/** What is said where rounds of the past are looked at. */

import replays from "../../../../src/ceki/locales/en/replay.ftl?raw";
import { speaker } from "../sentences/speaker";

export const replay = speaker({ replay: replays });
