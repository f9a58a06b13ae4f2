/** The words of seats and invitations. */

import words from "../../../../src/ceki/locales/en/seats.ftl?raw";
import { speaker } from "../sentences/speaker";

export const seats = speaker({ seats: words });
