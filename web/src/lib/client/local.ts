/** The tables of this device, in a worker that begins when it is needed first. */

import { settings } from "../storage/kept.svelte";
import { ROOT } from "../site/address";
import { tablesIn, type Post } from "./worker";

const FAST = 2; // of movements

function begun(broken: () => void): Post {
  const worker = new Worker(new URL("../../table/worker.ts", import.meta.url), { type: "module" });
  worker.onerror = worker.onmessageerror = broken;
  worker.postMessage({ games: `${location.origin}${ROOT}games/`, pause: settings.motion === FAST ? 200 : 800 });
  return worker;
}

export const local = () => tablesIn(begun, true);
