"""The page as a site of files, for any host of files and under any path: a server's answers are written beforehand."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterable
from functools import partial
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from ceki import __version__
from ceki.browser.lost import lost_page
from ceki.browser.ready import FOLDER, NONE, Prints
from ceki.engine.errors import NotAllowed
from ceki.engine.wasm.export import RESEARCH, SCORE
from ceki.locales.language import languages
from ceki.server.http import kept_files
from ceki.server.http import page as addresses
from ceki.server.http.kept_files import as_json
from ceki.server.http.policy import POLICY_OF_A_FILE
from ceki.server.http.printing import offered
from ceki.server.protocol import games
from ceki.server.protocol.errors import Refused
from ceki.server.settings import STATIC

BUILT: Final = Path(__file__).parent / "built"
MARK: Final = "site.json"  # names every other file of a site: what it names may be written over
SERVED: Final = '<meta name="ceki" content="server" />'
FIRST: Final = '<meta charset="utf-8" />'
NOT_SHOWN: Final = ("sources.sha256", "push.js")  # of the built page: who built it, and what a server alone sends
PAGE: Final = "index.html"
WORKER: Final = "sw.js"
PRINTS: Final = "api/print.json"  # what is ready to be printed
LAST: Final = (PAGE, WORKER, MARK)  # of what is replaced
BESIDE: Final = ".ceki-site-"  # begins the name of a folder that stands only while files are written
LOST: Final = "404.html"  # what a host shows where it has nothing
NOT_KEPT: Final = (WORKER, MARK, LOST, FOLDER, "third-party-licenses.md")  # of a site, on the devices that open it


def write(folder: Path, static: Path = STATIC, built: Path = BUILT, prints: Prints = NONE) -> dict[str, bytes]:
    """Writes the site, over one that stands there, with PDFs that were made for it. Returns its files.

    The folder stays, so that it may be where somebody stands, or what a host serves or mounts. Everything is written
    beside the old site before a file of it is replaced; the page and what names its files are replaced last.
    Raises `ValueError` in one sentence for a folder with anything else in it, and where the page is not built.
    """
    folder = folder.resolve()
    found = files(static, built, prints)
    before = _others_refused(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=BESIDE, dir=folder) as beside:
        for name, content in found.items():
            Path(beside, name).parent.mkdir(parents=True, exist_ok=True)
            Path(beside, name).write_bytes(content)
        (folder / MARK).write_bytes(_mark(before | found.keys()))  # should it be interrupted, the next time mends it
        for name in sorted(found, key=lambda name: (name in LAST, name == MARK)):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            Path(beside, name).replace(folder / name)
    for name in before - found.keys():
        (folder / name).unlink(missing_ok=True)
    for name in sorted(before - found.keys(), reverse=True):
        _emptied(folder, (folder / name).parent)
    return found


def _emptied(folder: Path, inner: Path) -> None:
    """Removes a folder that only files of an older site stood in, and those around it; no other empty folder."""
    while inner != folder and inner.is_dir() and not any(inner.iterdir()):
        inner.rmdir()
        inner = inner.parent


def files(static: Path = STATIC, built: Path = BUILT, prints: Prints = NONE) -> dict[str, bytes]:
    """The files of the site, by path. Raises `ValueError` where the page is not built."""
    page = static / PAGE
    if not page.is_file() or not (static / WORKER).is_file():
        raise NotAllowed("page-missing", page=page)
    found = {path.relative_to(static).as_posix(): path.read_bytes() for path in _below(static)}
    for name in NOT_SHOWN:
        found.pop(name, None)
    rules = {
        path.name: path.read_bytes()
        for path in _below(built)
        if path.suffix == ".wasm" and RESEARCH not in path.suffixes
    }
    catalogue, data = _catalogue(built, rules)
    found |= {f"games/{name}": content for name, content in (rules | data).items()}
    found |= {"api/games.json": as_json(_list(catalogue)), PRINTS: as_json(offered(False, prints.told).model_dump())}
    found |= prints.files
    found |= _pages(catalogue)
    found |= _addresses(page_of_files(page.read_text(encoding="utf-8"), plays=bool(rules)), catalogue["games"])
    found[WORKER] = _named(found) + found[WORKER]
    found[MARK] = _mark(found)
    return found


def left_out(found: dict[str, bytes]) -> list[str]:
    """The games that a site leaves out, for they have no compiled rules."""
    shown = {game["id"] for game in json.loads(found["api/games.json"])["games"]}
    return [game["id"] for game in games.whole_catalogue()["games"] if game["id"] not in shown]


def _mark(names: Iterable[str]) -> bytes:
    return as_json({"ceki": __version__, "files": sorted(set(names) - {MARK})})


def _below(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _catalogue(built: Path, rules: dict[str, bytes]) -> tuple[dict[str, Any], dict[str, bytes]]:
    """The catalogue, and the data of its games by file name; of all games, or of those that can be played here."""
    whole = games.whole_catalogue()
    if not rules:
        return whole, {}
    data = {game["id"]: built / f"{game['id']}.json" for game in whole["games"]}
    kept = {path.name: path.read_bytes() for path in data.values() if path.is_file() and _rules_of(path) in rules}
    for name in [*kept]:
        scored = built / name.replace(".json", f"{SCORE}.json")
        if scored.is_file() and _rules_of(scored) in rules:
            kept[scored.name] = scored.read_bytes()
    return {**whole, "games": [game for game in whole["games"] if data[game["id"]].name in kept]}, kept


def _rules_of(data: Path) -> str:
    """The file of compiled rules that the data of a game names: a form of a game has its parent's."""
    return str(json.loads(data.read_bytes())["engine"]["rules"])


