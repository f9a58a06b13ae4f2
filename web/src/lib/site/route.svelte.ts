/** Where the page is: `/t/CODE` of a server is a table, everything else stands behind `#/`. */

import { SERVED, isOurs } from "./address";

export interface Place {
  screen: string;
  rest: string;
}

/** A part of an address as it was meant; one that is no UTF-8 stays as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The place that an address names. */
export function placeAt(path: string, hash: string, served: boolean): Place {
  const table = (served ? /^\/t\/([^/]+)/.exec(path) : null) ?? /^#\/?t\/([^/]+)/.exec(hash);
  if (table) return { screen: "table", rest: decoded(table[1] ?? "").toUpperCase() };
  const [screen = "", ...rest] = hash.replace(/^#\/?/, "").split("/");
  return { screen: screen || "home", rest: rest.map(decoded).join("/") };
}

const here = () => placeAt(location.pathname, location.hash, SERVED);

export const place = $state<Place>(here());

function look(): void {
  Object.assign(place, here());
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

export function go(path: string): void {
  history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
}

/** Lets links inside the page change the screen without a load. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.origin !== location.origin || !isOurs(link.pathname) || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
