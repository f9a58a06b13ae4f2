/** A page of files, on any host and under any path: the same answers as a server's, written beforehand. */

import type { Game, GameList, HowToPlay, RulePage } from "../../protocol.gen";
import { reach } from "../speech/reach";
import { Refused, type Books, type Device, type Host } from "./host";

type Fetch = (path: string) => Promise<Response>;

export async function read<T>(path: string, get: Fetch): Promise<T> {
  const answer = await get(path).catch(() => null);
  if (!answer) throw new Refused("offline", reach("not-kept"));
  if (!answer.ok) throw new Refused("gone", reach("file-missing", { path }));
  return answer.json().then(
    (found) => found as T,
    () => {
      throw new Refused("gone", reach("file-damaged", { path }));
    },
  );
}

/** What can be read below `root`, an address that ends in a slash. */
export const booksAt = (root: string, get: Fetch = (path) => fetch(path)): Books => ({
  games: () => read<GameList>(`${root}api/games.json`, get),
  game: (id) => read<Game>(`${root}api/games/${encodeURIComponent(id)}.json`, get),
  rules: async (game) => (await read<RulePage>(`${root}api/rules/${encodeURIComponent(game)}.json`, get)).markdown,
  howToPlay: (language, game) => read<HowToPlay>(`${root}api/how-to-play/${language}/${encodeURIComponent(game)}.json`, get),
});

export const files = (root: string, device: Device | null): Host => ({ books: booksAt(root), tables: device, people: null, device });
