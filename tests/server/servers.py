"""PostgreSQL, and Valkey or Redis, on loopback with temporary data, for the tests of several servers.

The programs are this machine's; where it has none, those of Debian's packages, unpacked without being installed. The
packages are kept in `.servers/` of the project.
"""

from __future__ import annotations

import atexit
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.processes import free_port

KEPT = Path(__file__).parents[2] / ".servers"
NEW_LISTS = ("-o", f"Dir::State::Lists={KEPT / 'lists'}", "-o", f"Dir::Cache={KEPT / 'apt'}")
NOT_NEEDED = re.compile(r"(?!postgresql|redis|valkey|caddy|nginx|prometheus|lib)|.*-common$|libllvm|libz3|.*perl")


class Missing(Exception):  # noqa: N818  what happened, not an error of ours
    """A program is neither here nor to be had; says what was tried."""


# ---------------------------------------------------------------- finding the programs


def found(names: list[str], folders: str, packages: list[str]) -> tuple[Path, dict[str, str]]:
    """The first of some programs: on PATH, in folders that fit a pattern, else from the first package that there is.

    Returns it and the environment that it needs. Raises `Missing`.
    """
    path = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *map(str, sorted(Path("/").glob(folders)))])
    for name in names:
        if here := shutil.which(name, path=path):
            return Path(here), {}
    tried = [f"{' and '.join(names)} on PATH and in /{folders}"]
    if sys.platform != "linux" or not shutil.which("apt-get"):
        raise Missing(f"tried {tried[0]}; there is no apt-get")
    KEPT.mkdir(exist_ok=True)
    for lists in ((), NEW_LISTS):
        for package in packages:
            try:
                root = unpacked(downloaded(package, lists))
                program = next(one for name in names for one in sorted(root.glob(f"**/*bin/{name}")))
            except (OSError, subprocess.SubprocessError, StopIteration) as error:
                said = getattr(error, "stderr", None) or f"{error} {names}"
                tried.append(f"apt-get download {package}: {' '.join(said.split())[-200:]}")
                continue
            libraries = os.pathsep.join(str(one) for one in root.glob("**/lib/*-linux-*") if one.is_dir())
            return program, {"LD_LIBRARY_PATH": libraries}
    raise Missing(f"tried {'; '.join(tried)}")


def downloaded(package: str, lists: tuple[str, ...]) -> list[Path]:
    """The archives of a package and of what it needs, by this machine's lists of packages or by new ones of our own."""
    if lists:
        for folder in ("lists/partial", "apt/archives/partial"):
            (KEPT / folder).mkdir(parents=True, exist_ok=True)
        apt(*lists, "update")
    wanted = lacking(package, *lists)
    if missing := [name for name in wanted if not any(KEPT.glob(f"{name}_*.deb"))]:
        with tempfile.TemporaryDirectory(dir=KEPT) as folder:
            apt(*lists, "download", *missing, cwd=folder)
            for archive in Path(folder).glob("*.deb"):
                archive.replace(KEPT / archive.name)
    return [next(KEPT.glob(f"{name}_*.deb")) for name in wanted]


def unpacked(archives: list[Path]) -> Path:
    """A folder with what is in some archives."""
    root = Path(tempfile.mkdtemp(prefix="ceki-servers-"))
    atexit.register(shutil.rmtree, root, ignore_errors=True)
    root.chmod(0o755)  # PostgreSQL is run by another user than root
    for archive in archives:
        subprocess.run(["dpkg", "-x", archive, root], check=True, capture_output=True, text=True, timeout=PATIENCE)
    return root


def lacking(package: str, *options: str) -> list[str]:
    """The packages that installing this one would add, but those that no program of ours reads."""
    plan = apt(*options, "--simulate", "--no-install-recommends", "install", package)
    return [name for name in re.findall(r"^Inst (\S+) \(", plan, re.M) if not NOT_NEEDED.match(name)]


def apt(*words: str, cwd: str | None = None) -> str:
    command = ["apt-get", "-qq", "-o", "APT::Sandbox::User=root", "-o", "Acquire::Retries=3", *words]
    if "--simulate" in words:
        command.remove("-qq")
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE, cwd=cwd)
    return done.stdout


def library(package: str, name: str) -> Path:
    """A library of a package of Debian, unpacked. Raises `Missing`."""
    KEPT.mkdir(exist_ok=True)
    for lists in ((), NEW_LISTS):
        try:
            return next(iter(sorted(unpacked(downloaded(package, lists)).glob(f"**/{name}"))))
        except (OSError, subprocess.SubprocessError, StopIteration):
            continue
    raise Missing(f"tried apt-get download {package}")


