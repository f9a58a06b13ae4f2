/** A page of files, on any host and under any path: the same answers as a server's, written beforehand. */

import type { Catalogue, HowToPlay, RulePage } from "../../protocol.gen";
import { LANGUAGE, Refused, type Books, type Device, type Host } from "./host";

type Fetch = (path: string) => Promise<Response>;

async function read<T>(path: string, get: Fetch): Promise<T> {
  const answer = await get(path).catch(() => null);
  if (!answer) throw new Refused("offline", "This is not kept on this device yet, and there is no network.");
  if (!answer.ok) throw new Refused("gone", `A file of this site is missing (${path}). Try again later.`);
  return answer.json().then(
    (found) => found as T,
    () => {
      throw new Refused("gone", `A file of this site came damaged (${path}). Try again later.`);
    },
  );
}

/** What can be read below `root`, an address that ends in a slash. */
export const booksAt = (root: string, get: Fetch = (path) => fetch(path)): Books => ({
  catalogue: () => read<Catalogue>(`${root}api/catalogue.json`, get),
  rules: async (game) => (await read<RulePage>(`${root}api/rules/${encodeURIComponent(game)}.json`, get)).markdown,
  howToPlay: async (game) =>
    (await read<HowToPlay>(`${root}api/how-to-play/${LANGUAGE}/${encodeURIComponent(game)}.json`, get)).parts,
});

export const files = (root: string, device: Device | null): Host => ({ books: booksAt(root), tables: device, people: null, device });
