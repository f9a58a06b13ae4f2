"""What a screen reader has of a page: Chromium's tree of accessibility, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import CDPSession, Error, Page

from tests.web.player import WAIT

GONE: Final = ("Element is not focusable", "Node with given id does not belong to the document", "No node")
SHOWN: Final = "new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"
WATCHED: Final = """() => { window.changed = () => {}; new MutationObserver(() => window.changed()).observe(
  document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true }) }"""
READ: Final = "() => { window.change = new Promise((then) => { window.changed = then }) }"
CHANGE: Final = """(wait) => Promise.race([window.change,
  new Promise((then, fail) => setTimeout(() => fail(new Error("the page does not change")), wait))])"""
ACTED_ON: Final = {"button", "link"}


@dataclass(frozen=True)
class Node:
    """A node that is told: its role, name and description, its states, and where it stands."""

    id: str
    role: str
    name: str
    description: str
    states: dict[str, Any]
    inside: tuple[str, ...]  # the nodes around it, the nearest first
    element: int

    @property
    def live(self) -> bool:
        """Whether what changes in it is read aloud by itself."""
        return self.states.get("live") in ("polite", "assertive")

    @property
    def enabled(self) -> bool:
        """Whether it can be acted on, and has not been chosen already."""
        return self.role in ACTED_ON and not self.states.get("disabled") and self.states.get("pressed") != "true"


class Heard:
    """The tree of a page, read anew at each call."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")
        page.evaluate(WATCHED)

    def nodes(self) -> list[Node]:
        """Every node that is not ignored, in the order in which it is read."""
        self.page.evaluate(READ)
        found = self.session.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {one["nodeId"]: one for one in found}
        return [node_of(one, by_id) for one in found if not one["ignored"] and "backendDOMNodeId" in one]

    def change(self) -> None:
        """Waits until the page is not as it was when it was read last."""
        self.page.evaluate(CHANGE, WAIT)

    def text(self, of: Node, among: list[Node]) -> str:
        """What is read of a node: the texts inside it."""
        return " ".join(one.name for one in among if one.role == "StaticText" and of.id in one.inside).strip()

    def press(self, node: Node) -> bool:
        """Sets the focus on a node, and presses Enter there; whether it is still there to be pressed."""
        try:
            self.session.send("DOM.focus", {"backendNodeId": node.element})
        except Error as error:
            if not any(gone in error.message for gone in GONE):
                raise
            return False
        self.page.keyboard.press("Enter")
        self.page.evaluate(SHOWN)  # else a button that is about to go could be read, and pressed, again
        return True


def node_of(one: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Node:
    """A node as it is told."""
    inside, at = [], one.get("parentId")
    while at is not None:
        inside.append(at)
        at = by_id[at].get("parentId")
    states = {found["name"]: found["value"].get("value") for found in one.get("properties", ())}
    said = {key: str(one.get(key, {}).get("value", "")) for key in ("role", "name", "description")}
    return Node(one["nodeId"], **said, states=states, inside=tuple(inside), element=one["backendDOMNodeId"])
