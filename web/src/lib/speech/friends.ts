/** The words of the form that makes a table. */

import words from "../../../../src/ceki/locales/en/friends.ftl?raw";
import { speaker } from "../sentences/speaker";

export const friends = speaker({ friends: words });
