"""Names that are written from the right turn no sentence round: money stands where the sentence has it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.score.keeper import ScoreKeeper

# in a page: of each text with such a name and a number after it, whether the number is drawn after the name too
ORDER = r"""() => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const said = /([\u0600-\u06ff]+)[^\u0600-\u06ffA-Za-z]*?([+\-−]?\d+)/.exec(node.nodeValue);
    if (!said) continue;
    const box = (text, from) => {
      const range = document.createRange();
      const at = node.nodeValue.indexOf(text, from);
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      return range.getBoundingClientRect();
    };
    const [name, number] = [box(said[1], 0), box(said[2], said.index + said[1].length)];
    found.push([node.nodeValue.trim(), name.top !== number.top || number.left > name.left]);
  }
  return found;
}"""


def test_sums_and_sentences_with_jawi_names_keep_their_order(player: Callable[..., Player], tmp_path: Path) -> None:
    file = tmp_path / "jawi.json"
    told = ["tricks=3 2 0"]
    score = ["score", "sakopong", "--players", "3", "--names", "سيتي,نور,Ani", "--file", str(file)]
    subprocess.run([sys.executable, "-m", "ceki", *score, *told], check=True, capture_output=True)
    me = player()
    ScoreKeeper(me).open(file.read_text(encoding="utf-8"))
    expect(me.page.locator("main")).to_contain_text("سيتي")
    me.still()
    drawn = me.page.evaluate(ORDER)
    assert drawn, "no sentence has a name and a number"
    assert [text for text, right in drawn if not right] == []
