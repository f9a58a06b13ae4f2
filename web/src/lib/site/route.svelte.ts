/** Where the page is. */

import { closedByBack, enter } from "./layers";
import { isOurs, isScreen, partsOf, ROOT, SERVED, to } from "./address";

/** `screen` is `home`, one that the page has, or `lost`; `query` what stands behind a question mark. */
export interface Place {
  screen: string;
  rest: string;
  query: string;
}

/** A part of an address as it was meant; one that is no UTF-8 stays as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const OF_GAMES = ["learn", "puzzle", "print"]; // screens of which the first part is a game

/** A game as people write it, `Balik-Satu`, by its id. */
const idOf = (name: string) => name.toLowerCase().replaceAll("-", "_");

/** The place that an address names. */
export function placeAt(path: string, hash: string, search = "", root = ROOT): Place {
  const [screen = "", ...rest] = partsOf(path, hash, root).map(decoded);
  const query = hash.split("?")[1] ?? search.slice(1);
  if (!isScreen(screen)) return { screen: "lost", rest: [screen, ...rest].join("/"), query };
  const [first = "", ...further] = rest;
  const told = [OF_GAMES.includes(screen) ? idOf(first) : first, ...further].join("/");
  return { screen: screen === "t" ? "table" : screen || "home", rest: screen === "t" ? told.toUpperCase() : told, query };
}

const here = () => placeAt(location.pathname, location.hash, location.search);

/** An address of the time when every screen stood behind the `#`, as it is written now. */
function written(): void {
  const behind = /^#\/(.+)/.exec(location.hash)?.[1];
  if (behind && (SERVED || !partsOf(location.pathname, "").length)) history.replaceState(history.state, "", to(behind));
}

written();
export const place = $state<Place>(here());

function look(): void {
  written();
  Object.assign(place, here());
}

addEventListener("popstate", () => closedByBack() || look());
addEventListener("hashchange", look);

export function go(path: string): void {
  enter(path, () => {
    look();
    scrollTo(0, 0);
  });
}

/** Lets links inside the page change the screen without a load. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.origin !== location.origin || !isOurs(link.pathname) || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
