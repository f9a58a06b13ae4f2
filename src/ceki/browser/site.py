"""The page as a site of files, for any host of files and under any path: a server's answers are written beforehand."""

from __future__ import annotations

import hashlib
import json
from functools import partial
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from ceki import __version__
from ceki.play.rulebook.how_to_play import ENGLISH
from ceki.server.http.policy import POLICY_OF_A_FILE
from ceki.server.protocol import games
from ceki.server.protocol.errors import Refused
from ceki.server.settings import STATIC

BUILT: Final = Path(__file__).parent / "built"
MARK: Final = "site.json"  # names every other file of a site: what it names may be written over
SERVED: Final = '<meta name="ceki" content="server" />'
FIRST: Final = '<meta charset="utf-8" />'
NOT_SHOWN: Final = ("sources.sha256",)  # of the built page
WORKER: Final = "sw.js"
NOT_KEPT: Final = (WORKER, MARK, "third-party-licenses.md")  # of a site, on the devices that open it
LATER: Final = (
    "games/",
    "api/rules/",
    "api/how-to-play/",
    "icons/",
    "assets/faces-contrast",
)  # kept once the page stands


def write(folder: Path, static: Path = STATIC, built: Path = BUILT) -> dict[str, bytes]:
    """Writes the site, whole or not at all, over one that stands there. Returns its files.

    Raises `ValueError` in one sentence for a folder with anything else in it, and where the page is not built.
    """
    folder = folder.resolve()
    found = files(static, built)
    _refuse_others(folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as beside:
        new, old = Path(beside, "new"), Path(beside, "old")
        for name, content in found.items():
            (new / name).parent.mkdir(parents=True, exist_ok=True)
            (new / name).write_bytes(content)
        if folder.exists():
            folder.rename(old)
        try:
            new.rename(folder)
        except OSError:
            if old.exists():
                old.rename(folder)
            raise
    return found


def files(static: Path = STATIC, built: Path = BUILT) -> dict[str, bytes]:
    """The files of the site, by path. Raises `ValueError` where the page is not built."""
    page = static / "index.html"
    if not page.is_file() or not (static / WORKER).is_file():
        raise ValueError(f"the page is not built: {page} is missing; `make site` builds it")
    found = {path.relative_to(static).as_posix(): path.read_bytes() for path in _below(static)}
    for name in NOT_SHOWN:
        found.pop(name, None)
    rules = {path.name: path.read_bytes() for path in _below(built) if path.suffix == ".wasm"}
    catalogue, data = _catalogue(built, rules)
    found |= {f"games/{name}": content for name, content in (rules | data).items()}
    found |= {"api/catalogue.json": _json(catalogue)} | _pages(catalogue)
    found["index.html"] = page_of_files(page.read_text(encoding="utf-8"), plays=bool(rules)).encode()
    found[WORKER] = _named(found) + found[WORKER]
    found[MARK] = _json({"ceki": __version__, "files": {name: digest(found[name]) for name in sorted(found)}})
    return found


def left_out(found: dict[str, bytes]) -> list[str]:
    """The games that a site leaves out, for they have no compiled rules."""
    shown = {game["id"] for game in json.loads(found["api/catalogue.json"])["games"]}
    return [game["id"] for game in games.whole_catalogue()["games"] if game["id"] not in shown]


def _below(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _catalogue(built: Path, rules: dict[str, bytes]) -> tuple[dict[str, Any], dict[str, bytes]]:
    """The catalogue, and the data of its games by file name; of all games, or of those that can be played here."""
    whole = games.whole_catalogue()
    if not rules:
        return whole, {}
    data = {game["id"]: built / f"{game['id']}.json" for game in whole["games"]}
    kept = {path.name: path.read_bytes() for path in data.values() if path.is_file() and _rules_of(path) in rules}
    return {**whole, "games": [game for game in whole["games"] if data[game["id"]].name in kept]}, kept


def _rules_of(data: Path) -> str:
    """The file of compiled rules that the data of a game names: a form of a game has its parent's."""
    return str(json.loads(data.read_bytes())["engine"]["rules"])


def _pages(catalogue: dict[str, Any]) -> dict[str, bytes]:
    found = {}
    for game in catalogue["games"]:
        for at, page in (("rules", games.rule_page), (f"how-to-play/{ENGLISH}", partial(games.how_page, ENGLISH))):
            try:
                found[f"api/{at}/{game['id']}.json"] = _json(page(game["id"]))
            except Refused:  # a game of one's own may have no page
                continue
    return found


def page_of_files(page: str, plays: bool) -> str:
    """The page, told that no server stands behind it and whether it can play, with its policy in itself."""
    if SERVED not in page or FIRST not in page:
        raise ValueError("the built page is not of this version; `make site` builds it")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{escape(POLICY_OF_A_FILE)}" />'
    page = page.replace(FIRST, f'{FIRST}\n    {policy}\n    <meta name="referrer" content="no-referrer" />')
    return page.replace(SERVED, SERVED.replace("server", "device" if plays else "files"))


def _named(found: dict[str, bytes]) -> bytes:
    """What the service worker reads first: the files of the site, and those without which the page does not begin."""
    kept = {name: digest(found[name]) for name in sorted(found) if name not in NOT_KEPT}
    first = [name for name in kept if not name.startswith(LATER)]
    return b"self.FILES=" + _json(kept) + b";self.FIRST=" + _json(first) + b";\n"


def digest(content: bytes) -> str:
    """What a file is known by."""
    return hashlib.sha256(content).hexdigest()


def _json(answer: Any) -> bytes:
    """An answer as a server sends it."""
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode()


def _refuse_others(folder: Path) -> None:
    if not folder.exists():
        return
    if not folder.is_dir():
        raise ValueError(f"{folder} is a file; the site needs a folder")
    held = [path for path in folder.rglob("*") if path.is_symlink() or not path.is_dir()]
    there = {path.relative_to(folder).as_posix() for path in held}
    others = sorted(there - _written_before(folder))
    if others:
        raise ValueError(
            f"{folder} holds what `ceki site` did not write, such as {others[0]}; name an empty or a new folder"
        )


def _written_before(folder: Path) -> set[str]:
    """The files that a site in this folder names as its own."""
    try:
        named = json.loads((folder / MARK).read_bytes())["files"]
        return {*named, MARK}
    except (OSError, ValueError, KeyError, TypeError):
        return set()