def needed(what: str, names: list[str], folders: str, packages: list[str]) -> tuple[Path, dict[str, str]]:
    """As `found`; what is not to be had fails the test, for a figure that was not measured is not a passed one."""
    try:
        return found(names, folders, packages)
    except Missing as missing:
        pytest.fail(f"not run: {what} missing ({missing})", pytrace=False)


# ---------------------------------------------------------------- running them


class Service:
    """A program on a port of loopback, with data in a folder of its own; it can be stopped and begun again."""

    at_once: int = signal.SIGTERM  # ends it, with all its connections

    def __init__(self, programs: Path, environment: dict[str, str]) -> None:
        self.programs, self.port = programs, free_port()
        self.folder = tempfile.mkdtemp(prefix="ceki-data-")
        self.run_as: dict[str, Any] = {"cwd": self.folder, "env": os.environ | environment}
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def ready(self) -> bool:
        raise NotImplementedError

    def begin(self) -> None:
        """Starts it, and waits until it serves."""
        with open(f"{self.folder}/log", "ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, **self.run_as)
        began = time.monotonic()
        while not self.ready():
            said = Path(self.folder, "log").read_text(errors="replace")[-500:]
            assert self.process.poll() is None, f"it ended at once: {said}"
            assert time.monotonic() - began < 60, f"it did not begin: {said}"
            time.sleep(0.05)

    def end(self, how: int = signal.SIGTERM) -> None:
        """Ends it."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(60)

    def wake(self) -> None:
        """Lets it go on, if it was stopped."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)

    def remove(self) -> None:
        """Ends it with its data."""
        if self.process is not None and self.process.poll() is None:
            self.end(self.at_once)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """PostgreSQL; it does not run as root, so it is somebody else's then."""

    at_once = signal.SIGQUIT

    def __init__(self) -> None:
        initdb, environment = needed("postgresql", ["initdb"], "usr/lib/postgresql/*/bin", ["postgresql"])
        super().__init__(initdb.resolve().parent, environment)
        self.databases = 0
        if os.getuid() == 0:
            user = next(one for one in pwd.getpwall() if one.pw_name in ("postgres", "nobody"))
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.run_as |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.tool("initdb", "-D", f"{self.folder}/data", "-U", "ceki", "-A", "trust", "-E", "UTF8", "--locale=C")

    def tool(self, name: str, *words: str) -> None:
        """Runs one of its programs."""
        command = [str(self.programs / name), *words]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, **self.run_as)
        assert done.returncode == 0, f"{name}: {done.stderr[-500:]}"

    def command(self) -> list[str]:
        here = ["-p", str(self.port), "-h", "127.0.0.1", "-c", "unix_socket_directories="]
        return [str(self.programs / "postgres"), "-D", f"{self.folder}/data", *here]

    def ready(self) -> bool:
        ask = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ask, check=False, timeout=PATIENCE, **self.run_as).returncode == 0

    def database(self) -> str:
        """The URL of a new, empty database."""
        self.databases += 1
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "ceki"]
        self.tool("createdb", *where, f"ceki{self.databases}")
        return f"postgresql://ceki@127.0.0.1:{self.port}/ceki{self.databases}"


class Valkey(Service):
    """Valkey or Redis."""

    at_once = signal.SIGKILL  # also while it is stopped

    def __init__(self) -> None:
        packages = ["valkey-server", "redis-server"]
        program, environment = needed("valkey or redis", ["valkey-server", "redis-server"], "opt/*/bin", packages)
        super().__init__(program.parent, environment)
        self.program = program
        self.url = f"valkey://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        return [str(self.program), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", self.folder]

    def ready(self) -> bool:
        try:
            return self.ask("PING").startswith("+PONG")
        except OSError:
            return False

    def ask(self, command: str) -> str:
        """The answer to a command, as it comes over the wire."""
        with socket.create_connection(("127.0.0.1", self.port), 5) as one:
            one.sendall(f"{command}\r\n".encode())
            return one.recv(4096).decode()

    def listeners(self, channel: str = "ceki") -> int:
        """How many servers listen to the hints of a channel; without a table's, to any."""
        return int(self.ask(f"PUBSUB NUMSUB {channel}").split(":")[-1])
