"""How evenly the page draws while bots think and cards fly, with its thread at a quarter of its speed.

    python -m bench.page.frames            the game that is listed first
    python -m bench.page.frames kowah pei  these

A site of files is opened, and a round played by whoever takes any move at once: at a table of strong bots, who think in
workers, and at one of bots who do not. Two figures of each, from the tap on "Play now" to the end of the round: the
time between two frames; and how long the tasks of the page's thread have taken by the clock of that thread, which
stands still while the machine does other work: first those in which the table is laid, then those of play. Other work
takes frames from any page: the first line shows one on which nothing happens. Needs the built page and a Chromium
(`python -m tests.web.install`).
"""

from __future__ import annotations

import functools
import json
import os
import tempfile
import threading
from collections.abc import Sequence
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tests.web.conftest import chromium

from bench.page.asked import games_asked
from ceki.browser import site

SLOWER: Final = 4
LONG: Final = 50  # milliseconds of a frame that is seen to be late
SECONDS: Final = 40  # of a round that are watched, at most
TOLD: Final = "frames "
WATCHED: Final = """(() => {
  const { game, seconds, told } = WHAT;
  const frames = [];
  let before = 0, began = 0, over = false;
  const at = () => document.querySelector(".table")?.dataset.at;
  const any = (found) => found[Math.floor(Math.random() * found.length)];
  const choose = () => {
    const acts = [...document.querySelectorAll(".actions .act")];
    const choice = any(acts) ?? any([...document.querySelectorAll(".hand .can, .middle .can, .tray .can")]);
    if (at() === "mine") choice?.click();
  };
  const begin = () => ((began = performance.now()), performance.mark(told + "begin"));
  let laid = !game;
  if (laid) performance.mark(told + "laid");
  const frame = (now) => {
    if (!began && !game) begin();
    if (began && before) frames.push([now - before, at() ?? ""]);
    before = began ? now : 0;
    if (!laid && at() && at() !== "door") (laid = true), performance.mark(told + "laid");
    over = at() === "over" || (began && now - began > 1000 * seconds);
    if (over) performance.mark(told + "end"), console.debug(told + JSON.stringify(frames));
    else requestAnimationFrame(frame);
  };
  let pressed = false;
  setInterval(() => {
    const found = pressed ? null : document.querySelector(`[data-game="${game}"]:enabled`);
    if (found) (pressed = true), begin(), found.click();
    else choose();
  }, 700);
  requestAnimationFrame(frame);
})()"""


class Files(SimpleHTTPRequestHandler):
    """A host of files, which says nothing."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


def watched(browser: Browser, url: str, game: str, level: str, seconds: int) -> str:
    """A line for the frames of a round."""
    context = browser.new_context(viewport={"width": 360, "height": 640})
    context.add_init_script(f"localStorage.setItem('ceki.settings', '{json.dumps({'level': level})}')")
    what = json.dumps({"game": game, "seconds": seconds, "told": TOLD})
    context.add_init_script(WATCHED.replace("WHAT", what))
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
    with page.expect_console_message(lambda said: said.text.startswith(TOLD), timeout=4000 * seconds) as told:
        page.goto(url)
    laying, playing = own_tasks(json.loads(browser.stop_tracing())["traceEvents"])
    context.close()
    frames: list[tuple[float, str]] = json.loads(told.value.text.removeprefix(TOLD))
    name = f"{game}, {level} bots" if game else "nothing happens"
    others = [one for one, at in frames if at == "others"]
    waiting = f"; while others are in turn {figures(others)}" if others else ""
    return f"{name:24} frames {figures([one for one, _ in frames])}{waiting}; {told_of(laying, playing)}"


def own_tasks(events: list[dict[str, Any]]) -> tuple[list[float], list[float]]:
    """Milliseconds of the page's thread for each of its tasks: until the table is laid, and from then on."""
    marks = {event["name"].removeprefix(TOLD): event for event in events if event["name"].startswith(TOLD)}
    begin, laid, end = (marks[name]["ts"] for name in ("begin", "laid", "end"))
    thread = [event for event in events if (event["pid"], event["tid"]) == (marks["end"]["pid"], marks["end"]["tid"])]
    tasks = [event for event in thread if event["name"] == "ThreadControllerImpl::RunTask" and "tdur" in event]

    def between(first: float, last: float) -> list[float]:
        return [task["tdur"] / 1000 for task in tasks if first < task["ts"] + task["dur"] and task["ts"] < last]

    return between(begin, laid), between(laid, end)


def told_of(laying: Sequence[float], playing: Sequence[float]) -> str:
    """What is said of tasks."""
    before = f"tasks while the table is laid {figures(laying)}; " if laying else ""
    return f"{before}tasks of play {figures(playing)}"


def figures(times: Sequence[float]) -> str:
    """What is said of times in milliseconds."""
    ordered = sorted(times)
    late = [round(one) for one in ordered[::-1] if one > LONG]
    return (
        f"{len(ordered)}: median {ordered[len(ordered) // 2]:.1f}, 99 of 100 within "
        f"{ordered[int(0.99 * (len(ordered) - 1))]:.0f} ms, {len(late)} above {LONG} ms {late[:5] or ''}"
    )


def main(games: list[str]) -> None:
    """Writes a site, and watches tables of it."""
    print(f"load of the machine before: {os.getloadavg()[0]:.1f}, on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        found = site.write(Path(folder, "site"))
        names = sorted(Path(name).stem for name in found if name.startswith("games/") and name.endswith(".json"))
        server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}/site/"
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        print(watched(browser, url, "", "easy", SECONDS // 4), flush=True)
        for game in games or names[:1]:
            for level in ("strong", "easy"):
                print(watched(browser, url, game, level, SECONDS), flush=True)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main(games_asked("bench.page.frames", __doc__))
