/** The addresses of this page. Whoever serves it writes into it what answers it, and names its files from where it lies. */

import screens from "../../../../src/ceki/server/http/screens.json";

const meta = document.querySelector<HTMLMetaElement>('meta[name="ceki"]');
const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');

/** What stands behind the page: a server; this device, with the rules beside the page; or files to be read alone. */
export const BEHIND = (meta?.content ?? "server") as "server" | "device" | "files";

export const SERVED = BEHIND === "server";

/** The name that a server gave to its site; empty where it has none. */
export const TITLE = document.querySelector<HTMLMetaElement>('meta[name="ceki-site"]')?.content ?? "";

const PAGE = "index.html"; // where a host has to be asked for the file itself
const DEEPER = "learn"; // the screen that has a page of its own for each game

/** The folder that a page lies in, with a slash at its end. */
export function folderOf(page: string): string {
  return page.slice(0, page.lastIndexOf("/") + 1);
}

/** The folder of the page's files; the page itself may be shown anywhere below it. */
export const ROOT = icon ? folderOf(new URL(icon.href).pathname) : "/";

/** How addresses are written: `root` is the folder of the site, `page` what a host has to be asked for in a folder. */
export interface Site {
  served: boolean;
  root: string;
  page: string;
}

const SITE: Site = { served: SERVED, root: ROOT, page: !SERVED && location.pathname.endsWith(`/${PAGE}`) ? PAGE : "" };

/** The address of a screen: `learn/chabut`; empty is the home. A server shows every one. A host of files has those that were known
 * beforehand, and the rest of an address stands behind a `#`. */
export function to(screen = "", { served, root, page }: Site = SITE): string {
  if (served) return root + screen;
  if (!screen) return root + page;
  const [path = "", query] = screen.split("?");
  const parts = path.split("/");
  const known = parts.slice(0, parts[0] === DEEPER ? 2 : 1);
  const rest = parts.slice(known.length).join("/") + (query === undefined ? "" : `?${query}`);
  return `${root}${known.join("/")}/${page}${rest && `#/${rest}`}`;
}

/** The address of a table. */
export const toTable = (code: string, site: Site = SITE) => to(`t/${code}`, site);

/** The parts of an address below the site: those of its path, then those behind the `#`, where every screen stood once. */
export function partsOf(path: string, hash: string, root = ROOT): string[] {
  const below = path.startsWith(root) ? path.slice(root.length) : path;
  const behind = /^#\/([^?]*)/.exec(hash)?.[1] ?? "";
  return `${below}/${behind}`.split("/").filter((part) => part && part !== PAGE);
}

/** Whether a screen is one of this page's; the home is. */
export const isScreen = (screen: string) => !screen || screens.includes(screen);

/** Whether a path is this page's, so that a link to it only changes the screen. */
export const isOurs = (path: string) => path.startsWith(ROOT) && isScreen(partsOf(path, "")[0] ?? "");