def _list(catalogue: dict[str, Any]) -> dict[str, Any]:
    return {**catalogue, "games": [games.summary(game) for game in catalogue["games"]]}


def _pages(catalogue: dict[str, Any]) -> dict[str, bytes]:
    found = {f"api/games/{game['id']}.json": as_json(game) for game in catalogue["games"]}
    pages: dict[str, Callable[[str], Any]] = {"rules": games.rule_page}
    pages |= {f"how-to-play/{code}": partial(games.how_page, code) for code in languages()}
    for game in catalogue["games"]:
        for at, page in pages.items():
            try:
                found[f"api/{at}/{game['id']}.json"] = as_json(page(game["id"]))
            except Refused:  # a game of one's own may have no page
                continue
    return found


def _addresses(page: str, games: list[dict[str, Any]]) -> dict[str, bytes]:
    """The page at every address that is known beforehand, and what leads to it from any other."""
    found = {PAGE: addresses.previewed(page, "", games).encode(), LOST: lost_page().encode()}
    for shown in addresses.pages([game["id"] for game in games]):
        top = "../" * (shown.count("/") + 1)
        found[f"{shown}/{PAGE}"] = addresses.previewed(addresses.placed(page, top), shown, games).encode()
    return found


def page_of_files(page: str, plays: bool) -> str:
    """The page, told that no server stands behind it and whether it can play, with its policy in itself."""
    if SERVED not in page or FIRST not in page:
        raise NotAllowed("page-version")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{escape(POLICY_OF_A_FILE)}" />'
    page = page.replace(FIRST, f'{FIRST}\n    {policy}\n    <meta name="referrer" content="no-referrer" />')
    return page.replace(SERVED, SERVED.replace("server", "device" if plays else "files"))


def _named(found: dict[str, bytes]) -> bytes:
    """What the service worker reads first: the page of every address is made of the one."""
    kept = [name for name in found if not name.startswith(NOT_KEPT) and not name.endswith(f"/{PAGE}")]
    return kept_files.named({name: kept_files.digest(found[name]) for name in kept})


def _others_refused(folder: Path) -> set[str]:
    """The files of the site that stands there."""
    for path in (folder, *folder.parents):
        if path.exists() and not path.is_dir():
            raise NotAllowed("site-file", given=path)
    for left in folder.glob(f"{BESIDE}*"):  # of a time that was interrupted
        shutil.rmtree(left)
    held = [path for path in folder.rglob("*") if path.is_symlink() or not path.is_dir()]
    there = {path.relative_to(folder).as_posix() for path in held}
    others = sorted(there - _written_before(folder))
    if others:
        raise NotAllowed("site-other", folder=folder, given=others[0])
    return there


def _written_before(folder: Path) -> set[str]:
    """The files that a site in this folder names as its own."""
    try:
        named = json.loads((folder / MARK).read_bytes())["files"]
        return {*named, MARK}
    except (OSError, ValueError, KeyError, TypeError):
        return set()
