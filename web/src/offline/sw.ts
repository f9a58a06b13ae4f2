/** The service worker of the page: after the first visit everything that needs no server works without a network.
 *
 * `ceki site`, or the server, writes before it which files there are and their digests, so every change of them changes
 * this script, and the browser takes it for a new version. A file is kept under its digest and only if it has that
 * digest: a version is whole, also while a host is being changed. What a server makes has no digest: it is asked for
 * each time, and what was kept stands in for it. A new version waits until every page says that no round is played.
 */

/// <reference lib="webworker" />

import type { FromPage, ToPage } from "./messages";

declare const self: ServiceWorkerGlobalScope & {
  FILES?: Record<string, string>; // path: SHA-256 in hex; or nothing, of what a server makes
  FIRST?: string[]; // without which the page does not begin
  READ?: Record<string, string>; // path: the language whose readers alone want it
};

const FILES = self.FILES ?? {};
const FIRST = self.FIRST ?? [];
const READ = self.READ ?? {};
const SCOPE = self.registration.scope;
const CACHE = `ceki ${SCOPE}`; // others may have a site on this host
const PAGE = "index.html";
const ADDRESS = /(^|\/)([^./]*|index\.html)$/; // of a page, not of a file
const MANUAL = "manual/";
const PATIENCE = 1000; // milliseconds for the answer of a page
const SLOW = 4000; // milliseconds for the answer of a server, where one is kept

const key = (path: string) => `${SCOPE}${path}?${FILES[path]}`;
const isMade = (path: string) => FILES[path] === "";

/** The path of a file of this site, if an address names one. */
function pathOf(request: Request): string | null {
  const address = request.url.replace(/[?#].*$/s, "");
  if (request.method !== "GET" || !address.startsWith(SCOPE)) return null;
  const path = address.slice(SCOPE.length) || PAGE;
  return path in FILES ? path : null;
}

/** Whether somebody goes to an address of this site, known beforehand or not; the manual beside it is no part of it. */
function isPage({ mode, url }: Request): boolean {
  const path = url.slice(SCOPE.length).replace(/[?#].*$/s, "");
  return mode === "navigate" && url.startsWith(SCOPE) && ADDRESS.test(path) && !path.startsWith(MANUAL);
}

/** The page, which names its files from where it lies, for any address of the site. */
async function placed(asked: Request): Promise<Response> {
  if (isMade(PAGE)) return made(PAGE, asked, false);
  const page = await kept(PAGE);
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name); // of the file as it was sent
  return new Response((await page.text()).replaceAll('="./', `="${new URL(SCOPE).pathname}`), { headers });
}

const bytes = (hex: string) => String.fromCharCode(...hex.match(/../g)!.map((byte) => parseInt(byte, 16)));

/** A file from the host; rejects if it is not the one that this version has. */
const fetched = (path: string, cache: RequestCache) => fetch(SCOPE + path, { cache, integrity: `sha256-${btoa(bytes(FILES[path]!))}` });

/** What a server answers now; or, where it does not answer in time or has trouble, what was kept of that path. */
async function made(path: string, asked: Request | string, keeps: boolean): Promise<Response> {
  const cache = await caches.open(CACHE);
  const before = await cache.match(key(path));
  const found = await inTime(fetch(asked), before ? SLOW : 0).catch(() => null);
  if (before && (!found || found.status >= 500)) return before;
  if (keeps && found?.ok) await cache.put(key(path), found.clone());
  return found ?? Response.error();
}

/** What is promised, or a rejection after so many milliseconds, if any are given. */
const inTime = <T>(promised: Promise<T>, most: number): Promise<T> =>
  most ? Promise.race([promised, new Promise<never>((_, late) => setTimeout(late, most))]) : promised;

/** A file that is kept, after this call if not before. Rejects without a network, and if the host has another version. */
async function kept(path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const before = await cache.match(key(path));
  if (before) return before;
  const found = await fetched(path, "default").catch(() => fetched(path, "reload"));
  await cache.put(key(path), found.clone());
  return found;
}

/** What readers of these languages want. */
const wantedBy = (codes: readonly string[]) => Object.keys(FILES).filter((path) => !(path in READ) || codes.includes(READ[path]!));

/** The languages of which something is kept, of whatever version. */
async function readHere(): Promise<string[]> {
  const there = await (await caches.open(CACHE)).keys();
  const told = `${SCOPE}api/how-to-play/`; // whose addresses are the same in every version
  return there.filter(({ url }) => url.startsWith(told)).map(({ url }) => url.slice(told.length).split("/")[0]!);
}

/** Keeps these files. Rejects where one could not be had, so that nobody is promised what is not here. */
async function keep(paths: string[]): Promise<void> {
  for (const path of paths) {
    const found = await (isMade(path) ? made(path, SCOPE + (path === PAGE ? "" : path), true) : kept(path));
    if (found.type === "error" || found.status >= 500) throw new Error(path); // what the server does not have is another matter
  }
}

/** Forgets what only earlier versions had. */
async function tidy(): Promise<void> {
  const cache = await caches.open(CACHE);
  const own = new Set(Object.keys(FILES).map(key));
  for (const request of await cache.keys()) if (!own.has(request.url)) await cache.delete(request);
}

/** Whether every page of this site says that no round is played. One that does not answer may play. */
async function allAtRest(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = pages.filter((page) => page.url.startsWith(SCOPE));
  return (await Promise.all(ours.map(atRest))).every(Boolean);
}

function atRest(page: Client): Promise<boolean> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data === true);
    setTimeout(() => done(false), PATIENCE);
    page.postMessage({ ask: "rest" } satisfies ToPage, [port2]);
  });
}

async function told(message: FromPage, from: Client | null): Promise<void> {
  if (message !== "take") {
    await keep(wantedBy([message.keep]));
    from?.postMessage({ kept: message.keep } satisfies ToPage);
  } else {
    const taken = await allAtRest();
    if (taken) await self.skipWaiting();
    else from?.postMessage({ taken } satisfies ToPage);
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(self.registration.active ? readHere().then((codes) => keep(wantedBy(codes))) : keep(FIRST)); // what was kept stays kept
});
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener("message", (event) => event.waitUntil(told(event.data as FromPage, event.source as Client | null)));
self.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (PAGE in FILES && isPage(event.request)) event.respondWith(placed(event.request).catch(() => Response.error()));
  else if (path !== null) event.respondWith((isMade(path) ? made(path, event.request, true) : kept(path)).catch(() => Response.error()));
});
