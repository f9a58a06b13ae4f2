/** The English of refusals. A server adds it for people who read raw answers; the tables of a device leave it to the page. */

import device from "../../src/ceki/locales/en/device.ftl?raw";
import everywhere from "../../src/ceki/locales/en/refusals.ftl?raw";
import { book, type Facts } from "../../web/src/lib/sentences/sentences";

const english = book("en", [everywhere, device]);

interface Sent {
  type: string;
  id: string;
  args: Record<string, unknown>;
  message: string;
}

/** A message as a server sends it: a refusal says its id and facts in English too, unless a game's own sentence does. */
export function worded(text: string): string {
  const sent = JSON.parse(text) as Sent;
  if (sent.type !== "error" || sent.message) return text;
  const facts = Object.entries(sent.args).map(([name, fact]) => [name, Array.isArray(fact) ? fact.join(", ") : fact]);
  return JSON.stringify({ ...sent, message: english.said(sent.id, Object.fromEntries(facts) as Facts) });
}
