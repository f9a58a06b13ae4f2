"""What surrounds a page where people really are: each is a script before the page's own, or another address of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser

from tests.web.conftest import ADDRESSES, PHONE, Server
from tests.web.player import Player

# as Chrome's translator does, each text in an element of its own; what says that it is not to be translated stays
TRANSLATED: Final = """{
  const wrapped = new WeakSet();
  const fonts = (under) => {
    const walker = document.createTreeWalker(under, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node);
    for (const text of found) {
      const within = text.parentElement;
      if (!within || wrapped.has(within) || !text.data.trim() || !within.translate) continue;
      if (within.closest("script, style, svg, select, textarea")) continue;
      const font = document.createElement("font");
      wrapped.add(font);
      font.textContent = text.data;
      text.replaceWith(font);
    }
  };
  new MutationObserver(() => fonts(document.documentElement)).observe(document, { childList: true, subtree: true });
}"""
# functions that came after the oldest browsers of docs/guide/host.md
NEWER: Final = """for (const [of, names] of [
  [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
  [Object.getPrototypeOf(Int8Array.prototype), ["toSorted", "toReversed", "with"]],
  [Array, ["fromAsync"]],
  [Object, ["groupBy"]],
  [Map, ["groupBy"]],
  [Promise, ["withResolvers", "try"]],
  [Set.prototype, ["union", "intersection", "difference", "symmetricDifference"]],
  [Set.prototype, ["isSubsetOf", "isSupersetOf", "isDisjointFrom"]],
  [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ["map", "filter", "take", "drop", "flatMap"]],
  [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ["reduce", "toArray", "some", "every", "find"]],
  [String.prototype, ["isWellFormed", "toWellFormed"]],
  [ArrayBuffer.prototype, ["transfer", "resize"]],
  [URL, ["canParse", "parse"]],
  [AbortSignal, ["any"]],
  [Element.prototype, ["checkVisibility", "setHTMLUnsafe", "moveBefore"]],
  [Document.prototype, ["startViewTransition", "caretPositionFromPoint"]],
  [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
  [Navigator.prototype, ["userActivation", "wakeLock"]],
  [window, ["CloseWatcher", "navigation", "scheduler", "Iterator", "requestIdleCallback", "trustedTypes"]],
]) for (const name of names) delete of[name];"""
NO_STORAGE: Final = """{
  const refused = () => { throw new DOMException("denied", "SecurityError"); };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, { configurable: true, get: refused });
}"""
FULL_STORAGE: Final = """{
  Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  for (const name of ["put", "add"])
    IDBObjectStore.prototype[name] = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
CLOCK: Final = """{
  const There = Date, off = OFF;
  const now = () => There.now() + off;
  globalThis.Date = class extends There {
    constructor(...given) { super(...(given.length ? given : [now()])); }
    static now() { return now(); }
  };
}"""
CYRILLIC: Final = """{
  const there = "фисвуапршолдьтщзйкыегмцчня", own = Object.getOwnPropertyDescriptor(KeyboardEvent.prototype, "key").get;
  Object.defineProperty(KeyboardEvent.prototype, "key", { get() {
    const key = own.call(this), at = key.length === 1 ? "abcdefghijklmnopqrstuvwxyz".indexOf(key) : -1;
    return at < 0 ? key : there[at];
  } });
}"""
NO_SOUND: Final = "delete window.AudioContext; delete window.webkitAudioContext;"
TAKEN_SOUND: Final = """{
  const contexts = (window.contexts = []), There = AudioContext;
  window.AudioContext = class extends There { constructor() { super(); contexts.push(this); } };
}"""

# how often the screen is kept on now
LOCK: Final = """{
  window.held = 0;
  const request = async () => (window.held++, { released: false, release: async () => void window.held-- });
  Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => ({ request }) });
}"""


@dataclass(frozen=True)
class Surrounding:
    """`script` runs before the page's own; `name` is the machine's in the address; `odd` begins what the browser itself
    may complain of."""

    script: str = ""
    name: str = "127.0.0.1"
    odd: str = "-"


SURROUNDINGS: Final = {
    "none": Surrounding(),
    "http in a network": Surrounding(name="museum.lan", odd="The Cross-Origin-Opener-Policy header has been ignored"),
    "a translator": Surrounding(TRANSLATED),
    "no storage": Surrounding(NO_STORAGE),
    "full storage": Surrounding(FULL_STORAGE),
    "an hour ahead": Surrounding(CLOCK.replace("OFF", "3600000")),
    "an hour behind": Surrounding(CLOCK.replace("OFF", "-3600000")),
    "Cyrillic keys": Surrounding(CYRILLIC),
    "no sound": Surrounding(NO_SOUND),
    "an old browser": Surrounding(NEWER),
}


class Surrounded(Player):
    """Somebody in the surrounding of a name."""

    surrounding = ""

    @property
    def loses(self) -> bool:
        """Whether nothing that the page keeps outlives it."""
        return self.surrounding in ("no storage", "full storage")


def stranger(browser: Browser, server: Server, name: str) -> Surrounded:
    """Somebody in such surroundings, at the server's page."""
    surrounding = SURROUNDINGS[name]
    seen = {"X-Forwarded-For": next(ADDRESSES)}
    how = {"service_workers": "block", "reduced_motion": "reduce", "extra_http_headers": seen}
    found = Surrounded(browser, server.url.replace("127.0.0.1", surrounding.name), PHONE, **how)
    found.surrounding = name
    if surrounding.script:
        found.context.add_init_script(surrounding.script)
    return found
