/** Keeps the page on this device, and takes a new version of it when nothing goes on. */

import { ROOT } from "../lib/site/address";
import { language } from "../lib/sentences/language.svelte";
import { place } from "../lib/site/route.svelte";
import type { FromPage, ToPage } from "./messages";
import { atRest, onRest } from "./rest";

const QUIET = 4000; // milliseconds after the page is there: what is needed now comes first
const LOOK = 3_600_000; // milliseconds between two looks for a new version
const NEXT = "ceki.next"; // the table at which the next round was asked for when a new version was taken

/** Whether a page may be kept here at all: browsers allow it over https, or on one's own machine. And whether every file
 * that the reader wants is kept, so that everything that needs no server works without a network. */
export const offline = $state({ can: "serviceWorker" in navigator, kept: false });

const worker = $state({ here: false }); // to be told what to keep

let registration: ServiceWorkerRegistration | null = null;
let answered: ((taken: false) => void) | null = null;
let looked = 0;

const workers = () => ("serviceWorker" in navigator ? navigator.serviceWorker : null);
const say = (to: ServiceWorker | null | undefined, message: FromPage) => to?.postMessage(message);

/** Begins to keep the page, once it is there. */
export function keepSite(): void {
  const found = workers();
  if (!found) return;
  let controlled = found.controller !== null;
  found.addEventListener("message", ({ data, ports }: MessageEvent<ToPage>) => {
    if ("ask" in data) ports[0]?.postMessage(atRest());
    else if ("kept" in data) offline.kept = data.kept === language();
    else answered?.(false);
  });
  found.addEventListener("controllerchange", () => {
    if (!controlled) worker.here = true; // the first worker of a first visit
    else if (atRest()) location.reload();
    else onRest(() => location.reload());
    controlled = true;
  });
  $effect.root(() => {
    $effect(() => {
      const code = language();
      offline.kept = false;
      if (worker.here) say(found.controller, { keep: code });
    });
  });
  onRest(take);
  document.addEventListener("visibilitychange", () => (document.hidden ? take() : look()));
  if (document.readyState === "complete") setTimeout(register, QUIET);
  else addEventListener("load", () => setTimeout(register, QUIET));
}

async function register(): Promise<void> {
  registration = await navigator.serviceWorker.register(`${ROOT}sw.js`, { updateViaCache: "none" }).catch(() => null);
  if (!registration) return; // a private window, or a host that changes files: the page works as long as there is a network
  registration.addEventListener("updatefound", () => {
    const fresh = registration?.installing;
    fresh?.addEventListener("statechange", () => fresh.state === "installed" && take());
  });
  take();
  if (navigator.serviceWorker.controller) worker.here = true;
}

function look(): void {
  if (!registration || Date.now() - looked < LOOK) return;
  looked = Date.now();
  registration.update().catch(() => {}); // without a network there is nothing new
}

/** Takes the new version that waits, if there is one and nothing goes on here; at a table only while nobody looks. */
function take(): void {
  if (atRest() && (document.hidden || place.screen !== "table")) say(registration?.waiting, "take");
}

/** Before the next round: takes the new version that waits, if there is one and no other page plays. Then the page is
 * loaded anew, and the promise stays open; else it says that nothing was taken. */
export function takenBefore(code: string): Promise<false> | false {
  const fresh = registration?.waiting;
  if (!fresh) return false;
  sessionStorage.setItem(NEXT, code);
  return new Promise((done) => {
    answered = () => (sessionStorage.removeItem(NEXT), done(false));
    say(fresh, "take");
  });
}

/** Whether the next round at a table was asked for before the page was loaded anew; says so once. */
export function wasAskedFor(code: string): boolean {
  const asked = workers() !== null && sessionStorage.getItem(NEXT) === code;
  if (asked) sessionStorage.removeItem(NEXT);
  return asked;
}
