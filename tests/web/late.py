"""`python -m pytest -p tests.web.late tests/web`: the tests of the page, where everything comes late.

A processor slowed four times; and a moment by chance before every answer, message and frame. A test that looks before
it has waited passes on a quick machine, and fails here.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

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

new_context, new_page = Browser.new_context, BrowserContext.new_page


def late_context(self: Browser, **how: Any) -> BrowserContext:
    """A context in whose pages everything comes late."""
    context = new_context(self, **how)
    context.add_init_script(SCRIPT)
    return context


def slow_page(self: BrowserContext) -> Page:
    """A page with a slow processor."""
    page = new_page(self)
    self.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return page


def pytest_configure() -> None:
    """From here on every browser is so."""
    Browser.new_context, BrowserContext.new_page = late_context, slow_page  # type: ignore[method-assign]
