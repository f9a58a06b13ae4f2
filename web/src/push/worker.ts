/** The service worker that shows a notice when it is somebody's move at a table by days, and opens the table at a tap.
 *
 * A server sends the code of the table alone. The page has left the words here, in the language of its reader.
 */

/// <reference lib="webworker" />

import type { Left, Notice } from "./words";

declare const self: ServiceWorkerGlobalScope;

const LEFT: Left = { cache: "ceki notices", at: "words", place: "{code}" };

const root = () => new URL("..", self.registration.scope);

async function words(): Promise<Notice> {
  const kept = await (await caches.open(LEFT.cache)).match(new URL(LEFT.at, self.registration.scope));
  return kept ? ((await kept.json()) as Notice) : { title: "ceki", body: LEFT.place };
}

async function show(code: string): Promise<void> {
  const { title, body: worded } = await words();
  const body = worded.replace(LEFT.place, code);
  await self.registration.showNotification(title, { body, tag: `ceki ${code}`, data: code, icon: new URL("icon.svg", root()).href });
}

async function open(code: string): Promise<void> {
  const table = new URL(`t/${code}`, root()).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split(/[?#]/)[0] === table);
  await (there ? there.focus() : self.clients.openWindow(table));
}

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("push", (event) => {
  const said = event.data?.json() as { kind?: string; code?: string } | undefined;
  if (said?.kind === "turn" && /^[A-Z0-9]{6}$/.test(said.code ?? "")) event.waitUntil(show(said.code!));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
