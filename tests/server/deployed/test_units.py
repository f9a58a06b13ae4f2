"""The image, the units of systemd, ceki.toml and nginx.conf: what they run serves, and asks for no more rights. The
environment of conda has what the package asks for."""

from __future__ import annotations

import json
import os
import ssl
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.server.deployed.files import DEPLOY, PROGRAM, ROOT, Begun, Image, Nginx, unit, words_of
from tests.server.processes import free_port
from tests.server.servers import needed


def served(words: list[str], environment: dict[str, str], **here: str) -> Begun:
    """A server that is begun with the words and the environment of a file; `here`: what differs on this machine."""
    found = Begun(words, {})
    here = {"CEKI_PORT": str(found.port), "CEKI_HOST": "127.0.0.1", "CEKI_CACHE": found.folder} | here
    found.run_as["env"] |= environment | here
    found.begin()
    return found


@pytest.fixture
def unit_server(tmp_path: Path) -> Iterator[Begun]:
    """What ceki.service runs, with ceki.toml."""
    service = unit("ceki.service")
    words = service["ExecStart"][0].split()
    words[words.index("/etc/ceki/ceki.toml")] = str(DEPLOY / "ceki.toml")
    counts = f"127.0.0.1:{free_port()}"
    found = served(words, words_of(service["Environment"][0]), CEKI_DATA=str(tmp_path), CEKI_METRICS=counts)
    yield found
    found.remove()


def test_the_image_serves_as_nobody_and_writes_to_its_volume_alone(tmp_path: Path) -> None:
    image = Image()
    assert image.user == "10001:10001"
    assert [image.of("VOLUME")] == [image.environment["XDG_DATA_HOME"]]
    assert image.of("EXPOSE") == image.environment["CEKI_PORT"]
    server = served(image.command, image.environment, XDG_DATA_HOME=str(tmp_path))
    try:
        assert [path.name for path in tmp_path.iterdir()] == ["ceki"]
        program, flag, text = image.check
        assert program == "/opt/ceki/bin/python"
        healthy = [flag, text.replace(":8000/", f":{server.port}/")]
        assert subprocess.run([sys.executable, *healthy], timeout=PATIENCE, check=False).returncode == 0
        server.end()
        assert subprocess.run([sys.executable, *healthy], timeout=PATIENCE, check=False, capture_output=True).returncode
    finally:
        server.remove()


def test_the_image_installs_locked_versions_of_what_a_server_needs() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert "pip install --no-cache-dir --require-hashes -r /tmp/requirements-serve.lock" in text
    locked = (ROOT / "requirements-serve.lock").read_text(encoding="utf-8")
    for needs in ("uvloop", "asyncpg", "valkey", "py-vapid", "uvicorn", "wasmtime"):
        assert f"\n{needs}==" in f"\n{locked}"
    assert "\nllvmlite==" not in locked, "nothing is compiled on a server"


def test_the_quadlet_runs_the_image_of_compose_with_its_volume() -> None:
    quadlet, image = unit("ceki.container"), Image()
    assert quadlet["Image"][0] in (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert quadlet["Volume"] == [f"ceki.volume:{image.of('VOLUME')}"]
    assert quadlet["PublishPort"][0].endswith(f":{image.of('EXPOSE')}")


def test_the_unit_of_systemd_is_valid(tmp_path: Path) -> None:
    systemd, environment = needed("systemd-analyze", ["systemd-analyze"], "lib/systemd", ["systemd"])
    copy = tmp_path / "ceki.service"
    text = (DEPLOY / "ceki.service").read_text(encoding="utf-8")
    copy.write_text(text.replace(PROGRAM, "/bin/true"), encoding="utf-8")  # which need not be installed here
    words = [systemd, "verify", "--recursive-errors=no", "--man=no", copy]
    done = subprocess.run(
        words, env=os.environ | environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_what_the_unit_runs_is_well_behind_nginx(unit_server: Begun) -> None:
    nginx = Nginx(unit_server.port)
    try:
        nginx.begin()
        trusted = ssl.create_default_context(cafile=str(nginx.authority))
        headers = {"X-Ceki": "1", "Origin": "https://cards.example"}
        with httpx.Client(base_url=nginx.site, verify=trusted, headers=headers, timeout=PATIENCE) as guest:
            assert "ceki" in guest.get("/").text
            made = guest.post("/api/tables", json={"game": "chabut", "bots": 2, "players": 3})
            assert made.status_code == 200, made.text
            foreign = guest.post("/api/tables", json={"game": "chabut"}, headers={"Origin": "https://other.example"})
            assert (foreign.status_code, foreign.json()["code"]) == (403, "bad_origin")
        address = f"{nginx.site.replace('https', 'wss')}/ws?table={made.json()['table']}"
        with connect(address, ssl=trusted, origin="https://cards.example", open_timeout=PATIENCE) as ws:  # type: ignore[arg-type]
            hello = {"type": "hello", "version": 1, "table": made.json()["table"], "token": None, "seen": 0}
            ws.send(json.dumps(hello))
            assert '"state"' in str(ws.recv(PATIENCE))
        said = Path(unit_server.folder, "log").read_text(encoding="utf-8")
        assert "X-Forwarded-For is not believed" not in said
    finally:
        nginx.remove()


def test_the_environment_of_conda_has_what_the_package_asks_for() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = yaml.safe_load((DEPLOY / "conda.yaml").read_text(encoding="utf-8"))["dependencies"]
    assert f"python {asked['requires-python']}" in found
    assert next(one for one in asked["dependencies"] if one.startswith("numpy")).replace("numpy", "numpy ") in found
    (installed,) = found[-1]["pip"]
    assert installed in {f"ceki[{extra}]" for extra in asked["optional-dependencies"]}
