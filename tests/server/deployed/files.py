"""What the files in deploy/ say, and servers that are begun as they say."""

from __future__ import annotations

import re
import shlex
import shutil
import ssl
import sys
import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import httpx
import yaml
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.processes import free_port
from tests.server.servers import Postgres, Service, Valkey, needed

ROOT: Final = Path(__file__).parents[3]
DEPLOY: Final = ROOT / "deploy"
PROGRAM: Final = "/opt/ceki/bin/ceki"  # where the image and the unit have it
PLACE: Final = re.compile(r"\$\{(\w+)(?::[?-][^}]*)?\}")


class Image:
    """What the Containerfile says of the image that is made last: its environment, its user, and what it runs."""

    def __init__(self) -> None:
        text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
        last = text[text.rindex("FROM ") :]
        self.lines = [line.split(" ", 1) for line in last.splitlines() if line[:1].isupper()]
        self.environment = dict(word.split("=", 1) for word in self.of("ENV").split())
        self.command = [*yaml.safe_load(self.of("ENTRYPOINT")), *yaml.safe_load(self.of("CMD"))]
        self.user = self.of("USER")
        self.check = yaml.safe_load(self.of("HEALTHCHECK").partition("CMD ")[2])

    def of(self, word: str) -> str:
        """The only line that begins with a word, without it."""
        (found,) = [rest for first, rest in self.lines if first == word]
        return found


class Begun(Service):
    """Something that a file runs, with its environment, on a port of loopback."""

    def __init__(self, words: list[str], environment: Mapping[str, str], path: str = "/readyz") -> None:
        super().__init__(Path(), {"PYTHONWARNINGS": "", **environment})
        self.run_as["env"].pop("CEKI_GAMES", None)
        self.words, self.url = words, f"http://127.0.0.1:{self.port}{path}"

    def command(self) -> list[str]:
        """The words of the file, with the program of this checkout."""
        words = self.words[1:] if self.words[0] == PROGRAM else self.words
        return [sys.executable, "-m", "ceki", *words] if self.words[0] == PROGRAM else words

    def ready(self) -> bool:
        try:
            return httpx.get(self.url, timeout=4).status_code == 200
        except httpx.HTTPError:
            return False


class Caddy(Service):
    """Caddy with the Caddyfile; its own authority signs for localhost, and the file `authority` has its certificate."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self.program, more = needed("caddy", ["caddy"], "opt/*/bin", ["caddy"])
        data = tempfile.mkdtemp(prefix="ceki-caddy-")
        super().__init__(self.program.parent, {**more, **environment, "XDG_DATA_HOME": data, "XDG_CONFIG_HOME": data})
        self.data = Path(data)
        self.run_as["env"] |= {
            "CEKI_SITE": f"localhost:{self.port}",
            "CEKI_HTTPS": str(self.port),
            "CEKI_HTTP": str(free_port()),
        }
        self.authority = self.data / "caddy/pki/authorities/local/root.crt"
        self.site = f"https://localhost:{self.port}"

    def command(self) -> list[str]:
        return [str(self.program), "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]

    def ready(self) -> bool:
        return self.authority.is_file() and answers(self.site, self.authority)

    def remove(self) -> None:
        super().remove()
        shutil.rmtree(self.data, ignore_errors=True)


class Nginx(Service):
    """nginx with nginx.conf, in which only places of this machine are put for those of an operator's."""

    def __init__(self, server: int) -> None:
        self.program, more = needed("nginx", ["nginx"], "opt/*/sbin", ["nginx"])
        super().__init__(self.program.parent, more)
        self.authority = Path(self.folder, "certificate.pem")
        self.site = f"https://localhost:{self.port}"
        certify(self.authority, Path(self.folder, "key.pem"))
        text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        for theirs, ours in (
            ("server 127.0.0.1:8000", f"server 127.0.0.1:{server}"),
            ("listen 443", f"listen 127.0.0.1:{self.port}"),
            ("server_name cards.example", "server_name localhost"),
            ("/etc/letsencrypt/live/cards.example/fullchain.pem", str(self.authority)),
            ("/etc/letsencrypt/live/cards.example/privkey.pem", f"{self.folder}/key.pem"),
        ):
            assert text.count(theirs) == 1, theirs
            text = text.replace(theirs, ours)
        whole = f"daemon off; pid {self.folder}/pid; error_log stderr; events {{}} http {{ access_log off; "
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        whole += " ".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in kinds)
        Path(self.folder, "whole.conf").write_text(f"{whole}\n{text}\n}}", encoding="utf-8")

    def command(self) -> list[str]:
        return [str(self.program), "-p", self.folder, "-c", f"{self.folder}/whole.conf", "-e", "stderr"]

    def ready(self) -> bool:
        return answers(self.site, self.authority)


