/** States whole, and as what has changed in them. */

import type { Change, State } from "../../protocol.gen";

/** The state after a message; null where a change comes before any state. */
export function follow(before: State | null, message: State | Change): State | null {
  if (message.type === "state") return message;
  return before && { ...before, ...message, type: "state", view: { ...before.view, ...message.view } };
}
