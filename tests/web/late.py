"""`python -m pytest -p tests.web.late tests/web`: the tests of the page, where everything comes late.

A processor slowed four times; a moment by chance before every answer, message and frame; and a disk that takes its
time over what a table has to write. A test that looks before it has waited passes on a quick machine, and fails here.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, Route

SLOWED = 4
LATE = 250  # milliseconds, at most

# a message waits for those before it; what was there first is kept, for a test may put in a clock of its own
SCRIPT = f"""
(() => {{
  const later = window.setTimeout.bind(window);
  const wait = (most) => new Promise((done) => later(done, Math.random() * most));
  const delayed = (prototype, name) => {{
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {{
      ...own,
      set(heard) {{
        own.set.call(this, heard && ((event) => {{
          this.last = (this.last ?? Promise.resolve()).then(() => wait({LATE})).then(() => heard.call(this, event));
        }}));
      }},
    }});
  }};
  delayed(WebSocket.prototype, "onopen");
  delayed(WebSocket.prototype, "onmessage");
  delayed(WebSocket.prototype, "onclose");
  delayed(Worker.prototype, "onmessage");
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => frame(() => wait({LATE / 2}).then(() => draw(performance.now())));
  const fetched = window.fetch.bind(window);
  window.fetch = (...asked) => wait({LATE}).then(() => fetched(...asked));
}})();
"""

# what asks something of a store again and again keeps its writing open
SLOW_DISK = f"""
(() => {{
  const {{ transaction }} = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {{
    const begun = transaction.call(this, stores, mode, ...rest);
    const until = performance.now() + {2 * LATE} * (1 + Math.random());
    const ask = () => {{
      if (performance.now() < until) begun.objectStore([stores].flat()[0]).count().onsuccess = ask;
    }};
    if (mode === "readwrite") ask();
    return begun;
  }};
}})();
"""

new_context, new_page = Browser.new_context, BrowserContext.new_page


def late_context(self: Browser, **how: Any) -> BrowserContext:
    """A context in whose pages everything comes late."""
    context = new_context(self, **how)
    context.add_init_script(SCRIPT)
    context.route("**/assets/workers/*.js", slow_disk)
    return context


def slow_disk(route: Route) -> None:
    """The script of a worker, in which tables are written, with a slow disk."""
    try:
        found = route.fetch()
    except Error:  # its host is away
        route.abort()
    else:
        route.fulfill(response=found, body=SLOW_DISK + found.text())


def slow_page(self: BrowserContext) -> Page:
    """A page with a slow processor."""
    page = new_page(self)
    self.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return page


def pytest_configure() -> None:
    """From here on every browser is so."""
    Browser.new_context, BrowserContext.new_page = late_context, slow_page  # type: ignore[method-assign]
