/** The words of the smaller screens. */

import words from "../../../../src/ceki/locales/en/rooms.ftl?raw";
import { speaker } from "../told/speaker";

export const rooms = speaker({ rooms: words });
