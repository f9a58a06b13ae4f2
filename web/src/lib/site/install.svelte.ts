/** Putting this page beside the programs of a device, which a browser offers once and the page passes on when it is time.
 *
 * https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent
 */

import { read, sittings, write } from "../storage/kept.svelte";

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const REFUSED = "ceki.install"; // whether it was not wanted
const HANDHELD = /iPhone|iPad|iPod/;

const state = $state<{ offer: Offer | null; refused: boolean }>({ offer: null, refused: read(REFUSED, false) });

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // no line of the browser's own
  state.offer = event as Offer;
});
addEventListener("appinstalled", () => (state.offer = null));

/** Safari on iOS does not offer it: whoever plays does it by hand. `standalone` is its own, and false in a page that is not installed. */
const byHand = () => {
  const { userAgent, maxTouchPoints } = navigator;
  const apple = HANDHELD.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1); // an iPad says that it is a Mac
  return apple && (navigator as { standalone?: boolean }).standalone === false;
};

/** How it can be installed now; empty before a round was finished on this device, after a refusal, and where it cannot be or is. */
export function installable(): "" | "asked" | "by-hand" {
  if (state.refused || !sittings().some(({ result }) => result)) return "";
  return state.offer ? "asked" : byHand() ? "by-hand" : "";
}

/** Lets the browser ask; an offer is good for one time. */
export function install(): void {
  const { offer } = state;
  state.offer = null;
  void offer?.prompt();
}

/** Not now: this is remembered. */
export function refuse(): void {
  state.refused = true;
  write(REFUSED, true);
}
