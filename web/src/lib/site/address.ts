/** The addresses of this page. Whoever serves it writes into it what answers it. */

const meta = document.querySelector<HTMLMetaElement>('meta[name="ceki"]');

/** What stands behind the page: a server; this device, with the rules beside the page; or files to be read alone. */
export const BEHIND = (meta?.content ?? "server") as "server" | "device" | "files";

export const SERVED = BEHIND === "server";

/** The path of the page. A server's lies at the top, also where it shows a table. */
const PAGE = SERVED ? "/" : location.pathname;

/** The folder that a page lies in, with a slash at its end. */
export function folderOf(page: string): string {
  return page.slice(0, page.lastIndexOf("/") + 1);
}

/** The folder of the page's files. */
export const ROOT = folderOf(PAGE);

/** The address of a screen: `learn/chabut`; empty is the home. */
export const to = (screen = "", page = PAGE) => (screen ? `${page}#/${screen}` : page);

/** The address of a table. A host of files knows no `/t/CODE`, so there it stands behind the `#` like every screen. */
export const toTable = (code: string, served = SERVED, page = PAGE) => (served ? `/t/${code}` : to(`t/${code}`, page));

/** Whether a path is this page's, so that a link to it only changes the screen. */
export const isOurs = (path: string) => path === PAGE || (SERVED && path.startsWith("/t/"));
