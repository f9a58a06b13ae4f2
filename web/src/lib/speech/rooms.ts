/** The words of the smaller screens. */

import words from "../../../../src/ceki/locales/en/rooms.ftl?raw";
import { speaker } from "../sentences/speaker";

export const rooms = speaker({ rooms: words });
