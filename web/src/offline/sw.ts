/** The service worker of a site of files: after the first visit everything works without a network.
 *
 * `ceki site` writes before it which files the site has and their digests, so every change of the site changes this
 * script, and the browser takes it for a new version. A file is kept under its digest and only if it has that digest:
 * a version is whole, also while a host is being changed. A new version waits until every page says that no round is
 * played. Where no files are named, a server has taken the place of a site: then nothing is kept any more.
 */

/// <reference lib="webworker" />

import type { FromPage, ToPage } from "./messages";

declare const self: ServiceWorkerGlobalScope & {
  FILES?: Record<string, string>; // path: SHA-256 in hex
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
const PATIENCE = 1000; // milliseconds for the answer of a page

const key = (path: string) => `${SCOPE}${path}?${FILES[path]}`;

/** The path of a file of this site, if an address names one. */
function pathOf(request: Request): string | null {
  const address = request.url.replace(/[?#].*$/s, "");
  if (request.method !== "GET" || !address.startsWith(SCOPE)) return null;
  const path = address.slice(SCOPE.length) || PAGE;
  return path in FILES ? path : null;
}

/** Whether somebody goes to an address of this site, known beforehand or not. */
const isPage = ({ mode, url }: Request) => mode === "navigate" && url.startsWith(SCOPE) && ADDRESS.test(url.slice(SCOPE.length).replace(/[?#].*$/s, ""));

/** The page, which names its files from where it lies, for any address of the site. */
async function placed(): Promise<Response> {
  const page = await kept(PAGE);
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name); // of the file as it was sent
  return new Response((await page.text()).replaceAll('="./', `="${new URL(SCOPE).pathname}`), { headers });
}

const bytes = (hex: string) => String.fromCharCode(...hex.match(/../g)!.map((byte) => parseInt(byte, 16)));

/** A file from the host; rejects if it is not the one that this version has. */
const fetched = (path: string, cache: RequestCache) => fetch(SCOPE + path, { cache, integrity: `sha256-${btoa(bytes(FILES[path]!))}` });

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

async function keep(paths: string[]): Promise<void> {
  for (const path of paths) await kept(path);
}

/** Forgets what only earlier versions had. */
async function tidy(): Promise<void> {
  if (!self.FILES) {
    await caches.delete(CACHE);
    await self.registration.unregister();
    return;
  }
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
  if (!self.FILES) event.waitUntil(self.skipWaiting());
  event.waitUntil(self.registration.active ? readHere().then((codes) => keep(wantedBy(codes))) : keep(FIRST)); // what was kept stays kept
});
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener("message", (event) => event.waitUntil(told(event.data as FromPage, event.source as Client | null)));
self.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (PAGE in FILES && isPage(event.request)) event.respondWith(placed().catch(() => Response.error()));
  else if (path !== null) event.respondWith(kept(path).catch(() => Response.error()));
});
