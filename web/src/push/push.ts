/** Notices of one's turn at tables by days, through the browser's push service. Nothing is asked of the browser before its user asks. */

import { host } from "../lib/site/api";
import { ROOT, SERVED } from "../lib/site/address";
import { keepSitting, sittings } from "../lib/storage/kept.svelte";
import { days } from "../lib/speech/days";
import type { Left, Notice } from "./words";

const LEFT: Left = { cache: "ceki notices", at: "words", place: "{code}" };
const SCOPE = `${ROOT}push/`; // no page lies there: the worker answers for none

/** Whether this browser can be told anything. */
const able = () => SERVED && isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The server's key, if it sends pushes and this browser takes them; else null. */
export const keyOf = async (): Promise<string | null> => (able() ? ((await host.people?.pushKey().catch(() => null)) ?? null) : null);

/** What the server has to know of this browser: `endpoint`, `p256dh`, `auth`. */
export interface Told {
  endpoint: string;
  p256dh: string;
  auth: string;
}

function toldOf(one: PushSubscription): Told {
  const { endpoint = "", keys = {} } = one.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

const bytes = (key: string) => Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

/** Asks the browser, after a tap. Null where it or its user says no. */
export async function subscribed(key: string): Promise<Told | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(`${ROOT}push.js`, { scope: SCOPE, updateViaCache: "none" });
  await keepWords();
  return toldOf(await found(await ready(), key));
}

async function ready(): Promise<ServiceWorkerRegistration> {
  const own = (await navigator.serviceWorker.getRegistration(SCOPE))!;
  const worker = own.active ?? own.waiting ?? own.installing!;
  if (worker.state !== "activated") {
    await new Promise<void>((done) => worker.addEventListener("statechange", () => worker.state === "activated" && done()));
  }
  return own;
}

/** The subscription of this browser for a key; one for another key, of a server that has lost its own, ends. */
async function found({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = bytes(key);
  const before = await pushManager.getSubscription();
  const { options: made = null } = before ?? {};
  const of = new Uint8Array(made?.applicationServerKey ?? new ArrayBuffer(0));
  if (before && of.length === wanted.length && of.every((one, i) => one === wanted[i])) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

const subscription = async () => (await navigator.serviceWorker.getRegistration(SCOPE))?.pushManager.getSubscription() ?? null;

/** The address at which this browser is told, if it is. */
export const addressHere = async (): Promise<string | null> => (able() ? ((await subscription())?.endpoint ?? null) : null);

/** Ends all notices on this device: its address is no more, and servers forget it when they find that out. */
export async function endAll(): Promise<void> {
  await (await subscription())?.unsubscribe();
  for (const one of sittings()) if (one.told) keepSitting({ ...one, told: false });
}

/** Leaves the words for the worker, in the language that the page is read in now. */
export async function keepWords(): Promise<void> {
  const notice: Notice = { title: days("notice-title"), body: days("notice", { code: LEFT.place }) };
  await (await caches.open(LEFT.cache)).put(new URL(`${SCOPE}${LEFT.at}`, location.href), new Response(JSON.stringify(notice)));
}