def certify(certificate: Path, key: Path) -> None:
    """Writes a key and a certificate for localhost that it signs itself."""
    own = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder(name, name, own.public_key(), x509.random_serial_number(), now, now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(own, hashes.SHA256())
    )
    certificate.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    key.write_bytes(own.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))


def answers(site: str, authority: Path) -> bool:
    """Whether a site over TLS says that it is ready."""
    try:
        trusted = ssl.create_default_context(cafile=str(authority))
        return httpx.get(f"{site}/readyz", verify=trusted, timeout=4).status_code == 200
    except (httpx.HTTPError, OSError):
        return False


class Composed:
    """All services of compose.yaml as processes: what a container would reach by name it reaches on loopback."""

    def __init__(self) -> None:
        self.file: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
        image, services = Image(), self.file["services"]
        self.database, self.bus = Postgres(), Valkey()
        self.database.begin()
        self.bus.begin()
        user = services["database"]["environment"]["POSTGRES_USER"]
        self.database.tool(
            "createdb", "-h", "127.0.0.1", "-p", str(self.database.port), "-U", user, user
        )  # as the image of PostgreSQL does
        self.caddy = Caddy({})
        self.places = {"database": f"127.0.0.1:{self.database.port}", "bus:6379": f"127.0.0.1:{self.bus.port}"}
        self.servers = []
        for name in ("one", "two"):
            begun = Begun(image.command, {})
            environment = image.environment | self.placed(services[name]["environment"])
            data = f"{begun.folder}/data"  # the volume
            here = {"CEKI_HOST": "127.0.0.1", "CEKI_PORT": str(begun.port), "XDG_DATA_HOME": data, "CEKI_CACHE": data}
            here["CEKI_METRICS"] = f"127.0.0.1:{free_port()}"
            assert set(here) <= set(environment), "only what the files name differs here"
            begun.run_as["env"] |= environment | here
            self.places[f"{name}:8000"] = f"127.0.0.1:{begun.port}"
            self.servers.append(begun)
        self.caddy.run_as["env"] |= self.placed(services["caddy"]["environment"])

    def placed(self, environment: Mapping[str, str]) -> dict[str, str]:
        """The environment of a service, with the name of the site and places on this machine."""
        found = {name: PLACE.sub(self.chosen, value) for name, value in environment.items()}
        for name, place in self.places.items():
            found = {key: re.sub(rf"\b{re.escape(name)}\b(?!_)", place, value) for key, value in found.items()}
        return found

    def chosen(self, place: re.Match[str]) -> str:
        assert place[1] == "CEKI_SITE", "an operator chooses the name of the site alone"
        return f"localhost:{self.caddy.port}"

    def begin(self) -> None:
        for one in (*self.servers, self.caddy):
            one.begin()

    def remove(self) -> None:
        for one in (self.caddy, *self.servers, self.bus, self.database):
            one.remove()


def unit(name: str) -> dict[str, list[str]]:
    """The keys of a unit of systemd, each with its values."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


def words_of(environment: str) -> dict[str, str]:
    """An `Environment=` of a unit."""
    return dict(word.split("=", 1) for word in shlex.split(environment))
