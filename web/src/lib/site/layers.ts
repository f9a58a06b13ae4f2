/** Layers over a screen: Back closes the one on top before it leaves the screen. One entry of the history stands for all that are open. */

interface Layer {
  close: () => void;
}

let open: Layer[] = [];
let leaving = false; // the entry is being gone back over, by the page itself
let waiting: (() => void)[] = []; // what is done when it has

const isOver = (): boolean => (history.state as { over?: boolean } | null)?.over === true;
const over = (): void => history.pushState({ over: true }, "");

/** The entry of layers goes once none is open: a layer that follows at once takes it over. */
function tidy(): void {
  if (open.length || leaving || !isOver()) return;
  leaving = true;
  history.back();
}

/** A layer opens; returns what is called when it has closed, however that came. For an effect. */
export function layer(close: () => void): () => void {
  const one = { close };
  open.push(one);
  if (!leaving && !isOver()) over();
  return () => {
    open = open.filter((other) => other !== one);
    setTimeout(tidy);
  };
}

/** Goes to an address, in place of the entry of a layer where that is the newest. */
export function enter(path: string, then: () => void): void {
  if (leaving) return void waiting.push(() => enter(path, then));
  if (isOver()) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  then();
}

/** Whether Back was meant for a layer, which it has closed, or came from the page itself. */
export function closedByBack(): boolean {
  if (leaving) {
    leaving = false;
    if (open.length) over();
    for (const then of waiting.splice(0)) then();
    return true;
  }
  if (!open.length || isOver()) return false;
  open.at(-1)?.close();
  if (open.length > 1) over();
  return true;
}
