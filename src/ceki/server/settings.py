"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

STATIC: Final = Path(__file__).parent / "static"
GAMES: Final = Path(__file__).parents[1] / "browser" / "built"  # the rules for browsers, and the data beside them
LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")
OF_A_NETWORK: Final = (".local", ".lan", ".home", ".internal", ".home.arpa")  # endings that nobody can register


@dataclass(frozen=True)
class Settings:
    """`pause` is how long a move of a bot, or one that is the only one, waits; `poll` how often the database is read
    for what other servers wrote; both in seconds."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    bus: str | None = None
    metrics: str | None = None  # HOST:PORT of the counts; nowhere else are they served
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()  # whose X-Forwarded-For is believed
    trusted: tuple[str, ...] = ()  # networks whose callers are not limited each
    title: str = ""  # of the site, beside that of the program
    contact: str = ""  # of who runs it: an address of mail or a page
    imprint: str = ""  # who runs it, as the law of some countries asks
    languages: tuple[str, ...] = ()  # that the page offers; without any, all
    pause: float = 0.8
    poll: float = 0.5
    tick: float = 0.25
    seed_seconds: float = 2.0  # that the first deal of a full table waits for seeds of people
    absent_seconds: float = 30.0  # until a bot plays for one who is not there, at a table without a clock
    idle_seconds: float = 300.0  # until a table that nobody is at leaves memory
    keep_days: float = 7.0  # until such a table is closed
    log_days: float = 365.0  # until a closed table is forgotten, where nobody starred it
    tables_of_one: int = 20  # open tables made from one address,
    seats_of_one: int = 1  # and seats taken from one at a table of strangers
    bytes_of_one: int = 8_000_000  # that one address may have written in a day; moves only, of the last quarter
    tables: int = 100_000  # open tables in all
    bot_workers: int = 1  # threads for the bots that look ahead; with none, the greedy bot plays for them
    static: Path = field(default=STATIC)
    games: Path = field(default=GAMES)
    own_games: Path | None = None  # a folder to which more games may come while the server runs

    def allows(self, origin: str, host: str) -> bool:
        """Whether a page of this origin may speak to us: listed, our own, or ours by figures or a name of this network.

        A public name that only points here is not ours: another's page could bear it.
        """
        if origin in self.origins:
            return True
        try:
            parts = urlsplit(origin)
            if parts.scheme not in ("http", "https") or origin != f"{parts.scheme}://{parts.netloc}":
                return False
            if parts.netloc in {f"{name}:{self.port}" for name in (*LOCAL, self.host)}:
                return True
            return parts.netloc == host and _is_of_a_network(parts.hostname or "")
        except ValueError:
            return False


def _is_of_a_network(name: str) -> bool:
    """Whether only somebody in the same network can give a machine this name: it is an address in figures, has no dot,
    or an ending that is kept for such networks [RFC 6762, RFC 8375]."""
    try:
        ip_address(name)
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(OF_A_NETWORK))
    return True


def data_folder() -> Path:
    """Where a user's data lies by default."""
    home = os.environ.get("XDG_DATA_HOME")
    if home and Path(home).is_absolute():
        return Path(home) / "ceki"
    if os.name == "nt" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"]) / "ceki"
    return Path.home() / ".local" / "share" / "ceki"
